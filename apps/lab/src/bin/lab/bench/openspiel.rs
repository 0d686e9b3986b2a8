//! The same kind of work done by `OpenSpiel`, as a measure of the machine.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, bail};
use lab::measure::Speed;
use serde::Deserialize;

const SCRIPT: &str = include_str!("openspiel.py");

/// What `OpenSpiel` does on this machine in a second now.
#[derive(Deserialize)]
pub(crate) struct OpenSpiel {
    /// Decisions in whole games, the deal included, as ours are measured.
    hearts: f64,
    /// Decisions in nothing but roll-outs from one hand that is dealt: the leanest loop it has.
    hearts_roll_outs: f64,
    /// Iterations of ISMCTS.
    gin_rummy: f64,
}

pub(crate) fn measure() -> anyhow::Result<OpenSpiel> {
    let folder = env::temp_dir().join(format!("pentapolis-openspiel-{}", std::process::id()));
    let measured = measure_in(&folder);
    fs::remove_dir_all(&folder).ok();
    measured
}

fn measure_in(folder: &Path) -> anyhow::Result<OpenSpiel> {
    println!("── installing open_spiel from PyPI into {}", folder.display());
    let folder_name = folder.to_str().context("the temporary folder has no readable name")?;
    run("python3", &["-m", "venv", folder_name])?;
    let python = folder.join("bin/python");
    let python = python.to_str().context("the temporary folder has no readable name")?;
    run(python, &["-m", "pip", "install", "--quiet", "open_spiel"])?;
    let json = run(python, &["-c", SCRIPT])?;
    serde_json::from_str(&json).context("the answer of OpenSpiel cannot be read")
}

fn run(program: &str, args: &[&str]) -> anyhow::Result<String> {
    let output = Command::new(program).args(args).output().with_context(|| program.to_owned())?;
    if !output.status.success() {
        bail!("{program} failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

impl OpenSpiel {
    pub(crate) fn compare(&self, speeds: &[Speed]) {
        println!("\nOpenSpiel in a second: {:.0} decisions in whole games of hearts,", self.hearts);
        println!("{:.0} in roll-outs of a dealt hand,", self.hearts_roll_outs);
        println!("{:.0} iterations of ISMCTS in gin_rummy", self.gin_rummy);
        println!(
            "{:<20} {:>7} {:>16} {:>16} {:>20}",
            "game", "players", "× its games", "× its roll-outs", "× its iterations"
        );
        for speed in speeds {
            println!(
                "{:<20} {:>7} {:>16.1} {:>16.1} {:>20.1}",
                speed.game,
                speed.players,
                speed.decisions_per_second / self.hearts,
                speed.decisions_per_second / self.hearts_roll_outs,
                speed.random_iterations_per_second / self.gin_rummy
            );
        }
    }
}

//! The chores of this project: `cargo xtask test | bench | rules | bless | soak | postgres | load | shots | python`.

#![allow(clippy::print_stdout, reason = "chores talk to the person who runs them")]

mod axe;
mod check;
mod crates;
mod layers;
mod load;
mod postgres;
mod python;
mod rules;
mod skeleton;
mod styles;
mod system;
mod tree;
mod unused;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Everything that must hold: format, lints, layers, skeleton, crates, styles, rules, documentation, all tests.
    Test,
    /// Measure random play and search; `--help` after it tells more.
    #[command(disable_help_flag = true)]
    Bench(Lab),
    /// List the tests that cite each numbered rule; fail on a rule without one.
    Rules {
        /// Only this game, with the names of the tests.
        game: Option<String>,
    },
    /// Rewrite the golden games after an intended change.
    Bless,
    /// Play games by the million with all checks on; `--help` after it tells more.
    #[command(disable_help_flag = true)]
    Soak(Lab),
    /// Run a command while a PostgreSQL server for tests is up.
    Postgres(postgres::Postgres),
    /// Drive a server with thousands of tables and print what it carries.
    Load(load::Load),
    /// Take pictures of every game in a real browser, into `target/shots`.
    Shots {
        /// Only this game.
        game: Option<String>,
        /// The languages of the pages.
        #[arg(long, default_values = ["en", "hu"])]
        lang: Vec<String>,
    },
    /// Build the wheel and test it in an environment of its own, under `target/python`.
    Python(python::Python),
}

fn main() -> ExitCode {
    let result = match Cli::parse().chore {
        Chore::Test => check::run(),
        Chore::Bench(lab) => lab.run("bench"),
        Chore::Rules { game } => rules::run(game.as_deref()),
        Chore::Bless => cargo(
            "rewrite the golden games",
            &["test", "--workspace", "--quiet", "golden"],
            &[("BLESS", "1")],
        ),
        Chore::Soak(lab) => lab.run("soak"),
        Chore::Postgres(postgres) => postgres.run(),
        Chore::Load(load) => load.run(),
        Chore::Shots { game, lang } => shots(game.as_deref(), &lang),
        Chore::Python(python) => python.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// What the laboratory is asked for.
#[derive(Args)]
struct Lab {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

impl Lab {
    /// What is measured or played by the million runs optimised; with editions of any numbers, overflows are caught.
    fn run(&self, what: &str) -> anyhow::Result<()> {
        system::ensure("python3", "python3")?;
        let profile = if self.args.iter().any(|arg| arg == "--editions") { "checked" } else { "release" };
        let mut args = vec!["run", "--profile", profile, "--quiet", "--package", "lab", "--", what];
        args.extend(self.args.iter().map(String::as_str));
        cargo("laboratory", &args, &[])
    }
}

fn shots(game: Option<&str>, languages: &[String]) -> anyhow::Result<()> {
    system::ensure_browser()?;
    for lang in languages {
        let mut args = vec!["run", "--quiet", "--package", "web", "--example", "shots", "--", lang];
        args.extend(game);
        cargo("pictures", &args, &[])?;
    }
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs cargo in the root of the workspace.
fn cargo(purpose: &str, args: &[&str], environment: &[(&str, &str)]) -> anyhow::Result<()> {
    println!("── {purpose}: cargo {}", args.join(" "));
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .context("cargo cannot be started")?;
    if status.success() { Ok(()) } else { bail!("{purpose}") }
}

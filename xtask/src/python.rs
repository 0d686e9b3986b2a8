//! The wheel: built, installed into an environment of its own, and held against the suites of others.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use clap::Args;

use crate::{root, system};

/// What the wheel is asked for.
#[derive(Args)]
pub(crate) struct Python {
    /// Measure how fast it steps, instead of testing it.
    #[arg(long)]
    bench: bool,
    /// Passed on to pytest, or to the measurement.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

impl Python {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let python = environment()?;
        build(&python)?;
        let project = project();
        let mut args = if self.bench {
            vec![project.join("tests/bench.py").display().to_string()]
        } else {
            let cache = format!("cache_dir={}", folder().join("pytest").display());
            let tests = project.join("tests").display().to_string();
            ["-m", "pytest", "--quiet", "-o", &cache, &tests].map(str::to_owned).to_vec()
        };
        args.extend(self.args.iter().cloned());
        call(if self.bench { "measure" } else { "tests in Python" }, &python, &args)
    }
}

fn folder() -> PathBuf {
    root().join("target/python")
}

fn project() -> PathBuf {
    root().join("apps/python")
}

/// An interpreter with everything that the tests need, and nothing else.
fn environment() -> anyhow::Result<PathBuf> {
    system::ensure("python3", "python3")?;
    system::ensure_that("venv of Python", "python3-venv", can_make_environments)?;
    let (home, wanted) = (folder().join("env"), project().join("tests/requirements.txt"));
    let python = home.join("bin/python");
    if !python.exists() {
        fs::create_dir_all(folder())?;
        call("environment", Path::new("python3"), &["-m".into(), "venv".into(), home.display().to_string()])?;
    }
    let (installed, text) = (home.join("installed.txt"), fs::read_to_string(&wanted)?);
    if fs::read_to_string(&installed).ok().as_ref() != Some(&text) {
        let wanted = wanted.display().to_string();
        pip(&python, &["install", "--quiet", "--requirement", &wanted])?;
        fs::write(installed, text)?;
    }
    Ok(python)
}

/// The module alone may be there without what it needs.
fn can_make_environments() -> bool {
    let tried = Command::new("python3").args(["-c", "import venv, ensurepip"]).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

fn build(python: &Path) -> anyhow::Result<()> {
    let wheels = folder().join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    let manifest = project().join("Cargo.toml").display().to_string();
    let out = wheels.display().to_string();
    let args =
        ["-m", "maturin", "build", "--release", "--quiet", "--manifest-path", &manifest, "--out", &out];
    call("wheel", python, &args.map(str::to_owned))?;
    let wheel = fs::read_dir(&wheels)?.next().context("maturin built no wheel")??.path();
    let wheel = wheel.display().to_string();
    pip(python, &["install", "--quiet", "--force-reinstall", "--no-deps", &wheel])
}

fn pip(python: &Path, args: &[&str]) -> anyhow::Result<()> {
    let args: Vec<String> =
        ["-m", "pip", "--disable-pip-version-check"].iter().chain(args).map(ToString::to_string).collect();
    call("packages", python, &args)
}

fn call(purpose: &str, python: &Path, args: &[String]) -> anyhow::Result<()> {
    println!("── {purpose}: {} {}", python.display(), args.join(" "));
    let target = root().join("target");
    let status = Command::new(python)
        .args(args)
        .env("CARGO_TARGET_DIR", target)
        .current_dir(root())
        .status()
        .with_context(|| format!("{} cannot be started", python.display()))?;
    if status.success() { Ok(()) } else { bail!("{purpose}") }
}

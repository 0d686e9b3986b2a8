//! What the tests need from the system's packages.

use std::process::{Command, Stdio};

use anyhow::bail;

/// Makes sure that a program can be started; installs its package where it is missing, and says so.
pub(crate) fn ensure(program: &str, package: &str) -> anyhow::Result<()> {
    ensure_that(program, package, || is_there(program))
}

/// A browser that tests can drive.
pub(crate) fn ensure_browser() -> anyhow::Result<()> {
    ensure("chromium", "chromium")?;
    ensure("chromedriver", "chromium-driver")
}

/// As [`ensure`], for what is found by other means than its name.
pub(crate) fn ensure_that(what: &str, package: &str, is_there: impl Fn() -> bool) -> anyhow::Result<()> {
    if is_there() {
        return Ok(());
    }
    println!("── {what} is missing: installing the package {package}");
    let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
    let _ = Command::new("apt-get")
        .args(["install", "--yes", "--quiet", "--no-install-recommends", package])
        .status();
    if is_there() { Ok(()) } else { bail!("{what} is needed: please install the package {package}") }
}

fn is_there(program: &str) -> bool {
    let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

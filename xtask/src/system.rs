//! What the tests need from the system's packages.

use std::process::{Command, Stdio};

use anyhow::bail;

/// Makes sure that a program can be started; installs its package where it is missing, and says so.
pub(crate) fn ensure(program: &str, package: &str) -> anyhow::Result<()> {
    if is_there(program) {
        return Ok(());
    }
    println!("── {program} is missing: installing the package {package}");
    let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
    let _ = Command::new("apt-get")
        .args(["install", "--yes", "--quiet", "--no-install-recommends", package])
        .status();
    if is_there(program) {
        Ok(())
    } else {
        bail!("{program} is needed: please install the package {package}")
    }
}

fn is_there(program: &str) -> bool {
    let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

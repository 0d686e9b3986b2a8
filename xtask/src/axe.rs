//! axe-core, which tells the tests in the browser what stands in the way of people who use a page in another way.
//! It comes in a package for Python, because the tests need Python already and nothing needs Node; it is checked and
//! kept in `target`: nothing ships it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

use crate::{root, system};

/// The package that brings axe-core 4.12.1 along.
const PACKAGE: &str = "axe-playwright-python==0.1.8";
const WHEEL: &str = "axe_playwright_python-0.1.8-py3-none-any.whl";
const SHA256: &str = "fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8";

/// Makes sure that `target/axe-core/axe_playwright_python/axe.min.js` is there.
pub(crate) fn ensure() -> anyhow::Result<()> {
    let folder = root().join("target/axe-core");
    let stamp = folder.join("package");
    if fs::read_to_string(&stamp).is_ok_and(|found| found == PACKAGE) {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    fetch(&folder).context("axe-core is needed for the tests of the pages")?;
    Ok(fs::write(stamp, PACKAGE)?)
}

fn fetch(folder: &Path) -> anyhow::Result<()> {
    system::ensure_that("pip of Python", "python3-pip", has_pip)?;
    run(folder, &["-m", "pip", "download", "--quiet", "--no-deps", "--dest", ".", PACKAGE])?;
    check(folder)?;
    run(folder, &["-m", "zipfile", "--extract", WHEEL, "."])
}

fn has_pip() -> bool {
    let quiet = Command::new("python3").args(["-m", "pip", "--version"]).stdout(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// What came must be what was once looked at.
fn check(folder: &Path) -> anyhow::Result<()> {
    let sum = Command::new("sha256sum").arg(WHEEL).current_dir(folder).output()?;
    let sum = String::from_utf8_lossy(&sum.stdout);
    ensure!(sum.starts_with(SHA256), "{WHEEL} is not the one that is expected: its sum is {sum}");
    Ok(())
}

fn run(folder: &Path, args: &[&str]) -> anyhow::Result<()> {
    let status = Command::new("python3").args(args).current_dir(folder).status();
    let status = status.context("python3 cannot be started")?;
    ensure!(status.success(), "python3 {} failed", args.join(" "));
    Ok(())
}

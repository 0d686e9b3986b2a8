//! axe-core, which tells the tests in the browser what stands in the way of people who use a page in another way.
//! It is fetched from the registry that npm knows, checked, and kept in `target`: nothing ships it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

use crate::{root, system};

const VERSION: &str = "4.14.0";
/// Of the package as the registry gives it out.
const SHA512: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
                      5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";
/// What the tests read, inside the package and inside `target/axe-core`.
const SCRIPT: &str = "package/axe.min.js";

/// Makes sure that the script is there.
pub(crate) fn ensure() -> anyhow::Result<()> {
    let folder = root().join("target/axe-core");
    let stamp = folder.join("version");
    if fs::read_to_string(&stamp).is_ok_and(|found| found == VERSION) {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    fetch(&folder).context("axe-core is needed for the tests of the pages")?;
    Ok(fs::write(stamp, VERSION)?)
}

fn fetch(folder: &Path) -> anyhow::Result<()> {
    system::ensure("npm", "npm")?;
    let (package, file) = (format!("axe-core@{VERSION}"), format!("axe-core-{VERSION}.tgz"));
    run(folder, "npm", &["pack", &package, "--ignore-scripts", "--silent"])?;
    check(folder, &file)?;
    run(folder, "tar", &["--extract", "--gzip", "--file", &file, SCRIPT])
}

/// What came must be what was once looked at.
fn check(folder: &Path, file: &str) -> anyhow::Result<()> {
    let sum = Command::new("sha512sum").arg(file).current_dir(folder).output()?;
    let sum = String::from_utf8_lossy(&sum.stdout);
    ensure!(sum.starts_with(SHA512), "{file} is not the one that is expected: its sum is {sum}");
    Ok(())
}

fn run(folder: &Path, program: &str, args: &[&str]) -> anyhow::Result<()> {
    let status = Command::new(program).args(args).current_dir(folder).status();
    let status = status.with_context(|| format!("{program} cannot be started"))?;
    ensure!(status.success(), "{program} {} failed", args.join(" "));
    Ok(())
}

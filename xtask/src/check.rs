//! `cargo xtask test`: the one command.

use std::time::Instant;

use crate::{cargo, layers, rules, system};

pub(crate) fn run() -> anyhow::Result<()> {
    let began = Instant::now();
    system::ensure("python3", "python3")?;
    layers::check()?;
    rules::run(None)?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo("lints", &lints, &[])?;
    cargo("tests", &["test", "--workspace", "--no-fail-fast"], &[])?;
    let docs = ["doc", "--workspace", "--no-deps", "--quiet", "--document-private-items"];
    cargo("documentation", &docs, &[("RUSTDOCFLAGS", "--deny warnings")])?;
    println!("everything holds, after {} s", began.elapsed().as_secs());
    Ok(())
}

//! `cargo xtask test`: the one command.

use std::time::Instant;

use crate::{cargo, crates, layers, postgres, rules, system};

pub(crate) fn run() -> anyhow::Result<()> {
    let began = Instant::now();
    system::ensure("python3", "python3")?;
    system::ensure_browser()?;
    layers::check()?;
    crates::check()?;
    rules::run(None)?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo("lints", &lints, &[])?;
    let server = postgres::Server::start()?;
    cargo("tests", &["test", "--workspace", "--no-fail-fast"], &[(postgres::URL, &server.url())])?;
    drop(server);
    let docs = ["doc", "--workspace", "--no-deps", "--quiet", "--document-private-items"];
    cargo("documentation", &docs, &[("RUSTDOCFLAGS", "--deny warnings")])?;
    println!("everything holds, after {} s", began.elapsed().as_secs());
    Ok(())
}

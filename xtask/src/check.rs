//! `cargo xtask test`: the one command.

use std::time::{Duration, Instant};

use anyhow::Context;

use crate::{axe, cargo, crates, layers, postgres, rules, skeleton, styles, system, unused};

struct Step {
    name: &'static str,
    run: fn() -> anyhow::Result<()>,
}

/// What is over soonest comes first.
const STEPS: [Step; 12] = [
    Step { name: "programs the tests need", run: programs },
    Step { name: "sources of all crates", run: sources },
    Step { name: "layers", run: layers::check },
    Step { name: "skeleton", run: skeleton::check },
    Step { name: "crates", run: crates::check },
    Step { name: "dependencies in use", run: unused::check },
    Step { name: "styles", run: styles::check },
    Step { name: "rules", run: || rules::run(None) },
    Step { name: "format", run: format },
    Step { name: "lints", run: lints },
    Step { name: "tests", run: all_tests },
    Step { name: "documentation", run: documentation },
];

pub(crate) fn run() -> anyhow::Result<()> {
    let began = Instant::now();
    for (number, step) in (1..).zip(&STEPS) {
        println!("══ {}", heading(number, step.name, began.elapsed()));
        (step.run)().with_context(|| heading(number, step.name, began.elapsed()))?;
    }
    println!("everything holds, after {}", spoken(began.elapsed()));
    Ok(())
}

fn heading(number: usize, name: &str, elapsed: Duration) -> String {
    format!("step {number} of {}, after {}: {name}", STEPS.len(), spoken(elapsed))
}

fn spoken(time: Duration) -> String {
    match (time.as_secs() / 60, time.as_secs() % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

fn programs() -> anyhow::Result<()> {
    system::ensure("python3", "python3")?;
    system::ensure_browser()?;
    axe::ensure()
}

/// A fresh machine has none of them, and the steps that read them ask no network.
fn sources() -> anyhow::Result<()> {
    cargo("sources of all crates", &["fetch", "--locked"], &[])
}

fn format() -> anyhow::Result<()> {
    cargo("format", &["fmt", "--all", "--check"], &[])
}

fn lints() -> anyhow::Result<()> {
    let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo("lints", &lints, &[])
}

fn all_tests() -> anyhow::Result<()> {
    let server = postgres::Server::start()?;
    cargo("tests", &["test", "--workspace", "--no-fail-fast"], &[(postgres::URL, &server.url())])
}

fn documentation() -> anyhow::Result<()> {
    let docs = ["doc", "--workspace", "--no-deps", "--quiet", "--document-private-items"];
    cargo("documentation", &docs, &[("RUSTDOCFLAGS", "--deny warnings")])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_says_how_far_it_is() {
        assert_eq!(heading(6, "lints", Duration::from_secs(5)), "step 6 of 12, after 5 s: lints");
        assert_eq!(heading(7, "tests", Duration::from_secs(185)), "step 7 of 12, after 3 min 5 s: tests");
    }
}

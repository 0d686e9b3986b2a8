//! What is measured or played by the million: `cargo xtask bench` and `cargo xtask soak` start it, optimised.

#![allow(clippy::print_stdout, reason = "it talks to the person who measures")]

mod bar;
mod bench;
mod soak;

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Lab {
    /// Measure random play and search: decisions, games and iterations per second, state size, clone time.
    Bench(bench::Bench),
    /// Play games by the million with all checks on.
    Soak(soak::Soak),
}

fn main() -> ExitCode {
    let result = match Lab::parse() {
        Lab::Bench(bench) => bench.run(),
        Lab::Soak(soak) => soak.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

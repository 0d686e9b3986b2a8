//! The program: serve, play in the terminal, simulate, talk to other programs, look at games, editions and rules.

mod admin;
mod blocks;
mod cli;
mod editions;
mod ladder;
mod menu;
mod play;
mod protocol;
mod replay;
mod report;
mod rules;
mod serve;
mod simulate;
mod speech;
mod tune;

use std::process::ExitCode;

use clap::Parser;
use cli::{Cli, Command};
use speech::styled;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = cli.lang();
    match run(cli) {
        Ok(code) => code,
        Err(error) => {
            let word = styled(speech::ERROR, speech::words(lang).word("error"));
            anstream::eprintln!("{word}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let lang = cli.lang();
    if let Some(folder) = &cli.editions {
        editions::load_all(folder, lang)?;
    }
    match cli.command {
        None => serve::run(&cli::Serve::plain()),
        Some(Command::Serve(serve)) => serve::run(&serve),
        Some(Command::Admin(admin)) => admin::run(&admin),
        Some(Command::Play(play)) if play.game.is_none() && play.load.is_none() => menu::run(lang),
        Some(Command::Play(play)) => play::run(&play, lang),
        Some(Command::Simulate(simulation)) => simulate::run(&simulation, lang),
        Some(Command::Ladder(ladder)) => ladder::run(&ladder, lang),
        Some(Command::Tune(tune)) => tune::run(&tune, lang),
        Some(Command::Fit(fit)) => tune::fit(&fit, lang),
        Some(Command::Protocol { game }) => protocol::run(&game),
        Some(Command::Replay { file, at }) => replay::replay(&file, at, lang),
        Some(Command::Verify { file }) => return replay::verify(&file, lang),
        Some(Command::Editions(command)) => editions::run(&command, lang),
        Some(Command::Rules { game }) => rules::run(&game, lang),
    }?;
    Ok(ExitCode::SUCCESS)
}

//! Many games of bots, and the table of what came out.

use catalog::Wish;
use game::{Lang, Phrase, Words};
use indicatif::{ProgressBar, ProgressStyle};
use lab::Crew;
use lab::simulate::{self, Report, Simulation};
use lab::study;

use crate::cli::{Setup, Simulate};
use crate::report;
use crate::speech::{self, STRONG, styled};

pub(crate) fn run(args: &Simulate, lang: Lang) -> anyhow::Result<()> {
    let kind = speech::game(&args.game, lang)?;
    let seats = args.setup.players.unwrap_or_else(|| (args.bots.len() as u8).max(*kind.seats().start()));
    let bots = match args.bots[..] {
        [bot] => vec![bot; usize::from(seats)],
        _ if args.bots.len() == usize::from(seats) => args.bots.clone(),
        _ => return Err(speech::refused(&too_many_bots(args.bots.len(), seats), lang)),
    };
    let simulation = Simulation {
        wish: wish(&args.setup, seats),
        games: args.games,
        bots,
        iterations: args.iterations,
        seed: args.work.seed,
    };
    let bar = bar(args.games)?;
    let progress = |games| bar.inc(games);
    let (simulation, crew) = (&simulation, &Crew::new(args.work.threads(), &progress)?);
    if let Some(path) = &args.report {
        let study = speech::granted(catalog::ask(&args.game, study::Run { simulation, crew })?, lang)?;
        bar.finish_and_clear();
        let bots = simulation.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let page = report::page(&study, &bots, &speech::words_of(kind, lang))?;
        return speech::write_file(path, &page, lang);
    }
    let report = speech::granted(catalog::ask(&args.game, simulate::Run { simulation, crew })?, lang)?;
    bar.finish_and_clear();
    if args.json {
        anstream::println!("{}", serde_json::to_string(&report)?);
    } else if args.csv {
        print_csv(&report);
    } else {
        print_table(&report, &speech::words(lang));
    }
    Ok(())
}

fn too_many_bots(bots: usize, seats: u8) -> Phrase {
    Phrase::new("simulate-bots").with("count", bots as i64).with("seats", seats)
}

pub(crate) fn wish(setup: &Setup, seats: u8) -> Wish {
    Wish { seats, edition: setup.edition.clone(), variants: setup.variants.clone() }
}

pub(crate) fn bar(length: u64) -> anyhow::Result<ProgressBar> {
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}")?))
}

fn print_csv(report: &Report) {
    anstream::println!(
        "bot,win_share,win_share_low,win_share_high,mean_score,mean_score_low,mean_score_high"
    );
    for seat in &report.seats {
        let ([win_low, win_high], [score_low, score_high]) = (seat.win_share_ci, seat.mean_score_ci);
        anstream::println!(
            "{},{:.4},{win_low:.4},{win_high:.4},{:.3},{score_low:.3},{score_high:.3}",
            seat.bot,
            seat.win_share,
            seat.mean_score
        );
    }
}

fn print_table(report: &Report, words: &Words) {
    let [bot, wins, score] = ["simulate-bot", "simulate-wins", "simulate-score"].map(|key| words.word(key));
    anstream::println!("{}", styled(STRONG, format!("{bot:<10} {wins:>24} {score:>24}")));
    for seat in &report.seats {
        let ([win_low, win_high], [score_low, score_high]) = (seat.win_share_ci, seat.mean_score_ci);
        let wins = format!("{:.3} [{win_low:.3}, {win_high:.3}]", seat.win_share);
        let score = format!("{:.2} [{score_low:.2}, {score_high:.2}]", seat.mean_score);
        anstream::println!("{:<10} {wins:>24} {score:>24}", seat.bot.to_string());
    }
    let summary = Phrase::new("simulate-summary")
        .with("games", report.games as i64)
        .with("rounds", format!("{:.2}", report.mean_rounds))
        .with("unfinished", report.unfinished as i64)
        .with("speed", format!("{:.0}", report.decisions_per_second));
    anstream::println!("{}", words.say(&summary));
}

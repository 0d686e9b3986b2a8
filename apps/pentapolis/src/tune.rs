//! Better weights for a judge, from games of greedy players.

use std::fs;

use anyhow::{Context, bail};
use catalog::tune::Tuning;
use game::{Lang, Phrase};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::Tune;
use crate::simulate::wish;
use crate::speech;

pub(crate) fn run(args: &Tune, lang: Lang) -> anyhow::Result<()> {
    let kind = catalog::find(&args.game)?;
    let seats = args.setup.players.unwrap_or_else(|| 4.min(*kind.seats().end()));
    if seats < 2 {
        bail!("weights are tuned by playing against others: at least 2 players are needed");
    }
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let tuning = Tuning {
        wish: wish(&args.setup, seats),
        steps: args.steps,
        deals: args.deals,
        trial: args.trial,
        threads,
        seed: args.seed,
    };
    let bar = ProgressBar::new(args.steps)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}")?);
    let tuned = kind.tune(&tuning, &|steps| bar.inc(steps))?;
    bar.finish_and_clear();
    match &args.out {
        Some(path) => fs::write(path, &tuned.text).with_context(|| path.display().to_string())?,
        None => anstream::print!("{}", tuned.text),
    }
    let [low, high] = tuned.win_share_ci;
    let result = Phrase::new("tune-result")
        .with("games", tuned.games as i64)
        .with("share", format!("{:.3} [{low:.3}, {high:.3}]", tuned.win_share))
        .with("even", format!("{:.3}", 1.0 / f64::from(seats)));
    anstream::eprintln!("{}", speech::words(lang).say(&result));
    Ok(())
}

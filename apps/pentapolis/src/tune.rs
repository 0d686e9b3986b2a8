//! Better weights for a judge, from games of greedy players.

use std::path::Path;

use catalog::GameKind;
use game::{Lang, Phrase};
use lab::Crew;
use lab::fit::{self, Fitting};
use lab::tune::{self, Tuning};

use crate::cli::{Fit, Setup, Tune};
use crate::simulate::{bar, wish};
use crate::speech;

pub(crate) fn run(args: &Tune, lang: Lang) -> anyhow::Result<()> {
    let kind = speech::game(&args.game, lang)?;
    let seats = players(kind, &args.setup, lang)?;
    let tuning = Tuning {
        wish: wish(&args.setup, seats),
        steps: args.steps,
        deals: args.deals,
        trial: args.trial,
        seed: args.work.seed,
    };
    let bar = bar(args.steps)?;
    let progress = |steps| bar.inc(steps);
    let crew = Crew::new(args.work.threads(), &progress)?;
    let tuned = speech::granted(catalog::ask(&args.game, tune::Run { tuning: &tuning, crew: &crew })?, lang)?;
    bar.finish_and_clear();
    write(&tuned.text, args.out.as_deref(), lang)?;
    let [low, high] = tuned.win_share_ci;
    let result = Phrase::new("tune-result")
        .with("games", tuned.games as i64)
        .with("share", format!("{:.3} [{low:.3}, {high:.3}]", tuned.win_share))
        .with("even", format!("{:.3}", 1.0 / f64::from(seats)));
    anstream::eprintln!("{}", speech::words(lang).say(&result));
    Ok(())
}

pub(crate) fn fit(args: &Fit, lang: Lang) -> anyhow::Result<()> {
    let kind = speech::game(&args.game, lang)?;
    let seats = players(kind, &args.setup, lang)?;
    let fitting = Fitting {
        wish: wish(&args.setup, seats),
        games: args.games,
        only_spread: args.only_spread,
        steps: args.steps,
        seed: args.work.seed,
    };
    let bar = bar(args.steps)?;
    let progress = |steps| bar.inc(steps);
    let crew = Crew::new(args.work.threads(), &progress)?;
    let fitted =
        speech::granted(catalog::ask(&args.game, fit::Run { fitting: &fitting, crew: &crew })?, lang)?;
    bar.finish_and_clear();
    write(&fitted.text, args.out.as_deref(), lang)?;
    let result = Phrase::new("fit-result")
        .with("even", format!("{:.3}", fitted.even))
        .with("before", format!("{:.3}", fitted.before))
        .with("after", format!("{:.3}", fitted.after));
    anstream::eprintln!("{}", speech::words(lang).say(&result));
    Ok(())
}

fn players(kind: &dyn GameKind, setup: &Setup, lang: Lang) -> anyhow::Result<u8> {
    let seats = setup.players.unwrap_or_else(|| 4.min(*kind.seats().end()));
    if seats < 2 {
        return Err(speech::refused(&Phrase::new("tune-alone"), lang));
    }
    Ok(seats)
}

fn write(text: &str, out: Option<&Path>, lang: Lang) -> anyhow::Result<()> {
    match out {
        Some(path) => speech::write_file(path, text, lang)?,
        None => anstream::print!("{text}"),
    }
    Ok(())
}

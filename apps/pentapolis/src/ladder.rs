//! How strong the bots are against each other.

use catalog::BotName;
use catalog::ladder::{Climb, Ladder};
use game::{Lang, Words};

use crate::cli;
use crate::simulate::{bar, wish};
use crate::speech::{self, STRONG, styled};

pub(crate) fn run(args: &cli::Ladder, lang: Lang) -> anyhow::Result<()> {
    let kind = catalog::find(&args.game)?;
    let seats = args.setup.players.unwrap_or_else(|| 4.min(*kind.seats().end()));
    let bots = match &args.bots[..] {
        [] => [BotName::Random].into_iter().chain(BotName::LEVELS).collect(),
        named => named.to_vec(),
    };
    let games = args.blocks * u64::from(seats) * (bots.len() as u64).saturating_sub(1);
    let bar = bar(games)?;
    let climb = Climb {
        wish: wish(&args.setup, seats),
        bots,
        blocks: args.blocks,
        iterations: args.iterations,
        threads: args.work.threads(),
        seed: args.work.seed,
    };
    let ladder = kind.ladder(&climb, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    if args.json {
        anstream::println!("{}", serde_json::to_string(&ladder)?);
    } else {
        print_table(&ladder, &speech::words(lang));
    }
    Ok(())
}

fn print_table(ladder: &Ladder, words: &Words) {
    let [bot, rating, share, games] =
        ["simulate-bot", "ladder-rating", "ladder-share", "ladder-games"].map(|key| words.word(key));
    anstream::println!("{}", styled(STRONG, format!("{bot:<14} {rating:>24} {share:>30} {games:>8}")));
    for rung in ladder.rungs.iter().rev() {
        let [low, high] = rung.rating_ci;
        let rating = format!("{:.0} [{low:.0}, {high:.0}]", rung.rating);
        let (share, games) = rung.against_below.map_or_else(Default::default, |duel| {
            let [low, high] = duel.win_share_ci;
            (format!("{:.3} [{low:.3}, {high:.3}]", duel.win_share), duel.games.to_string())
        });
        anstream::println!("{:<14} {rating:>24} {share:>30} {games:>8}", rung.bot.to_string());
    }
}

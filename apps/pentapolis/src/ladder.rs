//! How strong the bots are against each other.

use catalog::BotName;
use game::{Lang, Words};
use lab::Crew;
use lab::ladder::{self, Climb, Ladder};

use crate::blocks::Block;
use crate::cli;
use crate::simulate::{bar, wish};
use crate::speech::{self, STRONG, styled};

pub(crate) fn run(args: &cli::Ladder, lang: Lang) -> anyhow::Result<()> {
    let kind = speech::game(&args.game, lang)?;
    let seats = args.setup.players.unwrap_or_else(|| 4.min(*kind.seats().end()));
    let bots = match &args.bots[..] {
        [] => [BotName::Random].into_iter().chain(BotName::LEVELS).collect(),
        named => named.to_vec(),
    };
    let block = block(args, &bots)?;
    let games = args.blocks * u64::from(seats) * (bots.len() as u64).saturating_sub(1);
    let bar = bar(games)?;
    let climb = Climb {
        wish: wish(&args.setup, seats),
        bots,
        blocks: args.blocks,
        iterations: args.iterations,
        seed: args.work.seed,
    };
    let progress = |games| bar.inc(games);
    let crew = Crew::new(args.work.threads(), &progress)?;
    let ladder = catalog::ask(&args.game, ladder::Run { climb: &climb, crew: &crew })?;
    let ladder = speech::granted(ladder, lang)?;
    bar.finish_and_clear();
    let words = speech::words(lang);
    match block {
        Some(block) => return block.write(&markdown(&ladder, &words)),
        None if args.json => anstream::println!("{}", serde_json::to_string(&ladder)?),
        None => print_table(&ladder, &words),
    }
    Ok(())
}

/// Where in a document the table belongs, if it is to be written to one.
fn block(args: &cli::Ladder, bots: &[BotName]) -> anyhow::Result<Option<Block>> {
    let bots: Vec<String> = bots.iter().map(BotName::to_string).collect();
    let name = format!("ladder {} {}", args.game, bots.join(","));
    args.write.as_ref().map(|file| Block::find(file, name)).transpose()
}

/// The table, with the command that writes it.
fn markdown(ladder: &Ladder, words: &Words) -> String {
    let command: Vec<String> = std::env::args().skip(1).collect();
    let mut text = format!("`pentapolis {}`\n\n", command.join(" "));
    let line = |cells: [String; 4]| format!("| {} |\n", cells.join(" | "));
    text += &line(headings(words));
    text += "|---|---|---|---|\n";
    text.extend(rows(ladder).map(line));
    text
}

fn headings(words: &Words) -> [String; 4] {
    ["simulate-bot", "ladder-rating", "ladder-share", "ladder-games"].map(|key| words.word(key))
}

/// The strongest first.
fn rows(ladder: &Ladder) -> impl Iterator<Item = [String; 4]> {
    ladder.rungs.iter().rev().map(|rung| {
        let [low, high] = rung.rating_ci;
        let rating = format!("{:.0} [{low:.0}, {high:.0}]", rung.rating);
        let (share, games) = rung.against_below.map_or_else(Default::default, |duel| {
            let [low, high] = duel.win_share_ci;
            (format!("{:.3} [{low:.3}, {high:.3}]", duel.win_share), duel.games.to_string())
        });
        [rung.bot.to_string(), rating, share, games]
    })
}

fn print_table(ladder: &Ladder, words: &Words) {
    let line =
        |[bot, rating, share, games]: [String; 4]| format!("{bot:<14} {rating:>24} {share:>30} {games:>8}");
    anstream::println!("{}", styled(STRONG, line(headings(words))));
    for row in rows(ladder) {
        anstream::println!("{}", line(row));
    }
}

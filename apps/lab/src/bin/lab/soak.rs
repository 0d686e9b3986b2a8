//! `cargo xtask soak`: games by the million with all checks on.

use std::ops::Range;
use std::time::Instant;

use anyhow::{anyhow, bail};
use catalog::{BotName, GameKind, Wish};
use clap::Args;
use lab::soak::{self, Counting, Soaked};
use testkit::Failure;

use crate::bar::watched;

#[derive(Args)]
pub(crate) struct Soak {
    /// The name of a game; by default every game in turn.
    game: Option<String>,
    /// Number of players; by default every number in turn.
    #[arg(long)]
    players: Option<u8>,
    /// Games for each number of players; with --editions, the editions. [default: 1000000, or 10000 editions]
    #[arg(long)]
    games: Option<u64>,
    /// The first seed: go on where an earlier soak stopped.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Who plays: what random players never get to, better ones may.
    #[arg(long, default_value_t = BotName::Random)]
    by: BotName,
    #[arg(long)]
    threads: Option<usize>,
    /// A variant as KEY=VALUE; may be repeated.
    #[arg(long = "variant", value_name = "KEY=VALUE")]
    variants: Vec<String>,
    /// Count and print how often every event occurred; slower.
    #[arg(long)]
    events: bool,
    /// Change the default edition at random and play what the loader accepts, with any players and variants.
    #[arg(long, conflicts_with_all = ["players", "by", "variants", "events"])]
    editions: bool,
}

impl Soak {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        match &self.game {
            Some(game) => self.soak_game(catalog::find(game)?),
            None => catalog::games().iter().try_for_each(|&kind| self.soak_game(kind)),
        }
    }

    fn soak_game(&self, kind: &dyn GameKind) -> anyhow::Result<()> {
        if self.editions {
            return self.soak_editions(kind);
        }
        let counts = self.players.map_or_else(|| kind.seats().collect(), |players| vec![players]);
        for seats in counts {
            let soaked = self.soak(kind, &self.wish(seats)?)?;
            self.report(kind, seats, &soaked);
        }
        Ok(())
    }

    fn wish(&self, seats: u8) -> anyhow::Result<Wish> {
        let variants = self.variants.iter().map(|pair| {
            let pair = pair.split_once('=').ok_or_else(|| anyhow!("`{pair}` is no KEY=VALUE"))?;
            Ok((pair.0.to_owned(), pair.1.to_owned()))
        });
        Ok(Wish { variants: variants.collect::<anyhow::Result<_>>()?, ..Wish::plain(seats) })
    }

    fn seeds(&self) -> Range<u64> {
        let usual = if self.editions { 10_000 } else { 1_000_000 };
        self.from..self.from + self.games.unwrap_or(usual)
    }

    fn length(&self) -> u64 {
        self.seeds().end - self.from
    }

    fn soak(&self, kind: &dyn GameKind, wish: &Wish) -> anyhow::Result<Soaked> {
        let events = if self.events { Counting::Events } else { Counting::Nothing };
        let title = format!("{} players", wish.seats);
        let soaked = watched(&title, self.length(), self.threads, |crew| {
            let run = soak::Run { wish, seeds: self.seeds(), players: self.by, events, crew };
            catalog::ask(kind.name(), run)
        });
        Ok(soaked???)
    }

    fn soak_editions(&self, kind: &dyn GameKind) -> anyhow::Result<()> {
        let began = Instant::now();
        let played = watched(kind.name(), self.length(), self.threads, |crew| {
            catalog::ask(kind.name(), soak::Editions { seeds: self.seeds(), crew })
        })??;
        println!(
            "{} (seeds {} to {}): {} editions accepted, {} changes refused, {} games, {} failed, {:.0} s",
            kind.name(),
            self.from,
            self.seeds().end - 1,
            played.accepted,
            played.refused,
            played.games,
            played.failures.len(),
            began.elapsed().as_secs_f64()
        );
        for Failure { seed, changes, problem } in &played.failures {
            println!(
                "  seed {seed}: {}\n    {}",
                changes.join("\n    and "),
                problem.replace('\n', "\n    ")
            );
        }
        if played.failures.is_empty() {
            Ok(())
        } else {
            bail!("an edition was accepted that cannot be played")
        }
    }

    fn report(&self, kind: &dyn GameKind, seats: u8, soaked: &Soaked) {
        println!(
            "{}, {seats} {} players: {} games (seeds {} to {}), {} decisions, {:.1} rounds on average, no failure",
            kind.name(),
            self.by,
            soaked.games,
            self.from,
            self.seeds().end - 1,
            soaked.decisions,
            soaked.rounds as f64 / soaked.games as f64
        );
        for (rule, games) in &soaked.endings {
            println!("  ended by rule {rule}: {games}");
        }
        for (event, count) in &soaked.events {
            println!("  {count:>12}  {event}");
        }
    }
}

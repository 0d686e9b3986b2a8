//! `cargo xtask soak`: games by the million with all checks on.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::anyhow;
use catalog::measure::{Counting, Soak as Soaked};
use catalog::{BotName, GameKind, Wish};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

/// Seeds are handed to threads in blocks of this many.
const BLOCK: u64 = 200;

#[derive(Args)]
pub(crate) struct Soak {
    game: String,
    /// Number of players; by default every number in turn.
    #[arg(long)]
    players: Option<u8>,
    /// Games for each number of players.
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
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
}

impl Soak {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let kind = catalog::find(&self.game)?;
        let counts = self.players.map_or_else(|| kind.seats().collect(), |players| vec![players]);
        for seats in counts {
            let soaked = self.soak(kind, &self.wish(seats)?)?;
            self.report(seats, &soaked);
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

    fn soak(&self, kind: &dyn GameKind, wish: &Wish) -> anyhow::Result<Soaked> {
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}")?;
        let bar =
            ProgressBar::new(self.games).with_style(style).with_message(format!("{} players", wish.seats));
        let next = AtomicU64::new(self.from);
        let end = self.from + self.games;
        let counting = if self.events { Counting::Events } else { Counting::Nothing };
        let total = Mutex::new(Ok(Soaked::default()));
        let work = || {
            loop {
                let first = next.fetch_add(BLOCK, Ordering::Relaxed);
                if first >= end {
                    return;
                }
                let block = kind.soak(wish, first..end.min(first + BLOCK), self.by, counting);
                bar.inc(end.min(first + BLOCK) - first);
                if let Ok(mut total) = total.lock() {
                    match (&mut *total, block) {
                        (Ok(sum), Ok(block)) => sum.merge(block),
                        (_, Err(error)) => *total = Err(error),
                        (Err(_), _) => {}
                    }
                }
            }
        };
        let threads = self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let failed = thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            running.into_iter().any(|thread| thread.join().is_err())
        });
        bar.finish_and_clear();
        if failed {
            return Err(anyhow!("a game broke a law; its seed is named above"));
        }
        Ok(total.into_inner().map_err(|_| anyhow!("a thread failed"))??)
    }

    fn report(&self, seats: u8, soaked: &Soaked) {
        println!(
            "{}, {seats} {} players: {} games (seeds {} to {}), {} decisions, {:.1} rounds on average, no failure",
            self.game,
            self.by,
            soaked.games,
            self.from,
            self.from + self.games - 1,
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

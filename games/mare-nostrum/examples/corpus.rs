//! Random games with all checks on, and how often everything occurs in them. `corpus GAMES [FROM]`
#![expect(clippy::print_stdout, reason = "it prints its findings")]

use std::collections::BTreeMap;

use game::{Event as _, Options, Sink, Variants};
use mare_nostrum::{Event, MareNostrum};

/// Counts events by message, heroes and wonders by name.
#[derive(Default)]
struct Counter(BTreeMap<String, u64>);

impl Sink<Event> for Counter {
    fn push(&mut self, event: Event) {
        let phrase = event.phrase();
        let name = phrase.args.iter().find(|(key, _)| *key == "name").map(|(_, arg)| format!(" {arg:?}"));
        *self.0.entry(format!("{}{}", phrase.key, name.unwrap_or_default())).or_default() += 1;
    }
}

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let (games, from) = (args.next().unwrap_or(100), args.next().unwrap_or(0));
    let mut counter = Counter::default();
    let mut endings = BTreeMap::new();
    for seats in 3..=5 {
        for set_up in ["basic", "advanced"] {
            for civilizations in ["dealt", "free"] {
                let mut options = Options::<MareNostrum>::plain(seats);
                for (key, value) in [("set-up", set_up), ("civilizations", civilizations)] {
                    options.variants = options.variants.with(key, value).expect("a known variant");
                }
                for seed in from..from + games {
                    let soaked = testkit::soak(&options, seed, &mut counter);
                    *endings.entry((seats, set_up, soaked.outcome.ended_by)).or_insert(0u64) += 1;
                }
            }
        }
    }
    println!("{endings:#?}\n{:#?}", counter.0);
}

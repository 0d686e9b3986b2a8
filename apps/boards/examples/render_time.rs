//! Says how long boards take to draw and how large they are, over random positions and all viewers:
//! `cargo run --release -p boards --example render_time`.

use std::fmt;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use catalog::{Ask, Playable};
use game::{Lang, Options, Viewer, Words};

/// Positions for every number of seats.
const POSITIONS: u64 = 20;
const MOVES_BETWEEN: usize = 15;

#[derive(Default)]
struct Measured {
    boards: u32,
    total: Duration,
    worst: Duration,
    largest: usize,
}

impl Measured {
    fn add(&mut self, took: Duration, bytes: usize) {
        self.boards += 1;
        self.total += took;
        self.worst = self.worst.max(took);
        self.largest = self.largest.max(bytes);
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.total / self.boards.max(1);
        write!(f, "{} boards, mean {mean:.1?}, worst {:.1?}, ", self.boards, self.worst)?;
        write!(f, "largest {} KB", self.largest / 1024)
    }
}

fn main() -> io::Result<()> {
    catalog::games().iter().try_for_each(|kind| catalog::ask(kind.name(), Measure).expect("it is listed"))
}

struct Measure;

impl Ask for Measure {
    type Answer = io::Result<()>;

    fn ask<G: Playable>(self) -> Self::Answer {
        measure::<G>()
    }
}

fn measure<G: Playable>() -> io::Result<()> {
    let mut measured = Measured::default();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[G::locale(lang), boards::words(G::NAME, lang)]);
        for seats in G::SEATS {
            for seed in 0..POSITIONS {
                let moves = MOVES_BETWEEN * seed as usize;
                let game: G = testkit::random_position(&Options::plain(seats), seed, moves);
                for viewer in Viewer::all(seats) {
                    let sight = G::sight(game.hide(viewer));
                    let (took, bytes) = quickest(|| boards::picture(&sight, &words).into_string().len());
                    measured.add(took, bytes);
                }
            }
        }
    }
    writeln!(io::stdout(), "{}: {measured}", G::NAME)
}

/// The best of three runs, so that other work on the machine does not count.
fn quickest(draw: impl Fn() -> usize) -> (Duration, usize) {
    let mut best = (Duration::MAX, 0);
    for _ in 0..3 {
        let start = Instant::now();
        let bytes = draw();
        best = best.min((start.elapsed(), bytes));
    }
    best
}

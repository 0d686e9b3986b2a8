//! `cargo xtask bench`: the speed of random play and of search on one core.

mod openspiel;

use clap::Args;
use lab::measure::{Clock, Speed};

#[derive(Args)]
pub(crate) struct Bench {
    /// Only this game.
    game: Option<String>,
    /// Only with this many players.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Print a JSON list.
    #[arg(long)]
    json: bool,
    /// Compare with `open_spiel`, installed with pip into a temporary folder.
    #[arg(long, conflicts_with = "json")]
    against_openspiel: bool,
}

impl Bench {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let kinds = match &self.game {
            Some(name) => vec![catalog::find(name)?],
            None => catalog::games().to_vec(),
        };
        let openspiel = self.against_openspiel.then(openspiel::measure).transpose()?;
        if !self.json {
            print_head();
        }
        let mut speeds = Vec::new();
        for kind in kinds {
            for seats in kind.seats().filter(|&seats| self.players.is_none_or(|only| only == seats)) {
                let speed = catalog::ask(kind.name(), Clock { seats })?;
                if !self.json {
                    print(&speed);
                }
                speeds.push(speed);
            }
        }
        if self.json {
            println!("{}", serde_json::to_string(&speeds)?);
        }
        if let Some(openspiel) = openspiel {
            openspiel.compare(&speeds);
        }
        Ok(())
    }
}

fn print_head() {
    println!(
        "{:<20} {:>7} {:>12} {:>10} {:>12} {:>15} {:>9} {:>6} {:>9}",
        "game",
        "players",
        "decisions/s",
        "games/s",
        "iterations/s",
        "random roll-out",
        "late p99",
        "bytes",
        "clone ns"
    );
}

fn print(speed: &Speed) {
    println!(
        "{:<20} {:>7} {:>12.0} {:>10.0} {:>12.0} {:>15.0} {:>7.1} % {:>6} {:>9.1}",
        speed.game,
        speed.players,
        speed.decisions_per_second,
        speed.games_per_second,
        speed.iterations_per_second,
        speed.random_iterations_per_second,
        100.0 * speed.lateness,
        speed.state_bytes,
        speed.clone_ns
    );
}

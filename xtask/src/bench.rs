//! `cargo xtask bench`: the speed of random play on one core.

use clap::Args;

#[derive(Args)]
pub(crate) struct Bench {
    /// Only this game.
    game: Option<String>,
    /// Print a JSON list.
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let kinds = match &self.game {
            Some(name) => vec![catalog::find(name)?],
            None => catalog::games().to_vec(),
        };
        let mut speeds = Vec::new();
        if !self.json {
            println!(
                "{:<20} {:>7} {:>14} {:>12} {:>6} {:>9}",
                "game", "players", "decisions/s", "games/s", "bytes", "clone ns"
            );
        }
        for kind in kinds {
            for seats in kind.seats() {
                let speed = kind.speed(seats);
                if !self.json {
                    println!(
                        "{:<20} {:>7} {:>14.0} {:>12.0} {:>6} {:>9.1}",
                        speed.game,
                        speed.players,
                        speed.decisions_per_second,
                        speed.games_per_second,
                        speed.state_bytes,
                        speed.clone_ns
                    );
                }
                speeds.push(speed);
            }
        }
        if self.json {
            println!("{}", serde_json::to_string(&speeds)?);
        }
        Ok(())
    }
}

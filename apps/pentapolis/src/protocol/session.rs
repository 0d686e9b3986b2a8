//! JSON lines for outside bots and test programs. Documented in `docs/protocol.md`.

use bots::{Chance, SeedableRng};
use catalog::{Ask, Playable, Wish};
use game::{Event as _, Misread, Refusal, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// A conversation about one game.
pub(crate) trait Talk {
    /// Answers one line with one line. Whatever comes in, something comes out.
    fn answer(&mut self, line: &str) -> String;
}

/// Begins a conversation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begin;

impl Ask for Begin {
    type Answer = Box<dyn Talk>;

    fn ask<G: Playable>(self) -> Self::Answer {
        Box::new(Session::<G>::default())
    }
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    New {
        seats: u8,
        #[serde(default)]
        seed: u64,
        edition: Option<String>,
        #[serde(default)]
        variants: std::collections::BTreeMap<String, String>,
    },
    Load {
        state: Value,
        #[serde(default)]
        seed: u64,
    },
    Save {},
    Legal {
        seat: Option<u8>,
    },
    Apply {
        seat: Option<u8>,
        action: String,
    },
    Undo {},
    Seen {
        /// Nobody means a spectator.
        seat: Option<u8>,
    },
    Imagine {
        seat: Option<u8>,
        #[serde(default)]
        seed: u64,
    },
    Outcome {},
}

struct Session<G: Playable> {
    game: Option<G>,
    history: Vec<G>,
    rng: Chance,
}

impl<G: Playable> Default for Session<G> {
    fn default() -> Self {
        Session { game: None, history: Vec::new(), rng: Chance::seed_from_u64(0) }
    }
}

impl<G: Playable> Talk for Session<G> {
    fn answer(&mut self, line: &str) -> String {
        let answer = serde_json::from_str::<Request>(line)
            .map_err(|error| error.to_string())
            .and_then(|request| self.carry_out(request));
        answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
    }
}

impl<G: Playable> Session<G> {
    fn carry_out(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::New { seats, seed, edition, variants } => {
                let edition = edition.unwrap_or_else(|| "default".to_owned());
                self.start(&Wish { seats, edition, variants: variants.into_iter().collect() }, seed)
            }
            Request::Load { state, seed } => self.load(state, seed),
            Request::Save {} => Ok(json!({ "state": self.game()? })),
            Request::Legal { seat } => self.legal(seat),
            Request::Apply { seat, action } => self.apply(seat, &action),
            Request::Undo {} => self.undo(),
            Request::Seen { seat } => Ok(json!({ "state": *self.game()?.hide(self.viewer(seat)?) })),
            Request::Imagine { seat, seed } => {
                let world = self.game()?.hide(self.viewer(seat)?).imagine(&mut Chance::seed_from_u64(seed));
                Ok(json!({ "state": world }))
            }
            Request::Outcome {} => Ok(json!({ "outcome": self.game()?.outcome() })),
        }
    }

    fn game(&self) -> Result<&G, String> {
        self.game.as_ref().ok_or_else(|| "there is no game yet: begin with `new` or `load`".to_owned())
    }

    fn begin(&mut self, game: G, rng: Chance) -> Result<Value, String> {
        (self.game, self.rng) = (Some(game), rng);
        self.history.clear();
        self.situation()
    }

    fn start(&mut self, wish: &Wish, seed: u64) -> Result<Value, String> {
        let options = wish.options::<G>().map_err(|error| error.to_string())?;
        let mut rng = Chance::seed_from_u64(seed);
        let game = G::begin(&options, &mut rng).map_err(|error| error.to_string())?;
        self.begin(game, rng)
    }

    fn load(&mut self, state: Value, seed: u64) -> Result<Value, String> {
        let game: G =
            serde_json::from_value(state).map_err(|error| format!("no state of {}: {error}", G::NAME))?;
        game.check_invariants().map_err(|broken| format!("this state is impossible: {broken}"))?;
        self.begin(game, Chance::seed_from_u64(seed))
    }

    /// Who must act, and how far the game is.
    fn situation(&self) -> Result<Value, String> {
        let game = self.game()?;
        Ok(json!({ "to_act": game.to_act(), "round": game.round(), "over": game.outcome().is_some() }))
    }

    /// The seat that was named, or the only one that must act.
    fn seat(&self, seat: Option<u8>) -> Result<Seat, String> {
        let game = self.game()?;
        match seat {
            Some(seat) if seat < game.seats() => Ok(Seat(seat)),
            Some(seat) => Err(format!("there is no seat {seat}; seats are counted from 0")),
            None if game.to_act().len() > 1 => Err("several seats must act: name one".to_owned()),
            None => game.to_act().first().ok_or_else(|| "the game is over".to_owned()),
        }
    }

    fn viewer(&self, seat: Option<u8>) -> Result<Viewer, String> {
        Ok(match seat {
            Some(_) => Viewer::Seat(self.seat(seat)?),
            None => Viewer::Public,
        })
    }

    fn legal(&self, seat: Option<u8>) -> Result<Value, String> {
        let seat = self.seat(seat)?;
        let mut legal = Vec::new();
        self.game()?.legal(seat, &mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        Ok(json!({ "seat": seat, "legal": legal }))
    }

    fn apply(&mut self, seat: Option<u8>, action: &str) -> Result<Value, String> {
        let seat = self.seat(seat)?;
        let parsed: G::Action = action.parse().map_err(|misread: Misread| misread.to_string())?;
        let before = *self.game()?;
        let mut game = before;
        let mut events = Vec::new();
        game.step_aloud(seat, parsed, &mut self.rng, &mut events)
            .map_err(|illegal| format!("`{action}` is refused by rule {}: {illegal:?}", illegal.rule()))?;
        self.history.push(before);
        self.game = Some(game);
        let mut answer = self.situation()?;
        let events: Vec<_> = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(seat))).collect();
        answer["events"] = json!(events);
        Ok(answer)
    }

    fn undo(&mut self) -> Result<Value, String> {
        let before = self.history.pop().ok_or("there is nothing to take back")?;
        self.game = Some(before);
        self.situation()
    }
}

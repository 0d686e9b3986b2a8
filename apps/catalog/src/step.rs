//! The next step of a game of whichever kind: worked out, to be stored, then committed.

use std::any::Any;

use game::{Game, Misread, Outcome, Phrase, Refusal, SeatSet};
use table::{Prepared, Record, Snapshot};

/// What comes next at a table.
pub struct Step {
    pub record: Record,
    /// The state after it, with its secrets.
    pub snapshot: Snapshot,
    pub to_act: SeatSet,
    pub round: u16,
    pub outcome: Option<Outcome>,
    prepared: Box<dyn Any + Send + Sync>,
}

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Step").field("record", &self.record).finish_non_exhaustive()
    }
}

impl Step {
    pub(crate) fn of<G: Game>(prepared: Prepared<G>) -> Self {
        let game = prepared.game();
        Step {
            record: prepared.record().clone(),
            snapshot: Snapshot::of(game),
            to_act: game.to_act(),
            round: game.round(),
            outcome: game.outcome(),
            prepared: Box::new(prepared),
        }
    }

    pub(crate) fn prepared<G: Game>(self) -> Prepared<G> {
        *self.prepared.downcast().expect("a step is committed at the table that prepared it")
    }
}

/// Why a game does not do what it is asked, before it has a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub phrase: Phrase,
    pub rule: Option<&'static str>,
}

impl Refused {
    pub(crate) fn by_rule(illegal: &impl Refusal) -> Self {
        Refused { phrase: illegal.phrase(), rule: Some(illegal.rule()) }
    }

    pub(crate) fn unreadable(misread: &Misread) -> Self {
        Refused { phrase: misread.phrase(), rule: None }
    }
}

impl<I: Refusal> From<table::Refused<I>> for Refused {
    fn from(refused: table::Refused<I>) -> Self {
        let key = match refused {
            table::Refused::Illegal(illegal) => return Refused::by_rule(&illegal),
            table::Refused::NothingToUndo => "undo-nothing",
            table::Refused::TooLateToUndo => "undo-too-late",
        };
        Refused { phrase: Phrase::new(key), rule: None }
    }
}

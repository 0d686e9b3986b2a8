//! Who may do what, and where it leads.

use std::cell::Cell;

use game::{Game, Options, Outcome, Rng, Seat, SeatSet};
use toy::{Action, Illegal, Phase, Toy};

use super::{Fault, Step, problem_with};

broken! {
    /// Lists cards that are in the bag.
    ListsTooMuch: "is refused the listed" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            toy.legal(seat, out);
            if toy.phase == Phase::Bidding && !out.is_empty() && !out.contains(&Action::Bid { card: 0 }) {
                out.push(Action::Bid { card: 0 });
            }
        }
    }

    /// Forgets that one may stop.
    ListsTooLittle: "but it is not listed" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            toy.legal(seat, out);
            out.retain(|&action| action != Action::Done);
        }
    }

    ListsTwice: "listed twice" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            toy.legal(seat, out);
            out.extend_from_within(..);
        }
    }

    ListsForOthers: "to act?" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            let waiting = toy.to_act();
            toy.legal(waiting.first().filter(|_| !waiting.contains(seat)).unwrap_or(seat), out);
        }
    }

    /// Has a source of chance of its own.
    ThrowsDiceWhileListing: "something else when asked again" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            toy.legal(seat, out);
            if out.len() > 1 && next_throw().is_multiple_of(2) {
                out.pop();
            }
        }
    }

    /// Pays before it looks whether it may.
    ChangesOnRefusal: "changed the state" => {
        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            let refused = step.take(toy);
            toy.pot += u8::from(refused.is_err());
            refused
        }
    }

    /// Has a source of chance of its own.
    ThrowsItsOwnDice: "the same actions gave another game" => {
        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            let round = toy.round;
            step.take(toy)?;
            if toy.round > round {
                toy.pot = next_throw() % 6 + 1;
            }
            Ok(())
        }
    }

    /// Whoever stops goes on.
    NeverEnds: "the game does not end" => {
        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            if matches!(step.action, Action::Bid { .. }) {
                return step.take(toy);
            }
            let Step { seat, action, rng, .. } = step;
            Step { seat, action, rng, events: &mut Vec::new() }.take(&mut toy.clone())?;
            Ok(())
        }
    }

    /// The first who bids is paid for it.
    FirstComeFirstServed: "the order of simultaneous choices matters" => {
        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            let is_first = toy.to_act().len() == usize::from(toy.seats);
            let seat = step.seat;
            step.take(toy)?;
            toy.players[seat].coins += u8::from(is_first && toy.players[seat].coins == 0);
            Ok(())
        }
    }

    LosesACard: "cards, not" => {
        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            let seat = step.seat;
            step.take(toy)?;
            toy.players[seat].cards = toy.players[seat].cards.saturating_sub(1);
            Ok(())
        }
    }

    NobodyIsAsked: "over or not?" => {
        fn to_act(&self, toy: &Toy) -> SeatSet {
            if toy.round < 3 { toy.to_act() } else { SeatSet::EMPTY }
        }
    }

    NobodyWins: "nobody won" => {
        fn outcome(&self, toy: &Toy) -> Option<Outcome> {
            let mut outcome = toy.outcome()?;
            outcome.ranks.0 = [2; game::MAX_SEATS];
            Some(outcome)
        }
    }

    EndsByNoRule: "rule 9.9 is not in docs/rules" => {
        fn outcome(&self, toy: &Toy) -> Option<Outcome> {
            toy.outcome().map(|outcome| Outcome { ended_by: "9.9", ..outcome })
        }
    }

    ForgetsWhoPlays: "a game remembers its options" => {
        fn start(&self, options: &Options<Toy>, rng: &mut dyn Rng) -> Result<Toy, game::BadOptions> {
            Toy::start(&Options { seats: 5 - options.seats, ..*options }, &mut &mut *rng)
        }
    }
}

/// Chance from elsewhere than the source that is passed in.
fn next_throw() -> u8 {
    thread_local!(static THROWS: Cell<u8> = const { Cell::new(0) });
    THROWS.with(|throws| {
        let next = throws.get().wrapping_mul(5).wrapping_add(77);
        throws.set(next);
        next >> 3
    })
}

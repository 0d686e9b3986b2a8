//! What a viewer may know.

use game::{Event as _, Game, Rng, Seat, Viewer};
use toy::{Action, Event, Illegal, Place, Toy};

use super::{Fault, Step, problem_with};

broken! {
    /// Hides the bag and forgets the hands.
    ShowsHands: "the imagined world looks different" => {
        fn conceal(&self, toy: &mut Toy, viewer: Viewer) {
            let cards = toy.cards;
            toy.conceal(viewer);
            for (seen, place) in toy.cards.iter_mut().zip(cards) {
                if let Place::Hand(_) = place {
                    *seen = place;
                }
            }
        }
    }

    /// Shows what is bid, and imagines nothing else.
    ShowsBids: "sees which" => {
        fn conceal(&self, toy: &mut Toy, viewer: Viewer) {
            let cards = toy.cards;
            toy.conceal(viewer);
            for (seen, place) in toy.cards.iter_mut().zip(cards) {
                if let Place::Bid(_) = place {
                    *seen = place;
                }
            }
        }

        fn fill_in(&self, toy: &mut Toy, viewer: Viewer, rng: &mut dyn Rng) {
            let cards = toy.cards;
            for seat in Seat::all(toy.seats).filter(|&seat| !viewer.is(seat)) {
                toy.players[seat].has_bid = false;
            }
            toy.fill_in(viewer, &mut &mut *rng);
            for place in cards {
                if let Place::Bid(seat) = place {
                    toy.players[seat].has_bid = true;
                }
            }
        }
    }

    /// Whoever looks on imagines cards that have been played.
    ImaginesWhatIsGone: "the imagined world looks different" => {
        fn fill_in(&self, toy: &mut Toy, viewer: Viewer, rng: &mut dyn Rng) {
            for place in toy.cards.iter_mut().filter(|place| **place == Place::Played) {
                *place = Place::Unknown;
            }
            toy.fill_in(viewer, &mut &mut *rng);
        }
    }

    /// Leaves the hands of the others empty.
    ImaginesTooLittle: "imagines the impossible" => {
        fn fill_in(&self, toy: &mut Toy, _: Viewer, _: &mut dyn Rng) {
            for place in toy.cards.iter_mut().filter(|place| **place == Place::Unknown) {
                *place = Place::Bag;
            }
        }
    }

    /// What one may do depends on a card of the other.
    ListsByWhatIsHidden: "may do something else in the imagined world" => {
        fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
            toy.legal(seat, out);
            let rival = Seat(1 - seat.0.min(1));
            if out.len() > 1 && toy.cards[11] == Place::Hand(rival) {
                out.pop();
            }
        }

        fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
            let mut legal = Vec::new();
            self.legal(toy, step.seat, &mut legal);
            if legal.contains(&step.action) { step.take(toy) } else { Err(Illegal::NotYourTurn) }
        }
    }

    /// Tells everybody which cards are drawn.
    TellsDrawnCards: "a secret" => {
        fn seen_by(&self, event: Event, viewer: Viewer) -> Option<Event> {
            if let Event::Drew { .. } = event { Some(event) } else { event.seen_by(viewer) }
        }
    }

    /// Tells everybody which cards are bid.
    TellsBids: "can tell twins apart" => {
        fn seen_by(&self, event: Event, viewer: Viewer) -> Option<Event> {
            if let Event::Bid { .. } = event { Some(event) } else { event.seen_by(viewer) }
        }
    }

    /// What is hidden depends on what is hidden already.
    HidesTwice: "hiding an event twice changes it" => {
        fn seen_by(&self, event: Event, viewer: Viewer) -> Option<Event> {
            match event {
                Event::PotTaken { seat, coins } => Some(Event::PotTaken { seat, coins: coins / 2 }),
                _ => event.seen_by(viewer),
            }
        }
    }
}

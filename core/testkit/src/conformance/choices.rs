//! What several seats choose at the same time: in any order, and unknown to the others until all have chosen.

use game::quiet::Watched;
use game::{Event as _, Game, Narrate, RngExt, Seat, Seen, Viewer};

use super::{Walk, legal, move_chance};

/// How many actions of a seat are compared with each other.
const TWINS: usize = 16;

/// What a viewer heard of an action, and whether it drew chance.
type Told<G> = (Vec<<G as Game>::Event>, bool);

impl<G: Narrate> Walk<'_, G> {
    pub(super) fn check_choices(&mut self, at: &str) {
        let choosing = self.game.to_act();
        if choosing.len() < 2 {
            return;
        }
        self.check_order_of_choices(at);
        for seat in choosing.iter() {
            self.check_twins(seat, at);
            self.check_secret_choices(seat, at);
        }
    }

    /// Two seats that choose at the same time may arrive in either order.
    fn check_order_of_choices(&mut self, at: &str) {
        let waiting = self.game.to_act();
        let choices: Vec<_> = waiting
            .iter()
            .map(|seat| {
                let legal = legal(&self.game, seat);
                (seat, legal[self.rng.random_range(0..legal.len())])
            })
            .collect();
        let forwards = self.all_chosen(choices.iter());
        let backwards = self.all_chosen(choices.iter().rev());
        assert_eq!(forwards, backwards, "{at}: the order of simultaneous choices matters");
    }

    fn all_chosen<'a>(&self, choices: impl Iterator<Item = &'a (Seat, G::Action)>) -> G
    where
        G: 'a,
    {
        let mut game = self.game;
        for (position, &(seat, action)) in choices.enumerate() {
            game.apply(seat, action, &mut move_chance(self.seed, position), &mut ())
                .expect("the choice of one seat does not forbid that of another");
        }
        game
    }

    /// What seats choose at the same time is secret until all have chosen: actions that look alike to a viewer
    /// are alike in everything the viewer hears or is offered. They tell the same events, and either all of them
    /// draw chance, which decides about undo, or none. Where one seat alone acts, its choice itself may be public.
    fn check_twins(&self, seat: Seat, at: &str) {
        let actions = legal(&self.game, seat);
        let outcomes: Vec<_> = actions.iter().take(TWINS).map(|&action| self.tried(seat, action)).collect();
        for viewer in Viewer::all(self.game.seats()).filter(|viewer| !viewer.is(seat)) {
            let mut told: Vec<(Seen<G>, Told<G>)> = Vec::new();
            for (after, events, drew) in &outcomes {
                let heard = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
                let (seen, now) = (after.hide(viewer), (heard, *drew));
                match told.iter().find(|(other, _)| *other == seen) {
                    Some((_, before)) => assert_eq!(*before, now, "{at}: {viewer:?} can tell twins apart"),
                    None => told.push((seen, now)),
                }
            }
        }
    }

    /// What completes a choice that others have still to make looks the same to them, whichever it is.
    fn check_secret_choices(&self, seat: Seat, at: &str) {
        let actions = legal(&self.game, seat);
        let tried = actions.iter().take(TWINS).map(|&action| (action, self.tried(seat, action).0));
        let chosen: Vec<_> = tried.filter(|(_, after)| !after.to_act().contains(seat)).collect();
        for viewer in Viewer::all(self.game.seats()).filter(|viewer| !viewer.is(seat)) {
            for pair in chosen.windows(2) {
                let [(one, this), (other, that)] = pair else { continue };
                assert_eq!(
                    this.hide(viewer),
                    that.hide(viewer),
                    "{at}: {viewer:?} sees which of `{one}` and `{other}` seat {} chose",
                    seat.0
                );
            }
        }
    }

    /// The game after an action, what happened, and whether chance was drawn.
    fn tried(&self, seat: Seat, action: G::Action) -> (G, Vec<G::Event>, bool) {
        let (mut game, mut events) = (self.game, Vec::new());
        let mut chance = Watched::new(move_chance(self.seed, self.log.len()));
        game.apply(seat, action, &mut chance, &mut events).expect("it is legal");
        (game, events, chance.was_used())
    }
}

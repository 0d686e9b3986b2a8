//! One game from its start to its end.

use bots::{Bot, Chance};
use catalog::Playable;
use game::{Game, Options, Outcome, Seat, Viewer};

/// A game that was played to its end.
pub(crate) struct Played<G> {
    pub(crate) game: G,
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
}

/// What looks on while a game is played.
pub(crate) trait Watch<G: Playable> {
    /// Has an action carried out and looks at what it does.
    fn step(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        rng: &mut Chance,
    ) -> Result<(), G::Illegal>;
}

/// Nobody looks on.
impl<G: Playable> Watch<G> for () {
    fn step(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        rng: &mut Chance,
    ) -> Result<(), G::Illegal> {
        game.step(seat, action, rng)
    }
}

/// Plays a game whose actions are chosen by `choose`.
pub(crate) fn play_out<G: Playable>(
    options: &Options<G>,
    rng: &mut Chance,
    mut choose: impl FnMut(&G, Seat, &mut Chance) -> G::Action,
    watch: &mut impl Watch<G>,
) -> Played<G> {
    let mut game = G::begin(options, rng).expect("the options were checked");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let action = choose(&game, seat, rng);
        watch.step(&mut game, seat, action, rng).expect("only legal actions are chosen");
        decisions += 1;
    }
    let outcome = game.outcome().expect("nobody is to act, so the game is over");
    Played { game, outcome, decisions }
}

/// Lets bots choose, one for each seat; each knows what its seat sees.
pub(crate) fn by_bots<G: Game>(
    bots: &mut [Box<dyn Bot<G>>],
) -> impl FnMut(&G, Seat, &mut Chance) -> G::Action {
    |game, seat, rng| bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, rng)
}

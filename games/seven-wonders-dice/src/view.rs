//! What a viewer may know: of the others, the boards as they were before the round (rule 2.3).

use game::{Rng, Seat, Viewer};

use crate::Acting;
use crate::phases::listing::Hat;
use crate::phases::turn;
use crate::state::{Phase, SevenWondersDice, Turn};

pub(crate) fn conceal(game: &mut SevenWondersDice, viewer: Viewer) {
    if game.phase != Phase::Round {
        return;
    }
    for seat in Seat::all(game.seats).filter(|&seat| !viewer.is(seat)) {
        let player = &mut game.players[seat];
        player.sheet = player.before;
        player.turn = Turn { done: player.turn.done, ..Turn::fresh() };
    }
}

/// Whoever is done has played some turn; which one, is imagined.
pub(crate) fn fill_in(game: &mut SevenWondersDice, viewer: Viewer, rng: &mut impl Rng) {
    if game.phase != Phase::Round {
        return;
    }
    for seat in Seat::all(game.seats).filter(|&seat| !viewer.is(seat)) {
        if game.players[seat].turn.done {
            game.players[seat].turn.done = false;
            play_a_turn(game, seat, rng);
        }
    }
}

fn play_a_turn(game: &mut SevenWondersDice, seat: Seat, rng: &mut impl Rng) {
    while !game.players[seat].turn.done {
        let mut hat = Hat::new(rng);
        turn::list(game, seat, &mut hat);
        let action = hat.drawn.expect("who is not done can act");
        turn::act(&mut Acting::new(game, seat, &mut (), &mut ()), action)
            .expect("a listed action is accepted");
    }
}

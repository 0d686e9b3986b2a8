//! What a viewer may know: of the others, the boards as they were before the round (rule 2.3).

use game::{Rng, RngExt, Seat, Viewer};

use crate::Action;
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
        let mut chosen = Action::Pass;
        let mut count = 0_u32;
        turn::each_legal(game, seat, &mut |action| {
            count += 1;
            if rng.random_range(0..count) == 0 {
                chosen = action;
            }
        });
        turn::act(game, seat, chosen, &mut ()).expect("a listed action is accepted");
    }
}

//! Choosing the first pieces in secret (9.1).

use game::{PerSeat, Seat};

use crate::components::Kind;
use crate::setup;
use crate::state::{Deus, MAX_PLAYERS, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    let open = Kind::ALL.iter().copied().filter(|&kind| game.spare_pieces(seat, kind) > 0);
    out.extend(open.map(Action::Choose));
}

pub(crate) fn choose(
    acting: &mut Acting<impl Stage>,
    mut left: PerSeat<u8, MAX_PLAYERS>,
    kind: Kind,
) -> Result {
    let seat = acting.seat;
    if acting.game.spare_pieces(seat, kind) == 0 {
        return Err(Illegal::NoPiecesLeft(kind));
    }
    acting.game.players[seat].ready[kind] += 1;
    acting.tell(Event::Chose { seat, kind: Some(kind) });
    left[seat] -= 1;
    if acting.game.all_seats().all(|seat| left[seat] == 0) {
        reveal(acting);
    } else {
        acting.game.phase = Phase::Choose { left };
    }
    Ok(())
}

fn reveal(acting: &mut Acting<impl Stage>) {
    for seat in acting.game.all_seats() {
        let pieces = acting.game.player(seat).ready;
        acting.tell(Event::Revealed { seat, pieces });
    }
    acting.game.phase = Phase::Turn;
    setup::deal(acting);
}

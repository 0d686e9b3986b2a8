//! Choosing missions (rule 1.9, ruling R8): one of those dealt goes back under the deck.

use game::{Seat, SeatSet};

use crate::components::Mission;
use crate::phases::{event, pieces};
use crate::state::{AgeOfRome, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Everybody who has to choose; they choose at the same time and before anything else goes on.
pub(crate) fn choosing(game: &AgeOfRome) -> SeatSet {
    let dealt = game.players.0.iter().fold(0, |dealt, player| dealt | player.dealt.count);
    if dealt == 0 {
        return SeatSet::EMPTY;
    }
    Seat::all(game.seats).filter(|&seat| game.players[seat].dealt.count > 0).collect()
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.players[seat].dealt.cards.iter().map(Action::Return));
}

pub(crate) fn give_back(acting: &mut Acting<impl Stage>, mission: Mission) -> Result {
    let seat = acting.seat;
    if !acting.game.players[seat].dealt.cards.contains(mission) {
        return Err(Illegal::MissionNotDealt(mission));
    }
    acting.game.players[seat].dealt.take(mission);
    acting.game.players[seat].returned.put(mission);
    pieces::keep_dealt(acting, seat);
    acting.tell(Event::MissionReturned { seat, mission: Some(mission) });
    if choosing(acting.game).is_empty() {
        match acting.game.phase {
            Phase::Missions => event::begin(acting),
            Phase::Event { .. } => event::go_on(acting),
            _ => {}
        }
    }
    Ok(())
}

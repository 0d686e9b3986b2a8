//! Choosing missions (rule 1.9, ruling R8): one of those dealt goes back under the deck.

use game::{Rng, Seat, SeatSet, Sink};

use crate::phases::{event, pieces};
use crate::state::{AgeOfRome, Phase};
use crate::{Acting, Action, Event, Illegal};

/// Everybody who has to choose; they choose at the same time and before anything else goes on.
pub(crate) fn choosing(game: &AgeOfRome) -> SeatSet {
    let dealt = game.players.0.iter().fold(0, |dealt, player| dealt | player.dealt.count);
    if dealt == 0 {
        return SeatSet::EMPTY;
    }
    Seat::all(game.seats).filter(|&seat| game.players[seat].dealt.count > 0).collect()
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.players[seat].dealt.cards.iter().map(Action::Return));
}

pub(crate) fn apply(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let Action::Return(mission) = action else { return Err(Illegal::ChooseMissionFirst) };
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

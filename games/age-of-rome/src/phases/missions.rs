//! Choosing missions (rule 1.9, ruling R8): one of those dealt goes back under the deck.

use game::{Rng, Seat, SeatSet, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{AgeOfRome, Phase};
use crate::table::Table;

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

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    pub(crate) fn choose_missions(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Return(mission) = action else { return Err(Illegal::ChooseMissionFirst) };
        if !self.game.players[seat].dealt.cards.contains(mission) {
            return Err(Illegal::MissionNotDealt(mission));
        }
        self.game.players[seat].dealt.take(mission);
        self.game.players[seat].returned.put(mission);
        self.keep_dealt(seat);
        self.tell(Event::MissionReturned { seat, mission: Some(mission) });
        if choosing(self.game).is_empty() {
            match self.game.phase {
                Phase::Missions => self.begin_round(),
                Phase::Event { .. } => self.event_chosen(),
                _ => {}
            }
        }
        Ok(())
    }
}

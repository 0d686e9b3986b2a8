//! The event of the round (rules 3.1, 3.2): whom it concerns and what it does.

use game::{Rng, Seat, SeatSet, Sink};

use crate::action::Action;
use crate::components::Region;
use crate::edition::{Measure, Reward, Who};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phases::missions;
use crate::places::CASSIUS;
use crate::scoring::measure;
use crate::state::{AgeOfRome, Phase};
use crate::table::Table;

/// All tied players are concerned (rule 2.8); having most of nothing is nothing (ruling R3).
pub(crate) fn concerned(game: &AgeOfRome, who: Who) -> SeatSet {
    let (kind, most) = match who {
        Who::Most(kind) => (kind, true),
        Who::Fewest(kind) => (kind, false),
    };
    let compared = game.boards().filter(|&seat| !(seat == CASSIUS && lacks(kind)));
    let values = compared.clone().map(|seat| measure(game, seat, kind));
    let best = if most { values.max() } else { values.min() };
    if most && best == Some(0) {
        return SeatSet::EMPTY;
    }
    compared.filter(|&seat| Some(measure(game, seat, kind)) == best).collect()
}

/// What Cassius does not own, so he is not compared in it (ruling R28).
fn lacks(kind: Measure) -> bool {
    matches!(kind, Measure::Denarii | Measure::TradeSets | Measure::Followers)
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let regions = Region::ALL.iter().copied();
    out.extend(regions.filter(|&region| check_recall(game, seat, region).is_ok()).map(Action::Recall));
}

fn check_recall(game: &AgeOfRome, seat: Seat, region: Region) -> Result<(), Illegal> {
    if game.players[seat].deployed[region] > 0 { Ok(()) } else { Err(Illegal::NoLegionThere(region)) }
}

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    /// Reveals the event of the round and carries it out.
    pub(crate) fn begin_round(&mut self) {
        self.tell(Event::RoundBegan { round: self.game.round });
        let Some(card) = self.reveal_event() else { return };
        self.tell(Event::EventRevealed { card });
        self.enter(Phase::Event { recalling: SeatSet::EMPTY });
        if self.game.is_imperial() {
            self.imperial_income();
        } else {
            let edition = self.game.edition;
            let print = &edition.events[card];
            let concerned = concerned(self.game, print.who);
            for seat in self.game.seats_in_order().into_iter().filter(|&seat| concerned.contains(seat)) {
                self.reward(seat, print.reward);
            }
        }
        self.event_chosen();
    }

    /// Alone one gets a denarius for every follower instead, and nothing from a negative event (rule 10.2).
    fn imperial_income(&mut self) {
        let negative = self.game.event.is_some_and(|card| self.game.edition.events[card].negative);
        if !negative {
            let followers = self.game.players[Seat(0)].followers();
            self.gain_denarii(Seat(0), followers.into());
        }
    }

    fn reward(&mut self, seat: Seat, reward: Reward) {
        // Cassius takes nothing but glory and ignores penalties (rule 11.2).
        if seat == CASSIUS && !matches!(reward, Reward::Glory(_)) {
            return;
        }
        // In a truce discord stays as it was at the start (rule 9.5).
        if self.game.variants.truce && matches!(reward, Reward::DiscordToSupply | Reward::DiscordFromSupply) {
            return;
        }
        match reward {
            Reward::Denarii(amount) => self.gain_denarii(seat, amount),
            Reward::Glory(amount) => self.gain_glory(seat, amount),
            Reward::RecruitLegions(count) => self.recruit_legions(seat, count),
            Reward::RecruitVotes(count) => self.recruit_votes(seat, count),
            Reward::DrawCards(count) => {
                // Ruling R4: a full hand draws nothing.
                self.draw_while_room(seat, count);
            }
            Reward::PantheonPiece => self.place_piece(seat),
            Reward::DiscordToSupply => self.discord_to_supply(seat),
            Reward::DrawMissions(count) => self.deal_missions(seat, count),
            Reward::LoseDenarii(amount) => self.lose_denarii(seat, amount),
            Reward::RecallLegion => self.recall(seat),
            Reward::RecallVote => self.recall_lowest_vote(seat),
            Reward::LoseCard => self.lose_card(seat),
            Reward::DiscordFromSupply => self.discord_from_supply(seat),
        }
    }

    /// From the only region with own legions, or the owner chooses.
    fn recall(&mut self, seat: Seat) {
        let deployed = self.game.players[seat].deployed;
        let mut held = Region::ALL.iter().copied().filter(|&region| deployed[region] > 0);
        match (held.next(), held.next()) {
            (Some(only), None) => self.send_home(seat, only),
            (Some(_), Some(_)) => {
                if let Phase::Event { recalling } = &mut self.game.phase {
                    recalling.insert(seat);
                }
            }
            _ => {}
        }
    }

    fn recall_lowest_vote(&mut self, seat: Seat) {
        if let Some(index) = self.game.senate.iter().position(|&owner| owner == seat) {
            self.remove_vote(index);
        }
    }

    pub(crate) fn choose_recall(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Recall(region) = action else { return Err(Illegal::NotNow) };
        check_recall(self.game, seat, region)?;
        self.send_home(seat, region);
        if let Phase::Event { recalling } = &mut self.game.phase {
            recalling.remove(seat);
        }
        self.event_chosen();
        Ok(())
    }

    /// Goes on once nobody has to choose any more.
    pub(crate) fn event_chosen(&mut self) {
        let done = self.game.phase == Phase::Event { recalling: SeatSet::EMPTY };
        if done && missions::choosing(self.game).is_empty() {
            self.begin_diplomacy();
        }
    }
}

//! The event of the round (rules 3.1, 3.2): whom it concerns and what it does.

use game::{Seat, SeatSet};

use crate::components::Region;
use crate::edition::{Measure, Reward, Who};
use crate::phases::missions;
use crate::phases::{diplomacy, pieces};
use crate::places::CASSIUS;
use crate::scoring::measure;
use crate::state::{AgeOfRome, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

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

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let regions = Region::ALL.iter().copied();
    out.extend(regions.filter(|&region| check_recall(game, seat, region).is_ok()).map(Action::Recall));
}

fn check_recall(game: &AgeOfRome, seat: Seat, region: Region) -> Result {
    if game.players[seat].deployed[region] > 0 { Ok(()) } else { Err(Illegal::NoLegionThere(region)) }
}

/// Reveals the event of the round and carries it out.
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    acting.tell(Event::RoundBegan { round: acting.game.round });
    let Some(card) = pieces::reveal_event(acting) else { return };
    acting.tell(Event::EventRevealed { card });
    acting.game.phase = Phase::Event { recalling: SeatSet::EMPTY };
    if acting.game.is_imperial() {
        imperial_income(acting);
    } else {
        let edition = acting.game.edition;
        let print = &edition.events[card];
        let concerned = concerned(acting.game, print.who);
        for seat in acting.game.seats_in_order().into_iter().filter(|&seat| concerned.contains(seat)) {
            reward(acting, seat, print.reward);
        }
    }
    go_on(acting);
}

/// Alone one gets a denarius for every follower instead, and nothing from a negative event (rule 10.2).
fn imperial_income(acting: &mut Acting<impl Stage>) {
    let negative = acting.game.event.is_some_and(|card| acting.game.edition.events[card].negative);
    if !negative {
        let followers = acting.game.players[Seat(0)].followers();
        pieces::gain_denarii(acting, Seat(0), followers.into());
    }
}

fn reward(acting: &mut Acting<impl Stage>, seat: Seat, reward: Reward) {
    // Cassius takes nothing but glory and ignores penalties (rule 11.2).
    if seat == CASSIUS && !matches!(reward, Reward::Glory(_)) {
        return;
    }
    // In a truce discord stays as it was at the start (rule 9.5).
    if acting.game.variants.truce && matches!(reward, Reward::DiscordToSupply | Reward::DiscordFromSupply) {
        return;
    }
    match reward {
        Reward::Denarii(amount) => pieces::gain_denarii(acting, seat, amount),
        Reward::Glory(amount) => pieces::gain_glory(acting, seat, amount),
        Reward::RecruitLegions(count) => pieces::recruit_legions(acting, seat, count),
        Reward::RecruitVotes(count) => pieces::recruit_votes(acting, seat, count),
        Reward::DrawCards(count) => {
            // Ruling R4: a full hand draws nothing.
            pieces::draw_while_room(acting, seat, count);
        }
        Reward::PantheonPiece => pieces::place_piece(acting, seat),
        Reward::DiscordToSupply => pieces::discord_to_supply(acting, seat),
        Reward::DrawMissions(count) => pieces::deal_missions(acting, seat, count),
        Reward::LoseDenarii(amount) => pieces::lose_denarii(acting, seat, amount),
        Reward::RecallLegion => recall_legion(acting, seat),
        Reward::RecallVote => recall_lowest_vote(acting, seat),
        Reward::LoseCard => pieces::lose_card(acting, seat),
        Reward::DiscordFromSupply => pieces::discord_from_supply(acting, seat),
    }
}

/// From the only region with own legions, or the owner chooses.
fn recall_legion(acting: &mut Acting<impl Stage>, seat: Seat) {
    let deployed = acting.game.players[seat].deployed;
    let mut held = Region::ALL.iter().copied().filter(|&region| deployed[region] > 0);
    match (held.next(), held.next()) {
        (Some(only), None) => pieces::send_home(acting, seat, only),
        (Some(_), Some(_)) => {
            if let Phase::Event { recalling } = &mut acting.game.phase {
                recalling.insert(seat);
            }
        }
        _ => {}
    }
}

fn recall_lowest_vote(acting: &mut Acting<impl Stage>, seat: Seat) {
    if let Some(index) = acting.game.senate.iter().position(|&owner| owner == seat) {
        pieces::remove_vote(acting, index);
    }
}

pub(crate) fn recall(acting: &mut Acting<impl Stage>, region: Region) -> Result {
    let seat = acting.seat;
    check_recall(acting.game, seat, region)?;
    pieces::send_home(acting, seat, region);
    if let Phase::Event { recalling } = &mut acting.game.phase {
        recalling.remove(seat);
    }
    go_on(acting);
    Ok(())
}

/// Goes on once nobody has to choose any more.
pub(crate) fn go_on(acting: &mut Acting<impl Stage>) {
    let done = acting.game.phase == Phase::Event { recalling: SeatSet::EMPTY };
    if done && missions::choosing(acting.game).is_empty() {
        diplomacy::begin(acting);
    }
}

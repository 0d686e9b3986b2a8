//! Spies and alliances (rules 9.1–9.4, rulings R18, R19): an offer, a little bargaining, an answer.

use std::ops::RangeInclusive;

use game::Seat;

use crate::components::{Building, Envoy, Province};
use crate::phases::intrigue::is_threatened_earlier;
use crate::phases::{intrigue, pieces, trade, work};
use crate::state::{AgeOfRome, Offer, Phase, Talks, Work};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Who decides in this step.
pub(crate) fn actor(game: &AgeOfRome, seat: Seat, step: Talks) -> Seat {
    match step {
        Talks::Answer { offer, .. } => game.seat_at(offer.province).unwrap_or(seat),
        _ => seat,
    }
}

/// A building of a province where an opponent sits.
fn check_offer(game: &AgeOfRome, seat: Seat, province: Province, building: Building) -> Result {
    match game.seat_at(province) {
        None => Err(Illegal::NobodyThere(province)),
        Some(target) if target == seat => Err(Illegal::OwnProvince(province)),
        Some(_) if game.levels[province][building] == 0 => Err(Illegal::NoBuilding(building)),
        Some(_) => Ok(()),
    }
}

fn offers(game: &AgeOfRome, seat: Seat) -> impl Iterator<Item = (Province, Building)> + '_ {
    let places =
        Province::ALL.iter().flat_map(|&province| Building::ALL.iter().map(move |&kind| (province, kind)));
    places.filter(move |&(province, building)| check_offer(game, seat, province, building).is_ok())
}

/// The most that `seat` can put on a token.
fn purse(game: &AgeOfRome, seat: Seat) -> u16 {
    game.players[seat].denarii
}

/// What may be put on a token: anything at first, then at least as much again, at most what was demanded.
fn amounts(game: &AgeOfRome, seat: Seat, offer: Offer, demand: Option<u16>) -> RangeInclusive<u16> {
    demand.map_or(0..=purse(game, seat), |demand| offer.denarii..=demand)
}

fn check_amount(denarii: u16, amounts: RangeInclusive<u16>) -> Result {
    let (least, most) = amounts.into_inner();
    if (least..=most).contains(&denarii) { Ok(()) } else { Err(Illegal::AmountOutOfRange { least, most }) }
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    for &envoy in Envoy::ALL {
        let places = offers(game, seat);
        out.extend(places.map(|(province, building)| Action::Offer { envoy, province, building }));
    }
    list_rest(game, seat, out);
}

/// Denarii on the token are not spent: the proposer may use cards beside the talks.
pub(crate) fn list_amounts(
    game: &AgeOfRome,
    seat: Seat,
    offer: Offer,
    demand: Option<u16>,
    out: &mut Vec<Action>,
) {
    out.extend(amounts(game, seat, offer, demand).map(Action::Put));
    trade::push_card_uses(game, seat, out);
}

pub(crate) fn list_answers(game: &AgeOfRome, seat: Seat, offer: Offer, last: bool, out: &mut Vec<Action>) {
    out.extend([Action::Accept, Action::Refuse]);
    if !last {
        out.extend((offer.denarii + 1..=purse(game, seat)).map(Action::Demand));
    }
}

pub(crate) fn list_rewards(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    out.extend([Action::TakeGlory, Action::TakeAction]);
    trade::push_card_uses(game, seat, out);
}

pub(crate) fn list_rest(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    trade::push_free(game, seat, out);
    out.push(Action::Done);
}

/// Before any intrigue, in order of play (rule 9.1).
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let next = if acting.game.variants.spies {
        acting.game.order().find(|&seat| can_offer(acting.game, seat))
    } else {
        None
    };
    give_talks_to(acting, next);
}

pub(crate) fn end_talks(acting: &mut Acting<impl Stage>, seat: Seat) {
    let next = acting.game.order_after(seat).find(|&seat| can_offer(acting.game, seat));
    give_talks_to(acting, next);
}

fn give_talks_to(acting: &mut Acting<impl Stage>, next: Option<Seat>) {
    match next {
        Some(seat) => talk(acting, seat, Talks::Choose),
        None => intrigue::begin(acting),
    }
}

fn talk(acting: &mut Acting<impl Stage>, seat: Seat, step: Talks) {
    acting.game.phase = Phase::Diplomacy { seat, step };
}

pub(crate) fn offer(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    envoy: Envoy,
    province: Province,
    building: Building,
) -> Result {
    check_offer(acting.game, seat, province, building)?;
    let offer = Offer { envoy: Some(envoy), province, building, denarii: 0 };
    acting.tell(Event::OfferMade { seat, envoy: Some(envoy), province, building });
    if purse(acting.game, seat) == 0 {
        lay(acting, seat, offer, 0, false);
    } else {
        talk(acting, seat, Talks::Amount(offer));
    }
    Ok(())
}

/// Puts denarii on the token; after a demand it is the last word.
pub(crate) fn put(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    offer: Offer,
    denarii: u16,
    demand: Option<u16>,
) -> Result {
    check_amount(denarii, amounts(acting.game, seat, offer, demand))?;
    lay(acting, seat, offer, denarii, demand.is_some());
    Ok(())
}

pub(crate) fn demand(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer, demand: u16) -> Result {
    check_amount(demand, offer.denarii + 1..=purse(acting.game, seat))?;
    acting.tell(Event::MoreDemanded { seat: acting.seat, denarii: demand });
    talk(acting, seat, Talks::Reply { offer, demand });
    Ok(())
}

fn lay(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer, denarii: u16, last: bool) {
    acting.tell(Event::DenariiOffered { seat, denarii });
    talk(acting, seat, Talks::Answer { offer: Offer { denarii, ..offer }, last });
}

/// The opponent takes the denarii, then the token is turned (rules 9.2, 9.3).
pub(crate) fn accept(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer) {
    let Some(target) = acting.game.seat_at(offer.province) else { return };
    acting.tell(Event::OfferAccepted { seat: target });
    pieces::lose_denarii(acting, seat, offer.denarii);
    pieces::gain_denarii(acting, target, offer.denarii);
    reveal(acting, seat, offer);
    if offer.envoy == Some(Envoy::Spy) {
        talk(acting, seat, Talks::Reward(Offer { denarii: 0, ..offer }));
        return;
    }
    let level = acting.game.levels[offer.province][offer.building].into();
    pieces::gain_glory(acting, seat, level);
    pieces::gain_glory(acting, target, level);
    end_talks(acting, seat);
}

/// A refused spy loses the denarii, a refused alliance does not (rule 9.4).
pub(crate) fn refuse(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer) {
    let target = acting.game.seat_at(offer.province).unwrap_or(seat);
    acting.tell(Event::OfferRefused { seat: target });
    reveal(acting, seat, offer);
    if offer.envoy == Some(Envoy::Spy) {
        pieces::lose_denarii(acting, seat, offer.denarii);
    }
    end_talks(acting, seat);
}

fn reveal(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer) {
    if let Some(envoy) = offer.envoy {
        acting.tell(Event::EnvoyRevealed { seat, envoy });
    }
}

pub(crate) fn take_glory(acting: &mut Acting<impl Stage>, seat: Seat, offer: Offer) {
    pieces::gain_glory(acting, seat, acting.game.levels[offer.province][offer.building].into());
    end_talks(acting, seat);
}

/// One action of the building, without bonus and without a follower (ruling R20).
pub(crate) fn spy_acts(acting: &mut Acting<impl Stage>, seat: Seat, building: Building) {
    let rest = if building == Building::Economic {
        work::farm(acting, seat);
        None
    } else {
        work::begin(acting, seat, building, 1)
    };
    spy_works(acting, seat, rest);
}

pub(crate) fn work(acting: &mut Acting<impl Stage>, seat: Seat, work: Work, action: Action) -> Result {
    let rest = work::take(acting, seat, work, action)?;
    spy_works(acting, seat, rest);
    Ok(())
}

/// A player who drew a card may save it before the intrigues of those who come first.
fn spy_works(acting: &mut Acting<impl Stage>, seat: Seat, rest: Option<Work>) {
    match rest {
        Some(work) => talk(acting, seat, Talks::Work(work)),
        None if is_threatened_earlier(acting.game, seat) => talk(acting, seat, Talks::Rest),
        None => end_talks(acting, seat),
    }
}

/// Whether there is any building to make an offer for.
fn can_offer(game: &AgeOfRome, seat: Seat) -> bool {
    offers(game, seat).next().is_some()
}

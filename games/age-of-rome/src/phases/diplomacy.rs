//! Spies and alliances (rules 9.1–9.4, rulings R18, R19): an offer, a little bargaining, an answer.

use game::{Rng, Seat, Sink};

use crate::components::{Building, Envoy, Province};
use crate::phases::intrigue::is_threatened_earlier;
use crate::phases::{intrigue, pieces, trade, work};
use crate::state::{AgeOfRome, Offer, Phase, Talks, Work};
use crate::{Acting, Action, Event, Illegal};

/// Who decides in this step.
pub(crate) fn actor(game: &AgeOfRome, seat: Seat, step: Talks) -> Seat {
    match step {
        Talks::Answer { offer, .. } => game.seat_at(offer.province).unwrap_or(seat),
        _ => seat,
    }
}

/// A building of a province where an opponent sits.
fn check_offer(game: &AgeOfRome, seat: Seat, province: Province, building: Building) -> Result<(), Illegal> {
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

fn check_amount(denarii: u16, least: u16, most: u16) -> Result<(), Illegal> {
    if (least..=most).contains(&denarii) { Ok(()) } else { Err(Illegal::AmountOutOfRange { least, most }) }
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, step: Talks, out: &mut Vec<Action>) {
    match step {
        Talks::Choose => {
            for &envoy in Envoy::ALL {
                let places = offers(game, seat);
                out.extend(places.map(|(province, building)| Action::Offer { envoy, province, building }));
            }
        }
        Talks::Amount(_) => out.extend((0..=purse(game, seat)).map(Action::Put)),
        Talks::Answer { offer, last } => {
            out.extend([Action::Accept, Action::Refuse]);
            if !last {
                out.extend((offer.denarii + 1..=purse(game, seat)).map(Action::Demand));
            }
        }
        Talks::Reply { offer, demand } => out.extend((offer.denarii..=demand).map(Action::Put)),
        Talks::Reward(_) => out.extend([Action::TakeGlory, Action::TakeAction]),
        Talks::Work(work) => return work::legal(game, seat, work, out),
        Talks::Rest => {}
    }
    push_free(game, seat, step, out);
}

/// What the proposer may do beside the talks; denarii on the token are not spent.
fn push_free(game: &AgeOfRome, seat: Seat, step: Talks, out: &mut Vec<Action>) {
    match step {
        Talks::Choose | Talks::Rest => {
            trade::push_free(game, seat, out);
            out.push(Action::Done);
        }
        Talks::Amount(_) | Talks::Reply { .. } | Talks::Reward(_) => trade::push_card_uses(game, seat, out),
        Talks::Answer { .. } | Talks::Work(_) => {}
    }
}

/// Before any intrigue, in order of play (rule 9.1).
pub(crate) fn begin(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let next = if acting.game.variants.spies {
        acting.game.order().find(|&seat| can_offer(acting.game, seat))
    } else {
        None
    };
    give_talks_to(acting, next);
}

fn end_talks(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat) {
    let next = acting.game.order_after(seat).find(|&seat| can_offer(acting.game, seat));
    give_talks_to(acting, next);
}

fn give_talks_to(acting: &mut Acting<impl Rng, impl Sink<Event>>, next: Option<Seat>) {
    match next {
        Some(seat) => talk(acting, seat, Talks::Choose),
        None => intrigue::begin(acting),
    }
}

fn talk(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, step: Talks) {
    acting.game.phase = Phase::Diplomacy { seat, step };
}

pub(crate) fn apply(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    step: Talks,
    action: Action,
) -> Result<(), Illegal> {
    match (step, action) {
        (Talks::Choose, Action::Offer { envoy, province, building }) => {
            check_offer(acting.game, seat, province, building)?;
            offer(acting, seat, Offer { envoy: Some(envoy), province, building, denarii: 0 });
        }
        (Talks::Choose | Talks::Rest, Action::Done) => end_talks(acting, seat),
        (Talks::Choose | Talks::Rest, _) => return trade::free(acting, seat, action),
        (Talks::Amount(offer), Action::Put(denarii)) => {
            check_amount(denarii, 0, purse(acting.game, seat))?;
            put(acting, seat, offer, denarii, false);
        }
        (Talks::Answer { offer, last: false }, Action::Demand(demand)) => {
            check_amount(demand, offer.denarii + 1, purse(acting.game, seat))?;
            let target = actor(acting.game, seat, step);
            acting.tell(Event::MoreDemanded { seat: target, denarii: demand });
            talk(acting, seat, Talks::Reply { offer, demand });
        }
        (Talks::Reply { offer, demand }, Action::Put(denarii)) => {
            check_amount(denarii, offer.denarii, demand)?;
            put(acting, seat, offer, denarii, true);
        }
        (Talks::Answer { offer, .. }, Action::Accept) => accept(acting, seat, offer),
        (Talks::Answer { offer, .. }, Action::Refuse) => refuse(acting, seat, offer),
        (Talks::Reward(offer), Action::TakeGlory) => {
            pieces::gain_glory(acting, seat, acting.game.levels[offer.province][offer.building].into());
            end_talks(acting, seat);
        }
        (Talks::Reward(offer), Action::TakeAction) => spy_acts(acting, seat, offer.building),
        (Talks::Work(work), _) => {
            let rest = work::apply(acting, seat, work, action)?;
            spy_works(acting, seat, rest);
        }
        (Talks::Amount(_) | Talks::Reply { .. } | Talks::Reward(_), _) => {
            return trade::use_cards(acting, seat, action);
        }
        (Talks::Answer { .. }, _) => return Err(Illegal::NotNow),
    }
    Ok(())
}

fn offer(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, offer: Offer) {
    let Offer { envoy, province, building, .. } = offer;
    acting.tell(Event::OfferMade { seat, envoy, province, building });
    if purse(acting.game, seat) == 0 {
        put(acting, seat, offer, 0, false);
    } else {
        talk(acting, seat, Talks::Amount(offer));
    }
}

fn put(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, offer: Offer, denarii: u16, last: bool) {
    acting.tell(Event::DenariiOffered { seat, denarii });
    talk(acting, seat, Talks::Answer { offer: Offer { denarii, ..offer }, last });
}

/// The opponent takes the denarii, then the token is turned (rules 9.2, 9.3).
fn accept(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, offer: Offer) {
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
fn refuse(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, offer: Offer) {
    let target = acting.game.seat_at(offer.province).unwrap_or(seat);
    acting.tell(Event::OfferRefused { seat: target });
    reveal(acting, seat, offer);
    if offer.envoy == Some(Envoy::Spy) {
        pieces::lose_denarii(acting, seat, offer.denarii);
    }
    end_talks(acting, seat);
}

fn reveal(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, offer: Offer) {
    if let Some(envoy) = offer.envoy {
        acting.tell(Event::EnvoyRevealed { seat, envoy });
    }
}

/// One action of the building, without bonus and without a follower (ruling R20).
fn spy_acts(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, building: Building) {
    let rest = if building == Building::Economic {
        work::farm(acting, seat);
        None
    } else {
        work::begin(acting, seat, building, 1)
    };
    spy_works(acting, seat, rest);
}

/// Who drew a card may save it before the intrigues of those who come first.
fn spy_works(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, rest: Option<Work>) {
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

//! Spies and alliances (rules 9.1–9.4, rulings R18, R19): an offer, a little bargaining, an answer.

use game::{Rng, Seat, Sink};

use crate::action::Action;
use crate::components::{Building, Envoy, Province};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phases::intrigue::is_threatened_earlier;
use crate::phases::{trade, work};
use crate::state::{AgeOfRome, Offer, Phase, Talks, Work};
use crate::table::Table;

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

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    /// Before any intrigue, in order of play (rule 9.1).
    pub(crate) fn begin_diplomacy(&mut self) {
        let next = if self.game.variants.spies {
            self.game.order().find(|&seat| can_offer(self.game, seat))
        } else {
            None
        };
        self.give_talks_to(next);
    }

    fn end_talks(&mut self, seat: Seat) {
        let next = self.game.order_after(seat).find(|&seat| can_offer(self.game, seat));
        self.give_talks_to(next);
    }

    fn give_talks_to(&mut self, next: Option<Seat>) {
        match next {
            Some(seat) => self.talk(seat, Talks::Choose),
            None => self.begin_intrigue(),
        }
    }

    fn talk(&mut self, seat: Seat, step: Talks) {
        self.enter(Phase::Diplomacy { seat, step });
    }

    pub(crate) fn diplomacy(&mut self, seat: Seat, step: Talks, action: Action) -> Result<(), Illegal> {
        match (step, action) {
            (Talks::Choose, Action::Offer { envoy, province, building }) => {
                check_offer(self.game, seat, province, building)?;
                self.offer(seat, Offer { envoy: Some(envoy), province, building, denarii: 0 });
            }
            (Talks::Choose | Talks::Rest, Action::Done) => self.end_talks(seat),
            (Talks::Choose | Talks::Rest, _) => return self.free(seat, action),
            (Talks::Amount(offer), Action::Put(denarii)) => {
                check_amount(denarii, 0, purse(self.game, seat))?;
                self.put(seat, offer, denarii, false);
            }
            (Talks::Answer { offer, last: false }, Action::Demand(demand)) => {
                check_amount(demand, offer.denarii + 1, purse(self.game, seat))?;
                let target = actor(self.game, seat, step);
                self.tell(Event::MoreDemanded { seat: target, denarii: demand });
                self.talk(seat, Talks::Reply { offer, demand });
            }
            (Talks::Reply { offer, demand }, Action::Put(denarii)) => {
                check_amount(denarii, offer.denarii, demand)?;
                self.put(seat, offer, denarii, true);
            }
            (Talks::Answer { offer, .. }, Action::Accept) => self.accept(seat, offer),
            (Talks::Answer { offer, .. }, Action::Refuse) => self.refuse(seat, offer),
            (Talks::Reward(offer), Action::TakeGlory) => {
                self.gain_glory(seat, self.game.levels[offer.province][offer.building].into());
                self.end_talks(seat);
            }
            (Talks::Reward(offer), Action::TakeAction) => self.spy_acts(seat, offer.building),
            (Talks::Work(work), _) => {
                let rest = self.work(seat, work, action)?;
                self.spy_works(seat, rest);
            }
            (Talks::Amount(_) | Talks::Reply { .. } | Talks::Reward(_), _) => {
                return self.use_cards(seat, action);
            }
            (Talks::Answer { .. }, _) => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    fn offer(&mut self, seat: Seat, offer: Offer) {
        let Offer { envoy, province, building, .. } = offer;
        self.tell(Event::OfferMade { seat, envoy, province, building });
        if purse(self.game, seat) == 0 {
            self.put(seat, offer, 0, false);
        } else {
            self.talk(seat, Talks::Amount(offer));
        }
    }

    fn put(&mut self, seat: Seat, offer: Offer, denarii: u16, last: bool) {
        self.tell(Event::DenariiOffered { seat, denarii });
        self.talk(seat, Talks::Answer { offer: Offer { denarii, ..offer }, last });
    }

    /// The opponent takes the denarii, then the token is turned (rules 9.2, 9.3).
    fn accept(&mut self, seat: Seat, offer: Offer) {
        let Some(target) = self.game.seat_at(offer.province) else { return };
        self.tell(Event::OfferAccepted { seat: target });
        self.lose_denarii(seat, offer.denarii);
        self.gain_denarii(target, offer.denarii);
        self.reveal(seat, offer);
        if offer.envoy == Some(Envoy::Spy) {
            self.talk(seat, Talks::Reward(Offer { denarii: 0, ..offer }));
            return;
        }
        let level = self.game.levels[offer.province][offer.building].into();
        self.gain_glory(seat, level);
        self.gain_glory(target, level);
        self.end_talks(seat);
    }

    /// A refused spy loses the denarii, a refused alliance does not (rule 9.4).
    fn refuse(&mut self, seat: Seat, offer: Offer) {
        let target = self.game.seat_at(offer.province).unwrap_or(seat);
        self.tell(Event::OfferRefused { seat: target });
        self.reveal(seat, offer);
        if offer.envoy == Some(Envoy::Spy) {
            self.lose_denarii(seat, offer.denarii);
        }
        self.end_talks(seat);
    }

    fn reveal(&mut self, seat: Seat, offer: Offer) {
        if let Some(envoy) = offer.envoy {
            self.tell(Event::EnvoyRevealed { seat, envoy });
        }
    }

    /// One action of the building, without bonus and without a follower (ruling R20).
    fn spy_acts(&mut self, seat: Seat, building: Building) {
        let rest = if building == Building::Economic {
            self.farm(seat);
            None
        } else {
            self.begin_work(seat, building, 1)
        };
        self.spy_works(seat, rest);
    }

    /// Who drew a card may save it before the intrigues of those who come first.
    fn spy_works(&mut self, seat: Seat, rest: Option<Work>) {
        match rest {
            Some(work) => self.talk(seat, Talks::Work(work)),
            None if is_threatened_earlier(self.game, seat) => self.talk(seat, Talks::Rest),
            None => self.end_talks(seat),
        }
    }
}

/// Whether there is any building to make an offer for.
fn can_offer(game: &AgeOfRome, seat: Seat) -> bool {
    offers(game, seat).next().is_some()
}

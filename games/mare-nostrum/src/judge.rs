//! What a good player would make of a position: heroes and wonders, the income that buys them, the sets in
//! hand, ground to build on, and how well the best rival stands.

mod shortlist;

use std::mem::{Discriminant, discriminant};

use enum_map::EnumMap;
use game::{Foresight, Judge, MAX_SEATS, PerSeat, Seat, Spread};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::*;
use crate::phase::{BuildStep, End, Phase};
use crate::phases::{income, roles};
use crate::state::{Cards, MareNostrum, kinds, total};

/// One of each good; as many taxes buy anything that goods buy.
const LARGEST_SET: usize = Card::GOODS.len();
/// A turn that has come, against one that is next.
const PRESENT_TURN: f32 = 2.0;

/// How much each thing is worth; a hero or wonder is worth ten.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub great_work: f32,
    pub victory: f32,
    /// A set of so many cards in hand.
    pub set: [f32; LARGEST_SET + 1],
    pub spare_card: f32,
    /// For how many rounds the sets of the income count, and each card of it beside.
    pub horizon: f32,
    pub income_card: f32,
    pub site: f32,
    pub annexation: f32,
    pub legion: f32,
    pub fortress: f32,
    pub trireme: f32,
    /// To be named early.
    pub early: f32,
    /// Each piece that counts for a role.
    pub role: f32,
    /// An offered card that is of no use to its owner, and one that is.
    pub offer_useless: f32,
    pub offer_useful: f32,
    /// The standing of the best rival.
    pub rival: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

impl Judge for MareNostrum {
    game::weights!();

    type Turn = (u8, Discriminant<Phase>, Option<Civ>);
    type Memory = ();
    /// In the middle of a round one has spent the cards that another still holds. Who overlooks the one good
    /// exchange or purchase plays so badly that the round ahead means nothing.
    const FORESIGHT: Foresight = Foresight { turns: 4, to_a_round: true, looks: 32, ..Foresight::USUAL };

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        self.values(weights)[seat]
    }

    fn values(&self, weights: &Weights) -> PerSeat<f32, MAX_SEATS> {
        let outlook = Outlook::of(self, weights);
        let mut standings = EnumMap::<Civ, f32>::default();
        for civ in self.players() {
            standings[civ] = outlook.standing(civ);
        }
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats) {
            if let Some(civ) = self.civ(seat) {
                let rivals = self.players() - civ;
                let best = rivals.iter().map(|rival| standings[rival]).fold(0.0, f32::max);
                values[seat] = standings[civ] + outlook.own(civ) - weights.rival * best;
            }
        }
        values
    }

    fn glance(&self, seat: Seat, weights: &Weights) -> f32 {
        let outlook = Outlook::of(self, weights);
        self.civ(seat).map_or(0.0, |civ| outlook.standing(civ) + outlook.own(civ))
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(to_come(self))
    }

    fn turn(&self, _: Seat) -> Self::Turn {
        let civ = match self.phase {
            Phase::Caravans { civ } | Phase::Advanced { civ, .. } => Some(civ),
            Phase::Exchange(exchange) => Some(exchange.taker),
            Phase::Building(phase) if phase.step != BuildStep::Name => phase.turns.current,
            Phase::Military(phase) => phase.turns.current,
            _ => None,
        };
        (self.round, discriminant(&self.phase), civ)
    }

    fn shortlist(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(civ) = self.civ(seat) {
            shortlist::keep_sensible(self, civ, actions);
        }
    }
}

/// How far the leader still is from the victory of rule 8.2: 1 at the beginning.
fn to_come(game: &MareNostrum) -> f32 {
    let most = game.players().iter().map(|civ| game.nations[civ].great_works()).max().unwrap_or(0);
    1.0 - f32::from(most) / f32::from(game.edition.file.effects.victory_cards)
}

/// One position, seen with these weights.
struct Outlook<'a> {
    game: &'a MareNostrum,
    weights: &'a Weights,
    claims: EnumMap<Civ, Cards>,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a MareNostrum, weights: &'a Weights) -> Self {
        Outlook { game, weights, claims: income::claims(game) }
    }

    /// What counts beside the standing.
    fn own(&self, civ: Civ) -> f32 {
        self.end(civ) + self.cards(civ) + self.turn(civ)
    }

    fn end(&self, civ: Civ) -> f32 {
        match self.game.phase {
            Phase::Over(End::Pyramids(winner) | End::FourCards(winner)) if winner == civ => {
                self.weights.victory
            }
            Phase::Over(End::Pyramids(_) | End::FourCards(_)) => -self.weights.victory,
            _ => 0.0,
        }
    }

    /// What lies open for all to see.
    fn standing(&self, civ: Civ) -> f32 {
        let weights = self.weights;
        let nation = &self.game.nations[civ];
        let pieces = nation.on_board;
        let units = weights.legion * f32::from(pieces.legions)
            + weights.fortress * f32::from(pieces.fortresses)
            + weights.trireme * f32::from(pieces.triremes);
        let counted: f32 = Role::ALL.iter().map(|&role| f32::from(roles::count(self.game, role, civ))).sum();
        weights.great_work * f32::from(nation.great_works())
            + self.income(civ)
            + self.ground(civ)
            + units
            + weights.role * counted
    }

    fn income(&self, civ: Civ) -> f32 {
        let mut cards = self.claims[civ];
        if self.game.has_wonder(civ, Wonder::Artemis)
            && let Some(new) = Card::GOODS.iter().find(|&&good| cards[good] == 0)
        {
            cards[*new] += 1;
        }
        self.weights.horizon * self.sets(&cards) + self.weights.income_card * f32::from(total(&cards))
    }

    /// The worth of taxes as one set and of the different goods as another.
    fn sets(&self, cards: &Cards) -> f32 {
        let taxes = usize::from(cards[Card::Tax]);
        let goods: usize = Card::GOODS.iter().map(|&good| usize::from(cards[good])).sum();
        let different = (kinds(cards) - Card::Tax).len();
        let spare = goods - different + taxes.saturating_sub(LARGEST_SET);
        self.weights.set[taxes.min(LARGEST_SET)]
            + self.weights.set[different]
            + self.weights.spare_card * spare as f32
    }

    /// Sites without a building on own ground, and provinces about to be annexed.
    fn ground(&self, civ: Civ) -> f32 {
        let (game, lands) = (self.game, &self.game.lands);
        let useful = [Token::City, Token::Caravan].into_iter().filter(|&token| game.tokens[token] > 0);
        let useful = useful.fold(SpotSet::empty(), |spots, token| spots | token.spots());
        let mut value = 0.0;
        for at in lands.owned_by(civ) | lands.occupied() {
            let land = &lands[at];
            if land.owner == Some(civ) {
                let open = (game.sites(at).spots & useful) - land.buildings;
                value += self.weights.site * open.len() as f32;
            } else if land.may_be_replaced_by(civ) {
                value += self.weights.annexation * (1.0 + land.buildings.len() as f32);
            }
        }
        value
    }

    /// The cards of a player, and what is to be expected of those on offer.
    fn cards(&self, civ: Civ) -> f32 {
        let nation = &self.game.nations[civ];
        let mut own = nation.hand;
        nation.gained.iter().for_each(|(card, &count)| own[card] += count);
        let value = self.sets(&own) + self.weights.offer_useless * f32::from(nation.offer_size);
        match self.game.phase {
            Phase::Offers { number } if nation.hand_size + nation.offer_size >= number => {
                value + self.expected_of_offer(&own, number - nation.offer_size)
            }
            _ => value,
        }
    }

    /// What so many cards that are still to be offered will bring or cost.
    fn expected_of_offer(&self, hand: &Cards, missing: u8) -> f32 {
        let goods: u8 = Card::GOODS.iter().map(|&good| hand[good]).sum();
        let different = (kinds(hand) - Card::Tax).len() as u8;
        let minor = hand[Card::Tax].min(different);
        let useless = (goods - different + minor).min(missing);
        self.weights.offer_useless * f32::from(useless)
            + self.weights.offer_useful * f32::from(missing - useless)
    }

    /// To be early in the order of the building phase.
    fn turn(&self, civ: Civ) -> f32 {
        match self.game.phase {
            Phase::Building(phase) if phase.turns.current == Some(civ) => PRESENT_TURN * self.weights.early,
            Phase::Building(phase) if phase.turns.next == Some(civ) => self.weights.early,
            _ => 0.0,
        }
    }
}

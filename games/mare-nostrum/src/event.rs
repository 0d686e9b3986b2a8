//! What happened, for the log and the animation.

use game::{Arg, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::components::*;
use crate::names;
use crate::phase::End;
use crate::state::Cards;

/// Dice by face: how many ones, twos, … sixes.
pub type Dice = [u8; 6];

/// One thing that happened. Everybody sees it, but for the cards that only some may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[tell(Cards => names::cards)]
pub enum Event {
    #[public]
    CivChosen { seat: Seat, civ: Civ },
    #[public]
    CaravanPlaced { civ: Civ, good: Card, at: Province },
    #[public]
    Founded { civ: Civ, item: Item },
    #[public]
    RoundBegan { round: u8 },
    #[public]
    RoleGiven { role: Role, civ: Civ },
    #[public]
    Income { civ: Civ, cards: Cards },
    /// The bank was too small: `count` of the `claimed` cards were there.
    #[rule("R2")]
    #[public]
    Served { civ: Civ, card: Card, count: u8, claimed: u8 },
    #[public]
    Collected { civ: Civ, good: Card },
    #[public]
    Called { civ: Civ, number: u8 },
    /// The card is known to its owner only; the seat says who that is.
    Offered {
        #[untold]
        seat: Seat,
        civ: Civ,
        #[secret(seat)]
        card: Option<Card>,
    },
    #[rule("4.8")]
    #[public]
    SatOut { civ: Civ },
    #[shown]
    Revealed { civ: Civ, cards: Cards },
    #[shown]
    Taken { taker: Civ, from: Civ, card: Card },
    #[rule("7.6")]
    #[public]
    ExchangeForced { by: Civ, taker: Civ, from: Civ, card: Card },
    #[shown]
    TookBack { civ: Civ, cards: Cards },
    /// The card is known to giver and receiver.
    #[rule("4.14")]
    Compensated {
        #[untold]
        seats: (Seat, Seat),
        from: Civ,
        to: Civ,
        #[secret(seats.0, seats.1)]
        card: Option<Card>,
    },
    #[public]
    Named { role: Role, civ: Civ },
    #[phrase(bought(civ, item, taxes, goods))]
    #[public]
    Bought { civ: Civ, item: Item, taxes: u8, goods: CardSet },
    #[rule("5.12")]
    #[public]
    Replaced { civ: Civ, old: Civ, at: Province },
    #[rule("7.10")]
    #[public]
    Swapped { civ: Civ, gave: Card, got: Card },
    /// Without the Hanging Gardens no good is kept: `good` and `goods` stay for those who read the protocol.
    #[phrase(kept(civ, 0, Some(taxes), None))]
    #[public]
    Kept { seat: Seat, civ: Civ, taxes: u8, good: Option<Card>, goods: u8 },
    /// In the Hanging Gardens a good may lie among the kept cards; what they are is known to their owner only.
    #[phrase(kept(civ, cards, taxes, good))]
    KeptInGardens {
        seat: Seat,
        civ: Civ,
        cards: u8,
        #[secret(seat)]
        taxes: Option<u8>,
        #[secret(seat)]
        good: Option<Card>,
    },
    #[public]
    Discarded { civ: Civ, cards: Cards },
    #[public]
    Launched { civ: Civ, from: Province, to: Sea },
    #[public]
    Sailed { civ: Civ, from: Sea, to: Sea },
    #[public]
    Marched { civ: Civ, from: Province, to: Province },
    #[rule("7.3")]
    #[public]
    Converted { by: Civ, from: Civ, at: Province },
    #[dice(vec![faces(dice.0), faces(dice.1)])]
    #[tell(attack = strike(field, dice.0, walls.0, sums.0))]
    #[tell(defense = strike(field, dice.1, walls.1, sums.1))]
    #[public]
    Fought {
        attacker: Civ,
        defender: Civ,
        field: Field,
        #[untold]
        dice: (Dice, Dice),
        /// What fortresses add to the dice.
        #[untold]
        #[serde(default)]
        walls: (u16, u16),
        #[untold]
        sums: (u16, u16),
    },
    #[tell(units = lost_units([("legion", legions), ("fortress", fortresses), ("trireme", triremes)]))]
    #[public]
    Lost {
        civ: Civ,
        field: Field,
        #[untold]
        legions: u8,
        #[untold]
        fortresses: u8,
        #[untold]
        triremes: u8,
    },
    #[public]
    Plundered { civ: Civ, at: Province, building: Building },
    #[rule("7.4")]
    #[public]
    Looted { civ: Civ, card: Card },
    #[public]
    Occupied { civ: Civ, at: Province, building: Building },
    #[public]
    AnnexationBegan { civ: Civ, at: Province },
    #[public]
    Left { civ: Civ, at: Province },
    /// A battle ended an occupation or annexation: the occupier is defeated, or an enemy is left.
    #[rule("6.19")]
    #[public]
    OccupationEnded { civ: Civ, at: Province, defeated: bool },
    #[rule(end.rule())]
    #[phrase(end.phrase())]
    #[public]
    Ended { end: End },
}

/// The dice one by one, the highest first.
pub(crate) fn faces(dice: Dice) -> Vec<u8> {
    (1..=6).rev().flat_map(|face: u8| std::iter::repeat_n(face, dice[usize::from(face) - 1].into())).collect()
}

/// What one side has: the dice, and what fortresses and the hero of such battles add to them.
fn strike(field: Field, dice: Dice, walls: u16, sum: u16) -> Phrase {
    let rolled: u16 = faces(dice).into_iter().map(u16::from).sum();
    let hero = match field {
        Field::Land(_) => Hero::Hannibal,
        Field::Sea(_) => Hero::Pericles,
    };
    let help = [
        (walls, Phrase::new("strike-walls")),
        (sum.saturating_sub(rolled + walls), Phrase::new("strike-hero").with("hero", hero)),
    ];
    let help = help.into_iter().filter(|&(points, _)| points > 0);
    let help: Vec<Arg> = help.map(|(points, from)| from.with("points", points).into()).collect();
    let strike = Phrase::new("strike").with("sum", sum).with("dice", shown(dice));
    if help.is_empty() { strike } else { strike.when("bonus").with("bonus", Arg::List(help)) }
}

/// The dice as they lie: `6 3 2`.
fn shown(dice: Dice) -> Arg {
    let text = faces(dice).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Arg::Text(if text.is_empty() { "–".to_owned() } else { text })
}

/// "builds the city of Roma in Latium and pays …": a sentence for each kind of thing.
fn bought(civ: Civ, item: Item, taxes: u8, goods: CardSet) -> Phrase {
    let mut bought = match item {
        Item::Building(at, building) => building.phrase().with("province", at),
        single => single.phrase(),
    };
    let kind = bought.key.split_once('-').map_or("", |(_, kind)| kind).to_owned();
    bought.key = "event-bought".into();
    bought.when(&kind).with("civ", civ).with("paid", paid(taxes, goods))
}

fn paid(taxes: u8, goods: CardSet) -> Phrase {
    let paid = Phrase::new("paid");
    if taxes > 0 {
        paid.with("cards", Phrase::new("cards-of-a-kind").with("count", taxes).with("card", Card::Tax))
    } else if goods.is_empty() {
        paid.when("nothing")
    } else {
        paid.with("cards", Arg::List(goods.iter().map(Card::word).collect()))
    }
}

fn kept(civ: Civ, cards: u8, taxes: Option<u8>, good: Option<Card>) -> Phrase {
    let kept = Phrase::new("event-kept").with("civ", civ);
    match (taxes, good) {
        (Some(taxes), Some(good)) => kept.when("card").with("taxes", taxes).with("card", good),
        (Some(taxes), None) => kept.with("taxes", taxes),
        (None, _) => kept.when("unknown").with("cards", cards),
    }
}

fn lost_units(units: [(&str, u8); 3]) -> Arg {
    let some = units.into_iter().filter(|&(_, count)| count > 0);
    Arg::List(some.map(|(unit, count)| Phrase::new("lost").when(unit).with("count", count).into()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_told_one_by_one() {
        assert_eq!(faces([2, 0, 0, 1, 0, 1]), [6, 4, 1, 1]);
        assert!(faces([0; 6]).is_empty());
    }
}

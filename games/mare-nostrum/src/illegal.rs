//! Why an action is refused, with the rule that forbids it.

use game::{Arg, Phrase, Refusal, Rule};
use strum::IntoStaticStr;

use crate::components::*;

/// The reasons, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "illegal-")]
pub enum Illegal {
    NotYourTurn,
    WrongMoment,
    CivTaken(Civ),
    CivLeftOut(Civ),
    NoFreeCaravan,
    TooFewPoints,
    OutsideStartArea(Province),
    OnlyInCenter,
    NotAtStart,
    NotTied(Civ),
    NotInBank(Card),
    ServedAlready(Civ),
    NotInHand(Card),
    CallTooHigh { hand: u8 },
    NotOffered(Card),
    OwnCards,
    PairExhausted(Civ),
    GainedInTrade(Card),
    NotWaiting(Civ),
    CannotPay { price: u8 },
    NotInSet(Card),
    NoMarker(Province),
    MarkerThere(Province),
    OutOfReach(Province),
    Fresh(Province),
    NoSuchSite(Province),
    SiteTaken(Province),
    Landlocked(Province),
    WarTorn(Province),
    UnderOccupation(Province),
    OutOfPieces,
    OutOfTokens(Token),
    AlreadyBought,
    ForeignHero(Hero),
    NoExchange,
    NotFewerTaxes(u8),
    ShipsAreDone,
    NoShip,
    NoSeaBorder,
    NoLegion,
    NoWay(Province),
    NoEnemy(Civ),
    WrongNumber,
    FoughtAlready,
    BattleDue(Province),
    EnemyPresent(Province),
    NotForeign(Province),
    NoSuchBuilding(Province),
    PlunderedAlready(Province),
    NoFreeLegion(Province),
    PostTaken(Province),
    CenterIsSafe(Province),
    NotPosted(Province),
    JustPosted(Province),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn | Illegal::WrongMoment => "3.1",
            Illegal::CivTaken(_) => "2.1",
            Illegal::CivLeftOut(_) => "2.9",
            Illegal::NoFreeCaravan => "2.3",
            Illegal::TooFewPoints => "2.5",
            Illegal::OutsideStartArea(_) => "2.6",
            Illegal::OnlyInCenter | Illegal::NotAtStart => "2.7",
            Illegal::NotTied(_) => "3.5",
            Illegal::NotInBank(_) | Illegal::NotInHand(_) => "1.3",
            Illegal::ServedAlready(_) => "R2",
            Illegal::CallTooHigh { .. } => "4.6",
            Illegal::NotOffered(_) | Illegal::OwnCards => "4.9",
            Illegal::PairExhausted(_) => "4.11",
            Illegal::GainedInTrade(_) => "4.14",
            Illegal::NotWaiting(_) => "5.1",
            Illegal::CannotPay { .. } => "5.3",
            Illegal::NotInSet(_) => "5.2",
            Illegal::NoMarker(_) => "5.5",
            Illegal::MarkerThere(_) | Illegal::OutOfReach(_) => "5.6",
            Illegal::Fresh(_) => "5.8",
            Illegal::NoSuchSite(_) | Illegal::SiteTaken(_) => "5.9",
            Illegal::Landlocked(_) => "5.10",
            Illegal::WarTorn(_) | Illegal::UnderOccupation(_) => "5.11",
            Illegal::OutOfPieces => "1.5",
            Illegal::OutOfTokens(_) => "1.6",
            Illegal::AlreadyBought | Illegal::ForeignHero(_) => "1.7",
            Illegal::NoExchange => "7.10",
            Illegal::NotFewerTaxes(_) => "5.4",
            Illegal::ShipsAreDone => "6.3",
            Illegal::NoShip | Illegal::NoSeaBorder => "6.2",
            Illegal::NoLegion | Illegal::NoWay(_) => "6.4",
            Illegal::NoEnemy(_) => "6.9",
            Illegal::WrongNumber => "6.7",
            Illegal::FoughtAlready => "6.8",
            Illegal::BattleDue(_) => "6.6",
            Illegal::EnemyPresent(_) => "6.14",
            Illegal::NotForeign(_) | Illegal::NoSuchBuilding(_) => "6.16",
            Illegal::PlunderedAlready(_) => "R10",
            Illegal::NoFreeLegion(_) | Illegal::PostTaken(_) => "6.17",
            Illegal::CenterIsSafe(_) => "6.20",
            Illegal::NotPosted(_) | Illegal::JustPosted(_) => "R11",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(<&'static str>::from(*self));
        match *self {
            Illegal::CivTaken(civ)
            | Illegal::CivLeftOut(civ)
            | Illegal::NotTied(civ)
            | Illegal::ServedAlready(civ)
            | Illegal::PairExhausted(civ)
            | Illegal::NotWaiting(civ)
            | Illegal::NoEnemy(civ) => phrase.with("civ", Arg::word(format!("civ-{civ}"))),
            Illegal::NotInBank(card)
            | Illegal::NotInHand(card)
            | Illegal::NotOffered(card)
            | Illegal::GainedInTrade(card)
            | Illegal::NotInSet(card) => phrase.with("card", Arg::word(format!("card-{card}"))),
            Illegal::OutsideStartArea(at)
            | Illegal::NoMarker(at)
            | Illegal::MarkerThere(at)
            | Illegal::OutOfReach(at)
            | Illegal::Fresh(at)
            | Illegal::NoSuchSite(at)
            | Illegal::SiteTaken(at)
            | Illegal::Landlocked(at)
            | Illegal::WarTorn(at)
            | Illegal::UnderOccupation(at)
            | Illegal::NoWay(at)
            | Illegal::BattleDue(at)
            | Illegal::EnemyPresent(at)
            | Illegal::NotForeign(at)
            | Illegal::NoSuchBuilding(at)
            | Illegal::PlunderedAlready(at)
            | Illegal::NoFreeLegion(at)
            | Illegal::PostTaken(at)
            | Illegal::CenterIsSafe(at)
            | Illegal::NotPosted(at)
            | Illegal::JustPosted(at) => phrase.with("province", Arg::word(format!("province-{at}"))),
            Illegal::CallTooHigh { hand } => phrase.with("hand", hand),
            Illegal::CannotPay { price } => phrase.with("price", price),
            Illegal::NotFewerTaxes(taxes) => phrase.with("taxes", taxes),
            Illegal::OutOfTokens(token) => phrase.with("token", Arg::word(format!("token-{token}"))),
            Illegal::ForeignHero(hero) => phrase.with("hero", Arg::word(format!("hero-{hero}"))),
            _ => phrase,
        }
    }
}

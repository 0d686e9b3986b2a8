//! Why an action is refused, with the rule that forbids it.

use game::{Arg, Phrase, Refusal, Rule};

use crate::components::*;

/// The reasons, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

use Illegal::*;

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            NotYourTurn | WrongMoment => "3.1",
            CivTaken(_) => "2.1",
            CivLeftOut(_) => "2.9",
            NoFreeCaravan => "2.3",
            TooFewPoints => "2.5",
            OutsideStartArea(_) => "2.6",
            OnlyInCenter | NotAtStart => "2.7",
            NotTied(_) => "3.5",
            NotInBank(_) | NotInHand(_) => "1.3",
            ServedAlready(_) => "R2",
            CallTooHigh { .. } => "4.6",
            NotOffered(_) | OwnCards => "4.9",
            PairExhausted(_) => "4.11",
            GainedInTrade(_) => "4.14",
            NotWaiting(_) => "5.1",
            CannotPay { .. } => "5.3",
            NotInSet(_) => "5.2",
            NoMarker(_) => "5.5",
            MarkerThere(_) | OutOfReach(_) => "5.6",
            Fresh(_) => "5.8",
            NoSuchSite(_) | SiteTaken(_) => "5.9",
            Landlocked(_) => "5.10",
            WarTorn(_) | UnderOccupation(_) => "5.11",
            OutOfPieces => "1.5",
            OutOfTokens(_) => "1.6",
            AlreadyBought | ForeignHero(_) => "1.7",
            NoExchange => "7.10",
            ShipsAreDone => "6.3",
            NoShip | NoSeaBorder => "6.2",
            NoLegion | NoWay(_) => "6.4",
            NoEnemy(_) => "6.9",
            WrongNumber => "6.7",
            FoughtAlready => "6.8",
            BattleDue(_) => "6.6",
            EnemyPresent(_) => "6.14",
            NotForeign(_) | NoSuchBuilding(_) => "6.16",
            PlunderedAlready(_) => "R10",
            NoFreeLegion(_) | PostTaken(_) => "6.17",
            CenterIsSafe(_) => "6.20",
            NotPosted(_) | JustPosted(_) => "R11",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.key());
        match *self {
            CivTaken(civ) | CivLeftOut(civ) | NotTied(civ) | ServedAlready(civ) | PairExhausted(civ)
            | NotWaiting(civ) | NoEnemy(civ) => phrase.with("civ", Arg::word(format!("civ-{civ}"))),
            NotInBank(card) | NotInHand(card) | NotOffered(card) | GainedInTrade(card) | NotInSet(card) => {
                phrase.with("card", Arg::word(format!("card-{card}")))
            }
            OutsideStartArea(at) | NoMarker(at) | MarkerThere(at) | OutOfReach(at) | Fresh(at)
            | NoSuchSite(at) | SiteTaken(at) | Landlocked(at) | WarTorn(at) | UnderOccupation(at)
            | NoWay(at) | BattleDue(at) | EnemyPresent(at) | NotForeign(at) | NoSuchBuilding(at)
            | PlunderedAlready(at) | NoFreeLegion(at) | PostTaken(at) | CenterIsSafe(at) | NotPosted(at)
            | JustPosted(at) => phrase.with("province", Arg::word(format!("province-{at}"))),
            CallTooHigh { hand } => phrase.with("hand", hand),
            CannotPay { price } => phrase.with("price", price),
            OutOfTokens(token) => phrase.with("token", Arg::word(format!("token-{token}"))),
            ForeignHero(hero) => phrase.with("hero", Arg::word(format!("hero-{hero}"))),
            _ => phrase,
        }
    }
}

impl Illegal {
    fn key(self) -> &'static str {
        match self {
            NotYourTurn => "illegal-not-your-turn",
            WrongMoment => "illegal-wrong-moment",
            CivTaken(_) => "illegal-civ-taken",
            CivLeftOut(_) => "illegal-civ-left-out",
            NoFreeCaravan => "illegal-no-free-caravan",
            TooFewPoints => "illegal-too-few-points",
            OutsideStartArea(_) => "illegal-outside-start-area",
            OnlyInCenter => "illegal-only-in-center",
            NotAtStart => "illegal-not-at-start",
            NotTied(_) => "illegal-not-tied",
            NotInBank(_) => "illegal-not-in-bank",
            ServedAlready(_) => "illegal-served-already",
            NotInHand(_) => "illegal-not-in-hand",
            CallTooHigh { .. } => "illegal-call-too-high",
            NotOffered(_) => "illegal-not-offered",
            OwnCards => "illegal-own-cards",
            PairExhausted(_) => "illegal-pair-exhausted",
            GainedInTrade(_) => "illegal-gained-in-trade",
            NotWaiting(_) => "illegal-not-waiting",
            CannotPay { .. } => "illegal-cannot-pay",
            NotInSet(_) => "illegal-not-in-set",
            NoMarker(_) => "illegal-no-marker",
            MarkerThere(_) => "illegal-marker-there",
            OutOfReach(_) => "illegal-out-of-reach",
            Fresh(_) => "illegal-fresh",
            NoSuchSite(_) => "illegal-no-such-site",
            SiteTaken(_) => "illegal-site-taken",
            Landlocked(_) => "illegal-landlocked",
            WarTorn(_) => "illegal-war-torn",
            UnderOccupation(_) => "illegal-under-occupation",
            OutOfPieces => "illegal-out-of-pieces",
            OutOfTokens(_) => "illegal-out-of-tokens",
            AlreadyBought => "illegal-already-bought",
            ForeignHero(_) => "illegal-foreign-hero",
            other => other.key_of_war(),
        }
    }

    fn key_of_war(self) -> &'static str {
        match self {
            NoExchange => "illegal-no-exchange",
            ShipsAreDone => "illegal-ships-are-done",
            NoShip => "illegal-no-ship",
            NoSeaBorder => "illegal-no-sea-border",
            NoLegion => "illegal-no-legion",
            NoWay(_) => "illegal-no-way",
            NoEnemy(_) => "illegal-no-enemy",
            WrongNumber => "illegal-wrong-number",
            FoughtAlready => "illegal-fought-already",
            BattleDue(_) => "illegal-battle-due",
            EnemyPresent(_) => "illegal-enemy-present",
            NotForeign(_) => "illegal-not-foreign",
            NoSuchBuilding(_) => "illegal-no-such-building",
            PlunderedAlready(_) => "illegal-plundered-already",
            NoFreeLegion(_) => "illegal-no-free-legion",
            PostTaken(_) => "illegal-post-taken",
            CenterIsSafe(_) => "illegal-center-is-safe",
            NotPosted(_) => "illegal-not-posted",
            JustPosted(_) => "illegal-just-posted",
            _ => "illegal-wrong-moment",
        }
    }
}

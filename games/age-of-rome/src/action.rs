//! What a player can do, one click at a time, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::components::{Building, Envoy, Mission, Province, Region, Spot, TradeCard};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `return offering`: put a dealt mission back, keep the others
    Return(Mission),
    /// `recall thrace`: take a legion home because an event says so
    Recall(Region),
    /// `offer spy at gallia military`, to be followed by `put`
    Offer { envoy: Envoy, province: Province, building: Building },
    /// `put 5`: denarii on the diplomacy token
    Put(u16),
    /// `demand 7`: ask for more
    Demand(u16),
    /// `accept`
    Accept,
    /// `refuse`
    Refuse,
    /// `take glory`: the spy's choice
    TakeGlory,
    /// `take action`: the spy's other choice
    TakeAction,
    /// `activate gallia`, `activate gallia with cards`
    Activate { province: Province, cards: bool },
    /// `slander`
    Slander,
    /// `demolition`
    Demolish,
    /// `desertion thrace`, `desertion thrace replacing`
    Desert { region: Region, replacing: bool },
    /// `deception epirus thrace`
    Deceive { from: Region, to: Region },
    /// `re-vote 2`: the votes of the column are counted from below
    ReVote(u8),
    /// `invalid-vote 2`
    InvalidateVote(u8),
    /// `sold`
    SellOut,
    /// `custom-fees`
    CollectFees,
    /// `forgo`: none of the intrigues
    Forgo,
    /// `build trade`, `build trade with cards`
    Build { building: Building, cards: bool },
    /// `place trade`, `place trade with bonus`, `place trade with bonus with cards`
    Place { spot: Spot, bonus: bool, cards: bool },
    /// `deploy epirus`
    Deploy(Region),
    /// `march thrace epirus`
    March { from: Region, to: Region },
    /// `play sundial`
    Play(TradeCard),
    /// `proceed`: play no more cards
    Proceed,
    /// `sell sundial`
    Sell(TradeCard),
    /// `set sundial compass groma`
    MakeSet(Trio),
    /// `buy glory`: with the religious medal
    BuyGlory,
    /// `tax`
    Tax,
    /// `double tax`, `double tax with cards`
    DoubleTax { cards: bool },
    /// `done`
    Done,
}

/// Three trade cards for a set, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trio([TradeCard; 3]);

impl Trio {
    pub fn new(mut cards: [TradeCard; 3]) -> Self {
        cards.sort_unstable();
        Trio(cards)
    }

    pub fn cards(self) -> [TradeCard; 3] {
        self.0
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Return(mission) => write!(f, "return {mission}"),
            Action::Recall(region) => write!(f, "recall {region}"),
            Action::Offer { envoy, province, building } => {
                write!(f, "offer {envoy} at {province} {building}")
            }
            Action::Put(denarii) => write!(f, "put {denarii}"),
            Action::Demand(denarii) => write!(f, "demand {denarii}"),
            Action::Activate { province, cards } => write!(f, "activate {province}{}", with_cards(*cards)),
            Action::Desert { region, replacing } => {
                write!(f, "desertion {region}{}", if *replacing { " replacing" } else { "" })
            }
            Action::Deceive { from, to } => write!(f, "deception {from} {to}"),
            Action::ReVote(place) => write!(f, "re-vote {place}"),
            Action::InvalidateVote(place) => write!(f, "invalid-vote {place}"),
            Action::Build { building, cards } => write!(f, "build {building}{}", with_cards(*cards)),
            Action::Place { spot, bonus, cards } => {
                write!(f, "place {spot}{}{}", if *bonus { " with bonus" } else { "" }, with_cards(*cards))
            }
            Action::Deploy(region) => write!(f, "deploy {region}"),
            Action::March { from, to } => write!(f, "march {from} {to}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::MakeSet(Trio([a, b, c])) => write!(f, "set {a} {b} {c}"),
            Action::DoubleTax { cards } => write!(f, "double tax{}", with_cards(*cards)),
            simple => {
                let (text, _) = SIMPLE.iter().find(|(_, action)| action == simple).ok_or(fmt::Error)?;
                f.write_str(text)
            }
        }
    }
}

fn with_cards(cards: bool) -> &'static str {
    if cards { " with cards" } else { "" }
}

/// The actions that need no further word.
const SIMPLE: &[(&str, Action)] = &[
    ("accept", Action::Accept),
    ("refuse", Action::Refuse),
    ("take glory", Action::TakeGlory),
    ("take action", Action::TakeAction),
    ("slander", Action::Slander),
    ("demolition", Action::Demolish),
    ("sold", Action::SellOut),
    ("custom-fees", Action::CollectFees),
    ("forgo", Action::Forgo),
    ("proceed", Action::Proceed),
    ("buy glory", Action::BuyGlory),
    ("tax", Action::Tax),
    ("done", Action::Done),
];

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(&(_, action)) = SIMPLE.iter().find(|(simple, _)| *simple == text) {
            return Ok(action);
        }
        let (text, cards) = ending(text, " with cards");
        let (text, bonus) = ending(text, " with bonus");
        let (text, replacing) = ending(text, " replacing");
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["return", mission] => Action::Return(read(mission, "mission")?),
            ["recall", region] => Action::Recall(read(region, "region")?),
            ["offer", envoy, "at", province, building] => Action::Offer {
                envoy: read(envoy, "diplomacy token")?,
                province: read(province, "province")?,
                building: read(building, "building")?,
            },
            ["put", denarii] => Action::Put(read(denarii, "number of denarii")?),
            ["demand", denarii] => Action::Demand(read(denarii, "number of denarii")?),
            ["activate", province] => Action::Activate { province: read(province, "province")?, cards },
            ["desertion", region] => Action::Desert { region: read(region, "region")?, replacing },
            ["deception", from, to] => {
                Action::Deceive { from: read(from, "region")?, to: read(to, "region")? }
            }
            ["re-vote", place] => Action::ReVote(read(place, "place in the column")?),
            ["invalid-vote", place] => Action::InvalidateVote(read(place, "place in the column")?),
            ["build", building] => Action::Build { building: read(building, "building")?, cards },
            ["place", spot] => Action::Place { spot: read(spot, "place for a follower")?, bonus, cards },
            ["deploy", region] => Action::Deploy(read(region, "region")?),
            ["march", from, to] => Action::March { from: read(from, "region")?, to: read(to, "region")? },
            ["play", card] => Action::Play(read(card, "trade card")?),
            ["sell", card] => Action::Sell(read(card, "trade card")?),
            ["set", a, b, c] => Action::MakeSet(Trio::new([
                read(a, "trade card")?,
                read(b, "trade card")?,
                read(c, "trade card")?,
            ])),
            ["double", "tax"] => Action::DoubleTax { cards },
            _ => {
                return Err(format!(
                    "`{text}` is no action; try `place trade`, `build military`, `tax` or `done`"
                ));
            }
        };
        let tails_fit = action.takes_tails(cards, bonus, replacing);
        if tails_fit { Ok(action) } else { Err(format!("`{text}` is not followed by such words")) }
    }
}

impl Action {
    /// Whether the words that may end a notation belong to this action.
    fn takes_tails(self, cards: bool, bonus: bool, replacing: bool) -> bool {
        match self {
            Action::Place { .. } => !replacing,
            Action::Activate { .. } | Action::Build { .. } | Action::DoubleTax { .. } => !bonus && !replacing,
            Action::Desert { .. } => !cards && !bonus,
            _ => !cards && !bonus && !replacing,
        }
    }
}

fn ending<'a>(text: &'a str, tail: &str) -> (&'a str, bool) {
    match text.strip_suffix(tail) {
        Some(rest) => (rest, true),
        None => (text, false),
    }
}

fn read<T: FromStr>(word: &str, what: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "return offering",
            "offer spy at gallia military",
            "activate italia with cards",
            "desertion thrace replacing",
            "place trade with bonus with cards",
            "set sundial compass builders-chest",
            "double tax with cards",
            "take glory",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn the_cards_of_a_set_may_be_named_in_any_order() {
        assert_eq!("set groma compass sundial".parse::<Action>(), "set sundial compass groma".parse());
    }

    #[test]
    fn words_that_do_not_belong_are_refused() {
        for text in [
            "tax with cards",
            "build trade with bonus",
            "place rome",
            "recall thrace replacing",
            "",
            "put -1",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}

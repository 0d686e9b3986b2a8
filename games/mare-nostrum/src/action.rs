//! One click and its notation: `buy legion at latium`, `take wine from rome`, `march latium to italia`.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use serde::{Deserialize, Serialize};

use crate::components::*;

/// Everything a player can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Set-up: play this civilization.
    Choose(Civ),
    /// Set-up: the free caravan of a province goes on this good.
    Place(Card, Province),
    /// The holder of a role card gives it to one of those who tie for it.
    Appoint(Civ),
    /// The director serves this civilization next from a bank that is too small.
    Serve(Civ),
    /// The good of the Temple of Artemis.
    Collect(Card),
    /// The director names how many cards everybody offers.
    Call(u8),
    Offer(Card),
    Take(Card, Civ),
    /// Odysseus forces the exchange, or lets it pass.
    Force,
    Allow,
    /// The director's compensating card.
    Give(Card),
    /// A leader names who moves next.
    Name(Civ),
    Buy(Item),
    /// Pays with taxes only, or puts one more good into the set.
    Pay(Card),
    /// Cleopatra: the first card goes to the bank, the second comes.
    Swap(Card, Card),
    /// Hanging Gardens: the good that stays.
    Keep(Card),
    /// Hanging Gardens: no good stays.
    KeepNothing,
    Launch(Province, Sea),
    Sail(Sea, Sea),
    March(Province, Province),
    /// So many units attack this civilization here.
    Attack(Civ, Field, u8),
    /// Helen converts the legion that has just entered, or lets it be.
    Convert,
    Spare,
    Lose(LandUnit),
    Plunder(Province, Building),
    Occupy(Province, Building),
    Annex(Province),
    /// A legion leaves the building it occupies.
    Leave(Province, Building),
    /// A legion leaves the marker it stands on.
    LeaveMarker(Province),
    Done,
    /// The end of one's building with fewer taxes than may be kept.
    DoneKeeping(u8),
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Building::City(city) => write!(f, "city {city}"),
            Building::Caravan(good) => write!(f, "caravan {good}"),
            Building::Temple => f.write_str("temple"),
            Building::Market => f.write_str("market"),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Influence(at) => write!(f, "influence at {at}"),
            Item::Building(at, building) => write!(f, "{building} at {at}"),
            Item::Legion(at) => write!(f, "legion at {at}"),
            Item::Fortress(at) => write!(f, "fortress at {at}"),
            Item::Trireme(at) => write!(f, "trireme at {at}"),
            Item::Hero(hero) => write!(f, "hero {hero}"),
            Item::Wonder(wonder) => write!(f, "wonder {wonder}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(civ) => write!(f, "choose {civ}"),
            Action::Place(good, at) => write!(f, "place {good} at {at}"),
            Action::Appoint(civ) => write!(f, "appoint {civ}"),
            Action::Serve(civ) => write!(f, "serve {civ}"),
            Action::Collect(good) => write!(f, "collect {good}"),
            Action::Call(number) => write!(f, "call {number}"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Take(card, civ) => write!(f, "take {card} from {civ}"),
            Action::Force => f.write_str("force"),
            Action::Allow => f.write_str("allow"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Name(civ) => write!(f, "name {civ}"),
            Action::Buy(item) => write!(f, "buy {item}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Swap(give, get) => write!(f, "swap {give} for {get}"),
            Action::Keep(good) => write!(f, "keep {good}"),
            Action::KeepNothing => f.write_str("keep nothing"),
            Action::Launch(from, to) => write!(f, "launch {from} to {to}"),
            Action::Sail(from, to) => write!(f, "sail {from} to {to}"),
            Action::March(from, to) => write!(f, "march {from} to {to}"),
            Action::Attack(civ, Field::Land(at), units) => write!(f, "attack {civ} at {at} with {units}"),
            Action::Attack(civ, Field::Sea(on), units) => write!(f, "attack {civ} on {on} with {units}"),
            Action::Convert => f.write_str("convert"),
            Action::Spare => f.write_str("spare"),
            Action::Lose(LandUnit::Legion) => f.write_str("lose legion"),
            Action::Lose(LandUnit::Fortress) => f.write_str("lose fortress"),
            Action::Plunder(at, building) => write!(f, "plunder {building} at {at}"),
            Action::Occupy(at, building) => write!(f, "occupy {building} at {at}"),
            Action::Annex(at) => write!(f, "annex {at}"),
            Action::Leave(at, building) => write!(f, "leave {building} at {at}"),
            Action::LeaveMarker(at) => write!(f, "leave marker at {at}"),
            Action::Done => f.write_str("done"),
            Action::DoneKeeping(taxes) => write!(f, "done keeping {taxes}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = Reader(text.split_whitespace());
        let action = words.action()?;
        match words.0.next() {
            Some(extra) => Err(format!("`{extra}` is too much in `{text}`")),
            None => Ok(action),
        }
    }
}

/// Reads a notation word by word.
struct Reader<'a>(SplitWhitespace<'a>);

impl<'a> Reader<'a> {
    fn action(&mut self) -> Result<Action, String> {
        Ok(match self.text()? {
            "choose" => Action::Choose(self.word()?),
            "place" => Action::Place(self.good()?, self.after("at")?),
            "appoint" => Action::Appoint(self.word()?),
            "serve" => Action::Serve(self.word()?),
            "collect" => Action::Collect(self.good()?),
            "call" => Action::Call(self.number()?),
            "offer" => Action::Offer(self.word()?),
            "take" => Action::Take(self.word()?, self.after("from")?),
            "force" => Action::Force,
            "allow" => Action::Allow,
            "give" => Action::Give(self.word()?),
            "name" => Action::Name(self.word()?),
            "buy" => Action::Buy(self.item()?),
            "pay" => Action::Pay(self.word()?),
            "swap" => Action::Swap(self.word()?, self.after("for")?),
            "keep" if self.is_next("nothing") => Action::KeepNothing,
            "keep" => Action::Keep(self.good()?),
            "done" if self.is_next("keeping") => Action::DoneKeeping(self.number()?),
            "done" => Action::Done,
            verb => return self.war(verb),
        })
    }

    fn war(&mut self, verb: &str) -> Result<Action, String> {
        Ok(match verb {
            "launch" => Action::Launch(self.word()?, self.after("to")?),
            "sail" => Action::Sail(self.word()?, self.after("to")?),
            "march" => Action::March(self.word()?, self.after("to")?),
            "attack" => self.attack()?,
            "convert" => Action::Convert,
            "spare" => Action::Spare,
            "lose" => Action::Lose(self.land_unit()?),
            "plunder" => self.on_building(Action::Plunder)?,
            "occupy" => self.on_building(Action::Occupy)?,
            "annex" => Action::Annex(self.word()?),
            "leave" => self.leave()?,
            _ => return Err(format!("`{verb}` is no action")),
        })
    }

    fn attack(&mut self) -> Result<Action, String> {
        let civ = self.word()?;
        let field = match self.text()? {
            "at" => Field::Land(self.word()?),
            "on" => Field::Sea(self.word()?),
            other => return Err(format!("`at` or `on` is expected, not `{other}`")),
        };
        self.expect("with")?;
        Ok(Action::Attack(civ, field, self.number()?))
    }

    fn leave(&mut self) -> Result<Action, String> {
        match self.text()? {
            "marker" => Ok(Action::LeaveMarker(self.after("at")?)),
            kind => {
                let building = self.building(kind)?;
                Ok(Action::Leave(self.after("at")?, building))
            }
        }
    }

    fn on_building(&mut self, make: fn(Province, Building) -> Action) -> Result<Action, String> {
        let kind = self.text()?;
        let building = self.building(kind)?;
        Ok(make(self.after("at")?, building))
    }

    fn land_unit(&mut self) -> Result<LandUnit, String> {
        match self.text()? {
            "legion" => Ok(LandUnit::Legion),
            "fortress" => Ok(LandUnit::Fortress),
            other => Err(format!("there is no land unit `{other}`")),
        }
    }

    fn item(&mut self) -> Result<Item, String> {
        Ok(match self.text()? {
            "influence" => Item::Influence(self.after("at")?),
            "legion" => Item::Legion(self.after("at")?),
            "fortress" => Item::Fortress(self.after("at")?),
            "trireme" => Item::Trireme(self.after("at")?),
            "hero" => Item::Hero(self.word()?),
            "wonder" => Item::Wonder(self.word()?),
            kind => {
                let building = self.building(kind)?;
                Item::Building(self.after("at")?, building)
            }
        })
    }

    fn building(&mut self, kind: &str) -> Result<Building, String> {
        Ok(match kind {
            "city" => Building::City(self.word()?),
            "caravan" => Building::Caravan(self.good()?),
            "temple" => Building::Temple,
            "market" => Building::Market,
            other => return Err(format!("there is no building `{other}`")),
        })
    }

    /// Reads this word if it comes next.
    fn is_next(&mut self, word: &str) -> bool {
        let is_next = self.0.clone().next() == Some(word);
        if is_next {
            self.0.next();
        }
        is_next
    }

    fn good(&mut self) -> Result<Card, String> {
        match self.word()? {
            Card::Tax => Err("a tax is no good".to_owned()),
            good => Ok(good),
        }
    }

    fn after<T: FromStr<Err = String>>(&mut self, word: &str) -> Result<T, String> {
        self.expect(word)?;
        self.word()
    }

    fn expect(&mut self, word: &str) -> Result<(), String> {
        match self.text()? {
            found if found == word => Ok(()),
            found => Err(format!("`{word}` is expected, not `{found}`")),
        }
    }

    fn number(&mut self) -> Result<u8, String> {
        let text = self.text()?;
        text.parse().map_err(|_| format!("`{text}` is no number"))
    }

    fn word<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        self.text()?.parse()
    }

    fn text(&mut self) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| "the action is incomplete".to_owned())
    }
}

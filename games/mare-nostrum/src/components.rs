//! The things in the box as closed types; their numbers come from the edition.

use enumset::EnumSet;
use game::{Arg, Notation, Reader, Said, pieces};
use serde::{Deserialize, Serialize};

pieces! {
    /// A civilization, played by a seat or neutral; the order of the advanced set-up.
    Civ "civ" { Rome, Carthage, Greece, Egypt, Babylon }

    /// A resource card: the tax card or one of the twelve goods.
    Card "card" { Tax, Grain, Fish, Slaves, Wine, Metal, Fruit, Livestock, Oil, Gold, Gems, Perfume, Papyrus }

    /// A land or island province; the names are those of the drawn map.
    Province "province" {
        Gallia, Germania, Dalmatia, Latium, Italia, Macedonia, Dacia, Thracia, Achaia, Sardinia, Sicilia,
        Creta, Rhodus, Cyprus, Asia, Cappadocia, Cilicia, Armenia, Assyria, Babylonia, Syria, Arabia, Judaea,
        Sinai, Aegyptus, Aethiopia, Nubia, Cyrenaica, Garamantia, Libya, Phasania, Africa, Numidia,
    }

    /// A sea zone.
    Sea "sea" {
        Tyrrhenum, Sardoum, Hadriaticum, Ionium, Africum, Aegaeum, Pontus, Cyprium, Aegyptium, Phoenicium,
    }

    /// A city by its printed name.
    City "city" {
        Roma, Constantinopolis, Athenae, Sparta, Syracusae, Cnossus, Rhodus, Troas, Tarsus, Babylon,
        Antiochia, Hierosolyma, Alexandria, Memphis, Thebae, Cyrenae, Carthago,
    }

    /// The heroes: six for everybody, then one for each civilization.
    Hero "hero" {
        Agamemnon, Archimedes, Helen, Nebuchadnezzar, Solomon, Odysseus, Caesar, Hannibal, Pericles,
        Cleopatra, Hammurabi,
    }

    /// The seven wonders of the world.
    Wonder "wonder" { Colossus, HangingGardens, Artemis, Zeus, Lighthouse, Mausoleum, Pyramids }

    /// The role cards, in the order in which they are given at the start of a round.
    Role "role" { Commerce, Politics, Military }

    /// The four kinds of building tokens.
    Token "token" { Caravan, City, Market, Temple }

    /// A place in a province where a building stands or a legion can be put.
    Spot "spot" { FirstCity, SecondCity, FirstCaravan, SecondCaravan, Temple, Market, Marker }
}

pub type CivSet = EnumSet<Civ>;
pub type CardSet = EnumSet<Card>;
pub type ProvinceSet = EnumSet<Province>;
pub type SeaSet = EnumSet<Sea>;
pub type SpotSet = EnumSet<Spot>;
pub type HeroSet = EnumSet<Hero>;
pub type WonderSet = EnumSet<Wonder>;

impl Card {
    /// The twelve goods.
    pub const GOODS: &'static [Card] = Card::ALL.split_at(1).1;

    pub fn is_good(self) -> bool {
        self != Card::Tax
    }
}

impl Hero {
    /// The civilization this hero belongs to; general heroes belong to none.
    pub fn home(self) -> Option<Civ> {
        match self {
            Hero::Caesar => Some(Civ::Rome),
            Hero::Hannibal => Some(Civ::Carthage),
            Hero::Pericles => Some(Civ::Greece),
            Hero::Cleopatra => Some(Civ::Egypt),
            Hero::Hammurabi => Some(Civ::Babylon),
            _ => None,
        }
    }

    /// The hero of a civilization.
    pub fn of(civ: Civ) -> Hero {
        match civ {
            Civ::Rome => Hero::Caesar,
            Civ::Carthage => Hero::Hannibal,
            Civ::Greece => Hero::Pericles,
            Civ::Egypt => Hero::Cleopatra,
            Civ::Babylon => Hero::Hammurabi,
        }
    }
}

impl Role {
    /// The hero who helps to win it.
    pub fn helper(self) -> Hero {
        match self {
            Role::Commerce => Hero::Agamemnon,
            Role::Politics => Hero::Solomon,
            Role::Military => Hero::Archimedes,
        }
    }
}

impl Token {
    /// Where such a building may stand.
    pub(crate) fn spots(self) -> SpotSet {
        match self {
            Token::Caravan => Spot::FirstCaravan | Spot::SecondCaravan,
            Token::City => Spot::FirstCity | Spot::SecondCity,
            Token::Market => Spot::Market.into(),
            Token::Temple => Spot::Temple.into(),
        }
    }
}

impl Spot {
    pub const CITIES: [Spot; 2] = [Spot::FirstCity, Spot::SecondCity];

    /// The token that stands here; none for the influence marker.
    pub fn token(self) -> Option<Token> {
        match self {
            Spot::FirstCity | Spot::SecondCity => Some(Token::City),
            Spot::FirstCaravan | Spot::SecondCaravan => Some(Token::Caravan),
            Spot::Temple => Some(Token::Temple),
            Spot::Market => Some(Token::Market),
            Spot::Marker => None,
        }
    }
}

/// A building as people name it: `city roma`, `caravan wine`, `temple`, `market`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Notation, Said,
)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    #[say("city {city}")]
    City(City),
    /// The card is a good; a tax stands on no site.
    #[say("caravan {card}")]
    Caravan(
        #[read(good)]
        #[example(Card::GOODS)]
        Card,
    ),
    #[say("temple")]
    Temple,
    #[say("market")]
    Market,
}

impl Building {
    pub fn token(self) -> Token {
        match self {
            Building::City(_) => Token::City,
            Building::Caravan(_) => Token::Caravan,
            Building::Temple => Token::Temple,
            Building::Market => Token::Market,
        }
    }
}

/// What can be bought for one set of cards.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Notation, Said,
)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    #[say("influence at {province}")]
    Influence(Province),
    #[say("{building} at {province}")]
    Building(Province, Building),
    #[say("legion at {province}")]
    Legion(Province),
    #[say("fortress at {province}")]
    Fortress(Province),
    #[say("trireme at {province}")]
    Trireme(Province),
    #[say("hero {hero}")]
    Hero(Hero),
    #[say("wonder {wonder}")]
    Wonder(Wonder),
}

/// A land unit, when its owner chooses losses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Notation)]
#[serde(rename_all = "kebab-case")]
pub enum LandUnit {
    #[say("legion")]
    Legion,
    #[say("fortress")]
    Fortress,
}

/// Where a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Notation)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    #[say("at {province}")]
    Land(Province),
    #[say("on {sea}")]
    Sea(Sea),
}

impl From<Field> for Arg {
    fn from(field: Field) -> Self {
        match field {
            Field::Land(at) => at.into(),
            Field::Sea(on) => on.into(),
        }
    }
}

/// A card that is no tax.
pub(crate) fn good(words: &mut Reader<'_>) -> Option<Card> {
    words.word_where(|card: &Card| card.is_good())
}

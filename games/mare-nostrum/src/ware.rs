//! The kinds of things that are sold (rule 5.3): everything of one kind has one price.

use enum_map::Enum;
use enumset::{EnumSet, EnumSetType, enum_set};

use crate::components::{Item, Token, Wonder};

/// What has a price of its own.
#[derive(Debug, EnumSetType, Enum)]
pub enum Ware {
    Influence,
    Caravan,
    City,
    Market,
    Temple,
    Legion,
    Fortress,
    Trireme,
    Hero,
    Wonder,
    Pyramids,
}

pub type WareSet = EnumSet<Ware>;

impl Item {
    pub fn ware(self) -> Ware {
        match self {
            Item::Influence(_) => Ware::Influence,
            Item::Building(_, building) => building.token().into(),
            Item::Legion(_) => Ware::Legion,
            Item::Fortress(_) => Ware::Fortress,
            Item::Trireme(_) => Ware::Trireme,
            Item::Hero(_) => Ware::Hero,
            Item::Wonder(Wonder::Pyramids) => Ware::Pyramids,
            Item::Wonder(_) => Ware::Wonder,
        }
    }
}

impl Ware {
    pub(crate) const BUILDINGS: WareSet = enum_set!(Ware::Caravan | Ware::City | Ware::Market | Ware::Temple);

    /// The token that is sold; none for pieces of a color, heroes and wonders.
    pub(crate) fn token(self) -> Option<Token> {
        Token::ALL.iter().copied().find(|&token| Ware::from(token) == self)
    }
}

impl From<Token> for Ware {
    fn from(token: Token) -> Ware {
        match token {
            Token::Caravan => Ware::Caravan,
            Token::City => Ware::City,
            Token::Market => Ware::Market,
            Token::Temple => Ware::Temple,
        }
    }
}

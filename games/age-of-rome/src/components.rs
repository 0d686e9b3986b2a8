//! The pieces in the box as types. What is printed on them comes from the edition.

#![allow(missing_debug_implementations, reason = "the derived sets bring a helper type without it")]

use enum_map::{Enum, EnumMap};
use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A closed list of pieces with kebab-case ids: in notation, files and locale keys alike.
macro_rules! pieces {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $piece:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumSetType, Enum)]
        #[derive(Serialize, Deserialize, EnumString, IntoStaticStr, VariantArray)]
        #[enumset(no_super_impls, serialize_repr = "list")]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name { $($(#[$note])* $piece),* }

        impl $name {
            pub const ALL: &'static [$name] = <$name as VariantArray>::VARIANTS;

            /// The word for it in notation, files and locale keys.
            pub fn id(self) -> &'static str {
                self.into()
            }
        }

        /// The first of the list; stands for nothing, but fixed arrays need it.
        impl Default for $name {
            fn default() -> Self {
                $name::ALL[0]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

pieces! {
    /// The four parts of the province board, clockwise.
    Province { Gallia, Italia, Africa, Hispania }
}

pieces! {
    /// The five types of building tiles and of medals.
    Building { Military, Political, Trade, Religious, Economic }
}

pieces! {
    /// The three +1 bonuses of a player board.
    Bonus { Military, Political, Trade }
}

pieces! {
    /// The battle regions.
    Region { Epirus, Macedonia, Thrace }
}

pieces! {
    /// Where a follower can be placed: the buildings and intrigue spaces before the player, or the Colosseum.
    Spot { Military, Political, Trade, Religious, Economic, Colosseum, Intrigue }
}

pieces! {
    /// Who the players are.
    Character { Antonius, Lepidus, Fulvia, Octavius, Junia, Livia }
}

pieces! {
    /// What an activated intrigue can do.
    Intrigue { Slander, Demolition, Desertion, Deception, ReVote, InvalidVote, Sold, CustomFees }
}

pieces! {
    /// What a trade card counts as in a set; a chest is wild.
    TradeKind { Tool, Weapon, Fabric, Jewel, Chest }
}

pieces! {
    /// The designs of the trade cards.
    TradeCard {
        Sundial, Compass, Groma, PlumbLine, Sickle,
        Spatha, Pugio, Scutum, Trident,
        Toga, HoodedCloak, Palla, Velarium,
        Bulla, SnakeBracelets, SignetRing,
        BuildersChest, DispatchChest, TaxChest,
    }
}

pieces! {
    /// The shared Pantheon pieces, best first.
    Metal { Gold, Silver, Bronze }
}

pieces! {
    /// The mission cards.
    Mission {
        LastBrick, FirstVoter, MadTrading, Offering, HardWork, MostDecorations,
        DrivenByRage, DiscordNeverPasses,
        Triumphator, Occupation, FullMuster, GreatArmy,
        VoiceOfSenate, LastWord, OldGuard, PeoplesTribune,
        MerchantPrince, Jeweller, MixedCargo, FullWarehouse,
        Pontifex, GoldenPiety, TempleBuilder, FavouredByGods,
        Treasury, Richest, Beloved, GreatHousehold,
    }
}

pieces! {
    /// The event cards; the last six are the negative ones.
    EventCard {
        Census, GrainDole, Triumph, Levy, SenateSession, Election,
        MarketDay, Caravans, FestivalOfJupiter, VestalBlessing, Reconciliation, SibyllineBooks,
        Plague, Famine, Mutiny, Scandal, Shipwreck, IllOmens,
    }
}

pieces! {
    /// The cards that move Cassius, three of each suit.
    CassiusCard {
        Military1, Military2, Military3, Political1, Political2, Political3, Trade1, Trade2, Trade3,
        Religious1, Religious2, Religious3, Economic1, Economic2, Economic3,
    }
}

pieces! {
    /// The cards that move the legions of Cassius, four of each region.
    BattleCard {
        Epirus1, Epirus2, Epirus3, Epirus4, Macedonia1, Macedonia2, Macedonia3, Macedonia4,
        Thrace1, Thrace2, Thrace3, Thrace4,
    }
}

pieces! {
    /// The two diplomacy tokens of a player.
    Envoy { Spy, Alliance }
}

pieces! {
    /// The marks of honour after the game.
    Achievement {
        Hundred, TwoJewelSets, ThreeOfAKind, BaneOfCassius, GoldenPantheon, Harmony,
        AllMedals, GloryTrack, Conqueror, Senator, FourMissions, Designers,
    }
}

pieces! {
    /// The goals of the Imperial variant.
    Task { Glory, Medals, Regions, Votes, Sets, Pantheon, Missions }
}

pieces! {
    /// What one may be called after the Imperial variant, least first.
    Title { Praetor, Imperator, SonOfJupiter }
}

impl Province {
    /// The province `steps` further clockwise on the board.
    #[must_use]
    pub fn clockwise(self, steps: u8) -> Province {
        Province::ALL[(self as usize + steps as usize) % Province::ALL.len()]
    }
}

impl Metal {
    /// The best piece left in a pool (rule 5.20).
    pub fn best(pool: EnumMap<Metal, u8>) -> Option<Metal> {
        Metal::ALL.iter().copied().find(|&metal| pool[metal] > 0)
    }
}

impl Spot {
    /// The building behind a spot, if it is one.
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self as usize).copied()
    }

    /// The bonus that doubles the action of this spot.
    pub fn bonus(self) -> Option<Bonus> {
        Bonus::ALL.get(self as usize).copied()
    }
}

impl Bonus {
    pub fn spot(self) -> Spot {
        Spot::ALL[self as usize]
    }
}

impl Building {
    pub fn spot(self) -> Spot {
        Spot::ALL[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_begin_with_the_buildings_and_these_with_the_bonuses() {
        for &building in Building::ALL {
            assert_eq!(building.spot().building(), Some(building));
            assert_eq!(building.spot().id(), building.id());
        }
        for &bonus in Bonus::ALL {
            assert_eq!(Spot::ALL[bonus as usize].id(), bonus.id());
        }
        assert_eq!(Spot::Colosseum.building(), None);
        assert_eq!(Spot::Religious.bonus(), None);
    }

    #[test]
    fn ids_read_back() {
        assert_eq!(TradeCard::SnakeBracelets.id(), "snake-bracelets");
        assert_eq!("re-vote".parse(), Ok(Intrigue::ReVote));
        assert_eq!("economic3".parse(), Ok(CassiusCard::Economic3));
    }
}

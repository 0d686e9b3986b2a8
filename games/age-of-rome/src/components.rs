//! The pieces in the box as types. What is printed on them comes from the edition.

use enum_map::EnumMap;
use game::pieces;

pieces! {
    /// The four parts of the province board, clockwise.
    Province "province" { Gallia, Italia, Africa, Hispania }

    /// The five types of building tiles and of medals.
    Building "building" { Military, Political, Trade, Religious, Economic }

    /// The three +1 bonuses of a player board.
    Bonus "bonus" { Military, Political, Trade }

    /// The battle regions.
    Region "region" { Epirus, Macedonia, Thrace }

    /// Where a follower can be placed: the buildings and intrigue spaces before the player, or the Colosseum.
    Spot "spot" { Military, Political, Trade, Religious, Economic, Colosseum, Intrigue }

    /// Who the players are.
    #[derive(Default)]
    Character "character" { #[default] Antonius, Lepidus, Fulvia, Octavius, Junia, Livia }

    /// What an activated intrigue can do.
    Intrigue "intrigue" { Slander, Demolition, Desertion, Deception, ReVote, InvalidVote, Sold, CustomFees }

    /// What a trade card counts as in a set; a chest is wild.
    TradeKind "kind" { Tool, Weapon, Fabric, Jewel, Chest }

    /// The designs of the trade cards.
    #[derive(Default)]
    TradeCard "card" {
        #[default] Sundial, Compass, Groma, PlumbLine, Sickle,
        Spatha, Pugio, Scutum, Trident,
        Toga, HoodedCloak, Palla, Velarium,
        Bulla, SnakeBracelets, SignetRing,
        BuildersChest, DispatchChest, TaxChest,
    }

    /// The shared Pantheon pieces, best first.
    Metal "metal" { Gold, Silver, Bronze }

    /// The mission cards.
    Mission "mission" {
        LastBrick, FirstVoter, MadTrading, Offering, HardWork, MostDecorations,
        DrivenByRage, DiscordNeverPasses,
        Triumphator, Occupation, FullMuster, GreatArmy,
        VoiceOfSenate, LastWord, OldGuard, PeoplesTribune,
        MerchantPrince, Jeweller, MixedCargo, FullWarehouse,
        Pontifex, GoldenPiety, TempleBuilder, FavouredByGods,
        Treasury, Richest, Beloved, GreatHousehold,
    }

    /// The event cards; the last six are the negative ones.
    EventCard "event-card" {
        Census, GrainDole, Triumph, Levy, SenateSession, Election,
        MarketDay, Caravans, FestivalOfJupiter, VestalBlessing, Reconciliation, SibyllineBooks,
        Plague, Famine, Mutiny, Scandal, Shipwreck, IllOmens,
    }

    /// The cards that move Cassius, three of each suit.
    #[derive(Default)]
    CassiusCard "cassius" {
        #[default] Military1, Military2, Military3, Political1, Political2, Political3, Trade1, Trade2, Trade3,
        Religious1, Religious2, Religious3, Economic1, Economic2, Economic3,
    }

    /// The cards that move the legions of Cassius, four of each region.
    BattleCard "battle" {
        Epirus1, Epirus2, Epirus3, Epirus4, Macedonia1, Macedonia2, Macedonia3, Macedonia4,
        Thrace1, Thrace2, Thrace3, Thrace4,
    }

    /// The two diplomacy tokens of a player.
    Envoy "envoy" { Spy, Alliance }

    /// The marks of honour after the game.
    Achievement "achievement" {
        Hundred, TwoJewelSets, ThreeOfAKind, BaneOfCassius, GoldenPantheon, Harmony,
        AllMedals, GloryTrack, Conqueror, Senator, FourMissions, Designers,
    }

    /// The goals of the Imperial variant.
    Task "task" { Glory, Medals, Regions, Votes, Sets, Pantheon, Missions }

    /// What one may be called after the Imperial variant, least first.
    Title "title" { Praetor, Imperator, SonOfJupiter }
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

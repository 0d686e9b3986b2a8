//! The pieces in the box as types: colors, resources, terrains, gods and the names of the cards.

use game::pieces;

pieces! {
    /// A kind of basic building, of its cards and of the piece that stands for it.
    Kind "kind" { Maritime, Production, Scientific, Civil, Military }

    /// The color of a card: five basic kinds and the temples.
    Color "color" { Maritime, Production, Scientific, Civil, Military, Temple }

    Resource "resource" { Wood, Clay, Stone, Wheat }

    Terrain "terrain" { Sea, Village, Field, Forest, Swamp, Mountain }

    /// Whom an offering asks for help, by the color of its top card.
    God "god" { Neptune, Ceres, Minerva, Vesta, Mars, Jupiter }

    /// The sixty different cards; the edition says how many copies of each there are.
    Card "card" {
        Galley, MerchantShipWood, MerchantShipClay, MerchantShipStone, MerchantShipWheat,
        SmallPortWood, SmallPortClay, SmallPortStone, SmallPortWheat, LargePort,
        Sawmill, Brickyard, Quarry, Farm, LumberCamp, ClayPits, Stonecutters, Granary, Estate, Depot,
        School, Library, ArchitectsOffice, Workshop, Academy, Observatory, Mint, Alchemist,
        Insula, Villa, Forum, Market, Theatre, Baths, Palace, Colony,
        Legion, WarElephants, Cavalry, Scouts, Mercenaries, Catapult, Archers, Marines,
        TempleOfNeptune, TempleOfCeres, TempleOfMinerva, TempleOfVesta, TempleOfMars, TempleOfJupiter,
        TempleOfSilvanus, TempleOfJuturna, TempleOfVulcan, TempleOfFlora, TempleOfFortuna, TempleOfSaturn,
        TempleOfTerminus, TempleOfConcordia, TempleOfBellona, TempleOfLares,
    }
}

impl Kind {
    /// Ships stand on the sea, everything else on land (3.8).
    pub fn is_ship(self) -> bool {
        self == Kind::Maritime
    }
}

impl Color {
    /// The kind of a basic card; `None` for a temple.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Color::Maritime => Some(Kind::Maritime),
            Color::Production => Some(Kind::Production),
            Color::Scientific => Some(Kind::Scientific),
            Color::Civil => Some(Kind::Civil),
            Color::Military => Some(Kind::Military),
            Color::Temple => None,
        }
    }

    pub fn god(self) -> God {
        match self {
            Color::Maritime => God::Neptune,
            Color::Production => God::Ceres,
            Color::Scientific => God::Minerva,
            Color::Civil => God::Vesta,
            Color::Military => God::Mars,
            Color::Temple => God::Jupiter,
        }
    }
}

impl Terrain {
    /// The terrains one can build on with anything but ships.
    pub const LAND: [Terrain; 4] = [Terrain::Field, Terrain::Forest, Terrain::Swamp, Terrain::Mountain];

    /// What grows or lies there.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Terrain::Field => Some(Resource::Wheat),
            Terrain::Forest => Some(Resource::Wood),
            Terrain::Swamp => Some(Resource::Clay),
            Terrain::Mountain => Some(Resource::Stone),
            Terrain::Sea | Terrain::Village => None,
        }
    }

    /// The letter of a terrain on the faces of the tiles and on the text board.
    pub fn letter(self) -> char {
        match self {
            Terrain::Sea => '~',
            Terrain::Village => 'V',
            Terrain::Field => 'f',
            Terrain::Forest => 't',
            Terrain::Swamp => 's',
            Terrain::Mountain => 'm',
        }
    }

    pub fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.iter().copied().find(|terrain| terrain.letter() == letter)
    }
}

impl Resource {
    /// Where it comes from.
    pub fn terrain(self) -> Terrain {
        match self {
            Resource::Wood => Terrain::Forest,
            Resource::Clay => Terrain::Swamp,
            Resource::Stone => Terrain::Mountain,
            Resource::Wheat => Terrain::Field,
        }
    }
}

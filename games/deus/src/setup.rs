//! Setting the table up (chapter 1).

use enum_map::{EnumMap, enum_map};
use game::{BadOptions, Options, PerSeat, Rng, RngExt, Seat};

use crate::components::Terrain;
use crate::edition::Edition;
use crate::layout::{self, Continent};
use crate::map::{MAX_TILES, RegionSet};
use crate::phases::draw;
use crate::state::{Deus, MAX_PLAYERS, Phase, Player};
use crate::variants::Layout;
use crate::{Acting, Result, Stage};

pub(crate) fn start(options: &Options<Deus>, rng: &mut impl Rng) -> Result<Deus, BadOptions> {
    options.check_seats()?;
    let Options { seats, edition, variants } = *options;
    let (shape, continent) = lay_tiles(&edition, seats, variants.layout, rng);
    let mut game = Deus {
        edition,
        variants,
        seats,
        first: Seat(rng.random_range(0..seats)),
        current: Seat(0),
        round: 1,
        phase: Phase::Turn,
        shape: shape as u8,
        continent,
        village_points: village_points(&edition, shape, &continent),
        attacked: RegionSet::EMPTY,
        temples_left: edition.shapes[shape].ground.tiles() as u8,
        stock: stock(&edition, seats),
        deck: edition.deck(),
        shown: <_>::default(),
        quiet_rounds: 0,
        built_this_round: false,
        ending: None,
        players: PerSeat([player(&edition); MAX_PLAYERS]),
    };
    game.current = game.first;
    if variants.chosen_pieces && edition.start.chosen_pieces > 0 {
        game.all_seats().for_each(|seat| game.players[seat].ready = EnumMap::default());
        game.phase = Phase::Choose { left: PerSeat([edition.start.chosen_pieces; MAX_PLAYERS]) };
    } else {
        let first = game.first;
        deal(&mut Acting::new(&mut game, first, rng, &mut ()));
    }
    for seat in Seat::all(MAX_PLAYERS as u8).skip(seats as usize) {
        game.players[seat] = Player::default();
    }
    Ok(game)
}

/// Five cards for everybody (1.8).
pub(crate) fn deal(acting: &mut Acting<impl Stage>) {
    let cards = acting.game.edition.hand.cards;
    for seat in acting.game.first.around(acting.game.seats) {
        draw::cards(&mut acting.of(seat), cards);
    }
}

fn lay_tiles(edition: &Edition, seats: u8, layout: Layout, rng: &mut impl Rng) -> (usize, Continent) {
    let mut shapes = edition.shapes_for(seats);
    let chosen = match layout {
        Layout::Free => rng.random_range(0..shapes.clone().count()),
        Layout::Recommended | Layout::Random => 0,
    };
    let (number, shape) = shapes.nth(chosen).expect("an edition has a shape for every number of players");
    let continent = match (layout, &shape.rotations) {
        (Layout::Recommended, Some(rotations)) => edition.recommended(&shape.ground, rotations),
        _ => layout::random(edition, shape, rng),
    };
    (number, continent)
}

/// As many points on each village as it has neighbors (1.4).
pub(crate) fn village_points(edition: &Edition, shape: usize, continent: &Continent) -> [u8; MAX_TILES] {
    let mut points = [0; MAX_TILES];
    for village in continent[Terrain::Village].iter() {
        points[village.tile()] = edition.shapes[shape].ground.neighbors(village).len() as u8;
    }
    points
}

/// The resources left once every player has taken the first ones (1.5, R1).
fn stock(edition: &Edition, seats: u8) -> EnumMap<crate::components::Resource, u8> {
    let each = seats * (edition.supply.each_resource_per_player - edition.start.each_resource);
    enum_map! { _ => each }
}

fn player(edition: &Edition) -> Player {
    Player {
        gold: edition.start.gold.into(),
        points: edition.start.points.into(),
        resources: enum_map! { _ => edition.start.each_resource },
        ready: enum_map! { _ => edition.start.pieces_of_each_kind },
        ..Player::default()
    }
}

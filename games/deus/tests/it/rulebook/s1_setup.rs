use deus::components::{Color, Terrain};
use deus::map::RegionSet;
use deus::variants::Layout;

use super::*;

fn start(seats: u8) -> Deus {
    Deus::start(&Options::plain(seats), &mut chance()).unwrap()
}

/// Rule 1.1: every tile has two seas and one of every other terrain; each land yields its resource.
#[test]
fn s1_1_the_regions_of_a_tile() {
    let game = start(4);
    for tile in (0..7).map(RegionSet::tile) {
        for (terrain, count) in [(Terrain::Sea, 2), (Terrain::Village, 1), (Terrain::Field, 1)] {
            assert_eq!((game.continent[terrain] & tile).len(), count);
        }
    }
    let yields = Terrain::LAND.map(|terrain| terrain.resource().unwrap());
    assert_eq!(yields, [Resource::Wheat, Resource::Wood, Resource::Clay, Resource::Stone]);
    assert_eq!((Terrain::Sea.resource(), Terrain::Village.resource()), (None, None));
}

/// Rule 1.2: 4, 6 or 7 tiles of seven regions, and nothing beyond them.
#[test]
fn s1_2_tiles_by_players() {
    assert_eq!([2, 3, 4].map(|seats| start(seats).ground().regions().len()), [28, 42, 49]);
    let mut game = ada_has(&[Card::Sawmill]);
    play(&mut game, &["build sawmill", "pay"]);
    refused(&game, "place 9,9", Illegal::NotOnTheMap, "1.2");
}

/// Rule 1.3: no two villages touch, and the recommended layout is always the same.
#[test]
fn s1_3_villages_stand_apart() {
    for seats in 2..=4 {
        let game = start(seats);
        let villages = game.continent[Terrain::Village];
        assert!(!game.ground().around(villages).meets(villages));
        let other = Deus::start(&Options::plain(seats), &mut Chance::seed_from_u64(7)).unwrap();
        assert_eq!(game.continent, other.continent);
    }
}

/// Rule 1.4: as many points as neighbors; 18, 27 and 31 in all.
#[test]
fn s1_4_points_on_villages() {
    for (seats, total) in [(2, 18), (3, 27), (4, 31)] {
        let game = start(seats);
        assert_eq!(game.village_points.iter().sum::<u8>(), total);
        for village in game.villages().iter() {
            assert_eq!(game.village_points[village.tile()] as usize, game.ground().neighbors(village).len());
        }
    }
}

/// Rule 1.5: a temple for each tile, five of each resource for each player.
#[test]
fn s1_5_the_general_supply() {
    for (seats, temples) in [(2, 4), (3, 6), (4, 7)] {
        let game = start(seats);
        assert_eq!(game.temples_left, temples);
        for &resource in Resource::ALL {
            let owned: u8 = Seat::all(seats).map(|seat| game.player(seat).resources[resource]).sum();
            assert_eq!(game.stock[resource] + owned, 5 * seats);
        }
    }
}

/// Rule 1.6: five pieces of each kind, two of them ready.
#[test]
fn s1_6_two_pieces_of_each_kind_are_ready() {
    let game = start(3);
    for &kind in Kind::ALL {
        assert_eq!((game.player(ADA).ready[kind], game.spare_pieces(ADA, kind)), (2, 3));
    }
}

/// Rule 1.7: 5 gold, 5 points, one of each resource.
#[test]
fn s1_7_what_players_begin_with() {
    let game = start(2);
    assert_eq!((game.player(BO).gold, game.player(BO).points, resources(&game, BO)), (5, 5, [1; 4]));
}

/// Rule 1.8: 96 cards, sixteen of each color; five for everybody.
#[test]
fn s1_8_five_cards_each() {
    let game = start(4);
    assert_eq!(game.edition.deck().len(), 96);
    for &color in Color::ALL {
        let cards = game.edition.deck();
        assert_eq!(cards.iter().filter(|&card| game.print(card).color == color).count(), 16);
    }
    assert!(Seat::all(4).all(|seat| game.player(seat).hand.len() == 5));
    assert_eq!(game.deck_size(), 76);
}

/// Rule 1.9: anybody may be the first player, and that player begins.
#[test]
fn s1_9_the_first_player() {
    let firsts: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| Deus::start(&Options::plain(4), &mut Chance::seed_from_u64(seed)).unwrap())
        .inspect(|game| assert_eq!(game.to_act().first(), Some(game.first)))
        .map(|game| game.first.0)
        .collect();
    assert_eq!(firsts.len(), 4);
}

/// Ruling R1: the first resources are taken out of the supply.
#[test]
fn r1_first_resources_come_from_the_supply() {
    assert_eq!(start(3).stock[Resource::Clay], 12);
}

/// Rule 9.3, ruling R2: random tiles on the recommended shape; freely, any shape of the edition.
#[test]
fn r2_random_and_free_layouts() {
    let layouts = |layout| {
        (0..30).map(move |seed| {
            let variants = DeusVariants { layout, ..DeusVariants::default() };
            let options = Options::<Deus>::plain(3).with_variants(variants);
            Deus::start(&options, &mut Chance::seed_from_u64(seed)).unwrap()
        })
    };
    let shapes = |layout| layouts(layout).map(|game| game.shape).collect::<std::collections::BTreeSet<_>>();
    assert_eq!((shapes(Layout::Random).len(), shapes(Layout::Free).len()), (1, 3));
    let first = layouts(Layout::Random).next().unwrap();
    assert!(layouts(Layout::Random).any(|game| game.continent != first.continent));
    layouts(Layout::Free).for_each(|game| game.check_invariants().unwrap());
}

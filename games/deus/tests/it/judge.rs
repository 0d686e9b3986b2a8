//! The judge knows columns, village races and temples.

use deus::components::{Card, Kind};
use deus::map::Hex;
use deus::{Action, Deus};
use game::{Game, Judge, Options, RngExt, Seat};
use testkit::{Chance, SeedableRng, random_position};

const ADA: Seat = Seat(0);

fn table() -> Deus {
    Deus::start(&Options::plain(2), &mut Chance::seed_from_u64(1)).unwrap()
}

fn value(game: &Deus) -> f32 {
    game.value(ADA, &Deus::standard_weights())
}

/// Puts a piece on the map, with or without a card for it.
fn stand(game: &mut Deus, seat: Seat, kind: Kind, card: Option<Card>, place: &str) {
    let region = game.region_at(place.parse::<Hex>().unwrap()).unwrap();
    game.players[seat].pieces[kind].insert(region);
    game.players[seat].columns[kind].push(card);
}

#[test]
fn a_column_is_worth_what_it_brings() {
    let (mut poor, mut rich) = (table(), table());
    stand(&mut poor, ADA, Kind::Production, None, "5,0");
    stand(&mut rich, ADA, Kind::Production, Some(Card::Sawmill), "5,0");
    assert!(value(&rich) > value(&poor));
}

#[test]
fn an_army_in_the_ring_of_a_village_is_worth_more_than_one_outside() {
    let (mut outside, mut inside) = (table(), table());
    stand(&mut outside, ADA, Kind::Military, None, "2,1");
    stand(&mut inside, ADA, Kind::Military, None, "2,1");
    stand(&mut outside, ADA, Kind::Civil, None, "6,-1");
    stand(&mut inside, ADA, Kind::Civil, None, "5,0");
    assert!(value(&inside) > value(&outside));
    let mut contested = inside;
    stand(&mut contested, Seat(1), Kind::Military, None, "2,0");
    assert!(value(&contested) < value(&inside));
}

#[test]
fn a_temple_built_is_worth_more_than_one_in_hand() {
    let (mut held, mut built) = (table(), table());
    for game in [&mut held, &mut built] {
        stand(game, ADA, Kind::Production, Some(Card::Farm), "5,0");
    }
    held.players[ADA].hand.insert(Card::TempleOfCeres);
    built.players[ADA].temple_cards.insert(Card::TempleOfCeres);
    assert!(value(&built) > value(&held) + 1.0);
}

#[test]
fn the_shortlist_is_part_of_the_list_and_never_empty() {
    for seed in 0..200 {
        let game = random_position::<Deus>(&Options::plain(3), seed, 5 * seed as usize);
        let Some(seat) = game.to_act().first() else { continue };
        let mut legal: Vec<Action> = Vec::new();
        game.legal(seat, &mut legal);
        let mut short = legal.clone();
        game.shortlist(seat, &mut short);
        assert!(!short.is_empty() && short.iter().all(|action| legal.contains(action)));
    }
}

#[test]
fn what_the_judge_remembers_changes_no_value() {
    let weights = Deus::standard_weights();
    let mut legal: Vec<Action> = Vec::new();
    for seed in 0..10 {
        let mut rng = Chance::seed_from_u64(seed);
        let mut game = Deus::start(&Options::plain(3), &mut rng).unwrap();
        let mut memory = <Deus as Judge>::Memory::default();
        while let Some(seat) = game.to_act().first() {
            let judged = game.value_with_memory(seat, &weights, &mut memory);
            assert_eq!(judged.to_bits(), game.value(seat, &weights).to_bits());
            game.legal(seat, &mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat, action, &mut rng, &mut ()).unwrap();
        }
    }
}

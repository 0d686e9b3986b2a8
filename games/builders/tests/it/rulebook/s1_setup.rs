use std::collections::BTreeSet;

use builders::Builders;
use builders::components::{APPRENTICES, Hand, SLAVES};
use enumset::EnumSet;
use game::{Game, Options, Seat};
use testkit::{Chance, SeedableRng};

fn tables() -> impl Iterator<Item = Builders> {
    (0..60).map(|seed| {
        let seats = 2 + (seed % 3) as u8;
        Builders::start(&Options::plain(seats), &mut Chance::seed_from_u64(seed)).unwrap()
    })
}

/// Rule 1.1: five of the 33 buildings lie face up.
#[test]
fn s1_1_five_buildings_lie_open() {
    for game in tables() {
        assert_eq!(game.building_row.iter().flatten().count(), 5);
        assert_eq!(game.building_deck.len(), 28);
    }
}

/// Rule 1.2: one random apprentice each, the others are in the deck.
#[test]
fn s1_2_everybody_has_an_apprentice() {
    let mut dealt_to_first = BTreeSet::new();
    for game in tables() {
        for seat in Seat::all(game.seats) {
            assert_eq!(game.players[seat].idle.len(), 1);
            assert!(game.players[seat].idle.is_subset(APPRENTICES));
        }
        let open: EnumSet<Hand> = game.worker_row.iter().flatten().copied().collect();
        let dealt: EnumSet<Hand> = game.players.0.iter().flat_map(|player| player.idle).collect();
        assert_eq!(game.worker_deck | open, Hand::workers() - dealt);
        dealt_to_first.extend(game.players[Seat(0)].idle.iter());
    }
    assert_eq!(dealt_to_first.len(), 4, "any apprentice can be dealt");
}

/// Rule 1.3: five workers lie open; 16, 15 or 14 cards make the deck, by players.
#[test]
fn s1_3_five_workers_lie_open() {
    for game in tables() {
        assert_eq!(game.worker_row.iter().flatten().count(), 5);
        assert_eq!(game.worker_deck.len() + 5, 18 - usize::from(game.seats));
    }
}

/// Rule 1.4: six slaves, four tools, four loans, four universities.
#[test]
fn s1_4_all_investments_lie_open() {
    for game in tables() {
        assert_eq!(game.slaves_left, SLAVES);
        assert_eq!((game.tools_left.len(), game.loans_left, game.universities_left.len()), (4, 4, 4));
    }
}

/// Rule 1.5: ten sesterces each.
#[test]
fn s1_5_ten_sesterces_each() {
    for game in tables() {
        assert!(Seat::all(game.seats).all(|seat| game.players[seat].coins == 10));
    }
}

/// Rule 1.6: anybody may be start player, who moves first; then it goes clockwise.
#[test]
fn s1_6_a_random_player_starts() {
    let mut starters = BTreeSet::new();
    for mut game in tables() {
        assert_eq!(game.to_act().first(), Some(game.start_player));
        starters.insert(game.start_player);
        let next = game.start_player.left(game.seats);
        super::play(&mut game, &["end"]);
        assert_eq!(game.to_act().first(), Some(next));
    }
    assert_eq!(starters.len(), 4);
}

/// Rule 1.6: nobody else may act meanwhile.
#[test]
fn s1_6_others_wait_for_their_turn() {
    let mut game = super::table();
    let refusal = game.apply(super::BO, "end".parse().unwrap(), &mut super::chance(), &mut ());
    assert_eq!(refusal, Err(builders::Illegal::NotYourTurn));
}

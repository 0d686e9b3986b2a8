use builders::Illegal;

use super::*;

/// Rule 4.1: one action, no money.
#[test]
fn s4_1_recruiting_costs_one_action() {
    let mut game = table();
    let worker = game.worker_row[0].unwrap();
    play(&mut game, &[&format!("recruit {worker}")]);
    assert!(game.players[ADA].idle.contains(worker));
    assert_eq!((actions_left(&game), game.players[ADA].coins), (2, 10));
}

/// Rule 4.1: only who lies face up can be recruited.
#[test]
fn s4_1_only_from_the_row() {
    let game = table();
    let hidden = game.worker_deck.iter().next().unwrap();
    refused(&game, &format!("recruit {hidden}"), Illegal::WorkerNotInRow(hidden), "4.1");
}

/// Rule 4.2: the gap is filled at once.
#[test]
fn s4_2_the_row_is_refilled() {
    let mut game = table();
    let (worker, deck) = (game.worker_row[0].unwrap(), game.worker_deck);
    play(&mut game, &[&format!("recruit {worker}")]);
    assert!(deck.contains(game.worker_row[0].unwrap()));
    assert_eq!(game.worker_deck.len(), deck.len() - 1);
}

/// Rule 4.3: three workers in one turn are fine.
#[test]
fn s4_3_any_number_of_workers() {
    let mut game = table();
    for _ in 0..3 {
        let worker = game.worker_row[0].unwrap();
        play(&mut game, &[&format!("recruit {worker}")]);
    }
    assert_eq!(game.players[ADA].idle.len(), 4);
}

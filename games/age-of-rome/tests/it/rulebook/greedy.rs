//! The greedy player uses what is allowed at any time, where it helps: the medal, the set and the sale.

use bots::{Bot, Greedy};
use game::Viewer;

use super::*;

/// Greedy players go on until this holds or the game is over; what they did.
fn greedy_until(game: &mut AgeOfRome, holds: impl Fn(&AgeOfRome) -> bool) -> Vec<(Seat, String)> {
    let (mut done, mut rng) = (Vec::new(), chance());
    while !game.is_over() && !holds(game) {
        let seat = actor(game);
        let action = Greedy::default().choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
        done.push((seat, action.to_string()));
    }
    done
}

fn did(done: &[(Seat, String)], seat: Seat, what: &str) -> bool {
    done.iter().any(|(who, action)| *who == seat && action.starts_with(what))
}

/// Rule 4.10: the medal wins the follower of a milestone when all others are placed.
#[test]
fn greedy_buys_a_follower_with_the_medal() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 3);
    denarii(&mut game, BIANKA, 3);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"; 4]);
    assert_eq!(game.phase, Phase::Action { seat: BIANKA, step: Labor::Medal });
    let done = greedy_until(&mut game, |game| !matches!(game.phase, Phase::Action { .. }));
    assert!(did(&done, BIANKA, "buy glory"), "{done:?}");
    assert_eq!(game.players[BIANKA].followers(), 2);
}

/// Rule 4.10: after the last tax the medal makes its owner the most beloved.
#[test]
fn greedy_buys_the_glory_of_a_mission_with_the_medal() {
    let mut game = table();
    in_round(&mut game, 9);
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 18);
    glory(&mut game, HENRIK, 20);
    denarii(&mut game, BIANKA, 5);
    keep(&mut game, BIANKA, Mission::Beloved);
    end_round(&mut game);
    assert_eq!(game.phase, Phase::Recess { seat: BIANKA });
    greedy_until(&mut game, AgeOfRome::is_over);
    assert_eq!(game.players[BIANKA].glory, 20);
}

/// Rule 5.16: three jewels in hand become a set before they are lost.
#[test]
fn greedy_makes_a_set_before_it_is_stolen() {
    let mut game = table();
    plot(&mut game, BIANKA, ZITA);
    plot(&mut game, GABOR, HENRIK);
    hold(&mut game, HENRIK, &[TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing]);
    intrigue_phase(&mut game, HENRIK);
    let done = greedy_until(&mut game, |game| actor(game) != HENRIK);
    assert!(did(&done, HENRIK, "set "), "{done:?}");
}

/// Rule 5.18: two cards that nothing can be begun with pay for the last denarii of a building.
#[test]
fn greedy_sells_to_build() {
    let mut game = table();
    in_round(&mut game, 9);
    denarii(&mut game, BIANKA, 2);
    hold(&mut game, BIANKA, &[TradeCard::Toga]);
    build_phase(&mut game, BIANKA);
    let done = greedy_until(&mut game, |game| actor(game) != BIANKA);
    assert!(did(&done, BIANKA, "sell ") && did(&done, BIANKA, "build "), "{done:?}");
}

/// Rules 5.18 and 8.10: what is left in hand at the end is sold, where that makes another point.
#[test]
fn greedy_sells_for_the_last_point() {
    let mut game = table();
    in_round(&mut game, 9);
    denarii(&mut game, BIANKA, 2);
    hold(&mut game, BIANKA, &[TradeCard::Toga]);
    income_phase(&mut game, BIANKA);
    let done = greedy_until(&mut game, |game| actor(game) != BIANKA);
    assert_eq!(game.players[BIANKA].denarii, 4, "{done:?}");
}

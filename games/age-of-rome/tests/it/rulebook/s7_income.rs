use super::*;

/// A seat before its tax: glory, denarii, and levels that make the population.
fn before_tax(seat: Seat, glory_points: u16, purse: u16, levels: &[(Building, u8)]) -> AgeOfRome {
    let mut game = table();
    glory(&mut game, seat, glory_points);
    denarii(&mut game, seat, purse);
    for &(building, level) in levels {
        raise(&mut game, seat, building, level);
    }
    income_phase(&mut game, seat);
    game
}

/// What the seat has after the tax.
fn after(mut game: AgeOfRome, seat: Seat, action: &str) -> (u16, u16) {
    play(&mut game, &[action]);
    (game.players[seat].glory, game.players[seat].denarii)
}

/// Rule 7.1: Bianka with 3 and Zita with 5 population tax once (rulebook example).
#[test]
fn s7_1_a_denarius_for_each() {
    let bianka = before_tax(BIANKA, 1, 2, &[(Building::Trade, 2)]);
    assert_eq!(after(bianka, BIANKA, "tax"), (1, 5));
    let zita = before_tax(ZITA, 5, 10, &[(Building::Trade, 2), (Building::Military, 2)]);
    assert_eq!(after(zita, ZITA, "tax"), (5, 15));
}

/// Rule 7.2: Henrik with 3 and Gábor with 6 population tax twice (rulebook example).
#[test]
fn s7_2_two_for_each_and_less_glory() {
    let henrik = before_tax(HENRIK, 3, 1, &[(Building::Trade, 2)]);
    assert_eq!(after(henrik, HENRIK, "double tax"), (1, 7));
    let gabor = before_tax(GABOR, 7, 3, &[(Building::Trade, 3), (Building::Military, 2)]);
    assert_eq!(after(gabor, GABOR, "double tax"), (3, 15));
    let zita = before_tax(ZITA, 5, 10, &[(Building::Trade, 2), (Building::Military, 2)]);
    assert_eq!(after(zita, ZITA, "double tax"), (1, 20), "it would have cost her four");
}

/// Rule 7.3: Bianka on 1 glory cannot go back by two.
#[test]
fn s7_3_the_limit_of_double_taxation() {
    let game = before_tax(BIANKA, 1, 2, &[(Building::Trade, 2)]);
    refused(&game, "double tax", Illegal::PenaltyTooHigh { penalty: 2, glory: 1 }, "7.3");
    let game = before_tax(BIANKA, 2, 2, &[(Building::Trade, 2)]);
    refused(&game, "double tax", Illegal::PenaltyTooHigh { penalty: 2, glory: 2 }, "7.3");
    assert!(can(&before_tax(BIANKA, 3, 2, &[(Building::Trade, 2)]), "double tax"));
}

/// Rule 7.4: a quarter for each arrow, at the end and only then.
#[test]
fn s7_4_the_board_turns() {
    for (event, turned, front) in [
        (EventCard::Census, 1, Province::Hispania),
        (EventCard::GrainDole, 3, Province::Italia),
        (EventCard::Triumph, 2, Province::Africa),
        (EventCard::Levy, 2, Province::Africa),
    ] {
        let mut game = table();
        happen(&mut game, event);
        income_phase(&mut game, BIANKA);
        play(&mut game, &["tax"; 3]);
        assert_eq!((game.turned, game.front(BIANKA)), (0, Province::Gallia));
        assert_eq!(game.next_front(BIANKA), front);
        play(&mut game, &["tax"]);
        assert_eq!((game.turned, game.front(BIANKA)), (turned, front));
    }
}

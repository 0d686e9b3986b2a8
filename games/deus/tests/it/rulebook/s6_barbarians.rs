use super::*;

/// The ring of the village at 3,-3 but for 4,-3: Bo in 2,-2, Ada in 3,-2.
fn nearly_surrounded(bo: Card, ada: Card) -> Deus {
    let mut game = ada_has(&[Card::Villa, Card::Archers, Card::Farm]);
    own_each(&mut game, ADA, 3);
    built(&mut game, BO, bo, "2,-2");
    built(&mut game, ADA, ada, "3,-2");
    game
}

fn attacked(events: &[Event]) -> Option<(Vec<Seat>, u8)> {
    events.iter().find_map(|event| match event {
        Event::Attacked { winners, points, .. } => Some((winners.iter().collect(), *points)),
        _ => None,
    })
}

/// Rule 6.1: attacked when the ring is complete and there is an army in it, not before.
#[test]
fn s6_1_ring_and_army() {
    let mut peaceful = nearly_surrounded(Card::Farm, Card::Quarry);
    assert_eq!(attacked(&build(&mut peaceful, "villa", "4,-3")), None, "no army");
    let mut open = nearly_surrounded(Card::Farm, Card::Legion);
    assert_eq!(attacked(&build(&mut open, "villa", "3,-1")), None, "4,-3 is empty");
    let mut game = nearly_surrounded(Card::Farm, Card::Legion);
    assert_eq!(attacked(&build(&mut game, "villa", "4,-3")), Some((vec![ADA], 3)));
}

/// Rule 6.2: the most armies take all the points.
#[test]
fn s6_2_most_armies() {
    let mut game = nearly_surrounded(Card::Legion, Card::Legion);
    assert_eq!(attacked(&build(&mut game, "archers", "4,-3")), Some((vec![ADA], 3)));
    assert_eq!((game.player(ADA).points, game.player(BO).points), (5 + 3, 5));
    let mut game = nearly_surrounded(Card::Legion, Card::Quarry);
    build(&mut game, "villa", "4,-3");
    assert_eq!(game.player(BO).points, 5 + 3, "the owner of the only army, whoever closed the ring");
}

/// Rule 6.3: equal armies, more buildings; equal buildings share, rounded down.
#[test]
fn s6_3_ties() {
    let mut game = nearly_surrounded(Card::Legion, Card::Legion);
    assert_eq!(attacked(&build(&mut game, "villa", "4,-3")), Some((vec![ADA], 3)), "two buildings to one");
    let mut game = nearly_surrounded(Card::Legion, Card::Legion);
    built(&mut game, BO, Card::Villa, "2,-2");
    assert_eq!(attacked(&build(&mut game, "villa", "4,-3")), Some((vec![ADA, BO], 1)));
}

/// Rule 6.4: afterwards it is no village for the cards.
#[test]
fn s6_4_no_village_any_more() {
    let mut game = nearly_surrounded(Card::Farm, Card::Legion);
    let villages = game.villages().len();
    build(&mut game, "villa", "4,-3");
    assert_eq!(game.villages().len(), villages - 1);
    give(&mut game, ADA, &[Card::Colony]);
    finish_round(&mut game);
    let before = game.player(ADA).points;
    build(&mut game, "colony", "3,-1");
    let gained = game.player(ADA).points - before;
    assert_eq!(gained, 2, "two terrains for the Villa; no village beside 3,-2, 4,-3 and 3,-1 is left");
}

/// Ruling R8: before the column takes effect, and again after an army has moved.
#[test]
fn r8_at_once_and_after_every_step() {
    let mut game = nearly_surrounded(Card::Farm, Card::Archers);
    let events = build(&mut game, "archers", "4,-3");
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    assert!(
        place(|event| matches!(event, Event::Attacked { .. }))
            < place(|event| matches!(event, Event::Resolved { .. }))
    );

    let mut game = nearly_surrounded(Card::Farm, Card::Quarry);
    give(&mut game, ADA, &[Card::Cavalry]);
    build(&mut game, "cavalry", "3,-1");
    assert_eq!(game.attacked.len(), 0);
    let mut walked = game;
    play(&mut walked, &["move 3,-1 to 3,-2"]);
    assert_eq!(walked.attacked.len(), 0, "4,-3 is still empty");
    let events = play(&mut walked, &["move 3,-2 to 4,-3"]);
    assert_eq!(attacked(&events), Some((vec![ADA], 3)));
}

/// Ruling R12: the rest of a shared village is lost, and temples count as buildings.
#[test]
fn r12_remainder_and_temples() {
    let mut game = nearly_surrounded(Card::Legion, Card::Legion);
    built(&mut game, BO, Card::Villa, "2,-2");
    let mut shared = game;
    build(&mut shared, "villa", "4,-3");
    assert_eq!(
        (shared.player(ADA).points, shared.player(BO).points),
        (5 + 1 + 2, 5 + 1),
        "3 points make 1 each; 2 for the Villa"
    );
    built_temple(&mut game, BO, Card::TempleOfVesta, "2,-2");
    assert_eq!(attacked(&build(&mut game, "villa", "4,-3")), Some((vec![BO], 3)));
}

/// Ruling R13: a village without points is still there to be attacked.
#[test]
fn r13_an_emptied_village_is_attacked_too() {
    let mut game = nearly_surrounded(Card::Farm, Card::Legion);
    let village = at(&game, "3,-3");
    game.village_points[village.tile()] = 0;
    assert!(game.villages().contains(village));
    assert_eq!(attacked(&build(&mut game, "villa", "4,-3")), Some((vec![ADA], 0)));
    assert_eq!(game.player(ADA).villages_won, 1);
}

//! What the others do in a round stays hidden until all are done.

use game::{Event as _, Game, Options, Seat, Viewer};
use seven_wonders_dice::{Action, Event, SevenWondersDice};
use testkit::{Chance, SeedableRng, random_position};

/// Rule 2.3: whatever a seat does, the others see the same.
#[test]
fn s2_3_others_do_not_see_the_choice() {
    let mut compared = 0;
    for seed in 0..40 {
        let game = random_position::<SevenWondersDice>(&Options::plain(3), seed, 40);
        let Some(seat) = game.to_act().first().filter(|_| game.to_act().len() > 1) else { continue };
        let others = Viewer::all(3).filter(|viewer| !viewer.is(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let after: Vec<SevenWondersDice> = legal
            .iter()
            .map(|&action| {
                let mut game = game;
                game.apply(seat, action, &mut Chance::seed_from_u64(1), &mut ()).unwrap();
                game
            })
            .filter(|game| game.players[seat].turn.done)
            .collect();
        for viewer in others {
            assert!(after.windows(2).all(|pair| pair[0].hide(viewer) == pair[1].hide(viewer)));
            compared += after.len().saturating_sub(1);
        }
    }
    assert!(compared > 100);
}

/// Rule 2.3: the log keeps the secret too, and tells it when the round is over.
#[test]
fn s2_3_the_log_waits_for_the_end_of_the_round() {
    let mut game = random_position::<SevenWondersDice>(&Options::plain(2), 3, 0);
    let mut events = Vec::new();
    let mut rng = Chance::seed_from_u64(1);
    game.apply(Seat(0), Action::Pass, &mut rng, &mut events).unwrap();
    assert_eq!(events, [Event::Passed { seat: Seat(0), coins: 3 }]);
    assert_eq!(events[0].seen_by(Viewer::Seat(Seat(1))), None);
    assert_eq!(events[0].seen_by(Viewer::Public), None);
    assert_eq!(events[0].seen_by(Viewer::Seat(Seat(0))), Some(events[0]));
    events.clear();
    game.apply(Seat(1), Action::Pass, &mut rng, &mut events).unwrap();
    let shown = |viewer: Viewer| {
        let events = events.iter().filter_map(|event| event.seen_by(viewer));
        events.filter(|event| matches!(event, Event::TurnShown { .. })).count()
    };
    assert_eq!(shown(Viewer::Public), 2);
    assert_eq!(shown(Viewer::Seat(Seat(0))), 1);
}

//! What is said before a choice is what happens after it.

use bots::{Chance, SeedableRng};
use game::{Game, Options, Seat};
use seven_wonders_dice::board::Spot;
use seven_wonders_dice::components::Die;
use seven_wonders_dice::{Action, SevenWondersDice};

/// The field that an action marks at once, and the die it is marked with.
fn marked_by(game: &SevenWondersDice, seat: Seat, action: Action) -> Option<(Spot, Option<Die>)> {
    match action {
        Action::Take(die) => {
            let fields = game.fields_for(seat, die);
            (fields.len() == 1).then(|| fields.iter().next())?.map(|spot| (spot, Some(die)))
        }
        Action::Mark(field) => game.layout(seat).spot(field).map(|spot| (spot, None)),
        Action::Wonder => game.next_step(seat).map(|spot| (spot, None)),
        _ => None,
    }
}

#[test]
fn a_prospect_comes_true() {
    let mut compared = 0;
    for seed in 0..150 {
        let game: SevenWondersDice = testkit::random_position(&Options::plain(3), seed, 2 * seed as usize);
        // Somebody else is still acting, or the end of the round would be compared as well.
        for seat in game.to_act().iter() {
            if game.to_act().len() > 1 {
                compared += compare_all(&game, seat);
            }
        }
    }
    assert!(compared > 300, "only {compared} prospects were compared");
}

fn compare_all(game: &SevenWondersDice, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let marking = legal.iter().filter_map(|&action| Some((action, marked_by(game, seat, action)?)));
    let mut compared = 0;
    for (action, (spot, die)) in marking {
        let prospect = game.prospect(seat, spot, die).unwrap();
        let mut after = *game;
        after.apply(seat, action, &mut Chance::seed_from_u64(1), &mut ()).unwrap();
        let coins = |game: &SevenWondersDice| i32::from(game.players[seat].sheet.coins);
        let change = i32::from(prospect.coins) - i32::from(prospect.price);
        assert_eq!(coins(&after) - coins(game), change, "{action}: coins");
        assert_eq!(after.score(seat) - game.score(seat), prospect.points, "{action}: points");
        assert!(after.players[seat].sheet.marked.contains(spot), "{action}: the field");
        compared += 1;
    }
    compared
}

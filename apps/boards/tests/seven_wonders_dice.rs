//! What a field of 7 Wonders Dice says before it is clicked is what happens.

use boards::{Board, Scene, draw};
use bots::{Chance, SeedableRng};
use game::{Game, Lang, Narrate, Options, Seat, Viewer, Words};
use seven_wonders_dice::{Action, SevenWondersDice};

/// Coins paid and received according to the classes of a button, and the action it stands for.
fn promise(button: &str) -> Option<(i32, i32, Action)> {
    let number = |start: &str| button.split(start).nth(1)?.split([' ', '"']).next()?.parse().ok();
    let action = button.split("data-action=\"").nth(1)?.split('"').next()?.parse().ok()?;
    Some((number(" sw-p")?, number(" sw-g")?, action))
}

fn keep_promises(game: &SevenWondersDice, seat: Seat) -> usize {
    let words =
        Words::new(Lang::En, &[SevenWondersDice::locale(Lang::En), SevenWondersDice::board_words(Lang::En)]);
    let seen = game.hide(Viewer::Seat(seat));
    let html = draw(&Scene::to_play(&seen, &words)).into_string();
    let mut kept = 0;
    for (paid, received, action) in html.split("<button class=\"").skip(1).filter_map(promise) {
        let mut after = *game;
        after.apply(seat, action, &mut Chance::seed_from_u64(1), &mut ()).expect("the board offers it");
        if after.players[seat].turn.marking.is_none() {
            let change =
                i32::from(after.players[seat].sheet.coins) - i32::from(game.players[seat].sheet.coins);
            assert_eq!(change, received - paid, "{action}");
            kept += 1;
        }
    }
    kept
}

#[test]
fn the_price_on_a_field_is_what_is_paid() {
    let mut kept = 0;
    for seed in 0..60 {
        let game: SevenWondersDice = testkit::random_position(&Options::plain(4), seed, 5 * seed as usize);
        kept += game.to_act().iter().map(|seat| keep_promises(&game, seat)).sum::<usize>();
    }
    assert!(kept > 200, "only {kept} fields were tried");
}

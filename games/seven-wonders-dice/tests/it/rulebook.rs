//! One test for every rule, on small positions that are laid out by hand.

mod s1_setup;
mod s2_round;
mod s3_actions;
mod s4_bonuses;
mod s5_paying;
mod s6_buildings;
mod s7_effects;
mod s8_end;
mod words;

use game::{Game, Options, Refusal, Seat};
use seven_wonders_dice::board::{Fields, Place};
use seven_wonders_dice::components::{City, Die, Field};
use seven_wonders_dice::effect::Effect;
use seven_wonders_dice::state::{Rolled, Sheet, Turn};
use seven_wonders_dice::{Action, DiceVariants, Event, Illegal, SevenWondersDice};
use testkit::{Chance, SeedableRng};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);
const CY: Seat = Seat(2);

/// Giza, Rhodes, Alexandria, … in the order of the seats, in the first round.
fn table(seats: u8) -> SevenWondersDice {
    table_with(seats, DiceVariants::default())
}

fn table_with(seats: u8, variants: DiceVariants) -> SevenWondersDice {
    let options = Options::plain(seats).with_variants(variants);
    let mut game = SevenWondersDice::start(&options, &mut chance()).unwrap();
    let cities = [
        City::Giza,
        City::Rhodes,
        City::Alexandria,
        City::Babylon,
        City::Olympia,
        City::Ephesus,
        City::Halicarnassus,
    ];
    for seat in Seat::all(seats) {
        game.players[seat].city = cities[seat.index()];
    }
    game
}

fn chance() -> Chance {
    Chance::seed_from_u64(42)
}

/// Lets a die show a symbol and lie in a quarter; a special one takes the place of the first grey die.
fn roll(game: &mut SevenWondersDice, die: Die, symbol: &str, quarter: u8) {
    let rolled = Rolled { die, symbol: symbol.parse().unwrap(), quarter };
    let place = game.forum.iter().position(|known| known.die == die).unwrap_or(0);
    game.forum[place] = rolled;
}

/// Marks fields in earlier rounds.
fn marked(game: &mut SevenWondersDice, seat: Seat, fields: &[&str]) {
    for field in fields {
        let field: Field = field.parse().unwrap();
        let (layout, board) = (game.layout(seat), game.board(seat));
        let spot = layout.spot(field).unwrap_or_else(|| panic!("no field {field}"));
        let sheet = &mut game.players[seat].sheet;
        assert!(sheet.open.contains(spot), "{field} is not open");
        sheet.marked = sheet.marked.or(Fields::only(spot));
        sheet.open = layout.open_after(sheet.marked).unwrap();
        remember(sheet, board.effect(spot));
    }
    game.players[seat].before = game.players[seat].sheet;
}

fn remember(sheet: &mut Sheet, effect: Effect) {
    match effect {
        Effect::Resource => sheet.resources += 1,
        Effect::CheaperDice => sheet.discount += 1,
        Effect::Free(color) => {
            sheet.free_colors.insert(color);
        }
        Effect::Unlock(color) => {
            sheet.unlocked.insert(color);
        }
        _ => {}
    }
}

fn purse(game: &mut SevenWondersDice, seat: Seat, coins: u8) {
    game.players[seat].sheet.coins = coins;
    game.players[seat].before.coins = coins;
}

/// All six resources.
const WAREHOUSE: [&str; 6] =
    ["warehouse 1 1", "warehouse 2 1", "warehouse 3 1", "warehouse 4 1", "warehouse 5 1", "warehouse 6 1"];

/// Acts for a seat; every action must be accepted.
#[track_caller]
fn play(game: &mut SevenWondersDice, seat: Seat, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        game.check_invariants().unwrap();
        let parsed: Action = action.parse().unwrap();
        if let Err(illegal) = game.apply(seat, parsed, &mut chance(), &mut events) {
            panic!("`{action}` is refused: {illegal:?}");
        }
    }
    game.check_invariants().unwrap();
    events
}

/// Everybody who is not done passes, so that the round ends.
fn others_pass(game: &mut SevenWondersDice) -> Vec<Event> {
    let round = game.round;
    let mut events = Vec::new();
    while game.round == round
        && let Some(seat) = game.to_act().first()
    {
        events.extend(play(game, seat, &["pass"]));
    }
    events
}

#[track_caller]
fn refused(game: &SevenWondersDice, seat: Seat, action: &str, illegal: Illegal, rule: &str) {
    let mut copy = *game;
    assert_eq!(copy.apply(seat, action.parse().unwrap(), &mut chance(), &mut ()), Err(illegal));
    assert_eq!(illegal.rule(), rule);
    assert_eq!(copy, *game);
}

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

fn place(game: &SevenWondersDice, seat: Seat, text: &str) -> Place {
    let layout = game.layout(seat);
    layout.place(layout.spot(field(text)).unwrap())
}

fn is_marked(game: &SevenWondersDice, seat: Seat, text: &str) -> bool {
    game.players[seat].sheet.marked.contains(game.layout(seat).spot(field(text)).unwrap())
}

fn score(game: &SevenWondersDice, seat: Seat) -> i32 {
    use game::Narrate;
    let sheet = SevenWondersDice::score_sheet(&game.hide(game::Viewer::Seat(seat)));
    sheet.rows.last().unwrap().points[seat.index()]
}

fn legal(game: &SevenWondersDice, seat: Seat) -> Vec<String> {
    let mut out = Vec::new();
    game.legal(seat, &mut out);
    out.iter().map(ToString::to_string).collect()
}

/// The turn of a seat as it begins, for tests that play several.
fn again(game: &mut SevenWondersDice, seat: Seat) {
    game.players[seat].before = game.players[seat].sheet;
    game.players[seat].turn = Turn::fresh();
}

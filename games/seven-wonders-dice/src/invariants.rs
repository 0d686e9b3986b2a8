//! What can never be, whatever is loaded.

use enumset::EnumSet;
use game::{Game, Seat, ensure};

use crate::components::{Bonus, City, Color, SPECIAL};
use crate::phases::round::MOST_ROUNDS;
use crate::phases::turn;
use crate::setup::colors_in;
use crate::state::{Phase, Player, SevenWondersDice, Sheet, Turn};

/// More actions than any chain of effects can bring.
const MOST_WAITING: u8 = 40;

pub(crate) fn check(game: &SevenWondersDice) -> Result<(), String> {
    ensure!(SevenWondersDice::SEATS.contains(&game.seats), "{} players", game.seats)?;
    ensure!(game.round <= MOST_ROUNDS + 1, "round {}", game.round)?;
    let last_is_near = game.last_round.is_none_or(|last| (game.round..=game.round + 1).contains(&last));
    ensure!(last_is_near, "the last round is {:?}, in round {}", game.last_round, game.round)?;
    check_forum(game)?;
    check_cities(game)?;
    for (seat, player) in (0..).map(Seat).zip(&game.players.0) {
        if seat.0 >= game.seats {
            ensure!(*player == Player::default(), "nobody sits at seat {}", seat.0)?;
            continue;
        }
        check_sheet(game, seat, &player.sheet)?;
        check_sheet(game, seat, &player.before)?;
        check_progress(player)?;
        if game.phase == Phase::Round {
            check_turn(game, seat)?;
        }
    }
    match game.phase {
        Phase::Round => {
            ensure!(game.round > 0, "no round has begun")?;
            ensure!(!game.to_act().is_empty(), "all are done, but the round goes on")?;
        }
        Phase::Cities { seat } => ensure!(seat.0 < game.seats, "nobody chooses a city")?,
        Phase::Over => {}
    }
    Ok(())
}

fn check_forum(game: &SevenWondersDice) -> Result<(), String> {
    let dice: EnumSet<_> = game.forum.iter().map(|rolled| rolled.die).collect();
    ensure!(dice.len() == game.forum.len(), "a die lies in the forum twice")?;
    for rolled in &game.forum {
        ensure!(rolled.quarter < 4, "{} lies in no quarter", rolled.die)?;
        let possible = game.round == 0 || game.edition.file.die[rolled.die].faces.contains(&rolled.symbol);
        ensure!(possible, "{} cannot show {}", rolled.die, rolled.symbol)?;
    }
    let colors = colors_in(&game.forum);
    let basic = EnumSet::all() - SPECIAL - Color::Grey;
    ensure!(basic.is_subset(colors), "a basic die is missing")?;
    let obtained = Seat::all(game.seats).fold(EnumSet::empty(), |all: EnumSet<Color>, seat| {
        let player = &game.players[seat];
        all | if game.phase == Phase::Over { player.sheet.unlocked } else { player.before.unlocked }
    });
    let early = (colors & SPECIAL) - obtained;
    ensure!(early.is_empty(), "nobody has obtained {early:?}")
}

fn check_cities(game: &SevenWondersDice) -> Result<(), String> {
    let chosen = match game.phase {
        Phase::Cities { seat } => seat.0,
        _ => game.seats,
    };
    let cities: EnumSet<City> = Seat::all(chosen).map(|seat| game.players[seat].city).collect();
    ensure!(cities.len() == usize::from(chosen), "two players have the same city")
}

/// Everything on a sheet but coins and laurels follows from the marked fields and the bonuses.
fn check_sheet(game: &SevenWondersDice, seat: Seat, sheet: &Sheet) -> Result<(), String> {
    let (layout, board) = (game.layout(seat), game.board(seat));
    ensure!(
        layout.open_after(sheet.marked) == Some(sheet.open),
        "marks of seat {} ignore the arrows",
        seat.0
    )?;
    ensure!(sheet.coins <= game.edition.file.reserve.coins, "seat {} has {} coins", seat.0, sheet.coins)?;
    let mut expected = Sheet { open: sheet.open, ..Sheet::default() };
    for spot in sheet.marked.iter() {
        expected.keep(board.lasting(spot));
        let strength = board.attacks[spot.0 as usize];
        if strength > 0 {
            let number = layout.attacks_before[spot.0 as usize];
            ensure!(sheet.written[number] <= strength, "an attack of seat {} has too many points", seat.0)?;
            expected.written[number] = sheet.written[number];
        }
    }
    for bonus in sheet.bonuses {
        expected.keep(board.bonuses[bonus].lasting());
    }
    expected.marked = sheet.marked;
    (expected.coins, expected.bonuses, expected.agora_first) =
        (sheet.coins, sheet.bonuses, sheet.agora_first);
    ensure!(*sheet == expected, "the sheet of seat {} does not add up", seat.0)
}

fn check_progress(player: &Player) -> Result<(), String> {
    let lost = player.before.marked.without(player.sheet.marked);
    ensure!(lost.is_empty(), "a mark has disappeared")?;
    ensure!(player.before.bonuses.is_subset(player.sheet.bonuses), "a bonus has disappeared")
}

fn check_turn(game: &SevenWondersDice, seat: Seat) -> Result<(), String> {
    let player = &game.players[seat];
    let turn: &Turn = &player.turn;
    let left = (EnumSet::<Bonus>::all() - player.sheet.bonuses).len() as u8;
    ensure!(turn.bonuses <= left, "seat {} has no bonus left to tick", seat.0)?;
    ensure!(turn.actions <= MOST_WAITING && turn.builds <= MOST_WAITING, "seat {} may act for ever", seat.0)?;
    ensure!(
        turn.crosses.iter().all(|cross| (1..=20).contains(&cross.left)),
        "an effect of seat {} is used up",
        seat.0
    )?;
    let mut legal = Vec::new();
    turn::list(game, seat, &mut legal);
    ensure!(turn.done || !legal.is_empty(), "seat {} cannot go on", seat.0)
}

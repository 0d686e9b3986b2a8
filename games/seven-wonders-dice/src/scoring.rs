//! Final scoring: eight rows, then coins (rules 8.2–8.4).

use enumset::EnumSet;
use game::{Outcome, Seat};

use crate::components::Building;
use crate::effect::Effect;
use crate::phases::round::MOST_ROUNDS;
use crate::state::{Phase, SevenWondersDice, Sheet};

/// The rows of the score sheet, in its order.
pub(crate) const ROWS: [Building; 8] = [
    Building::Wonder,
    Building::BarracksWest,
    Building::BarracksEast,
    Building::Agora,
    Building::Market,
    Building::University,
    Building::Guild,
    Building::Gallery,
];

/// The points a building is worth on this sheet.
pub(crate) fn points_of(game: &SevenWondersDice, seat: Seat, sheet: &Sheet, building: Building) -> u16 {
    let (layout, board) = (game.layout(seat), game.board(seat));
    let fields = sheet.marked.and(layout.of_building[building]);
    let mut points = 0;
    for spot in fields.iter() {
        let place = spot.0 as usize;
        points += u16::from(board.points[place]);
        if board.attacks[place] > 0 {
            points += u16::from(sheet.written[layout.attacks_before[place]]);
        }
        points += match board.effects[place] {
            Effect::Per { of, each } => u16::from(game.count(seat, sheet, of)) * u16::from(each),
            Effect::PerGallery => u16::from(game.count(seat, sheet, EnumSet::only(Building::Gallery))),
            _ => 0,
        };
    }
    if building == Building::Agora && sheet.agora_first {
        points += u16::from(game.edition.file.agora_first.points);
    }
    points
}

pub(crate) fn score(game: &SevenWondersDice, seat: Seat, sheet: &Sheet) -> i32 {
    ROWS.iter().map(|&building| i32::from(points_of(game, seat, sheet, building))).sum()
}

pub(crate) fn outcome(game: &SevenWondersDice) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let total = |seat: Seat| score(game, seat, &game.players[seat].sheet);
    let standing = |seat: Seat| (total(seat), game.players[seat].sheet.coins);
    let ended = |rule| Outcome::rank_by(game.seats, rule, total, standing);
    let enough = usize::from(game.edition.file.game.bonuses_to_end);
    let by_the_book = Seat::all(game.seats).any(|seat| game.players[seat].sheet.bonuses.len() >= enough);
    Some(if by_the_book || game.round < MOST_ROUNDS { ended("8.1") } else { ended("R11").by_safeguard() })
}

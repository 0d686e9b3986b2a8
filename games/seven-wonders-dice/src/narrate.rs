//! Questions, labels and the score sheet.

use game::{Arg, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen};

use crate::board::{Board, Spot};
use crate::components::{Building, Die};
use crate::effect::Effect;
use crate::phases::dice::{Chooser, Offer};
use crate::phases::{marking, turn};
use crate::scoring::{ROWS, points_of, score};
use crate::state::Phase;
use crate::{Action, SevenWondersDice};

impl Narrate for SevenWondersDice {
    game::told!("seven-wonders-dice");

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        let player = &seen.players[seat];
        match seen.phase {
            Phase::Cities { seat: active } if active == seat => Phrase::new("prompt-city"),
            Phase::Cities { seat: active } => Phrase::new("prompt-wait-city").with("seat", active),
            Phase::Over => Phrase::new("prompt-over"),
            Phase::Round if player.turn.done => Phrase::new("prompt-wait"),
            Phase::Round => match player.turn.marking {
                Some(die) => Phrase::new("prompt-mark").with("die", die.word()),
                None if player.turn.bonuses > 0 => Phrase::new("prompt-bonus"),
                None if player.turn.actions == 0 => Phrase::new("prompt-effect"),
                None => Phrase::new("prompt-act").with("coins", player.sheet.coins),
            },
        }
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        let label = action.label();
        match action {
            Action::Take(die) => take_label(seen, seat, die, label),
            Action::Mark(field) => match seen.layout(seat).spot(field) {
                Some(spot) => with_outcome(label, seen, seat, spot),
                None => Phrase::new("field-unknown"),
            },
            Action::Wonder => match turn::check_wonder(seen, seat) {
                Ok(spot) => with_outcome(label, seen, seat, spot),
                Err(_) => Phrase::new("field-unknown"),
            },
            Action::Pass => label.with("coins", seen.edition.file.game.pass_coins),
            Action::ChooseCity(city) => {
                label.with("steps", wonder_steps(&seen.edition.content().boards[city]))
            }
            Action::Tick(_) | Action::Finish => label,
        }
    }

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        (!seen.is_cityless(seat)).then(|| seen.players[seat].city.word())
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let points = |part: &dyn Fn(Seat) -> i32| Seat::all(seen.seats).map(part).collect();
        let row = |&building: &Building| ScoreRow {
            key: row_key(building),
            points: points(&|seat| i32::from(points_of(seen, seat, &seen.players[seat].sheet, building))),
        };
        let mut rows: Vec<ScoreRow> = ROWS.iter().map(row).collect();
        rows.push(ScoreRow {
            key: "score-total",
            points: points(&|seat| score(seen, seat, &seen.players[seat].sheet)),
        });
        ScoreSheet::of(rows)
    }
}

fn row_key(building: Building) -> &'static str {
    match building {
        Building::Warehouse => "building-warehouse",
        Building::BarracksWest => "building-barracks-west",
        Building::BarracksEast => "building-barracks-east",
        Building::Agora => "building-agora",
        Building::Market => "building-market",
        Building::University => "building-university",
        Building::Gallery => "building-gallery",
        Building::Guild => "building-guild",
        Building::Wonder => "building-wonder",
    }
}

fn take_label(seen: &SevenWondersDice, seat: Seat, die: Die, label: Phrase) -> Phrase {
    let Some(rolled) = seen.rolled(die) else { return Phrase::new("field-unknown") };
    let Some(Offer { price, fields, .. }) = Chooser::new(seen, seat).offer(rolled) else {
        return Phrase::new("field-unknown");
    };
    let label = label.with("symbol", rolled.symbol).with("price", price);
    match (fields.len(), fields.iter().next()) {
        (1, Some(spot)) => label.when("one").with("field", seen.about_field(seat, spot)),
        (count, _) => label.with("count", count as i64),
    }
}

impl SevenWondersDice {
    /// A field of a seat's board: its name, what it costs now and what it brings.
    pub fn about_field(&self, seat: Seat, spot: Spot) -> Phrase {
        with_outcome(Action::Mark(self.layout(seat).field(spot)).label(), self, seat, spot)
    }
}

/// What a field costs this seat and what it brings.
fn with_outcome(label: Phrase, seen: &SevenWondersDice, seat: Seat, spot: Spot) -> Phrase {
    label
        .with("field", seen.layout(seat).place(spot))
        .with("price", marking::price(seen, seat, spot))
        .with("brings", brings(seen, seat, spot))
}

fn brings(seen: &SevenWondersDice, seat: Seat, spot: Spot) -> Arg {
    let board = seen.board(seat);
    let place = spot.0 as usize;
    let mut parts = Vec::new();
    if board.attacks[place] > 0 {
        parts.push(attack(seen, seat, spot).into());
    }
    parts.extend(gifts(board, spot));
    if parts.is_empty() {
        parts.push(Phrase::new("brings-nothing").into());
    }
    Arg::List(parts)
}

/// What a field brings wherever the board lies.
fn gifts(board: &Board, spot: Spot) -> Vec<Arg> {
    let (points, effect) = (board.points[spot.0 as usize], board.effects[spot.0 as usize]);
    let points = (points > 0).then(|| Phrase::new("brings-points").with("points", points));
    points.into_iter().chain(effect.phrase()).map(Arg::from).collect()
}

/// Step by step, what the wonder of a city brings.
fn wonder_steps(board: &Board) -> Arg {
    let steps = board.layout.of_building[Building::Wonder].iter();
    let step = |spot| Phrase::new("wonder-step").with("brings", Arg::List(gifts(board, spot))).into();
    Arg::List(steps.map(step).collect())
}

/// What was written stays; what could be written follows from the defenses of today.
fn attack(seen: &SevenWondersDice, seat: Seat, spot: Spot) -> Phrase {
    let (layout, sheet) = (seen.layout(seat), &seen.players[seat].sheet);
    if sheet.marked.contains(spot) {
        let written = sheet.written[layout.attacks_before[spot.0 as usize]];
        return Phrase::new("brings-attack-written").with("points", written);
    }
    let defenses = marking::defenses_against(seen, seat, layout.field(spot).building);
    let points = seen.board(seat).attacks[spot.0 as usize].saturating_sub(defenses);
    Phrase::new("brings-attack").with("points", points).with("defenses", defenses)
}

impl Effect {
    /// What an effect does; nothing to say where there is none.
    pub fn phrase(self) -> Option<Phrase> {
        let buildings = |of: enumset::EnumSet<Building>| Arg::List(of.iter().map(Building::word).collect());
        Some(match self {
            Effect::Nothing => return None,
            Effect::Resource => Phrase::new("effect-resource"),
            Effect::Defense => Phrase::new("effect-defense"),
            Effect::Coins(coins) => Phrase::new("effect-coins").with("coins", coins),
            Effect::Per { of, each } => {
                Phrase::new("effect-per").with("of", buildings(of)).with("each", each)
            }
            Effect::PerGallery => Phrase::new("effect-per-gallery"),
            Effect::CheaperDice => Phrase::new("effect-cheaper-dice"),
            Effect::Free(color) => Phrase::new("effect-free").with("color", color.word()),
            Effect::Gain { coins, color } => {
                Phrase::new("effect-gain").with("coins", coins).with("color", color.word())
            }
            Effect::Unlock(color) => Phrase::new("effect-unlock").with("color", color.word()),
            Effect::Cross { count, of } => {
                Phrase::new("effect-cross").with("count", count).with("of", buildings(of))
            }
            Effect::Build => Phrase::new("effect-build"),
            Effect::Action => Phrase::new("effect-action"),
        })
    }
}

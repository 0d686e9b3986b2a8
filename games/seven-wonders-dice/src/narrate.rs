//! Questions, labels and the score sheet.

use game::{Arg, Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::board::Spot;
use crate::components::{Building, Die};
use crate::effect::Effect;
use crate::phases::dice::{Chooser, Offer};
use crate::phases::{marking, turn};
use crate::scoring::{ROWS, points_of, score};
use crate::state::Phase;
use crate::{Action, SevenWondersDice, text};

impl Narrate for SevenWondersDice {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/seven-wonders-dice.en.md"),
            Lang::Hu => include_str!("../../../docs/rules/seven-wonders-dice.hu.md"),
        }
    }

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
        match action {
            Action::ChooseCity(city) => Phrase::new("label-city").with("city", city.word()),
            Action::Take(die) => take_label(seen, seat, die),
            Action::Mark(field) => match seen.layout(seat).spot(field) {
                Some(spot) => field_phrase(seen, seat, spot, "label-mark"),
                None => Phrase::new("field-unknown"),
            },
            Action::Wonder => match turn::check_wonder(seen, seat) {
                Ok(spot) => field_phrase(seen, seat, spot, "label-wonder"),
                Err(_) => Phrase::new("field-unknown"),
            },
            Action::Pass => Phrase::new("label-pass").with("coins", seen.edition.file.game.pass_coins),
            Action::Tick(bonus) => Phrase::new("label-bonus").with("bonus", bonus.word()),
            Action::Finish => Phrase::new("label-finish"),
        }
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        text::draw(seen, words)
    }

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        Some(seen.players[seat].city.word())
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
        ScoreSheet { rows }
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

fn take_label(seen: &SevenWondersDice, seat: Seat, die: Die) -> Phrase {
    let Some(rolled) = seen.rolled(die) else { return Phrase::new("field-unknown") };
    let Some(Offer { price, fields, .. }) = Chooser::new(seen, seat).offer(rolled) else {
        return Phrase::new("field-unknown");
    };
    let label = |key| {
        Phrase::new(key).with("die", die.word()).with("symbol", rolled.symbol.word()).with("price", price)
    };
    match (fields.len(), fields.iter().next()) {
        (1, Some(spot)) => {
            label("label-take-one").with("field", field_phrase(seen, seat, spot, "label-mark"))
        }
        _ => label("label-take").with("count", fields.len() as i64),
    }
}

impl SevenWondersDice {
    /// A field of a seat's board: its name, what it costs now and what it brings.
    pub fn about_field(&self, seat: Seat, spot: Spot) -> Phrase {
        field_phrase(self, seat, spot, "label-mark")
    }
}

/// A field with what it costs this seat and what it brings.
fn field_phrase(seen: &SevenWondersDice, seat: Seat, spot: Spot, key: &'static str) -> Phrase {
    Phrase::new(key)
        .with("field", seen.layout(seat).field(spot).phrase())
        .with("price", marking::price(seen, seat, spot))
        .with("brings", brings(seen, seat, spot))
}

fn brings(seen: &SevenWondersDice, seat: Seat, spot: Spot) -> Arg {
    let board = seen.board(seat);
    let place = spot.0 as usize;
    let mut parts = Vec::new();
    if board.points[place] > 0 {
        parts.push(Phrase::new("brings-points").with("points", board.points[place]).into());
    }
    if board.attacks[place] > 0 {
        let defenses = marking::defenses_against(seen, seat, seen.layout(seat).field(spot).building);
        let points = board.attacks[place].saturating_sub(defenses);
        parts.push(Phrase::new("brings-attack").with("points", points).with("defenses", defenses).into());
    }
    parts.extend(board.effects[place].phrase().map(Arg::from));
    if parts.is_empty() {
        parts.push(Phrase::new("brings-nothing").into());
    }
    Arg::List(parts)
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

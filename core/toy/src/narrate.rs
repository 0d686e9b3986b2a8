//! What people read.

use game::{Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::{Action, Phase, Place, Toy};

impl Narrate for Toy {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules/en.md"),
            Lang::Hu => include_str!("../rules/hu.md"),
        }
    }

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        match seen.phase {
            Phase::Bidding if seen.players[seat].has_bid => Phrase::new("prompt-wait"),
            Phase::Bidding => Phrase::new("prompt-bid").with("pot", seen.pot),
            Phase::Turn { seat: active } if active != seat => Phrase::new("prompt-wait"),
            Phase::Turn { .. } => Phrase::new("prompt-turn").with("coins", seen.players[seat].coins),
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    fn label(_: &Seen<Self>, _: Seat, action: Action) -> Phrase {
        action.label()
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        let line = |seat: Seat| {
            let player = &seen.players[seat];
            let hand: Vec<String> = seen
                .cards
                .iter()
                .zip(0..)
                .filter(|&(&place, _)| place == Place::Hand(seat))
                .map(|(_, card)| format!("{card}"))
                .collect();
            let phrase = Phrase::new("board-line").with("seat", seat).with("points", player.points);
            format!("{} {}\n", words.say(&phrase.with("coins", player.coins)), hand.join(" "))
        };
        Seat::all(seen.seats).map(line).collect()
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let points =
            |part: fn(&Toy, Seat) -> i32| Seat::all(seen.seats).map(|seat| part(seen, seat)).collect();
        let rows = vec![
            ScoreRow { key: "score-treasures", points: points(treasures) },
            ScoreRow {
                key: "score-sales",
                points: points(|toy, seat| total(toy, seat) - treasures(toy, seat)),
            },
            ScoreRow { key: "score-total", points: points(total) },
        ];
        ScoreSheet::of(rows)
    }
}

fn total(toy: &Toy, seat: Seat) -> i32 {
    toy.players[seat].points.into()
}

fn treasures(toy: &Toy, seat: Seat) -> i32 {
    i32::from(toy.players[seat].digs / 2) * i32::from(toy.edition.game.treasure)
}

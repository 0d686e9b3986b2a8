//! The whole table in plain text.

use game::{Page, Phrase, Seat, Words};
use strum::VariantArray;

use crate::board::Spot;
use crate::components::{Building, SPECIAL};
use crate::scoring;
use crate::state::{Phase, SevenWondersDice};

pub(crate) fn draw(game: &SevenWondersDice, words: &Words) -> String {
    let table = Table { game, words };
    let mut page = Page::default();
    table.heading(&mut page);
    if game.phase != (Phase::Cities { seat: Seat(0) }) {
        table.forum(&mut page);
    }
    for seat in Seat::all(game.seats) {
        table.player(seat, &mut page);
    }
    page.finish()
}

struct Table<'a> {
    game: &'a SevenWondersDice,
    words: &'a Words,
}

impl Table<'_> {
    fn heading(&self, page: &mut Page) {
        let heading = self.words.say(&Phrase::new("text-heading").with("round", self.game.round));
        if self.game.last_round.is_some() {
            page.line(format!("{heading} · {}", self.words.word("text-ending")));
        } else {
            page.line(heading);
        }
        page.line(self.words.word("text-legend"));
    }

    fn forum(&self, page: &mut Page) {
        let dice: Vec<String> = self
            .game
            .forum
            .iter()
            .map(|rolled| {
                let quarter = self.game.edition.file.game.quarters[rolled.place_of_quarter()];
                let phrase = Phrase::new("text-die")
                    .with("die", rolled.die.word())
                    .with("symbol", rolled.symbol.word())
                    .with("price", quarter);
                self.words.say(&phrase)
            })
            .collect();
        page.items(self.words.word("text-forum"), &dice);
    }

    fn player(&self, seat: Seat, page: &mut Page) {
        let player = &self.game.players[seat];
        let sheet = &player.sheet;
        let mark = if self.game.phase == Phase::Round && !player.turn.done { "▸" } else { " " };
        let headline = Phrase::new("text-player")
            .with("seat", seat)
            .with("city", player.city.word())
            .with("points", scoring::score(self.game, seat, sheet))
            .with("coins", sheet.coins)
            .with("resources", sheet.resources);
        page.line(format!("{mark} {}", self.words.say(&headline)));
        let buildings: Vec<String> =
            Building::VARIANTS.iter().map(|&building| self.building(seat, building)).collect();
        page.items(self.words.word("text-board"), &buildings);
        let mut extras: Vec<String> = sheet
            .bonuses
            .iter()
            .map(|bonus| self.words.say(&Phrase::new("text-word").with("word", bonus.word())))
            .collect();
        extras.extend(
            (sheet.unlocked & SPECIAL)
                .iter()
                .map(|color| self.words.say(&Phrase::new("text-unlocked").with("color", color.word()))),
        );
        if sheet.agora_first {
            extras.push(self.words.word("text-agora-first"));
        }
        if !extras.is_empty() {
            page.items(self.words.word("text-extras"), &extras);
        }
    }

    /// `Agora ■□·|□··|■■□`: marked, open, still closed; lanes divided by bars.
    fn building(&self, seat: Seat, building: Building) -> String {
        let layout = self.game.layout(seat);
        let sheet = &self.game.players[seat].sheet;
        let mut text = self.words.say(&Phrase::new("text-word").with("word", building.word()));
        text.push(' ');
        let mut lane = 0;
        for spot in layout.of_building[building].iter() {
            let field = layout.field(spot);
            if field.lane != lane {
                text.push('|');
                lane = field.lane;
            }
            text.push(self.field(seat, spot, sheet.marked.contains(spot), sheet.open.contains(spot)));
        }
        text
    }

    fn field(&self, seat: Seat, spot: Spot, marked: bool, open: bool) -> char {
        let cost = self.game.board(seat).cost(spot);
        match (marked, open) {
            (true, _) => '■',
            (false, true) => char::from_digit(u32::from(cost), 16).unwrap_or('?'),
            (false, false) => '·',
        }
    }
}

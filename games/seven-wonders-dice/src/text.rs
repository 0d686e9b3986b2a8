//! The whole table in plain text.

use game::{Page, Phrase, Seat, Words};

use crate::board::Spot;
use crate::components::{Building, SPECIAL};
use crate::scoring;
use crate::state::{Phase, SevenWondersDice};

pub(crate) fn draw(game: &SevenWondersDice, words: &Words) -> String {
    let table = Table { game, words };
    let mut page = Page::default();
    table.heading(&mut page);
    if !matches!(game.phase, Phase::Cities { .. }) {
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
        let round = self.words.say(&Phrase::new("text-heading").with("round", self.game.round));
        page.line(match self.ending() {
            _ if matches!(self.game.phase, Phase::Cities { .. }) => self.words.word("text-choosing"),
            Some(ending) => format!("{round} · {}", self.words.word(ending)),
            None => round,
        });
        page.line(self.words.word("text-legend"));
        page.line(self.words.word("text-neighbors"));
    }

    /// How near the end is.
    fn ending(&self) -> Option<&'static str> {
        match (self.game.phase, self.game.last_round) {
            (Phase::Over, _) => Some("text-over"),
            (_, Some(last)) if self.game.round >= last => Some("text-last-round"),
            (_, last) => last.map(|_| "text-ending"),
        }
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
        if self.game.is_cityless(seat) {
            return page
                .line(format!("  {}", self.words.say(&Phrase::new("text-cityless").with("seat", seat))));
        }
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
            Building::ALL.iter().map(|&building| self.building(seat, building)).collect();
        page.items(self.words.word("text-board"), &buildings);
        let mut extras: Vec<String> = sheet
            .bonuses
            .iter()
            .map(|bonus| self.words.say(&Phrase::new("text-ticked").with("bonus", bonus.word())))
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

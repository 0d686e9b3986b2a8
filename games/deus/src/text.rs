//! The whole table in plain text.

use std::fmt::Write as _;

use game::{Arg, Phrase, Seat, Seen, Viewer, Words};

use crate::cards::Cards;
use crate::components::{Card, Kind, Resource, Terrain};
use crate::map::{Hex, Region};
use crate::narrate::{color_key, cost, effect};
use crate::scoring::score;
use crate::state::{Column, Deus, FaceDown, Phase};

const WIDTH: usize = 100;
/// Columns between the middles of two hexes in a row, halved.
const HALF_CELL: usize = 4;

pub(crate) fn draw(seen: &Seen<Deus>, words: &Words) -> String {
    let mut page = Page { game: seen, words, text: String::new() };
    page.table();
    page.map();
    for seat in seen.first.around(seen.seats) {
        page.player(seat);
    }
    if let Viewer::Seat(seat) = seen.viewer() {
        page.hand(seat);
    }
    page.text
}

struct Page<'a> {
    game: &'a Deus,
    words: &'a Words,
    text: String,
}

impl Page<'_> {
    fn table(&mut self) {
        let game = self.game;
        let phrase = Phrase::new("board-table")
            .with("round", game.round)
            .with("first", game.first)
            .with("temples", game.temples_left)
            .with("villages", game.villages().len() as u8)
            .with("deck", game.deck_size() as u8)
            .with("discarded", game.discard_size() as u8);
        self.wrapped(&self.words.say(&phrase));
        let stock = Resource::ALL.iter().map(|&resource| {
            Arg::Phrase(
                Phrase::new("counted")
                    .with("count", game.stock[resource])
                    .with("what", Arg::word(format!("resource-{resource}"))),
            )
        });
        self.wrapped(&self.words.say(&Phrase::new("board-stock").with("stock", stock.collect::<Vec<_>>())));
        if let Some(ending) = game.ending.filter(|_| game.phase != Phase::Over) {
            self.line(&self.words.say(&Phrase::new("board-last-round").with("round", ending.last_round)));
        }
        self.cards("board-shown", &game.shown);
        self.wrapped(&self.words.word("board-legend"));
    }

    /// Two lines for each row of hexes: what stands there, and the coordinates.
    fn map(&mut self) {
        let ground = self.game.ground();
        let hexes: Vec<(Hex, Region)> =
            ground.regions().iter().map(|region| (ground.hex(region), region)).collect();
        let across = |hex: Hex| 2 * i32::from(hex.q) + i32::from(hex.r);
        let left = hexes.iter().map(|&(hex, _)| across(hex)).min().unwrap_or(0);
        let top = hexes.iter().map(|&(hex, _)| hex.r).min().unwrap_or(0);
        let bottom = hexes.iter().map(|&(hex, _)| hex.r).max().unwrap_or(0);
        for row in top..=bottom {
            let mut things = String::new();
            let mut places = String::new();
            let mut cells: Vec<_> = hexes.iter().filter(|(hex, _)| hex.r == row).collect();
            cells.sort_by_key(|(hex, _)| hex.q);
            for &&(hex, region) in &cells {
                let column = (across(hex) - left) as usize * HALF_CELL;
                pad_to(&mut things, column);
                pad_to(&mut places, column);
                things.push_str(&self.cell(region));
                places.push_str(&hex.to_string());
            }
            self.line(&things);
            self.line(&places);
        }
    }

    /// Terrain, owner and pieces: `f2PSCAT`; a village shows its points, or `V-` once attacked.
    fn cell(&self, region: Region) -> String {
        let game = self.game;
        let Some(terrain) = game.terrain(region) else { return String::new() };
        let mut cell = terrain.letter().to_string();
        if terrain == Terrain::Village {
            let points = game.village_points[region.tile()].to_string();
            cell.push_str(if game.attacked.contains(region) { "-" } else { &points });
        }
        if let Some(owner) = game.owner(region) {
            cell.push_str(&owner.to_string());
            let player = game.player(owner);
            let pieces = player.pieces.iter().filter(|(_, regions)| regions.contains(region));
            cell.extend(pieces.map(|(kind, _)| letter(kind)));
            if player.temples.contains(region) {
                cell.push('T');
            }
        }
        cell
    }

    fn player(&mut self, seat: Seat) {
        let player = self.game.player(seat);
        let resources = Resource::ALL.iter().map(|&resource| {
            Arg::Phrase(
                Phrase::new("counted")
                    .with("count", player.resources[resource])
                    .with("what", Arg::word(format!("resource-{resource}"))),
            )
        });
        let phrase = Phrase::new("board-player")
            .with("seat", seat)
            .with("number", seat.to_string())
            .with("points", player.points)
            .with("gold", player.gold)
            .with("cards", player.hand_size() as u8)
            .with("score", score(self.game, seat).total())
            .with("resources", resources.collect::<Vec<_>>());
        self.line("");
        self.wrapped(&self.words.say(&phrase));
        for (kind, column) in &player.columns {
            self.column(seat, kind, column);
        }
        let temples: Vec<String> = player.temple_cards.iter().map(|card| self.name(card)).collect();
        if !temples.is_empty() {
            self.wrapped(&format!("  {}: {}", self.words.word("temple"), temples.join(" | ")));
        }
    }

    /// Pieces ready and in supply, then the cards from the bottom up.
    fn column(&mut self, seat: Seat, kind: Kind, column: &Column) {
        let ready = match self.game.phase {
            Phase::Choose { .. } if self.game.player(seat).ready.values().all(|&count| count == 0) => {
                "?".to_owned()
            }
            _ => self.game.player(seat).ready[kind].to_string(),
        };
        let mut line = format!("  {} {ready}", self.words.word(&format!("kind-{kind}")));
        if self.game.spare_pieces(seat, kind) > 0 {
            let _ = write!(line, " (+{})", self.game.spare_pieces(seat, kind));
        }
        let names = column.iter().map(|card| match card {
            Some(card) => self.name(*card),
            None => self.face_down(seat),
        });
        let names: Vec<String> = names.collect();
        if !names.is_empty() {
            let _ = write!(line, ": {}", names.join(" | "));
        }
        self.wrapped(&line);
    }

    fn face_down(&self, seat: Seat) -> String {
        let back = self.words.word("face-down-card");
        match self.game.player(seat).face_down {
            FaceDown::Card(card) => format!("{back} ({})", self.name(card)),
            FaceDown::Unused | FaceDown::Hidden => back,
        }
    }

    fn hand(&mut self, seat: Seat) {
        let player = self.game.player(seat);
        self.line("");
        self.cards("board-covered", &player.covered);
        self.line(&self.words.word("board-hand"));
        for card in player.hand.iter() {
            let print = self.game.print(card);
            let phrase = Phrase::new("board-card")
                .with("card", Arg::word(format!("card-{card}")))
                .with("color", Arg::word(color_key(print.color)))
                .with("cost", cost(&print.cost))
                .with("effect", effect(&self.game.effect(card)));
            let line = format!("  {}", self.words.say(&phrase));
            self.wrapped(&line);
        }
    }

    fn cards(&mut self, key: &'static str, cards: &Cards) {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
            self.wrapped(&format!("{} {}", self.words.word(key), names.join(" | ")));
        }
    }

    fn name(&self, card: Card) -> String {
        self.words.word(&format!("card-{card}"))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Breaks a line at spaces so that it keeps within the page; what follows is indented.
    fn wrapped(&mut self, line: &str) {
        let indent = line.len() - line.trim_start().len();
        let mut row = " ".repeat(indent);
        for word in line.split_whitespace() {
            if row.chars().count() + word.chars().count() > WIDTH {
                self.line(&row);
                row = " ".repeat(indent + 2);
            }
            row.push_str(word);
            row.push(' ');
        }
        self.line(&row);
    }
}

fn letter(kind: Kind) -> char {
    match kind {
        Kind::Maritime => 'B',
        Kind::Production => 'P',
        Kind::Scientific => 'S',
        Kind::Civil => 'C',
        Kind::Military => 'A',
    }
}

fn pad_to(line: &mut String, column: usize) {
    while line.chars().count() < column {
        line.push(' ');
    }
}

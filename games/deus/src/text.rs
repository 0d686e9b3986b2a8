//! The whole table in plain text.

use game::{Page, Phrase, Seat, Seen, Viewer, Words};

use crate::cards::Cards;
use crate::components::{Card, Color, Kind, Terrain};
use crate::map::{Hex, Region};
use crate::names::amounts;
use crate::narrate::{cost, effect};
use crate::scoring::score;
use crate::state::{Column, Deus, FaceDown, Phase};

/// Half the characters between two hexes of a row.
const HALF_CELL: i32 = 4;

pub(crate) fn draw(seen: &Seen<Deus>, words: &Words) -> String {
    let table = Table { game: seen, viewer: seen.viewer(), words };
    let mut page = Page::default();
    table.heading(&mut page);
    table.map(&mut page);
    for seat in seen.all_seats() {
        table.player(seat, &mut page);
    }
    if let Viewer::Seat(seat) = seen.viewer() {
        table.hand(seat, &mut page);
    }
    page.finish()
}

struct Table<'a> {
    game: &'a Deus,
    viewer: Viewer,
    words: &'a Words,
}

impl Table<'_> {
    fn heading(&self, page: &mut Page) {
        let game = self.game;
        let round = Phrase::new("text-round").with("round", game.round).with("first", game.first);
        let mut state = vec![
            self.words.say(&Phrase::new("text-temples").with("count", game.temples_left)),
            self.words.say(&Phrase::new("text-villages").with("count", game.villages().len() as u8)),
            self.words.say(&Phrase::new("text-deck").with("count", game.deck_size() as u8)),
            self.words.say(&Phrase::new("text-discarded").with("count", game.discard_size() as u8)),
        ];
        if let Some(ending) = game.ending {
            state.push(self.words.say(&Phrase::new("text-last-round").with("round", ending.last_round)));
        }
        page.items(self.words.say(&round), &state);
        let stock = Phrase::new("text-amounts").with("amounts", amounts(game.stock, 0));
        page.items(self.words.word("text-stock"), &[self.words.say(&stock)]);
        self.cards("text-shown", &game.shown, page);
        page.line(format!("  {}", self.words.word("text-legend")));
        page.line(format!("  {}", self.words.word("text-legend-pieces")));
    }

    /// Two lines for each row of hexes: what stands there, and the coordinates.
    fn map(&self, page: &mut Page) {
        let ground = self.game.ground();
        let hexes: Vec<(Hex, Region)> =
            ground.regions().iter().map(|region| (ground.hex(region), region)).collect();
        let left = hexes.iter().map(|&(hex, _)| across(hex)).min().unwrap_or(0);
        let top = hexes.iter().map(|&(hex, _)| hex.r).min().unwrap_or(0);
        let bottom = hexes.iter().map(|&(hex, _)| hex.r).max().unwrap_or(0);
        for row in top..=bottom {
            let mut cells: Vec<_> = hexes.iter().filter(|(hex, _)| hex.r == row).collect();
            cells.sort_by_key(|(hex, _)| hex.q);
            let (mut things, mut places) = (String::new(), String::new());
            for &&(hex, region) in &cells {
                let column = (across(hex) - left) as usize;
                put_at(&mut things, column, &self.cell(region));
                put_at(&mut places, column, &hex.to_string());
            }
            page.line(things);
            page.line(places);
        }
    }

    /// Terrain, owner and pieces: `f2PSCAT`; a village shows its points, or `V-` once attacked.
    fn cell(&self, region: Region) -> String {
        let game = self.game;
        let Some(terrain) = game.terrain(region) else { return String::new() };
        let mut cell = terrain.letter().to_string();
        if game.attacked.contains(region) {
            cell.push('-');
        } else if terrain == Terrain::Village {
            cell.push_str(&game.village_points[region.tile()].to_string());
        }
        if let Some(owner) = game.owner(region) {
            cell.push_str(&owner.to_string());
            let player = game.player(owner);
            let pieces = player.pieces.iter().filter(|(_, regions)| regions.contains(region));
            cell.extend(pieces.map(|(kind, _)| letter(kind)));
            cell.extend(player.temples.contains(region).then_some('T'));
        }
        cell
    }

    fn player(&self, seat: Seat, page: &mut Page) {
        let player = self.game.player(seat);
        let mark = if self.game.current == seat && self.game.phase != Phase::Over { "▸" } else { " " };
        let name = Phrase::new("text-player").with("number", seat.to_string()).with("seat", seat);
        let say = |key: &'static str, count: u16| self.words.say(&Phrase::new(key).with("count", count));
        let owned = Phrase::new("text-amounts").with("amounts", amounts(player.resources, player.gold));
        let owned = [
            say("text-points", player.points),
            self.words.say(&owned),
            say("text-cards", player.hand_size() as u16),
            say("text-worth", score(self.game, seat).total().max(0) as u16),
        ];
        page.line("");
        page.items(format!("{mark} {}", self.words.say(&name)), &owned);
        for (kind, column) in player.columns {
            self.column(seat, kind, column, page);
        }
        let temples: Vec<String> = player.temple_cards.iter().map(|card| self.name(card)).collect();
        if !temples.is_empty() {
            page.items(format!("  {}", self.color(Color::Temple)), &temples);
        }
    }

    /// Pieces ready and in supply, then the cards from the bottom up.
    fn column(&self, seat: Seat, kind: Kind, column: Column, page: &mut Page) {
        let is_secret = matches!(self.game.phase, Phase::Choose { .. }) && !self.viewer.is(seat);
        let ready = self.game.player(seat).ready[kind].to_string();
        let pieces = Phrase::new("text-column")
            .with("kind", kind.word())
            .with("ready", if is_secret { "?".to_owned() } else { ready })
            .with("supply", self.game.spare_pieces(seat, kind));
        let names =
            column.iter().map(|card| card.map_or_else(|| self.face_down(seat), |card| self.name(card)));
        page.items(format!("  {}", self.words.say(&pieces)), &names.collect::<Vec<_>>());
    }

    fn face_down(&self, seat: Seat) -> String {
        let back = self.words.word("face-down-card");
        match self.game.player(seat).face_down {
            FaceDown::Card(card) => format!("{back} ({})", self.name(card)),
            FaceDown::Unused | FaceDown::Hidden => back,
        }
    }

    fn hand(&self, seat: Seat, page: &mut Page) {
        let player = self.game.player(seat);
        page.line("");
        self.cards("text-covered", &player.covered, page);
        page.line(format!("  {}", self.words.word("text-hand")));
        for card in player.hand.iter() {
            let print = self.game.print(card);
            let price = Phrase::new("text-amounts").with("amounts", cost(&print.cost));
            let about = [self.words.say(&price), self.words.say(&effect(self.game, card))];
            page.items(format!("  {} ({})", self.name(card), self.color(print.color)), &about);
        }
    }

    fn cards(&self, key: &'static str, cards: &Cards, page: &mut Page) {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
            page.items(self.words.word(key), &names);
        }
    }

    fn name(&self, card: Card) -> String {
        self.words.word(&format!("card-{card}"))
    }

    fn color(&self, color: Color) -> String {
        self.words.word(&format!("color-{color}"))
    }
}

/// How far to the right a hex lies, in half cells.
fn across(hex: Hex) -> i32 {
    (2 * i32::from(hex.q) + i32::from(hex.r)) * HALF_CELL
}

fn put_at(line: &mut String, column: usize, text: &str) {
    let missing = column.saturating_sub(line.chars().count());
    line.extend(std::iter::repeat_n(' ', missing));
    line.push_str(text);
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

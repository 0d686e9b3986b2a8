//! The whole table in plain text, at most 100 columns wide.

use std::fmt::Write as _;

use game::{Phrase, Seat, Seen, Viewer, Words};

use crate::components::*;
use crate::phase::Phase;
use crate::phases::roles;
use crate::state::{Cards, Land, MareNostrum, kinds};

const WIDTH: usize = 100;

pub(crate) fn draw(seen: &Seen<MareNostrum>, words: &Words) -> String {
    let mut page = Page { words, text: String::new() };
    page.heading(seen);
    for seat in Seat::all(seen.seats) {
        page.seat(seen, seat);
    }
    page.provinces(seen);
    page.seas(seen);
    page.stock(seen);
    page.text
}

/// A page under construction: whole words, broken before they run over its width.
struct Page<'a> {
    words: &'a Words,
    text: String,
}

impl Page<'_> {
    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn heading(&mut self, game: &MareNostrum) {
        let line = self.words.say(&Phrase::new("board-round").with("round", game.round));
        let roles: Vec<String> = Role::ALL
            .iter()
            .filter_map(|&role| Some((role, game.roles[role]?)))
            .map(|(role, civ)| {
                let (role, civ) = (self.word(&format!("role-{role}")), self.word(&format!("civ-{civ}")));
                format!("{role}: {civ}")
            })
            .collect();
        self.paragraph(&line, &roles);
    }

    /// A title, then parts separated by commas, indented where a line is full.
    fn paragraph(&mut self, title: &str, parts: &[String]) {
        let mut line = format!("{title} ");
        for (number, part) in parts.iter().enumerate() {
            let comma = if number + 1 < parts.len() { ", " } else { "" };
            if line.chars().count() + part.chars().count() + comma.len() > WIDTH {
                self.line(&line);
                line = "    ".to_owned();
            }
            line += part;
            line += comma;
        }
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    fn seat(&mut self, seen: &Seen<MareNostrum>, seat: Seat) {
        let name: String = self.words.name(seat).chars().take(40).collect();
        let Some(civ) = seen.civ(seat) else { return self.line(&format!("{name} –")) };
        let nation = &seen.nations[civ];
        let title = format!("{name}, {}:", self.word(&format!("civ-{civ}")));
        let mut parts = vec![self.words.say(&Phrase::new("board-hand").with("count", nation.hand_size))];
        parts.extend(Role::ALL.iter().map(|&role| {
            let word = self.word(&format!("count-{role}"));
            format!("{word} {}", roles::count(seen, role, civ))
        }));
        parts.extend(nation.heroes.iter().map(|hero| self.word(&format!("hero-{hero}"))));
        parts.extend(nation.wonders.iter().map(|wonder| self.word(&format!("wonder-{wonder}"))));
        self.paragraph(&title, &parts);
        if seen.viewer() == Viewer::Seat(seat) {
            self.cards("board-own-hand", &nation.hand);
        }
        let hidden = matches!(seen.phase, Phase::Offers { .. }) && seen.viewer() != Viewer::Seat(seat);
        if nation.offer_size > 0 && hidden {
            let line = self.words.say(&Phrase::new("board-offered").with("count", nation.offer_size));
            self.line(&format!("  {line}"));
        }
        self.cards("board-offer", &nation.offer);
        self.cards("board-gained", &nation.gained);
    }

    fn cards(&mut self, key: &str, cards: &Cards) {
        if !kinds(cards).is_empty() {
            let title = format!("  {}", self.word(key));
            let parts = self.counted(cards);
            self.paragraph(&title, &parts);
        }
    }

    fn counted(&self, cards: &Cards) -> Vec<String> {
        kinds(cards).iter().map(|card| format!("{} {}", cards[card], self.word(&format!("card-{card}")))).collect()
    }

    fn provinces(&mut self, game: &MareNostrum) {
        for (at, land) in &game.lands {
            let name = self.word(&format!("province-{at}"));
            let owner = land.owner.map_or_else(|| "–".to_owned(), |civ| self.word(&format!("civ-{civ}")));
            let parts = self.land(game, at, land);
            self.paragraph(&format!("{name:<22}{owner:<11}"), &parts);
        }
    }

    /// Every site with what stands on it: `[x]` built, `[ ]` empty, with the occupier behind.
    fn land(&self, game: &MareNostrum, at: Province, land: &Land) -> Vec<String> {
        let sites = game.sites(at);
        let mut parts = Vec::new();
        for &spot in Spot::ALL {
            let built = land.buildings.contains(spot);
            let always = spot != Spot::Temple && spot != Spot::Market;
            let Some(building) = sites.building(spot) else { continue };
            if built || always {
                let word = match building {
                    Building::City(city) => self.word(&format!("city-{city}")),
                    Building::Caravan(good) => self.word(&format!("card-{good}")),
                    Building::Temple | Building::Market => self.word(&format!("token-{building}")),
                };
                let mark = if built { 'x' } else { ' ' };
                parts.push(format!("[{mark}] {word}{}", self.post(land, spot)));
            }
        }
        if land.posts.contains(Spot::Marker) {
            parts.push(format!("{}{}", self.word("board-marker"), self.post(land, Spot::Marker)));
        }
        if land.fortresses > 0 {
            parts.push(format!("{} {}", self.word("board-fortresses"), land.fortresses));
        }
        for &civ in Civ::ALL {
            let civ_name = self.word(&format!("civ-{civ}"));
            for (key, count) in [("board-legions", land.legions[civ]), ("board-docked", land.docked[civ])] {
                if count > 0 {
                    parts.push(format!("{} {civ_name} {count}", self.word(key)));
                }
            }
        }
        parts
    }

    fn post(&self, land: &Land, spot: Spot) -> String {
        match land.occupier {
            Some(civ) if land.posts.contains(spot) => format!(" <{}>", self.word(&format!("civ-{civ}"))),
            _ => String::new(),
        }
    }

    fn seas(&mut self, game: &MareNostrum) {
        for (on, waters) in &game.seas {
            let ships: Vec<String> = Civ::ALL
                .iter()
                .filter(|&&civ| waters.triremes[civ] > 0)
                .map(|&civ| format!("{} {}", self.word(&format!("civ-{civ}")), waters.triremes[civ]))
                .collect();
            if !ships.is_empty() {
                let title = format!("{:<22}{}", self.word(&format!("sea-{on}")), self.word("board-triremes"));
                self.paragraph(&title, &ships);
            }
        }
    }

    fn stock(&mut self, game: &MareNostrum) {
        let bank = self.counted(&game.bank);
        let title = self.word("board-bank");
        self.paragraph(&title, &bank);
        let mut tokens = String::new();
        for &token in Token::ALL {
            write!(tokens, " {} {}", self.word(&format!("token-{token}")), game.tokens[token]).expect("text");
        }
        let line = format!("{}{tokens}", self.word("board-tokens"));
        self.line(&line);
        let left: Vec<String> = Hero::ALL
            .iter()
            .filter(|&&hero| game.owner_of(hero).is_none())
            .map(|hero| self.word(&format!("hero-{hero}")))
            .chain(
                Wonder::ALL
                    .iter()
                    .filter(|&&wonder| game.owner_of_wonder(wonder).is_none())
                    .map(|wonder| self.word(&format!("wonder-{wonder}"))),
            )
            .collect();
        let title = self.word("board-left");
        self.paragraph(&title, &left);
    }
}

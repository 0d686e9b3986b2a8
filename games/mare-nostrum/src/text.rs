//! The whole table in plain text, at most 100 columns wide.

use game::page::Page;
use game::{Phrase, Seat, Seen, Viewer, Words};

use crate::components::*;
use crate::phase::Phase;
use crate::phases::roles;
use crate::state::{Cards, Land, MareNostrum, kinds};

pub(crate) fn draw(seen: &Seen<MareNostrum>, words: &Words) -> String {
    let mut page = Table { words, page: Page::default() };
    page.heading(seen);
    for seat in Seat::all(seen.seats) {
        page.seat(seen, seat);
    }
    page.provinces(seen);
    page.seas(seen);
    page.stock(seen);
    page.page.finish()
}

/// The table in one language, as far as it is written.
struct Table<'a> {
    words: &'a Words,
    page: Page,
}

impl Table<'_> {
    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn heading(&mut self, game: &MareNostrum) {
        if game.round == 0 {
            return self.page.line(self.word("board-set-up"));
        }
        let line = self.words.say(&Phrase::new("board-round").with("round", game.round));
        let roles: Vec<String> = Role::ALL
            .iter()
            .filter_map(|&role| Some((role, game.roles[role]?)))
            .map(|(role, civ)| {
                let (role, civ) = (self.word(&format!("role-{role}")), self.word(&format!("civ-{civ}")));
                format!("{role}: {civ}")
            })
            .collect();
        self.page.items(line.trim_end_matches('.'), &roles);
    }

    fn seat(&mut self, seen: &Seen<MareNostrum>, seat: Seat) {
        let name: String = self.words.name(seat).chars().take(40).collect();
        let Some(civ) = seen.civ(seat) else { return self.page.line(format!("{name} –")) };
        let nation = &seen.nations[civ];
        let title = format!("{name}, {}", self.word(&format!("civ-{civ}")));
        let mut parts = vec![self.words.say(&Phrase::new("board-hand").with("count", nation.hand_size))];
        parts.extend(Role::ALL.iter().map(|&role| {
            let word = self.word(&format!("count-{role}"));
            format!("{word} {}", roles::count(seen, role, civ))
        }));
        parts.extend(nation.heroes.iter().map(|hero| self.word(&format!("hero-{hero}"))));
        parts.extend(nation.wonders.iter().map(|wonder| self.word(&format!("wonder-{wonder}"))));
        self.page.items(title, &parts);
        if seen.viewer() == Viewer::Seat(seat) {
            self.cards("board-own-hand", &nation.hand);
        }
        let hidden = matches!(seen.phase, Phase::Offers { .. }) && seen.viewer() != Viewer::Seat(seat);
        if nation.offer_size > 0 && hidden {
            let line = self.words.say(&Phrase::new("board-offered").with("count", nation.offer_size));
            self.page.line(format!("  {line}"));
        }
        self.cards("board-offer", &nation.offer);
        self.cards("board-gained", &nation.gained);
    }

    fn cards(&mut self, key: &str, cards: &Cards) {
        if !kinds(cards).is_empty() {
            let title = format!("  {}", self.word(key));
            let parts = self.counted(cards);
            self.page.items(title, &parts);
        }
    }

    fn counted(&self, cards: &Cards) -> Vec<String> {
        kinds(cards)
            .iter()
            .map(|card| Phrase::new("cards-of-a-kind").with("count", cards[card]).with("card", card))
            .map(|counted| self.words.say(&counted))
            .collect()
    }

    fn provinces(&mut self, game: &MareNostrum) {
        for (at, land) in &game.lands {
            let name = self.word(&format!("province-{at}"));
            let owner = land.owner.map_or_else(|| "–".to_owned(), |civ| self.word(&format!("civ-{civ}")));
            let parts = self.land(game, at, land);
            self.page.items(format!("{name:<20} {owner:<9}"), &parts);
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
            Some(_) | None => String::new(),
        }
    }

    fn seas(&mut self, game: &MareNostrum) {
        for (on, waters) in game.seas.iter() {
            let ships: Vec<String> = Civ::ALL
                .iter()
                .filter(|&&civ| waters.triremes[civ] > 0)
                .map(|&civ| format!("{} {}", self.word(&format!("civ-{civ}")), waters.triremes[civ]))
                .collect();
            if !ships.is_empty() {
                let title =
                    format!("{:<20} {}", self.word(&format!("sea-{on}")), self.word("board-triremes"));
                self.page.items(title, &ships);
            }
        }
    }

    fn stock(&mut self, game: &MareNostrum) {
        let bank = self.counted(&game.bank);
        let title = self.word("board-bank");
        self.page.items(title, &bank);
        let token =
            |token: &Token| format!("{} {}", self.word(&format!("token-{token}")), game.tokens[*token]);
        let tokens: Vec<String> = Token::ALL.iter().map(token).collect();
        let title = self.word("board-tokens");
        self.page.items(title, &tokens);
        let left: Vec<String> = Hero::ALL
            .iter()
            .filter(|&&hero| game.owner_of(hero).is_none() && has_a_buyer(game, hero))
            .map(|hero| self.word(&format!("hero-{hero}")))
            .chain(
                Wonder::ALL
                    .iter()
                    .filter(|&&wonder| game.owner_of_wonder(wonder).is_none())
                    .map(|wonder| self.word(&format!("wonder-{wonder}"))),
            )
            .collect();
        let title = self.word("board-left");
        self.page.items(title, &left);
    }
}

/// Whether anybody at the table may ever buy this hero (rule 1.7).
fn has_a_buyer(game: &MareNostrum, hero: Hero) -> bool {
    let Some(home) = hero.home() else { return true };
    Seat::all(game.seats).any(|seat| game.civ(seat).is_none_or(|civ| civ == home))
}

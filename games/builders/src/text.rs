//! The whole table in plain text.

use std::fmt::Write as _;

use enumset::EnumSet;
use game::{Arg, Phrase, Seat, Words};
use strum::VariantArray;

use crate::components::{Building, Goods, Hand, Resource, SLAVES};
use crate::state::{Builders, Phase};

/// `1·2·`: stone, wood, architecture, decoration, always in this order.
pub(crate) fn goods(goods: Goods) -> Arg {
    let digits = Resource::VARIANTS.iter().map(|&resource| match goods[resource] {
        0 => "·".to_owned(),
        amount => amount.to_string(),
    });
    Arg::Text(digits.collect())
}

pub(crate) fn draw(game: &Builders, words: &Words) -> String {
    let mut page = Page { words, game, text: String::new() };
    page.heading();
    page.row(
        "text-sites",
        game.building_row.iter().flatten().map(|&card| page.building(card)).collect(),
        game.building_deck.len(),
    );
    page.row(
        "text-workers",
        game.worker_row.iter().flatten().map(|&hand| page.hand(hand)).collect(),
        game.worker_deck.len(),
    );
    page.investments();
    for seat in Seat::all(game.seats) {
        page.player(seat);
    }
    page.text
}

struct Page<'a> {
    words: &'a Words,
    game: &'a Builders,
    text: String,
}

impl Page<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn line(&mut self, text: &str) {
        writeln!(self.text, "{}", text.trim_end()).expect("writing to a string");
    }

    /// `label: item  item`, broken before column 100 and indented below itself.
    fn items(&mut self, label: &str, items: &[String]) {
        let mut line = format!("  {label}:");
        for item in items {
            if line.chars().count() + item.chars().count() + 2 > 98 {
                self.line(&line);
                line = "     ".to_owned();
            }
            line.push_str("  ");
            line.push_str(item);
        }
        self.line(&line);
    }

    fn heading(&mut self) {
        let heading =
            Phrase::new("text-heading").with("round", self.game.round).with("seat", self.game.start_player);
        let mut heading = self.say(&heading);
        if self.game.last_round {
            write!(heading, " · {}", self.words.word("text-last-round")).expect("writing to a string");
        }
        self.line(&heading);
        let legend = self.words.word("text-legend");
        self.line(&legend);
    }

    fn row(&mut self, label: &'static str, cards: Vec<String>, left: usize) {
        let label = self.say(&Phrase::new(label).with("left", left as i64));
        self.items(&label, &cards);
    }

    fn building(&self, building: Building) -> String {
        let card = &self.game.edition.building[building];
        let phrase = Phrase::new("text-building")
            .with("building", building.word())
            .with("needs", goods(card.needs))
            .with("reward", card.reward)
            .with("points", card.points);
        self.say(&phrase)
    }

    fn hand(&self, hand: Hand) -> String {
        let mut text = self.say(
            &Phrase::new("text-hand")
                .with("hand", hand.word())
                .with("gives", goods(self.game.gives(hand)))
                .with("wage", self.game.wage(hand)),
        );
        if self.game.university_of(hand).is_some() {
            text.push('*');
        }
        text
    }

    fn hands(&self, hands: EnumSet<Hand>) -> Vec<String> {
        hands.iter().map(|hand| self.hand(hand)).collect()
    }

    fn investments(&mut self) {
        let game = self.game;
        let slaves = self.hands(game.slaves_left);
        let tools: Vec<_> = game.tools_left.iter().map(|tool| self.say_word(tool.word())).collect();
        let universities: Vec<_> =
            game.universities_left.iter().map(|resource| self.say_word(resource.word())).collect();
        self.items(&self.words.word("text-slaves"), &slaves);
        let mut others = vec![self.say(&Phrase::new("text-tools").with("tools", self.list(&tools)))];
        others.push(self.say(&Phrase::new("text-loans").with("loans", game.loans_left)));
        others
            .push(self.say(&Phrase::new("text-universities").with("universities", self.list(&universities))));
        self.items(&self.words.word("text-investments"), &others);
    }

    fn say_word(&self, word: Arg) -> String {
        self.say(&Phrase::new("text-word").with("word", word))
    }

    fn list(&self, items: &[String]) -> String {
        if items.is_empty() { "–".to_owned() } else { items.join(", ") }
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let active = matches!(game.phase, Phase::Turn { seat: active, .. } | Phase::Settlement { seat: active } if active == seat);
        let headline = Phrase::new("text-player")
            .with("seat", seat)
            .with("points", game.points(seat))
            .with("coins", player.coins)
            .with("loans", player.loans);
        let headline = format!("{} {}", if active { "▸" } else { " " }, self.say(&headline));
        self.line(&headline);
        for building in player.sites {
            let hands = self.hands(game.sites[building].hands);
            self.site(building, &hands);
        }
        let mut idle = self.hands(player.idle);
        idle.extend(player.tools.iter().map(|tool| self.say_word(tool.word())));
        if !idle.is_empty() {
            self.items(&self.words.word("text-idle"), &idle);
        }
        let finished: Vec<_> =
            player.finished.iter().map(|building| self.say_word(building.word())).collect();
        if !finished.is_empty() {
            self.items(&self.words.word("text-finished"), &finished);
        }
        let freed = game.crew(seat) & SLAVES & game.freed;
        if !freed.is_empty() {
            let freed: Vec<_> = freed.iter().map(|slave| self.say_word(slave.word())).collect();
            self.items(&self.words.word("text-freed"), &freed);
        }
    }

    fn site(&mut self, building: Building, hands: &[String]) {
        let missing =
            self.game.sites[building].supplied.missing_of(self.game.edition.building[building].needs);
        let label = Phrase::new("text-site")
            .with("building", Arg::Text(self.building(building)))
            .with("missing", goods(missing));
        let label = self.say(&label);
        let tools = self.game.tool_at.iter().filter(|&(_, &at)| at == Some(building));
        let mut items = hands.to_vec();
        items.extend(tools.map(|(tool, _)| self.say_word(tool.word())));
        self.items(&label, &items);
    }
}

//! The whole table in plain text.

use enumset::EnumSet;
use game::{Arg, Page, Phrase, Seat, Words};

use crate::components::{Building, Goods, Hand, Resource, Tool};
use crate::state::{Builders, Phase};

/// `1·2·`: stone, wood, architecture, decoration, always in this order.
pub(crate) fn goods(goods: Goods) -> Arg {
    let digits = Resource::ALL.iter().map(|&resource| match goods[resource] {
        0 => "·".to_owned(),
        amount => amount.to_string(),
    });
    Arg::Text(digits.collect())
}

/// The name of a hand: a slave who has been freed is a free worker.
pub(crate) fn hand_word(game: &Builders, hand: Hand) -> Arg {
    if game.freed.contains(hand) { Arg::word(format!("hand-{hand}.freed")) } else { hand.word() }
}

pub(crate) fn draw(game: &Builders, words: &Words) -> String {
    let table = Table { words, game };
    let mut page = Page::default();
    table.heading(&mut page);
    table.rows(&mut page);
    table.investments(&mut page);
    for seat in Seat::all(game.seats) {
        table.player(seat, &mut page);
    }
    page.finish()
}

struct Table<'a> {
    words: &'a Words,
    game: &'a Builders,
}

impl Table<'_> {
    fn heading(&self, page: &mut Page) {
        let heading =
            Phrase::new("text-heading").with("round", self.game.round).with("seat", self.game.start_player);
        let heading = self.words.say(&heading);
        if self.game.last_round {
            page.line(format!("{heading} · {}", self.words.word("text-last-round")));
        } else {
            page.line(heading);
        }
        page.line(self.words.word("text-legend"));
        page.line(self.words.word("text-legend-machine"));
    }

    fn rows(&self, page: &mut Page) {
        let game = self.game;
        let left = |key, cards: usize| self.words.say(&Phrase::new(key).with("left", cards as i64));
        let buildings: Vec<_> = game.building_row.iter().flatten().map(|&card| self.building(card)).collect();
        page.items(left("text-sites", game.building_deck.len()), &buildings);
        let workers: Vec<_> = game.worker_row.iter().flatten().map(|&hand| self.hand(hand)).collect();
        page.items(left("text-workers", game.worker_deck.len()), &workers);
    }

    fn investments(&self, page: &mut Page) {
        let game = self.game;
        page.items(self.words.word("text-slaves"), &self.hands(game.slaves_left));
        let tools: Vec<_> = game.tools_left.iter().map(|tool| self.tool(tool)).collect();
        let universities = self.names(game.universities_left.iter().map(Resource::word));
        let others = [
            Phrase::new("text-tools").with("tools", list(&tools)),
            Phrase::new("text-loans").with("loans", game.loans_left),
            Phrase::new("text-universities").with("universities", list(&universities)),
        ];
        page.items(self.words.word("text-investments"), &others.map(|phrase| self.words.say(&phrase)));
    }

    fn player(&self, seat: Seat, page: &mut Page) {
        let game = self.game;
        let player = &game.players[seat];
        let headline = Phrase::new("text-player")
            .with("seat", seat)
            .with("points", game.points(seat))
            .with("coins", player.coins)
            .with("loans", player.loans);
        let mark = if self.is_active(seat) { "▸" } else { " " };
        page.line(format!("{mark} {}", self.words.say(&headline)));
        for building in player.sites {
            self.site(building, page);
        }
        let tools: Vec<_> = player.tools.iter().map(|tool| self.tool(tool)).collect();
        self.items_if_any("text-idle", &[self.hands(player.idle), tools].concat(), page);
        self.items_if_any("text-finished", &self.names(player.finished.iter().map(Building::word)), page);
    }

    fn is_active(&self, seat: Seat) -> bool {
        match self.game.phase {
            Phase::Turn { seat: active, .. } | Phase::Settlement { seat: active } => active == seat,
            Phase::Over => false,
        }
    }

    fn site(&self, building: Building, page: &mut Page) {
        let site = &self.game.sites[building];
        let missing = site.supplied.missing_of(self.game.edition.building[building].needs);
        let card = Arg::Text(self.building(building));
        let label = Phrase::new("text-site").with("building", card).with("missing", goods(missing));
        let tools = self.game.tool_at.iter().filter(|&(_, &at)| at == Some(building));
        let tools = self.names(tools.map(|(tool, _)| tool.word()));
        page.items(self.words.say(&label), &[self.hands(site.hands), tools].concat());
    }

    fn items_if_any(&self, key: &str, items: &[String], page: &mut Page) {
        if !items.is_empty() {
            page.items(self.words.word(key), items);
        }
    }

    fn building(&self, building: Building) -> String {
        let card = &self.game.edition.building[building];
        let machine = building.machine();
        let key = if machine.is_some() { "text-machine" } else { "text-building" };
        let mut phrase = Phrase::new(key)
            .with("building", building.word())
            .with("needs", goods(card.needs))
            .with("reward", card.reward)
            .with("points", card.points);
        if let Some(machine) = machine {
            phrase = phrase.with("gives", goods(self.game.gives(machine)));
        }
        self.words.say(&phrase)
    }

    fn tool(&self, tool: Tool) -> String {
        let gives = goods(self.game.edition.tool[tool].gives);
        self.words.say(&Phrase::new("text-tool").with("tool", tool.word()).with("gives", gives))
    }

    fn hands(&self, hands: EnumSet<Hand>) -> Vec<String> {
        hands.iter().map(|hand| self.hand(hand)).collect()
    }

    fn hand(&self, hand: Hand) -> String {
        let phrase = Phrase::new("text-hand")
            .with("hand", hand_word(self.game, hand))
            .with("gives", goods(self.game.gives(hand)))
            .with("wage", self.game.wage(hand));
        let educated = if self.game.university_of(hand).is_some() { "*" } else { "" };
        self.words.say(&phrase) + educated
    }

    fn names(&self, words: impl Iterator<Item = Arg>) -> Vec<String> {
        words.map(|word| self.words.say(&Phrase::new("text-word").with("word", word))).collect()
    }
}

fn list(items: &[String]) -> String {
    if items.is_empty() { "–".to_owned() } else { items.join(", ") }
}

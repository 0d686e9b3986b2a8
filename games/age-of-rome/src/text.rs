//! The table in plain text, at most 100 columns wide.

use game::{Arg, Phrase, Seat, Seen, Words};

use crate::about::{about_effect, about_event, about_mission, about_moment};
use crate::components::{Bonus, Building, Metal, Province, Region, TradeCard};
use crate::names::who;
use crate::phases::spots::has_bonus;
use crate::places::CASSIUS;
use crate::scoring::{cassius_total, flags};
use crate::state::{AgeOfRome, Phase};

const WIDTH: usize = 100;

pub(crate) fn draw(seen: &Seen<AgeOfRome>, words: &Words) -> String {
    let mut page = Page { game: seen, words, text: String::new() };
    page.round();
    for &province in Province::ALL {
        page.province(province);
    }
    page.supplies();
    for &region in Region::ALL {
        page.region(region);
    }
    page.senate();
    page.game.boards().for_each(|seat| page.player(seat));
    page.cassius();
    page.text
}

/// A text that grows line by line.
struct Page<'a> {
    game: &'a AgeOfRome,
    words: &'a Words,
    text: String,
}

impl Page<'_> {
    /// One line; what is too long goes on, indented, on the next.
    fn line(&mut self, phrase: &Phrase) {
        let said = self.words.say(phrase);
        let indent = said.chars().take_while(|&letter| letter == '·' || letter == ' ').count();
        let mut column = 0;
        for (count, word) in said.split(' ').filter(|word| !word.is_empty()).enumerate() {
            let length = word.chars().count();
            if count > 0 && column + 1 + length > WIDTH {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent + 2));
                column = indent + 2;
            } else if count > 0 {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += length;
        }
        self.text.push('\n');
    }

    fn round(&mut self) {
        let game = self.game;
        let head = Phrase::new("text-round")
            .with("round", game.round)
            .with("rounds", game.edition.track.rounds)
            .with("phase", Arg::word(phase_key(game)));
        self.line(&head);
        if let Some(event) = game.event {
            let turns = game.turns();
            let key = if turns > 0 { "text-event" } else { "text-event-back" };
            let line = Phrase::new(key)
                .with("event", Arg::word(format!("event-card-{event}")))
                .with("about", about_event(game, event))
                .with("turns", turns.abs())
                .with("order", game.order().map(who).collect::<Vec<_>>());
            self.line(&line);
        }
    }

    fn province(&mut self, province: Province) {
        let game = self.game;
        let tiles = Building::ALL.iter().filter(|&&building| game.levels[province][building] > 0);
        let tiles = tiles.map(|&building| self.tile(province, building)).collect::<Vec<_>>();
        let plots = game.plots[province].iter().flatten();
        let plots = plots.map(|plot| {
            let key = if plot.activated { "text-plot-activated" } else { "text-plot" };
            Arg::Phrase(Phrase::new(key).with("seat", who(plot.owner)))
        });
        let plots = plots.collect::<Vec<_>>();
        let population = game.population(province);
        let line = Phrase::new("text-province")
            .with("province", province.word())
            .with("seat", game.seat_at(province).map_or(Arg::word("text-nobody"), who))
            .with("population", population)
            .with("penalty", game.edition.penalty(population))
            .with("marker", Arg::word(if game.marker == province { "text-marker" } else { "text-no-marker" }))
            .with("tiles", or_none(tiles))
            .with("plots", or_none(plots));
        self.line(&line);
    }

    fn tile(&self, province: Province, building: Building) -> Arg {
        let seat = self.game.seat_at(province);
        let workers = seat.map_or(0, |seat| self.game.players[seat].workers[building]);
        let phrase = Phrase::new("text-tile")
            .with("building", Arg::word(format!("building-{building}")))
            .with("level", self.game.levels[province][building])
            .with("workers", workers);
        phrase.into()
    }

    fn supplies(&mut self) {
        let game = self.game;
        let tiles = Building::ALL.iter().map(|&building| {
            let left = |level| game.tiles_left(building, level);
            let phrase = Phrase::new("text-tiles-left")
                .with("building", Arg::word(format!("building-{building}")))
                .with("one", left(1))
                .with("two", left(2))
                .with("three", left(3));
            Arg::Phrase(phrase)
        });
        let tiles = tiles.collect::<Vec<_>>();
        self.line(&Phrase::new("text-supply").with("tiles", tiles));
        let pool = |pieces: &enum_map::EnumMap<Metal, u8>| {
            let left = Metal::ALL.iter().filter(|&&metal| pieces[metal] > 0);
            or_none(left.map(|&metal| counted(format!("metal-{metal}"), pieces[metal])).collect())
        };
        let (bases, roofs) = (pool(&game.bases), pool(&game.roofs));
        self.line(&Phrase::new("text-pools").with("bases", bases).with("roofs", roofs));
        let top = game.trade_discard.last().map_or(Arg::word("text-none"), |&card| card.word());
        let decks = Phrase::new("text-decks")
            .with("cards", game.trade_deck_size())
            .with("discard", game.trade_discard.len() as u8)
            .with("top", top)
            .with("missions", game.missions_left())
            .with("discord", game.discord_supply);
        self.line(&decks);
        let milestones = (0..4).map(|place| Arg::Number(game.milestone(place).into())).collect::<Vec<_>>();
        self.line(&Phrase::new("text-milestones").with("milestones", milestones));
    }

    fn region(&mut self, region: Region) {
        let game = self.game;
        let armies = game.boards().filter(|&seat| game.players[seat].deployed[region] > 0);
        let armies = armies.map(|seat| {
            let phrase = Phrase::new("text-army").with("seat", who(seat));
            Arg::Phrase(phrase.with("legions", game.players[seat].deployed[region]))
        });
        let flags = flags(game, region).into_iter().filter(|&points| points > 0);
        let flags = flags.map(|points| points.to_string()).collect::<Vec<_>>().join("/");
        let line = Phrase::new("text-region")
            .with("region", region.word())
            .with("shield", game.edition.regions[region].shield)
            .with("flags", flags)
            .with("armies", or_none(armies.collect()));
        self.line(&line);
    }

    fn senate(&mut self) {
        let votes = self.game.senate.iter().map(|&seat| who(seat)).collect::<Vec<_>>();
        self.line(&Phrase::new("text-senate").with("votes", or_none(votes)));
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        if seat == CASSIUS {
            return self.cassius_pieces();
        }
        let line = Phrase::new("text-player")
            .with("seat", who(seat))
            .with("character", Arg::word(format!("character-{}", player.character)))
            .with("glory", player.glory)
            .with("denarii", player.denarii)
            .with("idle", player.idle_followers())
            .with("followers", player.followers());
        self.line(&line);
        let bonuses = Bonus::ALL.iter().filter(|&&bonus| has_bonus(game, seat, bonus));
        let medals = Building::ALL.iter().filter(|&&building| game.has_medal(seat, building));
        let pieces = Phrase::new("text-pieces")
            .with("legions", player.legions_on_board())
            .with("deployed", player.legions_in_regions())
            .with("votes", game.votes_on_board(seat))
            .with("placed", game.votes_in_column(seat))
            .with("discord", player.discord)
            .with("plots", game.edition.player.intrigue_tokens - game.plots_of(seat))
            .with("bonuses", or_none(bonuses.map(|bonus| Arg::word(format!("bonus-{bonus}"))).collect()))
            .with("medals", or_none(medals.map(|medal| Arg::word(format!("medal-{medal}"))).collect()));
        self.line(&pieces);
        self.character(seat);
        self.pantheon(seat);
        self.cards(seat);
    }

    /// What the board of the character shows: its intrigues, and what discord covers last and first.
    fn character(&mut self, seat: Seat) {
        let print = &self.game.edition.characters[self.game.players[seat].character];
        let intrigues = print.intrigues.iter().map(|intrigue| Arg::word(format!("intrigue-{intrigue}")));
        let bonuses = print.bonuses.iter().map(|bonus| Arg::word(format!("bonus-{bonus}")));
        let line = Phrase::new("text-character")
            .with("intrigues", intrigues.collect::<Vec<_>>())
            .with("track", bonuses.collect::<Vec<_>>());
        self.line(&line);
    }

    /// He has no followers, tokens or money.
    fn cassius_pieces(&mut self) {
        let line = Phrase::new("text-cassius-pieces")
            .with("glory", self.game.players[CASSIUS].glory)
            .with("discord", self.game.players[CASSIUS].discord)
            .with("deployed", self.game.players[CASSIUS].legions_in_regions())
            .with("placed", self.game.votes_in_column(CASSIUS));
        self.line(&line);
        self.pantheon(CASSIUS);
    }

    fn pantheon(&mut self, seat: Seat) {
        let pantheon = &self.game.players[seat].pantheon;
        let metal =
            |top: Option<Metal>| top.map_or(Arg::word("text-none"), |top| Arg::word(format!("metal-{top}")));
        let line = Phrase::new("text-pantheon")
            .with("base", pantheon.base)
            .with("basetop", metal(pantheon.base_top))
            .with("roof", pantheon.roof)
            .with("rooftop", metal(pantheon.roof_top));
        self.line(&line);
    }

    fn cards(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let sets = player.sets.iter().map(|cards| {
            let names = cards.map(TradeCard::word).to_vec();
            Arg::Phrase(Phrase::new("text-set").with("cards", names))
        });
        let line = Phrase::new("text-hand")
            .with("count", player.hand_size)
            .with("anchor", Arg::word(if player.anchor { "text-anchor" } else { "text-no-anchor" }))
            .with("sets", or_none(sets.collect()));
        self.line(&line);
        player.hand.designs().for_each(|card| self.card(card, player.hand.count(card)));
        let missions = player.missions.count + player.dealt.count;
        self.line(&Phrase::new("text-missions").with("count", missions));
        for mission in player.missions.cards | player.dealt.cards {
            let line = Phrase::new("text-mission").with("mission", mission.word());
            self.line(&line.with("goal", about_mission(game, mission)));
        }
    }

    fn card(&mut self, card: TradeCard, count: u8) {
        let kind = self.game.edition.trade_cards[card].kind;
        let line = Phrase::new("text-card")
            .with("count", count)
            .with("card", card.word())
            .with("kind", kind)
            .with("moment", about_moment(self.game, card))
            .with("effect", about_effect(self.game, card));
        self.line(&line);
    }

    fn cassius(&mut self) {
        if self.game.has_cassius() {
            let cards = self.game.cassius_cards.iter().map(|card| Arg::word(format!("cassius-{card}")));
            let line = Phrase::new("text-cassius-cards").with("cards", or_none(cards.collect()));
            self.line(&line.with("total", cassius_total(self.game)));
        }
    }
}

fn counted(word: String, count: u8) -> Arg {
    Phrase::new("text-counted").with("what", Arg::word(word)).with("count", count).into()
}

fn or_none(items: Vec<Arg>) -> Arg {
    if items.is_empty() { Arg::word("text-none") } else { Arg::List(items) }
}

fn phase_key(game: &AgeOfRome) -> &'static str {
    match game.phase {
        Phase::Missions => "phase-missions",
        Phase::Event { .. } => "phase-event",
        Phase::Diplomacy { .. } => "phase-diplomacy",
        Phase::Intrigue { .. } => "phase-intrigue",
        Phase::Building { .. } => "phase-building",
        Phase::Action { .. } => "phase-action",
        Phase::Income { .. } => "phase-income",
        Phase::Recess { .. } => "phase-recess",
        Phase::Over => "phase-over",
    }
}

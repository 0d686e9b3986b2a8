//! Every game from its first to its last decision: by mouse on the board alone, and by keyboard alone.

use std::collections::BTreeSet;

use game::Seat;
use serde_json::{Value, json};

use crate::chromium::{Chromium, DOWN, END, ENTER, HOME, SHIFT, TAB, UP};
use crate::playing::{say_name, two_at_a_table};
use crate::server::Server;
use crate::tree;
use crate::witness::Witness;

/// No game is so long.
const LONGEST: usize = 2000;
/// The whole tree of a page is heavy: it is looked at before every so many decisions.
const LOOK_AT_TREE: usize = 15;

/// Waits until I am asked again, or the game is over, and tells what the page offers.
const ASKED: &str = "
    const [seen] = arguments;
    const offered = (name) => [...document.querySelectorAll(`[data-${name}]`)].map((e) => e.dataset[name]);
    return new Promise((done) => {
        const look = () => {
            const { moves, turn } = document.getElementById('table').dataset;
            const over = document.querySelector('.score') !== null;
            const asked = turn !== undefined && Number(moves) > seen;
            if (!over && (!asked || document.body.classList.contains('busy'))) return setTimeout(look, 5);
            const chart = document.querySelector('.went svg.chart .curve') !== null;
            done({ over, chart, moves: Number(moves), board: offered('action'), panel: offered('panel') });
        };
        look();
    });";

/// Waits until the page has seen another move.
const MOVED: &str = "
    return new Promise((done) => {
        const look = () => {
            const { moves } = document.getElementById('table').dataset;
            Number(moves) > arguments[0] ? done(true) : setTimeout(look, 5);
        };
        look();
    });";

/// Where on the window something can be clicked that fits a selector; what hides it, if it is hidden.
const SPOT: &str = "
    const steps = [0.5, 0.3, 0.7, 0.1, 0.9, 0.4, 0.6, 0.2, 0.8];
    for (const thing of document.querySelectorAll(arguments[0])) {
        if (!thing.getClientRects().length) continue;
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const down of steps) for (const right of steps) {
            const [x, y] = [Math.round(left + width * right), Math.round(top + height * down)];
            const hit = document.elementFromPoint(x, y);
            if (hit?.closest('button, label, [data-action]') === thing) return { x, y };
        }
    }
    const shownBy = document.querySelector(arguments[0])?.closest('[data-shown-by]');
    return { shownBy: shownBy?.dataset.shownBy };";

/// A table, with the browser of each person at it; bots have the seats after theirs.
struct Game {
    people: Vec<Chromium>,
    witness: Witness,
    _server: Server,
}

impl Game {
    /// One person and bots.
    async fn alone(game: &str, seats: u8) -> Self {
        let server = Server::start().await;
        let anna = Chromium::start().await;
        say_name(&anna, &server, "Anna").await;
        anna.open(&format!("{}/new?game={game}&seats={seats}", server.address)).await;
        for seat in 1..seats {
            let bot = format!("label:has(> [name='sitter-{seat}'][value='bot'])");
            assert!(anna.click(&bot).await, "a bot can be chosen");
        }
        assert!(anna.click(".sum .btn.primary").await);
        anna.wait("return document.querySelector('#board') !== null").await;
        let witness = Witness::at(&server, &anna.address().await).await;
        Game { people: vec![anna], witness, _server: server }
    }

    /// Two people and nobody else.
    async fn together(game: &str) -> Self {
        let server = Server::start().await;
        let (anna, bela) = (Chromium::start().await, Chromium::start().await);
        say_name(&anna, &server, "Anna").await;
        say_name(&bela, &server, "Béla").await;
        let address = two_at_a_table(&server, game, &anna, &bela).await;
        let witness = Witness::at(&server, &address).await;
        Game { people: vec![anna, bela], witness, _server: server }
    }

    /// Who is asked after `seen` moves; among several people the store tells.
    async fn next_person(&mut self, seen: i64) -> Seat {
        if self.people.len() == 1 {
            return Seat(0);
        }
        for browser in &self.people {
            browser.ask_about(MOVED, &json!([seen])).await;
        }
        self.witness.catch_up().await;
        self.witness.to_act().first().unwrap_or(Seat(0))
    }

    /// Waits until a seat is asked after `seen` moves; its page must offer what is legal, on the board and in
    /// the panel. `None` when the game is over.
    async fn decision(&mut self, seat: Seat, seen: i64) -> Option<i64> {
        let page = self.people[seat.index()].ask_about(ASKED, &json!([seen])).await;
        self.witness.catch_up().await;
        if page["over"] == true {
            assert!(self.witness.is_over(), "the page shows the end before it comes");
            assert_eq!(page["chart"], true, "the end shows how the points came");
            return None;
        }
        let legal = self.witness.legal(seat);
        for place in ["board", "panel"] {
            let offered: BTreeSet<String> = serde_json::from_value(page[place].clone()).unwrap();
            assert_eq!(offered, legal, "the {place} offers exactly what is legal");
        }
        page["moves"].as_i64()
    }
}

/// Clicks on the thing on the board that stands for an action.
async fn click(browser: &Chromium, action: &str) {
    let thing = format!("#board [data-action={}]", json!(action));
    let spot = browser.ask_about(SPOT, &json!([thing])).await;
    if let Some(shown_by) = spot["shownBy"].as_str() {
        click_free(browser, &format!("#board label[for='{shown_by}']")).await;
    }
    click_free(browser, &thing).await;
}

async fn click_free(browser: &Chromium, selector: &str) {
    let spot = browser.ask_about(SPOT, &json!([selector])).await;
    let (Some(x), Some(y)) = (spot["x"].as_f64(), spot["y"].as_f64()) else {
        panic!("{selector} cannot be clicked anywhere: {spot}");
    };
    browser.click_at(x, y).await;
}

/// Plays to the end with clicks on the boards of all people.
async fn by_mouse(mut game: Game) {
    let mut seen = -1;
    for number in 0..LONGEST {
        let seat = game.next_person(seen).await;
        let Some(moves) = game.decision(seat, seen).await else { return };
        let browser = &game.people[seat.index()];
        if number % LOOK_AT_TREE == 0 {
            tree::everything_has_a_role_and_a_name(browser).await;
        }
        click(browser, &game.witness.choose(seat)).await;
        seen = moves;
    }
    panic!("the game never ends");
}

/// The list of actions and the board: the arrow keys move within each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Region {
    Panel,
    Board,
}

impl Region {
    fn id(self) -> &'static str {
        match self {
            Region::Panel => "panel",
            Region::Board => "board",
        }
    }
}

/// Where the focus is in a region, where the thing for an action is, and how many there are.
const FOCUS: &str = "
    const [id, action] = arguments;
    const region = document.getElementById(id);
    const things = [...region.querySelectorAll('[data-action], [data-panel]')].filter((e) => e.getClientRects().length);
    const isWanted = (thing) => (thing.dataset.action ?? thing.dataset.panel) === action;
    return { inside: region.contains(document.activeElement), at: things.indexOf(document.activeElement),
        wanted: things.findIndex(isWanted), count: things.length };";

/// A focus that needs more presses of Tab than this from one region to the other makes people give up.
const PATIENCE: usize = 12;

/// Somebody whose mouse is broken.
struct Typist<'a>(&'a Chromium);

impl Typist<'_> {
    async fn focus(&self, region: Region, action: &str) -> Value {
        self.0.ask_about(FOCUS, &json!([region.id(), action])).await
    }

    /// From the top of the page to what can be done: by the second link, which is there for that.
    async fn enter_panel(&self) {
        self.0.press(&[TAB, TAB, ENTER, DOWN]).await;
        assert_eq!(self.focus(Region::Panel, "").await["at"], 0, "the second link leads to the actions");
    }

    /// From the end of one region forwards, or from its beginning backwards, with Tab to the other one.
    async fn cross_to(&self, region: Region) {
        let (edge, keys): (_, &[char]) =
            if region == Region::Panel { (END, &[TAB]) } else { (HOME, &[SHIFT, TAB]) };
        self.0.press(&[edge]).await;
        for _ in 0..PATIENCE {
            if self.focus(region, "").await["at"].as_i64() >= Some(0) {
                return;
            }
            self.0.press_together(keys).await;
        }
        panic!("the {} is too far away for the keyboard", region.id());
    }

    /// Goes to the thing that stands for an action and presses it.
    async fn press(&self, region: Region, action: &str) {
        let there = self.focus(region, action).await;
        let [at, wanted, count] = ["at", "wanted", "count"].map(|key| there[key].as_i64().unwrap());
        let onwards = (wanted - at).rem_euclid(count);
        let (key, times) = if onwards * 2 <= count { (DOWN, onwards) } else { (UP, count - onwards) };
        self.0.press(&vec![key; times as usize]).await;
        let there = self.focus(region, action).await;
        assert_eq!(there["at"], there["wanted"], "{times} arrows lead to `{action}`");
        self.0.press(&[ENTER]).await;
    }
}

/// Plays to the end with keys, now in the list of actions, now on the board.
async fn by_keyboard(mut game: Game) {
    let me = Seat(0);
    let (mut seen, mut region) = (-1, Region::Panel);
    for number in 0..LONGEST {
        let Some(moves) = game.decision(me, seen).await else { return };
        let action = game.witness.choose(me);
        let typist = Typist(&game.people[0]);
        if number == 0 {
            typist.enter_panel().await;
        }
        let focus = typist.focus(region, &action).await;
        assert_eq!(focus["inside"], true, "the focus stays in the {} after decision {number}", region.id());
        // Some things on a board are shown only when something else is chosen; the panel has them all.
        let is_on_the_board = typist.focus(Region::Board, &action).await["wanted"].as_i64() >= Some(0);
        let wanted = if number / 8 % 2 == 1 && is_on_the_board { Region::Board } else { Region::Panel };
        if wanted != region {
            typist.cross_to(wanted).await;
            region = wanted;
        }
        typist.press(region, &action).await;
        seen = moves;
    }
    panic!("the game never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_the_builders() {
    by_mouse(Game::together("builders").await).await;
}

/// With as few as can play; not alone, where that is another game, unless by mouse.
fn fewest(game: &str) -> u8 {
    *catalog::find(game).unwrap().seats().start()
}

macro_rules! whole_games {
    ($($module:ident: $game:ty,)*) => {
        $(mod $module {
            const GAME: &str = <$game as game::Game>::NAME;

            #[tokio::test(flavor = "multi_thread")]
            async fn is_played_by_mouse_on_the_board() {
                super::by_mouse(super::Game::alone(GAME, super::fewest(GAME)).await).await;
            }
            #[tokio::test(flavor = "multi_thread")]
            async fn is_played_by_keyboard() {
                super::by_keyboard(super::Game::alone(GAME, super::fewest(GAME).max(2)).await).await;
            }
        })*
    };
}

catalog::each_game!(whole_games);

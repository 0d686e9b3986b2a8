//! A replay: its board at every width, its steps, its curve, and the address of a position.

use std::time::Duration;

use serde_json::{Value, json};

use crate::chromium::{Chromium, RIGHT};
use crate::positions;
use crate::server::Server;

/// Desktop and phone.
const SCREENS: [(u32, u32); 2] = [(1440, 900), (390, 844)];

/// The board, and whatever drawing or panel stands in it, by width and height.
const BOARD: &str = "
    const board = document.querySelector('.bp > .board');
    const { width, height } = board.getBoundingClientRect();
    const inside = [...board.querySelectorAll(':scope svg:not(.i, .tok svg), :scope .panel')]
        .filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect());
    const room = board.parentElement.getBoundingClientRect().width;
    return { width, height, room, widest: Math.max(...inside.map((box) => box.width)),
        wide: document.documentElement.scrollWidth > innerWidth };";

/// A finished game in a browser that shows its replay.
async fn replay_of(game: &str, browser: &Chromium) -> (Server, String) {
    let server = Server::start().await;
    browser.open(&server.address).await;
    let kind = catalog::find(game).unwrap();
    let table = positions::bring(browser, positions::play(kind, usize::MAX).as_ref()).await;
    let table = table.split('?').next().unwrap().trim_end_matches('/').to_owned();
    browser.open(&format!("{table}/replay")).await;
    (server, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_there_in_every_game_at_every_width() {
    let browser = Chromium::start().await;
    for kind in catalog::games() {
        let (_server, table) = replay_of(kind.name(), &browser).await;
        for (width, height) in SCREENS {
            browser.resize(width, height).await;
            browser.open(&format!("{table}/replay?move=20")).await;
            let board = browser.ask(BOARD).await;
            let [wide, high, room, widest] =
                ["width", "height", "room", "widest"].map(|key| board[key].as_f64().unwrap_or_default());
            let at = format!("{} at {width} × {height}: {board}", kind.name());
            assert!(high > 100.0, "the board has a height in {at}");
            assert!(wide > room * 0.85, "the board takes the room it has in {at}");
            assert!(widest > room * 0.3, "what is drawn on it can be seen in {at}");
            assert_eq!(board["wide"], Value::Bool(false), "nothing sticks out in {at}");
        }
    }
}

/// What the page says of the move it shows.
const TOLD: &str = "
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    return { sentence: text('.sent p'), move: Number(new URL(location.href).searchParams.get('move')),
        last: Number(document.getElementById('move').max),
        list: [...document.querySelectorAll('.log.numbered li > span:last-child')].map((line) => line.textContent.trim()),
        points: [...document.querySelectorAll('.standing .st b')].map((points) => points.textContent),
        sheet: [...document.querySelectorAll('.score .total td')].map((points) => points.textContent) };";

#[tokio::test(flavor = "multi_thread")]
async fn steps_go_from_words_to_words_and_tell_the_standing() {
    let browser = Chromium::start().await;
    let (_server, table) = replay_of("seven-wonders-dice", &browser).await;
    browser.open(&format!("{table}/replay?move=0")).await;
    let (mut number, mut steps) = (0, 0);
    loop {
        let told = browser.ask(TOLD).await;
        assert_ne!(told["sentence"], "", "move {number} is told");
        let list = told["list"].as_array().unwrap();
        assert!(list.iter().all(|line| line != ""), "no line of the list is empty: {list:?}");
        assert_eq!(told["points"], told["sheet"], "the standing is that of the score sheet");
        if told["move"] == told["last"] {
            assert!(steps * 10 < number * 9, "{steps} steps lead over {number} moves: some are joined");
            return;
        }
        browser.press(&[RIGHT]).await;
        browser.wait(&format!("return new URL(location.href).searchParams.get('move') > {number}")).await;
        number = browser.ask(TOLD).await["move"].as_u64().unwrap();
        steps += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turning_points_are_marked_on_the_curve_and_lead_to_their_board() {
    let browser = Chromium::start().await;
    let (_server, table) = replay_of("seven-wonders-dice", &browser).await;
    while browser.ask("return document.querySelector('[data-again]') !== null").await == Value::Bool(true) {
        tokio::time::sleep(Duration::from_millis(300)).await;
        browser.open(&format!("{table}/replay")).await;
    }
    let marks = "return [...document.querySelectorAll('.chart text.mark')].map((mark) => mark.textContent)";
    let marks = browser.strings(marks).await;
    assert!(["0 %", "50 %", "100 %"].iter().all(|mark| marks.iter().any(|other| other == mark)), "{marks:?}");
    let apart = "
        const curve = Math.min(...[...document.querySelectorAll('.chart .curve')].map((line) => line.getBoundingClientRect().left));
        return [...document.querySelectorAll('.chart .mark')].every((mark) => mark.getBoundingClientRect().right < curve)";
    for (width, height) in SCREENS {
        browser.resize(width, height).await;
        assert_eq!(browser.ask(apart).await, true, "the numbers stand beside the curves at {width}");
    }
    let listed = browser
        .strings("return [...document.querySelectorAll('a.tp')].map((turn) => turn.getAttribute('href'))")
        .await;
    let marked = browser
        .strings(
            "return [...document.querySelectorAll('.chart a.turn')].map((turn) => turn.getAttribute('href'))",
        )
        .await;
    assert_eq!(marked, listed, "all turning points are on the curve");
    if let Some(first) = marked.first() {
        browser.ask("document.querySelector('.chart a.turn').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
        browser.wait(&format!("return location.pathname + location.search === {}", json!(first))).await;
        browser.wait("return document.querySelector('.chart a.turn.on') !== null").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_a_position_is_shared() {
    let browser = Chromium::start().await;
    let (server, table) = replay_of("builders", &browser).await;
    let allowed =
        json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": server.address });
    browser.browser("Browser.grantPermissions", &allowed).await;
    for (width, height) in SCREENS {
        browser.resize(width, height).await;
        browser.open(&format!("{table}/replay?move=30&as=1")).await;
        assert!(browser.click("a.share").await, "it can be pressed at {width}");
        browser.wait("return document.querySelector('a.share').textContent.includes('copied')").await;
        let copied = browser.text("return navigator.clipboard.readText()").await;
        assert_eq!(copied, format!("{table}/replay?move=30&as=1"));
    }
    let plain = Chromium::without_scripts().await;
    plain.open(&format!("{table}/replay?move=30&as=1")).await;
    assert!(plain.click("a.share").await);
    assert_eq!(
        plain.address().await,
        format!("{table}/replay?move=30&as=1"),
        "without a script it is a link"
    );
}

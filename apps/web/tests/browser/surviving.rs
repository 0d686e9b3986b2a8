//! Reloads, lost connections and restarts.

use serde_json::json;

use crate::chromium::Chromium;
use crate::playing::{say_name, two_at_a_table};
use crate::server::{Line, Server};

const CONNECTED: &str = "return document.getElementById('conn').classList.contains('on')";
const CUT: &str = "return !document.getElementById('conn').classList.contains('on')";
const MOVES: &str = "return document.getElementById('table').dataset.moves";
const ACT: &str = "return document.querySelector('[data-panel]') !== null";

async fn one_move(browser: &Chromium) {
    let before = browser.text(MOVES).await;
    assert!(browser.click("[data-panel]").await);
    browser.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_reloads_loses_the_connection_and_returns() {
    let server = Server::start().await;
    let (anna, bela) = (Chromium::start().await, Chromium::start().await);
    say_name(&anna, &server, "Anna").await;
    say_name(&bela, &server, "Béla").await;
    let address = two_at_a_table(&server, "builders", &anna, &bela).await;
    anna.wait(CONNECTED).await;
    let (player, other) = if anna.ask(ACT).await == true { (&anna, &bela) } else { (&bela, &anna) };
    player.reload().await;
    player.wait(ACT).await;
    let line = Line::to(&server).await;
    other.open(&address.replace(&server.address, &line.address)).await;
    other.wait(CONNECTED).await;
    line.cut();
    one_move(player).await;
    other.wait(CUT).await;
    line.mend();
    other.wait(CONNECTED).await;
    let moves = player.text(MOVES).await;
    other.wait(&format!("return document.getElementById('table').dataset.moves === '{moves}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_survives_a_restart_of_the_server() {
    let mut server = Server::start().await;
    let anna = Chromium::start().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    anna.wait(ACT).await;
    one_move(&anna).await;
    let moves = anna.text(MOVES).await;
    anna.wait(CONNECTED).await;
    server.stop().await;
    anna.wait(CUT).await;
    server.start_again().await;
    anna.wait(CONNECTED).await;
    assert_eq!(anna.text(MOVES).await, moves, "nothing was lost");
    anna.wait(ACT).await;
    one_move(&anna).await;
}

/// True when something is on the screen and can be read there.
const SEEN: &str = "
    const thing = document.querySelector(arguments[0]);
    const { top, bottom, width, left } = thing.getBoundingClientRect();
    const isThere = thing.checkVisibility() && thing.textContent.trim() !== '' && width > 0;
    thing.style.pointerEvents = 'auto';
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    thing.style.pointerEvents = '';
    return isThere && top >= 0 && bottom <= innerHeight && thing.contains(hit);";

async fn is_seen(browser: &Chromium, selector: &str) -> bool {
    browser.ask_about(SEEN, &json!([selector])).await == true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_seen_wherever_one_looks_and_ends() {
    let server = Server::start().await;
    let line = Line::to(&server).await;
    let anna = Chromium::start().await;
    anna.be_a_phone().await;
    anna.open(&line.address).await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    anna.wait(ACT).await;
    anna.wait(CONNECTED).await;
    anna.ask("scrollTo({ top: 900, behavior: 'instant' })").await;
    assert!(!is_seen(&anna, "#lost").await);
    line.cut();
    anna.wait(CUT).await;
    assert!(is_seen(&anna, "#lost").await, "far down the page too");
    let moves = anna.text(MOVES).await;
    assert!(anna.click("[data-panel]").await);
    anna.wait("return document.querySelector('#toast p') !== null").await;
    assert!(is_seen(&anna, "#toast").await, "what could not be sent is said");
    assert_eq!(anna.text(MOVES).await, moves);
    line.mend();
    anna.wait(CONNECTED).await;
    assert!(!is_seen(&anna, "#lost").await, "it is over");
    one_move(&anna).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_failed_request_is_forgotten_after_a_good_one() {
    let server = Server::start().await;
    let anna = Chromium::start().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    anna.wait(ACT).await;
    anna.wait(CONNECTED).await;
    anna.ask("const send = fetch; fetch = () => { fetch = send; return Promise.reject(new TypeError()); };")
        .await;
    assert!(anna.click("[data-panel]").await);
    anna.wait(CUT).await;
    assert!(is_seen(&anna, "#lost").await);
    assert!(is_seen(&anna, "#toast").await);
    one_move(&anna).await;
    anna.wait(CONNECTED).await;
    assert!(!is_seen(&anna, "#lost").await);
}

//! Select, see, do: the list and the board light each other, a finger chooses first, a refusal is where one pressed.

use serde_json::{Value, json};

use crate::chromium::{Chromium, ENTER, SHIFT, TAB};
use crate::playing::say_name;
use crate::positions;
use crate::server::Server;

const MOVES: &str = "return document.getElementById('table').dataset.moves";

async fn at_a_table(game: &str) -> (Server, Chromium) {
    let server = Server::start().await;
    let anna = Chromium::start().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click(&format!("form[action='/play/{game}'] button")).await);
    anna.wait("return document.querySelector('[data-panel]') !== null").await;
    (server, anna)
}

async fn is(browser: &Chromium, script: &str) -> bool {
    browser.ask(script).await == Value::Bool(true)
}

/// An action that has a place on the board in sight, and where its button and its place are.
const BOTH: &str = "
    const middle = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const isFree = (thing) => thing.contains(document.elementFromPoint(...middle(thing)));
    const places = [...document.querySelectorAll('#board button[data-action]')].filter(isFree);
    for (const place of places) {
        const { action } = place.dataset;
        const listed = [...document.querySelectorAll('[data-panel]')].find((thing) => thing.dataset.panel === action);
        listed.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        if (isFree(listed)) return { action, place: middle(place), listed: middle(listed), label: listed.textContent.trim() };
    }";

/// The actions that are lit, on the board and in the list, and what is said about them.
const LIT: &str = "
    const lit = (selector, name) => [...document.querySelectorAll(selector)].map((thing) => thing.dataset[name]);
    return { board: lit('#board .lit', 'action'), list: lit('#panel .lit', 'panel'),
        said: document.getElementById('preview').textContent };";

async fn point_at(browser: &Chromium, place: &Value) {
    let step = json!({ "type": "pointerMove", "duration": 0, "x": place[0].as_f64().unwrap() as i64,
        "y": place[1].as_f64().unwrap() as i64 });
    let mouse = json!({ "type": "pointer", "id": "mouse", "actions": [step] });
    browser.post("/actions", &json!({ "actions": [mouse] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_and_the_board_light_each_other() {
    let (_server, anna) = at_a_table("builders").await;
    let both = anna.ask(BOTH).await;
    for place in ["listed", "place"] {
        point_at(&anna, &json!([2, 2])).await;
        assert_eq!(anna.ask(LIT).await["list"], json!([]), "nothing is lit before");
        point_at(&anna, &both[place]).await;
        let lit = anna.ask(LIT).await;
        assert!(lit["board"].as_array().unwrap().contains(&both["action"]), "{place}: {lit}");
        assert_eq!(lit["list"], json!([both["action"]]), "{place}");
        assert_eq!(lit["said"], both["label"], "what it would do is said below the sentence");
    }
}

async fn tap(browser: &Chromium, place: &Value) {
    browser.touch(&[vec![(place[0].as_f64().unwrap(), place[1].as_f64().unwrap())]]).await;
}

/// At a table in the hand, with what can be tapped on the board in sight.
async fn on_a_phone() -> (Server, Chromium, Value) {
    let (server, anna) = at_a_table("builders").await;
    anna.be_a_phone().await;
    anna.reload().await;
    anna.wait("return document.querySelector('[data-panel]') !== null").await;
    let both = anna.ask(BOTH).await;
    (server, anna, both)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_chooses_first_and_acts_with_the_button() {
    let (_server, anna, both) = on_a_phone().await;
    let before = anna.text(MOVES).await;
    tap(&anna, &both["place"]).await;
    anna.wait("return !document.getElementById('do').hidden").await;
    assert_eq!(anna.text(MOVES).await, before, "the first tap only chooses");
    assert_eq!(anna.text("return document.getElementById('do').textContent").await, both["label"]);
    assert!(anna.click("#do").await);
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tap_acts_and_the_other_way_is_remembered() {
    let (_server, anna, both) = on_a_phone().await;
    let before = anna.text(MOVES).await;
    tap(&anna, &both["place"]).await;
    anna.wait("return document.querySelector('#board .selected') !== null").await;
    tap(&anna, &both["place"]).await;
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
    anna.ask("localStorage.setItem('choosing', 'click')").await;
    anna.reload().await;
    anna.wait("return document.querySelector('[data-panel]') !== null").await;
    let before = anna.text(MOVES).await;
    let listed = "
        const { left, top, height } = document.querySelector('[data-panel]').getBoundingClientRect();
        return [left + 20, top + height / 2];";
    tap(&anna, &anna.ask(listed).await).await;
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
}

/// Something on the board that cannot be done now, put in sight; its action.
const CANNOT: &str = "
    const thing = [...document.querySelectorAll('#board button.cannot')].find((one) => one.getClientRects().length);
    thing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return thing?.dataset.why;";

/// How far the answer is from what was pressed, whether all of it is in sight, and what it tells whom.
const ANSWER: &str = "
    const bubble = document.querySelector('#answer .notice');
    const one = bubble.getBoundingClientRect();
    const apart = (other) => Math.max(
        one.top - other.bottom, other.top - one.bottom, one.left - other.right, other.left - one.right);
    const things = [...document.querySelectorAll('[data-why]')].filter((thing) => thing.dataset.why === arguments[0]);
    return {
        apart: Math.min(...things.map((thing) => apart(thing.getBoundingClientRect()))),
        whole: one.top >= 0 && one.bottom <= innerHeight && one.left >= 0 && one.right <= innerWidth,
        rule: bubble.querySelector('.rule') !== null,
        alert: bubble.closest('[role=alert]') !== null,
    };";

/// In the first view of a phone that has such a thing, or on all of a wide page.
async fn something_impossible(browser: &Chromium, width: u32) -> Option<String> {
    for view in ["view-board", "view-mine", "view-others"] {
        if width < 600 {
            assert!(browser.click(&format!(".tab:has(#{view})")).await, "{view}");
        }
        if let Some(action) = browser.ask(CANNOT).await.as_str() {
            return Some(action.to_owned());
        }
    }
    None
}

/// An answer further away than this, in pixels, is not at the thing.
const NEAR: f64 = 20.0;

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_appears_at_what_was_pressed() {
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.open(&server.address).await;
    let mut refused = 0;
    for kind in catalog::games() {
        let whole = positions::play(*kind, usize::MAX).moves();
        let address = positions::bring(&browser, positions::play(*kind, whole / 3).as_ref()).await;
        for (width, height) in [(1440, 900), (390, 844)] {
            browser.resize(width, height).await;
            browser.open(&address).await;
            let Some(action) = something_impossible(&browser, width).await else { continue };
            assert!(browser.click(&format!("#board button[data-why={}]", json!(action))).await, "{action}");
            browser.wait("return document.querySelector('#answer .notice') !== null").await;
            let answer = browser.ask_about(ANSWER, &json!([action])).await;
            let place = format!("{} at {width}: {answer}", kind.name());
            assert!(answer["apart"].as_f64() < Some(NEAR), "{place}");
            assert!(["whole", "rule", "alert"].iter().all(|key| answer[key] == true), "{place}");
            refused += 1;
        }
    }
    assert!(refused >= 4, "only {refused} refusals were seen");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_stand_in_the_list_with_their_chances() {
    let (_server, anna) = at_a_table("builders").await;
    assert!(anna.click("form[action$='/hint'] button").await);
    anna.wait("return document.querySelector('#panel .advice li') !== null").await;
    let bars = anna.ask("return document.querySelectorAll('.advice .chance-bar rect').length").await;
    let lines = anna.ask("return document.querySelectorAll('.advice li').length").await;
    assert_eq!(bars.as_u64(), lines.as_u64().map(|lines| 2 * lines), "every hint has a bar");
    let before = anna.text(MOVES).await;
    assert!(anna.click(".advice [data-advice]").await, "a hint can be followed where it stands");
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
    assert!(is(&anna, "return document.querySelector('.advice, .advised, [data-rank]') === null").await);
}

/// A hint stays with its marks while its position does, whatever is said at the table, until it is closed.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lasts_and_is_reached_and_closed_with_keys() {
    let (_server, anna) = at_a_table("builders").await;
    anna.ask("document.querySelector(\"form[action$='/hint'] button\").focus()").await;
    anna.press(&[ENTER]).await;
    anna.wait("return document.activeElement.matches('[data-advice]')").await;
    let marked = "
        const [panel, board] = ['#list [data-rank]', '#board .advised'].map((marks) => document.querySelectorAll(marks).length);
        return panel > 0 && panel === document.querySelectorAll('.advice li').length && board >= panel";
    assert!(is(&anna, marked).await, "what a bot would do is marked in the list and on the board");
    assert!(anna.click(".tab:has(#side-chat)").await);
    anna.write("#message", "Hm").await;
    anna.press(&[ENTER]).await;
    anna.wait("return document.querySelector('#chat p') !== null").await;
    assert!(is(&anna, marked).await, "the hint lasts while people talk");
    anna.reload().await;
    anna.wait(marked).await;
    anna.ask("document.querySelector('.advice [data-advice]').focus()").await;
    anna.press_together(&[SHIFT, TAB]).await;
    anna.press(&[ENTER]).await;
    anna.wait("return document.querySelector('.advice, .advised, [data-rank]') === null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn typing_finds_an_action() {
    let (_server, anna) = at_a_table("builders").await;
    let all = anna.ask("return document.querySelectorAll('[data-panel]').length").await.as_u64().unwrap();
    anna.ask("document.querySelector('[data-panel]').focus()").await;
    anna.press(&"loan".chars().collect::<Vec<_>>()).await;
    let left = "return [...document.querySelectorAll('[data-panel]')].filter((e) => e.checkVisibility()).map((e) => e.textContent)";
    let left = anna.strings(left).await;
    assert!(!left.is_empty() && (left.len() as u64) < all, "{left:?}");
    assert!(left.iter().all(|label| label.to_lowercase().contains("loan")), "{left:?}");
    let before = anna.text(MOVES).await;
    anna.press(&[ENTER]).await;
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
    let field = anna.text("return document.getElementById('filter')?.value ?? ''").await;
    assert_eq!(field, "", "the next list is whole again");
}

//! What moves on a page: moves of others one by one, pieces that travel, dice that fall.

use game::{Lang, Viewer, Words};
use serde_json::json;

use crate::chromium::Chromium;
use crate::playing::say_name;
use crate::positions;
use crate::server::Server;

/// Keeps in mind when the board was drawn anew, and what was animated how.
const WATCH: &str = "
    window.drawn = []; window.animated = [];
    new MutationObserver((changes) => {
        const isBoard = (node) => node.nodeType === 1 && (node.matches('.board') || node.querySelector('#board'));
        if (changes.some((change) => [...change.addedNodes].some(isBoard))) drawn.push(performance.now());
    }).observe(document.getElementById('table'), { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        animated.push({ key: this.dataset.key ?? '', roll: 'roll' in this.dataset, first: frames[0].transform ?? '',
            time: options.duration });
        return animate.call(this, frames, options);
    };";

const MY_TURN: &str = "return 'turn' in document.getElementById('table').dataset";

/// Somebody at a table with two bots who wants to see motion.
async fn at_a_table(game: &str) -> (Server, Chromium) {
    let server = Server::start().await;
    let anna = Chromium::with_motion().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click(&format!("form[action='/play/{game}'] button")).await);
    anna.wait("return document.querySelector('#board') !== null").await;
    (server, anna)
}

/// Acts until others have acted several times since; returns how often the board was drawn meanwhile, and the
/// shortest time between two drawings.
async fn watch_the_others(browser: &Chromium) -> (u64, f64) {
    for _ in 0..60 {
        browser.wait(MY_TURN).await;
        let moves = browser.ask("return Number(document.getElementById('table').dataset.played)").await;
        browser.ask("drawn.length = 0").await;
        assert!(browser.click("[data-panel]").await);
        let again = format!("const {{ played, turn }} = document.getElementById('table').dataset;
            return Number(played) > {moves} && turn !== undefined && !document.body.classList.contains('busy')");
        browser.wait(&again).await;
        let now = browser.ask("return Number(document.getElementById('table').dataset.played)").await;
        let others = now.as_u64().unwrap() - moves.as_u64().unwrap() - 1;
        if others >= 3 {
            let times = browser.ask("return drawn.slice(1).map((time, place) => time - drawn[place])").await;
            let times: Vec<f64> = serde_json::from_value(times).unwrap();
            // The first drawing is that of the own move; it need not be waited for.
            let shortest = times.iter().skip(1).copied().fold(f64::INFINITY, f64::min);
            return (times.len() as u64 + 1, shortest);
        }
    }
    panic!("the others never act");
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_of_others_are_shown_one_by_one_at_the_chosen_pace() {
    let (_server, anna) = at_a_table("builders").await;
    anna.ask(WATCH).await;
    choose_pace(&anna, "quickly", 350).await;
    let (drawn, shortest) = watch_the_others(&anna).await;
    assert!(drawn >= 4, "my move and those of the others are drawn one by one, not in {drawn} steps");
    assert!(shortest > 300.0, "each move is seen as long as was chosen, not {shortest} ms");
    choose_pace(&anna, "at once", 0).await;
    anna.ask("performance.clearResourceTimings()").await;
    watch_the_others(&anna).await;
    let asked =
        "return performance.getEntriesByType('resource').filter((one) => one.name.includes('/still')).length";
    assert_eq!(anna.ask(asked).await, 0, "no board in between is asked for");
}

/// In the menu, where everybody can see it.
async fn choose_pace(browser: &Chromium, name: &str, time: u32) {
    assert!(browser.click("details.menu summary").await);
    let is_shown = "return document.querySelector('[data-wants=pace]').checkVisibility()";
    assert_eq!(browser.ask(is_shown).await, true, "the pace can be chosen in the menu");
    browser.write("[data-wants=pace]", name).await;
    assert_eq!(browser.text("return localStorage.getItem('pace')").await, time.to_string());
    assert!(browser.click("details.menu summary").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_seen_to_fall() {
    let (_server, anna) = at_a_table("seven-wonders-dice").await;
    anna.ask("localStorage.setItem('pace', '0')").await;
    anna.ask(WATCH).await;
    let round = "return document.querySelector('.round').textContent";
    let first = anna.text(round).await;
    for _ in 0..60 {
        anna.wait(MY_TURN).await;
        if anna.text(round).await != first {
            break;
        }
        let moves = anna.text("return document.getElementById('table').dataset.moves").await;
        assert!(anna.click("[data-panel]").await);
        anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{moves}'")).await;
    }
    let falls =
        anna.ask("return animated.filter((one) => one.roll && one.first.startsWith('rotate')).length").await;
    assert!(falls.as_u64() >= Some(7), "all seven dice fall, not {falls}");
    let time = anna.ask("return Math.max(...animated.map((one) => one.time))").await;
    assert!((200.0..=400.0).contains(&time.as_f64().unwrap()), "motion takes about 300 ms, not {time}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_of_a_battle_fall_beside_the_sentence() {
    let kind = catalog::find("mare-nostrum").unwrap();
    let words = Words::new(Lang::En, &[kind.locale(Lang::En)]);
    let whole = positions::play(kind, usize::MAX);
    let dice = |number: usize| -> usize {
        let lines = whole.log(number, Viewer::Public, &words);
        lines.iter().flat_map(|line| &line.dice).map(Vec::len).sum()
    };
    let battle = (0..whole.moves()).find(|&number| dice(number) > 0).expect("there is a battle");
    let server = Server::start().await;
    let anna = Chromium::with_motion().await;
    anna.open(&server.address).await;
    let address = positions::bring(&anna, positions::play(kind, battle + 1).as_ref()).await;
    anna.open(&address).await;
    let shown = anna.ask("return document.querySelectorAll('#say .die').length").await;
    assert_eq!(shown, dice(battle), "the dice of the latest battle lie beside the sentence");
    let falls = "return getComputedStyle(document.querySelector('#say .die')).animationName";
    assert_eq!(anna.text(falls).await, "fall");
}

/// A drawing with three stacks of one kind; after it, those that differ: one of the first goes to the third.
const MARCH: &str = "
    const [before, after] = arguments;
    const draw = (stacks) => {
        const pieces = stacks.map(([key, many], place) => many
            ? `<g data-key='${key}' data-flock='legion' data-many='${many}'><rect x='${100 * place}' width='20' height='20'/></g>`
            : '');
        document.body.innerHTML = `<svg viewBox='0 0 400 50' width='400'>${pieces.join('')}</svg>`;
    };
    const address = document.querySelector('script[src*=\"page.js\"]').src.replace('page.js', 'motion.js');
    return import(address).then(({ places, glide }) => {
        draw(before);
        const was = places(document.body);
        draw(after);
        glide(document.body, was);
        return document.getAnimations().map((one) => [one.effect.target.dataset.key ?? 'flying',
            one.effect.getKeyframes()[0].transform]);
    });";

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_pieces_travels() {
    let server = Server::start().await;
    let anna = Chromium::with_motion().await;
    anna.open(&server.address).await;
    let from = json!([["rome", 3], ["pisa", 1], ["capua", 1]]);
    let joined = anna.ask_about(MARCH, &json!([from, [["rome", 2], ["pisa", 1], ["capua", 2]]])).await;
    assert_eq!(joined, json!([["flying", "translate(-200px, 0px)"]]), "one joins those in Capua");
    anna.open(&server.address).await;
    let founded = json!([["rome", 2], ["pisa", 1], ["capua", 1], ["ostia", 1]]);
    let first = anna.ask_about(MARCH, &json!([from, founded])).await;
    assert_eq!(first, json!([["ostia", "translate(-300px, 0px)"]]), "one is the first in Ostia");
    anna.open(&server.address).await;
    let nothing = anna.ask_about(MARCH, &json!([from, from])).await;
    assert_eq!(nothing, json!([]), "nobody moves");
}

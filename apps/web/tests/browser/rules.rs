//! Rules are read beside the table, and the game goes on.

use crate::chromium::{Chromium, ESCAPE};
use crate::playing::say_name;
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn rules_open_beside_the_table() {
    let (server, anna) = (Server::start().await, Chromium::start().await);
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    anna.wait("return document.querySelector('[data-panel]') !== null").await;
    let table = anna.address().await;
    assert!(anna.click(".menu summary").await);
    assert!(anna.click(".menu [data-rules]").await);
    anna.wait("return document.querySelectorAll('#rulebook[open] #book .r').length > 20").await;
    assert_eq!(anna.address().await, table, "the table stays where it is");
    anna.press(&[ESCAPE]).await;
    anna.wait("return !document.getElementById('rulebook').open").await;
    anna.ask("document.querySelector('#board button[data-why]').click()").await;
    anna.wait("return document.querySelector('#answer a.rule') !== null").await;
    let rule = anna.text("return document.querySelector('#answer a.rule').hash.slice(1)").await;
    assert!(anna.click("#answer a.rule").await);
    let at_the_rule = format!(
        "const rule = document.querySelector('#rulebook[open] .r.on');
        if (rule?.id !== '{rule}') return false;
        const {{ top, bottom }} = rule.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight"
    );
    anna.wait(&at_the_rule).await;
    let moves = anna.text("return document.getElementById('table').dataset.moves").await;
    anna.ask("document.querySelector('[data-panel]').click()").await;
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{moves}'")).await;
    assert!(anna.click("#rulebook button").await);
    anna.wait("return !document.getElementById('rulebook').open").await;
}

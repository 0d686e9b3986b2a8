//! One visitor who wants too much gets less, and the others what they came for.

use std::time::Duration;

use futures_util::future::join_all;
use game::{Game, Printed};
use reqwest::{Method, StatusCode};
use seven_wonders_dice::SevenWondersDice;
use tokio::time::sleep;

use crate::browser::{Server, TableView, Visitor};

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_think_only_while_somebody_watches() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["bot", "bot"], &[]).await;
    sleep(Duration::from_secs(1)).await;
    let store = server.store().await;
    assert_eq!(store.table(&id).await.unwrap().unwrap().moves, 0, "nobody has looked");
    anna.wait(&id, |view| view.moves() > 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("deus", &["me", "bot"], &[]).await;
    let other = bela.open("deus", &["me", "bot"], &[]).await;
    let ask = async |person: &Visitor, id: &str| {
        let view = person.wait(id, TableView::is_my_turn).await;
        person.post(&format!("/t/{id}/hint"), &[("expected", &view.moves().to_string())]).await
    };
    anna.wait(&id, TableView::is_my_turn).await;
    let (answers, others) = tokio::join!(join_all((0..6).map(|_| ask(&anna, &id))), ask(&bela, &other));
    assert_eq!(others.status(), StatusCode::OK, "one person does not keep another from asking");
    let mut refused = 0;
    for answer in answers {
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            refused += 1;
            assert!(answer.headers().contains_key("retry-after"));
            assert!(answer.text().await.unwrap().contains("One hint at a time"));
        } else {
            assert_eq!(answer.status(), StatusCode::OK);
        }
    }
    assert!((1..6).contains(&refused), "{refused} of 6 hints were refused");
    assert_eq!(ask(&anna, &id).await.status(), StatusCode::OK, "later she may ask again");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_and_undoes_without_end() {
    let server = Server::with_limits(1).await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let view = anna.wait(&id, TableView::is_my_turn).await;
    let mut moves = view.moves();
    for _ in 0..1000 {
        assert_eq!(anna.act(&id, moves, "coins 1").await.status(), StatusCode::SEE_OTHER);
        let undone = anna.post(&format!("/t/{id}/undo"), &[("expected", &(moves + 1).to_string())]).await;
        moves += 2;
        if undone.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(undone.headers().contains_key("retry-after"));
            assert!(undone.text().await.unwrap().contains("taken back very often"));
            assert!(moves > 1200, "after {moves} records");
            return;
        }
        assert_eq!(undone.status(), StatusCode::SEE_OTHER);
    }
    panic!("{moves} records, and no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_ones_own_before_that_of_the_proxy_is_not_believed() {
    let server = Server::with(|config| (config.behind_proxy, config.limit_factor) = (true, 1)).await;
    let mut passed = 0;
    for number in 0..40 {
        let request = server
            .stranger()
            .request(Method::POST, "/who")
            .header("x-forwarded-for", format!("198.51.100.{number}"))
            .header("x-forwarded-for", "203.0.113.7")
            .form(&[("name", "Anna")]);
        passed += usize::from(request.send().await.unwrap().status() == StatusCode::SEE_OTHER);
    }
    assert!(passed < 25, "{passed} of 40 passed");
}

/// Games with editions of their own come in as long as there is room; what is repeated or fails takes none.
#[tokio::test(flavor = "multi_thread")]
async fn editions_of_some_do_not_shut_the_door_for_others() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("seven-wonders-dice", &["me", "bot"], &[]).await;
    let file = hall::export(server.store().await.as_ref(), &id).await.unwrap();
    let text = file.edition.clone().unwrap();
    for number in 0..220 {
        let mut file = file.clone();
        file.records.clear();
        file.edition = Some(format!("{text}\n# Box number {number}.\n"));
        file.options["edition"] = fingerprinted(file.edition.as_deref().unwrap()).into();
        let imported = anna.post("/import", &[("file", &file.write())]).await;
        assert_eq!(imported.status(), StatusCode::SEE_OTHER, "file {number}");
    }
}

fn fingerprinted(text: &str) -> String {
    let edition = Printed::<<SevenWondersDice as Game>::Edition>::read("mine", "mine.toml", text);
    edition.map_or_else(|error| panic!("{error}"), |edition| edition.id())
}

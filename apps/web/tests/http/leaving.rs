//! Bots in one's place, leaving and ending: nobody loses a game without having agreed.

use reqwest::StatusCode;

use crate::browser::{Server, TableView, Visitor};

async fn two_play(server: &Server) -> (Visitor, Visitor, String) {
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    assert_eq!(bela.join(&id, 1).await, StatusCode::SEE_OTHER);
    (anna, bela, id)
}

async fn do_at(visitor: &Visitor, id: &str, what: &str) -> StatusCode {
    visitor.post(&format!("/t/{id}/{what}"), &[]).await.status()
}

fn is_ended_early(view: &TableView) -> bool {
    view.0.contains("ended before its end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lent_seat_is_still_there_when_the_other_has_left() {
    let server = Server::start().await;
    let (anna, bela, id) = two_play(&server).await;
    do_at(&anna, &id, "to-bot").await;
    assert_eq!(do_at(&bela, &id, "resign").await, StatusCode::SEE_OTHER);
    assert!(!is_ended_early(&anna.table(&id).await));
    assert_eq!(do_at(&anna, &id, "take-back").await, StatusCode::SEE_OTHER);
    anna.wait(&id, TableView::is_my_turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lets_a_bot_play_must_agree_to_the_end() {
    let server = Server::start().await;
    let (anna, bela, id) = two_play(&server).await;
    do_at(&anna, &id, "to-bot").await;
    do_at(&bela, &id, "propose-end").await;
    let view = anna.table(&id).await;
    assert!(!is_ended_early(&view));
    assert!(view.0.contains("Béla would like to end the game"));
    assert!(view.0.contains("End it"), "she is asked although a bot plays for her");
    do_at(&anna, &id, "propose-end").await;
    assert!(is_ended_early(&bela.table(&id).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_seat_has_no_vote() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["open", "bot"], &[]).await;
    bela.join(&id, 0).await;
    do_at(&bela, &id, "to-bot").await;
    for what in ["propose-end", "resign", "to-bot", "take-back"] {
        assert_eq!(do_at(&anna, &id, what).await, StatusCode::FORBIDDEN, "{what}");
    }
    assert!(!is_ended_early(&bela.table(&id).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn when_nobody_is_left_the_game_ends() {
    let server = Server::start().await;
    let (anna, bela, id) = two_play(&server).await;
    do_at(&anna, &id, "resign").await;
    assert!(!is_ended_early(&bela.table(&id).await));
    do_at(&bela, &id, "resign").await;
    assert!(is_ended_early(&bela.table(&id).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lent_seat_is_named_above_the_board_and_offers_no_action() {
    let server = Server::start().await;
    let (anna, bela, id) = two_play(&server).await;
    assert!(!anna.table(&id).await.0.contains("A bot plays for you."));
    do_at(&anna, &id, "to-bot").await;
    let view = anna.table(&id).await;
    let (notice, board) = (view.0.find("A bot plays for you."), view.0.find("class=\"board"));
    assert!(notice.unwrap() < board.unwrap());
    assert!(view.actions().is_empty(), "the bot decides");
    assert!(!view.0.contains("/undo"));
    assert!(!bela.table(&id).await.0.contains("A bot plays for you."));
}

//! Several servers on one PostgreSQL play one table.

use std::time::Duration;

use reqwest::StatusCode;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::browser::{Server, TableView};

const POSTGRES: &str = "PENTAPOLIS_TEST_POSTGRES";

/// A database of its own for each test.
pub(crate) async fn database(name: &str) -> String {
    let server = std::env::var(POSTGRES).unwrap_or_else(|_| {
        panic!("{POSTGRES} names no server: run `cargo xtask test` or `cargo xtask postgres -- cargo test -p web`")
    });
    let name = format!("web_{name}_{}", std::process::id());
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    format!("{server}/{name}")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_server_sees_the_moves_of_the_other() {
    let url = database("moves").await;
    let (here, there) = (Server::on(&url).await, Server::on(&url).await);
    let (anna, bela) = (here.person("Anna").await, there.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    assert_eq!(bela.join(&id, 1).await, StatusCode::SEE_OTHER);
    anna.wait(&id, |view| view.0.contains("data-moves")).await;
    for moves in 0..40 {
        let a = anna.wait(&id, |view| view.moves() == moves && view.0.contains("Béla")).await;
        let b = bela.wait(&id, |view| view.moves() == moves).await;
        let (player, view) = if a.is_my_turn() { (&anna, a) } else { (&bela, b) };
        let actions = view.actions();
        let acted = player.act(&id, moves, &actions[moves * 3 % actions.len()]).await;
        assert_eq!(acted.status(), StatusCode::SEE_OTHER);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn racing_moves_have_one_winner_and_the_other_is_told() {
    let url = database("race").await;
    let (here, there) = (Server::on(&url).await, Server::on(&url).await);
    let anna = here.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let elsewhere = anna.at(&there);
    // Cookies belong to a host, and both servers are on the same one.
    for _ in 0..10 {
        let view = anna.wait(&id, TableView::is_my_turn).await;
        let moves = view.moves();
        elsewhere.wait(&id, |view| view.moves() == moves).await;
        let actions = view.actions();
        let (first, last) = (&actions[0], &actions[actions.len() - 1]);
        let (a, b) = tokio::join!(anna.act(&id, moves, first), elsewhere.act(&id, moves, last));
        let mut answers = [a.status(), b.status()];
        answers.sort();
        assert_eq!(answers, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

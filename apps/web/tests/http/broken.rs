//! A game that cannot be opened is shown as such, and takes nothing else down.

use reqwest::StatusCode;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use store::Place;

use crate::browser::{Server, TableView, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_opened_hurts_only_its_own_page() {
    let before = Server::start().await;
    let anna = before.person("Anna").await;
    let broken = anna.open("builders", &["me", "bot"], &[]).await;
    let sound = anna.open("deus", &["me", "bot"], &[]).await;
    anna.wait(&broken, TableView::is_my_turn).await;
    anna.wait(&sound, TableView::is_my_turn).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("pentapolis.db");
    before.store().await.backup(&copy).await.unwrap();
    let mut file = SqliteConnectOptions::new().filename(&copy).connect().await.unwrap();
    let unknown = "UPDATE tables SET doc = replace(doc, 'default@', 'default@ffff') WHERE id = $1";
    sqlx::query(unknown).bind(&broken).execute(&mut file).await.unwrap();
    let after = Server::at(config(Place::Sqlite(copy)), folder).await;
    let anna = anna.at(&after);
    assert!(anna.read("/").await.contains("This game cannot be opened"));
    assert!(anna.read(&format!("/t/{broken}/")).await.contains("Nothing is lost"));
    assert!(anna.table(&sound).await.is_my_turn());
    assert_eq!(anna.post("/who/delete", &[("sure", "yes")]).await.status(), StatusCode::SEE_OTHER);
}

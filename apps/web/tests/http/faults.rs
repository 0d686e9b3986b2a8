//! A store that fails for a while: what was begun goes on by itself when it is well again.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection};
use tokio::time::sleep;

use crate::browser::{Server, Visitor};

/// The second seat is a bot's: nothing it does can be stored.
const FULL: &str = r#"CREATE TRIGGER full BEFORE INSERT ON records WHEN NEW.record LIKE '{"seat":1,%'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"#;
/// Longer than the first reminders take.
const A_WHILE: Duration = Duration::from_secs(2);
/// A bot that was reminded twice waits for four seconds.
const SECONDS: Duration = Duration::from_secs(10);

/// A look at the file behind the back of the server.
pub(crate) struct File(SqliteConnection);

impl File {
    pub(crate) async fn of(server: &Server) -> Self {
        let options = SqliteConnectOptions::new().filename(server.folder.path().join("pentapolis.db"));
        File(options.connect().await.unwrap())
    }

    pub(crate) async fn run(&mut self, sql: &str) {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut self.0).await.unwrap();
    }

    async fn moves(&mut self, id: &str) -> i64 {
        let moves = sqlx::query_scalar("SELECT moves FROM tables WHERE id = $1").bind(id);
        moves.fetch_one(&mut self.0).await.unwrap()
    }

    /// Nobody asks for a page meanwhile: that would wake the bot.
    async fn a_bot_moves_by_itself(&mut self, id: &str) {
        let (before, began) = (self.moves(id).await, Instant::now());
        while self.moves(id).await == before {
            assert!(began.elapsed() < SECONDS, "the bot does not move");
            sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn impatient() -> Server {
    Server::with(|config| config.patience.store = Duration::from_millis(100)).await
}

/// Plays until it is the bot's turn, which it cannot take.
async fn until_the_bot_is_stuck(anna: &Visitor) -> String {
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    for _ in 0..100 {
        let view = anna.table(&id).await;
        if !view.is_my_turn() {
            return id;
        }
        anna.act(&id, view.moves(), &view.actions()[0]).await;
    }
    panic!("the bot never had a turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_after_the_disk_was_full_and_the_file_locked() {
    let server = impatient().await;
    let anna = server.person("Anna").await;
    let mut file = File::of(&server).await;
    file.run(FULL).await;
    let id = until_the_bot_is_stuck(&anna).await;
    sleep(Duration::from_millis(500)).await;
    file.run("BEGIN IMMEDIATE; DROP TRIGGER full").await;
    sleep(A_WHILE).await;
    file.run("COMMIT").await;
    file.a_bot_moves_by_itself(&id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_after_its_table_could_not_be_read() {
    let server = impatient().await;
    let anna = server.person("Anna").await;
    let mut file = File::of(&server).await;
    file.run(FULL).await;
    let id = until_the_bot_is_stuck(&anna).await;
    file.run("ALTER TABLE records RENAME TO unreadable").await;
    sleep(A_WHILE).await;
    file.run("ALTER TABLE unreadable RENAME TO records; DROP TRIGGER full").await;
    file.a_bot_moves_by_itself(&id).await;
}

/// While the weather is bad, nothing is written on any log.
const WEATHER: &str = "CREATE TABLE weather (bad INTEGER);
    INSERT INTO weather VALUES (0);
    CREATE TRIGGER weathered BEFORE INSERT ON records WHEN (SELECT bad FROM weather)
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";

/// Every move of a person fails at first: the table stays as it was, the page says so, and the next try succeeds.
#[tokio::test(flavor = "multi_thread")]
async fn every_move_of_a_game_fails_once_and_succeeds_then() {
    let server = impatient().await;
    let anna = server.person("Anna").await;
    let mut file = File::of(&server).await;
    file.run(WEATHER).await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let mut failed = 0;
    loop {
        let view = anna.table(&id).await;
        if view.0.contains("/rematch\"") {
            break;
        }
        if !view.is_my_turn() {
            sleep(Duration::from_millis(5)).await;
            continue;
        }
        let actions = view.actions();
        let action = &actions[failed * 7 % actions.len()];
        file.run("UPDATE weather SET bad = 1").await;
        let answer = anna.act(&id, view.moves(), action).await;
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.text().await.unwrap().contains("<h1"), "a page says so");
        let unchanged = anna.table(&id).await;
        assert_eq!((unchanged.moves(), unchanged.actions()), (view.moves(), actions.clone()));
        file.run("UPDATE weather SET bad = 0").await;
        assert_eq!(anna.act(&id, view.moves(), action).await.status(), StatusCode::SEE_OTHER);
        failed += 1;
    }
    assert!(failed > 10, "it was a whole game");
    let row = server.store().await.table(&id).await.unwrap().unwrap();
    assert!(row.doc.contains("\"winners\""), "the result came with the last move");
}

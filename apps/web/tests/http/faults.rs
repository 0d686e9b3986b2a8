//! A store that fails for a while: what was begun goes on by itself when it is well again.

use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection};
use store::Status;
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

/// A table that is full from the beginning is there with its game, or not at all.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_is_opened_by_one_write() {
    let server = impatient().await;
    let anna = server.person("Anna").await;
    let mut file = File::of(&server).await;
    file.run(
        "CREATE TRIGGER rigid BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    )
    .await;
    let id = anna.open("builders", &["me", "beside"], &[]).await;
    let row = server.store().await.table(&id).await.unwrap().unwrap();
    assert_eq!((row.status, row.revision), (Status::Running, 0));
    assert_eq!(row.to_act.count_ones(), 1, "somebody is to act");
}

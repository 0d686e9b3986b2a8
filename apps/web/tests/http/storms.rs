//! Whole games while the store fails again and again: what was acknowledged stays, and nothing is stuck afterwards.

use std::time::{Duration, Instant};

use game::Seat;
use rand::RngExt;
use reqwest::StatusCode;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, SqliteConnection};
use store::{Place, Status, Store};
use table::Record;
use tokio::time::sleep;

use crate::browser::{Server, TableView, Visitor, config};
use crate::servers::database;

/// A connection to the database that causes trouble behind the back of the server.
pub(crate) enum Trouble {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Every fourth move of the table cannot be stored: the disk is full.
const FULL_SQLITE: &str = "CREATE TRIGGER full BEFORE INSERT ON records
    WHEN NEW.table_id = 'TABLE' AND abs(random()) % 4 = 0
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
/// The same, or the disk is slow.
const FULL_POSTGRES: &str = "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
        IF random() < 0.2 THEN RAISE EXCEPTION 'the disk is full'; END IF;
        IF random() < 0.1 THEN PERFORM pg_sleep(0.1); END IF;
        RETURN NEW;
    END $$ LANGUAGE plpgsql;
    CREATE TRIGGER full_disk BEFORE INSERT ON records FOR EACH ROW WHEN (NEW.table_id = 'TABLE')
    EXECUTE FUNCTION full_disk()";
/// Everybody else's connection is cut.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

impl Trouble {
    pub(crate) async fn of(place: &Place) -> Self {
        match place {
            Place::Sqlite(file) => {
                Trouble::Sqlite(SqliteConnectOptions::new().filename(file).connect().await.unwrap())
            }
            Place::Postgres(url) => Trouble::Postgres(PgConnection::connect(url).await.unwrap()),
        }
    }

    pub(crate) async fn run(&mut self, sql: &str) {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match self {
            Trouble::Sqlite(connection) => sql.execute(connection).await.map(drop),
            Trouble::Postgres(connection) => sql.execute(connection).await.map(drop),
        }
        .unwrap();
    }

    /// The moves of one table often cannot be stored.
    async fn begin(&mut self, id: &str) {
        let sql = if matches!(self, Trouble::Sqlite(_)) { FULL_SQLITE } else { FULL_POSTGRES };
        self.run(&sql.replace("TABLE", id)).await;
    }

    /// For a moment nobody gets anywhere: the file is locked and its log gone, or all connections are cut.
    async fn strike(&mut self) {
        if matches!(self, Trouble::Sqlite(_)) {
            self.run("BEGIN IMMEDIATE; ALTER TABLE records RENAME TO gone").await;
            sleep(Duration::from_millis(150)).await;
            self.run("COMMIT").await;
            sleep(Duration::from_millis(50)).await;
            self.run("ALTER TABLE gone RENAME TO records").await;
        } else {
            self.run(CUT).await;
        }
    }

    async fn end(&mut self) {
        match self {
            Trouble::Sqlite(_) => self.run("DROP TRIGGER full").await,
            Trouble::Postgres(_) => self.run("DROP TRIGGER full_disk ON records").await,
        }
    }
}

/// The actions that were acknowledged.
type Acknowledged = Vec<String>;

/// So many moves are played before lightning strikes, too.
const BEFORE_LIGHTNING: usize = 20;
const BETWEEN_STRIKES: Duration = Duration::from_millis(500);
/// So many moves are played at the other table when the weather is fine again.
const AFTERWARDS: usize = 3;

/// Somebody who plays whatever is offered, however often the server fails.
struct Stubborn {
    visitor: Visitor,
    id: String,
    done: Acknowledged,
}

impl Stubborn {
    /// Until the game is over, or so many moves were acknowledged.
    async fn play(&mut self, moves: usize) {
        let mut waiting_since = Instant::now();
        while self.done.len() < moves {
            assert!(waiting_since.elapsed() < Duration::from_mins(1), "the table is stuck");
            let Some(view) = self.look().await else { continue };
            if view.0.contains("/rematch\"") {
                return;
            }
            if view.is_my_turn() {
                waiting_since = Instant::now();
                self.act(&view).await;
            } else {
                sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// To the end of the game, under lightning.
    async fn play_in(&mut self, trouble: &mut Trouble) {
        let (over, mut is_over) = tokio::sync::oneshot::channel();
        let strikes = async {
            while is_over.try_recv().is_err() {
                trouble.strike().await;
                sleep(BETWEEN_STRIKES).await;
            }
        };
        let play = async {
            self.play(usize::MAX).await;
            over.send(()).unwrap();
        };
        tokio::join!(play, strikes);
    }

    async fn look(&self) -> Option<TableView> {
        let answer = self.visitor.get(&format!("/t/{}/", self.id)).await;
        if answer.status() == StatusCode::OK {
            return Some(TableView(answer.text().await.unwrap()));
        }
        sleep(Duration::from_millis(50)).await;
        None
    }

    async fn act(&mut self, view: &TableView) {
        let actions = view.actions();
        let action = &actions[rand::rng().random_range(0..actions.len())];
        if self.visitor.act(&self.id, view.moves(), action).await.status() == StatusCode::SEE_OTHER {
            self.done.push(action.clone());
        }
    }
}

/// Everything acknowledged is on the log, and the game has its result.
async fn nothing_is_lost(store: &dyn Store, id: &str, done: &Acknowledged) {
    let records = store.records(id, 0).await.unwrap();
    let mut mine = records.iter().filter_map(|record| match serde_json::from_str(record).unwrap() {
        Record::Act { seat: Seat(0), act, .. } => Some(act),
        _ => None,
    });
    // What was stored although the answer was lost stands between them.
    for action in done {
        assert!(mine.any(|act| act == *action), "`{action}` is not on the log");
    }
    let row = store.table(id).await.unwrap().unwrap();
    assert_eq!(row.status, Status::Finished);
    assert!(row.doc.contains("\"winners\""), "the result is on the row");
}

/// The table of somebody else, while only the first one is in trouble.
async fn others_notice_nothing(Stubborn { visitor, id, .. }: &Stubborn) {
    for _ in 0..10 {
        visitor.read("/").await;
        visitor.read(&format!("/t/{id}/")).await;
        sleep(Duration::from_millis(20)).await;
    }
}

async fn storm(place: Place, folder: tempfile::TempDir) {
    let mut config = config(place.clone());
    // A locked file is soon given up; a connection that was cut must be made anew.
    config.patience.store = Duration::from_millis(if matches!(place, Place::Sqlite(_)) { 100 } else { 2000 });
    config.patience.bot = Duration::from_millis(5);
    let server = Server::at(config, folder).await;
    let visitor = server.person("Béla").await;
    let id = visitor.open("builders", &["me", "bot"], &[]).await;
    let mut other = Stubborn { visitor, id, done: Vec::new() };
    for kind in catalog::games() {
        let visitor = server.person("Anna").await;
        let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot", 6)).collect();
        let id = visitor.open(kind.name(), &seats[..usize::from(*kind.seats().start()).max(2)], &[]).await;
        let mut player = Stubborn { visitor, id: id.clone(), done: Vec::new() };
        let mut trouble = Trouble::of(&place).await;
        trouble.begin(&id).await;
        tokio::join!(player.play(BEFORE_LIGHTNING), others_notice_nothing(&other));
        player.play_in(&mut trouble).await;
        trouble.end().await;
        let store = store::open(&place).await.unwrap();
        nothing_is_lost(store.as_ref(), &id, &player.done).await;
        others_notice_nothing(&other).await;
        other.play(other.done.len() + AFTERWARDS).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_on_sqlite_come_through_every_storm() {
    let folder = tempfile::tempdir().unwrap();
    storm(Place::Sqlite(folder.path().join("pentapolis.db")), folder).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_on_postgres_come_through_every_storm() {
    let url = database("storm").await;
    storm(Place::Postgres(url), tempfile::tempdir().unwrap()).await;
}

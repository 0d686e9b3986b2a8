//! Where the stores of the tests live: each test has a database of its own.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use store::{Entry, Glance, PersonId, Place, Status, Store, TableRow, open};
use tempfile::TempDir;

const POSTGRES: &str = "PENTAPOLIS_TEST_POSTGRES";

pub(crate) struct Home {
    pub(crate) place: Place,
    folder: TempDir,
}

impl Home {
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        open(&self.place).await.unwrap()
    }

    /// Changes the database behind the back of the store.
    pub(crate) async fn run(&self, sql: &str) {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match &self.place {
            Place::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file);
                sql.execute(&mut options.connect().await.unwrap()).await.unwrap();
            }
            Place::Postgres(url) => {
                sql.execute(&mut PgConnection::connect(url).await.unwrap()).await.unwrap();
            }
        }
    }

    /// An empty database as the first release made it.
    pub(crate) async fn migrate_to_the_first_shape(&self) {
        let steps = self.folder().join("steps");
        let kind = if matches!(self.place, Place::Sqlite(_)) { "sqlite" } else { "postgres" };
        std::fs::create_dir(&steps).unwrap();
        std::fs::copy(format!("migrations/{kind}/0001_tables.sql"), steps.join("0001_tables.sql")).unwrap();
        let migrator = Migrator::new(steps).await.unwrap();
        match &self.place {
            Place::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
                migrator.run(&mut options.connect().await.unwrap()).await.unwrap();
            }
            Place::Postgres(url) => {
                migrator.run(&mut PgConnection::connect(url).await.unwrap()).await.unwrap();
            }
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

pub(crate) fn sqlite() -> Home {
    let folder = tempfile::tempdir().unwrap();
    Home { place: Place::Sqlite(folder.path().join("pentapolis.db")), folder }
}

pub(crate) async fn postgres() -> Home {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = server();
    let name = format!("conformance_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    Home { place: Place::Postgres(format!("{server}/{name}")), folder: tempfile::tempdir().unwrap() }
}

/// The URL of the server without a database.
pub(crate) fn server() -> String {
    std::env::var(POSTGRES).unwrap_or_else(|_| {
        panic!(
            "{POSTGRES} names no server: run `cargo xtask test` or `cargo xtask postgres -- cargo test -p store`"
        )
    })
}

pub(crate) fn entry(number: i64, record: &str, glance: Glance, snapshot: Option<&str>) -> Entry {
    Entry { number, record: record.to_owned(), glance, snapshot: snapshot.map(str::to_owned), change: None }
}

pub(crate) const GLANCE: Glance = Glance { status: Status::Running, to_act: 0b10, round: 3 };

pub(crate) fn row(id: &str, owner: PersonId) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "builders".to_owned(),
        status: Status::Waiting,
        public: true,
        owner,
        revision: 0,
        doc: r#"{"seats":[]}"#.to_owned(),
        moves: 0,
        to_act: 0,
        round: 0,
        people: vec![owner],
        created: 1_000,
        updated: 1_000,
    }
}

/// A person and a table of theirs.
pub(crate) async fn table(store: &dyn Store, id: &str) -> PersonId {
    let person = store.add_person("Ada").await.unwrap();
    store.create_table(&row(id, person.id)).await.unwrap();
    person.id
}

//! How many records per second a store takes: `cargo run --release -p store --example append_speed [PLACE]`.
//!
//! The place is a PostgreSQL URL or a new SQLite file; without one, a file in the current folder is made and
//! removed. Every writer appends to a table of its own and waits for each acknowledgment, as servers do.

#![allow(clippy::print_stdout, reason = "a measurement is printed")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Entry, Glance, Place, Status, Store, TableRow, open};

const TIME: Duration = Duration::from_secs(5);
/// About as long as the record of a move and the snapshot of a game.
const RECORD_BYTES: usize = 120;
const SNAPSHOT_BYTES: usize = 4_000;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let folder = tempfile::tempdir_in(".")?;
    let place = match std::env::args().nth(1) {
        Some(url) if url.starts_with("postgres:") => Place::Postgres(url),
        Some(file) => Place::Sqlite(PathBuf::from(file)),
        None => Place::Sqlite(folder.path().join("append_speed.db")),
    };
    let store = open(&place).await?;
    for writers in [1, 8, 64] {
        for snapshot in [None, Some("x".repeat(SNAPSHOT_BYTES))] {
            let with = if snapshot.is_some() { "with" } else { "without" };
            let appended = measure(&store, writers, snapshot.as_deref()).await?;
            let per_second = appended as f64 / TIME.as_secs_f64();
            println!("{writers:>3} writers, {with:>7} snapshots: {per_second:>8.0} records per second");
        }
    }
    store.close().await;
    Ok(())
}

async fn measure(store: &Arc<dyn Store>, writers: usize, snapshot: Option<&str>) -> Result<i64, Failure> {
    let mut tasks = Vec::new();
    for writer in 0..writers {
        let id = format!("speed-{writers}-{}-{writer}", snapshot.is_some());
        store.delete_table(&id).await?;
        store.create_table(&row(&id)).await?;
        tasks.push(tokio::spawn(append(Arc::clone(store), id, snapshot.map(str::to_owned))));
    }
    let mut appended = 0;
    for task in tasks {
        appended += task.await??;
    }
    Ok(appended)
}

async fn append(store: Arc<dyn Store>, id: String, snapshot: Option<String>) -> Result<i64, Failure> {
    let record = "x".repeat(RECORD_BYTES);
    let glance = Glance { status: Status::Running, to_act: 1, round: 1 };
    let began = Instant::now();
    let mut number = 0;
    while began.elapsed() < TIME {
        let (record, snapshot) = (record.clone(), snapshot.clone());
        store.append(&id, &Entry { number, record, glance, snapshot, change: None }).await?;
        number += 1;
    }
    Ok(number)
}

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "none".to_owned(),
        status: Status::Running,
        public: false,
        owner: 0,
        revision: 0,
        doc: "{}".to_owned(),
        moves: 0,
        to_act: 0,
        round: 0,
        people: Vec::new(),
        created: 0,
        updated: 0,
    }
}

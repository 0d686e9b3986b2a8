//! What was acknowledged survives `kill -9`.
//!
//! This program starts itself as a child that appends records and prints the number of each one that was
//! acknowledged; kills it at a random moment; and looks whether everything it printed is there.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the child talks to its parent, the parent to whoever runs it")]

#[allow(dead_code, reason = "the conformance tests need more of it")]
#[path = "conformance/homes.rs"]
mod homes;

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use homes::{GLANCE, Home, entry, table};
use sqlx::{Connection, PgConnection};
use store::{Place, Store, open};

/// Tells the child where to append; the parent does not have it.
const PLACE: &str = "PENTAPOLIS_KILL_TEST";
const KILLS: u64 = 10;
const WRITERS: usize = 8;

#[tokio::main]
async fn main() {
    if let Ok(place) = std::env::var(PLACE) {
        append_for_ever(&place).await;
    } else {
        survives("SQLite", &homes::sqlite()).await;
        survives("PostgreSQL", &homes::postgres().await).await;
    }
}

async fn survives(database: &str, home: &Home) {
    let store = home.open().await;
    for writer in 0..WRITERS {
        table(&*store, &id(writer)).await;
    }
    store.close().await;
    let mut acknowledged = [0; WRITERS];
    for kill in 0..KILLS {
        let seen = append_and_kill(&home.place, Duration::from_millis(random(500)));
        acknowledged = std::array::from_fn(|writer| acknowledged[writer].max(seen[writer]));
        wait_for_silence(&home.place).await;
        let store = home.open().await;
        for (writer, &least) in acknowledged.iter().enumerate() {
            check(&*store, &id(writer), least).await;
        }
        store.close().await;
        println!("{database}: kill {kill}: {} records acknowledged", acknowledged.iter().sum::<usize>());
    }
    assert!(acknowledged.iter().all(|&number| number > 0), "nothing was appended, so nothing was tested");
}

/// Everything that was acknowledged is there, in order, and the row of the table agrees with its log.
async fn check(store: &dyn Store, id: &str, acknowledged: usize) {
    let records = store.records(id, 0).await.unwrap();
    assert!(records.len() >= acknowledged, "{id}: {} of {acknowledged} are left", records.len());
    for (number, record) in records.iter().enumerate() {
        assert_eq!(*record, number.to_string(), "{id}");
    }
    let row = store.table(id).await.unwrap().unwrap();
    assert_eq!(row.moves, records.len() as i64, "{id}");
    let snapshot = (!records.is_empty()).then(|| (row.moves, (row.moves - 1).to_string()));
    assert_eq!(store.snapshot(id).await.unwrap(), snapshot, "{id}");
}

/// Returns how many records each writer saw acknowledged before the end.
fn append_and_kill(place: &Place, after: Duration) -> [usize; WRITERS] {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env(PLACE, to_text(place))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // The moment is counted from the first record: before it there is nothing to lose.
    let first = lines.next().expect("the child says nothing").unwrap();
    thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    let mut seen = [0; WRITERS];
    for line in std::iter::once(first).chain(lines.map(Result::unwrap)) {
        // A line may have been cut; then its number is only smaller than it was.
        let Some((writer, number)) = line.split_once(' ') else { continue };
        let (Ok(writer), Ok(number)) = (writer.parse::<usize>(), number.parse::<usize>()) else { continue };
        seen[writer] = seen[writer].max(number + 1);
    }
    seen
}

/// A server may still be busy with what the child asked for last.
async fn wait_for_silence(place: &Place) {
    let Place::Postgres(url) = place else { return };
    let mut connection = PgConnection::connect(url).await.unwrap();
    let others = "SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    while sqlx::query_scalar::<_, i64>(others).fetch_one(&mut connection).await.unwrap() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn append_for_ever(place: &str) {
    let store = open(&from_text(place)).await.unwrap();
    let writers: Vec<_> =
        (0..WRITERS).map(|writer| tokio::spawn(append(Arc::clone(&store), writer))).collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn append(store: Arc<dyn Store>, writer: usize) {
    let id = id(writer);
    for number in store.table(&id).await.unwrap().unwrap().moves.. {
        let record = number.to_string();
        store.append(&id, &entry(number, &record, GLANCE, Some(&record))).await.unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "{writer} {number}").unwrap();
        out.flush().unwrap();
    }
}

fn id(writer: usize) -> String {
    format!("T{writer}")
}

fn to_text(place: &Place) -> String {
    match place {
        Place::Sqlite(file) => file.to_str().unwrap().to_owned(),
        Place::Postgres(url) => url.clone(),
    }
}

fn from_text(text: &str) -> Place {
    if text.starts_with("postgres:") {
        Place::Postgres(text.to_owned())
    } else {
        Place::Sqlite(PathBuf::from(text))
    }
}

fn random(below: u64) -> u64 {
    rand::random_range(0..below)
}

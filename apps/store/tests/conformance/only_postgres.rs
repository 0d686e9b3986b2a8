//! What only several servers on one database can do.

use std::path::Path;

use sqlx::{Connection, PgConnection};
use store::{Place, StoreError, open};

use crate::homes::{GLANCE, Home, entry, postgres, table};
use crate::servers::next_change;

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_together_do_not_collide() {
    let home = postgres().await;
    let (one, two, three, four) = tokio::join!(home.open(), home.open(), home.open(), home.open());
    for store in [&one, &two, &three, &four] {
        store.health().await.unwrap();
    }
    let (first, second) = tokio::join!(one.secret_key(), two.secret_key());
    assert_eq!(first.unwrap(), second.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_each_other() {
    let home = postgres().await;
    let (one, two) = (home.open().await, home.open().await);
    let (mut at_one, mut at_two) = (one.changes(), two.changes());
    table(&*one, "T1").await;
    assert_eq!(next_change(&mut at_two).await.table, "T1");
    two.append("T1", &entry(0, "{}", GLANCE, None)).await.unwrap();
    assert_eq!(next_change(&mut at_one).await.table, "T1");
    assert_eq!(next_change(&mut at_one).await.table, "T1");
    assert_eq!(one.records("T1", 0).await.unwrap(), ["{}"], "what is told is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_lost_connection_anything_may_have_changed() {
    let home = postgres().await;
    let store = home.open().await;
    let mut changes = store.changes();
    end_all_connections(&home).await;
    assert!(next_change(&mut changes).await.is_anything());
    table(&*store, "T1").await;
    assert_eq!(next_change(&mut changes).await.table, "T1", "it listens again");
}

async fn end_all_connections(home: &Home) {
    let mut connection = PgConnection::connect(url(home)).await.unwrap();
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(others).execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn a_backup_is_left_to_pg_dump() {
    let store = postgres().await.open().await;
    let refused = store.backup(Path::new("backup.db")).await.unwrap_err();
    assert!(matches!(refused, StoreError::UsePgDump));
    assert!(refused.to_string().contains("pg_dump"));
}

#[tokio::test]
async fn a_place_does_not_show_its_password() {
    let place = Place::Postgres("postgres://ada:secret@localhost:1/none".to_owned());
    assert!(!format!("{place:?}").contains("secret"));
    let Err(error) = open(&place).await else { panic!("nobody listens there") };
    assert!(!error.to_string().contains("secret"));
    assert!(!format!("{error:?}").contains("secret"));
}

fn url(home: &Home) -> &str {
    match &home.place {
        Place::Postgres(url) => url,
        Place::Sqlite(_) => panic!("not a server"),
    }
}

//! What a server needs beside tables: keys, changes, health.

use std::error::Error;
use std::time::Duration;

use store::{AppendError, Change, NameError, StoreError};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::homes::{GLANCE, Home, entry, row, table};

pub(crate) async fn next_change(changes: &mut Receiver<Change>) -> Change {
    timeout(Duration::from_secs(30), changes.recv()).await.expect("nothing was told").unwrap()
}

pub(crate) async fn the_key_is_made_once(home: &Home) {
    let store = home.open().await;
    let (first, second) = tokio::join!(store.secret_key(), store.secret_key());
    let key = first.unwrap();
    assert_eq!(second.unwrap(), key);
    assert_eq!(key.len(), 64);
    assert!(key.iter().any(|&byte| byte != key[0]), "not random");
    assert_eq!(home.open().await.secret_key().await.unwrap(), key);
}

pub(crate) async fn changes_are_told(home: &Home) {
    let store = home.open().await;
    let mut changes = store.changes();
    let ada = table(&*store, "T1").await;
    assert_eq!(next_change(&mut changes).await.table, "T1");
    store.create_table(&row("T2", ada)).await.unwrap();
    assert_eq!(next_change(&mut changes).await.table, "T2");
    store.append("T1", &entry(0, "{}", GLANCE, None)).await.unwrap();
    assert_eq!(next_change(&mut changes).await.table, "T1");
    store.say("T2", Some(ada), "Ada", "hello").await.unwrap();
    assert_eq!(next_change(&mut changes).await.table, "T2");
    store.delete_person(ada).await.unwrap();
    let mut both = [next_change(&mut changes).await.table, next_change(&mut changes).await.table];
    both.sort_unstable();
    assert_eq!(both, ["T1", "T2"]);
    store.delete_table("T1").await.unwrap();
    let deleted = next_change(&mut changes).await;
    assert_eq!(deleted.table, "T1");
    assert!(!deleted.is_anything());
}

pub(crate) async fn refused_changes_are_not_told(home: &Home) {
    let store = home.open().await;
    let mut changes = store.changes();
    table(&*store, "T1").await;
    assert_eq!(next_change(&mut changes).await.table, "T1");
    assert!(matches!(store.append("T1", &entry(1, "{}", GLANCE, None)).await, Err(AppendError::Gap)));
    assert!(store.append("T1", &entry(0, "\0", GLANCE, None)).await.is_err());
    store.delete_table("T3").await.unwrap();
    table(&*store, "T2").await;
    assert_eq!(next_change(&mut changes).await.table, "T2", "the next one told is the next one made");
}

pub(crate) async fn a_store_finds_what_an_earlier_one_left(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    store.append("T1", &entry(0, "first", GLANCE, Some("state"))).await.unwrap();
    store.say("T1", Some(ada), "Ada", "hello").await.unwrap();
    store.close().await;

    let store = home.open().await;
    assert_eq!(store.person(ada).await.unwrap().unwrap().name, "Ada");
    assert_eq!(store.table("T1").await.unwrap().unwrap().moves, 1);
    assert_eq!(store.records("T1", 0).await.unwrap(), ["first"]);
    assert_eq!(store.snapshot("T1").await.unwrap(), Some((1, "state".to_owned())));
    assert_eq!(store.said("T1", 0).await.unwrap()[0].text, "hello");
    store.append("T1", &entry(1, "second", GLANCE, None)).await.unwrap();
}

/// What the first release left behind: its tables, and a name that somebody keeps.
pub(crate) async fn a_database_of_the_first_shape_is_brought_up_to_date(home: &Home) {
    home.migrate_to_the_first_shape().await;
    home.run(
        "INSERT INTO people (name, kept_name, password, generation, created)
        VALUES ('Ödön', 'ödön', '$argon2id$1', 3, 1000)",
    )
    .await;
    let store = home.open().await;
    let kept = store.person_by_kept_name("ÖDÖN").await.unwrap().unwrap();
    assert_eq!((kept.name.as_str(), kept.generation), ("Ödön", 3));
    assert!(matches!(store.add_person("\u{d6}d\u{f6}\u{578}").await, Err(NameError::Taken)));
    let secret = store.begin_session(kept.id, "Firefox").await.unwrap();
    assert_eq!(store.session(&secret).await.unwrap().unwrap().1, kept);
}

pub(crate) async fn stores_opened_at_once_share_one_database(home: &Home) {
    home.open().await.close().await;
    let (one, two, three) = tokio::join!(home.open(), home.open(), home.open());
    table(&*one, "T1").await;
    two.append("T1", &entry(0, "of two", GLANCE, None)).await.unwrap();
    assert!(matches!(one.append("T1", &entry(0, "of one", GLANCE, None)).await, Err(AppendError::Taken)));
    assert_eq!(three.records("T1", 0).await.unwrap(), ["of two"]);
}

pub(crate) async fn a_healthy_store_says_so(home: &Home) {
    home.open().await.health().await.unwrap();
}

pub(crate) async fn a_closed_store_says_so(home: &Home) {
    let store = home.open().await;
    store.close().await;
    store.close().await;
    assert!(matches!(store.health().await, Err(StoreError::Closed)));
    assert!(matches!(store.add_person("Ada").await, Err(NameError::Store(StoreError::Closed))));
}

pub(crate) async fn errors_tell_users_no_details(home: &Home) {
    let store = home.open().await;
    let error = store.add_person("A\0da").await.unwrap_err();
    assert_eq!(error.to_string(), "the database cannot be reached or did not answer as expected");
    assert!(error.source().is_some(), "the log gets the details");
}

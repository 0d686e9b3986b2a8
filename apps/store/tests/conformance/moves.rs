//! The log of a table.

use std::sync::Arc;

use store::{AppendError, Entry, Glance, Status, TableChange, TableRow};

use crate::homes::{GLANCE, Home, entry, row, table};

pub(crate) async fn records_come_back_in_order(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    table(&*store, "T2").await;
    for number in 0..20 {
        store.append("T1", &entry(number, &number.to_string(), GLANCE, None)).await.unwrap();
    }
    store.append("T2", &entry(0, "another table", GLANCE, None)).await.unwrap();
    let all: Vec<String> = (0..20).map(|number| number.to_string()).collect();
    assert_eq!(store.records("T1", 0).await.unwrap(), all);
    assert_eq!(store.records("T1", 15).await.unwrap(), all[15..]);
    assert_eq!(store.records("T1", 20).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.records("T3", 0).await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn a_record_changes_the_row(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let glance = Glance { status: Status::Finished, to_act: 0, round: 9 };
    store.append("T1", &entry(0, "{}", glance, None)).await.unwrap();
    let changed = store.table("T1").await.unwrap().unwrap();
    assert!(changed.updated > 1_700_000_000_000);
    let expected = TableRow {
        moves: 1,
        status: Status::Finished,
        to_act: 0,
        round: 9,
        updated: changed.updated,
        ..row("T1", ada)
    };
    assert_eq!(changed, expected);
}

pub(crate) async fn a_taken_number_is_refused(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    store.append("T1", &entry(0, "first", GLANCE, Some("first"))).await.unwrap();
    store.append("T1", &entry(1, "second", GLANCE, None)).await.unwrap();
    let before = store.table("T1").await.unwrap();
    let other = Glance { status: Status::Finished, to_act: 7, round: 7 };
    for number in [-1, 0, 1] {
        let refused = store.append("T1", &entry(number, "other", other, Some("other"))).await;
        assert!(matches!(refused, Err(AppendError::Taken)), "{number}: {refused:?}");
    }
    assert_eq!(store.table("T1").await.unwrap(), before);
    assert_eq!(store.records("T1", 0).await.unwrap(), ["first", "second"]);
    assert_eq!(store.snapshot("T1").await.unwrap(), Some((1, "first".to_owned())));
}

pub(crate) async fn a_gap_is_refused(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    assert!(matches!(store.append("T1", &entry(1, "{}", GLANCE, None)).await, Err(AppendError::Gap)));
    store.append("T1", &entry(0, "{}", GLANCE, None)).await.unwrap();
    assert!(matches!(store.append("T1", &entry(2, "{}", GLANCE, None)).await, Err(AppendError::Gap)));
    assert!(matches!(store.append("T1", &entry(i64::MAX, "{}", GLANCE, None)).await, Err(AppendError::Gap)));
    assert_eq!(store.records("T1", 0).await.unwrap(), ["{}"]);
}

pub(crate) async fn a_table_that_is_not_there_takes_no_record(home: &Home) {
    let store = home.open().await;
    assert!(matches!(store.append("T1", &entry(0, "{}", GLANCE, None)).await, Err(AppendError::NoTable)));
    table(&*store, "T1").await;
    assert_eq!(store.records("T1", 0).await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn of_many_who_append_the_same_number_one_wins(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    for number in 0..5 {
        let mut tasks = Vec::new();
        for task in 0..50 {
            let store = Arc::clone(&store);
            tasks.push(tokio::spawn(async move {
                let record = format!("record {number} of task {task}");
                store.append("T1", &entry(number, &record, GLANCE, Some(&record))).await.map(|()| record)
            }));
        }
        let mut winners = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                Ok(record) => winners.push(record),
                Err(error) => assert!(matches!(error, AppendError::Taken), "{error:?}"),
            }
        }
        assert_eq!(winners.len(), 1);
        assert_eq!(store.records("T1", number).await.unwrap(), winners);
        assert_eq!(store.snapshot("T1").await.unwrap(), Some((number + 1, winners.remove(0))));
    }
}

pub(crate) async fn many_who_append_in_turn_leave_no_gap(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    let mut tasks = Vec::new();
    for _ in 0..10 {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            let mut appended = 0;
            while appended < 10 {
                let next = store.table("T1").await.unwrap().unwrap().moves;
                match store.append("T1", &entry(next, &next.to_string(), GLANCE, None)).await {
                    Ok(()) => appended += 1,
                    Err(error) => assert!(matches!(error, AppendError::Taken), "{error:?}"),
                }
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let all: Vec<String> = (0..100).map(|number| number.to_string()).collect();
    assert_eq!(store.records("T1", 0).await.unwrap(), all);
    assert_eq!(store.table("T1").await.unwrap().unwrap().moves, 100);
}

pub(crate) async fn only_the_latest_snapshot_is_kept(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    assert_eq!(store.snapshot("T1").await.unwrap(), None);
    store.append("T1", &entry(0, "{}", GLANCE, Some("one"))).await.unwrap();
    store.append("T1", &entry(1, "{}", GLANCE, None)).await.unwrap();
    assert_eq!(store.snapshot("T1").await.unwrap(), Some((1, "one".to_owned())));
    store.append("T1", &entry(2, "{}", GLANCE, Some("three"))).await.unwrap();
    assert_eq!(store.snapshot("T1").await.unwrap(), Some((3, "three".to_owned())));
}

pub(crate) async fn any_text_comes_back_as_it_was(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    let long = "ű".repeat(500_000);
    let texts = ["", "'; DROP TABLE people; --", "{\"a\": \"\\u0000\"}\r\n\t", "🏛️ Őskor", "$1 ?1 :a", &long];
    for (number, text) in (0..).zip(texts) {
        store.append("T1", &entry(number, text, GLANCE, Some(text))).await.unwrap();
        assert_eq!(store.snapshot("T1").await.unwrap(), Some((number + 1, text.to_owned())));
    }
    assert_eq!(store.records("T1", 0).await.unwrap(), texts);
}

/// The last move of a game and its result are one.
pub(crate) async fn a_record_and_what_follows_from_it_are_written_together(home: &Home) {
    let store = home.open().await;
    table(&*store, "T1").await;
    let before = store.table("T1").await.unwrap().unwrap();
    let finished = Glance { status: Status::Finished, to_act: 0, round: 9 };
    let result = TableChange {
        status: Status::Finished,
        public: before.public,
        doc: "with its result".to_owned(),
        to_act: 0,
        round: 9,
        people: before.people.clone(),
    };
    let late = Entry {
        change: Some((before.revision + 1, result.clone())),
        ..entry(0, "{}", finished, Some("state"))
    };
    assert!(matches!(store.append("T1", &late).await, Err(AppendError::Taken)));
    assert_eq!(store.table("T1").await.unwrap().unwrap(), before, "neither of them");
    assert_eq!(store.records("T1", 0).await.unwrap(), Vec::<String>::new());

    let last = Entry { change: Some((before.revision, result)), ..late };
    store.append("T1", &last).await.unwrap();
    let after = store.table("T1").await.unwrap().unwrap();
    assert_eq!((after.moves, after.revision), (1, before.revision + 1));
    assert_eq!((after.status, after.doc.as_str()), (Status::Finished, "with its result"));
}

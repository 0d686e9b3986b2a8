//! What is said at a table.

use std::sync::Arc;

use store::{ChatLine, StoreError};

use crate::homes::{Home, table};

pub(crate) async fn lines_are_numbered(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    table(&*store, "T2").await;
    assert_eq!(store.say("T1", Some(ada), "Ada", "Szia!").await.unwrap(), 0);
    assert_eq!(store.say("T1", None, "", "Béla left").await.unwrap(), 1);
    assert_eq!(store.say("T2", Some(ada), "Ada", "elsewhere").await.unwrap(), 0);
    assert_eq!(store.say("T1", Some(ada), "Ada", "").await.unwrap(), 2);
    let said = store.said("T1", 0).await.unwrap();
    let expected = ChatLine {
        number: 0,
        person: Some(ada),
        name: "Ada".to_owned(),
        text: "Szia!".to_owned(),
        at: said[0].at,
    };
    assert_eq!(said[0], expected);
    assert!(said[0].at > 1_700_000_000_000);
    assert_eq!((said[1].person, said[1].text.as_str()), (None, "Béla left"));
    assert_eq!(store.said("T1", 1).await.unwrap(), said[1..]);
    assert_eq!(store.said("T1", 3).await.unwrap(), []);
}

pub(crate) async fn lines_are_counted(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    assert_eq!(store.chat_lines("T1").await.unwrap(), 0);
    for _ in 0..3 {
        store.say("T1", Some(ada), "Ada", "hello").await.unwrap();
    }
    store.delete_person(ada).await.unwrap();
    assert_eq!(store.chat_lines("T1").await.unwrap(), 3, "lines of nobody are lines");
    assert_eq!(store.chat_lines("T2").await.unwrap(), 0);
}

pub(crate) async fn many_lines_at_once_are_all_numbered(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let mut tasks = Vec::new();
    for _ in 0..30 {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move { store.say("T1", Some(ada), "Ada", "!").await.unwrap() }));
    }
    let mut numbers = Vec::new();
    for task in tasks {
        numbers.push(task.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..30).collect::<Vec<_>>());
    assert_eq!(store.said("T1", 0).await.unwrap().len(), 30);
}

pub(crate) async fn whoever_is_not_there_says_nothing(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    assert!(matches!(store.say("T2", Some(ada), "Ada", "hello?").await, Err(StoreError::Missing)));
    store.delete_person(ada).await.unwrap();
    assert!(matches!(store.say("T1", Some(ada), "Ada", "a ghost").await, Err(StoreError::Missing)));
    assert_eq!(store.said("T1", 0).await.unwrap(), []);
}

pub(crate) async fn a_text_with_a_zero_is_refused(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    assert!(matches!(store.say("T1", Some(ada), "Ada", "a\0b").await, Err(StoreError::Database(_))));
    assert!(store.add_person("A\0da").await.is_err());
    assert_eq!(store.say("T1", Some(ada), "Ada", "ab").await.unwrap(), 0);
}

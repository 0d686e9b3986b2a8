//! The rows of tables.

use std::sync::Arc;

use store::{ChangeError, CreateError, PersonId, Status, Store, TableChange, TableRow};

use crate::homes::{GLANCE, Home, entry, row, table};

fn change(people: Vec<PersonId>) -> TableChange {
    TableChange {
        status: Status::Running,
        public: false,
        doc: r#"{"seats":["Ödön"]}"#.to_owned(),
        to_act: 0b101,
        round: 2,
        people,
    }
}

fn ids(rows: &[TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

pub(crate) async fn a_table_is_found_as_it_was_created(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap().id;
    let bela = store.add_person("Béla").await.unwrap().id;
    for (id, status) in ["A", "B", "C"].into_iter().zip(Status::ALL) {
        let created = TableRow {
            status,
            public: status == Status::Running,
            people: vec![bela, ada],
            to_act: i64::MAX,
            revision: 5,
            ..row(id, ada)
        };
        store.create_table(&created).await.unwrap();
        assert_eq!(store.table(id).await.unwrap(), Some(created));
    }
    let empty = TableRow { people: Vec::new(), ..row("D", ada) };
    store.create_table(&empty).await.unwrap();
    assert_eq!(store.table("D").await.unwrap(), Some(empty));
    assert_eq!(store.table("a").await.unwrap(), None, "ids are what they are");
}

pub(crate) async fn an_id_is_given_once(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let other = TableRow { game: "deus".to_owned(), ..row("T1", ada) };
    assert!(matches!(store.create_table(&other).await, Err(CreateError::IdTaken)));
    assert_eq!(store.table("T1").await.unwrap().unwrap().game, "builders");
}

pub(crate) async fn a_change_raises_the_revision(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let bela = store.add_person("Béla").await.unwrap().id;
    store.change_table("T1", 0, &change(vec![bela, ada])).await.unwrap();
    let changed = store.table("T1").await.unwrap().unwrap();
    assert!(changed.updated > 1_700_000_000_000);
    let expected = TableRow {
        status: Status::Running,
        public: false,
        doc: r#"{"seats":["Ödön"]}"#.to_owned(),
        to_act: 0b101,
        round: 2,
        people: vec![bela, ada],
        revision: 1,
        updated: changed.updated,
        ..row("T1", ada)
    };
    assert_eq!(changed, expected);
}

pub(crate) async fn a_change_of_an_old_revision_is_refused(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    store.change_table("T1", 0, &change(vec![ada])).await.unwrap();
    let before = store.table("T1").await.unwrap();
    assert!(matches!(store.change_table("T1", 0, &change(Vec::new())).await, Err(ChangeError::Conflict)));
    assert!(matches!(store.change_table("T1", 2, &change(Vec::new())).await, Err(ChangeError::Conflict)));
    assert!(matches!(store.change_table("T2", 0, &change(Vec::new())).await, Err(ChangeError::NoTable)));
    assert_eq!(store.table("T1").await.unwrap(), before);
}

pub(crate) async fn of_many_changes_of_one_revision_one_wins(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let mut tasks = Vec::new();
    for number in 0..50 {
        let store = Arc::clone(&store);
        let change = TableChange { round: number, ..change(vec![ada]) };
        tasks.push(tokio::spawn(async move { (number, store.change_table("T1", 0, &change).await) }));
    }
    let mut winners = Vec::new();
    for task in tasks {
        match task.await.unwrap() {
            (number, Ok(())) => winners.push(number),
            (_, Err(error)) => assert!(matches!(error, ChangeError::Conflict), "{error:?}"),
        }
    }
    let row = store.table("T1").await.unwrap().unwrap();
    assert_eq!((winners, row.revision), (vec![row.round], 1));
}

pub(crate) async fn deleted_people_are_left_out_of_a_change(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    let gone = store.add_person("Béla").await.unwrap().id;
    store.delete_person(gone).await.unwrap();
    store.change_table("T1", 0, &change(vec![gone, ada])).await.unwrap();
    assert_eq!(store.table("T1").await.unwrap().unwrap().people, [ada]);
}

pub(crate) async fn tables_of_a_person_come_latest_change_first(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "A").await;
    let bela = table(&*store, "B").await;
    store.create_table(&TableRow { updated: 3_000, ..row("C", ada) }).await.unwrap();
    store
        .create_table(&TableRow { updated: 2_000, people: vec![bela, ada, ada], ..row("D", bela) })
        .await
        .unwrap();
    assert_eq!(ids(&store.tables_of(ada, 10).await.unwrap()), ["C", "D", "A"]);
    assert_eq!(ids(&store.tables_of(bela, 10).await.unwrap()), ["D", "B"]);
    store.append("A", &entry(0, "{}", GLANCE, None)).await.unwrap();
    assert_eq!(ids(&store.tables_of(ada, 2).await.unwrap()), ["A", "C"]);
    store.change_table("A", 0, &change(vec![bela])).await.unwrap();
    assert_eq!(ids(&store.tables_of(ada, 10).await.unwrap()), ["C", "D"]);
}

pub(crate) async fn games_of_a_person_come_in_pages_those_that_go_on_first(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap().id;
    let bela = table(&*store, "of another").await;
    let tables = [
        ("old", Status::Finished, 1, ada),
        ("new", Status::Finished, 9, bela),
        ("waiting", Status::Waiting, 2, ada),
        ("running", Status::Running, 3, ada),
    ];
    for (id, status, updated, owner) in tables {
        let table = TableRow { status, updated, public: false, people: vec![ada], ..row(id, owner) };
        store.create_table(&table).await.unwrap();
    }
    let page = async |limit, offset| store.games_of(ada, limit, offset).await.unwrap();
    assert_eq!(ids(&page(10, 0).await), ["running", "waiting", "new", "old"]);
    assert_eq!(ids(&page(2, 1).await), ["waiting", "new"]);
    assert_eq!(ids(&page(2, 4).await), [""; 0]);
}

pub(crate) async fn public_tables_come_in_pages(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap().id;
    for (id, updated) in [("A", 1), ("B", 3), ("C", 2), ("D", 3)] {
        store.create_table(&TableRow { updated, ..row(id, ada) }).await.unwrap();
    }
    store.create_table(&TableRow { public: false, ..row("hidden", ada) }).await.unwrap();
    store.create_table(&TableRow { status: Status::Finished, ..row("over", ada) }).await.unwrap();
    let page = async |limit, offset| store.public_tables(Status::Waiting, limit, offset).await.unwrap();
    assert_eq!(ids(&page(10, 0).await), ["B", "D", "C", "A"]);
    assert_eq!(ids(&page(2, 0).await), ["B", "D"]);
    assert_eq!(ids(&page(2, 2).await), ["C", "A"]);
    assert_eq!(ids(&page(2, 4).await), Vec::<&str>::new());
    assert_eq!(ids(&page(-1, 0).await), Vec::<&str>::new());
    assert_eq!(ids(&page(1, -1).await), ["B"]);
    assert_eq!(ids(&store.public_tables(Status::Finished, 10, 0).await.unwrap()), ["over"]);
}

pub(crate) async fn running_tables_come_in_pages(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap().id;
    // Upper case comes before lower case, whatever the language of the server.
    for id in ["b", "A", "a", "B", "-"] {
        let running = TableRow { status: Status::Running, public: id == "a", ..row(id, ada) };
        store.create_table(&running).await.unwrap();
    }
    store.create_table(&row("waiting", ada)).await.unwrap();
    let first = store.running_tables(None, 3).await.unwrap();
    assert_eq!(ids(&first), ["-", "A", "B"]);
    assert_eq!(ids(&store.running_tables(Some("B"), 3).await.unwrap()), ["a", "b"]);
    assert_eq!(ids(&store.running_tables(Some("b"), 3).await.unwrap()), Vec::<&str>::new());
}

pub(crate) async fn a_deleted_table_is_gone_with_all_it_had(home: &Home) {
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    store.append("T1", &entry(0, "{}", GLANCE, Some("{}"))).await.unwrap();
    store.say("T1", Some(ada), "Ada", "hello").await.unwrap();
    store.delete_table("T1").await.unwrap();
    store.delete_table("T1").await.unwrap();
    assert_eq!(store.table("T1").await.unwrap(), None);
    assert_eq!(store.tables_of(ada, 10).await.unwrap(), []);
    store.create_table(&row("T1", ada)).await.unwrap();
    assert_empty(&*store, "T1").await;
}

async fn assert_empty(store: &dyn Store, id: &str) {
    assert_eq!(store.table(id).await.unwrap().unwrap().moves, 0);
    assert_eq!(store.records(id, 0).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.snapshot(id).await.unwrap(), None);
    assert_eq!(store.said(id, 0).await.unwrap(), []);
}

pub(crate) async fn a_table_comes_in_with_its_log_or_not_at_all(home: &Home) {
    let store = home.open().await;
    let owner = store.add_person("Ada").await.unwrap().id;
    let records: Vec<String> = (0..300).map(|number| format!("record {number}")).collect();
    store.import_table(&row("imported", owner), &records, "state").await.unwrap();
    assert_eq!(store.table("imported").await.unwrap().unwrap().moves, 300);
    assert_eq!(store.records("imported", 0).await.unwrap(), records);
    assert_eq!(store.snapshot("imported").await.unwrap(), Some((300, "state".to_owned())));
    let again = store.import_table(&row("imported", owner), &records, "state").await;
    assert!(matches!(again, Err(CreateError::IdTaken)));
    let mut bad = records.clone();
    bad[200].push('\0');
    assert!(store.import_table(&row("broken", owner), &bad, "state").await.is_err());
    assert_eq!(store.table("broken").await.unwrap(), None);
}

//! People and their names.

use std::sync::Arc;

use store::{NameError, StoreError};

use crate::homes::{Home, row};

pub(crate) async fn people_are_found_again(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let other = store.add_person("Ada").await.unwrap();
    assert_ne!(ada.id, other.id);
    assert_eq!((ada.password.as_deref(), ada.generation), (None, 0));
    assert!(ada.created > 1_700_000_000_000, "{} is no time in milliseconds", ada.created);
    assert_eq!(store.person(ada.id).await.unwrap(), Some(ada));
    assert_eq!(store.person(other.id + 1000).await.unwrap(), None);
}

pub(crate) async fn a_kept_name_is_found_in_any_case(home: &Home) {
    let store = home.open().await;
    let person = store.add_person("Árvíztűrő Őze").await.unwrap();
    assert_eq!(store.person_by_kept_name("Árvíztűrő Őze").await.unwrap(), None, "not kept yet");
    store.keep_name(person.id, "$argon2id$1").await.unwrap();
    for name in ["Árvíztűrő Őze", "árvíztűrő őze", "ÁRVÍZTŰRŐ ŐZE"] {
        let found = store.person_by_kept_name(name).await.unwrap().unwrap();
        assert_eq!((found.id, found.name.as_str()), (person.id, "Árvíztűrő Őze"));
        assert_eq!(found.password.as_deref(), Some("$argon2id$1"));
    }
    assert_eq!(store.person_by_kept_name("Arvizturo Oze").await.unwrap(), None, "accents matter");
}

pub(crate) async fn only_one_person_keeps_a_name(home: &Home) {
    let store = home.open().await;
    let first = store.add_person("Ödön").await.unwrap();
    let second = store.add_person("ÖDÖN").await.unwrap();
    store.keep_name(first.id, "1").await.unwrap();
    assert!(matches!(store.keep_name(second.id, "2").await, Err(NameError::Taken)));
    assert_eq!(store.person(second.id).await.unwrap().unwrap().password, None);
    store.keep_name(first.id, "another password").await.unwrap();
    let kept = store.person(first.id).await.unwrap().unwrap();
    assert_eq!(kept.password.as_deref(), Some("another password"));
}

pub(crate) async fn whoever_keeps_a_name_cannot_take_another_kept_one(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let bela = store.add_person("Béla").await.unwrap();
    let guest = store.add_person("Guest").await.unwrap();
    store.keep_name(ada.id, "1").await.unwrap();
    store.keep_name(bela.id, "2").await.unwrap();
    assert!(matches!(store.rename(bela.id, "ADA").await, Err(NameError::Taken)));
    assert_eq!(store.person(bela.id).await.unwrap().unwrap().name, "Béla");
    assert!(matches!(store.rename(guest.id, "Ada").await, Err(NameError::Taken)));
    store.rename(bela.id, "BÉLA").await.unwrap();
    assert_eq!(store.person_by_kept_name("béla").await.unwrap().unwrap().name, "BÉLA");
}

pub(crate) async fn a_kept_name_is_not_taken_by_a_guest(home: &Home) {
    let store = home.open().await;
    let earlier = store.add_person("Ada").await.unwrap();
    let ada = store.add_person("Ada").await.unwrap();
    store.keep_name(ada.id, "1").await.unwrap();
    for name in ["Ada", "ADA", "\u{410}da", "Ad\u{430}", "\u{ff21}da"] {
        assert!(matches!(store.add_person(name).await, Err(NameError::Taken)), "{name}");
        assert!(matches!(store.rename(earlier.id, name).await, Err(NameError::Taken)), "{name}");
    }
    assert!(matches!(store.keep_name(earlier.id, "2").await, Err(NameError::Taken)));
    store.add_person("Adá").await.unwrap();
    store.rename(ada.id, "ADA").await.unwrap();
}

pub(crate) async fn names_kept_before_likenesses_stay_kept(home: &Home) {
    let store = home.open().await;
    let latin = store.add_person("Ada").await.unwrap();
    store.keep_name(latin.id, "1").await.unwrap();
    let cyrillic = store.add_person("Vera").await.unwrap();
    store.keep_name(cyrillic.id, "2").await.unwrap();
    store.close().await;
    home.run("UPDATE people SET likeness = NULL").await;
    home.run("UPDATE people SET name = '\u{410}da', kept_name = '\u{430}da' WHERE name = 'Vera'").await;

    let store = home.open().await;
    let keeper = async |name| store.person_by_kept_name(name).await.unwrap().unwrap().id;
    assert_eq!(keeper("ADA").await, latin.id);
    assert_eq!(keeper("\u{410}DA").await, cyrillic.id, "what was typed decides");
    store.keep_name(cyrillic.id, "another password").await.unwrap();
    assert!(matches!(store.add_person("Ad\u{430}").await, Err(NameError::Taken)));
}

pub(crate) async fn a_name_that_was_given_up_is_free(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let other = store.add_person("ada").await.unwrap();
    store.keep_name(ada.id, "1").await.unwrap();
    store.rename(ada.id, "Cili").await.unwrap();
    store.keep_name(other.id, "2").await.unwrap();
    assert_eq!(store.person_by_kept_name("ADA").await.unwrap().unwrap().id, other.id);
    assert_eq!(store.person_by_kept_name("cili").await.unwrap().unwrap().id, ada.id);
}

pub(crate) async fn of_many_who_want_a_name_one_keeps_it(home: &Home) {
    let store = home.open().await;
    let mut people = Vec::new();
    for name in ["Ada", "\u{410}da"].repeat(10) {
        people.push(store.add_person(name).await.unwrap());
    }
    let mut tasks = Vec::new();
    for person in people {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move { store.keep_name(person.id, "hash").await }));
    }
    let mut kept = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => kept += 1,
            Err(error) => assert!(matches!(error, NameError::Taken), "{error:?}"),
        }
    }
    assert_eq!(kept, 1);
}

pub(crate) async fn sign_ins_end_with_the_generation(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    store.end_sign_ins(ada.id).await.unwrap();
    store.end_sign_ins(ada.id).await.unwrap();
    assert_eq!(store.person(ada.id).await.unwrap().unwrap().generation, 2);
}

pub(crate) async fn a_deleted_person_is_forgotten_everywhere(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let bela = store.add_person("Béla").await.unwrap();
    store.keep_name(ada.id, "1").await.unwrap();
    let mut table = row("T1", ada.id);
    table.people = vec![ada.id, bela.id];
    store.create_table(&table).await.unwrap();
    store.say("T1", Some(ada.id), "Ada", "my address is …").await.unwrap();
    store.say("T1", Some(bela.id), "Béla", "good luck").await.unwrap();

    store.delete_person(ada.id).await.unwrap();
    store.delete_person(ada.id).await.unwrap();

    assert_eq!(store.person(ada.id).await.unwrap(), None);
    assert_eq!(store.person_by_kept_name("Ada").await.unwrap(), None);
    assert_eq!(store.tables_of(ada.id, 10).await.unwrap(), []);
    let left = store.table("T1").await.unwrap().unwrap();
    assert_eq!((left.people, left.owner, left.revision), (vec![bela.id], ada.id, 1));
    let said = store.said("T1", 0).await.unwrap();
    assert_eq!((said[0].person, said[0].name.as_str(), said[0].text.as_str()), (None, "", ""));
    assert_eq!((said[1].person, said[1].text.as_str()), (Some(bela.id), "good luck"));
}

pub(crate) async fn a_name_with_a_zero_is_nobodys(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.person_by_kept_name("A\0da").await.unwrap(), None);
}

pub(crate) async fn numbers_of_people_are_not_used_again(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    store.delete_person(ada.id).await.unwrap();
    assert_ne!(store.add_person("Béla").await.unwrap().id, ada.id);
}

pub(crate) async fn what_is_not_there_is_missing(home: &Home) {
    let store = home.open().await;
    let missing = |result| matches!(result, Err(NameError::Store(StoreError::Missing)));
    assert!(missing(store.rename(7, "Ada").await));
    assert!(missing(store.keep_name(7, "hash").await));
    assert!(matches!(store.end_sign_ins(7).await, Err(StoreError::Missing)));
    assert!(matches!(store.begin_session(7, "").await, Err(StoreError::Missing)));
}

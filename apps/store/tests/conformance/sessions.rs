//! Who is signed in where.

use store::Session;

use crate::homes::Home;

const A_DAY: i64 = 24 * 60 * 60 * 1000;

pub(crate) async fn a_session_is_found_by_its_secret_alone(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let secret = store.begin_session(ada.id, "Firefox").await.unwrap();
    let other = store.begin_session(ada.id, "Firefox").await.unwrap();
    assert_ne!(secret, other);
    assert_eq!(secret.len(), 32, "128 bits");
    let (session, person) = store.session(&secret).await.unwrap().unwrap();
    assert_eq!((&person, session.agent.as_str()), (&ada, "Firefox"));
    assert_ne!(session.id, secret, "the secret itself is not kept");
    assert_eq!(store.session(&session.id).await.unwrap(), None);
    assert_eq!(store.session("").await.unwrap(), None);
}

pub(crate) async fn sessions_end_one_by_one_or_all_at_once(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let bela = store.add_person("Béla").await.unwrap();
    let mut secrets = Vec::new();
    for agent in ["one", "two", "three"] {
        secrets.push(store.begin_session(ada.id, agent).await.unwrap());
    }
    let of_bela = store.begin_session(bela.id, "four").await.unwrap();
    let first = store.session(&secrets[0]).await.unwrap().unwrap().0;

    store.end_session(bela.id, &first.id).await.unwrap();
    assert!(store.session(&secrets[0]).await.unwrap().is_some(), "nobody ends the session of another");
    store.end_session(ada.id, &first.id).await.unwrap();
    assert_eq!(store.session(&secrets[0]).await.unwrap(), None);
    assert_eq!(store.sessions_of(ada.id).await.unwrap().len(), 2);
    assert_eq!(store.person(ada.id).await.unwrap().unwrap().generation, 1, "older cookies end, too");

    store.end_sign_ins(ada.id).await.unwrap();
    assert_eq!(store.sessions_of(ada.id).await.unwrap(), []);
    assert!(store.session(&of_bela).await.unwrap().is_some());
    store.delete_person(bela.id).await.unwrap();
    assert_eq!(store.session(&of_bela).await.unwrap(), None);
}

pub(crate) async fn a_session_lasts_a_year_from_its_last_use(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let secret = store.begin_session(ada.id, "").await.unwrap();
    let id = store.session(&secret).await.unwrap().unwrap().0.id;
    let begun = ada.created;
    home.run(&format!("UPDATE sessions SET used = {}", begun - 364 * A_DAY)).await;
    assert!(store.session(&secret).await.unwrap().is_some());
    store.renew_session(&id).await.unwrap();
    let Session { used, .. } = store.session(&secret).await.unwrap().unwrap().0;
    assert!(used >= begun);

    home.run(&format!("UPDATE sessions SET used = {}", begun - 366 * A_DAY)).await;
    assert_eq!(store.session(&secret).await.unwrap(), None);
    assert_eq!(store.sessions_of(ada.id).await.unwrap(), []);
    store.begin_session(ada.id, "").await.unwrap();
    home.run(&format!("UPDATE sessions SET used = {begun}")).await;
    assert_eq!(store.sessions_of(ada.id).await.unwrap().len(), 1, "what has ended is removed");
}

pub(crate) async fn a_person_has_only_so_many_sessions(home: &Home) {
    let store = home.open().await;
    let ada = store.add_person("Ada").await.unwrap();
    let first = store.begin_session(ada.id, "").await.unwrap();
    home.run("UPDATE sessions SET used = used - 1000").await;
    for _ in 0..50 {
        store.begin_session(ada.id, "").await.unwrap();
    }
    assert_eq!(store.sessions_of(ada.id).await.unwrap().len(), 50);
    assert_eq!(store.session(&first).await.unwrap(), None, "the one that was used least lately is gone");
}

//! Whoever asks may be gone before the answer comes: what was stored by then is true all the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;
use std::time::Duration;

use catalog::Wish;
use game::{Lang, Words};
use hall::{Chair, Entered, Opening, Rooms, Seating, Sitter, Thinkers};
use store::{Person, Place, Store};
use table::Seed;
use tokio::time::sleep;

const CODE: &str = "abc";

/// A table of The Builders where one person plays both seats.
async fn table(store: &Arc<dyn Store>) -> (Arc<Rooms>, Person) {
    let rooms = Rooms::new(store.clone(), Thinkers::start(1), false, Duration::from_secs(1));
    let rooms = Arc::new(rooms);
    let anna = store.add_person("Anna").await.unwrap();
    let beside = Chair { sitter: Sitter::Beside(anna.id), name: "Béla".to_owned() };
    let seating = Seating::new(Wish::plain(2), vec![Chair::person(anna.id, "Anna"), beside]);
    let secret = Seed::random(&mut rand::rng());
    let opening =
        Opening { code: CODE, secret, game: "builders", owner: anna.id, public: false, seating: &seating };
    assert!(rooms.open(opening).await.unwrap());
    (rooms, anna)
}

async fn enter(rooms: &Arc<Rooms>) -> Entered {
    rooms.enter(CODE).await.unwrap().unwrap()
}

/// Begins to do something and is gone before the answer comes.
async fn abandon(doing: impl Future) {
    tokio::select! {
        biased;
        _ = doing => panic!("it was answered at once"),
        () = std::future::ready(()) => {}
    }
}

#[tokio::test]
async fn a_move_whose_player_is_gone_is_on_the_table_when_it_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::open(&Place::Sqlite(folder.path().join("pentapolis.db"))).await.unwrap();
    let (rooms, anna) = table(&store).await;
    let mut room = enter(&rooms).await;
    let seat = room.to_act().first().unwrap();
    let words = Words::new(Lang::En, &[]);
    let (action, _) = room.game().unwrap().legal(seat, &words).swap_remove(0);
    abandon(room.act(seat, 0, &action)).await;
    drop(room);
    while store.records(CODE, 0).await.unwrap().is_empty() {
        sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(enter(&rooms).await.version().moves, 1);

    let mut room = enter(&rooms).await;
    abandon(room.say(&anna, "hello")).await;
    drop(room);
    while store.chat_lines(CODE).await.unwrap() == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(enter(&rooms).await.chat(), 1);

    let mut room = enter(&rooms).await;
    abandon(room.change(|draft| draft.substitute(anna.id))).await;
    drop(room);
    while !store.table(CODE).await.unwrap().unwrap().doc.contains("substitute") {
        sleep(Duration::from_millis(5)).await;
    }
    assert!(enter(&rooms).await.seating.decided_by(anna.id).is_empty());
}

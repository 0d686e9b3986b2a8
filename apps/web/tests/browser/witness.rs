//! Somebody who reads the store as another server would, and so knows what is legal whatever a page says.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{BotName, LiveGame};
use game::{Lang, Seat, SeatSet, Words};
use store::Store;

use crate::server::Server;

pub(crate) struct Witness {
    store: Arc<dyn Store>,
    table: String,
    live: Box<dyn LiveGame>,
    words: Words,
}

impl Witness {
    /// Watches the table at this address, which has begun.
    pub(crate) async fn at(server: &Server, address: &str) -> Self {
        let store = store::open(&server.place()).await.unwrap();
        let table = address.split("/t/").nth(1).unwrap().trim_end_matches('/').to_owned();
        let file = hall::export(store.as_ref(), &table).await.unwrap();
        let kind = catalog::find(&file.game).unwrap();
        let words = Words::new(Lang::En, &[kind.locale(Lang::En), boards::words(kind.name(), Lang::En)]);
        let live = kind.open_table(&file).unwrap();
        Witness { store, table, live, words }
    }

    /// Reads what was done meanwhile.
    pub(crate) async fn catch_up(&mut self) {
        for record in self.store.records(&self.table, self.live.version() as i64).await.unwrap() {
            self.live.follow(&serde_json::from_str(&record).unwrap()).unwrap();
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.live.outcome().is_some()
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        self.live.to_act()
    }

    /// What a seat may do, in notation.
    pub(crate) fn legal(&self, seat: Seat) -> BTreeSet<String> {
        self.live.legal(seat, &self.words).into_iter().map(|(notation, _)| notation).collect()
    }

    /// What a sensible player would do.
    pub(crate) fn choose(&mut self, seat: Seat) -> String {
        self.live.thought(seat, BotName::Citizen, 0)()
    }
}

//! The store itself: every request goes to the statements that answer it.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::{AppendError, ChangeError, CreateError, EditionError, NameError, StoreError};
use crate::model::{Change, ChatLine, Entry, Person, PersonId, Session, Status, TableChange, TableRow};
use crate::postgres::Postgres;
use crate::sql::Connection;
use crate::sqlite::Sqlite;
use crate::store::Store;
use crate::{Place, Work, chat, editions, health, moves, people, secret, sessions, tables};

/// Whoever lags behind by more than this is told so.
const CHANGES_KEPT: usize = 1024;

pub(crate) struct Database {
    backend: Backend,
    changes: broadcast::Sender<Change>,
}

enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Database {
    pub(crate) async fn open(place: &Place, patience: Duration) -> Result<Self, StoreError> {
        let opened = Self::open_any(place, patience).await;
        opened.map_err(|error| StoreError::Opening { place: place.to_string(), source: Box::new(error) })
    }

    async fn open_any(place: &Place, patience: Duration) -> Result<Self, StoreError> {
        let changes = broadcast::Sender::new(CHANGES_KEPT);
        let backend = match place {
            Place::Sqlite(file) => Backend::Sqlite(Sqlite::open(file, patience, changes.clone()).await?),
            Place::Postgres(url) => Backend::Postgres(Postgres::open(url, patience, changes.clone()).await?),
        };
        let database = Self { backend, changes };
        database.write(|connection| Box::pin(people::write_likenesses(connection))).await?;
        Ok(database)
    }

    async fn reader(&self) -> Result<Connection, StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.reader().await,
            Backend::Postgres(postgres) => postgres.reader().await,
        }
    }

    /// Does the job as a whole or not at all.
    async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.writer.write("", job).await,
            Backend::Postgres(postgres) => postgres.write(job).await,
        }
    }

    /// The same for a record of a table, of which there are many at a time.
    async fn write_record<T, E, F>(&self, table: &str, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.writer.write(table, job).await,
            Backend::Postgres(postgres) => postgres.append(table, job).await,
        }
    }
}

#[async_trait]
impl Store for Database {
    async fn add_person(&self, name: &str) -> Result<Person, NameError> {
        let name = name.to_owned();
        self.write(move |connection| Box::pin(async move { people::add(connection, &name).await })).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        people::find(&mut self.reader().await?, id).await
    }

    async fn person_by_kept_name(&self, name: &str) -> Result<Option<Person>, StoreError> {
        people::find_by_kept_name(&mut self.reader().await?, name).await
    }

    async fn rename(&self, id: PersonId, name: &str) -> Result<(), NameError> {
        let name = name.to_owned();
        self.write(move |connection| Box::pin(async move { people::rename(connection, id, &name).await }))
            .await
    }

    async fn keep_name(&self, id: PersonId, password_hash: &str) -> Result<(), NameError> {
        let hash = password_hash.to_owned();
        self.write(move |connection| Box::pin(async move { people::keep_name(connection, id, &hash).await }))
            .await
    }

    async fn end_sign_ins(&self, id: PersonId) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(people::end_sign_ins(connection, id))).await
    }

    async fn delete_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(people::delete(connection, id))).await
    }

    async fn begin_session(&self, person: PersonId, agent: &str) -> Result<String, StoreError> {
        let agent = agent.to_owned();
        self.write(move |connection| {
            Box::pin(async move { sessions::begin(connection, person, &agent).await })
        })
        .await
    }

    async fn session(&self, secret: &str) -> Result<Option<(Session, Person)>, StoreError> {
        sessions::find(&mut self.reader().await?, secret).await
    }

    async fn renew_session(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| Box::pin(async move { sessions::renew(connection, &id).await })).await
    }

    async fn sessions_of(&self, person: PersonId) -> Result<Vec<Session>, StoreError> {
        sessions::of_person(&mut self.reader().await?, person).await
    }

    async fn end_session(&self, person: PersonId, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| Box::pin(async move { sessions::end(connection, person, &id).await }))
            .await
    }

    async fn create_table(&self, row: &TableRow) -> Result<(), CreateError> {
        let row = row.clone();
        self.write(move |connection| Box::pin(async move { tables::create(connection, &row).await })).await
    }

    async fn import_table(
        &self,
        row: &TableRow,
        records: &[String],
        snapshot: &str,
    ) -> Result<(), CreateError> {
        let (row, records, snapshot) = (row.clone(), records.to_vec(), snapshot.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                tables::create(connection, &row).await?;
                Ok(moves::fill(connection, &row.id, &records, &snapshot).await?)
            })
        })
        .await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        tables::find(&mut self.reader().await?, id).await
    }

    async fn change_table(
        &self,
        id: &str,
        expected_revision: i64,
        change: &TableChange,
    ) -> Result<(), ChangeError> {
        let (id, change) = (id.to_owned(), change.clone());
        self.write(move |connection| {
            Box::pin(async move { tables::change(connection, &id, expected_revision, &change).await })
        })
        .await
    }

    async fn tables_of(&self, person: PersonId, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        tables::of_person(&mut self.reader().await?, person, limit).await
    }

    async fn games_of(&self, person: PersonId, limit: i64, offset: i64) -> Result<Vec<TableRow>, StoreError> {
        tables::all_of_person(&mut self.reader().await?, person, limit, offset).await
    }

    async fn public_tables(
        &self,
        status: Status,
        limit: i64,
        offset: i64,
    ) -> Result<Vec<TableRow>, StoreError> {
        tables::public(&mut self.reader().await?, status, limit, offset).await
    }

    async fn running_tables(&self, after: Option<&str>, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        tables::running(&mut self.reader().await?, after, limit).await
    }

    async fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| Box::pin(async move { tables::delete(connection, &id).await })).await
    }

    async fn append(&self, table: &str, entry: &Entry) -> Result<(), AppendError> {
        let (id, entry) = (table.to_owned(), entry.clone());
        self.write_record(table, move |connection| {
            Box::pin(async move { moves::append(connection, &id, &entry).await })
        })
        .await
    }

    async fn records(&self, table: &str, from: i64) -> Result<Vec<String>, StoreError> {
        moves::records(&mut self.reader().await?, table, from).await
    }

    async fn snapshot(&self, table: &str) -> Result<Option<(i64, String)>, StoreError> {
        moves::snapshot(&mut self.reader().await?, table).await
    }

    async fn keep_edition(&self, game: &str, fingerprint: &str, text: &str) -> Result<(), EditionError> {
        let (game, fingerprint, text) = (game.to_owned(), fingerprint.to_owned(), text.to_owned());
        self.write(move |connection| {
            Box::pin(async move { editions::keep(connection, &game, &fingerprint, &text).await })
        })
        .await
    }

    async fn edition(&self, game: &str, fingerprint: &str) -> Result<Option<String>, StoreError> {
        editions::find(&mut self.reader().await?, game, fingerprint).await
    }

    async fn say(
        &self,
        table: &str,
        person: Option<PersonId>,
        name: &str,
        text: &str,
    ) -> Result<i64, StoreError> {
        let (table, name, text) = (table.to_owned(), name.to_owned(), text.to_owned());
        self.write(move |connection| {
            Box::pin(async move { chat::say(connection, &table, person, &name, &text).await })
        })
        .await
    }

    async fn said(&self, table: &str, from: i64) -> Result<Vec<ChatLine>, StoreError> {
        chat::said(&mut self.reader().await?, table, from).await
    }

    async fn chat_lines(&self, table: &str) -> Result<i64, StoreError> {
        chat::lines(&mut self.reader().await?, table).await
    }

    async fn secret_key(&self) -> Result<Vec<u8>, StoreError> {
        if let Some(key) = secret::find(&mut self.reader().await?).await? {
            return Ok(key);
        }
        self.write(|connection| Box::pin(secret::find_or_make(connection))).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn health(&self) -> Result<(), StoreError> {
        self.reader().await?.run("SELECT 1", &[]).await?;
        self.write(|connection| Box::pin(health::write(connection))).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.backup(to).await,
            Backend::Postgres(_) => Err(StoreError::UsePgDump),
        }
    }

    async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }
}

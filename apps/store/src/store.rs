//! The trait every server stands on.

use std::path::Path;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::{AppendError, ChangeError, CreateError, EditionError, NameError, StoreError};
use crate::model::{Change, ChatLine, Entry, Person, PersonId, Session, Status, TableChange, TableRow};

/// What is acknowledged is on the disk; what is refused changed nothing.
#[async_trait]
pub trait Store: Send + Sync {
    /// Refused when somebody keeps the name, or one that looks like it.
    async fn add_person(&self, name: &str) -> Result<Person, NameError>;
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;
    /// Only people with a password keep their names; upper and lower case are the same, and so are letters that
    /// look alike.
    async fn person_by_kept_name(&self, name: &str) -> Result<Option<Person>, StoreError>;
    /// Two people may have the same name, but not if one of them keeps it.
    async fn rename(&self, id: PersonId, name: &str) -> Result<(), NameError>;
    /// Gives the person a password, or another one, and with it the sole right to the name.
    async fn keep_name(&self, id: PersonId, password_hash: &str) -> Result<(), NameError>;
    /// Ends all sessions of the person and raises their generation.
    async fn end_sign_ins(&self, id: PersonId) -> Result<(), StoreError>;
    /// Forgets the person: they leave their tables, and what they said becomes empty lines of nobody.
    async fn delete_person(&self, id: PersonId) -> Result<(), StoreError>;

    /// Signs a person in. Returns the secret that proves it, of which only a hash is kept.
    async fn begin_session(&self, person: PersonId, agent: &str) -> Result<String, StoreError>;
    /// The session with this secret and whose it is, unless it has ended.
    async fn session(&self, secret: &str) -> Result<Option<(Session, Person)>, StoreError>;
    /// Was used just now.
    async fn renew_session(&self, id: &str) -> Result<(), StoreError>;
    /// Latest use first.
    async fn sessions_of(&self, person: PersonId) -> Result<Vec<Session>, StoreError>;
    /// Ends one session of the person, and raises their generation.
    async fn end_session(&self, person: PersonId, id: &str) -> Result<(), StoreError>;

    /// Stores the row as it is, but without moves: they come by [`append`](Self::append).
    async fn create_table(&self, row: &TableRow) -> Result<(), CreateError>;
    /// Stores a table that comes with its log, as a whole or not at all. The snapshot covers all records.
    async fn import_table(
        &self,
        row: &TableRow,
        records: &[String],
        snapshot: &str,
    ) -> Result<(), CreateError>;
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Changes the table and raises its revision, if that still is `expected_revision`.
    async fn change_table(
        &self,
        id: &str,
        expected_revision: i64,
        change: &TableChange,
    ) -> Result<(), ChangeError>;
    /// Latest change first.
    async fn tables_of(&self, person: PersonId, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// All tables of a person in pages: those that go on first, then by latest change.
    async fn games_of(&self, person: PersonId, limit: i64, offset: i64) -> Result<Vec<TableRow>, StoreError>;
    /// Latest change first.
    async fn public_tables(
        &self,
        status: Status,
        limit: i64,
        offset: i64,
    ) -> Result<Vec<TableRow>, StoreError>;
    /// All running tables in pages: `after` is the id of the last row of the page before.
    async fn running_tables(&self, after: Option<&str>, limit: i64) -> Result<Vec<TableRow>, StoreError>;
    /// With its log and its chat.
    async fn delete_table(&self, id: &str) -> Result<(), StoreError>;

    /// Appends a record and changes the table with it.
    async fn append(&self, table: &str, entry: &Entry) -> Result<(), AppendError>;
    async fn records(&self, table: &str, from: i64) -> Result<Vec<String>, StoreError>;
    /// The latest snapshot and the number of records it covers.
    async fn snapshot(&self, table: &str) -> Result<Option<(i64, String)>, StoreError>;

    /// Keeps the text of an edition under its fingerprint, for ever.
    async fn keep_edition(&self, game: &str, fingerprint: &str, text: &str) -> Result<(), EditionError>;
    async fn edition(&self, game: &str, fingerprint: &str) -> Result<Option<String>, StoreError>;

    /// Returns the number of the line.
    async fn say(
        &self,
        table: &str,
        person: Option<PersonId>,
        name: &str,
        text: &str,
    ) -> Result<i64, StoreError>;
    /// The lines from number `from` on.
    async fn said(&self, table: &str, from: i64) -> Result<Vec<ChatLine>, StoreError>;
    /// How many lines were said; none of them is read.
    async fn chat_lines(&self, table: &str) -> Result<i64, StoreError>;

    /// 64 random bytes, made once and shared by all servers on this database.
    async fn secret_key(&self) -> Result<Vec<u8>, StoreError>;
    /// Changes made by this process and, on PostgreSQL, by all others. Whoever lags behind, or gets
    /// [`Change::anything`], must take it that anything may have changed.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// Reads and writes something.
    async fn health(&self) -> Result<(), StoreError>;
    /// Writes a copy that can be opened by itself. Refuses to overwrite.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;
    /// Ends all work in an orderly way. Nothing acknowledged depends on it.
    async fn close(&self);
}

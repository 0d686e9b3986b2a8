//! Tables in one file.

use std::fs::{File, OpenOptions};
use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::broadcast;

use crate::error::StoreError;
use crate::migrations;
use crate::model::Change;
use crate::sql::Connection;
use crate::writer::{Home, Writer};

const READERS: u32 = 8;
/// How often bringing a file up to date is tried again.
const RACES: usize = 5;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writers: SqlitePool,
    pub(crate) writer: Writer,
}

impl Sqlite {
    pub(crate) async fn open(
        file: &Path,
        patience: Duration,
        changes: broadcast::Sender<Change>,
    ) -> Result<Self, StoreError> {
        keep_private(file).map_err(sqlx::Error::from)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What was deleted is not left lying in the file.
            .pragma("secure_delete", "ON")
            .busy_timeout(patience);
        // One for the writer, which never gives it back, and one for backups.
        let writers = SqlitePoolOptions::new().max_connections(2);
        let writers = writers.connect_with(options.clone()).await?;
        bring_up_to_date(&writers).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_with(options.pragma("query_only", "ON")).await?;
        let writer = Writer::start(Home::Sqlite(Connection::sqlite(writers.acquire().await?), changes));
        Ok(Self { readers, writers, writer })
    }

    pub(crate) async fn reader(&self) -> Result<Connection, StoreError> {
        Ok(Connection::sqlite(self.readers.acquire().await?))
    }

    pub(crate) async fn close(&self) {
        self.writer.close();
        self.readers.close().await;
        self.writers.close().await;
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let name = to.to_str().ok_or(std::io::ErrorKind::InvalidFilename).map_err(std::io::Error::from)?;
        // A new file, so that nothing is overwritten; SQLite fills an empty one.
        let file = private().create_new(true).open(to)?;
        let mut connection = Connection::sqlite(self.writers.acquire().await?);
        if let Err(error) = connection.run("VACUUM INTO $1", &[name.into()]).await {
            std::fs::remove_file(to)?;
            return Err(error);
        }
        file.sync_all()?;
        Ok(())
    }
}

/// Two programs that open an old file at the same time stand in each other's way: whoever is second looks again.
async fn bring_up_to_date(writers: &SqlitePool) -> Result<(), StoreError> {
    for _ in 0..RACES {
        match migrations::sqlite().run(writers).await {
            Ok(()) => return Ok(()),
            Err(error) => tracing::debug!(%error, "the database is not up to date yet"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(migrations::sqlite().run(writers).await?)
}

/// The file holds secrets: nobody but its owner may read it.
fn keep_private(file: &Path) -> std::io::Result<File> {
    private().create(true).truncate(false).open(file)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn careful(connection: &mut Connection) -> Result<[i64; 3], StoreError> {
        let sql = "SELECT s.synchronous, f.foreign_keys, b.timeout
            FROM pragma_synchronous s, pragma_foreign_keys f, pragma_busy_timeout b";
        let row = connection.row(sql, &[]).await?.unwrap();
        Ok([row.get("synchronous")?, row.get("foreign_keys")?, row.get("timeout")?])
    }

    /// A commit waits for the disk, relations hold, and nobody gives up at once on a busy file.
    #[tokio::test]
    async fn the_writer_is_careful() {
        let folder = tempfile::tempdir().unwrap();
        let changes = broadcast::Sender::new(1);
        let sqlite =
            Sqlite::open(&folder.path().join("pentapolis.db"), crate::PATIENCE, changes).await.unwrap();
        let look = sqlite.writer.write("", |connection| Box::pin(careful(connection)));
        assert_eq!(look.await.unwrap(), [2, 1, 10_000]);
        let journal = sqlite.reader().await.unwrap().row("PRAGMA journal_mode", &[]).await.unwrap().unwrap();
        assert_eq!(journal.get::<String>("journal_mode").unwrap(), "wal");
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let changes = broadcast::Sender::new(1);
        let sqlite =
            Sqlite::open(&folder.path().join("pentapolis.db"), crate::PATIENCE, changes).await.unwrap();
        let mut reader = sqlite.reader().await.unwrap();
        assert!(reader.run("DELETE FROM tables", &[]).await.is_err());
    }
}

//! Tables in a database that several servers share.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::model::Change;
use crate::sql::Connection;
use crate::writer::{Home, Writer};
use crate::{Work, listener, migrations};

const CONNECTIONS: u32 = 16;
/// Writers of records; a table has always the same one.
const WRITERS: usize = 4;

pub(crate) struct Postgres {
    pool: PgPool,
    writers: [Writer; WRITERS],
    listening: JoinHandle<()>,
}

impl Postgres {
    pub(crate) async fn open(
        url: &str,
        patience: Duration,
        changes: broadcast::Sender<Change>,
    ) -> Result<Self, StoreError> {
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(patience);
        let pool = options.connect(url).await?;
        // Servers that start together wait here for each other.
        migrations::postgres().run(&pool).await?;
        let listening = listener::start(url, changes).await?;
        let writers = std::array::from_fn(|_| Writer::start(Home::Postgres(pool.clone())));
        Ok(Self { pool, writers, listening })
    }

    pub(crate) async fn reader(&self) -> Result<Connection, StoreError> {
        Ok(Connection::postgres(self.pool.acquire().await?))
    }

    /// A record of a table: those that wait while another one is committed are committed together.
    pub(crate) async fn append<T, E, F>(&self, table: &str, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let lane = table.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31) + usize::from(byte));
        self.writers[lane % WRITERS].write(table, job).await
    }

    /// One transaction of its own, announced to all servers after its commit.
    pub(crate) async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send,
        E: From<StoreError>,
    {
        let transaction = self.pool.begin().await.map_err(StoreError::from)?;
        let mut connection = Connection::postgres_transaction(transaction);
        let result = job(&mut connection).await?;
        let changed = connection.take_changed();
        connection.commit().await.map_err(StoreError::from)?;
        if let Err(error) = listener::tell(&self.pool, &changed).await {
            tracing::warn!(%error, "other servers were not told of a change");
        }
        Ok(result)
    }

    pub(crate) async fn close(&self) {
        self.listening.abort();
        self.writers.iter().for_each(Writer::close);
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

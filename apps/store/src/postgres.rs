//! Tables in a database that several servers share.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::model::Change;
use crate::sql::Connection;
use crate::{Work, listener, migrations};

const CONNECTIONS: u32 = 16;

pub(crate) struct Postgres {
    pool: PgPool,
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
        Ok(Self { pool, listening })
    }

    pub(crate) async fn reader(&self) -> Result<Connection, StoreError> {
        Ok(Connection::postgres(self.pool.acquire().await?))
    }

    /// One transaction, announced to all servers together with its commit.
    pub(crate) async fn write<T, E, F>(&self, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send,
        E: From<StoreError>,
    {
        let transaction = self.pool.begin().await.map_err(StoreError::from)?;
        let mut connection = Connection::postgres_transaction(transaction);
        let result = job(&mut connection).await?;
        for table in connection.take_changed() {
            connection.run("SELECT pg_notify($1, $2)", &[listener::CHANNEL.into(), (&table).into()]).await?;
        }
        connection.commit().await.map_err(StoreError::from)?;
        Ok(result)
    }

    pub(crate) async fn close(&self) {
        self.listening.abort();
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

//! A writer: the one of a SQLite file, or one of several of a PostgreSQL database.
//!
//! A commit waits for the disk, so waiting writes are committed together: the writer takes whatever stands in
//! the queue, gives each write a savepoint of its own in one transaction, and answers all when that is on the
//! disk. Alone a write waits for nobody; under load one wait serves many. Who listens is told after the commit.

use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::{Notify, broadcast, mpsc, oneshot};

use crate::error::StoreError;
use crate::model::Change;
use crate::sql::Connection;
use crate::{Work, listener};

/// More than this many writes would make the first of them wait too long.
const LARGEST_BATCH: usize = 256;

pub(crate) struct Writer {
    queue: mpsc::Sender<Box<dyn Write>>,
    closing: Arc<Notify>,
}

impl Writer {
    /// Starts the writer; it ends when this handle is dropped or closed, having written what is in the queue.
    pub(crate) fn start(home: Home) -> Self {
        let (queue, waiting) = mpsc::channel(LARGEST_BATCH);
        let closing = Arc::new(Notify::new());
        tokio::spawn(write_all(home, Queue { waiting, closing: Arc::clone(&closing) }));
        Self { queue, closing }
    }

    pub(crate) fn close(&self) {
        self.closing.notify_one();
    }

    /// Writes something about `table`, where it is about one.
    pub(crate) async fn write<T, E, F>(&self, table: &str, job: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let pending = Pending { table: table.to_owned(), job: Some(job), result: None, answer };
        self.queue.send(Box::new(pending)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// A write on its way: done in the transaction, answered after its commit.
trait Write: Send {
    fn table(&self) -> &str;
    /// Whether what was done is to be kept.
    fn perform<'c>(&'c mut self, connection: &'c mut Connection) -> Work<'c, bool>;
    fn fail(&mut self, error: StoreError);
    fn answer(self: Box<Self>);
}

struct Pending<T, E, F> {
    table: String,
    job: Option<F>,
    result: Option<Result<T, E>>,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Write for Pending<T, E, F>
where
    F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, Result<T, E>> + Send,
    T: Send,
    E: From<StoreError> + Send,
{
    fn table(&self) -> &str {
        &self.table
    }

    fn perform<'c>(&'c mut self, connection: &'c mut Connection) -> Work<'c, bool> {
        Box::pin(async move {
            if let Some(job) = self.job.take() {
                self.result = Some(job(connection).await);
            }
            matches!(self.result, Some(Ok(_)))
        })
    }

    /// A refusal stays one: it did not depend on the commit.
    fn fail(&mut self, error: StoreError) {
        if !matches!(self.result, Some(Err(_))) {
            self.result = Some(Err(error.into()));
        }
    }

    fn answer(self: Box<Self>) {
        if let Some(result) = self.result {
            // Nobody may be waiting any more; what was written stays written.
            let _ = self.answer.send(result);
        }
    }
}

struct Queue {
    waiting: mpsc::Receiver<Box<dyn Write>>,
    closing: Arc<Notify>,
}

impl Queue {
    /// Waits for a write and takes all that wait with it; none when the queue is closed and empty.
    async fn take(&mut self, batch: &mut Vec<Box<dyn Write>>) -> usize {
        loop {
            tokio::select! {
                taken = self.waiting.recv_many(batch, LARGEST_BATCH) => return taken,
                () = self.closing.notified() => self.waiting.close(),
            }
        }
    }
}

/// Where a writer writes.
pub(crate) enum Home {
    Sqlite(Connection, broadcast::Sender<Change>),
    Postgres(PgPool),
}

impl Home {
    /// Returns the tables that were changed.
    async fn commit(&mut self, batch: &mut [Box<dyn Write>]) -> Result<Vec<String>, StoreError> {
        match self {
            Home::Sqlite(connection, _) => {
                connection.run("BEGIN IMMEDIATE", &[]).await?;
                let changed = perform_all(connection, batch).await?;
                connection.run("COMMIT", &[]).await?;
                Ok(changed)
            }
            Home::Postgres(pool) => {
                // Servers that change the same tables take them in the same order, and never wait for each other.
                batch.sort_by(|a, b| a.table().cmp(b.table()));
                let mut connection = Connection::postgres_transaction(pool.begin().await?);
                let changed = perform_all(&mut connection, batch).await?;
                connection.commit().await?;
                Ok(changed)
            }
        }
    }

    async fn take_back(&mut self) {
        if let Home::Sqlite(connection, _) = self {
            // SQLite may have rolled back by itself.
            let _ = connection.run("ROLLBACK", &[]).await;
        }
    }

    /// Tells everybody who listens, whichever server they ask.
    async fn announce(&self, changed: Vec<String>) {
        match self {
            Home::Sqlite(_, changes) => {
                for table in changed {
                    // Nobody may be listening.
                    let _ = changes.send(Change { table });
                }
            }
            Home::Postgres(pool) => {
                if let Err(error) = listener::tell(pool, &changed).await {
                    tracing::warn!(%error, "other servers were not told of a change");
                }
            }
        }
    }
}

async fn write_all(mut home: Home, mut queue: Queue) {
    let mut batch = Vec::with_capacity(LARGEST_BATCH);
    while queue.take(&mut batch).await > 0 {
        let committed = home.commit(&mut batch).await;
        if let Err(error) = &committed {
            home.take_back().await;
            for write in &mut batch {
                write.fail(error.clone());
            }
        }
        batch.drain(..).for_each(Write::answer);
        home.announce(committed.unwrap_or_default()).await;
    }
}

/// Each write as a whole or not at all. Returns the tables that were changed.
async fn perform_all(
    connection: &mut Connection,
    batch: &mut [Box<dyn Write>],
) -> Result<Vec<String>, StoreError> {
    let mut changed = Vec::new();
    for write in batch {
        connection.run("SAVEPOINT one_write", &[]).await?;
        let keep = write.perform(connection).await;
        let of_this_write = connection.take_changed();
        if keep {
            changed.extend(of_this_write);
        } else {
            connection.run("ROLLBACK TO one_write", &[]).await?;
        }
        connection.run("RELEASE one_write", &[]).await?;
    }
    Ok(changed)
}

//! Hears from PostgreSQL which tables changed, whichever server changed them.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::model::Change;

const CHANNEL: &str = "pentapolis_changes";
/// After so long a silence the connection is tried: a dead one is silent, too.
const SILENCE: Duration = Duration::from_secs(30);
const BETWEEN_ATTEMPTS: Duration = Duration::from_secs(1);

/// Returns when it listens; from then on it goes on by itself.
pub(crate) async fn start(
    url: &str,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, sqlx::Error> {
    let listener = connect(url).await?;
    Ok(tokio::spawn(listen_for_ever(listener, url.to_owned(), changes)))
}

/// Tells all servers which tables changed. Not in the transaction that changes them: there it would make commits of
/// all servers wait for each other.
pub(crate) async fn tell(pool: &PgPool, changed: &[String]) -> Result<(), sqlx::Error> {
    if changed.is_empty() {
        return Ok(());
    }
    let sql = "SELECT pg_notify($1, changed) FROM unnest($2::text[]) AS changed";
    sqlx::query(sql).bind(CHANNEL).bind(changed).execute(pool).await.map(drop)
}

async fn connect(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    // A lost connection is an event for everybody who listens, so it is made anew here.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen_for_ever(mut listener: PgListener, url: String, changes: broadcast::Sender<Change>) {
    loop {
        let lost = listen(&mut listener, &changes).await;
        tracing::warn!(error = ?lost, "no longer heard of changes; connecting again");
        listener = reconnect(&url).await;
        let _ = changes.send(Change::anything());
    }
}

/// Passes on what is heard, until the connection is lost.
async fn listen(listener: &mut PgListener, changes: &broadcast::Sender<Change>) -> Option<sqlx::Error> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            // Nobody may be listening.
            Ok(Ok(Some(heard))) => drop(changes.send(Change { table: heard.payload().to_owned() })),
            Ok(Ok(None)) => return None,
            Ok(Err(error)) => return Some(error),
            Err(_silence) => match timeout(SILENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return Some(error),
                Err(_silence) => return None,
            },
        }
    }
}

async fn reconnect(url: &str) -> PgListener {
    loop {
        match connect(url).await {
            Ok(listener) => return listener,
            Err(error) => tracing::warn!(%error, "PostgreSQL cannot be reached"),
        }
        sleep(BETWEEN_ATTEMPTS).await;
    }
}

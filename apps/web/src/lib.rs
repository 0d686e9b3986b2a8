//! Pentapolis in the browser.
//!
//! The server draws: pages and boards are HTML and SVG written here, from what a viewer may know. The script on
//! the page only swaps parts, moves pieces and listens; everything but live updates works without it.
//!
//! - [`Server`] opens the store and answers until it is told to stop; `door` is where connections come in.
//! - The tables live in the `hall`.
//! - `routes` reads requests, `pages` writes answers, `oops` says what went wrong.

mod addresses;
mod assets;
mod config;
mod door;
mod hints;
mod limits;
mod names;
mod oops;
mod pages;
mod passwords;
mod promise;
mod routes;
mod sessions;
mod visitor;
mod words;

pub use config::{Config, Patience};

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use catalog::EditionFile;
use hall::{Analyses, Rooms, Thinkers};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{EditionError, Place, Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hints::Hints;
use crate::limits::Limits;
use crate::passwords::Passwords;
use crate::promise::Promises;
use crate::routes::operations::Health;

/// Why the server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Edition(#[from] EditionError),
    #[error("the store's key is too short")]
    Key,
}

/// What every handler can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) key: Key,
    pub(crate) promises: Promises,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) hints: Arc<Hints>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) patience: Patience,
    pub(crate) behind_proxy: bool,
    pub(crate) contact: Option<String>,
    pub(crate) health: Health,
    pub(crate) metrics: PrometheusHandle,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub(crate) fn store(&self) -> &dyn Store {
        self.rooms.store()
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

/// A server whose store is open.
#[must_use = "it does nothing until it runs"]
pub struct Server {
    app: App,
    store: Arc<dyn Store>,
    stopping: watch::Sender<bool>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").finish_non_exhaustive()
    }
}

impl Server {
    pub async fn open(config: Config) -> Result<Self, ServeError> {
        let store = store::open_with(&config.place, config.patience.store).await?;
        let secret = store.secret_key().await?;
        let key = Key::try_from(secret.as_slice()).map_err(|_| ServeError::Key)?;
        keep_editions(store.as_ref()).await?;
        let shared = matches!(config.place, Place::Postgres(_));
        let thinkers = Thinkers::start(config.bot_threads);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (stopping, stopped) = watch::channel(false);
        let app = App(Arc::new(Shared {
            rooms: Arc::new(Rooms::new(store.clone(), thinkers, shared, config.patience.bot)),
            key,
            promises: Promises::new(&secret),
            limits: Limits::new(config.limit_factor),
            passwords: Passwords::start(cores),
            hints: Arc::default(),
            analyses: Arc::default(),
            patience: config.patience,
            behind_proxy: config.behind_proxy,
            contact: config.contact,
            health: Health::default(),
            metrics: recorder(),
            stopping: stopped,
        }));
        Ok(Server { app, store, stopping })
    }

    /// Answers on `listener` until `stop` is ready, then finishes what was begun.
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()> + Send) {
        let app = &self.app;
        let keeper = tokio::spawn(app.rooms.clone().keep());
        let door = door::answer(listener, routes::router(app.clone()), app.patience, app.stopping.clone());
        let stop = async {
            stop.await;
            tracing::info!("stopping");
            let _ = self.stopping.send(true);
        };
        tokio::select! {
            ((), ()) = async { tokio::join!(door, stop) } => {}
            () = app.limits.keep(limits::SWEEP) => {}
        }
        keeper.abort();
        app.rooms.close();
        self.store.close().await;
    }
}

/// Opens a server and lets it run.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    Server::open(config).await?.run(listener, stop).await;
    Ok(())
}

/// Tables of earlier versions name the default edition without its text; as long as it is this one, it is kept
/// for the day when another becomes the default.
async fn keep_editions(store: &dyn Store) -> Result<(), ServeError> {
    for kind in catalog::games() {
        for name in kind.editions() {
            let Some(EditionFile { fingerprint, text }) = kind.edition(&name) else { continue };
            store.keep_edition(kind.name(), &fingerprint, text).await?;
        }
    }
    Ok(())
}

/// One recorder serves the whole process, however many servers run in it.
fn recorder() -> PrometheusHandle {
    static RECORDER: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("metrics are recorded elsewhere");
        }
        handle
    };
    RECORDER.get_or_init(install).clone()
}

//! Pentapolis in the browser.
//!
//! The server draws: pages and boards are HTML and SVG written here, from what a viewer may know. The script on
//! the page only swaps parts, moves pieces and listens; everything but live updates works without it.
//!
//! - [`serve`] opens the store and answers until it is told to stop.
//! - `room` is one table in memory, `rooms` all of them; `seating` is who sits where.
//! - `routes` reads requests, `pages` writes answers, `oops` says what went wrong.

mod admin;
mod analysis;
mod assets;
mod company;
mod limits;
mod names;
mod oops;
mod pages;
mod room;
mod rooms;
mod routes;
mod seating;
mod sessions;
mod thinkers;
mod visitor;
mod words;

pub use admin::{AdminError, export, import, list};

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{Place, Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::analysis::Analyses;
use crate::limits::Limits;
use crate::rooms::Rooms;
use crate::thinkers::Thinkers;

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    pub place: Place,
    /// The server is reached through a proxy that names the visitor's address and speaks HTTPS.
    pub behind_proxy: bool,
    /// Threads for bots.
    pub bot_threads: usize,
    /// Multiplies the limits on signing in, creating tables and chatting.
    pub limit_factor: u32,
}

/// Why the server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the store's key is too short")]
    Key,
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// What every handler can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) behind_proxy: bool,
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

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Answers on `listener` until `stop` is ready, then finishes what was begun.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let store = store::open(&config.place).await?;
    let key = Key::try_from(store.secret_key().await?.as_slice()).map_err(|_| ServeError::Key)?;
    let shared = matches!(config.place, Place::Postgres(_));
    let thinkers = Thinkers::start(config.bot_threads);
    let rooms = Arc::new(Rooms::new(store.clone(), thinkers, shared));
    let (stopping, stopped) = watch::channel(false);
    let app = App(Arc::new(Shared {
        rooms: rooms.clone(),
        key,
        limits: Limits::new(config.limit_factor),
        analyses: Arc::default(),
        behind_proxy: config.behind_proxy,
        metrics: recorder(),
        stopping: stopped,
    }));
    let keeper = tokio::spawn(rooms.keep());
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        let _ = stopping.send(true);
    };
    let service = routes::router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(stop).await?;
    keeper.abort();
    store.close().await;
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

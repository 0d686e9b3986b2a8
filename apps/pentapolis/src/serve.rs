//! `serve`: the games in the browser.

use std::future::Future;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, bail};
use clap::Parser;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::cli::{Data, Serve};

impl Serve {
    /// What is served when nothing is asked for.
    pub(crate) fn plain() -> Self {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: Serve,
        }
        Alone::parse_from(["pentapolis"]).serve
    }
}

impl Data {
    pub(crate) fn place(&self) -> anyhow::Result<store::Place> {
        if let Some(url) = &self.database {
            return Ok(store::Place::Postgres(url.clone()));
        }
        std::fs::create_dir_all(&self.data).with_context(|| self.data.display().to_string())?;
        Ok(store::Place::Sqlite(self.file()))
    }

    /// As [`place`](Self::place), but what is not there yet is not made: a folder may be mistyped.
    pub(crate) fn existing_place(&self) -> anyhow::Result<store::Place> {
        if self.database.is_none() && !self.file().is_file() {
            bail!("there is no {}", self.file().display());
        }
        self.place()
    }

    fn file(&self) -> PathBuf {
        self.data.join("pentapolis.db")
    }
}

pub(crate) fn run(args: &Serve) -> anyhow::Result<()> {
    log(args.json_log);
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let config = web::Config {
        behind_proxy: args.behind_proxy,
        bot_threads: args.bot_threads.unwrap_or_else(|| cores.saturating_sub(1).max(1)),
        limit_factor: args.limits.max(1),
        contact: args.contact.clone(),
        ..web::Config::new(args.data.place()?)
    };
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(args.listen).await.with_context(|| args.listen.to_string())?;
        let address = listener.local_addr()?;
        let (server, stop) = (web::Server::open(config).await?, told_to_stop()?);
        tracing::info!(%address, "serving");
        anstream::println!("Pentapolis: http://{address}");
        server.run(listener, stop).await;
        Ok(())
    })
}

fn log(json: bool) {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry().with(filter);
    if json { registry.with(log.json()).init() } else { registry.with(log).init() }
}

/// Ready when the terminal or the system asks the program to stop.
fn told_to_stop() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

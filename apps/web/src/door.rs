//! The door: takes connections in, and sees to it that none of them stays without saying anything.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Patience;

/// When the system can open no more connections, some of those that are open must end first.
const NO_ROOM: Duration = Duration::from_millis(200);

/// Answers until the server stops, then lets those who are being answered finish, but not for ever.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    mut stopping: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let service = TowerToHyperService::new(router);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let visit = Visit { service: service.clone(), peer, stopping: stopping.clone() };
                    connections.spawn(visit.serve(stream, patience.headers));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection cannot be taken");
                    sleep(NO_ROOM).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = told_to_stop(&mut stopping) => break,
        }
    }
    drop(listener);
    let all_gone = async { while connections.join_next().await.is_some() {} };
    if timeout(patience.farewell, all_gone).await.is_err() {
        tracing::warn!(connections = connections.len(), "some did not finish in time");
        connections.shutdown().await;
    }
}

async fn told_to_stop(stopping: &mut watch::Receiver<bool>) {
    // Where nobody is left who could tell, there is nothing to wait for either.
    let _ = stopping.wait_for(|&stop| stop).await;
}

struct Visit {
    service: TowerToHyperService<Router>,
    peer: SocketAddr,
    stopping: watch::Receiver<bool>,
}

impl Visit {
    async fn serve(mut self, stream: TcpStream, headers: Duration) {
        let _open = Open::new();
        let peer = self.peer;
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            self.service.call(request)
        });
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(headers);
        let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = told_to_stop(&mut self.stopping) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection broke off");
        }
    }
}

/// Counts a connection as long as it is open.
struct Open;

impl Open {
    fn new() -> Self {
        metrics::gauge!("pentapolis_connections").increment(1.0);
        Open
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        metrics::gauge!("pentapolis_connections").decrement(1.0);
    }
}

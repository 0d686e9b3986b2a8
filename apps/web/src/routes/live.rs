//! The socket that tells a page which state its table is in. It says nothing else, so it can leak nothing.

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use tokio::time::{Duration, interval};

use super::Code;
use crate::App;
use crate::oops::Oops;
use crate::visitor::Visitor;

/// Quiet connections are cut by proxies; a ping keeps them.
const PING: Duration = Duration::from_secs(25);
/// A page has nothing to say on this socket.
const LARGEST_MESSAGE: usize = 1024;

pub(crate) async fn listen(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    socket: WebSocketUpgrade,
) -> Result<Response, Oops> {
    let slot = app.rooms.slot(&id);
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if !room.may_watch(visitor.id()) {
        return Err(Oops::NotYours);
    }
    drop(room);
    let versions = slot.watch();
    // Messages are short and pages are many: the usual buffers of 128 KiB would be most of the memory.
    let socket = socket
        .max_message_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(LARGEST_MESSAGE);
    Ok(socket.on_upgrade(move |socket| tell(app, socket, versions)))
}

async fn tell(
    app: App,
    mut socket: WebSocket,
    mut versions: tokio::sync::watch::Receiver<crate::room::Version>,
) {
    metrics::gauge!("pentapolis_sockets").increment(1.0);
    let mut stopping = app.stopping.clone();
    let mut pings = interval(PING);
    versions.mark_changed();
    loop {
        let message = tokio::select! {
            changed = versions.changed() => match changed {
                Ok(()) => Message::text(versions.borrow_and_update().to_string()),
                Err(_) => break,
            },
            _ = pings.tick() => Message::Ping(axum::body::Bytes::new()),
            _ = stopping.changed() => break,
            received = socket.recv() => match received {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => break,
            },
        };
        if socket.send(message).await.is_err() {
            break;
        }
    }
    metrics::gauge!("pentapolis_sockets").decrement(1.0);
}

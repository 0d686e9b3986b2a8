//! The socket that tells a page which state its table is in. It says nothing else, so it can leak nothing.

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use hall::Version;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

use super::at_table::AtTable;
use crate::App;
use crate::oops::Oops;

/// Whoever leaves so many pings unanswered is gone.
const MISSED: u32 = 2;
/// A page has nothing to say on this socket.
const LARGEST_MESSAGE: usize = 1024;

pub(crate) async fn listen(at: AtTable, socket: WebSocketUpgrade) -> Result<Response, Oops> {
    let mut room = at.enter().await?;
    at.access(&room, None)?;
    let versions = room.watch();
    room.look();
    drop(room);
    let app = at.app;
    // Messages are short and pages are many: the usual buffers of 128 KiB would be most of the memory.
    let socket = socket
        .max_message_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(LARGEST_MESSAGE);
    Ok(socket.on_upgrade(move |socket| tell(app, socket, versions)))
}

async fn tell(app: App, mut socket: WebSocket, versions: watch::Receiver<Version>) {
    metrics::gauge!("pentapolis_sockets").increment(1.0);
    tell_versions(&app, &mut socket, versions).await;
    metrics::gauge!("pentapolis_sockets").decrement(1.0);
}

/// Until the page is gone, says something it should not, or leaves pings unanswered.
async fn tell_versions(app: &App, socket: &mut WebSocket, mut versions: watch::Receiver<Version>) {
    let mut stopping = app.stopping.clone();
    let mut pings = interval(app.patience.ping);
    let mut unanswered = 0;
    versions.mark_changed();
    loop {
        let message = tokio::select! {
            changed = versions.changed() => match changed {
                Ok(()) => Message::text(versions.borrow_and_update().to_string()),
                Err(_) => return,
            },
            _ = pings.tick() => {
                if unanswered == MISSED {
                    return;
                }
                unanswered += 1;
                Message::Ping(Bytes::new())
            }
            _ = stopping.changed() => return,
            received = socket.recv() => match received {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                    unanswered = 0;
                    continue;
                }
                _ => return,
            },
        };
        // Whoever does not read what is sent fills the line.
        if !matches!(timeout(app.patience.ping, socket.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
}

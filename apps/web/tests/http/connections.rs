//! Connections that say nothing, or only half of it.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reqwest::StatusCode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;

use crate::browser::Server;

const SOON: Duration = Duration::from_secs(30);
/// Long enough for an answer on a busy machine.
const PING: Duration = Duration::from_secs(1);
const HALF: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half:";

async fn connect(server: &Server, say: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.host()).await.unwrap();
    stream.write_all(say.as_bytes()).await.unwrap();
    stream
}

/// What comes until the other side hangs up.
async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut rest = Vec::new();
    let ended = timeout(SOON, stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection is still open");
    rest
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_finishes_a_request_is_hung_up_on() {
    let server = Server::with(|config| config.patience.headers = Duration::from_secs(1)).await;
    for said in ["", HALF, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
        let mut stream = connect(&server, said).await;
        let heard = String::from_utf8_lossy(&rest(&mut stream).await).into_owned();
        assert_eq!(heard.contains("200 OK"), said.contains("healthz"), "{said:?}: {heard:?}");
    }
    assert_eq!(server.stranger().get("/healthz").await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_does_not_keep_the_server_from_stopping() {
    let server = Server::with(|config| {
        config.patience.headers = Duration::from_mins(2);
        config.patience.farewell = Duration::from_millis(300);
    });
    let server = server.await;
    let mut half = connect(&server, HALF).await;
    assert_eq!(server.stranger().get("/healthz").await.status(), StatusCode::OK);
    let began = Instant::now();
    timeout(SOON, server.stop()).await.expect("the server does not stop");
    assert!(began.elapsed() >= Duration::from_millis(300), "it was not given a chance");
    let _ = timeout(SOON, half.read_u8()).await.expect("the connection is still open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_answers_no_pings_is_closed() {
    let server = Server::with(|config| config.patience.ping = PING).await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    let upgrade = format!(
        "GET /t/{id}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut dead = connect(&server, &upgrade).await;
    let (mut alive, _) = connect_async(format!("ws://{}/t/{id}/live", server.host())).await.unwrap();
    let listening =
        tokio::spawn(async move { while alive.next().await.is_some_and(|heard| heard.is_ok()) {} });
    let heard = rest(&mut dead).await;
    assert!(heard.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&heard));
    tokio::time::sleep(3 * PING).await;
    assert!(!listening.is_finished(), "whoever answers may stay");
}

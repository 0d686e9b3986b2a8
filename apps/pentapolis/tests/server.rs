//! The server as a process: what it has answered survives its sudden death.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// How often the server is killed on each database.
const DEATHS: usize = 6;

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(place: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_pentapolis"))
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "1000"])
            .args(place)
            .env_remove("DATABASE_URL")
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("Pentapolis: ").to_owned();
        assert!(address.starts_with("http://127.0.0.1:"), "{line}");
        Server { process, address }
    }

    /// SIGKILL: the process gets no chance to tidy up.
    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn page(client: &Client, address: &str, id: &str, seat: &str) -> String {
    let page = client.get(format!("{address}/t/{id}/?as={seat}")).send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    page.text().await.unwrap()
}

fn value(page: &str, start: &str) -> Option<String> {
    page.split(start).nth(1)?.split('"').next().map(str::to_owned)
}

/// Plays alone at one keyboard as fast as it can; counts what was acknowledged.
async fn play(client: Client, address: String, id: String, acknowledged: Arc<AtomicUsize>) {
    let mut seat = "0".to_owned();
    loop {
        let Ok(answer) = client.get(format!("{address}/t/{id}/?as={seat}")).send().await else { return };
        let Ok(page) = answer.text().await else { return };
        let Some(action) = value(&page, " data-panel=\"") else {
            match value(&page, "/?as=") {
                Some(next) => seat = next,
                None => return,
            }
            continue;
        };
        let moves = value(&page, " data-moves=\"").unwrap();
        let form = [("expected", moves.as_str()), ("action", action.as_str()), ("as", seat.as_str())];
        match client.post(format!("{address}/t/{id}/act")).form(&form).send().await {
            Ok(answer) if answer.status() == StatusCode::SEE_OTHER => {
                acknowledged.store(moves.parse::<usize>().unwrap() + 1, Ordering::SeqCst);
            }
            _ => return,
        }
    }
}

/// A new game for two at one keyboard; returns its code.
async fn open(client: &Client, address: &str) -> String {
    let form = [
        ("game", "deus"),
        ("seats", "2"),
        ("sitter-0", "me"),
        ("sitter-1", "beside"),
        ("name-1", "Béla"),
        ("name", "Anna"),
    ];
    let opened = client.post(format!("{address}/new")).form(&form).send().await.unwrap();
    let location = opened.headers()["location"].to_str().unwrap().to_owned();
    location.trim_matches('/').rsplit('/').next().unwrap().to_owned()
}

async fn nothing_acknowledged_is_lost(place: &[&str]) {
    let client = Client::builder().cookie_store(true).redirect(Policy::none()).build().unwrap();
    let mut server = Server::start(place);
    for death in 0..DEATHS {
        let id = open(&client, &server.address).await;
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let player =
            tokio::spawn(play(client.clone(), server.address.clone(), id.clone(), acknowledged.clone()));
        tokio::time::sleep(Duration::from_millis(250 + 97 * death as u64)).await;
        server.kill();
        player.await.unwrap();
        server = Server::start(place);
        let page = page(&client, &server.address, &id, "0").await;
        let moves: usize = value(&page, " data-moves=\"").unwrap().parse().unwrap();
        let promised = acknowledged.load(Ordering::SeqCst);
        assert!(promised > 0, "nothing was played before death {death}");
        let survived = promised..=promised + 1;
        assert!(survived.contains(&moves), "{promised} moves were acknowledged, {moves} survived");
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    nothing_acknowledged_is_lost(&["--data", folder.path().to_str().unwrap()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_in_postgres() {
    let server = std::env::var("PENTAPOLIS_TEST_POSTGRES")
        .expect("run `cargo xtask test` or `cargo xtask postgres -- cargo test -p pentapolis`");
    let name = format!("kill_{}", std::process::id());
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    nothing_acknowledged_is_lost(&["--database", &format!("{server}/{name}")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_stops_in_an_orderly_way() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&["--data", folder.path().to_str().unwrap()]);
    assert_eq!(
        Client::new().get(format!("{}/healthz", server.address)).send().await.unwrap().status(),
        StatusCode::OK
    );
    let id = server.process.id().to_string();
    Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(server.process.wait().unwrap().success());
}

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

const PROGRAM: &str = env!("CARGO_BIN_EXE_pentapolis");

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(place: &[&str]) -> Self {
        Self::start_by(Command::new(PROGRAM), place)
    }

    fn start_by(mut program: Command, place: &[&str]) -> Self {
        let mut process = program
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
        while acknowledged.load(Ordering::SeqCst) == 0 {
            assert!(!player.is_finished(), "nothing was played before death {death}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(97 * death as u64)).await;
        server.kill();
        player.await.unwrap();
        server = Server::start(place);
        let page = page(&client, &server.address, &id, "0").await;
        let moves: usize = value(&page, " data-moves=\"").unwrap().parse().unwrap();
        let promised = acknowledged.load(Ordering::SeqCst);
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

/// A number that the system tells about the process, in KiB.
fn memory(server: &Server, what: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.process.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(what)).unwrap();
    line.trim_start_matches(':').split_whitespace().next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_sign_in_at_once_do_not_take_the_memory() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&["--data", folder.path().to_str().unwrap()]);
    let client = Client::new();
    let sign_ins = (0..150).map(|number| {
        let form = [("name", format!("nobody {number}")), ("password", "a long password".to_owned())];
        tokio::spawn(client.post(format!("{}/who/sign-in", server.address)).form(&form).send())
    });
    let mut refused = 0;
    for sign_in in sign_ins.collect::<Vec<_>>() {
        let answer = sign_in.await.unwrap().unwrap();
        if answer.status() == StatusCode::SERVICE_UNAVAILABLE {
            refused += 1;
            assert!(answer.headers().contains_key("retry-after"));
        } else {
            assert_eq!(answer.status(), StatusCode::FORBIDDEN);
        }
    }
    assert!(refused < 150, "nobody was served");
    // Each takes about 20 MiB while it is worked on.
    let cores = std::thread::available_parallelism().unwrap().get() as u64;
    let most = memory(&server, "VmHWM") / 1024;
    assert!(most < 100 + 30 * cores, "{most} MiB");
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_of_no_table_are_not_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&["--data", folder.path().to_str().unwrap()]);
    let client = Client::new();
    for number in 0..200 {
        let address = format!("{}/t/unknown{number}/", server.address);
        assert_eq!(client.get(address).send().await.unwrap().status(), StatusCode::NOT_FOUND);
    }
    let metrics =
        client.get(format!("{}/metrics", server.address)).send().await.unwrap().text().await.unwrap();
    assert!(metrics.contains("pentapolis_tables_in_memory 0\n"), "{metrics}");
}

/// Files cannot grow any more, as on a full disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_can_store_nothing_is_not_well() {
    let folder = tempfile::tempdir().unwrap();
    // Whoever writes beyond the limit is told so, instead of being killed.
    let mut program = Command::new("sh");
    program.args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#, PROGRAM]);
    let server = Server::start_by(program, &["--data", folder.path().to_str().unwrap()]);
    let client = Client::new();
    let health = async || client.get(format!("{}/healthz", server.address)).send().await.unwrap().status();
    assert_eq!(health().await, StatusCode::OK);
    let wal = folder.path().join("pentapolis.db-wal").metadata().unwrap().len();
    let full = Command::new("prlimit")
        .args(["--pid", &server.process.id().to_string(), &format!("--fsize={wal}")])
        .status();
    assert!(full.unwrap().success());
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(health().await, StatusCode::SERVICE_UNAVAILABLE);
}

#[test]
fn a_server_without_a_store_names_no_address_but_the_file() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("pentapolis.db"), "dear Ada, ".repeat(1000)).unwrap();
    let output = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()])
        .env_remove("DATABASE_URL")
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("pentapolis.db cannot be opened"), "{error}");
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

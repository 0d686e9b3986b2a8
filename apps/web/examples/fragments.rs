//! How large the changing part of every table is and how long the server takes to draw it, in twenty moments of each
//! game: `cargo run --release -p web --example fragments`. It should stay under 150 KB and 2 ms.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for those who work on the pages")]

#[path = "../tests/browser/chromium.rs"]
#[allow(dead_code, reason = "shared with the tests, which drive a browser")]
mod chromium;
#[path = "../tests/browser/positions.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod positions;
#[path = "../tests/browser/server.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod server;

use std::time::{Duration, Instant};

use catalog::GameKind;
use reqwest::Client;
use server::Server;

const MOMENTS: usize = 20;
/// A table is asked for so often in each moment; the fastest answer counts, as any may be held up.
const TRIES: usize = 30;

#[tokio::main]
async fn main() {
    let server = Server::start().await;
    let client = Client::builder().cookie_store(true).build().unwrap();
    println!("{:<20} {:>12} {:>10} {:>10}", "game", "largest", "usual", "slowest");
    for kind in catalog::games() {
        let measured = measure(*kind, &server, &client).await;
        let largest = measured.iter().map(|(size, _)| size).max().unwrap();
        let mut times: Vec<Duration> = measured.iter().map(|&(_, time)| time).collect();
        times.sort_unstable();
        let [usual, slowest] =
            [times[times.len() / 2], times[times.len() - 1]].map(|time| time.as_secs_f64() * 1e3);
        println!(
            "{:<20} {:>9.1} KB {:>7.2} ms {:>7.2} ms",
            kind.name(),
            *largest as f64 / 1e3,
            usual,
            slowest
        );
    }
}

/// Size and time of the fragment in every moment.
async fn measure(kind: &dyn GameKind, server: &Server, client: &Client) -> Vec<(usize, Duration)> {
    let mut measured = Vec::new();
    for position in positions::moments(kind, MOMENTS) {
        let import = client.post(format!("{}/import", server.address)).form(&[("file", position.file())]);
        let table = position.seen_at(import.send().await.unwrap().url().as_str());
        let mut fastest = (0, Duration::MAX);
        for _ in 0..TRIES {
            let began = Instant::now();
            let answer = client.get(&table).header("X-Fragment", "yes").send().await.unwrap();
            let size = answer.bytes().await.unwrap().len();
            fastest = (size, fastest.1.min(began.elapsed()));
        }
        measured.push(fastest);
    }
    measured
}

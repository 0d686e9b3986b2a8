//! Drives a server on the loopback: many tables, many listening pages, many moves.
//!
//! `cargo xtask load` starts a server of its own and runs this against it:
//! `load ADDRESS PID TABLES SOCKETS MOVES_PER_SECOND SECONDS IDLE_SECONDS`.

use std::env;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reqwest::Client;
use reqwest::redirect::Policy;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// People who open tables; each has many.
const GUESTS: usize = 50;
const AT_ONCE: usize = 16;

struct Plan {
    address: String,
    pid: String,
    tables: usize,
    sockets: usize,
    rate: u64,
    seconds: u64,
    /// How long nobody does anything at the end.
    idle: u64,
}

/// A table with the next click that is legal there.
struct Place {
    client: Client,
    id: String,
    moves: String,
    action: String,
    seat: String,
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| args[place].parse().expect("a number");
    let plan = Plan {
        address: args[0].clone(),
        pid: args[1].clone(),
        tables: number(2) as usize,
        sockets: number(3) as usize,
        rate: number(4),
        seconds: number(5),
        idle: number(6),
    };
    let empty = memory(&plan.pid);
    let began = Instant::now();
    let seats = open_tables(&plan).await;
    say(&format!("{} tables opened in {:.1} s", seats.len(), began.elapsed().as_secs_f64()));
    let full = memory(&plan.pid);
    say(&format!(
        "memory: {empty} KB empty, {full} KB with all tables, {:.1} KB per table",
        (full as f64 - empty as f64) / seats.len() as f64
    ));
    let pages = listen(&plan, &seats).await;
    say(&format!("{} pages listen; memory {} KB", pages.sockets.len(), memory(&plan.pid)));
    let times = play(&plan, seats).await;
    report(&plan, times, pages.heard.load(Ordering::Relaxed));
    rest(&plan, pages, empty).await;
}

fn say(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Resident memory of a process in KB.
fn memory(pid: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kb| kb.parse().ok()).unwrap_or(0)
}

async fn open_tables(plan: &Plan) -> Vec<Place> {
    let mut guests = Vec::new();
    for number in 0..GUESTS {
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).build().expect("a client");
        let name = [("name", format!("Guest {number}"))];
        client.post(format!("{}/who", plan.address)).form(&name).send().await.expect("the server answers");
        guests.push(client);
    }
    let next = Arc::new(AtomicUsize::new(0));
    let seats = Arc::new(Mutex::new(Vec::new()));
    let mut workers = Vec::new();
    for _ in 0..AT_ONCE {
        let (next, seats, guests, address, tables) =
            (next.clone(), seats.clone(), guests.clone(), plan.address.clone(), plan.tables);
        workers.push(tokio::spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tables {
                    return;
                }
                if let Some(seat) = open(&address, &guests[number % GUESTS], number).await {
                    seats.lock().await.push(seat);
                }
            }
        }));
    }
    for worker in workers {
        worker.await.expect("a worker ends");
    }
    std::mem::take(&mut *seats.lock().await)
}

/// Every game in turn; every second table against a bot, the others with somebody beside.
async fn open(address: &str, client: &Client, number: usize) -> Option<Place> {
    let games = catalog::games();
    let kind = games[number % games.len()];
    let seats = (*kind.seats().start()).max(2);
    let other = if number.is_multiple_of(2) { "bot" } else { "beside" };
    let mut form = vec![
        ("game".to_owned(), kind.name().to_owned()),
        ("seats".to_owned(), seats.to_string()),
        ("sitter-0".to_owned(), "me".to_owned()),
        ("spectators".to_owned(), "yes".to_owned()),
    ];
    for seat in 1..seats {
        form.extend([
            (format!("sitter-{seat}"), other.to_owned()),
            (format!("level-{seat}"), "random".to_owned()),
            (format!("name-{seat}"), "Other".to_owned()),
        ]);
    }
    let answer = client.post(format!("{address}/new")).form(&form).send().await.ok()?;
    let place = answer.headers().get("location")?.to_str().ok()?.to_owned();
    let id = place.trim_matches('/').rsplit('/').next()?.to_owned();
    let mut seat = Place {
        client: client.clone(),
        id,
        moves: String::new(),
        action: String::new(),
        seat: "0".to_owned(),
    };
    for _ in 0..20 {
        if look(address, &mut seat).await {
            return Some(seat);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    None
}

/// Reads the page; true when there is something to click.
async fn look(address: &str, seat: &mut Place) -> bool {
    let page =
        seat.client.get(format!("{address}/t/{}/?as={}", seat.id, seat.seat)).header("x-fragment", "yes");
    let Ok(answer) = page.send().await else { return false };
    let Ok(text) = answer.text().await else { return false };
    read(&text, seat)
}

fn read(text: &str, seat: &mut Place) -> bool {
    let value =
        |start: &str| text.split(start).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    seat.moves = value(" data-moves=\"").unwrap_or_default();
    match (value(" data-panel=\""), value("/?as=")) {
        (Some(action), _) => {
            seat.action = action.replace("&quot;", "\"").replace("&amp;", "&");
            true
        }
        (None, Some(next)) => {
            seat.seat = next;
            false
        }
        (None, None) => false,
    }
}

/// Sockets that count what they hear.
#[derive(Default)]
struct Pages {
    heard: Arc<AtomicUsize>,
    sockets: JoinSet<()>,
}

async fn listen(plan: &Plan, seats: &[Place]) -> Pages {
    let mut pages = Pages::default();
    for seat in seats.iter().take(plan.sockets) {
        let address = format!("{}/t/{}/live", plan.address.replacen("http", "ws", 1), seat.id);
        let mut request = address.into_client_request().expect("an address");
        request.headers_mut().insert("origin", plan.address.parse().expect("an address"));
        let (mut socket, _) = connect_async(request).await.expect("the server listens");
        let heard = pages.heard.clone();
        pages.sockets.spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                heard.fetch_add(usize::from(message.is_text()), Ordering::Relaxed);
            }
        });
    }
    pages
}

/// Nobody looks and nobody plays: how much does a table cost that only exists?
async fn rest(plan: &Plan, pages: Pages, empty: u64) {
    drop(pages);
    if plan.idle > 0 {
        tokio::time::sleep(Duration::from_secs(plan.idle)).await;
        let full = memory(&plan.pid);
        let each = full.saturating_sub(empty) as f64 / plan.tables as f64;
        say(&format!("after {} s of rest: memory {full} KB, {each:.1} KB per table", plan.idle));
    }
}

/// Starts moves at a steady rate, whether earlier ones are answered or not; returns their times.
async fn play(plan: &Plan, seats: Vec<Place>) -> Vec<Duration> {
    let (ready, mut waiting) = mpsc::unbounded_channel();
    for seat in seats {
        let _ = ready.send(seat);
    }
    let (finished, mut times) = mpsc::unbounded_channel();
    let mut clock = interval(Duration::from_micros(1_000_000 / plan.rate.max(1)));
    clock.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(plan.seconds) {
        clock.tick().await;
        let Ok(mut seat) = waiting.try_recv() else { continue };
        let (ready, finished, address) = (ready.clone(), finished.clone(), plan.address.clone());
        tokio::spawn(async move {
            let form = [("expected", &seat.moves), ("action", &seat.action), ("as", &seat.seat)];
            let request = seat
                .client
                .post(format!("{address}/t/{}/act", seat.id))
                .header("x-fragment", "yes")
                .form(&form);
            let began = Instant::now();
            let Ok(answer) = request.send().await else { return };
            let good = answer.status().is_success();
            let Ok(text) = answer.text().await else { return };
            if good {
                let _ = finished.send(began.elapsed());
            }
            let mut is_ready = read(&text, &mut seat);
            for _ in 0..100 {
                if is_ready {
                    let _ = ready.send(seat);
                    return;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                is_ready = look(&address, &mut seat).await;
            }
        });
    }
    drop(finished);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut all = Vec::new();
    while let Ok(time) = times.try_recv() {
        all.push(time);
    }
    all
}

fn report(plan: &Plan, mut times: Vec<Duration>, heard: usize) {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 1000).or(times.last()).copied().unwrap_or_default();
    say(&format!(
        "{:.0} moves/s of {} wanted; p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, worst {:.1} ms; {heard} messages heard; memory {} KB",
        times.len() as f64 / plan.seconds as f64,
        plan.rate,
        at(500).as_secs_f64() * 1e3,
        at(950).as_secs_f64() * 1e3,
        at(990).as_secs_f64() * 1e3,
        times.last().copied().unwrap_or_default().as_secs_f64() * 1e3,
        memory(&plan.pid),
    ));
}

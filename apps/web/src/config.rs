//! How the server is to run.

use std::time::Duration;

use store::Place;

#[derive(Clone, Debug)]
pub struct Config {
    pub place: Place,
    /// The server is reached through a proxy that names the visitor's address and speaks HTTPS.
    pub behind_proxy: bool,
    /// Threads for bots, for one person at most; another one is kept for the others.
    pub bot_threads: usize,
    /// Multiplies the limits on what costs the server something.
    pub limit_factor: u32,
    /// Whom to tell about a hole in this server: a URI such as `mailto:…`, for `security.txt`.
    pub contact: Option<String>,
    pub patience: Patience,
}

impl Config {
    /// What suits most servers.
    pub fn new(place: Place) -> Self {
        Config {
            place,
            behind_proxy: false,
            bot_threads: 1,
            limit_factor: 1,
            contact: None,
            patience: Patience::default(),
        }
    }
}

/// How long the server waits for what may never come.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a store that is busy.
    pub store: Duration,
    /// Before a bot that could not move tries again; each time in a row it waits twice as long, up to a bound.
    pub bot: Duration,
    /// For the rest of a request's headers, and for the next request on the same connection.
    pub headers: Duration,
    /// For those who are being answered when the server stops.
    pub farewell: Duration,
    /// Between two pings on the socket of a page; whoever leaves two of them unanswered is gone.
    pub ping: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            store: store::PATIENCE,
            bot: Duration::from_secs(1),
            headers: Duration::from_secs(15),
            farewell: Duration::from_secs(10),
            // Quiet connections are cut by proxies after about a minute.
            ping: Duration::from_secs(25),
        }
    }
}

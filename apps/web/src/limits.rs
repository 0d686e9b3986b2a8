//! How often somebody may do what costs the server something.

use std::hash::{BuildHasher, Hash, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::oops::Oops;

/// How often quiet addresses are forgotten.
pub(crate) const SWEEP: Duration = Duration::from_secs(20);

/// So many at once, then so many in a while.
pub(crate) struct Limits {
    signing_in: DefaultKeyedRateLimiter<IpAddr>,
    creating: DefaultKeyedRateLimiter<IpAddr>,
    chatting: DefaultKeyedRateLimiter<IpAddr>,
    bringing_editions: DefaultKeyedRateLimiter<IpAddr>,
    /// By a hash of the name: whoever guesses from many addresses still guesses slowly.
    names: DefaultKeyedRateLimiter<u64>,
    hash: RandomState,
    /// By table.
    undoing: DefaultKeyedRateLimiter<String>,
}

/// What is counted by address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    SigningIn,
    Creating,
    Chatting,
    /// Of one's own, with a file.
    BringingEdition,
}

fn limiter<K: Hash + Eq + Clone>(quota: fn(NonZeroU32) -> Quota, count: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(quota(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)))
}

fn check<K: Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
    why: &'static str,
) -> Result<(), Oops> {
    limiter.check_key(key).map_err(|refused| {
        let wait = refused.wait_time_from(DefaultClock::default().now());
        Oops::Wait { why, seconds: (wait.as_secs_f64().ceil() as u64).max(1) }
    })
}

impl Limits {
    /// `factor` loosens all limits, for tests and load generators.
    pub(crate) fn new(factor: u32) -> Self {
        Limits {
            signing_in: limiter(Quota::per_minute, 10 * factor),
            creating: limiter(Quota::per_minute, 20 * factor),
            chatting: limiter(Quota::per_minute, 30 * factor),
            // They stay in memory, see `editions`.
            bringing_editions: limiter(Quota::per_hour, 20 * factor),
            // Twice as many as by address, so that one address alone cannot keep the owner of a name out.
            names: limiter(Quota::per_minute, 20 * factor),
            hash: RandomState::new(),
            // One every six seconds, all the time, is more than people who play need; without end, the log of
            // a table would grow without end. Bots never undo.
            undoing: limiter(Quota::per_hour, 600 * factor),
        }
    }

    pub(crate) fn check(&self, doing: Doing, address: IpAddr) -> Result<(), Oops> {
        let limiter = match doing {
            Doing::SigningIn => &self.signing_in,
            Doing::Creating => &self.creating,
            Doing::Chatting => &self.chatting,
            Doing::BringingEdition => &self.bringing_editions,
        };
        check(limiter, &neighbourhood(address), "oops-too-often")
    }

    /// Somebody tries a password for this name.
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Oops> {
        check(&self.names, &self.hash.hash_one(name.trim().to_lowercase()), "oops-too-often")
    }

    pub(crate) fn check_undo(&self, table: &str) -> Result<(), Oops> {
        check(&self.undoing, &table.to_owned(), "oops-too-many-undos")
    }

    /// Runs as long as the server: what has been quiet is forgotten.
    pub(crate) async fn keep(&self, every: Duration) {
        let mut sweep = tokio::time::interval(every);
        loop {
            sweep.tick().await;
            self.forget_quiet();
        }
    }

    fn forget_quiet(&self) {
        for limiter in [&self.signing_in, &self.creating, &self.chatting, &self.bringing_editions] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        self.names.retain_recent();
        self.undoing.retain_recent();
    }
}

/// A household has a whole network of IPv6 addresses, so they count as one.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// The address of the visitor: behind a proxy we trust, the last value of the last line, which is the proxy's own.
pub(crate) fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    if !behind_proxy {
        return peer;
    }
    let last = headers.get_all("x-forwarded-for").iter().next_back();
    let last = last.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEER: &str = "192.0.2.1";
    const A_MOMENT: Duration = Duration::from_millis(50);

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn forwarded(lines: &[&'static str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for &line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        address(&headers, ip(PEER), true)
    }

    #[test]
    fn only_what_the_proxy_itself_says_counts() {
        assert_eq!(forwarded(&["1.1.1.1, 203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(forwarded(&["1.1.1.1", "203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(forwarded(&["1.1.1.1", "2.2.2.2 , 2001:db8::7"]), ip("2001:db8::7"));
        assert_eq!(forwarded(&["1.1.1.1", "unknown"]), ip(PEER));
        assert_eq!(forwarded(&[]), ip(PEER));
    }

    #[test]
    fn a_network_of_a_household_counts_as_one() {
        let limits = Limits::new(1);
        let passed = (1..=60).filter(|n| {
            let address = ip(&format!("2001:db8:1:2:{n:x}::{n:x}"));
            limits.check(Doing::SigningIn, address).is_ok()
        });
        assert_eq!(passed.count(), 10);
        assert!(limits.check(Doing::SigningIn, ip("2001:db8:1:3::1")).is_ok(), "another household");
        assert_eq!(neighbourhood(ip("::ffff:203.0.113.7")), ip("203.0.113.7"));
    }

    #[test]
    fn a_name_is_guessed_slowly_from_wherever() {
        let limits = Limits::new(1);
        let passed = |name: &str| (0..60).filter(|_| limits.check_name(name).is_ok()).count();
        assert_eq!(passed("Anna"), 20);
        assert_eq!(passed(" anna"), 0, "the same name");
        assert_eq!(passed("Béla"), 20);
    }

    #[test]
    fn whoever_is_refused_is_told_for_how_long() {
        let limits = Limits::new(1);
        let refused = (0..30).find_map(|_| limits.check(Doing::Creating, ip(PEER)).err());
        assert!(matches!(refused, Some(Oops::Wait { seconds: 1..=3, .. })), "{refused:?}");
        let refused = (0..700).find_map(|_| limits.check_undo("table").err());
        assert!(matches!(refused, Some(Oops::Wait { seconds: 1..=6, .. })), "{refused:?}");
    }

    #[tokio::test]
    async fn quiet_addresses_are_forgotten() {
        let limits = Limits::new(1_000_000);
        for n in 0..1000 {
            limits.check(Doing::Creating, IpAddr::V4(n.into())).unwrap();
        }
        let _ = tokio::time::timeout(2 * A_MOMENT, limits.keep(A_MOMENT)).await;
        assert!(limits.creating.is_empty(), "{} are remembered", limits.creating.len());
    }
}

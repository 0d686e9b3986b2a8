//! How often one address may do what costs the server something.

use std::net::IpAddr;
use std::num::NonZeroU32;

use axum::http::HeaderMap;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::oops::Oops;

/// Limits by address: so many at once, then so many a minute.
pub(crate) struct Limits {
    signing_in: DefaultKeyedRateLimiter<IpAddr>,
    creating: DefaultKeyedRateLimiter<IpAddr>,
    chatting: DefaultKeyedRateLimiter<IpAddr>,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    SigningIn,
    Creating,
    Chatting,
}

fn per_minute(count: u32) -> DefaultKeyedRateLimiter<IpAddr> {
    RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)))
}

impl Limits {
    /// `factor` loosens all limits, for tests and load generators.
    pub(crate) fn new(factor: u32) -> Self {
        Limits {
            signing_in: per_minute(10 * factor),
            creating: per_minute(20 * factor),
            chatting: per_minute(30 * factor),
        }
    }

    pub(crate) fn check(&self, doing: Doing, address: IpAddr) -> Result<(), Oops> {
        let limiter = match doing {
            Doing::SigningIn => &self.signing_in,
            Doing::Creating => &self.creating,
            Doing::Chatting => &self.chatting,
        };
        limiter.check_key(&address).map_err(|_| Oops::TooOften)
    }

    /// Addresses that have been quiet are forgotten.
    pub(crate) fn forget_quiet(&self) {
        for limiter in [&self.signing_in, &self.creating, &self.chatting] {
            limiter.retain_recent();
        }
    }
}

/// The address of the visitor: behind a proxy we trust, the one that it names last.
pub(crate) fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    if !behind_proxy {
        return peer;
    }
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

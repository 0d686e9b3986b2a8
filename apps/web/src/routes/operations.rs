//! For those who run the server: health, metrics, one log line per request.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::Store;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use tokio::sync::Mutex;

use crate::App;
use crate::oops::Oops;

/// A finding about the store is worth something for so long: it costs a write.
const FRESH: Duration = Duration::from_secs(1);
/// Whoever reads `security.txt` should look again after so long.
const EXPIRES: time::Duration = time::Duration::days(180);

/// Whether the store was well when it was last tried.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn of(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < FRESH
        {
            return well;
        }
        let tried = store.health().await;
        if let Err(error) = &tried {
            tracing::error!(error = error as &dyn std::error::Error, "the store is not well");
        }
        *last = Some((Instant::now(), tried.is_ok()));
        tried.is_ok()
    }
}

pub(crate) async fn health(State(app): State<App>) -> Response {
    if app.health.of(app.store()).await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
    }
}

/// Whom to tell about a hole (RFC 9116).
pub(crate) async fn security(State(app): State<App>) -> Result<String, Oops> {
    let contact = app.contact.as_deref().ok_or(Oops::NotFound)?;
    let now = OffsetDateTime::from_unix_timestamp(hall::now() / 1000).map_err(|_| Oops::Trouble)?;
    let expires = (now + EXPIRES).format(&Rfc3339).map_err(|_| Oops::Trouble)?;
    Ok(format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, hu\n"))
}

pub(crate) async fn metrics(State(app): State<App>) -> String {
    metrics::gauge!("pentapolis_tables_in_memory").set(app.rooms.in_memory() as f64);
    app.metrics.run_upkeep();
    app.metrics.render()
}

/// Logs the route, never the address itself: the code of a table is known only to those who have its link.
pub(crate) async fn observe(State(_): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, seconds) = (response.status().as_u16(), began.elapsed().as_secs_f64());
    metrics::counter!("pentapolis_requests_total", "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("pentapolis_request_seconds", "route" => route.clone()).record(seconds);
    tracing::debug!(%method, route, status, seconds, "request");
    response
}

//! For those who run the server: health, metrics, one log line per request.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;

pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.store().health().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, "the store is not well");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
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

//! Which address leads where, and what holds for every request.

mod at_table;
mod home;
mod leaving;
mod live;
mod mine;
mod new;
pub(crate) mod operations;
mod reading;
mod replay;
mod seats;
mod table;
mod who;

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::limits::{Doing, address};
use crate::oops::{Oops, dress};
use crate::sessions::keep_signed_in;
use crate::{App, assets};

/// Forms are small; game files are not.
const LARGEST_FORM: usize = 64 * 1024;
const LARGEST_FILE: usize = 4 * 1024 * 1024;
const LONGEST: Duration = Duration::from_secs(30);

/// No script, style or frame from anywhere but here, and none inside the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What no page of ours needs, and who may open or embed one.
const SAFE: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
        microphone=(), midi=(), payment=(), serial=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];
/// Behind a proxy that speaks HTTPS, browsers shall not try without it.
const A_YEAR: &str = "max-age=31536000";

pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/games", get(reading::games))
        .route("/bots", get(reading::bots))
        .route("/mine", get(mine::page))
        .route("/tables/{status}", get(home::all))
        .route("/join", get(home::join))
        .route("/who", get(who::page).post(who::become_guest))
        .route("/who/rename", post(who::rename))
        .route("/who/keep", post(who::keep))
        .route("/who/sign-in", post(who::sign_in))
        .route("/who/sign-out", post(leaving::sign_out))
        .route("/who/sessions/{id}/end", post(leaving::end_session))
        .route("/who/delete", post(leaving::delete))
        .route("/lang/{code}", get(who::language))
        .route("/theme/{name}", get(who::theme))
        .route("/new", get(new::page).post(new::create))
        .route("/play/{game}", post(new::against_bots))
        .route("/import", get(replay::import_page))
        .route("/import", post(replay::import).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/rules/{game}", get(reading::rules))
        .route("/editions/{game}", get(reading::edition))
        .route("/t/{id}", get(table::with_slash))
        .merge(table_routes())
        .route("/static/{mark}/{file}", get(assets::file))
        .route("/favicon.ico", get(assets::favicon))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/healthz", get(operations::health))
        .route("/.well-known/security.txt", get(operations::security))
        .route("/metrics", get(operations::metrics))
        .fallback(|| async { Oops::NotFound })
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(from_fn(own_pages_only))
        .layer(from_fn(dress))
        .layer(from_fn_with_state(app.clone(), keep_signed_in))
        .layer(CatchPanicLayer::custom(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response()))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), safe_headers))
        .layer(from_fn_with_state(app.clone(), operations::observe))
        .with_state(app)
}

fn table_routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/", get(table::page))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/why", post(table::why))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/join", post(seats::join))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/start", post(seats::start))
        .route("/t/{id}/chat", post(table::chat))
        .route("/t/{id}/to-bot", post(seats::to_bot))
        .route("/t/{id}/take-back", post(seats::take_back))
        .route("/t/{id}/propose-end", post(seats::propose_end))
        .route("/t/{id}/resign", post(seats::resign))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/still", get(table::still))
        .route("/t/{id}/live", get(live::listen))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/play-on", post(replay::play_on))
        .route("/t/{id}/file", get(replay::file))
        .route("/t/{id}/verify", get(replay::verify))
}

/// A form of another site, or a socket opened by it, changes nothing here.
async fn own_pages_only(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let opens_socket = headers.contains_key("sec-websocket-key");
    if (changes || opens_socket) && is_foreign(headers) {
        return Oops::Foreign.into_response();
    }
    next.run(request).await
}

fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return true;
    }
    let Some(origin) = text(ORIGIN) else { return false };
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin_host.is_none() || origin_host != text(HOST)
}

async fn safe_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SAFE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.behind_proxy {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(A_YEAR));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The code of a table in an address; what is none leads nowhere.
pub(crate) struct Code(pub(crate) String);

impl FromRequestParts<App> for Code {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Oops> {
        let Path(code) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| Oops::NotFound)?;
        let is_code = code.len() <= 32 && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        // Looked up here, so that codes of tables that do not exist cost nothing.
        if is_code && app.rooms.has(&code).await? { Ok(Code(code)) } else { Err(Oops::NotFound) }
    }
}

/// The visitor's address, for limits.
pub(crate) struct Remote(IpAddr);

impl FromRequestParts<App> for Remote {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Oops> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let peer = peer.map_err(|_| Oops::Trouble)?.0.ip();
        Ok(Remote(address(&parts.headers, peer, app.behind_proxy)))
    }
}

impl App {
    pub(crate) fn may(&self, remote: &Remote, doing: Doing) -> Result<(), Oops> {
        self.limits.check(doing, remote.0)
    }
}

/// What a header cannot carry is written in percents.
const NOT_CARRIED: &AsciiSet = &CONTROLS.add(b' ');

/// Back to where the visitor was, if that is a page of ours.
pub(crate) fn back_to(path: Option<&str>) -> Redirect {
    let own = path.filter(|path| is_own(path)).unwrap_or("/");
    Redirect::to(&utf8_percent_encode(own, NOT_CARRIED).to_string())
}

/// Browsers drop tabs and line breaks, and read a backslash as a slash: none of them may hide another site.
fn is_own(path: &str) -> bool {
    path.starts_with('/') && !path.contains("//") && !path.contains(|c: char| c == '\\' || c.is_control())
}

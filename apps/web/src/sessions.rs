//! Who is signed in: the cookie of a browser names a session, and the store knows whose it is.
//!
//! Cookies from before there were sessions name a person and a generation. They hold until they are exchanged for
//! a session, at the next page, or until the person ends what was signed then.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::{HeaderMap, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::Cookie;
use hall::now;
use store::{Person, PersonId, Session, StoreError};

use crate::App;
use crate::visitor::lasting;

/// The name of the cookie that says who somebody is.
const WHO: &str = "who";
/// A session is not renewed by every page, but by the first of a day.
const RENEWED: Duration = Duration::from_hours(24);
/// Browsers say more of themselves than we want to keep.
const LONGEST_AGENT: usize = 200;

/// Somebody whom we know by their cookie.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    /// The id of the session; none for a cookie that has not been exchanged yet.
    pub(crate) session: Option<String>,
}

/// A cookie to be sent with whatever the answer is.
#[derive(Clone, Default)]
struct Errand(Arc<Mutex<Option<String>>>);

impl Errand {
    fn leave(parts: &Parts, secret: String) {
        if let Some(errand) = parts.extensions.get::<Errand>() {
            *errand.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(secret);
        }
    }

    fn take(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Sends the cookie again where a session was renewed or has replaced an older cookie.
pub(crate) async fn keep_signed_in(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let errand = Errand::default();
    request.extensions_mut().insert(errand.clone());
    let response = next.run(request).await;
    match errand.take() {
        Some(secret) if !says_who(response.headers()) => {
            let jar = SignedCookieJar::new(app.key.clone()).add(cookie(&app, secret));
            (jar, response).into_response()
        }
        _ => response,
    }
}

/// The answer itself signs somebody in or out.
fn says_who(headers: &HeaderMap) -> bool {
    let cookies = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.into_iter().any(|cookie| cookie.starts_with("who="))
}

/// Whose cookie comes with this request.
pub(crate) async fn signed_in(app: &App, parts: &Parts) -> Result<Option<SignedIn>, StoreError> {
    let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
    let Some(cookie) = jar.get(WHO) else { return Ok(None) };
    if let Some((id, generation)) = from_before(cookie.value()) {
        let person = app.store().person(id).await?.filter(|person| person.generation == generation);
        let Some(person) = person else { return Ok(None) };
        let session = exchange(app, parts, &person).await;
        return Ok(Some(SignedIn { person, session }));
    }
    let Some((session, person)) = app.store().session(cookie.value()).await? else { return Ok(None) };
    renew(app, parts, &session, cookie.value()).await;
    Ok(Some(SignedIn { person, session: Some(session.id) }))
}

/// A cookie from before there were sessions: `person.generation`.
fn from_before(value: &str) -> Option<(PersonId, i64)> {
    let (id, generation) = value.split_once('.')?;
    Some((id.parse().ok()?, generation.parse().ok()?))
}

/// Gives an older cookie a session. Only for whole pages: what they ask for beside would begin some of its own.
async fn exchange(app: &App, parts: &Parts, person: &Person) -> Option<String> {
    let beside = ["x-fragment", "sec-websocket-key"].iter().any(|name| parts.headers.contains_key(*name));
    if parts.method != Method::GET || beside {
        return None;
    }
    let begun = async {
        let secret = app.store().begin_session(person.id, &agent(&parts.headers)).await?;
        let session = app.store().session(&secret).await?;
        Ok::<_, StoreError>((secret, session))
    };
    match begun.await {
        Ok((secret, session)) => {
            Errand::leave(parts, secret);
            session.map(|(session, _)| session.id)
        }
        Err(error) => {
            tracing::warn!(%error, "an older cookie was not exchanged");
            None
        }
    }
}

/// A store that cannot write now does not sign anybody out: the next page tries again.
async fn renew(app: &App, parts: &Parts, session: &Session, secret: &str) {
    if now() - session.used < RENEWED.as_millis() as i64 {
        return;
    }
    match app.store().renew_session(&session.id).await {
        Ok(()) => Errand::leave(parts, secret.to_owned()),
        Err(error) => tracing::warn!(%error, "a session was not renewed"),
    }
}

/// What a browser says of itself.
pub(crate) fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(LONGEST_AGENT).collect()
}

/// Signs a person in, in the browser that asks.
pub(crate) async fn begin(
    app: &App,
    jar: SignedCookieJar,
    person: PersonId,
    agent: &str,
) -> Result<SignedCookieJar, StoreError> {
    let secret = app.store().begin_session(person, agent).await?;
    Ok(jar.add(cookie(app, secret)))
}

pub(crate) fn forget(jar: SignedCookieJar) -> SignedCookieJar {
    jar.remove(Cookie::build(WHO).path("/").build())
}

fn cookie(app: &App, secret: String) -> Cookie<'static> {
    lasting(WHO, secret, app.behind_proxy)
}

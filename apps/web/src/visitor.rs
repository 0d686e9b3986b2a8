//! Who asks: the person behind a signed cookie, their language and theme.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite};
use game::{Lang, Words};
use store::{Person, Session};

use crate::App;
use crate::oops::Oops;
use crate::sessions::{SignedIn, agent, signed_in};
use crate::words;

pub(crate) const LANG: &str = "lang";
pub(crate) const THEME: &str = "theme";

/// What a page should look like, whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Looks {
    pub(crate) lang: Lang,
    /// `light`, `dark`, or nothing for what the system says.
    pub(crate) theme: Option<&'static str>,
    /// The address that was asked for, to come back to after a change of language.
    pub(crate) path: String,
}

impl Looks {
    pub(crate) fn of(headers: &HeaderMap, path: &str) -> Self {
        let theme = match cookie(headers, THEME).as_deref() {
            Some("light") => Some("light"),
            Some("dark") => Some("dark"),
            _ => None,
        };
        let lang = cookie(headers, LANG).and_then(|code| code.parse().ok());
        Looks { lang: lang.unwrap_or_else(|| accepted(headers)), theme, path: path.to_owned() }
    }

    pub(crate) fn words(&self) -> Words {
        words::plain(self.lang)
    }
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then(|| value.to_owned())
    })
}

/// The first of the browser's languages that this program speaks.
fn accepted(headers: &HeaderMap) -> Lang {
    let wish = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = wish.split(',').filter_map(|part| part.trim().get(..2));
    codes.map(str::to_lowercase).find_map(|code| code.parse().ok()).unwrap_or_default()
}

/// Somebody who asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    /// The id of the session of the person.
    pub(crate) session: Option<String>,
    /// What the browser says of itself.
    pub(crate) agent: String,
    pub(crate) looks: Looks,
    /// The page's script asks for a part of the page only.
    pub(crate) wants_fragment: bool,
}

impl Visitor {
    pub(crate) fn id(&self) -> Option<store::PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    pub(crate) fn lang(&self) -> Lang {
        self.looks.lang
    }

    /// The person, or the page that says that a name is needed.
    pub(crate) fn named(&self) -> Result<&Person, Oops> {
        self.person.as_ref().ok_or(Oops::NoName)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Oops> {
        let Ok(looks) = Looks::from_request_parts(parts, app).await;
        let (person, session) = match signed_in(app, parts).await? {
            Some(SignedIn { person, session }) => (Some(person), session),
            None => (None, None),
        };
        let wants_fragment = parts.headers.contains_key("x-fragment");
        Ok(Visitor { person, session, agent: agent(&parts.headers), looks, wants_fragment })
    }
}

impl FromRequestParts<App> for Looks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Looks::of(&parts.headers, path))
    }
}

/// A cookie for a year that no script can read.
pub(crate) fn lasting(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(time::Duration::seconds(Session::LASTS.as_secs() as i64))
        .build()
}

//! Who I am: a guest by a name, a password if I want to keep it.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::Cookie;
use axum_extra::extract::{CookieJar, SignedCookieJar};
use game::Lang;
use maud::Markup;
use serde::Deserialize;
use store::{Person, Session};

use super::leaving::leave_session;
use super::{Remote, back_to};
use crate::App;
use crate::limits::Doing;
use crate::names::tidy;
use crate::oops::Oops;
use crate::pages::who::{self, Asked, Refused};
use crate::sessions::begin;
use crate::visitor::{LANG, Looks, THEME, Visitor, lasting};

/// The shortest password.
const SHORTEST: usize = 8;

#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
    back: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Password {
    #[serde(default)]
    name: String,
    password: String,
}

#[derive(Deserialize)]
pub(crate) struct NewPassword {
    /// Asked of those who have one.
    old: Option<String>,
    password: String,
}

#[derive(Deserialize)]
pub(crate) struct Back {
    back: Option<String>,
}

pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(back): Query<Back>,
) -> Result<Markup, Oops> {
    let sessions = sessions(&app, &visitor).await?;
    Ok(who::page(&visitor, &sessions, back.back.as_deref(), None))
}

async fn sessions(app: &App, visitor: &Visitor) -> Result<Vec<Session>, Oops> {
    match visitor.id() {
        Some(me) => Ok(app.store().sessions_of(me).await?),
        None => Ok(Vec::new()),
    }
}

/// The page again, with what was typed and why it cannot be.
pub(crate) async fn ask_again(
    app: &App,
    visitor: &Visitor,
    back: Option<&str>,
    refused: Refused,
) -> Result<Response, Oops> {
    if !matches!(refused.why, Oops::NameTaken | Oops::WrongPassword | Oops::Bad(_)) {
        return Err(refused.why);
    }
    // Whoever changes the language now comes back to the page, not to the address of the form.
    let looks = Looks { path: "/who".to_owned(), ..visitor.looks.clone() };
    let visitor = Visitor { looks, ..visitor.clone() };
    let page = who::page(&visitor, &sessions(app, &visitor).await?, back, Some(&refused));
    Ok((refused.why.status(), page).into_response())
}

/// A name that was typed on another page cannot be; with another one the visitor goes back there.
pub(crate) async fn ask_another_name(
    app: &App,
    visitor: &Visitor,
    back: &str,
    typed: Option<String>,
    why: Oops,
) -> Result<Response, Oops> {
    let refused = Refused { form: Asked::Name, typed: typed.unwrap_or_default(), why };
    ask_again(app, visitor, Some(back), refused).await
}

pub(crate) async fn become_guest(
    State(app): State<App>,
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Name>,
) -> Result<Response, Oops> {
    let back = form.back.as_deref();
    if visitor.person.is_some() {
        return Ok(back_to(back).into_response());
    }
    let named = async { guest(&app, &remote, &visitor, jar, &tidy(&form.name)?).await };
    match named.await {
        Ok((jar, _)) => Ok((jar, back_to(back)).into_response()),
        Err(why) => {
            ask_again(&app, &visitor, back, Refused { form: Asked::Name, typed: form.name, why }).await
        }
    }
}

/// A new guest, remembered by a cookie.
pub(crate) async fn guest(
    app: &App,
    remote: &Remote,
    visitor: &Visitor,
    jar: SignedCookieJar,
    name: &str,
) -> Result<(SignedCookieJar, Person), Oops> {
    app.may(remote, Doing::Creating)?;
    let person = app.store().add_person(name).await?;
    Ok((begin(app, jar, person.id, &visitor.agent).await?, person))
}

pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Name>,
) -> Result<Response, Oops> {
    let person = visitor.named()?;
    let renamed = async { Ok(app.store().rename(person.id, &tidy(&form.name)?).await?) };
    match renamed.await {
        Ok(()) => Ok(Redirect::to("/who").into_response()),
        Err(why) => {
            ask_again(&app, &visitor, None, Refused { form: Asked::Rename, typed: form.name, why }).await
        }
    }
}

/// A first password, or another one; either way this browser alone stays signed in.
pub(crate) async fn keep(
    State(app): State<App>,
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<NewPassword>,
) -> Result<Response, Oops> {
    app.may(&remote, Doing::SigningIn)?;
    let person = visitor.named()?;
    match keep_by(&app, person, form).await {
        Ok(()) => {
            app.store().end_sign_ins(person.id).await?;
            let jar = begin(&app, jar, person.id, &visitor.agent).await?;
            Ok((jar, Redirect::to("/who")).into_response())
        }
        Err(why) => {
            let refused = Refused { form: Asked::Keep, typed: String::new(), why };
            ask_again(&app, &visitor, None, refused).await
        }
    }
}

async fn keep_by(app: &App, person: &Person, form: NewPassword) -> Result<(), Oops> {
    if person.password.is_some() {
        verify(app, person.password.clone(), form.old.unwrap_or_default()).await?;
    }
    if form.password.chars().count() < SHORTEST || form.password.len() > 1000 {
        return Err(Oops::Bad("oops-short-password"));
    }
    let hash = app.passwords.hash(form.password).await?;
    Ok(app.store().keep_name(person.id, &hash).await?)
}

pub(crate) async fn sign_in(
    State(app): State<App>,
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Password>,
) -> Result<Response, Oops> {
    app.may(&remote, Doing::SigningIn)?;
    app.limits.check_name(&form.name)?;
    let typed = form.name.clone();
    match person_by(&app, form).await {
        Ok(person) => {
            leave_session(&app, &visitor).await?;
            let jar = begin(&app, jar, person.id, &visitor.agent).await?;
            Ok((jar, Redirect::to("/")).into_response())
        }
        Err(why) => ask_again(&app, &visitor, None, Refused { form: Asked::SignIn, typed, why }).await,
    }
}

async fn person_by(app: &App, form: Password) -> Result<Person, Oops> {
    let person = app.store().person_by_kept_name(form.name.trim()).await?;
    verify(app, person.as_ref().and_then(|person| person.password.clone()), form.password).await?;
    person.ok_or(Oops::WrongPassword)
}

async fn verify(app: &App, hash: Option<String>, password: String) -> Result<(), Oops> {
    if app.passwords.is_right(hash, password).await? { Ok(()) } else { Err(Oops::WrongPassword) }
}

pub(crate) async fn language(
    State(app): State<App>,
    Path(code): Path<String>,
    Query(back): Query<Back>,
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), Oops> {
    let lang: Lang = code.parse().map_err(|_| Oops::NotFound)?;
    let jar = jar.add(lasting(LANG, lang.code().to_owned(), app.behind_proxy));
    Ok((jar, back_to(back.back.as_deref())))
}

pub(crate) async fn theme(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(back): Query<Back>,
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), Oops> {
    let jar = match name.as_str() {
        "light" | "dark" => jar.add(lasting(THEME, name, app.behind_proxy)),
        "system" => jar.remove(Cookie::build(THEME).path("/").build()),
        _ => return Err(Oops::NotFound),
    };
    Ok((jar, back_to(back.back.as_deref())))
}

//! Who I am: a guest by a name, a password if I want to keep it.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum_extra::extract::cookie::Cookie;
use axum_extra::extract::{CookieJar, SignedCookieJar};
use game::Lang;
use maud::Markup;
use serde::Deserialize;
use store::{Person, Status};
use tokio::task::spawn_blocking;

use super::{From, back_to};
use crate::limits::Doing;
use crate::oops::Oops;
use crate::visitor::{LANG, THEME, Visitor, WHO, lasting, signed_in};
use crate::{App, pages};

/// The longest name.
const LONGEST: usize = 40;
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
pub(crate) struct Tick {
    sure: Option<String>,
    everywhere: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Back {
    back: Option<String>,
}

/// A name as it may appear on a page: one line, not empty, not endless.
pub(crate) fn tidy(name: &str) -> Result<String, Oops> {
    let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Oops::Bad("oops-empty-name"));
    }
    if name.chars().count() > LONGEST {
        return Err(Oops::Bad("oops-long-name"));
    }
    Ok(name)
}

pub(crate) async fn page(visitor: Visitor) -> Markup {
    pages::who::page(&visitor)
}

pub(crate) async fn become_guest(
    State(app): State<App>,
    from: From,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Name>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    let name = tidy(&form.name)?;
    if visitor.person.is_some() {
        return Ok((jar, back_to(form.back.as_deref())));
    }
    let (jar, _) = guest(&app, &from, jar, &name).await?;
    Ok((jar, back_to(form.back.as_deref())))
}

/// A new guest, remembered by a cookie.
pub(crate) async fn guest(
    app: &App,
    from: &From,
    jar: SignedCookieJar,
    name: &str,
) -> Result<(SignedCookieJar, Person), Oops> {
    app.may(from, Doing::Creating)?;
    let person = app.store().add_person(name).await?;
    Ok((jar.add(signed_in(&person, app.behind_proxy)), person))
}

pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Name>,
) -> Result<Redirect, Oops> {
    let (person, name) = (visitor.named()?, tidy(&form.name)?);
    app.store().rename(person.id, &name).await?;
    Ok(Redirect::to("/who"))
}

pub(crate) async fn keep(
    State(app): State<App>,
    from: From,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Result<Redirect, Oops> {
    app.may(&from, Doing::SigningIn)?;
    let person = visitor.named()?;
    if form.password.chars().count() < SHORTEST || form.password.len() > 1000 {
        return Err(Oops::Bad("oops-short-password"));
    }
    let hash = spawn_blocking(move || {
        Argon2::default().hash_password(form.password.as_bytes()).map(|hash| hash.to_string())
    });
    let hash = hash.await.map_err(|_| Oops::Trouble)?.map_err(|_| Oops::Trouble)?;
    app.store().keep_name(person.id, &hash).await?;
    Ok(Redirect::to("/who"))
}

pub(crate) async fn sign_in(
    State(app): State<App>,
    from: From,
    jar: SignedCookieJar,
    Form(form): Form<Password>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    app.may(&from, Doing::SigningIn)?;
    let person = app.store().person_by_kept_name(form.name.trim()).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let verified = spawn_blocking(move || is_right(hash.as_deref(), &form.password));
    match (verified.await, person) {
        (Ok(true), Some(person)) => Ok((jar.add(signed_in(&person, app.behind_proxy)), Redirect::to("/"))),
        _ => Err(Oops::WrongPassword),
    }
}

/// A name that nobody keeps takes as long as a wrong password.
fn is_right(hash: Option<&str>, password: &str) -> bool {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$uvLsjcfzEVW2dUTEHF/WIIgFxd6SVP0pUYKNtpn66eQ";
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY)) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && hash.is_some()
}

pub(crate) async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(tick): Form<Tick>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    if let (Some(person), Some(_)) = (&visitor.person, tick.everywhere) {
        app.store().end_sign_ins(person.id).await?;
    }
    Ok((jar.remove(Cookie::build(WHO).path("/").build()), Redirect::to("/")))
}

/// Forgets a person: bots play on for them, their name and words disappear.
pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(tick): Form<Tick>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    let person = visitor.named()?;
    if tick.sure.is_none() {
        return Err(Oops::Bad("oops-not-sure"));
    }
    leave_tables(&app, person).await?;
    app.store().delete_person(person.id).await?;
    Ok((jar.remove(Cookie::build(WHO).path("/").build()), Redirect::to("/")))
}

async fn leave_tables(app: &App, person: &Person) -> Result<(), Oops> {
    for row in app.store().tables_of(person.id, i64::from(i32::MAX)).await? {
        let slot = app.rooms.slot(&row.id);
        let Some(mut room) = slot.enter(app.store(), &row.id).await? else { continue };
        let id = person.id;
        let left = room.change(app.store(), |room| {
            for seat in room.seating.owned_by(id) {
                "—".clone_into(&mut room.seating.chairs[seat.index()].name);
            }
            if let Some(beginning) = &mut room.seating.beginning {
                beginning.names.clear();
            }
            if room.row.status == Status::Waiting {
                room.seating.vacate(id);
            } else {
                room.leave_for_good(id);
            }
            Ok(())
        });
        left.await?;
        app.rooms.tend(&slot, &mut room);
    }
    Ok(())
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

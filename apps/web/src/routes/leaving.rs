//! Signing out, here or elsewhere, and leaving for good.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;

use crate::App;
use crate::oops::Oops;
use crate::sessions::forget;
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(crate) struct Tick {
    sure: Option<String>,
    everywhere: Option<String>,
}

pub(crate) async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(tick): Form<Tick>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    match (&visitor.person, tick.everywhere) {
        (Some(person), Some(_)) => app.store().end_sign_ins(person.id).await?,
        _ => leave_session(&app, &visitor).await?,
    }
    Ok((forget(jar), Redirect::to("/")))
}

/// Whoever has a copy of the cookie of this browser has nothing from now on.
pub(crate) async fn leave_session(app: &App, visitor: &Visitor) -> Result<(), Oops> {
    if let Some(person) = &visitor.person {
        let session = visitor.session.as_deref().unwrap_or_default();
        app.store().end_session(person.id, session).await?;
    }
    Ok(())
}

/// Signs the person out in another browser.
pub(crate) async fn end_session(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    let person = visitor.named()?;
    if id.contains('\0') {
        return Err(Oops::NotFound);
    }
    app.store().end_session(person.id, &id).await?;
    let is_this = visitor.session.as_ref() == Some(&id);
    Ok((if is_this { forget(jar) } else { jar }, Redirect::to("/who")))
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
    app.rooms.forget(person.id).await?;
    app.store().delete_person(person.id).await?;
    Ok((forget(jar), Redirect::to("/")))
}

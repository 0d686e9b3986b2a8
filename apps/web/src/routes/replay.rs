//! Looking back: replays, game files, the proof of fair luck.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use game::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use store::Status;
use table::GameFile;

use super::From;
use super::new::{code, somebody};
use crate::limits::Doing;
use crate::oops::Oops;
use crate::pages::replay::{self, ReplayPage};
use crate::room::Room;
use crate::visitor::Visitor;
use crate::{App, admin};

#[derive(Deserialize)]
pub(crate) struct At {
    /// Show the board after so many moves.
    #[serde(rename = "move")]
    number: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// Finished tables are open to all who know them, running ones to those who sit there, through their own eyes.
fn viewer(room: &Room, visitor: &Visitor, wanted: Option<u8>) -> Result<Viewer, Oops> {
    let mine = visitor.id().map(|me| room.seating.owned_by(me)).unwrap_or_default();
    let usual = match room.row.status {
        Status::Finished => Viewer::Public,
        _ => mine.first().copied().map(Viewer::Seat).ok_or(Oops::NotYours)?,
    };
    let viewer = wanted.map_or(usual, |seat| Viewer::Seat(Seat(seat)));
    if room.may_look_as(visitor.id(), viewer) { Ok(viewer) } else { Err(Oops::NotYours) }
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(at): Query<At>,
) -> Result<Markup, Oops> {
    let slot = app.rooms.slot(&id);
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let viewer = viewer(&room, &visitor, at.seat)?;
    let live = room.live.as_ref().ok_or(Oops::NotNow)?;
    let number = at.number.unwrap_or(usize::MAX).min(live.moves());
    let page = ReplayPage { visitor: &visitor, room: &room, live: live.as_ref(), viewer, number };
    Ok(if visitor.wants_fragment { replay::part(&page) } else { replay::page(&page) })
}

/// The whole game with its seed, once it is over.
pub(crate) async fn file(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Oops> {
    let slot = app.rooms.slot(&id);
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let file = room.file().ok_or(Oops::Bad("oops-file-later"))?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", room.row.game);
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, file.write()).into_response())
}

pub(crate) async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Oops> {
    let slot = app.rooms.slot(&id);
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let live = room.live.as_ref().ok_or(Oops::NotNow)?;
    let kind = room.kind().ok_or(Oops::NotFound)?;
    let verdict = room.file().map(|file| kind.verify(&file));
    Ok(replay::verify_page(&visitor, &room, &live.commitment(), verdict.as_ref()))
}

pub(crate) async fn import_page(visitor: Visitor) -> Markup {
    replay::import_page(&visitor)
}

#[derive(Deserialize)]
pub(crate) struct Imported {
    file: String,
}

/// A finished game becomes a replay; one that goes on is played on by the one who brought it.
pub(crate) async fn import(
    State(app): State<App>,
    from: From,
    visitor: Visitor,
    jar: SignedCookieJar,
    axum::Form(imported): axum::Form<Imported>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    app.may(&from, Doing::Creating)?;
    let file = GameFile::read(&imported.file).map_err(|error| Oops::BadInput(error.to_string()))?;
    let (jar, person) = somebody(&app, &from, &visitor, jar, None).await?;
    let id = code();
    let stored = admin::store_file(app.store(), &id, &person, file).await;
    stored.map_err(|error| match error {
        admin::AdminError::Store(error) => error.into(),
        other => Oops::BadInput(other.to_string()),
    })?;
    let place = match app.store().table(&id).await? {
        Some(row) if row.status == Status::Finished => "replay",
        _ => "",
    };
    Ok((jar, Redirect::to(&format!("/t/{id}/{place}"))))
}

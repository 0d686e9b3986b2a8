//! Sitting down, leaving, bots in one's place, ending and beginning again: who plays, not what is played.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use game::Seat;
use serde::Deserialize;
use store::{PersonId, Status};
use table::tidy_share;

use super::new::{Opening, open, somebody};
use super::who::ask_another_name;
use super::{Code, From};
use crate::App;
use crate::limits::Doing;
use crate::oops::Oops;
use crate::promise::LuckForm;
use crate::room::{Room, RoomError};
use crate::seating::Seating;
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(crate) struct Sit {
    seat: u8,
    name: Option<String>,
    #[serde(default)]
    share: String,
}

pub(crate) async fn join(
    State(app): State<App>,
    Code(id): Code,
    from: From,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(sit): Form<Sit>,
) -> Result<Response, Oops> {
    let slot = app.rooms.slot(&id);
    if app.store().table(&id).await?.is_none() {
        return Err(Oops::NotFound);
    }
    let (jar, person) = match somebody(&app, &from, &visitor, jar, sit.name.as_ref()).await {
        Ok(somebody) => somebody,
        Err(why) => return ask_another_name(&app, &visitor, &format!("/t/{id}/"), sit.name, why).await,
    };
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if room.row.status != Status::Waiting || room.seating.sits_here(person.id) {
        return Err(Oops::NotNow);
    }
    room.change(app.store(), |room| {
        room.sit_down(person.id, &person.name, Seat(sit.seat))?;
        room.seating.add_to_luck(person.id, tidy_share(&sit.share));
        if room.seating.open_seats().is_empty() { room.begin() } else { Ok(()) }
    })
    .await?;
    app.rooms.tend(&slot, &mut room);
    Ok((jar, Redirect::to(&format!("/t/{id}/"))).into_response())
}

/// Changes the seating on behalf of somebody; the room knows who may do what.
async fn change(
    app: &App,
    id: &str,
    visitor: &Visitor,
    change: impl FnOnce(&mut Room, PersonId) -> Result<(), RoomError>,
) -> Result<Redirect, Oops> {
    let me = visitor.named()?.id;
    let slot = app.rooms.slot(id);
    let mut room = slot.enter(app.store(), id).await?.ok_or(Oops::NotFound)?;
    room.change(app.store(), |room| change(room, me)).await?;
    app.rooms.tend(&slot, &mut room);
    Ok(Redirect::to(&format!("/t/{id}/")))
}

pub(crate) async fn leave(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, Room::stand_up).await
}

pub(crate) async fn start(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, |room, me| {
        if room.row.owner != me {
            return Err(RoomError::NotYours);
        }
        room.begin()
    })
    .await
}

pub(crate) async fn to_bot(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, Room::substitute).await
}

pub(crate) async fn take_back(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, Room::return_to_seat).await
}

pub(crate) async fn propose_end(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, Room::propose_end).await
}

pub(crate) async fn resign(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
) -> Result<Redirect, Oops> {
    change(&app, &id, &visitor, Room::resign).await
}

/// The same people, the same options, a new game.
pub(crate) async fn rematch(
    State(app): State<App>,
    Code(id): Code,
    from: From,
    visitor: Visitor,
    Form(luck): Form<LuckForm>,
) -> Result<Redirect, Oops> {
    let person = visitor.named()?;
    let slot = app.rooms.slot(&id);
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if let Some(next) = &room.seating.rematch {
        return Ok(Redirect::to(&format!("/t/{next}/")));
    }
    if room.row.status != Status::Finished || !room.seating.sits_here(person.id) {
        return Err(Oops::NotNow);
    }
    app.may(&from, Doing::Creating)?;
    let kind = room.kind().ok_or(Oops::NotFound)?;
    let (old, public) = (room.seating.clone(), room.row.public);
    let seating = Seating { spectators: old.spectators, ..Seating::new(old.wish, old.chairs) };
    let next = open(&app, kind, person, Opening { seating, public, luck }).await?;
    room.change(app.store(), |room| {
        room.seating.rematch = Some(next.clone());
        Ok(())
    })
    .await?;
    slot.publish(&room);
    Ok(Redirect::to(&format!("/t/{next}/")))
}

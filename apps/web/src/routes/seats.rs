//! Sitting down, leaving, bots in one's place, ending and beginning again: who plays, not what is played.

use axum::Form;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use game::Seat;
use hall::{Draft, RoomError, Seating};
use serde::Deserialize;
use store::{PersonId, Status};
use table::tidy_share;

use super::Remote;
use super::at_table::AtTable;
use super::new::{NewTable, open, somebody};
use super::who::ask_another_name;
use crate::addresses;
use crate::limits::Doing;
use crate::oops::Oops;
use crate::promise::LuckForm;

#[derive(Deserialize)]
pub(crate) struct Sit {
    seat: u8,
    name: Option<String>,
    #[serde(default)]
    share: String,
}

pub(crate) async fn join(
    at: AtTable,
    remote: Remote,
    jar: SignedCookieJar,
    Form(sit): Form<Sit>,
) -> Result<Response, Oops> {
    let (jar, person) = match somebody(&at.app, &remote, &at.visitor, jar, sit.name.as_ref()).await {
        Ok(somebody) => somebody,
        Err(why) => {
            let back = addresses::table(&at.code);
            return ask_another_name(&at.app, &at.visitor, &back, sit.name, why).await;
        }
    };
    let (seat, share) = (Seat(sit.seat), tidy_share(&sit.share));
    at.enter().await?.change(|draft| draft.sit_down(person.id, &person.name, seat, share)).await?;
    Ok((jar, at.home()).into_response())
}

/// Changes what is agreed on in the name of the visitor; the draft knows who may do what.
async fn change(
    at: &AtTable,
    change: impl FnOnce(&mut Draft, PersonId) -> Result<(), RoomError>,
) -> Result<Redirect, Oops> {
    let me = at.me()?;
    at.enter().await?.change(|draft| change(draft, me)).await?;
    Ok(at.home())
}

pub(crate) async fn leave(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::stand_up).await
}

pub(crate) async fn start(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::start).await
}

pub(crate) async fn to_bot(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::substitute).await
}

pub(crate) async fn take_back(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::return_to_seat).await
}

pub(crate) async fn propose_end(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::propose_end).await
}

pub(crate) async fn resign(at: AtTable) -> Result<Redirect, Oops> {
    change(&at, Draft::resign).await
}

/// The same people, the same options, a new game.
pub(crate) async fn rematch(
    at: AtTable,
    remote: Remote,
    Form(luck): Form<LuckForm>,
) -> Result<Redirect, Oops> {
    let person = at.visitor.named()?;
    let mut room = at.enter().await?;
    if let Some(next) = &room.seating.rematch {
        return Ok(Redirect::to(&addresses::table(next)));
    }
    if room.row.status != Status::Finished || !at.access(&room, None)?.sits() {
        return Err(Oops::NotNow);
    }
    at.app.may(&remote, Doing::Creating)?;
    let kind = room.kind().ok_or(Oops::NotFound)?;
    let (old, public) = (room.seating.clone(), room.row.public);
    let seating = Seating { spectators: old.spectators, ..Seating::new(old.wish, old.chairs) };
    let next = open(&at.app, kind, person, NewTable { seating, public, luck }).await?;
    room.change(|draft| {
        draft.play_again_at(&next);
        Ok(())
    })
    .await?;
    Ok(Redirect::to(&addresses::table(&next)))
}

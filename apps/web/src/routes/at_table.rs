//! A visitor at a table: how every request about a table begins and ends.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::Hint;
use game::Seat;
use hall::{Access, Entered, Room, RoomError};
use serde::Deserialize;
use store::{PersonId, Status};

use super::Code;
use crate::App;
use crate::addresses;
use crate::oops::Oops;
use crate::pages::table::{LATEST_CHAT, Notice, TablePage, fragment, page};
use crate::visitor::Visitor;

/// What a page of a table is asked to show.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Shown {
    /// The seat through whose eyes to look, for those who have several.
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
    pub(crate) plain: Option<String>,
}

impl Shown {
    fn is_plain(&self) -> bool {
        self.plain.as_deref() == Some("yes")
    }
}

/// One request at one table. The room is entered by the handler, when it has read the whole request: nobody holds a
/// table by being slow.
pub(crate) struct AtTable {
    pub(crate) app: App,
    pub(crate) code: String,
    pub(crate) visitor: Visitor,
    /// Where others can open it.
    address: String,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Oops> {
        let Code(code) = Code::from_request_parts(parts, app).await?;
        let visitor = Visitor::from_request_parts(parts, app).await.map_err(|_| Oops::Trouble)?;
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if app.behind_proxy { "https" } else { "http" };
        let address = format!("{scheme}://{host}{}", addresses::table(&code).trim_end_matches('/'));
        Ok(AtTable { app: app.clone(), code, visitor, address })
    }
}

impl AtTable {
    pub(crate) async fn enter(&self) -> Result<Entered, Oops> {
        self.app.rooms.enter(&self.code).await?.ok_or(Oops::NotFound)
    }

    /// The table, and the seat the visitor decides for.
    pub(crate) async fn acting(&self, wanted: Option<u8>) -> Result<(Entered, Seat), Oops> {
        self.visitor.named()?;
        let room = self.enter().await?;
        let seat = self.access(&room, wanted)?.acts_as()?;
        Ok((room, seat))
    }

    /// What the visitor may see and do.
    pub(crate) fn access(&self, room: &Room, wanted: Option<u8>) -> Result<Access, Oops> {
        Ok(room.access(self.visitor.id(), wanted)?)
    }

    pub(crate) fn me(&self) -> Result<PersonId, Oops> {
        Ok(self.visitor.named()?.id)
    }

    /// Back to the table.
    pub(crate) fn home(&self) -> Redirect {
        Redirect::to(&addresses::table(&self.code))
    }

    /// The page, or the part of it that the script asked for.
    pub(crate) async fn show(&self, room: &Room, shown: &Shown) -> Result<Response, Oops> {
        self.page(room, shown, StatusCode::OK, None).await
    }

    /// The table with something to tell the visitor once.
    pub(crate) async fn tell(
        &self,
        room: &Room,
        shown: &Shown,
        notice: Option<Notice>,
    ) -> Result<Response, Oops> {
        self.page(room, shown, StatusCode::OK, notice).await
    }

    /// After something was tried: the new state for the script, a redirect for everybody else. A refusal or a stale
    /// page is answered with the table as it is now, and the reason.
    pub(crate) async fn answer(
        &self,
        tried: Result<(), RoomError>,
        room: Entered,
        shown: &Shown,
    ) -> Result<Response, Oops> {
        let (status, notice) = match tried {
            Ok(()) if self.visitor.wants_fragment => return self.show(&room, shown).await,
            Ok(()) => return Ok(self.back(shown).into_response()),
            Err(RoomError::Refused(refused)) => (StatusCode::UNPROCESSABLE_ENTITY, Notice::Refused(refused)),
            Err(RoomError::Stale) => (StatusCode::CONFLICT, Notice::Stale),
            Err(other) => return Err(other.into()),
        };
        let room = room.caught_up().await?.ok_or(Oops::NotFound)?;
        self.page(&room, shown, status, Some(notice)).await
    }

    /// What the visitor was told about the decision that is still before them.
    fn hints(&self, room: &Room, access: Access) -> Vec<Hint> {
        match (self.visitor.id(), access.acts_as(), &room.live) {
            (Some(me), Ok(seat), Some(live)) => self.app.hints.about(me, &self.code, seat, live.as_ref()),
            _ => Vec::new(),
        }
    }

    fn back(&self, shown: &Shown) -> Redirect {
        Redirect::to(&addresses::table_shown(&self.code, shown.seat, shown.is_plain()))
    }

    async fn page(
        &self,
        room: &Room,
        shown: &Shown,
        status: StatusCode,
        notice: Option<Notice>,
    ) -> Result<Response, Oops> {
        let access = self.access(room, shown.seat)?;
        let from = room.chat().saturating_sub(LATEST_CHAT) as i64;
        let chat = self.app.store().said(&self.code, from).await?;
        let table = TablePage {
            visitor: &self.visitor,
            room,
            access,
            chat: &chat,
            notice,
            hints: self.hints(room, access),
            address: self.address.clone(),
            plain: shown.is_plain(),
            promise: (room.row.status == Status::Finished).then(|| self.app.promises.make()),
        };
        let markup = if self.visitor.wants_fragment { fragment(&table) } else { page(&table) };
        Ok((status, markup).into_response())
    }
}

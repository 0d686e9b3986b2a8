//! The page of a table and what is done in its game.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{LiveGame, LogLine};
use game::{Phrase, Seat, Viewer, Words};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use store::{PersonId, Status};

use super::{Code, From};
use crate::fair::Asker;
use crate::limits::Doing;
use crate::oops::Oops;
use crate::pages::dice;
use crate::pages::table::{LATEST_CHAT, Notice, TablePage, fragment, page as whole_page, tokens, whole_log};
use crate::room::{Room, RoomError};
use crate::slot::{Entered, Slot};
use crate::visitor::Visitor;
use crate::{App, words};

/// How many actions a hint names.
const HINTS: usize = 3;
/// The longest thing one can say at once.
const LONGEST_MESSAGE: usize = 500;
/// More than people say during a game; without end, the chat of a table would grow without end.
const MOST_LINES: usize = 5000;

#[derive(Default, Deserialize)]
pub(crate) struct Shown {
    /// The seat through whose eyes to look, for those who have several.
    #[serde(rename = "as")]
    seat: Option<u8>,
    plain: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Doings {
    expected: usize,
    #[serde(default)]
    action: String,
    #[serde(rename = "as")]
    seat: Option<u8>,
    plain: Option<String>,
}

impl Doings {
    fn shown(&self) -> Shown {
        Shown { seat: self.seat, plain: self.plain.clone() }
    }
}

/// One request at one table.
struct Call<'a> {
    app: &'a App,
    id: &'a str,
    visitor: &'a Visitor,
    address: String,
}

impl<'a> Call<'a> {
    fn new(app: &'a App, id: &'a str, visitor: &'a Visitor, headers: &HeaderMap) -> Self {
        let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if app.behind_proxy { "https" } else { "http" };
        Call { app, id, visitor, address: format!("{scheme}://{host}/t/{id}") }
    }

    fn slot(&self) -> Arc<Slot> {
        self.app.rooms.slot(self.id)
    }

    fn words(&self, room: &Room) -> Words {
        words::at(room, self.visitor.lang())
    }

    /// The seat the visitor decides for; among several the one that is asked for.
    fn seat(&self, room: &Room, wanted: Option<u8>) -> Result<Seat, Oops> {
        let me = self.visitor.named()?.id;
        let mine = room.seating.decided_by(me);
        let wanted = wanted.map(Seat).or_else(|| mine.first().copied());
        wanted.filter(|seat| mine.contains(seat)).ok_or(Oops::NotYours)
    }

    /// The page, or the part of it that the script asked for.
    async fn answer(
        &self,
        room: &Room,
        shown: &Shown,
        status: StatusCode,
        notice: Option<Notice>,
    ) -> Result<Response, Oops> {
        if !room.may_watch(self.visitor.id()) {
            return Err(Oops::NotYours);
        }
        let chat = self.app.store().said(self.id, room.chat.saturating_sub(LATEST_CHAT) as i64).await?;
        let (seat, hand_over) = eyes(room, self.visitor.id(), shown.seat);
        let table = TablePage {
            visitor: self.visitor,
            room,
            chat: &chat,
            seat,
            hand_over,
            notice,
            address: self.address.clone(),
            plain: shown.plain.as_deref() == Some("yes"),
            promise: (room.row.status == Status::Finished).then(|| self.app.promises.make()),
        };
        let markup = if self.visitor.wants_fragment { fragment(&table) } else { whole_page(&table) };
        Ok((status, markup).into_response())
    }

    /// After something was done: the new state for the script, a redirect for everybody else.
    async fn done(&self, slot: &Arc<Slot>, room: &mut Room, shown: &Shown) -> Result<Response, Oops> {
        self.app.rooms.tend(slot, room);
        if self.visitor.wants_fragment {
            return self.answer(room, shown, StatusCode::OK, None).await;
        }
        Ok(Redirect::to(&here(self.id, shown)).into_response())
    }

    /// A refusal or a stale page is answered with the table as it is now, and the reason.
    async fn refused(&self, room: Entered<'_>, shown: &Shown, error: RoomError) -> Result<Response, Oops> {
        let notice = match error {
            RoomError::Refused(told) => Notice::Refused { reason: told.reason, rule: told.rule },
            RoomError::Stale => Notice::Stale,
            other => return Err(other.into()),
        };
        let status = match notice {
            Notice::Stale => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        if room.is_spoilt() {
            drop(room);
            let slot = self.slot();
            let room = slot.enter(self.app.store(), self.id).await?.ok_or(Oops::NotFound)?;
            return self.answer(&room, shown, status, Some(notice)).await;
        }
        self.answer(&room, shown, status, Some(notice)).await
    }
}

fn here(id: &str, shown: &Shown) -> String {
    let seat = shown.seat.map(|seat| format!("as={seat}"));
    let plain = shown.plain.as_deref().filter(|plain| *plain == "yes").map(|_| "plain=yes".to_owned());
    let query = seat.into_iter().chain(plain).collect::<Vec<_>>().join("&");
    if query.is_empty() { format!("/t/{id}/") } else { format!("/t/{id}/?{query}") }
}

/// Through whose eyes a visitor looks, and to whom the device must be handed first.
pub(crate) fn eyes(room: &Room, me: Option<PersonId>, wanted: Option<u8>) -> (Option<Seat>, Option<Seat>) {
    let Some(me) = me else { return (None, None) };
    let mine = room.seating.owned_by(me);
    let asked = wanted.map(Seat).filter(|seat| mine.contains(seat));
    if mine.len() < 2 {
        return (mine.first().copied(), None);
    }
    let acting: Vec<Seat> = room.to_act().iter().filter(|seat| mine.contains(seat)).collect();
    match (asked, acting.first()) {
        (Some(seat), _) if acting.contains(&seat) || acting.is_empty() => (Some(seat), None),
        (_, Some(&next)) => (None, Some(next)),
        (_, None) => (None, None),
    }
}

pub(crate) async fn with_slash(Code(id): Code) -> Redirect {
    Redirect::permanent(&format!("/t/{id}/"))
}

pub(crate) async fn page(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Query(shown): Query<Shown>,
) -> Result<Response, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if room.may_watch(visitor.id()) {
        app.rooms.look(&slot, &mut room);
    }
    call.answer(&room, &shown, StatusCode::OK, None).await
}

pub(crate) async fn act(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Form(doing): Form<Doings>,
) -> Result<Response, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let seat = call.seat(&room, doing.seat)?;
    let words = call.words(&room);
    match room.act(app.store(), seat, doing.expected, &doing.action, &words).await {
        Ok(()) => {
            metrics::counter!("pentapolis_moves_total", "by" => "person").increment(1);
            call.done(&slot, &mut room, &doing.shown()).await
        }
        Err(error) => call.refused(room, &doing.shown(), error).await,
    }
}

pub(crate) async fn undo(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Form(doing): Form<Doings>,
) -> Result<Response, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let seat = call.seat(&room, doing.seat)?;
    let would =
        room.live.as_ref().is_some_and(|live| live.version() == doing.expected && live.can_undo(seat));
    if would {
        app.limits.check_undo(&id)?;
    }
    let words = call.words(&room);
    match room.undo(app.store(), seat, doing.expected, &words).await {
        Ok(()) => call.done(&slot, &mut room, &doing.shown()).await,
        Err(error) => call.refused(room, &doing.shown(), error).await,
    }
}

/// Explains why something cannot be done; it changes nothing.
pub(crate) async fn why(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Form(doing): Form<Doings>,
) -> Result<Response, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let seat = call.seat(&room, doing.seat)?;
    let live = room.game()?;
    let told = live.why(seat, &doing.action, &call.words(&room)).err();
    let notice = told.map(|told| Notice::Refused { reason: told.reason, rule: told.rule });
    call.answer(&room, &doing.shown(), StatusCode::OK, notice).await
}

/// What a bot would do. Nobody waits at the table while it thinks.
pub(crate) async fn hint(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Form(doing): Form<Doings>,
) -> Result<Response, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    let seat = call.seat(&room, doing.seat)?;
    let words = call.words(&room);
    let live = room.game()?;
    if !room.to_act().contains(seat) {
        return Err(Oops::NotNow);
    }
    let asking = app.hints.ask(visitor.named()?.id)?;
    let (labels, thought) = (live.legal(seat, &words), live.hint(seat));
    drop(room);
    let asker = Asker { person: visitor.id(), table: id.clone(), plays: true };
    let hints = app.rooms.thinkers().find_out(asker, thought).await.ok_or(Oops::Trouble)?;
    drop(asking);
    let hints = hints.into_iter().take(HINTS).filter_map(|hint| {
        let label = labels.iter().find(|(notation, _)| *notation == hint.action)?.1.clone();
        let chance =
            words.say(&Phrase::new("hint-chance").with("percent", (hint.chance * 100.0).round() as i64));
        Some((hint.action, label, chance))
    });
    let notice = Notice::Hints(hints.collect());
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    call.answer(&room, &doing.shown(), StatusCode::OK, Some(notice)).await
}

#[derive(Deserialize)]
pub(crate) struct Message {
    text: String,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

pub(crate) async fn chat(
    State(app): State<App>,
    Code(id): Code,
    from: From,
    visitor: Visitor,
    headers: HeaderMap,
    Form(message): Form<Message>,
) -> Result<Response, Oops> {
    let person = visitor.named()?;
    let text: String = message.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > LONGEST_MESSAGE {
        return Err(Oops::Bad("oops-message"));
    }
    app.may(&from, Doing::Chatting)?;
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let mut room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if !room.may_watch(Some(person.id)) {
        return Err(Oops::NotYours);
    }
    if room.chat >= MOST_LINES {
        return Err(Oops::Bad("oops-chat-full"));
    }
    let name = room.seating.name_of(person);
    app.store().say(&id, Some(person.id), &name, &text).await?;
    room.chat += 1;
    call.done(&slot, &mut room, &Shown { seat: message.seat, plain: None }).await
}

pub(crate) async fn log(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    Query(shown): Query<Shown>,
) -> Result<Markup, Oops> {
    let slot = app.rooms.slot(&id);
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if !room.may_watch(visitor.id()) {
        return Err(Oops::NotYours);
    }
    room.game()?;
    let (seat, hand_over) = eyes(&room, visitor.id(), shown.seat);
    let table = TablePage {
        visitor: &visitor,
        room: &room,
        chat: &[],
        seat,
        hand_over,
        notice: None,
        address: String::new(),
        plain: false,
        promise: None,
    };
    Ok(whole_log(&table))
}

#[derive(Deserialize)]
pub(crate) struct Still {
    #[serde(rename = "move")]
    number: usize,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// The board as the visitor saw it after some earlier move, and what that move did: for showing moves one by one.
pub(crate) async fn still(
    State(app): State<App>,
    Code(id): Code,
    visitor: Visitor,
    headers: HeaderMap,
    Query(still): Query<Still>,
) -> Result<Markup, Oops> {
    let call = Call::new(&app, &id, &visitor, &headers);
    let slot = call.slot();
    let room = slot.enter(app.store(), &id).await?.ok_or(Oops::NotFound)?;
    if !room.may_watch(visitor.id()) {
        return Err(Oops::NotYours);
    }
    let live = room.game()?;
    let viewer = match eyes(&room, visitor.id(), still.seat) {
        (Some(seat), None) => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let words = call.words(&room);
    let number = still.number.min(live.moves());
    let step = number.checked_sub(1).map(|last| step(live, last, viewer, &words));
    Ok(html! { (step.unwrap_or_default()) (PreEscaped(live.still(number, viewer, &words))) })
}

/// Who made a move and what it did; of a move without words there is nothing to tell.
fn step(live: &dyn LiveGame, number: usize, viewer: Viewer, words: &Words) -> Markup {
    let lines = live.log(number, viewer, words);
    let told = lines.iter().map(LogLine::text).collect::<Vec<_>>().join(" ");
    let seat = live.played(number).map(|(seat, _)| seat);
    html! {
        @if !told.trim().is_empty() {
            p.step { (tokens(seat.as_slice())) span.told { (told) " " (dice::of_lines(&lines)) } }
        }
    }
}

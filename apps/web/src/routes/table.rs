//! The page of a table and what is done in its game.

use axum::Form;
use axum::extract::Query;
use axum::response::{Redirect, Response};
use catalog::{LiveGame, LogLine, Moment};
use game::Words;
use hall::{Access, Asker};
use maud::{Markup, html};
use serde::Deserialize;

use super::at_table::{AtTable, Shown};
use super::{Code, Remote};
use crate::hints::Given;
use crate::limits::Doing;
use crate::oops::Oops;
use crate::pages::dice;
use crate::pages::table::{Notice, tokens, whole_log};
use crate::{addresses, words};

/// The longest thing one can say at once.
const LONGEST_MESSAGE: usize = 500;

#[derive(Deserialize)]
pub(crate) struct Doings {
    expected: usize,
    #[serde(default)]
    action: String,
    #[serde(rename = "as")]
    seat: Option<u8>,
    plain: Option<String>,
    /// A hint is no longer wanted.
    close: Option<String>,
}

impl Doings {
    fn shown(&self) -> Shown {
        Shown { seat: self.seat, plain: self.plain.clone() }
    }
}

pub(crate) async fn with_slash(Code(code): Code) -> Redirect {
    Redirect::permanent(&addresses::table(&code))
}

pub(crate) async fn page(at: AtTable, Query(shown): Query<Shown>) -> Result<Response, Oops> {
    let mut room = at.enter().await?;
    at.access(&room, shown.seat)?;
    room.look();
    at.show(&room, &shown).await
}

pub(crate) async fn act(at: AtTable, Form(doing): Form<Doings>) -> Result<Response, Oops> {
    let (mut room, seat) = at.acting(doing.seat).await?;
    let acted = room.act(seat, doing.expected, &doing.action).await;
    if acted.is_ok() {
        metrics::counter!("pentapolis_moves_total", "by" => "person").increment(1);
    }
    at.answer(acted, room, &doing.shown()).await
}

pub(crate) async fn undo(at: AtTable, Form(doing): Form<Doings>) -> Result<Response, Oops> {
    let (mut room, seat) = at.acting(doing.seat).await?;
    let is_possible = |live: &dyn LiveGame| live.version() == doing.expected && live.can_undo(seat);
    if room.game().is_ok_and(is_possible) {
        at.app.limits.check_undo(&at.code)?;
    }
    let undone = room.undo(seat, doing.expected).await;
    at.answer(undone, room, &doing.shown()).await
}

/// Explains why something cannot be done; it changes nothing.
pub(crate) async fn why(at: AtTable, Form(doing): Form<Doings>) -> Result<Response, Oops> {
    let (room, seat) = at.acting(doing.seat).await?;
    let refused = room.game()?.why(seat, &doing.action).err();
    at.tell(&room, &doing.shown(), refused.map(Notice::Refused)).await
}

/// What a bot would do. Nobody waits at the table while it thinks.
pub(crate) async fn hint(at: AtTable, Form(doing): Form<Doings>) -> Result<Response, Oops> {
    let me = at.me()?;
    let (room, seat) = at.acting(doing.seat).await?;
    let live = room.game()?;
    if !room.to_act().contains(seat) {
        return Err(Oops::NotNow);
    }
    if doing.close.is_some() {
        at.app.hints.forget(me);
        return at.show(&room, &doing.shown()).await;
    }
    let asking = at.app.hints.ask(me)?;
    let (records, thought) = (live.version(), live.hint(seat));
    drop(room);
    let asker = Asker { person: Some(me), table: at.code.clone(), plays: true };
    let hints = at.app.rooms.thinkers().find_out(asker, thought).await.ok_or(Oops::Trouble)?;
    drop(asking);
    at.app.hints.keep(me, Given { table: at.code.clone(), seat, records, hints });
    let room = at.enter().await?;
    at.show(&room, &doing.shown()).await
}

#[derive(Deserialize)]
pub(crate) struct Message {
    text: String,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

pub(crate) async fn chat(
    at: AtTable,
    remote: Remote,
    Form(message): Form<Message>,
) -> Result<Response, Oops> {
    let person = at.visitor.named()?;
    let text: String = message.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > LONGEST_MESSAGE {
        return Err(Oops::Bad("oops-message"));
    }
    at.app.may(&remote, Doing::Chatting)?;
    let mut room = at.enter().await?;
    at.access(&room, message.seat)?;
    let said = room.say(person, &text).await;
    at.answer(said, room, &Shown { seat: message.seat, plain: None }).await
}

pub(crate) async fn log(at: AtTable, Query(shown): Query<Shown>) -> Result<Markup, Oops> {
    let room = at.enter().await?;
    let access = at.access(&room, shown.seat)?;
    Ok(whole_log(&at.visitor, &room, room.game()?, access))
}

#[derive(Deserialize)]
pub(crate) struct Still {
    #[serde(rename = "move")]
    number: usize,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// The board as the visitor saw it after some earlier move, and what that move did: for showing moves one by one.
pub(crate) async fn still(at: AtTable, Query(still): Query<Still>) -> Result<Markup, Oops> {
    let room = at.enter().await?;
    let access = at.access(&room, still.seat)?;
    let live = room.game()?;
    let words = words::at(&room, at.visitor.lang());
    let number = still.number.min(live.moves());
    let step = number.checked_sub(1).map(|last| step(live, last, access, &words));
    let board = boards::still(&live.sight(Moment::Before(number), access.sees()), &words);
    Ok(html! { (step.unwrap_or_default()) (board) })
}

/// Who made a move and what it did; of a move without words there is nothing to tell.
fn step(live: &dyn LiveGame, number: usize, access: Access, words: &Words) -> Markup {
    let lines = live.log(number, access.sees(), words);
    let told = lines.iter().map(LogLine::text).collect::<Vec<_>>().join(" ");
    let seat = live.played(number).map(|(seat, _)| seat);
    html! {
        @if !told.trim().is_empty() {
            p.step { (tokens(seat.as_slice())) span.told { (told) " " (dice::of_lines(&lines)) } }
        }
    }
}

//! Looking back: replays, game files, the proof of fair luck.

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use game::{Phrase, Seat};
use hall::{AdminError, Asker, Chair, Hindsight, SUBSTITUTE, code, editions};
use maud::Markup;
use serde::Deserialize;
use store::Status;
use table::{GameFile, Luck, OpenError, Share};

use super::Remote;
use super::at_table::AtTable;
use super::new::somebody;
use crate::App;
use crate::addresses;
use crate::limits::Doing;
use crate::oops::Oops;
use crate::pages::replay::{self, ReplayPage};
use crate::promise::LuckForm;
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(crate) struct At {
    /// Show the board after so many moves.
    #[serde(rename = "move")]
    number: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

pub(crate) async fn page(at: AtTable, Query(wanted): Query<At>) -> Result<Markup, Oops> {
    let room = at.enter().await?;
    let access = room.access_to_replay(at.visitor.id(), wanted.seat)?;
    let live = room.game()?;
    let number = wanted.number.unwrap_or(usize::MAX).min(live.moves());
    let over = room.row.status == Status::Finished && live.outcome().is_some();
    let asker = Asker { person: at.visitor.id(), table: at.code.clone(), plays: false };
    let thinkers = at.app.rooms.thinkers();
    let hindsight = if over { at.app.analyses.of(asker, live, thinkers) } else { Hindsight::No };
    let promise = at.app.promises.make();
    let page = ReplayPage { visitor: &at.visitor, room: &room, live, access, number, hindsight, promise };
    Ok(if at.visitor.wants_fragment { replay::part(&page) } else { replay::page(&page) })
}

/// The whole game with its seed, once it is over.
pub(crate) async fn file(at: AtTable) -> Result<Response, Oops> {
    let room = at.enter().await?;
    at.access(&room, None)?;
    room.game()?;
    let file = room.file().ok_or(Oops::Bad("oops-file-later"))?;
    let name = format!("attachment; filename=\"{}-{}.json\"", room.row.game, at.code);
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, file.write()).into_response())
}

pub(crate) async fn verify(at: AtTable) -> Result<Markup, Oops> {
    let room = at.enter().await?;
    at.access(&room, None)?;
    let live = room.game()?;
    let kind = room.kind().ok_or(Oops::NotFound)?;
    let verdict = room.file().map(|file| kind.verify(&file));
    Ok(replay::verify_page(&at.visitor, &room, live, verdict.as_ref()))
}

#[derive(Deserialize)]
pub(crate) struct PlayOn {
    #[serde(rename = "move")]
    number: usize,
    #[serde(rename = "as")]
    seat: u8,
    #[serde(default)]
    table: String,
    #[serde(default)]
    seal: String,
    #[serde(default)]
    share: String,
}

impl PlayOn {
    fn luck(&self) -> LuckForm {
        LuckForm { code: self.table.clone(), seal: self.seal.clone(), share: self.share.clone() }
    }
}

/// A new table in a position of a finished game, with new luck; bots take the other seats.
pub(crate) async fn play_on(
    at: AtTable,
    remote: Remote,
    jar: SignedCookieJar,
    axum::Form(wish): axum::Form<PlayOn>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    let app = &at.app;
    app.may(&remote, Doing::Creating)?;
    let room = at.enter().await?;
    if room.row.status != Status::Finished {
        return Err(Oops::NotNow);
    }
    let live = room.game()?;
    let promised = app.promises.code_of(&wish.luck());
    let new = if app.store().table(&promised).await?.is_some() { code() } else { promised };
    let share = wish.luck().share().map(|share| Share { seat: Seat(wish.seat), share });
    let luck = Luck::shared(app.promises.secret(&new), share.into_iter().collect());
    let position =
        live.play_on(wish.number, luck).filter(|live| live.outcome().is_none()).ok_or(Oops::NotNow)?;
    if wish.seat >= live.seats() {
        return Err(Oops::Bad("oops-seats"));
    }
    drop(room);
    let (jar, person) = somebody(app, &remote, &at.visitor, jar, None).await?;
    let chairs = Seat::all(position.seats()).map(|seat| {
        if seat == Seat(wish.seat) {
            Chair::person(person.id, &person.name)
        } else {
            Chair::bot(seat, SUBSTITUTE)
        }
    });
    hall::play_on(app.store(), &new, &person, position.as_ref(), chairs.collect()).await?;
    app.rooms.remind(&new).await;
    Ok((jar, Redirect::to(&addresses::table(&new))))
}

pub(crate) async fn import_page(visitor: Visitor) -> Markup {
    replay::import_page(&visitor, "", None)
}

#[derive(Deserialize)]
pub(crate) struct Imported {
    file: String,
}

/// A finished game becomes a replay; one that goes on is played on by the one who brought it.
pub(crate) async fn import(
    State(app): State<App>,
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    axum::Form(imported): axum::Form<Imported>,
) -> Result<Response, Oops> {
    app.may(&remote, Doing::Creating)?;
    let file = match GameFile::read(&imported.file) {
        Ok(file) => file,
        Err(error) => return not_imported(&visitor, &imported.file, &error.into()),
    };
    if editions::is_new(&file) {
        app.may(&remote, Doing::BringingEdition)?;
    }
    let (jar, person) = somebody(&app, &remote, &visitor, jar, None).await?;
    let id = code();
    if let Err(error) = hall::store_table(app.store(), &id, &person, file).await {
        let refused = not_imported(&visitor, &imported.file, &error)?;
        return Ok((jar, refused).into_response());
    }
    let place = match app.store().table(&id).await? {
        Some(row) if row.status == Status::Finished => addresses::at_table(&id, "replay"),
        _ => addresses::table(&id),
    };
    Ok((jar, Redirect::to(&place)).into_response())
}

/// The form again with the text that was sent, and what is wrong with it.
fn not_imported(visitor: &Visitor, text: &str, error: &AdminError) -> Result<Response, Oops> {
    let problem = match error {
        AdminError::Store(error) => return Err(error.clone().into()),
        AdminError::File(OpenError::NotAGameFile(_) | OpenError::OtherFormat { .. }) => "import-no-file",
        AdminError::File(OpenError::Edition(_)) | AdminError::LargeEdition => "import-edition",
        AdminError::TooManyEditions => "import-too-many",
        _ => "import-broken",
    };
    let details = in_words(error).map_or_else(|| error.to_string(), |why| visitor.looks.words().say(&why));
    let page = replay::import_page(visitor, text, Some((problem, &details)));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What can be said about it in the language of the reader.
fn in_words(error: &AdminError) -> Option<Phrase> {
    match error {
        AdminError::File(error) => Some(error.phrase()),
        AdminError::UnknownGame(error) => Some(error.phrase()),
        AdminError::TooLong(records) => Some(Phrase::new("import-too-long").with("records", *records as i64)),
        AdminError::LargeEdition => Some(Phrase::new("import-large-edition")),
        _ => None,
    }
}

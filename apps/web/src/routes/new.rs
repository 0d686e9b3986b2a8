//! Opening a table.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use catalog::{BotName, GameKind, Wish};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use store::{CreateError, Person, Status, TableRow};

use super::From;
use super::who::{ask_another_name, guest};
use crate::limits::Doing;
use crate::names::tidy;
use crate::oops::Oops;
use crate::pages::new;
use crate::promise::{self, LuckForm};
use crate::seating::{Chair, SUBSTITUTE, Seating, Sitter};
use crate::visitor::Visitor;
use crate::{App, now};

/// Milliseconds within which the same form sent twice was one click too many.
const DOUBLE_CLICK: i64 = 10_000;

#[derive(Deserialize)]
pub(crate) struct Wanted {
    game: Option<String>,
    seats: Option<u8>,
}

pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Oops> {
    let kind = catalog::find(wanted.game.as_deref().unwrap_or("builders")).map_err(|_| Oops::NotFound)?;
    let seats =
        wanted.seats.filter(|seats| kind.seats().contains(seats)).unwrap_or_else(|| usual_seats(kind));
    Ok(new::page(&visitor, kind, seats, &app.promises.make()))
}

/// The number of players a game is best known with.
fn usual_seats(kind: &dyn GameKind) -> u8 {
    (*kind.seats().end()).min(4).max(*kind.seats().start())
}

type Fields = BTreeMap<String, String>;

pub(crate) async fn create(
    State(app): State<App>,
    from: From,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Oops> {
    app.may(&from, Doing::Creating)?;
    let kind = catalog::find(field(&fields, "game")).map_err(|_| Oops::NotFound)?;
    let (jar, person) = match somebody(&app, &from, &visitor, jar, fields.get("name")).await {
        Ok(somebody) => somebody,
        Err(why) => {
            let back = format!("/new?game={}", kind.name());
            return ask_another_name(&app, &visitor, &back, fields.get("name").cloned(), why).await;
        }
    };
    let seating = seating(kind, &person, &fields)?;
    let public = field(&fields, "who") == "public";
    let text = |name| field(&fields, name).to_owned();
    let luck = LuckForm { code: text("table"), seal: text("seal"), share: text("share") };
    let id = open(&app, kind, &person, Opening { seating, public, luck }).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}/"))).into_response())
}

/// The visitor; one without a name becomes a guest, so that nothing stands between a link and a game.
pub(crate) async fn somebody(
    app: &App,
    from: &From,
    visitor: &Visitor,
    jar: SignedCookieJar,
    name: Option<&String>,
) -> Result<(SignedCookieJar, Person), Oops> {
    if let Some(person) = &visitor.person {
        return Ok((jar, person.clone()));
    }
    if let Some(typed) = name.filter(|name| !name.trim().is_empty()) {
        return guest(app, from, visitor, jar, &tidy(typed)?).await;
    }
    let word = visitor.looks.words().word("guest");
    match guest(app, from, visitor, jar.clone(), &word).await {
        // Somebody keeps even that.
        Err(Oops::NameTaken) => guest(app, from, visitor, jar, &format!("{word} {}", promise::code())).await,
        named => named,
    }
}

fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

fn seating(kind: &dyn GameKind, person: &Person, fields: &Fields) -> Result<Seating, Oops> {
    let seats: u8 = field(fields, "seats").parse().map_err(|_| Oops::Bad("oops-garbled"))?;
    if !kind.seats().contains(&seats) {
        return Err(Oops::Bad("oops-seats"));
    }
    let chairs = Seat::all(seats).map(|seat| chair(seat, person, fields)).collect::<Result<Vec<_>, _>>()?;
    let variants = kind.variants().iter().filter_map(|choice| {
        let value = fields.get(&format!("variant-{}", choice.key))?;
        Some((choice.key.to_owned(), value.clone()))
    });
    let edition = fields.get("edition").filter(|name| !name.is_empty()).cloned();
    let plain = Wish::plain(seats);
    let wish = Wish { variants: variants.collect(), edition: edition.unwrap_or(plain.edition), seats };
    kind.check(&wish).map_err(|error| Oops::BadInput(error.to_string()))?;
    Ok(Seating { spectators: fields.contains_key("spectators"), ..Seating::new(wish, chairs) })
}

fn chair(seat: Seat, person: &Person, fields: &Fields) -> Result<Chair, Oops> {
    let number = seat.index();
    Ok(match field(fields, &format!("sitter-{number}")) {
        "me" => Chair::person(person.id, &person.name),
        "bot" => {
            let level = field(fields, &format!("level-{number}"));
            Chair::bot(seat, level.parse::<BotName>().map_err(|_| Oops::Bad("oops-garbled"))?)
        }
        "beside" => {
            let name =
                tidy(field(fields, &format!("name-{number}"))).unwrap_or_else(|_| format!("{}.", number + 1));
            Chair { sitter: Sitter::Beside(person.id), name }
        }
        _ => Chair::open(),
    })
}

/// One click: bots take the other seats and the game begins.
pub(crate) async fn against_bots(
    State(app): State<App>,
    from: From,
    visitor: Visitor,
    jar: SignedCookieJar,
    Path(game): Path<String>,
    Form(luck): Form<LuckForm>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    app.may(&from, Doing::Creating)?;
    let kind = catalog::find(&game).map_err(|_| Oops::NotFound)?;
    let (jar, person) = somebody(&app, &from, &visitor, jar, None).await?;
    let seats = usual_seats(kind).min(3).max(*kind.seats().start());
    let chairs = Seat::all(seats).map(|seat| {
        if seat.index() == 0 { Chair::person(person.id, &person.name) } else { Chair::bot(seat, SUBSTITUTE) }
    });
    let seating = Seating { spectators: true, ..Seating::new(Wish::plain(seats), chairs.collect()) };
    let id = open(&app, kind, &person, Opening { seating, public: false, luck }).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}/"))))
}

/// A table to be opened.
pub(crate) struct Opening {
    pub(crate) seating: Seating,
    pub(crate) public: bool,
    pub(crate) luck: LuckForm,
}

/// Stores a new table; it begins at once when every seat is taken.
pub(crate) async fn open(
    app: &App,
    kind: &dyn GameKind,
    person: &Person,
    mut opening: Opening,
) -> Result<String, Oops> {
    opening.seating.add_to_luck(person.id, opening.luck.share());
    let is_full = opening.seating.open_seats().is_empty();
    let mut id = app.promises.code_of(&opening.luck);
    let created = app.store().create_table(&row(app, &id, kind, person, &mut opening)?).await;
    if let Err(CreateError::IdTaken) = created {
        if is_double_click(app, &id, person).await? {
            return Ok(id);
        }
        id = promise::code();
        app.store().create_table(&row(app, &id, kind, person, &mut opening)?).await?;
    } else {
        created?;
    }
    metrics::counter!("pentapolis_tables_total", "game" => kind.name()).increment(1);
    if is_full {
        begin(app, &id).await?;
    }
    Ok(id)
}

/// A page that was gone back to asks for a new table; a finger that slipped does not.
async fn is_double_click(app: &App, id: &str, person: &Person) -> Result<bool, Oops> {
    let row = app.store().table(id).await?;
    Ok(row.is_some_and(|row| row.owner == person.id && now() - row.created < DOUBLE_CLICK))
}

fn row(
    app: &App,
    id: &str,
    kind: &dyn GameKind,
    person: &Person,
    opening: &mut Opening,
) -> Result<TableRow, Oops> {
    opening.seating.secret = Some(app.promises.secret(id));
    Ok(TableRow {
        id: id.to_owned(),
        game: kind.name().to_owned(),
        status: Status::Waiting,
        public: opening.public,
        owner: person.id,
        revision: 0,
        doc: serde_json::to_string(&opening.seating).map_err(|_| Oops::Trouble)?,
        moves: 0,
        to_act: 0,
        round: 0,
        people: opening.seating.people(),
        created: now(),
        updated: now(),
    })
}

pub(crate) async fn begin(app: &App, id: &str) -> Result<(), Oops> {
    let slot = app.rooms.slot(id);
    let mut room = slot.enter(app.store(), id).await?.ok_or(Oops::NotFound)?;
    room.change(app.store(), crate::room::Room::begin).await?;
    app.rooms.tend(&slot, &mut room);
    Ok(())
}

//! Opening a table.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use catalog::{BotName, GameKind, Wish};
use game::Seat;
use hall::{Chair, Opening, SUBSTITUTE, Seating, Sitter, now};
use maud::Markup;
use serde::Deserialize;
use store::Person;

use super::Remote;
use super::who::{ask_another_name, guest};
use crate::App;
use crate::addresses;
use crate::limits::Doing;
use crate::names::tidy;
use crate::oops::Oops;
use crate::pages::new;
use crate::promise::LuckForm;
use crate::visitor::Visitor;

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
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Oops> {
    app.may(&remote, Doing::Creating)?;
    let kind = catalog::find(field(&fields, "game")).map_err(|_| Oops::NotFound)?;
    let (jar, person) = match somebody(&app, &remote, &visitor, jar, fields.get("name")).await {
        Ok(somebody) => somebody,
        Err(why) => {
            let back = addresses::new_table(kind.name());
            return ask_another_name(&app, &visitor, &back, fields.get("name").cloned(), why).await;
        }
    };
    let seating = seating(kind, &person, &fields)?;
    let public = field(&fields, "who") == "public";
    let text = |name| field(&fields, name).to_owned();
    let luck = LuckForm { code: text("table"), seal: text("seal"), share: text("share") };
    let id = open(&app, kind, &person, NewTable { seating, public, luck }).await?;
    Ok((jar, Redirect::to(&addresses::table(&id))).into_response())
}

/// The visitor; one without a name becomes a guest, so that nothing stands between a link and a game.
pub(crate) async fn somebody(
    app: &App,
    remote: &Remote,
    visitor: &Visitor,
    jar: SignedCookieJar,
    name: Option<&String>,
) -> Result<(SignedCookieJar, Person), Oops> {
    if let Some(person) = &visitor.person {
        return Ok((jar, person.clone()));
    }
    if let Some(typed) = name.filter(|name| !name.trim().is_empty()) {
        return guest(app, remote, visitor, jar, &tidy(typed)?).await;
    }
    let word = visitor.looks.words().word("guest");
    match guest(app, remote, visitor, jar.clone(), &word).await {
        // Somebody keeps even that.
        Err(Oops::NameTaken) => guest(app, remote, visitor, jar, &format!("{word} {}", hall::code())).await,
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
    kind.check(&wish).map_err(|error| Oops::Unplayable(error.phrase()))?;
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
    remote: Remote,
    visitor: Visitor,
    jar: SignedCookieJar,
    Path(game): Path<String>,
    Form(luck): Form<LuckForm>,
) -> Result<(SignedCookieJar, Redirect), Oops> {
    app.may(&remote, Doing::Creating)?;
    let kind = catalog::find(&game).map_err(|_| Oops::NotFound)?;
    let (jar, person) = somebody(&app, &remote, &visitor, jar, None).await?;
    let seats = usual_seats(kind).min(3).max(*kind.seats().start());
    let chairs = Seat::all(seats).map(|seat| {
        if seat.index() == 0 { Chair::person(person.id, &person.name) } else { Chair::bot(seat, SUBSTITUTE) }
    });
    let seating = Seating { spectators: true, ..Seating::new(Wish::plain(seats), chairs.collect()) };
    let id = open(&app, kind, &person, NewTable { seating, public: false, luck }).await?;
    Ok((jar, Redirect::to(&addresses::table(&id))))
}

/// A table that is asked for.
pub(crate) struct NewTable {
    pub(crate) seating: Seating,
    pub(crate) public: bool,
    pub(crate) luck: LuckForm,
}

/// Opens a table under the code it was promised with; returns the code.
pub(crate) async fn open(
    app: &App,
    kind: &dyn GameKind,
    person: &Person,
    mut new: NewTable,
) -> Result<String, Oops> {
    new.seating.add_to_luck(person.id, new.luck.share());
    let mut code = app.promises.code_of(&new.luck);
    if !open_as(app, &code, kind, person, &new).await? {
        if is_double_click(app, &code, person).await? {
            return Ok(code);
        }
        code = hall::code();
        if !open_as(app, &code, kind, person, &new).await? {
            return Err(Oops::Trouble);
        }
    }
    metrics::counter!("pentapolis_tables_total", "game" => kind.name()).increment(1);
    Ok(code)
}

async fn open_as(
    app: &App,
    code: &str,
    kind: &dyn GameKind,
    person: &Person,
    new: &NewTable,
) -> Result<bool, Oops> {
    let opening = Opening {
        code,
        secret: app.promises.secret(code),
        game: kind.name(),
        owner: person.id,
        public: new.public,
        seating: &new.seating,
    };
    Ok(app.rooms.open(opening).await?)
}

/// A page that was gone back to asks for a new table; a finger that slipped does not.
async fn is_double_click(app: &App, code: &str, person: &Person) -> Result<bool, Oops> {
    let row = app.store().table(code).await?;
    Ok(row.is_some_and(|row| row.owner == person.id && now() - row.created < DOUBLE_CLICK))
}

//! The lobby.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use maud::Markup;
use serde::Deserialize;
use store::{Status, TableRow};

use crate::addresses;
use crate::oops::Oops;
use crate::pages::home::{self, Home, Listed};
use crate::visitor::Visitor;
use crate::{App, words};

/// How many rows a list of the home page has.
const FEW: i64 = 5;
const MANY: i64 = 100;

pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, Oops> {
    let mut mine = Vec::new();
    if let Some(me) = visitor.id() {
        mine = listed(app.store().tables_of(me, 40).await?);
        mine.retain(|table| table.row.status != Status::Finished);
        for table in &mut mine {
            if table.waits_for(me) {
                table.prompt = prompt(&app, &visitor, table).await;
            }
        }
    }
    let public = async |status| Ok::<_, Oops>(listed(app.store().public_tables(status, FEW, 0).await?));
    let mut finished = public(Status::Finished).await?;
    if let Some(me) = visitor.id() {
        let own = listed(app.store().tables_of(me, 40).await?);
        let own = own.into_iter().filter(|table| table.row.status == Status::Finished);
        finished = own.chain(finished).collect();
        let mut seen = BTreeSet::new();
        finished.retain(|table| seen.insert(table.row.id.clone()));
        finished.truncate(FEW as usize);
    }
    let mut open = public(Status::Waiting).await?;
    open.retain(|table| !table.seating.open_seats().is_empty());
    let mut running = public(Status::Running).await?;
    running.retain(|table| table.seating.spectators);
    Ok(home::page(&visitor, &app.promises, &Home { mine, open, running, finished }))
}

/// What a table asks of the visitor. One that cannot be opened says so, and keeps no other from being shown.
async fn prompt(app: &App, visitor: &Visitor, table: &Listed) -> Option<String> {
    let words = words::of(table.kind, visitor.lang()).with_names(table.seating.names());
    let Ok(Some(room)) = app.rooms.enter(&table.row.id).await else {
        return Some(words.word("broken-title"));
    };
    let Ok(live) = room.game() else { return Some(words.word("broken-title")) };
    Some(live.prompt(room.access(visitor.id(), None).ok()?.asked()?, &words))
}

pub(crate) fn listed(rows: Vec<TableRow>) -> Vec<Listed> {
    let listed = |row: TableRow| {
        let kind = catalog::find(&row.game).ok()?;
        let seating = serde_json::from_str(&row.doc).ok()?;
        Some(Listed { row, seating, kind, prompt: None })
    };
    rows.into_iter().filter_map(listed).collect()
}

pub(crate) async fn all(
    State(app): State<App>,
    Path(status): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Oops> {
    let status = Status::ALL.into_iter().find(|known| known.name() == status).ok_or(Oops::NotFound)?;
    let mut tables = listed(app.store().public_tables(status, MANY, 0).await?);
    tables.retain(|table| status != Status::Running || table.seating.spectators);
    if status == Status::Finished {
        add_own(&app, &visitor, &mut tables).await?;
    }
    let title = match status {
        Status::Waiting => "home-open",
        Status::Running => "home-watch",
        Status::Finished => "home-finished",
    };
    Ok(home::all(&visitor, title, &tables))
}

/// The visitor's own finished tables, by link or not, among those of everybody.
async fn add_own(app: &App, visitor: &Visitor, tables: &mut Vec<Listed>) -> Result<(), Oops> {
    let Some(me) = visitor.id() else { return Ok(()) };
    let own = listed(app.store().tables_of(me, MANY).await?);
    let known: BTreeSet<String> = tables.iter().map(|table| table.row.id.clone()).collect();
    let is_missing = |row: &TableRow| row.status == Status::Finished && !known.contains(&row.id);
    tables.extend(own.into_iter().filter(|table| is_missing(&table.row)));
    tables.sort_by_key(|table| Reverse(table.row.updated));
    Ok(())
}

#[derive(Deserialize)]
pub(crate) struct Code {
    code: String,
}

/// From a link or a code to its table.
pub(crate) async fn join(State(app): State<App>, Query(code): Query<Code>) -> Result<Redirect, Oops> {
    let code = code.code.trim().trim_end_matches('/');
    let id = code.rsplit("/t/").next().unwrap_or(code).split(['/', '?', '#']).next().unwrap_or_default();
    if id.contains('\0') {
        return Err(Oops::NotFound);
    }
    match app.store().table(&id.to_lowercase()).await? {
        Some(row) => Ok(Redirect::to(&addresses::table(&row.id))),
        None => Err(Oops::NotFound),
    }
}

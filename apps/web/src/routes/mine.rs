//! My games.

use axum::extract::{Query, State};
use maud::Markup;
use serde::Deserialize;

use super::home::listed;
use crate::App;
use crate::oops::Oops;
use crate::pages::mine::{self, Mine};
use crate::visitor::Visitor;

/// How many games a page has.
const PAGE: i64 = 20;
/// Nobody turns so many.
const LAST_PAGE: i64 = 1_000_000;

#[derive(Deserialize)]
pub(crate) struct Wanted {
    page: Option<i64>,
}

pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Oops> {
    let number = wanted.page.unwrap_or(1).clamp(1, LAST_PAGE);
    let mut rows = match visitor.id() {
        Some(me) => app.store().games_of(me, PAGE + 1, (number - 1) * PAGE).await?,
        None => Vec::new(),
    };
    let has_more = rows.len() as i64 > PAGE;
    rows.truncate(PAGE as usize);
    Ok(mine::page(&visitor, &Mine { tables: listed(rows), number, has_more }))
}

//! Pages to read.

use axum::extract::{Path, Query, State};
use game::Lang;
use maud::Markup;
use serde::Deserialize;

use crate::App;
use crate::oops::Oops;
use crate::pages::reading;
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(crate) struct Search {
    q: Option<String>,
    lang: Option<String>,
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(search): Query<Search>,
) -> Result<Markup, Oops> {
    let kind = catalog::find(&game).map_err(|_| Oops::NotFound)?;
    let lang: Option<Lang> = search.lang.and_then(|code| code.parse().ok());
    let wanted: String = search.q.unwrap_or_default().chars().take(80).collect();
    Ok(reading::rules(&visitor, kind, lang.unwrap_or(visitor.lang()), &wanted))
}

#[derive(Deserialize)]
pub(crate) struct Named {
    name: Option<String>,
}

pub(crate) async fn edition(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(named): Query<Named>,
) -> Result<Markup, Oops> {
    let kind = catalog::find(&game).map_err(|_| Oops::NotFound)?;
    let name = named.name.unwrap_or_else(|| "default".to_owned());
    let entries = kind.edition_entries(&name).ok_or(Oops::NotFound)?;
    let file = kind.edition(&name).ok_or(Oops::NotFound)?;
    Ok(reading::edition(&visitor, kind, &name, &entries, file.text))
}

pub(crate) async fn games(State(app): State<App>, visitor: Visitor) -> Markup {
    reading::games(&visitor, &app.promises)
}

pub(crate) async fn bots(visitor: Visitor) -> Markup {
    reading::bots(&visitor)
}

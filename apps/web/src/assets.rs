//! Styles, scripts and drawings, embedded in the program.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::oops::Oops;

const FOREVER: &str = "public, max-age=31536000, immutable";

struct Asset {
    name: String,
    kind: &'static str,
    text: String,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Everything under `/static`; an address carries a mark of the contents, so that it can be kept forever, and
/// a script finds its neighbours by their plain names.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |name: &str, kind, text: &str| Asset { name: name.to_owned(), kind, text: text.to_owned() };
    let mut assets = vec![
        asset("pentapolis.css", STYLE, &squeezed(&shared_style())),
        asset("page.js", SCRIPT, include_str!("../assets/page.js")),
        asset("table.js", SCRIPT, include_str!("../assets/table.js")),
        asset("keys.js", SCRIPT, include_str!("../assets/keys.js")),
        asset("line.js", SCRIPT, include_str!("../assets/line.js")),
        asset("pressing.js", SCRIPT, include_str!("../assets/pressing.js")),
        asset("motion.js", SCRIPT, include_str!("../assets/motion.js")),
        asset("rules.js", SCRIPT, include_str!("../assets/rules.js")),
        asset("steps.js", SCRIPT, include_str!("../assets/steps.js")),
        asset("turn.js", SCRIPT, include_str!("../assets/turn.js")),
        asset("answering.js", SCRIPT, include_str!("../assets/answering.js")),
        asset("choosing.js", SCRIPT, include_str!("../assets/choosing.js")),
        asset("listing.js", SCRIPT, include_str!("../assets/listing.js")),
        asset("views.js", SCRIPT, include_str!("../assets/views.js")),
        asset("zoom.js", SCRIPT, include_str!("../assets/zoom.js")),
        asset("replay.js", SCRIPT, include_str!("../assets/replay.js")),
        asset("emblems.svg", SVG, &emblems()),
        asset("icon.svg", SVG, include_str!("../assets/icon.svg")),
        asset("icon-turn.svg", SVG, include_str!("../assets/icon-turn.svg")),
    ];
    assets.extend(
        boards::arts().iter().map(|art| asset(&sheet_of(art.game), STYLE, &squeezed(&(art.style)()))),
    );
    assets
});

/// The sheet that a page with this game's board needs beside the shared one.
pub(crate) fn sheet_of(game: &str) -> String {
    format!("{game}.css")
}

/// What every page needs.
fn shared_style() -> String {
    let page = [
        include_str!("../assets/frame.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/reading.css"),
    ];
    let layers = [("tokens", boards::TOKENS), ("kit", boards::KIT_STYLE), ("page", &page.concat())];
    let layers = layers.map(|(name, style)| boards::layer(name, style));
    format!("{}\n{}", boards::LAYERS, layers.concat())
}

/// A style as browsers need it: no comments, no indentation, no line that need not end.
fn squeezed(style: &str) -> String {
    let mut squeezed = String::with_capacity(style.len());
    let mut parts = style.split("/*");
    let first = parts.next();
    let bare: String =
        first.into_iter().chain(parts.filter_map(|part| Some(part.split_once("*/")?.1))).collect();
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        squeezed.push_str(line);
        if !line.ends_with([';', '{', '}', ',']) {
            squeezed.push('\n');
        }
    }
    squeezed
}

/// The pictures of all games in one file.
fn emblems() -> String {
    let games: String = boards::arts().iter().map(|art| art.emblem).collect();
    let parts = boards::EMBLEM_PARTS;
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg"><defs>{parts}{games}</defs></svg>"#)
}

/// The address of an asset with the mark of its content.
pub(crate) fn address(name: &str) -> String {
    format!("/static/{}/{name}", *MARK)
}

/// Changes whenever any asset does.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in ASSETS.iter() {
        hash.update(&asset.text);
    }
    hex::encode(&hash.finalize()[..8])
});

pub(crate) async fn file(Path((_, name)): Path<(String, String)>) -> Result<Response, Oops> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Oops::NotFound)?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, FOREVER)];
    Ok((headers, asset.text.as_str()).into_response())
}

pub(crate) async fn favicon() -> Result<Response, Oops> {
    file(Path((MARK.clone(), "icon.svg".to_owned()))).await
}

pub(crate) async fn manifest() -> Response {
    let text = r##"{"name":"Pentapolis","short_name":"Pentapolis","start_url":"/","display":"standalone","background_color":"#d8c7a0","theme_color":"#f6eedb","icons":[{"src":"/favicon.ico","sizes":"any","type":"image/svg+xml"}]}"##;
    ([(CONTENT_TYPE, "application/manifest+json")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squeezing_changes_no_rule() {
        let style = "/* a */\n.b,\n.c {\n  /* d;\n  e */\n  top: 0; /* f */\n  left:\n    1px\n    2px;\n}\n";
        assert_eq!(squeezed(style), ".b,.c {top: 0;left:\n1px\n2px;}");
    }

    #[test]
    fn every_sheet_is_whole() {
        let sheets: Vec<&Asset> = ASSETS.iter().filter(|asset| asset.kind == STYLE).collect();
        assert_eq!(sheets.len(), 1 + catalog::games().len());
        for sheet in sheets {
            assert!(!sheet.text.contains("/*") && !sheet.text.contains("*/"), "{}", sheet.name);
            assert_eq!(sheet.text.matches('{').count(), sheet.text.matches('}').count(), "{}", sheet.name);
        }
    }

    /// A lobby pays for no board.
    #[test]
    fn the_shared_sheet_names_no_game() {
        let shared = shared_style();
        for kind in catalog::games() {
            assert!(!shared.contains(&format!("board-{}", kind.name())), "{}", kind.name());
        }
    }
}

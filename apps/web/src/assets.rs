//! Styles, scripts and drawings, embedded in the program.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::oops::Oops;

const FOREVER: &str = "public, max-age=31536000, immutable";

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: String,
}

/// Everything under `/static`; an address carries a mark of the contents, so that it can be kept forever, and
/// a script finds its neighbours by their plain names.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |name, kind, text: &str| Asset { name, kind, text: text.to_owned() };
    vec![
        Asset { name: "pentapolis.css", kind: "text/css; charset=utf-8", text: style() },
        asset("page.js", SCRIPT, include_str!("../assets/page.js")),
        asset("table.js", SCRIPT, include_str!("../assets/table.js")),
        asset("keys.js", SCRIPT, include_str!("../assets/keys.js")),
        asset("line.js", SCRIPT, include_str!("../assets/line.js")),
        asset("pressing.js", SCRIPT, include_str!("../assets/pressing.js")),
        asset("motion.js", SCRIPT, include_str!("../assets/motion.js")),
        asset("steps.js", SCRIPT, include_str!("../assets/steps.js")),
        asset("turn.js", SCRIPT, include_str!("../assets/turn.js")),
        asset("zoom.js", SCRIPT, include_str!("../assets/zoom.js")),
        asset("replay.js", SCRIPT, include_str!("../assets/replay.js")),
        asset("emblems.svg", SVG, include_str!("../assets/emblems.svg")),
        asset("icon.svg", SVG, include_str!("../assets/icon.svg")),
        asset("icon-turn.svg", SVG, include_str!("../assets/icon-turn.svg")),
    ]
});

const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

fn style() -> String {
    let games = catalog::games().iter().map(|kind| kind.board_style());
    let own = [
        boards::TOKENS,
        boards::KIT_STYLE,
        include_str!("../assets/frame.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/reading.css"),
    ];
    own.into_iter().chain(games).collect::<Vec<_>>().join("\n")
}

/// The address of an asset with the mark of its content.
pub(crate) fn address(name: &str) -> String {
    format!("/static/{}/{name}", *MARK)
}

/// Changes whenever any asset does.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = ASSETS.iter().flat_map(|asset| asset.text.bytes()).fold(0xcbf2_9ce4_8422_2325, fold);
    format!("{hash:016x}")
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

//! The boards: every game drawn as HTML and SVG from what a viewer may know.
//!
//! A board takes a [`Scene`] (what is seen, and what may be clicked) and returns markup. It knows no server:
//! every legal action is a button of the form `act` on the page around it, so a board works without a script;
//! the script only swaps, moves and zooms what is drawn here.

mod age_of_rome;
mod art;
mod builders;
mod deus;
pub mod kit;
mod mare_nostrum;
mod scene;
mod seven_wonders_dice;

pub use art::{Art, art, arts, phases, picture, still, words};
pub use scene::{FORM, Scene};

use game::{Lang, Narrate, Phrase, Seen};
use maud::{Markup, html};

/// The layers of all styles from the ground up: a later one wins, however special a rule below it is.
pub const LAYERS: &str = "@layer tokens, kit, page, board;";
/// Colours, type and space of every page.
pub const TOKENS: &str = include_str!("../assets/tokens.css");
/// How the parts that all boards share look.
pub const KIT_STYLE: &str = include_str!("../assets/kit.css");
/// What holds on every board.
const BOARD_STYLE: &str = include_str!("../assets/board.css");
/// The symbols that all pages share, as SVG `symbol` elements.
pub const KIT_SYMBOLS: &str = include_str!("../assets/symbols.svg");
/// The symbols that emblems share.
pub const EMBLEM_PARTS: &str = include_str!("../assets/emblem-parts.svg");

/// A game that can be drawn.
pub trait Board: Narrate {
    /// How the parts of this board look.
    const STYLE: &'static str = "";
    /// Drawings of this game as SVG `symbol` elements; they are on the page once, outside the board.
    const SYMBOLS: &'static str = "";

    /// The picture of the game in the lobby: an SVG `g` of 320 by 180 with the id `em-<name>`.
    const EMBLEM: &'static str = "";

    /// Rules of the style that count as far as a constant of the board says.
    fn counted_style() -> String {
        String::new()
    }

    /// Words that only the board says.
    fn board_words(lang: Lang) -> &'static str;

    /// The parts of a round, in order, for the bar at the top of the page.
    fn phases(_seen: &Seen<Self>) -> Vec<PhaseMark> {
        Vec::new()
    }

    /// The whole table as `scene.viewer()` sees it, with everything that may be clicked.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! { pre.text-board tabindex="0" { (Self::draw(scene.seen(), scene.words())) } }
    }
}

/// One part of a round in the bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseMark {
    pub name: Phrase,
    pub is_now: bool,
}

/// The style sheet of one game, for pages that show its board.
pub fn sheet<G: Board>() -> String {
    layer("board", &[BOARD_STYLE, G::STYLE, &G::counted_style()].concat())
}

/// Rules that are written once and stand in the sheet for every number.
fn counted(numbers: impl Iterator<Item = usize>, style: &str) -> String {
    numbers.map(|number| style.replace("NN", &number.to_string())).collect()
}

/// A style as part of one of the [`LAYERS`].
pub fn layer(name: &str, style: &str) -> String {
    format!("@layer {name} {{\n{style}}}\n")
}

/// Draws the board and, below it, every legal action that has no place on it.
pub fn draw<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let board = G::board(scene);
    html! {
        div class={ "board board-" (G::NAME) } { (board) }
        @let rest = scene.rest();
        @if !rest.is_empty() {
            div.board-rest {
                @for action in rest {
                    (scene.press(action, "btn", &html! { (scene.label(action)) }))
                }
            }
        }
    }
}

//! My columns: they grow upward from the trays with my pieces, numbered as they fire.

use ::deus::Action;
use ::deus::components::{Card, Color, Kind};
use ::deus::scoring::temple_points;
use ::deus::state::{Column, FaceDown, Phase, Project};
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, formula, parts};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    html! {
        header.du-head {
            h3 { (scene.word("board-columns")) }
            small.muted { (scene.word("board-columns-about")) }
        }
        div.du-cols {
            @for &kind in Kind::VARIANTS { (column(scene, me, kind)) }
            (temples(scene, me))
        }
    }
}

fn column(scene: &Scene<'_>, me: Seat, kind: Kind) -> Markup {
    let column: Column = scene.seen().player(me).columns[kind];
    html! {
        section class={ "du-k-" (parts::color_of(kind)) } {
            ol.du-stack {
                @for (place, &card) in column.iter().enumerate().rev() {
                    li { (played(scene, me, kind, (place, card))) }
                }
            }
            (tray(scene, me, kind))
        }
    }
}

/// A card of a column: it can sometimes be repeated.
fn played(scene: &Scene<'_>, me: Seat, kind: Kind, (place, card): (usize, Option<Card>)) -> Markup {
    let class = match fires(scene, me, kind, place) {
        Fire::Now => "du-step du-now",
        Fire::Next => "du-step du-next",
        Fire::Not => "du-step",
    };
    let content = html! {
        span.du-no { (place + 1) }
        @match card {
            Some(card) => {
                strong { (parts::card_name(scene, card)) (parts::mark(scene, card)) }
                (formula::draw(scene.seen().effect(card)))
                (parts::yields(scene, me, card))
            }
            None => strong { (face_down(scene, me)) },
        }
    };
    let Some(card) = card else { return html! { div class=(class) { (content) } } };
    let copy = copies_below(scene, me, kind, place, card);
    let repeat = Action::Reactivate(card);
    html! {
        div data-key={ "card-" (me) "-" (card) "-" (copy) } title=(parts::about(scene, card)) {
            @if scene.can(repeat) {
                (scene.press(repeat, class, &content))
            } @else {
                div class=(class) { (content) }
            }
        }
    }
}

fn copies_below(scene: &Scene<'_>, me: Seat, kind: Kind, place: usize, card: Card) -> usize {
    let column: Column = scene.seen().player(me).columns[kind];
    column.iter().take(place).filter(|&&other| other == Some(card)).count()
}

fn face_down(scene: &Scene<'_>, me: Seat) -> String {
    match scene.seen().player(me).face_down {
        FaceDown::Card(card) => {
            scene.say(&Phrase::new("board-face-down-is").with("card", parts::card_name(scene, card)))
        }
        _ => scene.word("face-down-card"),
    }
}

/// Whether a card of a column is being resolved.
enum Fire {
    Now,
    Next,
    Not,
}

fn fires(scene: &Scene<'_>, me: Seat, kind: Kind, place: usize) -> Fire {
    let seen = scene.seen();
    let is_project = |project| match project {
        Project::Card(card) => parts::color(scene, card).kind() == Some(kind),
        Project::FaceDown(as_kind) => as_kind == kind,
    };
    let length = seen.player(me).columns[kind].len();
    match seen.phase {
        _ if seen.current != me => Fire::Not,
        Phase::Effect { column, next, .. } if column == kind => match place + 1 {
            number if number == usize::from(next) => Fire::Now,
            number if number > usize::from(next) => Fire::Next,
            _ => Fire::Not,
        },
        Phase::Pay { project, .. } | Phase::Place { project } if is_project(project) => {
            if place + 1 == length { Fire::Now } else { Fire::Next }
        }
        _ => Fire::Not,
    }
}

/// The foot of a column: pieces that are ready, and those in the supply; a kind can be chosen here.
fn tray(scene: &Scene<'_>, me: Seat, kind: Kind) -> Markup {
    let seen = scene.seen();
    let (ready, spare) = (seen.player(me).ready[kind], seen.spare_pieces(me, kind));
    let content = html! {
        span.du-kind { (parts::icon(kind.to_string())) (scene.word(&format!("color-{kind}"))) }
        span.du-ready data-key={ "ready-" (kind) "-" (me) } data-flock={ (kind) "-" (me) } data-many=(ready) {
            @for _ in 0..ready { (parts::piece_icon(me, &kind.to_string())) }
            @if ready == 0 { small { (scene.word("board-none-ready")) } }
        }
        small { (scene.say(&Phrase::new("board-in-supply").with("pieces", spare))) }
    };
    scene.first_legal([Action::Choose(kind), Action::Ready(kind), Action::As(kind)]).map_or_else(
        || html! { div.du-tray { (content) } },
        |action| scene.press(action, "du-tray", &content),
    )
}

fn temples(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = scene.seen().player(me);
    let next = scene.say(&Phrase::new("board-next-temple").with("cards", player.temple_cards.len() as i64));
    html! {
        section class={ "du-k-" (Color::Temple) } {
            ol.du-stack {
                @for card in player.temple_cards {
                    li {
                        @let key = format!("card-{me}-{card}-0");
                        div.du-step data-key=(key) title=(parts::about(scene, card)) {
                            span.du-no { (parts::icon("temple")) }
                            strong { (parts::card_name(scene, card)) (parts::mark(scene, card)) }
                            (formula::draw(scene.seen().effect(card)))
                            b.du-gain { (temple_points(scene.seen(), me, card)) (crate::kit::icon("laurel")) }
                        }
                    }
                }
            }
            div.du-tray {
                span.du-kind { (parts::icon("temple")) (scene.word("board-temples")) }
                small { (next) }
            }
        }
    }
}

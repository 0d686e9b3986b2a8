//! The council: who holds which office, whose turn it is, who may be named, and the plain decisions.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::{End, Phase, Turns};
use game::{Game, Phrase};
use maud::{Markup, html};

use super::{Scene, parts};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.mn-council aria-label=(scene.word("board-council")) {
            (offices(scene))
            (order(scene))
            (decisions(scene))
        }
    }
}

fn offices(scene: &Scene<'_>) -> Markup {
    html! {
        div.mn-offices {
            @for &role in Role::ALL {
                div.mn-office data-key={ "role-" (role) } {
                    (parts::icon(&format!("r-{role}")))
                    span {
                        small { (scene.word(&format!("role-{role}"))) }
                        @match scene.seen().roles[role] {
                            Some(civ) => b { (parts::named(scene, civ)) },
                            None => b { "–" },
                        }
                    }
                }
            }
        }
    }
}

/// Everybody in a row: who has moved, who moves, who is next, who waits, who can be chosen.
fn order(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let civs: Vec<Civ> = match seen.phase {
        Phase::Choosing => Civ::ALL.to_vec(),
        _ => seen.players().iter().collect(),
    };
    html! {
        div.mn-turns { @for civ in civs { (standing(scene, civ)) } }
    }
}

fn standing(scene: &Scene<'_>, civ: Civ) -> Markup {
    let pick = match scene.seen().phase {
        Phase::Choosing => Action::Choose(civ),
        Phase::Roles { .. } => Action::Appoint(civ),
        Phase::Shortage { .. } => Action::Serve(civ),
        _ => Action::Name(civ),
    };
    let (state, note) = state(scene, civ);
    let content = html! {
        (parts::token(scene, civ, "l"))
        b { (parts::civ_name(scene, civ)) }
        small { @if let Some(note) = note { (scene.word(note)) } }
    };
    if scene.can(pick) {
        return scene.press(pick, "mn-turn", &content);
    }
    html! { div class={ "mn-turn " (state) } { (content) } }
}

/// How a civilization is drawn in the row, and the word below its name.
fn state(scene: &Scene<'_>, civ: Civ) -> (&'static str, Option<&'static str>) {
    let seen = scene.seen();
    let asked = seen.seat(civ).is_some_and(|seat| seen.to_act().contains(seat));
    match turns(seen.phase) {
        _ if asked => ("mn-now", Some("board-to-decide")),
        Some(turns) if turns.current == Some(civ) => ("mn-now", Some("board-moves")),
        Some(turns) if turns.next == Some(civ) => ("", Some("board-next")),
        Some(turns) if turns.waiting.contains(civ) => ("", Some("board-waits")),
        Some(_) => ("mn-did", Some("board-done")),
        None => ("", None),
    }
}

fn turns(phase: Phase) -> Option<Turns> {
    match phase {
        Phase::Building(phase) => Some(phase.turns),
        Phase::Military(phase) => Some(phase.turns),
        _ => None,
    }
}

/// Answers that belong to no piece and no card.
fn decisions(scene: &Scene<'_>) -> Markup {
    let plain = [
        Action::Force,
        Action::Allow,
        Action::Convert,
        Action::Spare,
        Action::Lose(LandUnit::Legion),
        Action::Lose(LandUnit::Fortress),
        Action::KeepNothing,
        Action::Done,
        Action::DoneKeeping(1),
        Action::DoneKeeping(0),
    ];
    html! {
        div.mn-decide {
            (announcement(scene))
            @for action in plain {
                @if scene.can(action) {
                    (scene.press(action, "btn mn-btn", &html! { (scene.label(action)) }))
                } @else if action == Action::Done && scene.is_my_turn() && turns(scene.seen().phase).is_some() {
                    (scene.press(action, "btn mn-btn", &html! { (scene.word("label-done")) }))
                }
            }
        }
    }
}

/// What everybody should know now: points left at the start, the bank that is short, the winner.
fn announcement(scene: &Scene<'_>) -> Markup {
    let winner = |key: &'static str, civ| Phrase::new(key).with("civ", parts::civ_name(scene, civ));
    let news = match scene.seen().phase {
        Phase::Advanced { points, .. } => Some(Phrase::new("board-points-left").with("points", points)),
        Phase::Over(End::Pyramids(civ)) => Some(winner("event-ended-pyramids", civ)),
        Phase::Over(End::FourCards(civ)) => Some(winner("event-ended-four-cards", civ)),
        Phase::Over(End::Safeguard) => Some(Phrase::new("event-ended-safeguard")),
        _ => None,
    };
    html! { @if let Some(news) = news { p.mn-news { (scene.say(&news)) } } }
}

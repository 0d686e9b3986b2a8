//! My intrigue tokens, where they lie, and the three intrigues of my character.

use ::age_of_rome::Action;
use ::age_of_rome::components::{Intrigue, Province};
use ::age_of_rome::state::Plot;
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let seen = scene.seen();
    let home = seen.edition.player.intrigue_tokens - seen.plots_of(me);
    let intrigues = seen.edition.characters[seen.players[me].character].intrigues;
    html! {
        section {
            h3 { (scene.word("board-intrigues")) }
            ul.ar-where {
                @if home > 0 {
                    li {
                        @for _ in 0..home { (parts::piece(Piece::Plot, me)) }
                        small { (scene.word("board-here")) }
                    }
                }
                @for &province in Province::ALL {
                    @for plot in seen.plots[province].iter().flatten().filter(|plot| plot.owner == me) {
                        (token(scene, me, province, *plot))
                    }
                }
            }
            ul.ar-known { @for intrigue in intrigues { (known(scene, intrigue)) } }
            (parts::offer(scene, Action::Forgo, "ar-do", &html! { (scene.label(Action::Forgo)) }))
        }
    }
}

fn token(scene: &Scene<'_>, me: Seat, province: Province, plot: Plot) -> Markup {
    let piece = if plot.activated { Piece::UsedPlot } else { Piece::Plot };
    let there = Phrase::new("board-in").with("province", Arg::word(format!("province-{province}")));
    let activate = |cards| Action::Activate { province, cards };
    html! {
        li {
            (parts::piece(piece, me))
            small { (scene.say(&there)) @if plot.activated { " " (scene.word("board-used")) } }
            @if !plot.activated {
                (parts::offer(scene, activate(false), "ar-do", &html! { (scene.word("board-activate")) }))
                (parts::offer(scene, activate(true), "ar-do", &html! { "+" (parts::icon("card")) }))
            }
        }
    }
}

/// What an intrigue does; those without a target on the table are chosen here.
fn known(scene: &Scene<'_>, intrigue: Intrigue) -> Markup {
    let values = &scene.seen().edition.intrigues;
    let amount = match intrigue {
        Intrigue::Slander => values.slander,
        Intrigue::Deception => values.deception.into(),
        Intrigue::InvalidVote => values.invalid_vote,
        Intrigue::Sold => values.sold,
        _ => 0,
    };
    let about = scene.say(&Phrase::new(format!("board-about-{intrigue}")).with("amount", amount));
    let content = html! { b { (scene.word(&format!("intrigue-{intrigue}"))) } span { (about) } };
    html! {
        li {
            @match simple(intrigue) {
                Some(action) if scene.can(action) => (scene.press(action, "ar-plan", &content)),
                _ => div.ar-plan { (content) },
            }
        }
    }
}

/// Intrigues that need no further choice.
fn simple(intrigue: Intrigue) -> Option<Action> {
    match intrigue {
        Intrigue::Slander => Some(Action::Slander),
        Intrigue::Demolition => Some(Action::Demolish),
        Intrigue::Sold => Some(Action::SellOut),
        Intrigue::CustomFees => Some(Action::CollectFees),
        _ => None,
    }
}

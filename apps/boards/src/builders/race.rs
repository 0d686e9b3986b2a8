//! The race for the points that end the game.

use ::builders::state::Phase;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use crate::kit;

const TOKEN: f32 = 11.0;
const STACKED: u16 = 17;
const FOOT: u16 = 32;

/// For those who have no area of their own.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    html! { section.panel.bu-racing { (draw(scene)) } }
}

/// A track from 0 to the goal with a token for each seat, and where my best move would bring me.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let track = Track::of(scene);
    let goal = scene.seen().edition.goal.points;
    let says = |key| scene.say(&Phrase::new(key).with("points", goal));
    html! {
        svg.bu-race width="100%" height=(track.height()) role="img" aria-label=(says("board-race")) {
            (track.scale(u16::from(goal)))
            (track.tokens(scene))
            (track.ghost(scene))
        }
        span.bu-goal { (says("board-ends-the-game")) }
    }
}

struct Track {
    points: Vec<(Seat, u16)>,
    longest: u16,
    /// The most tokens on one place.
    highest: u16,
}

impl Track {
    fn of(scene: &Scene<'_>) -> Self {
        let seen = scene.seen();
        let points: Vec<_> = Seat::all(seen.seats).map(|seat| (seat, seen.points(seat))).collect();
        let most = points.iter().map(|&(_, points)| points).max().unwrap_or(0);
        let together =
            |&(_, at): &(Seat, u16)| points.iter().filter(|&&(_, points)| points == at).count() as u16;
        Track {
            longest: most.max(seen.edition.goal.points.into()),
            highest: points.iter().map(together).max().unwrap_or(1),
            points,
        }
    }

    fn height(&self) -> u16 {
        self.axis() + FOOT - 8
    }

    fn axis(&self) -> u16 {
        STACKED * self.highest - 3
    }

    /// Per cent of the width, with room for a token at both ends.
    fn at(&self, points: u16) -> String {
        let share = f32::from(points) / f32::from(self.longest);
        format!("{}%", kit::rounded(4.0 + 92.0 * share))
    }

    fn scale(&self, goal: u16) -> Markup {
        let (top, bottom) = (self.axis() - 5, self.axis() + 5);
        html! {
            line.bu-axis x1=(self.at(0)) x2=(self.at(self.longest)) y1=(self.axis()) y2=(self.axis()) {}
            @for points in 0..=self.longest {
                @let x = self.at(points);
                line.bu-tick.goal[points == goal] x1=(x) x2=(x) y1=(top) y2=(bottom) {}
                @if points == goal || (points % 5 == 0 && points.abs_diff(goal) > 1) {
                    text x=(x) y=(self.height() - 1) { (points) }
                }
            }
        }
    }

    fn tokens(&self, scene: &Scene<'_>) -> Markup {
        html! {
            @for (place, &(seat, points)) in self.points.iter().enumerate() {
                @let below = self.points[..place].iter().filter(|&&(_, other)| other == points).count();
                @let y = self.axis() - STACKED * below as u16;
                svg x=(self.at(points)) y=(y) overflow="visible" data-key={ "race-" (seat.index()) } {
                    title { (scene.name(seat)) ": " (points) }
                    (kit::svg_seat_token(seat, 0.0, 0.0, TOKEN))
                }
            }
        }
    }

    fn ghost(&self, scene: &Scene<'_>) -> Markup {
        let Some((from, to)) = best_finish(scene) else { return Markup::default() };
        let x = self.at(to.min(self.longest));
        html! {
            line.bu-jump x1=(self.at(from)) x2=(x) y1=(self.axis()) y2=(self.axis()) {}
            svg x=(x) y=(self.axis()) overflow="visible" {
                circle.bu-jump-to r=(TOKEN - 1.0) {}
                text.bu-jump-text y="4" { (to) }
            }
        }
    }
}

/// My points now, and with the best site that the picked-up hand would finish.
fn best_finish(scene: &Scene<'_>) -> Option<(u16, u16)> {
    let (me, seen) = (scene.me()?, scene.seen());
    if !matches!(seen.phase, Phase::Turn { seat, .. } if seat == me) {
        return None;
    }
    let finishing = seen.players[me]
        .sites
        .iter()
        .filter(|&site| seen.prospect(site).is_some_and(|prospect| prospect.finishes));
    let gain =
        finishing.map(|site| u16::from(seen.edition.building[site].points)).max().filter(|&gain| gain > 0)?;
    Some((seen.points(me), seen.points(me) + gain))
}

//! What a player owns: followers, legions, votes, bonuses and discord. Filled: at home; outlined: placed;
//! dotted: not yet owned.

use ::age_of_rome::components::Bonus;
use ::age_of_rome::places::CASSIUS;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};

/// One row of pieces with its count in words.
pub(super) struct Row {
    piece: Piece,
    shape: &'static str,
    home: u8,
    away: u8,
    all: u8,
    key: &'static str,
}

pub(super) fn rows(scene: &Scene<'_>, seat: Seat) -> [Row; 3] {
    let seen = scene.seen();
    let (player, pieces) = (&seen.players[seat], &seen.edition.player);
    let followers = if seat == CASSIUS { 0 } else { player.followers() };
    let idle = if seat == CASSIUS { 0 } else { player.idle_followers() };
    [
        Row {
            piece: Piece::Follower,
            shape: "follower",
            home: idle,
            away: followers - idle,
            all: if seat == CASSIUS { 0 } else { pieces.most_followers },
            key: "board-followers",
        },
        Row {
            piece: Piece::Legion,
            shape: "legion",
            home: player.legions_on_board(),
            away: player.legions_in_regions(),
            all: pieces.legions,
            key: "board-legions",
        },
        Row {
            piece: Piece::Vote,
            shape: "vote",
            home: seen.votes_on_board(seat),
            away: seen.votes_in_column(seat),
            all: pieces.votes,
            key: "board-votes",
        },
    ]
}

impl Row {
    pub(super) fn says(&self, scene: &Scene<'_>) -> String {
        scene.say(&Phrase::new(self.key).with("home", self.home).with("away", self.away))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all == 0
    }

    pub(super) fn pieces(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let away = format!("ar-away {}", parts::seat_class(seat));
        html! {
            span.ar-pips role="img" aria-label=(self.says(scene)) title=(self.says(scene)) {
                @for place in 0..self.home { (parts::placed_piece(self.piece, seat, &format!("home-{place}"))) }
                @for _ in 0..self.away { (parts::shape(self.shape, &away)) }
                @for _ in (self.home + self.away)..self.all { (parts::shape(self.shape, "ar-not-yet")) }
            }
        }
    }
}

/// The bonuses from left to right and the discord that covers them from the right.
pub(super) fn discord(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let player = &seen.players[seat];
    let spaces = seen.edition.discord.spaces;
    let bonuses = &seen.edition.characters[player.character].bonuses;
    html! {
        span.ar-discord {
            @for space in 0..spaces {
                @let is_covered = space >= spaces.saturating_sub(player.discord);
                @let bonus = bonuses.get(usize::from(space)).copied().filter(|_| seat != CASSIUS);
                (cell(scene, bonus, is_covered, bonus.is_some_and(|bonus| player.bonuses_used.contains(bonus))))
            }
        }
    }
}

fn cell(scene: &Scene<'_>, bonus: Option<Bonus>, is_covered: bool, is_used: bool) -> Markup {
    let state = match (is_covered, is_used, bonus) {
        (true, _, _) => "board-covered",
        (_, true, _) => "board-used",
        (_, _, Some(_)) => "board-ready",
        _ => "board-open",
    };
    let state = scene.word(state);
    let says = bonus
        .map_or_else(|| state.clone(), |bonus| format!("{}: {state}", scene.word(&format!("bonus-{bonus}"))));
    html! {
        span.ar-cell.covered[is_covered].used[is_used] role="img" aria-label=(says) title=(says) {
            @if let Some(bonus) = bonus {
                span class={ "ar-token ar-t-" (bonus) } { (parts::icon(bonus.id())) }
            }
            @if is_covered { span.ar-strife { (parts::icon("discord")) } }
            small { (state) }
        }
    }
}

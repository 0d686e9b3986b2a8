//! The final score and its tie-breaks (8.4–8.6, R15).

use game::{Outcome, Seat};

use crate::components::{Card, Resource};
use crate::counters::{amount, count};
use crate::effect::Effect;
use crate::state::{Deus, Phase};

/// What a seat's score consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Tokens gathered during the game.
    pub tokens: i32,
    pub temples: i32,
    pub majorities: i32,
}

impl Score {
    pub fn total(self) -> i32 {
        self.tokens + self.temples + self.majorities
    }
}

pub fn score(game: &Deus, seat: Seat) -> Score {
    let player = game.player(seat);
    Score { tokens: player.points.into(), temples: temples(game, seat), majorities: majorities(game, seat) }
}

/// The points of all temples built.
pub(crate) fn temples(game: &Deus, seat: Seat) -> i32 {
    game.player(seat).temple_cards.iter().map(|card| temple_points(game, seat, card)).sum()
}

/// What a temple card is worth to `seat` if the game ended now.
pub fn temple_points(game: &Deus, seat: Seat, card: Card) -> i32 {
    match game.effect(card) {
        Effect::EndPoints { each, for_every, per } => {
            amount(count(game, seat, per), each, for_every, game.edition.scoring.temple_limit).into()
        }
        _ => 0,
    }
}

/// Points for each of the four resources and gold of which nobody has more; ties count for all, nothing for none.
pub(crate) fn majorities(game: &Deus, seat: Seat) -> i32 {
    let leads = |amount: &dyn Fn(Seat) -> u16| {
        let mine = amount(seat);
        mine > 0 && game.opponents(seat).all(|other| amount(other) <= mine)
    };
    let resources = Resource::ALL
        .iter()
        .filter(|&&resource| leads(&|seat| game.player(seat).resources[resource].into()))
        .count() as i32;
    let majorities = resources + i32::from(leads(&|seat| game.player(seat).gold));
    majorities * i32::from(game.edition.scoring.majority_points)
}

/// Points, then buildings on the map, then gold and resources together.
fn standing(game: &Deus, seat: Seat) -> (i32, usize, u16) {
    let player = game.player(seat);
    let buildings = player.buildings_among(game.ground().regions());
    (score(game, seat).total(), buildings, player.gold + player.resource_count())
}

pub(crate) fn outcome(game: &Deus) -> Option<Outcome> {
    let ending = game.ending.filter(|_| game.phase == Phase::Over)?;
    let outcome = Outcome::rank_by(
        game.seats,
        ending.cause.rule(),
        |seat| score(game, seat).total(),
        |seat| standing(game, seat),
    );
    Some(if ending.cause.is_by_the_book() { outcome } else { outcome.by_safeguard() })
}

//! Secrets (rule 1.4): hands, and offers until they are revealed.
//!
//! The bank lies open, so everybody knows how many cards of each kind the others hold together, not who.

use game::{Rng, RngExt, Viewer, bag};

use crate::components::*;
use crate::phase::{BuildStep, Phase};
use crate::state::{Cards, MareNostrum, kinds, total};

/// How often a hand is dealt at random before what is known of it is dealt first.
const TRIES: usize = 16;

/// Whose cards the viewer may not see.
fn strangers(game: &MareNostrum, viewer: Viewer) -> CivSet {
    game.players().iter().filter(|&civ| game.seat(civ).is_none_or(|seat| !viewer.is(seat))).collect()
}

fn offers_are_secret(game: &MareNostrum) -> bool {
    matches!(game.phase, Phase::Offers { .. })
}

pub(crate) fn conceal(game: &mut MareNostrum, viewer: Viewer) {
    let secret_offers = offers_are_secret(game);
    for civ in strangers(game, viewer) {
        game.nations[civ].hand = Cards::default();
        if secret_offers {
            game.nations[civ].offer = Cards::default();
        }
    }
}

/// Deals the cards nobody can see to those whose cards are covered.
pub(crate) fn fill_in(game: &mut MareNostrum, viewer: Viewer, rng: &mut impl Rng) {
    let mut unseen = unseen(game);
    let strangers = strangers(game, viewer);
    let known = known_of_builder(game).filter(|known| strangers.contains(known.builder));
    if let Some(known) = known {
        let size = game.nations[known.builder].hand_size;
        game.nations[known.builder].hand = deal_fitting(&mut unseen, size, known, rng);
    }
    let secret_offers = offers_are_secret(game);
    for civ in strangers {
        let nation = &mut game.nations[civ];
        if known.is_none_or(|known| known.builder != civ) {
            nation.hand = deal(&mut unseen, nation.hand_size, rng);
        }
        if secret_offers {
            nation.offer = deal(&mut unseen, nation.offer_size, rng);
        }
    }
}

/// What everybody knows of a builder who is choosing cards: at least so many different goods beside `set`.
#[derive(Clone, Copy)]
struct Known {
    builder: Civ,
    goods: usize,
    set: CardSet,
}

fn known_of_builder(game: &MareNostrum) -> Option<Known> {
    let Phase::Building(phase) = game.phase else { return None };
    let builder = phase.turns.current?;
    match phase.step {
        BuildStep::Pay { missing, set, .. } => Some(Known { builder, goods: missing.into(), set }),
        BuildStep::Keep => Some(Known { builder, goods: 1, set: CardSet::empty() }),
        BuildStep::Name | BuildStep::Act => None,
    }
}

impl Known {
    fn fits(self, hand: &Cards) -> bool {
        (kinds(hand) - Card::Tax - self.set).len() >= self.goods
    }
}

/// Deals until the hand fits; if that is too rare, deals the known goods first.
fn deal_fitting(unseen: &mut Cards, size: u8, known: Known, rng: &mut impl Rng) -> Cards {
    for _ in 0..TRIES {
        let mut rest = *unseen;
        let hand = deal(&mut rest, size, rng);
        if known.fits(&hand) {
            *unseen = rest;
            return hand;
        }
    }
    let mut goods = kinds(unseen) - Card::Tax - known.set;
    let mut hand = Cards::default();
    for _ in 0..known.goods {
        let Some(good) = bag::draw(&mut goods, rng) else { break };
        unseen[good] -= 1;
        hand[good] += 1;
    }
    let rest = deal(unseen, size - total(&hand).min(size), rng);
    rest.iter().for_each(|(card, &count)| hand[card] += count);
    hand
}

/// All cards that lie neither in the bank nor in sight.
fn unseen(game: &MareNostrum) -> Cards {
    let mut unseen = game.edition.cards;
    for (card, count) in &mut unseen {
        let seen: u8 = game.nations.values().map(|nation| nation.known(card)).sum();
        *count = count.saturating_sub(game.bank[card] + seen);
    }
    unseen
}

fn deal(unseen: &mut Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let mut dealt = Cards::default();
    let mut left = total(unseen);
    for _ in 0..count.min(left) {
        let card = nth_card(unseen, rng.random_range(0..left));
        unseen[card] -= 1;
        dealt[card] += 1;
        left -= 1;
    }
    dealt
}

fn nth_card(cards: &Cards, mut place: u8) -> Card {
    for (card, &count) in cards {
        if place < count {
            return card;
        }
        place -= count;
    }
    Card::Tax
}

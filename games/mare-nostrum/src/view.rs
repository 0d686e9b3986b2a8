//! Secrets (rule 1.4): hands, and offers until they are revealed.
//!
//! The bank lies open, so everybody knows how many cards of each kind the others hold together, not who.

use game::{Rng, RngExt, Viewer};

use crate::components::*;
use crate::phase::Phase;
use crate::state::{Cards, MareNostrum, total};

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
    let secret_offers = offers_are_secret(game);
    for civ in strangers(game, viewer) {
        let nation = &mut game.nations[civ];
        nation.hand = deal(&mut unseen, nation.hand_size, rng);
        if secret_offers {
            nation.offer = deal(&mut unseen, nation.offer_size, rng);
        }
    }
}

/// All cards that lie neither in the bank nor in sight.
fn unseen(game: &MareNostrum) -> Cards {
    let mut unseen = game.edition().cards;
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

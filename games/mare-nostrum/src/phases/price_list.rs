//! What things cost a civilization, and of what anything is left (rules 1.5, 5.3 and 5.9).

use enumset::enum_set;
use game::{keys_where, set_of};

use crate::components::*;
use crate::state::MareNostrum;
use crate::ware::{Ware, WareSet};
use crate::{Illegal, Result};

/// Rule 5.3 with the discounts of heroes and wonders.
pub(crate) fn price(game: &MareNostrum, civ: Civ, ware: Ware) -> u8 {
    let edition = game.edition;
    let discount = if discounted(game, civ).contains(ware) { edition.file.effects.discount } else { 0 };
    edition.prices[ware] - discount
}

/// Everything that costs a civilization at most so much.
pub(crate) fn within(game: &MareNostrum, civ: Civ, most: u8) -> WareSet {
    let edition = game.edition;
    let printed_within = |most| keys_where(&edition.prices, |&price| price <= most);
    printed_within(most) | (printed_within(most + edition.file.effects.discount) & discounted(game, civ))
}

fn discounted(game: &MareNostrum, civ: Civ) -> WareSet {
    let mut wares = WareSet::empty();
    if game.has_wonder(civ, Wonder::Mausoleum) {
        wares |= Ware::BUILDINGS;
    }
    if game.has(civ, Hero::Caesar) {
        wares |= Ware::Legion | Ware::Fortress;
    }
    if game.has(civ, Hero::Pericles) {
        wares |= Ware::Trireme;
    }
    wares
}

/// Rules 1.5 and 5.9: the wares of which anything is left; heroes and wonders are looked at one by one.
pub(crate) fn stock(game: &MareNostrum, civ: Civ) -> WareSet {
    let (used, pieces) = (&game.nations[civ].on_board, &game.edition.file.pieces);
    let counted = set_of([
        (Ware::Influence, used.markers < pieces.markers),
        (Ware::Legion, used.legions < pieces.legions),
        (Ware::Fortress, used.fortresses < pieces.fortresses),
        (Ware::Trireme, used.triremes < pieces.triremes),
        (Ware::Caravan, game.tokens[Token::Caravan] > 0),
        (Ware::City, game.tokens[Token::City] > 0),
        (Ware::Market, game.tokens[Token::Market] > 0),
        (Ware::Temple, game.tokens[Token::Temple] > 0),
    ]);
    counted | enum_set!(Ware::Hero | Ware::Wonder | Ware::Pyramids)
}

pub(crate) fn check_stock(game: &MareNostrum, civ: Civ, ware: Ware) -> Result {
    if stock(game, civ).contains(ware) {
        return Ok(());
    }
    Err(ware.token().map_or(Illegal::OutOfPieces, Illegal::OutOfTokens))
}

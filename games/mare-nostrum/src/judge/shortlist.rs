//! What a sensible player looks at first: sets that keep variety, battles that can be won.

use crate::action::Action;
use crate::components::*;
use crate::state::MareNostrum;

pub(super) fn keep_sensible(game: &MareNostrum, civ: Civ, actions: &mut Vec<Action>) {
    if let Some(good) = good_to_spend(game, civ, actions) {
        actions.retain(|&action| !matches!(action, Action::Pay(card) if card.is_good() && card != good));
    }
    let swap = best_swaps(game, civ, actions);
    actions.retain(|action| match *action {
        Action::Swap(give, get) => swap.contains(&Some((give, get))),
        Action::March(from, to) => is_promising(game, civ, from, to),
        Action::DoneKeeping(_) | Action::KeepNothing => false,
        _ => true,
    });
}

/// Of the goods that can be paid, the one with most copies.
fn good_to_spend(game: &MareNostrum, civ: Civ, actions: &[Action]) -> Option<Card> {
    let goods = actions.iter().filter_map(|action| match *action {
        Action::Pay(card) if card.is_good() => Some(card),
        _ => None,
    });
    goods.max_by_key(|&card| (game.nations[civ].hand[card], game.bank[card]))
}

/// A spare good for a tax, and a tax for a good that is not in hand.
fn best_swaps(game: &MareNostrum, civ: Civ, actions: &[Action]) -> [Option<(Card, Card)>; 2] {
    let hand = &game.nations[civ].hand;
    let swaps = || {
        actions.iter().filter_map(|action| match *action {
            Action::Swap(give, get) => Some((give, get)),
            _ => None,
        })
    };
    let to_tax = swaps().filter(|&(give, _)| give.is_good()).max_by_key(|&(give, _)| hand[give]);
    let to_good = swaps().find(|&(_, get)| get.is_good() && hand[get] == 0);
    [to_tax, to_good]
}

/// As many legions as a fortress counts for.
const A_FORTRESS: u8 = 2;

/// Into an empty or foreign province that can be taken, never just up and down at home.
fn is_promising(game: &MareNostrum, civ: Civ, from: Province, to: Province) -> bool {
    let land = &game.lands[to];
    let enemies: u8 = (land.armies() - civ)
        .iter()
        .map(|enemy| land.legions[enemy] + A_FORTRESS * land.fortresses_of(enemy))
        .sum();
    let mine = land.legions[civ] + game.lands[from].ready.to_move;
    let worth = land.owner.is_some_and(|owner| owner != civ) && !(land.buildings.is_empty() && enemies == 0)
        || land.owner.is_some_and(|owner| owner == civ) && enemies > 0;
    let borders_rival = game.edition.board.land[to]
        .iter()
        .any(|next| game.lands[next].owner.is_some_and(|owner| owner != civ));
    (worth && mine > enemies) || (enemies == 0 && land.owner.is_none() && borders_rival)
}

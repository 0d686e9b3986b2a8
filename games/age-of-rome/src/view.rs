//! What one viewer may see: hands, missions and face-down diplomacy tokens are secret.

use game::{Rng, RngExt, Seat, Viewer, bag};

use crate::components::Envoy;
use crate::state::{AgeOfRome, Offer, Phase, Secret, Talks};

/// Puts what the viewer may not see back into the decks; the counts remain.
pub(crate) fn conceal(game: &mut AgeOfRome, viewer: Viewer) {
    let over = game.is_over();
    for seat in game.boards().filter(|&seat| !viewer.is(seat)) {
        let player = &mut game.players[seat];
        game.trade_deck = game.trade_deck.with(std::mem::take(&mut player.hand));
        let missions = (!over).then_some(&mut player.missions);
        for secret in missions.into_iter().chain([&mut player.dealt, &mut player.returned]) {
            game.mission_deck |= std::mem::take(&mut secret.cards);
        }
    }
    if let Some((seat, offer)) = hidden_offer(game)
        && !viewer.is(seat)
    {
        offer.envoy = None;
    }
}

/// Deals it out again.
pub(crate) fn fill_in(game: &mut AgeOfRome, viewer: Viewer, rng: &mut impl Rng) {
    for seat in game.boards().filter(|&seat| !viewer.is(seat)) {
        let mut player = game.players[seat];
        while player.hand.len() < player.hand_size {
            let Some(card) = game.trade_deck.draw(rng) else { break };
            player.hand.add(card);
        }
        for secret in [&mut player.missions, &mut player.dealt, &mut player.returned] {
            fill_secret(game, secret, rng);
        }
        game.players[seat] = player;
    }
    if let Some((_, offer)) = hidden_offer(game)
        && offer.envoy.is_none()
    {
        offer.envoy = Some(if rng.random_bool(0.5) { Envoy::Spy } else { Envoy::Alliance });
    }
}

fn fill_secret(game: &mut AgeOfRome, secret: &mut Secret, rng: &mut impl Rng) {
    while secret.cards.len() < secret.count as usize {
        let Some(mission) = bag::draw(&mut game.mission_deck, rng) else { break };
        secret.cards.insert(mission);
    }
}

/// The token that lies face down, and who put it there.
fn hidden_offer(game: &mut AgeOfRome) -> Option<(Seat, &mut Offer)> {
    let Phase::Diplomacy { seat, step } = &mut game.phase else { return None };
    match step {
        Talks::Amount(offer) | Talks::Answer { offer, .. } | Talks::Reply { offer, .. } => {
            Some((*seat, offer))
        }
        _ => None,
    }
}

//! What one viewer may know (R19): hands, covered cards and the face-down card belong to their owners.

use enum_map::EnumMap;
use game::{Rng, RngExt, Seat, Viewer};

use crate::components::Kind;
use crate::state::{Deus, FaceDown, Phase};

/// Puts every card the viewer has not seen into the draw pile; the numbers of them stay.
pub(crate) fn conceal(game: &mut Deus, viewer: Viewer) {
    let is_choosing = matches!(game.phase, Phase::Choose { .. });
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        let player = &mut game.players[seat];
        player.unseen += player.hand.len() as u8;
        player.unseen_covered += player.covered.len() as u8;
        game.deck.add_all(std::mem::take(&mut player.hand));
        game.deck.add_all(std::mem::take(&mut player.covered));
        if let FaceDown::Card(card) = player.face_down {
            game.deck.insert(card);
            player.face_down = FaceDown::Hidden;
        }
        if is_choosing {
            player.ready = EnumMap::default();
        }
    }
}

/// Deals the hidden cards again, every card as likely as any other.
pub(crate) fn fill_in(game: &mut Deus, viewer: Viewer, rng: &mut impl Rng) {
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        for _ in 0..std::mem::take(&mut game.players[seat].unseen) {
            if let Some(card) = game.deck.draw(rng) {
                game.players[seat].hand.insert(card);
            }
        }
        for _ in 0..std::mem::take(&mut game.players[seat].unseen_covered) {
            if let Some(card) = game.deck.draw(rng) {
                game.players[seat].covered.insert(card);
            }
        }
        if game.players[seat].face_down == FaceDown::Hidden
            && let Some(card) = game.deck.draw(rng)
        {
            game.players[seat].face_down = FaceDown::Card(card);
        }
        choose_again(game, seat, rng);
    }
}

/// Pieces another seat may have chosen so far.
fn choose_again(game: &mut Deus, seat: Seat, rng: &mut impl Rng) {
    let Phase::Choose { left } = game.phase else { return };
    for _ in 0..game.edition.start.chosen_pieces.saturating_sub(left[seat]) {
        let open = Kind::ALL.iter().copied().filter(|&kind| game.spare_pieces(seat, kind) > 0);
        let chosen = rng.random_range(0..open.clone().count().max(1));
        if let Some(kind) = open.clone().nth(chosen) {
            game.players[seat].ready[kind] += 1;
        }
    }
}

//! What a position says beforehand is what happens.

use deus::components::Card;
use deus::effect::Goods;
use deus::state::Phase;
use deus::{Action, Deus, Event};
use game::{Game, Options, Seat};
use strum::VariantArray;
use testkit::{Chance, SeedableRng, random_position};

fn positions() -> impl Iterator<Item = (Deus, Seat)> {
    let games =
        (0..400).map(|seed| random_position::<Deus>(&Options::plain(3), seed, 20 + seed as usize % 150));
    games.filter_map(|game| Some((game, game.to_act().first()?)))
}

fn after(mut game: Deus, seat: Seat, action: Action) -> (Deus, Vec<Event>) {
    let mut events = Vec::new();
    game.apply(seat, action, &mut Chance::seed_from_u64(0), &mut events).unwrap();
    (game, events)
}

/// A card that leaves no choice is paid at once, any other with [`Action::Pay`].
#[test]
fn a_price_is_what_is_paid() {
    let mut built = 0;
    for (game, seat) in positions().filter(|(game, _)| game.phase == Phase::Turn) {
        for &card in Card::VARIANTS {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if !legal.contains(&Action::Build(card)) {
                continue;
            }
            let (later, mut events) = after(game, seat, Action::Build(card));
            if matches!(later.phase, Phase::Pay { .. }) {
                events = after(later, seat, Action::Pay).1;
            }
            let paid = events.iter().find_map(|event| match event {
                Event::Paid { resources, gold, .. } => Some((*resources, *gold)),
                _ => None,
            });
            let price = game.price(seat, card);
            assert_eq!(paid, Some((price.resources, price.gold)), "{card}");
            built += 1;
        }
    }
    assert!(built > 50, "only {built} cards were built");
}

/// The column fires as soon as the piece stands; its gains of points follow at once.
#[test]
fn a_card_yields_what_it_says() {
    let mut fired = 0;
    for (game, seat) in positions() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for action in
            legal.into_iter().filter(|action| matches!(action, Action::Place(_) | Action::Settle(_)))
        {
            let (later, events) = after(game, seat, action);
            for pair in events.windows(2) {
                if let [Event::Resolved { card, .. }, Event::GainedPoints { points, .. }] = pair {
                    let foretold = later.yields(seat, *card).map(|(what, number)| (what, u16::from(number)));
                    assert_eq!(foretold, Some((Goods::Points, *points)), "{card}");
                    fired += 1;
                }
            }
        }
    }
    assert!(fired > 5, "only {fired} cards gave points");
}

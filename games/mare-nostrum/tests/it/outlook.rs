//! What a position says beforehand is what happens.

use game::{Game, Options, Seat};
use mare_nostrum::components::{Province, SeaSet};
use mare_nostrum::phase::{BuildStep, Phase};
use mare_nostrum::{Action, Event, MareNostrum};
use testkit::{Chance, SeedableRng, random_position};

fn positions() -> impl Iterator<Item = MareNostrum> {
    (0..90).map(|seed| random_position(&Options::plain(4), seed, 9 * seed as usize))
}

fn legal(game: &MareNostrum, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// Pays with the first card that fits until the purchase is made.
fn buy(mut game: MareNostrum, seat: Seat, action: Action) -> MareNostrum {
    let mut rng = Chance::seed_from_u64(0);
    game.apply(seat, action, &mut rng, &mut ()).unwrap();
    while let Phase::Building(phase) = game.phase
        && matches!(phase.step, BuildStep::Pay { .. })
    {
        let card = legal(&game, seat)[0];
        game.apply(seat, card, &mut rng, &mut ()).unwrap();
    }
    game
}

#[test]
fn a_price_is_what_is_paid() {
    let mut bought = 0;
    for game in positions() {
        let Some(seat) = game.to_act().first() else { continue };
        let Some(civ) = game.civ(seat).filter(|_| matches!(game.phase, Phase::Building(_))) else { continue };
        for action in legal(&game, seat) {
            let Action::Buy(item) = action else { continue };
            let after = buy(game, seat, action);
            let paid = game.nations[civ].hand_size - after.nations[civ].hand_size;
            assert_eq!(paid, game.price(civ, item), "{action}");
            bought += 1;
        }
    }
    assert!(bought > 50, "only {bought} purchases were seen");
}

#[test]
fn a_defender_rolls_as_many_dice_as_foretold() {
    let mut battles = 0;
    for game in positions() {
        let Some(seat) = game.to_act().first() else { continue };
        for action in legal(&game, seat) {
            let Action::Attack(enemy, field, _) = action else { continue };
            let (mut after, mut events) = (game, Vec::new());
            after.apply(seat, action, &mut Chance::seed_from_u64(3), &mut events).unwrap();
            let dice = events.iter().find_map(|event| match event {
                Event::Fought { dice, .. } => Some(dice.1.iter().sum::<u8>()),
                _ => None,
            });
            assert_eq!(dice, Some(game.strength(enemy, field).dice), "{action}");
            battles += 1;
        }
    }
    assert!(battles > 3, "only {battles} battles were seen");
}

/// There is a voyage wherever a step leads, and its seas hang together.
#[test]
fn a_voyage_leads_where_a_step_does() {
    let game: MareNostrum = random_position(&Options::plain(5), 1, 0);
    let board = &game.edition.board;
    for fleet in (0..1 << 10).step_by(7).map(SeaSet::from_u64) {
        for &from in Province::ALL {
            for &to in Province::ALL.iter().filter(|&&to| to != from) {
                let voyage = board.voyage(from, to, fleet);
                assert_eq!(voyage.is_some(), board.reach(from, fleet).contains(to), "{from} to {to}");
                let Some(voyage) = voyage.filter(|voyage| !voyage.is_empty()) else { continue };
                assert!(voyage.windows(2).all(|pair| board.sea[pair[0]].contains(pair[1])));
                assert!(voyage.iter().all(|&sea| fleet.contains(sea)));
                assert!(board.coast[voyage[0]].contains(from));
                assert!(board.coast[voyage[voyage.len() - 1]].contains(to));
            }
        }
    }
}

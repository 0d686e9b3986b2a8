//! What greedy players make of the judge.

use bots::{Bot, Chance, Greedy, SeedableRng};
use game::{Game, Options, Outcome, Seat, Viewer};
use seven_wonders_dice::SevenWondersDice;

fn greedy_game(seed: u64) -> Outcome {
    let mut rng = Chance::seed_from_u64(seed);
    let mut game = SevenWondersDice::start(&Options::plain(4), &mut rng).unwrap();
    let mut bots: [Greedy<SevenWondersDice>; 4] = Default::default();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

/// All act at the same time, but programs decide one after the other: the last of them sees the round end.
#[test]
fn who_decides_last_judges_like_the_others() {
    const GAMES: u64 = 800;
    let mut wins = [0.0; 4];
    for seed in 0..GAMES {
        let outcome = greedy_game(seed);
        for seat in Seat::all(4) {
            wins[seat.index()] += outcome.win_share(seat);
        }
    }
    let shares = wins.map(|wins| wins / GAMES as f64);
    assert!(shares.iter().all(|share| (0.2..0.3).contains(share)), "{shares:?}");
}

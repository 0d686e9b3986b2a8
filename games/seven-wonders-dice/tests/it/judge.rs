//! What greedy players make of the judge.

use bots::{Bot, Greedy};
use game::{Game, Options, Outcome, Seat, Viewer};
use seven_wonders_dice::SevenWondersDice;

fn greedy_game(seed: u64) -> Outcome {
    let mut bots: [Greedy<SevenWondersDice>; 4] = Default::default();
    let soaked = testkit::soak_with(&Options::plain(4), seed, &mut (), |game: &SevenWondersDice, rng| {
        let seat = game.to_act().first()?;
        Some((seat, bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, rng)))
    });
    soaked.outcome
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

//! Positions of the toy that are set up by hand, and whole games.

use bots::{Bot, Chance, SeedableRng};
use game::{Game, Options, Outcome, PerSeat, Printed, Seat, Seen, Viewer};
use toy::{CARDS, Edition, Phase, Place, Player, Toy};

/// The last round, with nothing but these hands and six coins in the pot. Every other card has been played.
pub(crate) fn last_bids(hands: [&[u8]; 2]) -> Toy {
    let edition: Printed<Edition> = Printed::standard();
    let mut toy = Toy {
        edition,
        seats: 2,
        round: edition.game.rounds,
        pot: 6,
        phase: Phase::Bidding,
        cards: [Place::Played; CARDS],
        players: PerSeat::default(),
    };
    for (seat, hand) in Seat::all(2).zip(hands) {
        toy.players[seat].cards = hand.len() as u8;
        for &card in hand {
            toy.cards[usize::from(card)] = Place::Hand(seat);
        }
    }
    toy.check_invariants().unwrap();
    toy
}

/// The last turn, of the first seat.
pub(crate) fn last_turn(coins: u8, points: [u8; 2]) -> Toy {
    let mut toy = last_bids([&[], &[]]);
    toy.phase = Phase::Turn { seat: Seat(0) };
    toy.players[Seat(0)] = Player { coins, points: points[0], ..Player::default() };
    toy.players[Seat(1)].points = points[1];
    toy
}

/// Some position of the middle of a game, and a seat that must decide there.
pub(crate) fn some_position(seed: u64) -> (Toy, Seat) {
    let mut rng = Chance::seed_from_u64(seed);
    let mut toy = Toy::start(&Options::plain(2 + (seed % 2) as u8), &mut rng).unwrap();
    for _ in 0..3 + seed % 7 {
        let seat = toy.to_act().first().unwrap();
        let action = bots::Random::default().choose(&seen(&toy, seat), seat, &mut rng);
        toy.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
    let seat = toy.to_act().first().unwrap();
    (toy, seat)
}

pub(crate) fn seen(toy: &Toy, seat: Seat) -> Seen<Toy> {
    toy.hide(Viewer::Seat(seat))
}

/// A whole game between these; each action must be legal.
pub(crate) fn play(bots: &mut [Box<dyn Bot<Toy>>], seed: u64) -> Outcome {
    let mut rng = Chance::seed_from_u64(seed);
    let mut toy = Toy::start(&Options::plain(bots.len() as u8), &mut rng).unwrap();
    while let Some(seat) = toy.to_act().first() {
        let action = bots[seat.index()].choose(&seen(&toy, seat), seat, &mut rng);
        toy.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
    toy.outcome().unwrap()
}

/// The share of games that the first kind wins against the second, every deal from both seats.
pub(crate) fn share(
    games: u64,
    one: impl Fn() -> Box<dyn Bot<Toy>>,
    other: impl Fn() -> Box<dyn Bot<Toy>>,
) -> f64 {
    let won = (0..games).map(|number| {
        let seat = Seat((number % 2) as u8);
        let mut bots = [other(), other()];
        bots[seat.index()] = one();
        play(&mut bots, number / 2).win_share(seat)
    });
    won.sum::<f64>() / games as f64
}

//! Setup (rules 1.1–1.6).

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{BadOptions, Options, PerSeat, Rng, RngExt, Seat, bag};

use crate::components::{APPRENTICES, Hand, SLAVES};
use crate::flow;
use crate::state::{Builders, Phase, Player, Site};

pub(crate) fn start(options: &Options<Builders>, rng: &mut impl Rng) -> Result<Builders, BadOptions> {
    options.check_seats()?;
    let edition = options.edition;
    let start_player = Seat(rng.random_range(0..options.seats));
    let mut game = Builders {
        edition,
        seats: options.seats,
        start_player,
        round: 1,
        last_round: false,
        active_round: false,
        idle_rounds: 0,
        phase: Phase::Over,
        players: PerSeat::default(),
        building_row: [None; 5],
        building_deck: EnumSet::all(),
        worker_row: [None; 5],
        worker_deck: Hand::workers(),
        slaves_left: SLAVES,
        tools_left: EnumSet::all(),
        loans_left: edition.loan.cards,
        universities_left: EnumSet::all(),
        freed: EnumSet::empty(),
        educated: EnumMap::default(),
        tool_at: EnumMap::default(),
        sites: EnumMap::from_fn(|_| Site::default()),
        sent: EnumMap::default(),
    };
    deal_apprentices(&mut game, rng);
    game.building_row = std::array::from_fn(|_| bag::draw(&mut game.building_deck, rng));
    game.worker_row = std::array::from_fn(|_| bag::draw(&mut game.worker_deck, rng));
    flow::begin_turn(&mut game, start_player);
    Ok(game)
}

fn deal_apprentices(game: &mut Builders, rng: &mut impl Rng) {
    let mut apprentices = APPRENTICES;
    for seat in Seat::all(game.seats) {
        let apprentice = bag::draw(&mut apprentices, rng);
        game.players[seat] = Player {
            coins: u16::from(game.edition.start.coins),
            idle: apprentice.into_iter().collect(),
            ..Player::default()
        };
        game.worker_deck -= game.players[seat].idle;
    }
}

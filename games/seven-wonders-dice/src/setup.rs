//! Setup (rules 1.1–1.5).

use enumset::EnumSet;
use game::{BadOptions, Options, PerSeat, Rng, Seat, bag};

use crate::Acting;
use crate::components::{City, Color, Die};
use crate::phases::round;
use crate::state::{FORUM, Phase, Player, Rolled, SevenWondersDice, Sheet, Turn};
use crate::variants::Cities;

const FIRST_DICE: [Die; FORUM] =
    [Die::GreyOne, Die::GreyTwo, Die::GreyThree, Die::Blue, Die::Red, Die::Yellow, Die::Green];

pub(crate) fn start(
    options: &Options<SevenWondersDice>,
    rng: &mut impl Rng,
) -> Result<SevenWondersDice, BadOptions> {
    options.check_seats()?;
    let edition = options.edition;
    let sheet = Sheet {
        open: edition.boards[City::default()].layout.open_at_start,
        coins: edition.file.game.start_coins,
        ..Sheet::default()
    };
    let mut game = SevenWondersDice {
        edition,
        variants: options.variants,
        seats: options.seats,
        round: 0,
        last_round: None,
        phase: Phase::Cities { seat: Seat(0) },
        forum: FIRST_DICE.map(|die| Rolled { die, ..Rolled::default() }),
        agora_finished: false,
        players: PerSeat::default(),
    };
    let mut cities = EnumSet::<City>::all();
    for seat in Seat::all(game.seats) {
        let city = match options.variants.cities {
            Cities::Random => bag::draw(&mut cities, rng).unwrap_or_default(),
            Cities::Chosen => City::default(),
        };
        game.players[seat] = Player { city, before: sheet, sheet, turn: Turn::default() };
    }
    if options.variants.cities == Cities::Random {
        round::begin(&mut Acting::new(&mut game, Seat(0), rng, &mut ()));
    }
    Ok(game)
}

/// The colors of dice that lie in the forum.
pub(crate) fn colors_in(forum: &[Rolled; FORUM]) -> EnumSet<Color> {
    forum.iter().map(|rolled| rolled.die.color()).collect()
}

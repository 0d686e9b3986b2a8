//! Who acts when: cities first if they are chosen, then rounds in which all act at once.

use game::{Seat, SeatSet};

use crate::components::City;
use crate::phases::{round, turn};
use crate::state::{Phase, SevenWondersDice};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn to_act(game: &SevenWondersDice) -> SeatSet {
    match game.phase {
        Phase::Cities { seat } => SeatSet::only(seat),
        Phase::Round => game.players.seats_where(game.seats, |player| !player.turn.done),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// The same for one seat.
fn asked(game: &SevenWondersDice, seat: Seat) -> bool {
    match game.phase {
        Phase::Round => seat.0 < game.seats && !game.players[seat].turn.done,
        Phase::Cities { seat: choosing } => seat == choosing,
        Phase::Over => false,
    }
}

game::steps!(SevenWondersDice, asked, misplaced, |(game, seat, out), acting| match game.phase {
    Phase::Cities { .. } => step(list_cities(game, seat, out), |action| match action {
        Action::ChooseCity(city) => choose_city(acting, city)?,
    }),
    Phase::Round => step(turn::list(game, seat, out), |action| match action {
        Action::Take(_)
        | Action::Mark(_)
        | Action::Wonder
        | Action::Pass
        | Action::Tick(_)
        | Action::Finish => turn::take(acting, action)?,
    }),
    Phase::Over => step((), |action| match action {}),
});

/// Why an action that belongs to another step, or to another player, cannot be taken now.
#[cold]
pub(crate) fn misplaced(game: &SevenWondersDice, seat: Seat, _: Action) -> Illegal {
    match game.phase {
        _ if !asked(game, seat) => Illegal::NotYourTurn,
        Phase::Cities { .. } => Illegal::ChooseCityFirst,
        Phase::Round | Phase::Over => Illegal::CitiesChosen,
    }
}

/// Once in a game at most.
#[cold]
fn list_cities(game: &SevenWondersDice, seat: Seat, out: &mut Vec<Action>) {
    out.extend(cities_left(game, seat).map(Action::ChooseCity));
}

/// The boards that the seats before this one have left.
fn cities_left(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = City> {
    let taken =
        Seat::all(seat.0).map(|earlier| game.players[earlier].city).collect::<enumset::EnumSet<City>>();
    (enumset::EnumSet::all() - taken).iter()
}

/// Rule 1.1.
fn choose_city(acting: &mut Acting<impl Stage>, city: City) -> Result {
    let seat = acting.seat;
    if !cities_left(acting.game, seat).any(|left| left == city) {
        return Err(Illegal::CityTaken(city));
    }
    acting.game.players[seat].city = city;
    acting.tell(Event::CityChosen { seat, city });
    let next = Seat(seat.0 + 1);
    if next.0 < acting.game.seats {
        acting.game.phase = Phase::Cities { seat: next };
    } else {
        round::begin(acting);
    }
    Ok(())
}

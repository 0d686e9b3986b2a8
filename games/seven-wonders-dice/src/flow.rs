//! Who acts when: cities first if they are chosen, then rounds in which all act at once.

use game::{Rng, Seat, SeatSet, Sink};

use crate::components::City;
use crate::phases::{round, turn};
use crate::state::{Phase, SevenWondersDice};
use crate::{Action, Event, Illegal};

pub(crate) fn to_act(game: &SevenWondersDice) -> SeatSet {
    match game.phase {
        Phase::Cities { seat } => SeatSet::only(seat),
        Phase::Round => game.players.seats_where(game.seats, |player| !player.turn.done),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// The same for one seat.
fn must_act(game: &SevenWondersDice, seat: Seat) -> bool {
    match game.phase {
        Phase::Round => seat.0 < game.seats && !game.players[seat].turn.done,
        _ => to_act(game).contains(seat),
    }
}

pub(crate) fn legal(game: &SevenWondersDice, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    match game.phase {
        Phase::Cities { seat: choosing } if seat == choosing => list_cities(game, seat, out),
        Phase::Round if must_act(game, seat) => turn::legal(game, seat, out),
        _ => {}
    }
}

/// Once in a game at most.
#[cold]
fn list_cities(game: &SevenWondersDice, seat: Seat, out: &mut Vec<Action>) {
    out.extend(cities_left(game, seat).map(Action::ChooseCity));
}

pub(crate) fn apply(
    game: &mut SevenWondersDice,
    seat: Seat,
    action: Action,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !must_act(game, seat) {
        return Err(Illegal::NotYourTurn);
    }
    match game.phase {
        Phase::Cities { .. } => choose_city(game, seat, action, rng, events),
        Phase::Round => turn::apply(game, seat, action, rng, events),
        Phase::Over => Err(Illegal::NotYourTurn),
    }
}

/// The boards that the seats before this one have left.
fn cities_left(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = City> {
    let taken =
        Seat::all(seat.0).map(|earlier| game.players[earlier].city).collect::<enumset::EnumSet<City>>();
    (enumset::EnumSet::all() - taken).iter()
}

/// Rule 1.1.
fn choose_city(
    game: &mut SevenWondersDice,
    seat: Seat,
    action: Action,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let Action::ChooseCity(city) = action else { return Err(Illegal::ChooseCityFirst) };
    if !cities_left(game, seat).any(|left| left == city) {
        return Err(Illegal::CityTaken(city));
    }
    game.players[seat].city = city;
    events.push(Event::CityChosen { seat, city });
    let next = Seat(seat.0 + 1);
    if next.0 < game.seats {
        game.phase = Phase::Cities { seat: next };
    } else {
        round::begin(game, rng, events);
    }
    Ok(())
}

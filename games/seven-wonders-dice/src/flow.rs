//! Who acts when: cities first if they are chosen, then rounds in which all act at once.

use game::{Rng, Seat, SeatSet, Sink};

use crate::components::City;
use crate::phases::{round, turn};
use crate::state::{Phase, SevenWondersDice};
use crate::{Acting, Action, Event, Illegal};

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

pub(crate) fn apply(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    if !must_act(acting.game, acting.seat) {
        return Err(Illegal::NotYourTurn);
    }
    match acting.game.phase {
        Phase::Cities { .. } => choose_city(acting, action),
        Phase::Round => turn::apply(acting, action),
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
fn choose_city(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    let seat = acting.seat;
    let Action::ChooseCity(city) = action else { return Err(Illegal::ChooseCityFirst) };
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

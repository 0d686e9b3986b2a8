//! The actions of the buildings (rules 5.6–5.11, 5.19–5.21), as a follower or a spy carries them out.

use game::{Rng, Seat, Sink};

use crate::components::{Building, Region};
use crate::phases::pieces;
use crate::phases::trade;
use crate::state::{AgeOfRome, Work};
use crate::{Acting, Action, Event, Illegal};

fn check_deploy(game: &AgeOfRome, seat: Seat) -> Result<(), Illegal> {
    if game.players[seat].legions_on_board() > 0 { Ok(()) } else { Err(Illegal::NoLegionOnBoard) }
}

fn check_march(game: &AgeOfRome, seat: Seat, from: Region, to: Region) -> Result<(), Illegal> {
    if from == to {
        return Err(Illegal::SameRegion);
    }
    if game.players[seat].deployed[from] > 0 { Ok(()) } else { Err(Illegal::NoLegionThere(from)) }
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, work: Work, out: &mut Vec<Action>) {
    trade::push_card_uses(game, seat, out);
    if let Work::Draw(_) = work {
        return;
    }
    if check_deploy(game, seat).is_ok() {
        out.extend(Region::ALL.iter().copied().map(Action::Deploy));
    }
    for &from in Region::ALL {
        let others = Region::ALL.iter().copied();
        let targets = others.filter(|&to| check_march(game, seat, from, to).is_ok());
        out.extend(targets.map(|to| Action::March { from, to }));
    }
}

/// Starts the action of a building; what needs further clicks is given back.
pub(crate) fn begin(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    building: Building,
    times: u8,
) -> Option<Work> {
    match building {
        Building::Military => (acting.game.players[seat].legions > 0).then_some(Work::Legions(times)),
        Building::Political => {
            (0..times).for_each(|_| pieces::place_vote(acting, seat));
            None
        }
        Building::Trade => draw(acting, seat, times),
        Building::Religious => {
            (0..times).for_each(|_| pieces::place_piece(acting, seat));
            None
        }
        Building::Economic => {
            (0..times).for_each(|_| farm(acting, seat));
            None
        }
    }
}

/// Rule 5.21.
pub(crate) fn farm(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat) {
    let yields = acting.game.edition.prices.farming;
    pieces::gain_denarii(acting, seat, yields[acting.game.round as usize - 1]);
}

/// Draws; a full hand must make room first (rule 5.12).
fn draw(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, cards: u8) -> Option<Work> {
    let left = pieces::draw_while_room(acting, seat, cards);
    (left > 0).then_some(Work::Draw(left))
}

/// One click of an action that takes several; the rest of it is given back.
pub(crate) fn apply(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    work: Work,
    action: Action,
) -> Result<Option<Work>, Illegal> {
    match (work, action) {
        (Work::Legions(left), Action::Deploy(region)) => {
            check_deploy(acting.game, seat)?;
            pieces::deploy(acting, seat, region);
            Ok((left > 1).then(|| Work::Legions(left - 1)))
        }
        (Work::Legions(left), Action::March { from, to }) => {
            check_march(acting.game, seat, from, to)?;
            pieces::move_legions(acting, seat, from, to, 1);
            Ok((left > 1).then(|| Work::Legions(left - 1)))
        }
        (Work::Legions(_), Action::Sell(_) | Action::MakeSet(_)) => {
            trade::use_cards(acting, seat, action)?;
            Ok(Some(work))
        }
        (Work::Draw(left), _) => {
            trade::use_cards(acting, seat, action)?;
            Ok(draw(acting, seat, left))
        }
        _ => Err(Illegal::NotNow),
    }
}

//! The actions of the buildings (rules 5.6–5.11, 5.19–5.21), as a follower or a spy carries them out.

use game::Seat;

use crate::components::{Building, Region};
use crate::flow;
use crate::phases::pieces;
use crate::phases::trade;
use crate::state::{AgeOfRome, Work};
use crate::{Acting, Action, Illegal, Result, Stage};

fn check_deploy(game: &AgeOfRome, seat: Seat) -> Result {
    if game.players[seat].legions_on_board() > 0 { Ok(()) } else { Err(Illegal::NoLegionOnBoard) }
}

fn check_march(game: &AgeOfRome, seat: Seat, from: Region, to: Region) -> Result {
    if from == to {
        return Err(Illegal::SameRegion);
    }
    if game.players[seat].deployed[from] > 0 { Ok(()) } else { Err(Illegal::NoLegionThere(from)) }
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, work: Work, out: &mut Vec<Action>) {
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
    acting: &mut Acting<impl Stage>,
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
pub(crate) fn farm(acting: &mut Acting<impl Stage>, seat: Seat) {
    let yields = acting.game.edition.prices.farming;
    pieces::gain_denarii(acting, seat, yields[acting.game.round as usize - 1]);
}

/// Draws; a full hand must make room first (rule 5.12).
fn draw(acting: &mut Acting<impl Stage>, seat: Seat, cards: u8) -> Option<Work> {
    let left = pieces::draw_while_room(acting, seat, cards);
    (left > 0).then_some(Work::Draw(left))
}

/// One click of an action that takes several; the rest of it is given back.
pub(crate) fn take(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    work: Work,
    action: Action,
) -> Result<Option<Work>> {
    match (work, action) {
        (Work::Legions(_), Action::Deploy(region)) => {
            check_deploy(acting.game, seat)?;
            pieces::deploy(acting, seat, region);
        }
        (Work::Legions(_), Action::March { from, to }) => {
            check_march(acting.game, seat, from, to)?;
            pieces::move_legions(acting, seat, from, to, 1);
        }
        (_, Action::Sell(card)) => trade::sell(acting, seat, card)?,
        (_, Action::MakeSet(trio)) => trade::make_set(acting, seat, trio)?,
        _ => return Err(flow::misplaced(acting.game, seat, action)),
    }
    Ok(match (work, action) {
        (Work::Draw(left), _) => draw(acting, seat, left),
        (Work::Legions(_), Action::Sell(_) | Action::MakeSet(_)) => Some(work),
        (Work::Legions(left), _) => (left > 1).then(|| Work::Legions(left - 1)),
    })
}

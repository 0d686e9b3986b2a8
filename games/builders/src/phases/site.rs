//! Starting a site (rules 3.1–3.3) and finishing a building (rules 8.1–8.5).

use game::{Rng, Seat, Sink, bag};

use crate::components::Building;
use crate::phases::push_row;
use crate::state::{Builders, Site};
use crate::{Action, Event, Illegal};

pub(crate) fn legal(game: &Builders, out: &mut Vec<Action>) {
    if game.check_actions(1).is_ok() {
        push_row(game.building_row, Action::Start, out);
    }
}

pub(crate) fn start(
    game: &mut Builders,
    seat: Seat,
    building: Building,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let place = game.building_row.iter().position(|&card| card == Some(building));
    let place = place.ok_or(Illegal::BuildingNotInRow(building))?;
    game.check_actions(1)?;
    game.pay(seat, 0, 1);
    game.players[seat].sites.insert(building);
    events.push(Event::SiteStarted { seat, building });
    game.building_row[place] = bag::draw(&mut game.building_deck, rng);
    if let Some(building) = game.building_row[place] {
        events.push(Event::BuildingRevealed { building });
    }
    Ok(())
}

/// Rule 8.1: nothing is asked; whatever is covered is finished.
pub(crate) fn finish_if_covered(
    game: &mut Builders,
    seat: Seat,
    building: Building,
    events: &mut impl Sink<Event>,
) {
    let card = &game.edition.building[building];
    if !game.sites[building].supplied.covers(card.needs) {
        return;
    }
    let player = &mut game.players[seat];
    player.sites.remove(building);
    player.finished.insert(building);
    player.earn(card.reward);
    player.idle |= game.sites[building].hands;
    player.idle.extend(building.machine());
    for (tool, site) in &mut game.tool_at {
        if *site == Some(building) {
            *site = None;
            player.tools.insert(tool);
        }
    }
    game.sites[building] = Site::default();
    events.push(Event::Finished { seat, building, reward: card.reward, points: card.points });
}

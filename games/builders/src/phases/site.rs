//! Starting a site (rules 3.1–3.3) and finishing a building (rules 8.1–8.5).

use game::bag;

use crate::components::Building;
use crate::phases::push_row;
use crate::state::{Builders, Site};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Builders, out: &mut Vec<Action>) {
    if game.check_actions(1).is_ok() {
        push_row(game.building_row, Action::Start, out);
    }
}

pub(crate) fn start(acting: &mut Acting<impl Stage>, building: Building) -> Result {
    let seat = acting.seat;
    let place = acting.game.building_row.iter().position(|&card| card == Some(building));
    let place = place.ok_or(Illegal::BuildingNotInRow(building))?;
    acting.game.check_actions(1)?;
    acting.game.pay(seat, 0, 1);
    acting.game.players[seat].sites.insert(building);
    acting.tell(Event::SiteStarted { seat, building });
    acting.game.building_row[place] = bag::draw(&mut acting.game.building_deck, acting.rng);
    if let Some(building) = acting.game.building_row[place] {
        acting.tell(Event::BuildingRevealed { building });
    }
    Ok(())
}

/// Rule 8.1: nothing is asked; whatever is covered is finished.
pub(crate) fn finish_if_covered(acting: &mut Acting<impl Stage>, building: Building) {
    let seat = acting.seat;
    let card = &acting.game.edition.building[building];
    if !acting.game.sites[building].supplied.covers(card.needs) {
        return;
    }
    let player = &mut acting.game.players[seat];
    player.sites.remove(building);
    player.finished.insert(building);
    player.earn(card.reward);
    player.idle |= acting.game.sites[building].hands;
    player.idle.extend(building.machine());
    for (tool, site) in &mut acting.game.tool_at {
        if *site == Some(building) {
            *site = None;
            player.tools.insert(tool);
        }
    }
    acting.game.sites[building] = Site::default();
    acting.tell(Event::Finished { seat, building, reward: card.reward, points: card.points });
}

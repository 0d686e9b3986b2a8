//! Sending a hand to a site (rules 6.1–6.6): pick it up, perhaps give it a tool, choose the site.

use game::{Seat, Sink};

use crate::components::{Building, Hand, Kind, Tool};
use crate::phases::site;
use crate::state::{Builders, Step};
use crate::{Action, Event, Illegal};

pub(crate) fn legal(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    let player = &game.players[seat];
    if check_some_site(game, seat).is_ok() {
        out.extend(player.idle.iter().filter(|&hand| check_wage(game, seat, hand).is_ok()).map(Action::Send));
    }
}

pub(crate) fn pick_up(game: &mut Builders, seat: Seat, hand: Hand) -> Result<(), Illegal> {
    if !game.players[seat].idle.contains(hand) {
        return Err(Illegal::NotIdle(hand));
    }
    check_wage(game, seat, hand)?;
    check_some_site(game, seat)?;
    game.set_step(Step::Sending { hand, tool: None });
    Ok(())
}

fn check_wage(game: &Builders, seat: Seat, hand: Hand) -> Result<(), Illegal> {
    game.check_purse(seat, game.wage(hand))
}

/// Rules 6.2 and 6.3.
fn actions_for(game: &Builders, building: Building) -> u16 {
    u16::from(game.sent[building]) + 1
}

/// Somewhere the actions must suffice; where not, the cheapest site says what is missing.
fn check_some_site(game: &Builders, seat: Seat) -> Result<(), Illegal> {
    let cheapest = game.players[seat].sites.iter().map(|site| actions_for(game, site)).min();
    game.check_actions(cheapest.ok_or(Illegal::NoSite)?)
}

fn check_site(game: &Builders, seat: Seat, building: Building) -> Result<(), Illegal> {
    if !game.players[seat].sites.contains(building) {
        return Err(Illegal::NotYourSite(building));
    }
    game.check_actions(actions_for(game, building))
}

/// Rules 5.3, 6.5, 6.6 and 8.6.
fn check_tool(
    game: &Builders,
    seat: Seat,
    hand: Hand,
    held: Option<Tool>,
    tool: Tool,
) -> Result<(), Illegal> {
    if held.is_some() {
        return Err(Illegal::HoldsTool(hand));
    }
    match hand.kind() {
        Kind::Machine => Err(Illegal::MachineCannotHoldTool(hand)),
        Kind::Slave if !game.freed.contains(hand) => Err(Illegal::SlaveCannotHoldTool(hand)),
        _ if !game.players[seat].tools.contains(tool) => Err(Illegal::ToolNotIdle(tool)),
        _ => Ok(()),
    }
}

pub(crate) fn legal_ways(game: &Builders, seat: Seat, hand: Hand, held: Option<Tool>, out: &mut Vec<Action>) {
    let player = &game.players[seat];
    out.extend(player.sites.iter().filter(|&site| check_site(game, seat, site).is_ok()).map(Action::Work));
    let tools = player.tools.iter().filter(|&tool| check_tool(game, seat, hand, held, tool).is_ok());
    out.extend(tools.map(Action::Equip));
}

pub(crate) fn equip(
    game: &mut Builders,
    seat: Seat,
    hand: Hand,
    held: Option<Tool>,
    tool: Tool,
) -> Result<(), Illegal> {
    check_tool(game, seat, hand, held, tool)?;
    game.set_step(Step::Sending { hand, tool: Some(tool) });
    Ok(())
}

pub(crate) fn work(
    game: &mut Builders,
    seat: Seat,
    hand: Hand,
    tool: Option<Tool>,
    building: Building,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_site(game, seat, building)?;
    let (actions, wage) = (actions_for(game, building), game.wage(hand));
    let mut gives = game.gives(hand);
    game.pay(seat, wage, actions);
    game.sent[building] += 1;
    game.players[seat].idle.remove(hand);
    if let Some(tool) = tool {
        gives += game.edition.tool[tool].gives;
        game.players[seat].tools.remove(tool);
        game.tool_at[tool] = Some(building);
    }
    let site = &mut game.sites[building];
    site.hands.insert(hand);
    site.supplied += gives;
    events.push(Event::Sent { seat, hand, tool, building, actions: actions as u8, wage });
    site::finish_if_covered(game, seat, building, events);
    Ok(())
}

//! Sending a hand to a site (rules 6.1–6.6): pick it up, perhaps give it a tool, choose the site.

use game::{Seat, push_if};

use crate::components::{Building, Goods, Hand, Kind, Tool};
use crate::phases::site;
use crate::state::{Builders, Phase, Step};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// What sending a hand to a site costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    pub hand: Hand,
    pub tool: Option<Tool>,
    pub actions: u16,
    pub wage: u16,
    /// What the site has then.
    pub supplied: Goods,
    pub finishes: bool,
}

impl Builders {
    /// What the hand that is picked up would do at a site.
    pub fn prospect(&self, building: Building) -> Option<Prospect> {
        match self.phase {
            Phase::Turn { step: Step::Sending { hand, tool }, .. } => {
                Some(prospect(self, hand, tool, building))
            }
            _ => None,
        }
    }

    /// What the next hand sent to a site costs in this turn (rules 6.2 and 6.3).
    pub fn actions_for(&self, building: Building) -> u16 {
        u16::from(self.sent[building]) + 1
    }
}

fn prospect(game: &Builders, hand: Hand, tool: Option<Tool>, building: Building) -> Prospect {
    let with_tool = tool.map(|tool| game.edition.tool[tool].gives).unwrap_or_default();
    let supplied = game.sites[building].supplied + game.gives(hand) + with_tool;
    Prospect {
        hand,
        tool,
        actions: game.actions_for(building),
        wage: game.wage(hand),
        supplied,
        finishes: supplied.covers(game.edition.building[building].needs),
    }
}

pub(crate) fn list(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    if game.check_actions(1).is_err() || check_some_site(game, seat).is_err() {
        return;
    }
    for hand in game.players[seat].idle {
        push_if(out, check_wage(game, seat, hand).is_ok(), Action::Send(hand));
    }
}

pub(crate) fn pick_up(game: &mut Builders, seat: Seat, hand: Hand) -> Result {
    game.check_idle(seat, hand, Illegal::NotIdle(hand))?;
    check_wage(game, seat, hand)?;
    check_some_site(game, seat)?;
    game.set_step(Step::Sending { hand, tool: None });
    Ok(())
}

fn check_wage(game: &Builders, seat: Seat, hand: Hand) -> Result {
    game.check_purse(seat, game.wage(hand))
}

/// Somewhere the actions must suffice; where not, the cheapest site says what is missing.
fn check_some_site(game: &Builders, seat: Seat) -> Result {
    let costs = game.players[seat].sites.iter().map(|site| game.actions_for(site));
    if costs.clone().any(|actions| game.check_actions(actions).is_ok()) {
        return Ok(());
    }
    game.check_actions(costs.min().ok_or(Illegal::NoSite)?)
}

fn check_site(game: &Builders, seat: Seat, building: Building) -> Result {
    if !game.players[seat].sites.contains(building) {
        return Err(Illegal::NotYourSite(building));
    }
    game.check_actions(game.actions_for(building))
}

/// Rules 5.3, 6.5, 6.6 and 8.6.
fn check_tool(game: &Builders, seat: Seat, hand: Hand, held: Option<Tool>, tool: Tool) -> Result {
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

pub(crate) fn list_ways(game: &Builders, seat: Seat, hand: Hand, held: Option<Tool>, out: &mut Vec<Action>) {
    let player = &game.players[seat];
    for site in player.sites {
        push_if(out, check_site(game, seat, site).is_ok(), Action::Work(site));
    }
    let tools = player.tools.iter().filter(|&tool| check_tool(game, seat, hand, held, tool).is_ok());
    out.extend(tools.map(Action::Equip));
}

pub(crate) fn equip(game: &mut Builders, seat: Seat, hand: Hand, held: Option<Tool>, tool: Tool) -> Result {
    check_tool(game, seat, hand, held, tool)?;
    game.set_step(Step::Sending { hand, tool: Some(tool) });
    Ok(())
}

pub(crate) fn work(
    acting: &mut Acting<impl Stage>,
    hand: Hand,
    tool: Option<Tool>,
    building: Building,
) -> Result {
    let seat = acting.seat;
    check_site(acting.game, seat, building)?;
    let Prospect { actions, wage, supplied, .. } = prospect(acting.game, hand, tool, building);
    acting.game.pay(seat, wage, actions);
    acting.game.sent[building] += 1;
    acting.game.players[seat].idle.remove(hand);
    if let Some(tool) = tool {
        acting.game.players[seat].tools.remove(tool);
        acting.game.tool_at[tool] = Some(building);
    }
    let site = &mut acting.game.sites[building];
    site.hands.insert(hand);
    site.supplied = supplied;
    acting.tell(Event::Sent { seat, hand, tool, building, actions: actions as u8, wage });
    site::finish_if_covered(acting, building);
    Ok(())
}

//! The role cards at the start of a round (rules 3.2–3.6).

use enumset::enum_set;

use super::income;
use crate::components::*;
use crate::phase::Phase;
use crate::state::MareNostrum;
use crate::{Acting, Event, Illegal, Result, Stage};

/// Rules 3.2, 3.3 and 3.6: what counts for a role, heroes included.
pub(crate) fn count(game: &MareNostrum, role: Role, civ: Civ) -> u8 {
    let nation = &game.nations[civ];
    let bonus = if nation.heroes.contains(role.helper()) { game.edition.file.effects.role_bonus } else { 0 };
    bonus
        + match role {
            Role::Commerce => buildings(game, civ, COMMERCIAL),
            Role::Politics => buildings(game, civ, POLITICAL),
            Role::Military => nation.units(),
        }
}

const COMMERCIAL: SpotSet = enum_set!(Spot::FirstCaravan | Spot::SecondCaravan | Spot::Market);
const POLITICAL: SpotSet = enum_set!(Spot::FirstCity | Spot::SecondCity | Spot::Temple);

/// Buildings on these spots that count for a civilization: its own unless occupied, and those it occupies.
fn buildings(game: &MareNostrum, civ: Civ, counted: SpotSet) -> u8 {
    let lands = &game.lands;
    let own = lands.owned_by(civ).iter().map(|at| lands[at].buildings - lands[at].posts);
    let occupied = lands.occupied().iter().map(|at| &lands[at]);
    let theirs = occupied.filter(|land| land.occupier == Some(civ)).map(|land| land.posts);
    own.chain(theirs).map(|spots| (spots & counted).len() as u8).sum()
}

/// Those of `among` with the highest count.
pub(crate) fn leaders(game: &MareNostrum, role: Role, among: CivSet) -> CivSet {
    let mut leaders = CivSet::empty();
    let mut most = 0;
    for civ in among {
        let count = count(game, role, civ);
        if count > most {
            leaders.clear();
        }
        if count >= most {
            leaders.insert(civ);
            most = count;
        }
    }
    leaders
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    assign_from(acting, Role::ALL);
}

/// Rules 3.4 and 3.5: passes on these roles, stopping where the holder must decide.
fn assign_from(acting: &mut Acting<impl Stage>, roles: &[Role]) {
    for &role in roles {
        let tied = leaders(acting.game, role, acting.game.players());
        match acting.game.roles[role] {
            Some(holder) if tied.contains(holder) => {}
            Some(_) if tied.len() > 1 => {
                acting.game.phase = Phase::Roles { role, tied };
                return;
            }
            _ => give(acting, role, tied.iter().next()),
        }
    }
    income::begin(acting);
}

fn give(acting: &mut Acting<impl Stage>, role: Role, civ: Option<Civ>) {
    acting.game.roles[role] = civ;
    if let Some(civ) = civ {
        acting.tell(Event::RoleGiven { role, civ });
    }
}

pub(crate) fn appoint(acting: &mut Acting<impl Stage>, role: Role, tied: CivSet, civ: Civ) -> Result {
    if !tied.contains(civ) {
        return Err(Illegal::NotTied(civ));
    }
    give(acting, role, Some(civ));
    assign_from(acting, &Role::ALL[role as usize + 1..]);
    Ok(())
}

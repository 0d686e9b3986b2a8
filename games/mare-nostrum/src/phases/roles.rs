//! The role cards at the start of a round (rules 3.2–3.6).

use game::Sink;

use super::income;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::MareNostrum;

/// Rules 3.2, 3.3 and 3.6: what counts for a role, heroes included.
pub(crate) fn count(game: &MareNostrum, role: Role, civ: Civ) -> u8 {
    let nation = &game.nations[civ];
    let helped = nation.heroes.iter().any(|hero| hero.helps() == Some(role));
    let bonus = if helped { game.edition.file.effects.role_bonus } else { 0 };
    bonus
        + match role {
            Role::Commerce => buildings(game, civ, Token::Caravan, Token::Market),
            Role::Politics => buildings(game, civ, Token::City, Token::Temple),
            Role::Military => nation.units(),
        }
}

/// Buildings of two kinds that count for a civilization: its own unless occupied, and those it occupies.
fn buildings(game: &MareNostrum, civ: Civ, one: Token, two: Token) -> u8 {
    let counted: SpotSet = Spot::ALL
        .iter()
        .copied()
        .filter(|spot| spot.token().is_some_and(|token| token == one || token == two))
        .collect();
    let of_land = |land: &crate::state::Land| {
        if land.owner == Some(civ) {
            (land.buildings - land.posts) & counted
        } else if land.occupier == Some(civ) {
            land.posts & counted
        } else {
            SpotSet::empty()
        }
    };
    game.lands.values().map(|land| of_land(land).len() as u8).sum()
}

/// Those of `among` with the highest count.
pub(crate) fn leaders(game: &MareNostrum, role: Role, among: CivSet) -> CivSet {
    let most = among.iter().map(|civ| count(game, role, civ)).max();
    among.iter().filter(|&civ| Some(count(game, role, civ)) == most).collect()
}

pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    assign_from(game, Role::ALL, events);
}

/// Rules 3.4 and 3.5: passes on these roles, stopping where the holder must decide.
fn assign_from(game: &mut MareNostrum, roles: &[Role], events: &mut impl Sink<Event>) {
    for &role in roles {
        let tied = leaders(game, role, game.players());
        match game.roles[role] {
            Some(holder) if tied.contains(holder) => {}
            Some(_) if tied.len() > 1 => {
                game.phase = Phase::Roles { role, tied };
                return;
            }
            _ => give(game, role, tied.iter().next(), events),
        }
    }
    income::begin(game, events);
}

fn give(game: &mut MareNostrum, role: Role, civ: Option<Civ>, events: &mut impl Sink<Event>) {
    game.roles[role] = civ;
    if let Some(civ) = civ {
        events.push(Event::RoleGiven { role, civ });
    }
}

pub(crate) fn appoint(
    game: &mut MareNostrum,
    (role, tied): (Role, CivSet),
    civ: Civ,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !tied.contains(civ) {
        return Err(Illegal::NotTied(civ));
    }
    give(game, role, Some(civ), events);
    assign_from(game, &Role::ALL[role as usize + 1..], events);
    Ok(())
}

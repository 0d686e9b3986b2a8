//! Battles (rules 6.6–6.13, rulings R21–R23): who may fight whom, the dice, the losses.

use game::{RngExt, keys_where};

use super::{conquest, military};
use crate::components::*;
use crate::event::{Dice, Event};
use crate::phase::{Battle, Phase, WarStep};
use crate::state::{Land, MareNostrum};
use crate::{Acting, Action, Illegal, Result, Stage};

/// Rule 6.6: a province where the player must still fight.
pub(crate) fn due(game: &MareNostrum, civ: Civ) -> Option<Province> {
    let must_fight =
        |at: &Province| game.lands[*at].ready.to_fight > 0 || fighting_fortresses(game, civ, *at) > 0;
    game.lands.at_war(civ).iter().find(must_fight)
}

/// Ruling R22: own fortresses here that have not fought in this turn.
fn fighting_fortresses(game: &MareNostrum, civ: Civ, at: Province) -> u8 {
    let land = &game.lands[at];
    if land.fortresses_fought { 0 } else { land.fortresses_of(civ) }
}

fn enemies(game: &MareNostrum, civ: Civ, field: Field) -> CivSet {
    let present = match field {
        Field::Land(at) => game.lands[at].armies(),
        Field::Sea(on) => keys_where(&game.seas[on].triremes, |&ships| ships > 0),
    };
    present - civ
}

fn to_fight(game: &MareNostrum, field: Field) -> u8 {
    match field {
        Field::Land(at) => game.lands[at].ready.to_fight,
        Field::Sea(on) => game.seas[on].ready.to_fight,
    }
}

/// Rule 6.7: against one enemy all who can fight attack; against several they may be divided.
fn numbers(game: &MareNostrum, civ: Civ, field: Field, enemies: CivSet) -> std::ops::RangeInclusive<u8> {
    let units = to_fight(game, field);
    let fortresses = match field {
        Field::Land(at) => fighting_fortresses(game, civ, at),
        Field::Sea(_) => 0,
    };
    let least = if enemies.len() > 1 { units.min(1) } else { units };
    let least = if units == 0 && fortresses == 0 { 1 } else { least };
    least..=units
}

pub(crate) fn list(game: &MareNostrum, civ: Civ, field: Field, out: &mut Vec<Action>) {
    let enemies = enemies(game, civ, field);
    if enemies.is_empty() {
        return;
    }
    let numbers = numbers(game, civ, field, enemies);
    for enemy in enemies {
        out.extend(numbers.clone().map(|units| Action::Attack(enemy, field, units)));
    }
}

pub(crate) fn attack(
    acting: &mut Acting<impl Stage>,
    civ: Civ,
    enemy: Civ,
    field: Field,
    units: u8,
) -> Result {
    let enemies = enemies(acting.game, civ, field);
    if !enemies.contains(enemy) {
        return Err(Illegal::NoEnemy(enemy));
    }
    let numbers = numbers(acting.game, civ, field, enemies);
    if numbers.is_empty() {
        return Err(Illegal::FoughtAlready);
    }
    if !numbers.contains(&units) {
        return Err(Illegal::WrongNumber);
    }
    match field {
        Field::Sea(on) => fight_at_sea(acting, civ, enemy, on, units),
        Field::Land(at) => fight_on_land(acting, civ, enemy, at, units),
    }
    Ok(())
}

fn fight_at_sea(acting: &mut Acting<impl Stage>, civ: Civ, enemy: Civ, on: Sea, ships: u8) {
    let field = Field::Sea(on);
    let defending = acting.game.seas[on].triremes[enemy];
    acting.game.seas.change(on, |waters| {
        waters.ready.to_fight -= ships;
        waters.ready.to_move = waters.ready.to_move.min(waters.ready.to_fight);
    });
    let attack = Strike::roll(acting, civ, Hero::Pericles, Force { units: ships, fortresses: 0 });
    let defense = Strike::roll(acting, enemy, Hero::Pericles, Force { units: defending, fortresses: 0 });
    acting.tell(fought(civ, enemy, field, &attack, &defense));
    sink(acting, civ, on, defense.losses(acting.game, ships));
    sink(acting, enemy, on, attack.losses(acting.game, defending));
}

fn sink(acting: &mut Acting<impl Stage>, civ: Civ, on: Sea, triremes: u8) {
    if triremes > 0 {
        acting.game.seas.change(on, |waters| waters.triremes[civ] -= triremes);
        acting.game.nations[civ].on_board.triremes -= triremes;
        acting.tell(Event::Lost { civ, field: Field::Sea(on), legions: 0, fortresses: 0, triremes });
    }
}

fn fight_on_land(acting: &mut Acting<impl Stage>, civ: Civ, enemy: Civ, at: Province, legions: u8) {
    military::go_ashore(acting.game);
    let fortresses = fighting_fortresses(acting.game, civ, at);
    acting.game.lands.change(at, |land| {
        land.fortresses_fought |= fortresses > 0;
        land.ready.to_fight -= legions;
        land.ready.to_move = land.ready.to_move.min(land.ready.to_fight);
    });
    let land = &acting.game.lands[at];
    let defending = Force::of(land, enemy);
    let attack = Strike::roll(acting, civ, Hero::Hannibal, Force { units: legions, fortresses });
    let defense = Strike::roll(acting, enemy, Hero::Hannibal, defending);
    acting.tell(fought(civ, enemy, Field::Land(at), &attack, &defense));
    let battle = Battle {
        at,
        defender: enemy,
        legions,
        fortresses,
        attacker_loses: defense.losses(acting.game, legions + fortresses),
        defender_loses: attack.losses(acting.game, defending.size()),
    };
    take_losses(acting, civ, battle);
}

/// What one side fights with or loses: legions or triremes, and fortresses.
#[derive(Clone, Copy)]
struct Force {
    units: u8,
    fortresses: u8,
}

impl Force {
    fn of(land: &Land, civ: Civ) -> Force {
        Force { units: land.legions[civ], fortresses: land.fortresses_of(civ) }
    }

    fn size(self) -> u8 {
        self.units + self.fortresses
    }
}

/// The roll of one side.
struct Strike {
    dice: Dice,
    /// What fortresses add.
    walls: u16,
    sum: u16,
}

impl Strike {
    /// Rules 6.10 and 6.11, 7.8 and 7.9: one die per moving unit with the bonus of `hero`, fixed fortresses.
    fn roll(acting: &mut Acting<impl Stage>, civ: Civ, hero: Hero, force: Force) -> Strike {
        let effects = &acting.game.edition.file.effects;
        let bonus = if acting.game.has(civ, hero) { u16::from(effects.die_bonus) } else { 0 };
        let walls = u16::from(force.fortresses) * u16::from(effects.fortress_strength);
        let mut strike = Strike { dice: Dice::default(), walls, sum: walls };
        for _ in 0..force.units {
            let face = acting.rng.random_range(0..6usize);
            strike.dice[face] += 1;
            strike.sum += face as u16 + 1 + bonus;
        }
        strike
    }

    /// Rule 6.12: what the other side loses of its `units`.
    fn losses(&self, game: &MareNostrum, units: u8) -> u8 {
        let hits = self.sum / u16::from(game.edition.file.effects.points_per_loss);
        hits.min(u16::from(units)) as u8
    }
}

fn fought(attacker: Civ, defender: Civ, field: Field, attack: &Strike, defense: &Strike) -> Event {
    let dice = (attack.dice, defense.dice);
    let (walls, sums) = ((attack.walls, defense.walls), (attack.sum, defense.sum));
    Event::Fought { attacker, defender, field, dice, walls, sums }
}

/// Takes off what leaves no choice and asks for the rest, the defender first (ruling R23).
fn take_losses(acting: &mut Acting<impl Stage>, attacker: Civ, mut battle: Battle) {
    let defending = Force::of(&acting.game.lands[battle.at], battle.defender);
    let neutral = acting.game.seat(battle.defender).is_none();
    let Some(lost) = forced_losses(battle.defender_loses, defending, neutral) else {
        return military::set_step(acting.game, WarStep::Losses(battle));
    };
    remove(acting, battle.defender, battle.at, lost);
    battle.defender_loses = 0;
    let attacking = Force { units: battle.legions, fortresses: battle.fortresses };
    let Some(lost) = forced_losses(battle.attacker_loses, attacking, false) else {
        return military::set_step(acting.game, WarStep::Losses(battle));
    };
    remove(acting, attacker, battle.at, lost);
    military::set_step(acting.game, WarStep::Act);
    conquest::after_battle(acting, battle.at);
}

/// Legions and fortresses that must go; `None` when the owner can choose. Neutral legions go first.
fn forced_losses(losses: u8, force: Force, neutral: bool) -> Option<Force> {
    let is_forced =
        losses == 0 || losses >= force.size() || force.units == 0 || force.fortresses == 0 || neutral;
    let units = losses.min(force.units);
    is_forced.then_some(Force { units, fortresses: (losses - units).min(force.fortresses) })
}

fn remove(acting: &mut Acting<impl Stage>, civ: Civ, at: Province, lost: Force) {
    if lost.size() == 0 {
        return;
    }
    let Force { units: legions, fortresses } = lost;
    acting.game.lands.change(at, |land| {
        land.legions[civ] -= legions;
        land.fortresses -= fortresses;
    });
    acting.game.nations[civ].on_board.legions -= legions;
    acting.game.nations[civ].on_board.fortresses -= fortresses;
    acting.tell(Event::Lost { civ, field: Field::Land(at), legions, fortresses, triremes: 0 });
}

/// Who chooses losses now.
pub(crate) fn loser(game: &MareNostrum, battle: Battle) -> Option<Civ> {
    match game.phase {
        Phase::Military(phase) if battle.defender_loses == 0 => phase.turns.current,
        _ => Some(battle.defender),
    }
}

/// The player whose units stand in the battle must have both kinds left, or there would be no choice.
pub(crate) fn lose(acting: &mut Acting<impl Stage>, attacker: Civ, mut battle: Battle, unit: LandUnit) {
    let lost = match unit {
        LandUnit::Legion => Force { units: 1, fortresses: 0 },
        LandUnit::Fortress => Force { units: 0, fortresses: 1 },
    };
    if battle.defender_loses > 0 {
        battle.defender_loses -= 1;
        remove(acting, battle.defender, battle.at, lost);
    } else {
        battle.attacker_loses -= 1;
        battle.legions -= lost.units;
        battle.fortresses -= lost.fortresses;
        remove(acting, attacker, battle.at, lost);
    }
    take_losses(acting, attacker, battle);
}

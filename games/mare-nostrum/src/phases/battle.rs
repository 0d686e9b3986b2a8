//! Battles (rules 6.6–6.13, rulings R21–R23): who may fight whom, the dice, the losses.

use game::{Rng, RngExt, Sink, keys_where};

use super::{conquest, military};
use crate::action::Action;
use crate::components::*;
use crate::event::{Dice, Event};
use crate::illegal::Illegal;
use crate::phase::{Battle, Phase, WarStep};
use crate::state::MareNostrum;

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

pub(crate) fn legal(game: &MareNostrum, civ: Civ, field: Field, out: &mut Vec<Action>) {
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
    game: &mut MareNostrum,
    civ: Civ,
    (enemy, field, units): (Civ, Field, u8),
    (rng, events): (&mut impl Rng, &mut impl Sink<Event>),
) -> Result<(), Illegal> {
    let enemies = enemies(game, civ, field);
    if !enemies.contains(enemy) {
        return Err(Illegal::NoEnemy(enemy));
    }
    let numbers = numbers(game, civ, field, enemies);
    if numbers.is_empty() {
        return Err(Illegal::FoughtAlready);
    }
    if !numbers.contains(&units) {
        return Err(Illegal::WrongNumber);
    }
    match field {
        Field::Sea(on) => fight_at_sea(game, civ, (enemy, on, units), (rng, events)),
        Field::Land(at) => fight_on_land(game, civ, (enemy, at, units), (rng, events)),
    }
    Ok(())
}

fn fight_at_sea(
    game: &mut MareNostrum,
    civ: Civ,
    (enemy, on, ships): (Civ, Sea, u8),
    (rng, events): (&mut impl Rng, &mut impl Sink<Event>),
) {
    let field = Field::Sea(on);
    let defending = game.seas[on].triremes[enemy];
    game.seas.change(on, |waters| {
        waters.ready.to_fight -= ships;
        waters.ready.to_move = waters.ready.to_move.min(waters.ready.to_fight);
    });
    let attack = Strike::roll(game, (civ, Hero::Pericles), (ships, 0), rng);
    let defense = Strike::roll(game, (enemy, Hero::Pericles), (defending, 0), rng);
    events.push(fought(civ, enemy, field, &attack, &defense));
    sink(game, civ, on, defense.losses(game, ships), events);
    sink(game, enemy, on, attack.losses(game, defending), events);
}

fn sink(game: &mut MareNostrum, civ: Civ, on: Sea, triremes: u8, events: &mut impl Sink<Event>) {
    if triremes > 0 {
        game.seas.change(on, |waters| waters.triremes[civ] -= triremes);
        game.nations[civ].on_board.triremes -= triremes;
        events.push(Event::Lost { civ, field: Field::Sea(on), legions: 0, fortresses: 0, triremes });
    }
}

fn fight_on_land(
    game: &mut MareNostrum,
    civ: Civ,
    (enemy, at, legions): (Civ, Province, u8),
    (rng, events): (&mut impl Rng, &mut impl Sink<Event>),
) {
    military::go_ashore(game);
    let fortresses = fighting_fortresses(game, civ, at);
    game.lands.change(at, |land| {
        land.fortresses_fought |= fortresses > 0;
        land.ready.to_fight -= legions;
        land.ready.to_move = land.ready.to_move.min(land.ready.to_fight);
    });
    let land = &game.lands[at];
    let defending = (land.legions[enemy], land.fortresses_of(enemy));
    let attack = Strike::roll(game, (civ, Hero::Hannibal), (legions, fortresses), rng);
    let defense = Strike::roll(game, (enemy, Hero::Hannibal), defending, rng);
    events.push(fought(civ, enemy, Field::Land(at), &attack, &defense));
    let battle = Battle {
        at,
        defender: enemy,
        legions,
        fortresses,
        attacker_loses: defense.losses(game, legions + fortresses),
        defender_loses: attack.losses(game, defending.0 + defending.1),
    };
    take_losses(game, civ, battle, events);
}

/// The roll of one side.
struct Strike {
    dice: Dice,
    sum: u16,
}

impl Strike {
    /// Rules 6.10 and 6.11, 7.8 and 7.9: one die per moving unit with the bonus of `hero`, fixed fortresses.
    fn roll(
        game: &MareNostrum,
        (civ, hero): (Civ, Hero),
        (units, fortresses): (u8, u8),
        rng: &mut impl Rng,
    ) -> Strike {
        let effects = &game.edition.file.effects;
        let bonus = if game.has(civ, hero) { u16::from(effects.die_bonus) } else { 0 };
        let mut strike = Strike { dice: Dice::default(), sum: 0 };
        for _ in 0..units {
            let face = rng.random_range(0..6usize);
            strike.dice[face] += 1;
            strike.sum += face as u16 + 1 + bonus;
        }
        strike.sum += u16::from(fortresses) * u16::from(effects.fortress_strength);
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
    Event::Fought { attacker, defender, field, dice, sums: (attack.sum, defense.sum) }
}

/// Takes off what leaves no choice and asks for the rest, the defender first (ruling R23).
fn take_losses(game: &mut MareNostrum, attacker: Civ, mut battle: Battle, events: &mut impl Sink<Event>) {
    let land = &game.lands[battle.at];
    let (legions, fortresses) = (land.legions[battle.defender], land.fortresses_of(battle.defender));
    let neutral = game.seat(battle.defender).is_none();
    let Some(lost) = forced_losses(battle.defender_loses, (legions, fortresses), neutral) else {
        return military::set_step(game, WarStep::Losses(battle));
    };
    remove(game, battle.defender, battle.at, lost, events);
    battle.defender_loses = 0;
    let Some(lost) = forced_losses(battle.attacker_loses, (battle.legions, battle.fortresses), false) else {
        return military::set_step(game, WarStep::Losses(battle));
    };
    remove(game, attacker, battle.at, lost, events);
    military::set_step(game, WarStep::Act);
    conquest::after_battle(game, battle.at, events);
}

/// Legions and fortresses that must go; `None` when the owner can choose. Neutral legions go first.
fn forced_losses(losses: u8, (legions, fortresses): (u8, u8), neutral: bool) -> Option<(u8, u8)> {
    if losses == 0 {
        Some((0, 0))
    } else if losses >= legions + fortresses {
        Some((legions, fortresses))
    } else if fortresses == 0 {
        Some((losses, 0))
    } else if legions == 0 {
        Some((0, losses))
    } else if neutral {
        Some((losses.min(legions), losses.saturating_sub(legions)))
    } else {
        None
    }
}

fn remove(
    game: &mut MareNostrum,
    civ: Civ,
    at: Province,
    (legions, fortresses): (u8, u8),
    events: &mut impl Sink<Event>,
) {
    if legions + fortresses == 0 {
        return;
    }
    game.lands.change(at, |land| {
        land.legions[civ] -= legions;
        land.fortresses -= fortresses;
    });
    game.nations[civ].on_board.legions -= legions;
    game.nations[civ].on_board.fortresses -= fortresses;
    events.push(Event::Lost { civ, field: Field::Land(at), legions, fortresses, triremes: 0 });
}

/// Who chooses losses now.
pub(crate) fn loser(game: &MareNostrum, battle: Battle) -> Option<Civ> {
    match game.phase {
        Phase::Military(phase) if battle.defender_loses == 0 => phase.turns.current,
        _ => Some(battle.defender),
    }
}

/// The player whose units stand in the battle must have both kinds left, or there would be no choice.
pub(crate) fn lose(
    game: &mut MareNostrum,
    attacker: Civ,
    mut battle: Battle,
    unit: LandUnit,
    events: &mut impl Sink<Event>,
) {
    let lost = match unit {
        LandUnit::Legion => (1, 0),
        LandUnit::Fortress => (0, 1),
    };
    if battle.defender_loses > 0 {
        battle.defender_loses -= 1;
        remove(game, battle.defender, battle.at, lost, events);
    } else {
        battle.attacker_loses -= 1;
        battle.legions -= lost.0;
        battle.fortresses -= lost.1;
        remove(game, attacker, battle.at, lost, events);
    }
    take_losses(game, attacker, battle, events);
}

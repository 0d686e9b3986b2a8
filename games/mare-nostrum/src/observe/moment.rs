//! What is decided at this moment, and what is known of it.

use game::Pen;

use super::Order;
use crate::components::*;
use crate::phase::{Battle, BuildStep, BuildingPhase, Exchange, MilitaryPhase, Phase, Turns, WarStep};
use crate::state::MareNostrum;

/// Everything that some phase knows; blank where the present one does not.
#[derive(Default)]
struct Moment {
    place: usize,
    step: usize,
    /// Whom it is about: who sets up, is owed a card, gives up places.
    civ: Option<Civ>,
    /// Between whom the card was taken.
    taker: Option<Civ>,
    from: Option<Civ>,
    card: Option<Card>,
    role: Option<Role>,
    civs: CivSet,
    cards: CardSet,
    number: u8,
    exchange: Option<Exchange>,
    turns: Turns,
    item: Option<Item>,
    province: Option<Province>,
    battle: Option<Battle>,
    fresh: ProvinceSet,
    keeps: Option<u8>,
    flags: [bool; 4],
}

const PHASES: [&str; 15] = [
    "choosing",
    "caravans",
    "advanced",
    "roles",
    "shortage",
    "artemis",
    "call",
    "offers",
    "exchange",
    "odysseus",
    "forced",
    "compensation",
    "building",
    "military",
    "over",
];
const STEPS: [&str; 10] =
    ["none", "name", "act", "pay", "keep", "war-name", "war-act", "helen", "losses", "thinned"];
const FLAGS: [&str; 4] = ["free-marker-used", "swap-used", "ashore", "helen-used"];

pub(super) fn observe(game: &MareNostrum, order: &Order, pen: &mut impl Pen) {
    let moment = moment(&game.phase);
    pen.among("phase", &PHASES, moment.place);
    pen.among("step", &STEPS, moment.step);
    order.some(pen, "about", moment.civ);
    order.some(pen, "taker", moment.taker);
    order.some(pen, "from", moment.from);
    pen.one_of("card", moment.card);
    pen.one_of("role", moment.role);
    order.some(pen, "some", moment.civs);
    pen.set("cards", moment.cards);
    pen.number("number", moment.number);
    let pair = moment.exchange.and_then(|exchange| exchange.pair);
    order.some(pen, "pair", pair.into_iter().flat_map(|(one, other)| [one, other]));
    pen.number("in-a-row", moment.exchange.map_or(0, |exchange| exchange.in_a_row));
    pen.number("odysseus-used", moment.exchange.is_some_and(|exchange| exchange.odysseus_used));
    order.some(pen, "current", moment.turns.current);
    order.some(pen, "next", moment.turns.next);
    order.some(pen, "waiting", moment.turns.waiting);
    pen.which("item", moment.item);
    pen.one_of("at", moment.province);
    pen.set("fresh", moment.fresh);
    pen.number("taxes-to-keep", moment.keeps.map_or(0, |taxes| 1 + taxes));
    FLAGS.iter().zip(moment.flags).for_each(|(name, flag)| pen.number(name, flag));
    battle(moment.battle, order, pen);
}

fn battle(battle: Option<Battle>, order: &Order, pen: &mut impl Pen) {
    order.some(pen, "defender", battle.map(|battle| battle.defender));
    let number = |of: fn(Battle) -> u8| battle.map_or(0, of);
    pen.number("attacking-legions", number(|battle| battle.legions));
    pen.number("attacking-fortresses", number(|battle| battle.fortresses));
    pen.number("attacker-loses", number(|battle| battle.attacker_loses));
    pen.number("defender-loses", number(|battle| battle.defender_loses));
}

fn moment(phase: &Phase) -> Moment {
    let nothing = Moment::default();
    match *phase {
        Phase::Choosing => nothing,
        Phase::Caravans { civ } => Moment { place: 1, civ: Some(civ), ..nothing },
        Phase::Advanced { civ, points } => Moment { place: 2, civ: Some(civ), number: points, ..nothing },
        Phase::Roles { role, tied } => Moment { place: 3, role: Some(role), civs: tied, ..nothing },
        Phase::Shortage { short, served } => Moment { place: 4, cards: short, civs: served, ..nothing },
        Phase::Artemis => Moment { place: 5, ..nothing },
        Phase::Call => Moment { place: 6, ..nothing },
        Phase::Offers { number } => Moment { place: 7, number, ..nothing },
        Phase::Exchange(exchange) => {
            Moment { place: 8, taker: Some(exchange.taker), exchange: Some(exchange), ..nothing }
        }
        Phase::Odysseus { before, taker, from, card } => Moment {
            place: 9,
            taker: Some(taker),
            from: Some(from),
            card: Some(card),
            exchange: Some(before),
            ..nothing
        },
        Phase::Forced { before, taker } => {
            Moment { place: 10, taker: Some(taker), exchange: Some(before), ..nothing }
        }
        Phase::Compensation { to } => Moment { place: 11, civ: Some(to), ..nothing },
        Phase::Building(phase) => building(phase),
        Phase::Military(phase) => military(phase),
        Phase::Over(_) => Moment { place: 14, ..nothing },
    }
}

fn building(phase: BuildingPhase) -> Moment {
    let BuildingPhase { turns, step, fresh, free_marker_used, swap_used, taxes_to_keep } = phase;
    let flags = [free_marker_used, swap_used, false, false];
    let moment = Moment { place: 12, turns, fresh, keeps: taxes_to_keep, flags, ..Moment::default() };
    match step {
        BuildStep::Name => Moment { step: 1, ..moment },
        BuildStep::Act => Moment { step: 2, ..moment },
        BuildStep::Pay { item, missing, set } => {
            Moment { step: 3, item: Some(item), number: missing, cards: set, ..moment }
        }
        BuildStep::Keep => Moment { step: 4, ..moment },
    }
}

fn military(phase: MilitaryPhase) -> Moment {
    let MilitaryPhase { turns, step, ashore, helen_used } = phase;
    let flags = [false, false, ashore, helen_used];
    let moment = Moment { place: 13, turns, flags, ..Moment::default() };
    match step {
        WarStep::Name => Moment { step: 5, ..moment },
        WarStep::Act => Moment { step: 6, ..moment },
        WarStep::Helen { at } => Moment { step: 7, province: Some(at), ..moment },
        WarStep::Losses(battle) => {
            Moment { step: 8, province: Some(battle.at), battle: Some(battle), ..moment }
        }
        WarStep::Thinned { civ, at } => Moment { step: 9, civ: Some(civ), province: Some(at), ..moment },
    }
}

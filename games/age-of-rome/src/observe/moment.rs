//! What is decided at this moment, and what is known of it.

use game::{Pen, Seat, SeatSet};

use super::{Boards, cards};
use crate::components::{Building, Envoy, Province, Spot};
use crate::edition::{Attack, Trigger};
use crate::state::{AgeOfRome, Labor, Offer, Phase, Scheme, Site, Talks, Taxation, Window, Work};

/// Everything that some phase knows; blank where the present one does not.
#[derive(Default)]
struct Moment {
    place: usize,
    step: usize,
    seat: Option<Seat>,
    recalling: SeatSet,
    target: Option<Seat>,
    envoy: Option<Envoy>,
    province: Option<Province>,
    building: Option<Building>,
    spot: Option<Spot>,
    attack: Option<Attack>,
    bonus: bool,
    last: bool,
    denarii: u16,
    demand: u16,
    legions: u8,
    draws: u8,
    window: Window,
}

const PHASES: [&str; 9] =
    ["missions", "event", "diplomacy", "intrigue", "building", "action", "income", "recess", "over"];
const STEPS: [&str; 12] = [
    "none", "choose", "amount", "answer", "reply", "reward", "work", "rest", "cards", "effect", "medal",
    "attacked",
];
const TRIGGERS: [&str; 8] = [
    "none",
    "follower",
    "follower-in-colosseum",
    "follower-on-economic",
    "intrigue",
    "intrigue-against",
    "build",
    "double-tax",
];

pub(super) fn observe(game: &AgeOfRome, boards: Boards, pen: &mut impl Pen) {
    let moment = moment(game.phase);
    pen.among("phase", &PHASES, moment.place);
    pen.among("step", &STEPS, moment.step);
    boards.some(pen, "current", moment.seat);
    boards.some(pen, "recalling", moment.recalling.iter());
    boards.some(pen, "target", moment.target);
    pen.one_of("envoy", moment.envoy);
    pen.one_of("at-province", moment.province);
    pen.one_of("at-building", moment.building);
    pen.one_of("at-spot", moment.spot);
    pen.one_of("attack", moment.attack);
    pen.number("with-bonus", moment.bonus);
    pen.number("last-word", moment.last);
    pen.number("offered", moment.denarii);
    pen.number("demanded", moment.demand);
    pen.number("legions-to-move", moment.legions);
    pen.number("cards-to-draw", moment.draws);
    window(moment.window, pen);
}

fn window(window: Window, pen: &mut impl Pen) {
    pen.among("trigger", &TRIGGERS, trigger(window.trigger));
    cards("cards-played", window.played, pen);
    pen.number("draws", window.draws);
    pen.number("renewed", window.renewed);
    pen.number("relief", window.relief);
    pen.number("cancelled", window.cancelled);
    pen.number("spared", window.spared);
}

fn trigger(trigger: Option<Trigger>) -> usize {
    match trigger {
        None => 0,
        Some(Trigger::Follower) => 1,
        Some(Trigger::FollowerInColosseum) => 2,
        Some(Trigger::FollowerOnEconomic) => 3,
        Some(Trigger::Intrigue) => 4,
        Some(Trigger::IntrigueAgainst) => 5,
        Some(Trigger::Build) => 6,
        Some(Trigger::DoubleTax) => 7,
    }
}

fn moment(phase: Phase) -> Moment {
    let nothing = Moment::default();
    match phase {
        Phase::Missions => nothing,
        Phase::Event { recalling } => Moment { place: 1, recalling, ..nothing },
        Phase::Diplomacy { seat, step } => Moment { place: 2, seat: Some(seat), ..talks(step) },
        Phase::Intrigue { seat, step } => Moment { place: 3, seat: Some(seat), ..scheme(step) },
        Phase::Building { seat, step } => Moment { place: 4, seat: Some(seat), ..site(step) },
        Phase::Action { seat, step } => Moment { place: 5, seat: Some(seat), ..labor(step) },
        Phase::Income { seat, step } => Moment { place: 6, seat: Some(seat), ..taxation(step) },
        Phase::Recess { seat } => Moment { place: 7, seat: Some(seat), ..nothing },
        Phase::Over => Moment { place: 8, ..nothing },
    }
}

fn talks(step: Talks) -> Moment {
    match step {
        Talks::Choose => Moment { step: 1, ..Moment::default() },
        Talks::Amount(offer) => Moment { step: 2, ..offered(offer) },
        Talks::Answer { offer, last } => Moment { step: 3, last, ..offered(offer) },
        Talks::Reply { offer, demand } => Moment { step: 4, demand, ..offered(offer) },
        Talks::Reward(offer) => Moment { step: 5, ..offered(offer) },
        Talks::Work(work) => at_work(work),
        Talks::Rest => Moment { step: 7, ..Moment::default() },
    }
}

fn offered(offer: Offer) -> Moment {
    let Offer { envoy, province, building, denarii } = offer;
    Moment { envoy, province: Some(province), building: Some(building), denarii, ..Moment::default() }
}

fn at_work(work: Work) -> Moment {
    let moment = Moment { step: 6, ..Moment::default() };
    match work {
        Work::Legions(legions) => Moment { legions, ..moment },
        Work::Draw(draws) => Moment { draws, ..moment },
    }
}

fn scheme(step: Scheme) -> Moment {
    let nothing = Moment::default();
    match step {
        Scheme::Choose => Moment { step: 1, ..nothing },
        Scheme::Cards { province, window } => Moment { step: 8, province: Some(province), window, ..nothing },
        Scheme::Answer { province, window } => {
            Moment { step: 3, province: Some(province), window, ..nothing }
        }
        Scheme::Effect { target } => Moment { step: 9, target: Some(target), ..nothing },
    }
}

fn site(step: Site) -> Moment {
    match step {
        Site::Choose => Moment { step: 1, ..Moment::default() },
        Site::Cards { building, window } => {
            Moment { step: 8, building: Some(building), window, ..Moment::default() }
        }
    }
}

fn labor(step: Labor) -> Moment {
    let nothing = Moment::default();
    match step {
        Labor::Choose => Moment { step: 1, ..nothing },
        Labor::Cards { spot, bonus, window } => {
            Moment { step: 8, spot: Some(spot), bonus, window, ..nothing }
        }
        Labor::Work(work) => at_work(work),
        Labor::Medal => Moment { step: 10, ..nothing },
        Labor::Attacked { attack, window } => Moment { step: 11, attack: Some(attack), window, ..nothing },
    }
}

fn taxation(step: Taxation) -> Moment {
    match step {
        Taxation::Choose => Moment { step: 1, ..Moment::default() },
        Taxation::Cards(window) => Moment { step: 8, window, ..Moment::default() },
    }
}

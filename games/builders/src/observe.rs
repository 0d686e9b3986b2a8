//! What is seen as numbers, for programs.

use enum_map::EnumMap;
use game::{Around, Pen, Seat, Seen};

use crate::components::{Building, Hand, Resource, Tool};
use crate::state::{Builders, Phase, Step};

pub(crate) fn observe(seen: &Seen<Builders>, pen: &mut impl Pen) {
    let (game, around): (&Builders, _) = (seen, Around::of(seen));
    pen.number("round", game.round);
    pen.number("last-round", game.last_round);
    pen.number("active-round", game.active_round);
    pen.number("idle-rounds", game.idle_rounds);
    around.some(pen, "start-player", [game.start_player]);
    phase(game, around, pen);
    around.each(pen, |pen, seat| player(game, seat, pen));
    pen.set("building-row", game.building_row.iter().flatten().copied().collect());
    pen.set("building-deck", game.building_deck);
    pen.set("worker-row", game.worker_row.iter().flatten().copied().collect());
    pen.set("worker-deck", game.worker_deck);
    pen.set("slaves-left", game.slaves_left);
    pen.set("tools-left", game.tools_left);
    pen.number("loans-left", game.loans_left);
    pen.set("universities-left", game.universities_left);
    pen.set("freed", game.freed);
    pen.under("student-of", |pen| {
        game.educated.iter().for_each(|(resource, &student)| pen.which(resource, student));
    });
    sites(game, pen);
}

fn phase(game: &Builders, around: Around, pen: &mut impl Pen) {
    let (place, seat, actions, invested, step) = match game.phase {
        Phase::Turn { seat, actions, invested, step } => (0, Some(seat), actions, invested, Some(step)),
        Phase::Settlement { seat } => (1, Some(seat), 0, false, None),
        Phase::Over => (2, None, 0, false, None),
    };
    pen.among("phase", &["turn", "settlement", "over"], place);
    around.some(pen, "to-act", seat);
    pen.number("actions", actions);
    pen.number("invested", invested);
    let (enrolling, sending, tool) = match step {
        Some(Step::Enrolling(resource)) => (Some(resource), None, None),
        Some(Step::Sending { hand, tool }) => (None, Some(hand), tool),
        _ => (None, None, None),
    };
    pen.one_of::<Resource>("enrolling", enrolling);
    pen.one_of::<Hand>("sending", sending);
    pen.one_of::<Tool>("sending-with", tool);
}

fn player(game: &Builders, seat: Seat, pen: &mut impl Pen) {
    let player = &game.players[seat];
    pen.number("coins", player.coins);
    pen.number("loans", player.loans);
    pen.number("points", game.points(seat));
    pen.set("tools", player.tools);
    pen.set("idle", player.idle);
    pen.set("sites", player.sites);
    pen.set("finished", player.finished);
}

/// Where everybody works and every tool is, by the number of the site; what the sites have got.
fn sites(game: &Builders, pen: &mut impl Pen) {
    let mut works_at = EnumMap::<Hand, Option<Building>>::default();
    for (building, site) in &game.sites {
        site.hands.iter().for_each(|hand| works_at[hand] = Some(building));
    }
    pen.under("works-at", |pen| works_at.iter().for_each(|(hand, &site)| pen.which(hand, site)));
    pen.under("tool-at", |pen| game.tool_at.iter().for_each(|(tool, &site)| pen.which(tool, site)));
    pen.under("site", |pen| {
        for (building, site) in &game.sites {
            pen.under(building, |pen| {
                pen.each("supplied", |resource: Resource| site.supplied[resource]);
                pen.number("sent", game.sent[building]);
            });
        }
    });
}

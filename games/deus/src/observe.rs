//! What is seen as numbers, for programs.
//!
//! Regions go by their numbers on the tiles; what hex that is follows from the shape.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{Around, Pen, Seat, Seen};

use crate::cards::Cards;
use crate::components::{Card, God, Kind, Resource};
use crate::edition::MAX_PIECES;
use crate::map::{MAX_REGIONS, Region, RegionSet};
use crate::state::{Ask, Cause, Deus, FaceDown, Phase, Player, Project};

pub(crate) fn observe(seen: &Seen<Deus>, pen: &mut impl Pen) {
    let (game, around): (&Deus, _) = (seen, Around::of(seen));
    pen.number("round", game.round);
    pen.number("quiet-rounds", game.quiet_rounds);
    pen.number("built-this-round", game.built_this_round);
    pen.number("last-round", game.ending.map_or(0, |ending| ending.last_round));
    let causes = [Cause::Temples, Cause::Villages, Cause::Stall, Cause::Rounds];
    for cause in causes {
        let name: &str = cause.into();
        pen.number(format_args!("ends-by-{name}"), game.ending.is_some_and(|ending| ending.cause == cause));
    }
    around.some(pen, "first", [game.first]);
    around.some(pen, "current", [game.current]);
    phase(game, around, pen);
    map(game, pen);
    pen.number("temples-left", game.temples_left);
    pen.each("stock", |resource: Resource| game.stock[resource]);
    counts("deck", &game.deck, pen);
    counts("shown", &game.shown, pen);
    around.each(pen, |pen, seat| player(game.player(seat), pen));
    if let Some(own) = around.seats().next() {
        counts("hand", &game.player(own).hand, pen);
        counts("covered", &game.player(own).covered, pen);
        let face_down = match game.player(own).face_down {
            FaceDown::Card(card) => Some(card),
            _ => None,
        };
        pen.which("face-down-card", face_down);
    }
}

fn map(game: &Deus, pen: &mut impl Pen) {
    pen.number("shape", game.shape);
    pen.under("terrain", |pen| {
        game.continent.iter().for_each(|(terrain, &set)| regions(terrain.id(), set, pen));
    });
    pen.under("village-points", |pen| {
        game.village_points.iter().enumerate().for_each(|(tile, &points)| pen.number(tile, points));
    });
    regions("attacked", game.attacked, pen);
}

fn player(player: &Player, pen: &mut impl Pen) {
    pen.number("gold", player.gold);
    pen.number("points", player.points);
    pen.each("resources", |resource: Resource| player.resources[resource]);
    pen.each("ready", |kind: Kind| player.ready[kind]);
    pen.number("hand-size", player.hand_size() as i32);
    pen.number("covered-size", player.covered_size() as i32);
    pen.number("face-down", player.face_down != FaceDown::Unused);
    pen.number("villages-won", player.villages_won);
    pen.number("origin", player.origin.map_or(0, |Region(number)| 1 + number));
    for (kind, cards) in &player.columns {
        pen.under(format_args!("column-{kind}"), |pen| {
            for place in 0..MAX_PIECES {
                pen.under(place, |pen| {
                    let lies = cards.get(place);
                    pen.number("face-down", lies == Some(&None));
                    pen.which("card", lies.copied().flatten());
                });
            }
        });
    }
    pen.set("played", player.columns.values().flatten().flatten().copied().collect());
    pen.set("temple-cards", player.temple_cards);
    player.pieces.iter().for_each(|(kind, &set)| regions(kind.id(), set, pen));
    regions("temples", player.temples, pen);
}

fn phase(game: &Deus, around: Around, pen: &mut impl Pen) {
    let words =
        ["choose", "turn", "face-down", "pay", "place", "effect", "offer", "invoke", "ceres", "mars", "over"];
    let place = match game.phase {
        Phase::Choose { .. } => 0,
        Phase::Turn => 1,
        Phase::FaceDown => 2,
        Phase::Pay { .. } => 3,
        Phase::Place { .. } => 4,
        Phase::Effect { .. } => 5,
        Phase::Offer { .. } => 6,
        Phase::Invoke { .. } => 7,
        Phase::Ceres { .. } => 8,
        Phase::Mars { .. } => 9,
        Phase::Over => 10,
    };
    pen.among("phase", &words, place);
    pen.under("choosing", |pen| {
        around.each(pen, |pen, seat| pen.number("left", choosing(game, seat)));
    });
    building(game, pen);
    offering(game, pen);
    effect(game, pen);
}

fn choosing(game: &Deus, seat: Seat) -> u8 {
    if let Phase::Choose { left } = game.phase { left[seat] } else { 0 }
}

fn building(game: &Deus, pen: &mut impl Pen) {
    let (project, spared) = match game.phase {
        Phase::Pay { project, spared } => (Some(project), spared),
        Phase::Place { project } => (Some(project), EnumMap::default()),
        _ => (None, EnumMap::default()),
    };
    let (card, kind) = match project {
        Some(Project::Card(card)) => (Some(card), None),
        Some(Project::FaceDown(kind)) => (None, Some(kind)),
        None => (None, None),
    };
    pen.one_of::<Card>("project", card);
    pen.one_of::<Kind>("project-face-down", kind);
    pen.each("spared", |resource: Resource| spared[resource]);
}

fn offering(game: &Deus, pen: &mut impl Pen) {
    let (god, count) = match game.phase {
        Phase::Offer { god, cards } => (Some(god), cards),
        Phase::Invoke { cards } => (None, cards),
        Phase::Ceres { left } | Phase::Mars { left } => (None, left),
        _ => (None, 0),
    };
    pen.one_of::<God>("offering-to", god);
    pen.number("offering", count);
}

fn effect(game: &Deus, pen: &mut impl Pen) {
    let (column, next, card, ask) = match game.phase {
        Phase::Effect { column, next, card, ask } => (Some(column), next, Some(card), Some(ask)),
        _ => (None, 0, None, None),
    };
    pen.one_of::<Kind>("effect-column", column);
    pen.number("effect-next", next);
    pen.one_of::<Card>("effect-card", card);
    let asks = ["once", "repeat", "one-of-each", "ready", "march", "spoils", "nothing"];
    let (place, left, steps) = match ask {
        Some(Ask::Once) => (0, 0, 0),
        Some(Ask::Repeat { left }) => (1, left, 0),
        Some(Ask::OneOfEach { .. }) => (2, 0, 0),
        Some(Ask::Ready { left, .. }) => (3, left, 0),
        Some(Ask::March { armies, steps, .. }) => (4, armies, steps),
        Some(Ask::Spoils) => (5, 0, 0),
        None => (6, 0, 0),
    };
    pen.among("effect-asks", &asks, place);
    pen.number("effect-left", left);
    pen.number("effect-steps", steps);
    let sold = if let Some(Ask::OneOfEach { sold }) = ask { sold } else { EnumSet::empty() };
    let taken = if let Some(Ask::Ready { taken, .. }) = ask { taken } else { EnumSet::empty() };
    let (last, conquests) = match ask {
        Some(Ask::March { last, conquests, .. }) => (last, conquests),
        _ => (None, 0),
    };
    pen.set::<Resource>("effect-sold", sold);
    pen.set::<Kind>("effect-taken", taken);
    pen.number("effect-last-army", last.map_or(0, |Region(number)| 1 + number));
    pen.number("effect-conquests", conquests);
}

fn regions(name: &str, set: RegionSet, pen: &mut impl Pen) {
    pen.bits(name, set.bits(), MAX_REGIONS, |region| region);
}

fn counts(name: &str, cards: &Cards, pen: &mut impl Pen) {
    let copies = cards.copies();
    pen.each(name, |card: Card| copies[card as usize]);
}

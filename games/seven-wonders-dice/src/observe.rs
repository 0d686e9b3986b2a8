//! What is seen as numbers, for programs.

use game::{Around, Pen, Seat, Seen};

use crate::board::{Fields, Layout, Spot};
use crate::components::Die;
use crate::state::{Cross, Phase, SevenWondersDice, Sheet, Turn};

/// A set of fields has as many bits, whatever a board has.
const SPOTS: usize = 64;

pub(crate) fn observe(seen: &Seen<SevenWondersDice>, pen: &mut impl Pen) {
    let (game, around): (&SevenWondersDice, _) = (seen, Around::of(seen));
    pen.number("round", game.round);
    pen.number("last-round", game.last_round.unwrap_or_default());
    pen.number("agora-finished", game.agora_finished);
    let (place, choosing) = match game.phase {
        Phase::Cities { seat } => (0, Some(seat)),
        Phase::Round => (1, None),
        Phase::Over => (2, None),
    };
    pen.among("phase", &["cities", "round", "over"], place);
    around.some(pen, "choosing", choosing);
    forum(game, pen);
    around.each(pen, |pen, seat| player(game, seat, pen));
    own_turn(game, around, pen);
}

/// By die: its face, and its quarter from 1; nothing for those that are not in the forum.
fn forum(game: &SevenWondersDice, pen: &mut impl Pen) {
    pen.under("forum", |pen| {
        for &die in Die::ALL {
            let rolled = game.rolled(die);
            pen.under(die, |pen| {
                pen.number("quarter", rolled.map_or(0, |rolled| 1 + rolled.quarter));
                pen.one_of("shows", rolled.map(|rolled| rolled.symbol));
            });
        }
    });
}

fn player(game: &SevenWondersDice, seat: Seat, pen: &mut impl Pen) {
    let player = &game.players[seat];
    pen.one_of("city", Some(player.city));
    pen.number("done", player.turn.done);
    sheet(&player.sheet, game.layout(seat), pen);
}

fn sheet(sheet: &Sheet, layout: &Layout, pen: &mut impl Pen) {
    fields("marked", sheet.marked, layout, pen);
    fields("open", sheet.open, layout, pen);
    pen.number("coins", sheet.coins);
    pen.number("resources", sheet.resources);
    pen.number("discount", sheet.discount);
    pen.set("free-colors", sheet.free_colors);
    pen.set("unlocked", sheet.unlocked);
    pen.set("bonuses", sheet.bonuses);
    pen.number("agora-first", sheet.agora_first);
    pen.under("written", |pen| {
        sheet.written.iter().enumerate().for_each(|(attack, &points)| pen.number(attack, points));
    });
}

/// The fields are called as in the notation; places that the board does not have, by their numbers.
fn fields(name: &str, fields: Fields, layout: &Layout, pen: &mut impl Pen) {
    pen.bits(name, fields.0, SPOTS, |place| match layout.fields.get(place) {
        Some(_) => layout.field(Spot(place as u8)).to_string().replace(' ', "-"),
        None => format!("spot{place}"),
    });
}

/// How far the viewer has come in this round; of others nobody knows it.
fn own_turn(game: &SevenWondersDice, around: Around, pen: &mut impl Pen) {
    let own = around.seats().next().map(|seat| (seat, &game.players[seat]));
    let Some((seat, player)) = own else { return };
    fields("marked-before", player.before.marked, game.layout(seat), pen);
    let Turn { marking, acted, actions, builds, bonuses, crosses, .. } = player.turn;
    pen.one_of("marking", marking);
    pen.number("acted", acted);
    pen.number("actions", actions);
    pen.number("builds", builds);
    pen.number("bonuses-to-tick", bonuses);
    for place in 0..crosses.capacity() {
        let Cross { of, left } = crosses.get(place).copied().unwrap_or_default();
        pen.under(format_args!("cross{place}"), |pen| {
            pen.number("left", left);
            pen.set("of", of);
        });
    }
}

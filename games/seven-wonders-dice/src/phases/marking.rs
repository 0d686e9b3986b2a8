//! Marking a field: paying for it (chapter 5), its effect (chapter 7), attacks (6.4) and bonuses (4.1).

use enumset::EnumSet;
use game::{Audience, Seat};

use crate::board::{Fields, Spot};
use crate::components::{BARRACKS, Bonus, Building};
use crate::effect::Effect;
use crate::state::{Cross, SevenWondersDice};
use crate::{Acting, Event, Illegal, Result};

/// Rule 5.3: every resource that is missing costs a coin.
pub(crate) fn price(game: &SevenWondersDice, seat: Seat, spot: Spot) -> u8 {
    game.board(seat).cost(spot).saturating_sub(game.players[seat].sheet.resources)
}

pub(crate) fn check_means(game: &SevenWondersDice, seat: Seat, spot: Spot) -> Result {
    let (price, coins) = (price(game, seat, spot), game.players[seat].sheet.coins);
    if coins >= price { Ok(()) } else { Err(Illegal::CannotAfford { price, coins }) }
}

/// The fields that the seat has the means for, open or not.
pub(crate) fn affordable(game: &SevenWondersDice, seat: Seat) -> Fields {
    let sheet = &game.players[seat].sheet;
    game.board(seat).affordable(sheet.coins + sheet.resources)
}

/// Rule 5.5: the reserve holds only so many coins. Returns what was received.
pub(crate) fn receive(game: &mut SevenWondersDice, seat: Seat, coins: u8) -> u8 {
    let sheet = &mut game.players[seat].sheet;
    let received = coins.min(game.edition.file.reserve.coins - sheet.coins);
    sheet.coins += received;
    received
}

/// Pays for an open field, marks it and lets it take effect.
pub(crate) fn mark(acting: &mut Acting<impl Audience<Event>>, spot: Spot) {
    let seat = acting.seat;
    let (layout, board, paid) =
        (acting.game.layout(seat), acting.game.board(seat), price(acting.game, seat, spot));
    let field = layout.field(spot);
    let was_complete = acting.game.players[seat].sheet.marked;
    let sheet = &mut acting.game.players[seat].sheet;
    sheet.coins -= paid;
    sheet.marked = sheet.marked.or(Fields::only(spot));
    sheet.open = sheet.open.without(Fields::only(spot)).or(layout.opened_by(spot));
    sheet.keep(board.lasting(spot));
    acting.tell(Event::Marked { seat, field: layout.place(spot), paid });
    attack(acting, spot);
    take_effect(acting, board.effect(spot));
    earn_bonus(acting.game, seat, field.building, was_complete);
}

/// Rule 6.4: defenses that the neighbor had before this round take points off; the rest is written at once.
fn attack(acting: &mut Acting<impl Audience<Event>>, spot: Spot) {
    let seat = acting.seat;
    let strength = acting.game.board(seat).attacks[spot.0 as usize];
    if strength == 0 {
        return;
    }
    let layout = acting.game.layout(seat);
    let field = layout.field(spot);
    let points = strength.saturating_sub(defenses_against(acting.game, seat, field.building));
    acting.game.players[seat].sheet.written[layout.attacks_before[spot.0 as usize]] = points;
    acting.tell(Event::AttackWritten { seat, field: layout.place(spot), points });
}

/// Rule 6.3: the west barracks look at the left neighbor's east, the east barracks at the right neighbor's west.
pub(crate) fn defenses_against(game: &SevenWondersDice, seat: Seat, barracks: Building) -> u8 {
    let (neighbor, facing) = match barracks {
        Building::BarracksWest => (seat.left(game.seats), Building::BarracksEast),
        _ => (seat.right(game.seats), Building::BarracksWest),
    };
    let board = game.board(neighbor);
    let fields = game.players[neighbor].before.marked.and(board.layout.of_building[facing]);
    fields.iter().filter(|&spot| board.effect(spot) == Effect::Defense).count() as u8
}

/// Chapter 7: what happens at once; what stays is for [`Sheet::keep`](crate::state::Sheet::keep).
pub(crate) fn take_effect(acting: &mut Acting<impl Audience<Event>>, effect: Effect) {
    let seat = acting.seat;
    match effect {
        Effect::Coins(coins) => gain(acting, coins),
        Effect::Per { of, each } => {
            let fields = acting.game.count(seat, &acting.game.players[seat].sheet, of);
            gain(acting, fields.saturating_mul(each));
        }
        Effect::Cross { count, of } => {
            acting.game.players[seat].turn.crosses.try_push(Cross { of, left: count });
        }
        Effect::Build => acting.game.players[seat].turn.builds += 1,
        Effect::Action => acting.game.players[seat].turn.actions += 1,
        _ => {}
    }
}

fn gain(acting: &mut Acting<impl Audience<Event>>, coins: u8) {
    let seat = acting.seat;
    let coins = receive(acting.game, seat, coins);
    if coins > 0 {
        acting.tell(Event::CoinsGained { seat, coins });
    }
}

/// Rule 4.1 with rulings R1 to R3: the last field of a building of the city brings a bonus, while there are any.
fn earn_bonus(game: &mut SevenWondersDice, seat: Seat, building: Building, before: Fields) {
    let (layout, variants) = (game.layout(seat), game.variants);
    if !layout.is_complete(building, game.players[seat].sheet.marked) {
        return;
    }
    let parts = match building {
        Building::Warehouse if !variants.warehouse_bonus => return,
        Building::Wonder if !variants.wonder_bonus => return,
        Building::BarracksWest | Building::BarracksEast if !variants.barracks_apart => BARRACKS,
        _ => EnumSet::only(building),
    };
    let fields = layout.of_buildings(parts);
    let player = &mut game.players[seat];
    let just_completed = fields.without(player.sheet.marked).is_empty() && !fields.without(before).is_empty();
    let left = (EnumSet::<Bonus>::all() - player.sheet.bonuses).len() as u8;
    if just_completed && player.turn.bonuses < left {
        player.turn.bonuses += 1;
    }
}

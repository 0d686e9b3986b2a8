//! What a seat can do in its turn (chapters 2 to 4): actions, and the effects that wait to be used.

use game::{Audience, Seat};

use crate::board::{Fields, Spot};
use crate::components::{Bonus, Building};
use crate::effect::Effect;
use crate::flow;
use crate::phases::dice::{self, Chooser};
use crate::phases::listing::Listing;
use crate::phases::{marking, round};
use crate::state::SevenWondersDice;
use crate::{Acting, Action, Event, Illegal, Result, Stage};
use enumset::EnumSet;

/// Lists the legal actions of a seat that has not finished its turn.
pub(crate) fn list(game: &SevenWondersDice, seat: Seat, out: &mut impl Listing) {
    let player = &game.players[seat];
    let (turn, layout) = (&player.turn, game.layout(seat));
    let to_mark = |spot| Action::Mark(layout.field(spot));
    if let Some(die) = turn.marking {
        let reached = |rolled| dice::reached(game, seat, rolled);
        let fields = game.rolled(die).map_or(Fields::default(), reached);
        return fields.iter().map(to_mark).for_each(|action| out.add(action));
    }
    if turn.actions > 0 || turn.builds > 0 {
        Chooser::new(game, seat).list(out);
    }
    if turn.actions > 0 {
        out.add_if(check_wonder(game, seat).is_ok(), Action::Wonder);
        out.add(Action::Pass);
    }
    crossable(game, seat).iter().map(to_mark).for_each(|action| out.add(action));
    if turn.bonuses > 0 {
        let left = EnumSet::<Bonus>::all() - player.sheet.bonuses;
        left.iter().map(Action::Tick).for_each(|action| out.add(action));
    }
    out.add_if(check_finish(game, seat).is_ok(), Action::Finish);
}

pub(crate) fn take(acting: &mut Acting<impl Stage>, action: Action) -> Result {
    act(acting, action)?;
    if acting.game.players[acting.seat].turn.done {
        round::end_if_all_done(acting);
    }
    Ok(())
}

/// The seat's own part: no chance is involved, and nobody else is touched.
pub(crate) fn act(acting: &mut Acting<impl Audience<Event>>, action: Action) -> Result {
    let seat = acting.seat;
    if acting.game.players[seat].turn.marking.is_some() && !matches!(action, Action::Mark(_)) {
        return Err(Illegal::MarkFirst);
    }
    match action {
        Action::ChooseCity(_) => return Err(flow::misplaced(acting.game, seat, action)),
        Action::Take(die) => dice::take(acting, die)?,
        Action::Mark(field) => {
            let spot = check_mark(acting.game, seat, field)?;
            mark(acting, spot);
        }
        Action::Wonder => {
            let spot = check_wonder(acting.game, seat)?;
            spend_action(acting.game, seat);
            marking::mark(acting, spot);
        }
        Action::Pass => pass(acting)?,
        Action::Tick(bonus) => tick(acting, bonus)?,
        Action::Finish => {
            check_finish(acting.game, seat)?;
            acting.game.players[seat].turn.done = true;
        }
    }
    finish_if_nothing_is_left(acting.game, seat);
    Ok(())
}

/// A turn ends by itself when nothing can be done in it any more.
fn finish_if_nothing_is_left(game: &mut SevenWondersDice, seat: Seat) {
    let turn = &game.players[seat].turn;
    let must_go_on = turn.marking.is_some() || turn.actions > 0 || turn.bonuses > 0;
    let has_effects = turn.builds > 0 || !turn.crosses.is_empty();
    let goes_on = must_go_on || has_effects && can_use_an_effect(game, seat);
    game.players[seat].turn.done |= !goes_on;
}

#[inline(never)]
fn can_use_an_effect(game: &SevenWondersDice, seat: Seat) -> bool {
    let can_build = game.players[seat].turn.builds > 0 && Chooser::new(game, seat).can_choose_any();
    can_build || !crossable(game, seat).is_empty()
}

pub(crate) fn spend_action(game: &mut SevenWondersDice, seat: Seat) {
    let turn = &mut game.players[seat].turn;
    turn.actions -= 1;
    turn.acted = true;
}

/// Action B (rule 3.6).
pub(crate) fn check_wonder(game: &SevenWondersDice, seat: Seat) -> Result<Spot> {
    let player = &game.players[seat];
    if player.turn.actions == 0 {
        return Err(Illegal::NoActionLeft);
    }
    let open = game.layout(seat).of_building[Building::Wonder].and(player.sheet.open);
    let spot = open.iter().next().ok_or(Illegal::WonderComplete)?;
    marking::check_means(game, seat, spot)?;
    Ok(spot)
}

/// Action C (rule 3.7).
fn pass(acting: &mut Acting<impl Audience<Event>>) -> Result {
    let seat = acting.seat;
    if acting.game.players[seat].turn.actions == 0 {
        return Err(Illegal::NoActionLeft);
    }
    spend_action(acting.game, seat);
    let coins = marking::receive(acting.game, seat, acting.game.edition.file.game.pass_coins);
    acting.tell(Event::Passed { seat, coins });
    Ok(())
}

/// The fields that effects allow to mark without a die (rules 7.9, 7.10).
pub(crate) fn crossable(game: &SevenWondersDice, seat: Seat) -> Fields {
    let player = &game.players[seat];
    if player.turn.crosses.is_empty() {
        return Fields::default();
    }
    let layout = game.layout(seat);
    let reached = player
        .turn
        .crosses
        .iter()
        .fold(Fields::default(), |all, cross| all.or(layout.of_buildings(cross.of)));
    reached.and(player.sheet.open).and(marking::affordable(game, seat))
}

fn check_mark(game: &SevenWondersDice, seat: Seat, field: crate::components::Field) -> Result<Spot> {
    let player = &game.players[seat];
    let layout = game.layout(seat);
    if player.turn.marking.is_none() && player.turn.crosses.is_empty() {
        return Err(Illegal::NoMarkDue);
    }
    let spot = layout.spot(field).ok_or(Illegal::NoSuchField(field))?;
    if player.sheet.marked.contains(spot) {
        return Err(Illegal::AlreadyMarked(layout.place(spot)));
    }
    if !player.sheet.open.contains(spot) {
        return Err(Illegal::NotOpen(layout.place(spot)));
    }
    let allowed = match player.turn.marking.and_then(|die| game.rolled(die)) {
        Some(rolled) => dice::open_for(game, seat, rolled).contains(spot),
        None => player.turn.crosses.iter().any(|cross| cross.of.contains(field.building)),
    };
    if !allowed {
        return Err(Illegal::OutOfReach(layout.place(spot)));
    }
    marking::check_means(game, seat, spot)?;
    Ok(spot)
}

/// Marks for the chosen die, or else uses up the narrowest effect that allows it (ruling R9).
fn mark(acting: &mut Acting<impl Audience<Event>>, spot: Spot) {
    let building = acting.game.layout(acting.seat).field(spot).building;
    let turn = &mut acting.game.players[acting.seat].turn;
    if turn.marking.take().is_none() {
        let fitting = turn.crosses.iter().enumerate().filter(|(_, cross)| cross.of.contains(building));
        if let Some((place, _)) = fitting.min_by_key(|(_, cross)| (cross.of.len(), cross.left)) {
            turn.crosses[place].left -= 1;
            if turn.crosses[place].left == 0 {
                turn.crosses.remove(place);
            }
        }
    }
    marking::mark(acting, spot);
}

/// Rule 4.1.
fn tick(acting: &mut Acting<impl Audience<Event>>, bonus: Bonus) -> Result {
    let seat = acting.seat;
    let player = &mut acting.game.players[seat];
    if player.turn.bonuses == 0 {
        return Err(Illegal::NoBonusDue);
    }
    if player.sheet.bonuses.contains(bonus) {
        return Err(Illegal::BonusTicked(bonus));
    }
    player.sheet.bonuses.insert(bonus);
    let left = (EnumSet::<Bonus>::all() - player.sheet.bonuses).len() as u8;
    player.turn.bonuses = (player.turn.bonuses - 1).min(left);
    acting.tell(Event::BonusTicked { seat, bonus });
    let effect: Effect = acting.game.board(seat).bonuses[bonus];
    acting.game.players[seat].sheet.keep(effect.lasting());
    marking::take_effect(acting, effect);
    Ok(())
}

/// Rule 2.2 and ruling R8: effects may be left unused, but an action must be taken and a bonus ticked.
fn check_finish(game: &SevenWondersDice, seat: Seat) -> Result {
    let turn = &game.players[seat].turn;
    if turn.actions > 0 && !turn.acted {
        return Err(Illegal::ActFirst);
    }
    if turn.bonuses > 0 {
        return Err(Illegal::TickFirst);
    }
    Ok(())
}

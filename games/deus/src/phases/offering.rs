//! Offerings to the gods (chapter 7).

use enumset::{EnumSet, EnumSetType};
use game::{Seat, keys_where, set_of};

use crate::components::{Card, God, Kind, Resource};
use crate::flow;
use crate::phases::{draw, effects::gain};
use crate::state::{Deus, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// The top card is shown and names the god (7.1, 7.2).
pub(crate) fn begin(acting: &mut Acting<impl Stage>, card: Card) -> Result {
    if !acting.game.players[acting.seat].hand.remove(card) {
        return Err(Illegal::NotInHand(card));
    }
    let seat = acting.seat;
    acting.game.shown.insert(card);
    acting.tell(Event::Offered { seat, card });
    ask_for_more(acting, acting.game.print(card).color.god(), 1);
    Ok(())
}

pub(crate) fn list_covers(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    out.extend(game.player(seat).hand.distinct().iter().map(Action::Cover));
}

pub(crate) fn cover(acting: &mut Acting<impl Stage>, god: God, cards: u8, card: Card) -> Result {
    if !acting.game.players[acting.seat].hand.remove(card) {
        return Err(Illegal::NotInHand(card));
    }
    let seat = acting.seat;
    acting.game.players[seat].covered.insert(card);
    acting.tell(Event::Covered { seat, card: Some(card) });
    ask_for_more(acting, god, cards + 1);
    Ok(())
}

fn ask_for_more(acting: &mut Acting<impl Stage>, god: God, cards: u8) {
    if acting.game.players[acting.seat].hand.is_empty() {
        help(acting, god, cards);
    } else {
        acting.game.phase = Phase::Offer { god, cards };
    }
}

pub(crate) fn list_gods(out: &mut Vec<Action>) {
    out.extend(God::ALL.iter().copied().filter(|&god| god != God::Jupiter).map(Action::Invoke));
}

pub(crate) fn invoke(acting: &mut Acting<impl Stage>, cards: u8, god: God) -> Result {
    if god == God::Jupiter {
        return Err(Illegal::NotAnotherGod);
    }
    help(acting, god, cards);
    Ok(())
}

/// What the god gives for an offering of so many cards.
pub(crate) fn help(acting: &mut Acting<impl Stage>, god: God, cards: u8) {
    let seat = acting.seat;
    acting.tell(Event::Helped { seat, god, cards });
    let numbers = &acting.game.edition.offering;
    match god {
        God::Neptune => {
            let gift = u16::from(numbers.gold_per_card) * u16::from(cards);
            gain::gold(acting, gift);
            ready_one(acting, Kind::Maritime);
            finish(acting);
        }
        God::Ceres => {
            ready_one(acting, Kind::Production);
            ask_resource(acting, cards);
        }
        God::Minerva => {
            ready_one(acting, Kind::Scientific);
            draw::refill(acting);
            draw::cards(acting, cards);
            flow::end_turn(acting);
        }
        God::Vesta => {
            let points = if cards == 1 { numbers.points_for_one_card } else { numbers.points_for_more_cards };
            gain::points(acting, points.into());
            ready_one(acting, Kind::Civil);
            finish(acting);
        }
        God::Mars => ask_piece(acting, cards),
        God::Jupiter => acting.game.phase = Phase::Invoke { cards },
    }
}

fn ready_one(acting: &mut Acting<impl Stage>, kind: Kind) {
    if acting.game.spare_pieces(acting.seat, kind) > 0 {
        gain::piece(acting, kind);
    }
}

/// Back to five cards, and the turn is over (7.9).
fn finish(acting: &mut Acting<impl Stage>) {
    draw::refill(acting);
    flow::end_turn(acting);
}

fn resources_in_stock(game: &Deus) -> EnumSet<Resource> {
    keys_where(&game.stock, |&count| count > 0)
}

fn kinds_in_supply(game: &Deus, seat: Seat) -> EnumSet<Kind> {
    set_of(Kind::ALL.iter().map(|&kind| (kind, game.spare_pieces(seat, kind) > 0)))
}

fn first_two<T: EnumSetType>(set: EnumSet<T>) -> (Option<T>, Option<T>) {
    let mut items = set.iter();
    (items.next(), items.next())
}

/// Asks for the next of `left` resources, unless there is nothing to choose.
fn ask_resource(acting: &mut Acting<impl Stage>, left: u8) {
    for left in (1..=left).rev() {
        match first_two(resources_in_stock(acting.game)) {
            (None, _) => break,
            (Some(only), None) => gain::resource(acting, only, 1),
            _ => return acting.game.phase = Phase::Ceres { left },
        }
    }
    finish(acting);
}

pub(crate) fn list_resources(game: &Deus, out: &mut Vec<Action>) {
    out.extend(resources_in_stock(game).iter().map(Action::Take));
}

pub(crate) fn take(acting: &mut Acting<impl Stage>, left: u8, resource: Resource) -> Result {
    if acting.game.stock[resource] == 0 {
        return Err(Illegal::NotInStock(resource));
    }
    gain::resource(acting, resource, 1);
    ask_resource(acting, left - 1);
    Ok(())
}

/// Asks for the next of `left` pieces, unless there is nothing to choose.
fn ask_piece(acting: &mut Acting<impl Stage>, left: u8) {
    for left in (1..=left).rev() {
        match first_two(kinds_in_supply(acting.game, acting.seat)) {
            (None, _) => break,
            (Some(only), None) => gain::piece(acting, only),
            _ => return acting.game.phase = Phase::Mars { left },
        }
    }
    finish(acting);
}

pub(crate) fn list_pieces(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    out.extend(kinds_in_supply(game, seat).iter().map(Action::Ready));
}

pub(crate) fn ready(acting: &mut Acting<impl Stage>, left: u8, kind: Kind) -> Result {
    if acting.game.spare_pieces(acting.seat, kind) == 0 {
        return Err(Illegal::NoPiecesLeft(kind));
    }
    gain::piece(acting, kind);
    ask_piece(acting, left - 1);
    Ok(())
}

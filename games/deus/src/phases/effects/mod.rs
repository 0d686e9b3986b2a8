//! Resolving a column, card by card from the bottom (3.10, 3.11, chapter 4).

pub(crate) mod gain;
mod march;
mod trade;

use game::Seat;

use crate::components::{Card, Kind};
use crate::effect::Effect;
use crate::flow;
use crate::phases::place;
use crate::state::{Ask, Deus, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// How far the column has been resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct At {
    pub(crate) column: Kind,
    /// The card to resolve next, counted from the bottom.
    pub(crate) next: u8,
}

/// Resolves the rest of the column, until an effect asks something.
pub(crate) fn resolve(acting: &mut Acting<impl Stage>, mut at: At) {
    while let Some(&card) = acting.game.players[acting.seat].columns[at.column].get(at.next as usize) {
        at.next += 1;
        if let Some(card) = card
            && is_asked(acting, at, card)
        {
            return;
        }
    }
    place::end_action(acting);
}

/// Begins the effect of a card; true when it asks something.
fn is_asked(acting: &mut Acting<impl Stage>, at: At, card: Card) -> bool {
    let seat = acting.seat;
    acting.tell(Event::Resolved { seat, card });
    let effect = acting.game.effect(card);
    let ask = begin(acting, effect);
    is_asked_on(acting, at, card, ask)
}

/// Asks the next question of an effect that has one; true when it was asked.
fn is_asked_on(acting: &mut Acting<impl Stage>, at: At, card: Card, mut next: Option<Ask>) -> bool {
    let effect = acting.game.effect(card);
    while let Some(ask) = next {
        next = match options(acting.game, acting.seat, effect, ask) {
            Options::None => pass_over(acting, effect, ask),
            Options::Gift(action) => perform(acting, effect, ask, action),
            Options::Choice => {
                acting.game.phase = Phase::Effect { column: at.column, next: at.next, card, ask };
                return true;
            }
        };
    }
    false
}

enum Options {
    None,
    /// One possibility that nobody would decline (R10).
    Gift(Action),
    Choice,
}

fn options(game: &Deus, seat: Seat, effect: Effect, ask: Ask) -> Options {
    let mut first = None;
    let mut count = 0;
    list_answers(game, seat, effect, ask, &mut |action| {
        first = first.or(Some(action));
        count += 1;
    });
    let is_gift = matches!(effect, Effect::Fetch { .. } | Effect::Ready { gold: 0, .. });
    match first {
        None => Options::None,
        Some(action) if count == 1 && is_gift => Options::Gift(action),
        Some(_) => Options::Choice,
    }
}

pub(crate) fn list(game: &Deus, seat: Seat, card: Card, ask: Ask, out: &mut Vec<Action>) {
    list_answers(game, seat, game.effect(card), ask, &mut |action| out.push(action));
    out.push(Action::Skip);
}

pub(crate) fn skip(acting: &mut Acting<impl Stage>, at: At, card: Card, ask: Ask) {
    let (seat, effect) = (acting.seat, acting.game.effect(card));
    let halts = matches!(ask, Ask::March { .. });
    acting.tell(if halts { Event::Halted { seat, card } } else { Event::Skipped { seat, card } });
    let next = pass_over(acting, effect, ask);
    go_on(acting, at, card, next);
}

/// Carries out what a card asks for; whatever else there is to do belongs to another card.
pub(crate) fn answer(acting: &mut Acting<impl Stage>, at: At, card: Card, ask: Ask, given: Action) -> Result {
    let (seat, effect) = (acting.seat, acting.game.effect(card));
    check(acting.game, seat, effect, ask, given)
        .unwrap_or_else(|| Err(flow::misplaced(acting.game, seat, given)))?;
    if let Action::Reactivate(other) = given {
        if !is_asked(acting, at, other) {
            resolve(acting, at);
        }
        return Ok(());
    }
    let next = perform(acting, effect, ask, given);
    go_on(acting, at, card, next);
    Ok(())
}

fn go_on(acting: &mut Acting<impl Stage>, at: At, card: Card, next: Option<Ask>) {
    if !is_asked_on(acting, at, card, next) {
        resolve(acting, at);
    }
}

/// Does what an effect does by itself, and says what it asks.
fn begin(acting: &mut Acting<impl Stage>, effect: Effect) -> Option<Ask> {
    match effect {
        Effect::Gain { .. } | Effect::Harvest { .. } | Effect::Fetch { .. } => gain::begin(acting, effect),
        Effect::Buy { most, .. } | Effect::Exchange { most } => Some(Ask::Repeat { left: most }),
        Effect::SellOneOfEach { .. } => Some(Ask::OneOfEach { sold: <_>::default() }),
        Effect::Ready { pieces, .. } => Some(Ask::Ready { left: pieces, taken: <_>::default() }),
        Effect::March { armies, .. } => Some(Ask::March { armies, steps: 0, last: None, conquests: 0 }),
        Effect::SellForGold { .. }
        | Effect::SellForPoints { .. }
        | Effect::BuyPoints { .. }
        | Effect::Reactivate => Some(Ask::Once),
        Effect::EndPoints { .. } => None,
    }
}

/// Everything that may be answered, but for skipping.
fn list_answers(game: &Deus, seat: Seat, effect: Effect, ask: Ask, tell: &mut impl FnMut(Action)) {
    match effect {
        Effect::Gain { .. } | Effect::Harvest { .. } | Effect::Fetch { .. } | Effect::Ready { .. } => {
            gain::list(game, seat, effect, ask, tell);
        }
        Effect::Reactivate => {
            let cards = Card::ALL.iter().copied();
            cards.filter(|&card| can_reactivate(game, seat, card)).map(Action::Reactivate).for_each(tell);
        }
        Effect::March { .. } => march::list(game, seat, effect, ask, tell),
        _ => trade::list(game, seat, effect, ask, tell),
    }
}

/// What forbids an answer; `None` when the effect does not ask for it.
fn check(game: &Deus, seat: Seat, effect: Effect, ask: Ask, action: Action) -> Option<Result> {
    match effect {
        Effect::Gain { .. } | Effect::Harvest { .. } | Effect::Fetch { .. } | Effect::Ready { .. } => {
            gain::check(game, seat, effect, ask, action)
        }
        Effect::Reactivate => check_reactivation(game, seat, action),
        Effect::March { .. } => march::check(game, seat, effect, ask, action),
        _ => trade::check(game, seat, effect, ask, action),
    }
}

/// Carries out a checked answer; the effect may ask again.
fn perform(acting: &mut Acting<impl Stage>, effect: Effect, ask: Ask, action: Action) -> Option<Ask> {
    match effect {
        Effect::Gain { .. } | Effect::Harvest { .. } | Effect::Fetch { .. } | Effect::Ready { .. } => {
            gain::perform(acting, effect, ask, action)
        }
        Effect::March { .. } => march::perform(acting, effect, ask, action),
        _ => trade::perform(acting, effect, ask, action),
    }
}

/// An army need not move for the rest of its card to happen; any other effect is over.
fn pass_over(acting: &mut Acting<impl Stage>, effect: Effect, ask: Ask) -> Option<Ask> {
    match (effect, ask) {
        (Effect::March { then, .. }, Ask::March { conquests, .. }) => march::arrive(acting, then?, conquests),
        _ => None,
    }
}

fn check_reactivation(game: &Deus, seat: Seat, action: Action) -> Option<Result> {
    let Action::Reactivate(card) = action else { return None };
    Some(if can_reactivate(game, seat, card) { Ok(()) } else { Err(Illegal::NotInOtherColumn(card)) })
}

/// A card in one of the other four columns that is not itself a repetition (4.11, R17).
pub(crate) fn can_reactivate(game: &Deus, seat: Seat, card: Card) -> bool {
    let kind = game.print(card).color.kind();
    let column = kind.filter(|&kind| kind != Kind::Scientific).map(|kind| &game.player(seat).columns[kind]);
    column.is_some_and(|column| column.contains(&Some(card))) && game.effect(card) != Effect::Reactivate
}

//! Effects that give: points, gold, cards, resources, pieces (4.1–4.3, 4.10).

use game::Seat;

use crate::components::{Kind, Resource, Terrain};
use crate::counters::{amount, count};
use crate::effect::{Effect, Goods};
use crate::phases::draw;
use crate::state::{Ask, Deus, MOST_WEALTH};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Gives what nobody would decline (R10); asks about the rest.
pub(super) fn begin(acting: &mut Acting<impl Stage>, effect: Effect) -> Option<Ask> {
    match effect {
        Effect::Gain { what: Goods::Cards, .. } => return Some(Ask::Once),
        Effect::Gain { what, each, for_every, per, most } => {
            let count = amount(count(acting.game, acting.seat, per), each, for_every, most);
            match what {
                Goods::Points => points(acting, count.into()),
                Goods::Gold => gold(acting, count.into()),
                Goods::Resource(resource) => self::resource(acting, resource, count),
                Goods::Cards => {}
            }
        }
        Effect::Harvest { kind } => harvest(acting, kind),
        Effect::Fetch { gold: each, per } => {
            let counted = count(acting.game, acting.seat, per).min(MOST_WEALTH.into()) as u16;
            gold(acting, counted.saturating_mul(each.into()));
            return Some(Ask::Once);
        }
        _ => {}
    }
    None
}

fn harvest(acting: &mut Acting<impl Stage>, kind: Kind) {
    for terrain in Terrain::LAND {
        let has_piece = acting.game.players[acting.seat].pieces[kind].meets(acting.game.continent[terrain]);
        if let Some(resource) = terrain.resource().filter(|_| has_piece) {
            self::resource(acting, resource, 1);
        }
    }
}

pub(super) fn list(game: &Deus, seat: Seat, effect: Effect, ask: Ask, tell: &mut impl FnMut(Action)) {
    let mut offer = |action| {
        if let Some(Ok(())) = check(game, seat, effect, ask, action) {
            tell(action);
        }
    };
    match effect {
        Effect::Gain { .. } => offer(Action::Use),
        Effect::Fetch { .. } => Resource::ALL.iter().copied().map(Action::Take).for_each(offer),
        Effect::Ready { .. } => Kind::ALL.iter().copied().map(Action::Ready).for_each(offer),
        _ => {}
    }
}

pub(super) fn check(game: &Deus, seat: Seat, effect: Effect, ask: Ask, action: Action) -> Option<Result> {
    Some(match (effect, ask, action) {
        (Effect::Gain { what: Goods::Cards, .. }, Ask::Once, Action::Use) => check_draw(game, seat, effect),
        (Effect::Fetch { .. }, Ask::Once, Action::Take(resource)) => check_fetch(game, seat, resource),
        (Effect::Ready { gold, .. }, Ask::Ready { left: 1.., taken }, Action::Ready(kind)) => {
            if taken.contains(kind) {
                Err(Illegal::KindAlreadyTaken(kind))
            } else if game.spare_pieces(seat, kind) == 0 {
                Err(Illegal::NoPiecesLeft(kind))
            } else if taken.is_empty() && game.player(seat).gold < gold.into() {
                Err(Illegal::TooLittleGold { rule: effect.rule() })
            } else {
                Ok(())
            }
        }
        _ => return None,
    })
}

fn check_draw(game: &Deus, seat: Seat, effect: Effect) -> Result {
    let has_room = game.player(seat).hand_size() < game.edition.hand.limit as usize;
    if has_room && draw::is_possible(game) && cards_to_draw(game, seat, effect) > 0 {
        return Ok(());
    }
    Err(Illegal::NotTheEffect)
}

fn cards_to_draw(game: &Deus, seat: Seat, effect: Effect) -> u8 {
    match effect {
        Effect::Gain { each, for_every, per, most, .. } => {
            amount(count(game, seat, per), each, for_every, most)
        }
        _ => 0,
    }
}

fn check_fetch(game: &Deus, seat: Seat, resource: Resource) -> Result {
    if !game.player(seat).regions().meets(game.continent[resource.terrain()]) {
        return Err(Illegal::TerrainNotHeld(resource));
    }
    if game.stock[resource] == 0 {
        return Err(Illegal::NotInStock(resource));
    }
    Ok(())
}

pub(super) fn perform(
    acting: &mut Acting<impl Stage>,
    effect: Effect,
    ask: Ask,
    action: Action,
) -> Option<Ask> {
    match (effect, ask, action) {
        (_, _, Action::Use) => {
            let count = cards_to_draw(acting.game, acting.seat, effect);
            draw::cards(acting, count);
        }
        (_, _, Action::Take(resource)) => self::resource(acting, resource, 1),
        (Effect::Ready { gold, .. }, Ask::Ready { left, mut taken }, Action::Ready(kind)) => {
            if taken.is_empty() && gold > 0 {
                let seat = acting.seat;
                acting.game.players[seat].gold -= u16::from(gold);
                acting.tell(Event::PaidGold { seat, gold });
            }
            piece(acting, kind);
            taken.insert(kind);
            return (left > 1).then_some(Ask::Ready { left: left - 1, taken });
        }
        _ => {}
    }
    None
}

pub(crate) fn points(acting: &mut Acting<impl Stage>, points: u16) {
    let seat = acting.seat;
    if points > 0 {
        acting.game.players[seat].earn_points(points);
        acting.tell(Event::GainedPoints { seat, points });
    }
}

pub(crate) fn gold(acting: &mut Acting<impl Stage>, gold: u16) {
    let seat = acting.seat;
    if gold > 0 {
        acting.game.players[seat].earn_gold(gold);
        acting.tell(Event::GainedGold { seat, gold });
    }
}

/// As many as the supply has (4.17).
pub(crate) fn resource(acting: &mut Acting<impl Stage>, resource: Resource, count: u8) {
    let seat = acting.seat;
    let count = count.min(acting.game.stock[resource]);
    if count > 0 {
        acting.game.stock[resource] -= count;
        acting.game.players[seat].resources[resource] += count;
        acting.tell(Event::GainedResource { seat, resource, count });
    }
}

/// From the personal supply to the player board.
pub(crate) fn piece(acting: &mut Acting<impl Stage>, kind: Kind) {
    let seat = acting.seat;
    acting.game.players[seat].ready[kind] += 1;
    acting.tell(Event::Readied { seat, kind });
}

//! Effects that trade resources, gold and points (4.4–4.9).

use game::Seat;

use crate::components::Resource;
use crate::effect::Effect;
use crate::state::{Ask, Deus};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(super) fn list(game: &Deus, seat: Seat, effect: Effect, ask: Ask, tell: &mut impl FnMut(Action)) {
    let mut offer = |action| {
        if let Some(Ok(())) = check(game, seat, effect, ask, action) {
            tell(action);
        }
    };
    let resources = Resource::ALL.iter().copied();
    match effect {
        Effect::Buy { .. } => resources.map(Action::Buy).for_each(offer),
        Effect::SellForGold { resource, .. } | Effect::SellForPoints { resource, .. } => {
            (1..=game.player(seat).resources[resource])
                .for_each(|count| offer(Action::Sell(count, resource)));
        }
        Effect::SellOneOfEach { .. } => resources.for_each(|resource| offer(Action::Sell(1, resource))),
        Effect::BuyPoints { most, .. } => (1..=most).map(Action::BuyPoints).for_each(offer),
        Effect::Exchange { .. } => {
            for give in resources.clone() {
                resources.clone().for_each(|take| offer(Action::Exchange(give, take)));
            }
        }
        _ => {}
    }
}

pub(super) fn check(game: &Deus, seat: Seat, effect: Effect, ask: Ask, action: Action) -> Option<Result> {
    let player = game.player(seat);
    Some(match (effect, ask, action) {
        (Effect::Buy { price, .. }, Ask::Repeat { left: 1.. }, Action::Buy(resource)) => {
            check_stock(game, resource).and_then(|()| check_gold(effect, player.gold, price.into()))
        }
        (
            Effect::SellForGold { resource, most, .. } | Effect::SellForPoints { resource, most, .. },
            Ask::Once,
            Action::Sell(count, sold),
        ) if sold == resource => check_sale(effect, player.resources[resource], count, most, resource),
        (Effect::SellOneOfEach { .. }, Ask::OneOfEach { sold }, Action::Sell(count, resource)) => {
            if sold.contains(resource) {
                Err(Illegal::AlreadySold(resource))
            } else {
                check_sale(effect, player.resources[resource], count, 1, resource)
            }
        }
        (Effect::BuyPoints { gold, most, .. }, Ask::Once, Action::BuyPoints(count)) => {
            if count == 0 || count > most {
                Err(Illegal::TooMany { rule: effect.rule() })
            } else {
                check_gold(effect, player.gold, u16::from(gold) * u16::from(count))
            }
        }
        (Effect::Exchange { .. }, Ask::Repeat { left: 1.. }, Action::Exchange(give, take)) => {
            if give == take {
                Err(Illegal::SameResource)
            } else {
                check_stock(game, take).and_then(|()| check_sale(effect, player.resources[give], 1, 1, give))
            }
        }
        _ => return None,
    })
}

fn check_gold(effect: Effect, purse: u16, gold: u16) -> Result {
    if purse < gold { Err(Illegal::TooLittleGold { rule: effect.rule() }) } else { Ok(()) }
}

fn check_stock(game: &Deus, resource: Resource) -> Result {
    if game.stock[resource] == 0 { Err(Illegal::NotInStock(resource)) } else { Ok(()) }
}

fn check_sale(effect: Effect, owned: u8, count: u8, most: u8, resource: Resource) -> Result {
    let rule = effect.rule();
    if count == 0 || count > most {
        return Err(Illegal::TooMany { rule });
    }
    if owned < count { Err(Illegal::NoneOwned { resource, rule }) } else { Ok(()) }
}

pub(super) fn perform(
    acting: &mut Acting<impl Stage>,
    effect: Effect,
    ask: Ask,
    action: Action,
) -> Option<Ask> {
    let seat = acting.seat;
    match (effect, action) {
        (Effect::Buy { price, .. }, Action::Buy(resource)) => {
            acting.game.players[seat].gold -= u16::from(price);
            take_from_stock(acting, resource);
            acting.tell(Event::BoughtResource { seat, resource, gold: price });
        }
        (Effect::SellForGold { gold, .. }, Action::Sell(count, resource)) => {
            let gold = u16::from(gold) * u16::from(count);
            return_to_stock(acting, resource, count);
            acting.game.players[seat].earn_gold(gold);
            acting.tell(Event::SoldForGold { seat, resource, count, gold });
        }
        (
            Effect::SellForPoints { points, .. } | Effect::SellOneOfEach { points },
            Action::Sell(count, resource),
        ) => {
            let points = u16::from(points) * u16::from(count);
            return_to_stock(acting, resource, count);
            acting.game.players[seat].earn_points(points);
            acting.tell(Event::SoldForPoints { seat, resource, count, points });
        }
        (Effect::BuyPoints { gold, points, .. }, Action::BuyPoints(count)) => {
            let (gold, points) = (u16::from(gold) * u16::from(count), u16::from(points) * u16::from(count));
            acting.game.players[seat].gold -= gold;
            acting.game.players[seat].earn_points(points);
            acting.tell(Event::BoughtPoints { seat, points, gold });
        }
        (Effect::Exchange { .. }, Action::Exchange(gave, took)) => {
            return_to_stock(acting, gave, 1);
            take_from_stock(acting, took);
            acting.tell(Event::Exchanged { seat, gave, took });
        }
        _ => {}
    }
    next(ask, action)
}

fn next(ask: Ask, action: Action) -> Option<Ask> {
    match (ask, action) {
        (Ask::Repeat { left: left @ 2.. }, _) => Some(Ask::Repeat { left: left - 1 }),
        (Ask::OneOfEach { sold }, Action::Sell(_, resource)) => {
            Some(Ask::OneOfEach { sold: sold | resource })
        }
        _ => None,
    }
}

fn take_from_stock(acting: &mut Acting<impl Stage>, resource: Resource) {
    acting.game.stock[resource] -= 1;
    acting.game.players[acting.seat].resources[resource] += 1;
}

fn return_to_stock(acting: &mut Acting<impl Stage>, resource: Resource, count: u8) {
    acting.game.players[acting.seat].resources[resource] -= count;
    acting.game.stock[resource] += count;
}

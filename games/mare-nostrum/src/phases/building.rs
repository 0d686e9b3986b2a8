//! The building phase (chapter 5): who builds, what is bought, what is kept.

use game::{Seat, push_each, push_if};

use super::order::Next;
use super::shop::{self, Choice};
use super::{conquest, military, payment, price_list};
use crate::components::*;
use crate::phase::{BuildStep, BuildingPhase, End, Phase, Turns};
use crate::state::{MareNostrum, kinds, total};
use crate::ware::{Ware, WareSet};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let phase = BuildingPhase {
        turns: Turns::of(acting.game.players()),
        step: BuildStep::Name,
        fresh: ProvinceSet::empty(),
        free_marker_used: false,
        swap_used: false,
        taxes_to_keep: None,
    };
    go_on(acting, phase);
}

/// Asks the leader or the builder; a builder without cards and without Hammurabi is passed over.
fn go_on(acting: &mut Acting<impl Stage>, mut phase: BuildingPhase) {
    loop {
        phase.step = match phase.turns.settle() {
            Next::Name => BuildStep::Name,
            Next::Act => BuildStep::Act,
            Next::Finished => return military::begin(acting),
        };
        match phase.turns.current {
            Some(civ) if phase.step == BuildStep::Act && has_nothing(acting.game, civ) => {
                phase.turns.current = None;
            }
            _ => break,
        }
    }
    acting.game.phase = Phase::Building(phase);
}

fn has_nothing(game: &MareNostrum, civ: Civ) -> bool {
    game.nations[civ].hand_size == 0 && !game.has(civ, Hero::Hammurabi)
}

pub(crate) fn set_step(game: &mut MareNostrum, step: BuildStep) {
    if let Phase::Building(phase) = &mut game.phase {
        phase.step = step;
    }
}

pub(crate) fn name(acting: &mut Acting<impl Stage>, mut phase: BuildingPhase, civ: Civ) -> Result {
    phase.turns.name(civ)?;
    acting.tell(Event::Named { role: Role::Politics, civ });
    go_on(acting, phase);
    Ok(())
}

pub(crate) fn list(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, out: &mut Vec<Action>) {
    let choice = Choice::of(game, civ, affordable(game, phase, civ), phase.fresh);
    choice.list(game, civ, out);
    list_swaps(game, phase, civ, out);
    out.extend((0..taxes_kept(game, phase, civ)).map(Action::DoneKeeping));
    out.push(Action::Done);
}

/// Rule 5.4: as many taxes as the builder has, wants and may keep.
fn taxes_kept(game: &MareNostrum, phase: &BuildingPhase, civ: Civ) -> u8 {
    let allowed = phase.taxes_to_keep.unwrap_or(game.edition.file.effects.kept_taxes);
    game.nations[civ].hand[Card::Tax].min(allowed)
}

/// What the builder can pay for and is not sold out.
fn affordable(game: &MareNostrum, phase: &BuildingPhase, civ: Civ) -> WareSet {
    let payable = price_list::within(game, civ, payment::most(&game.nations[civ]));
    (payable | free(game, phase, civ)) & price_list::stock(game, civ)
}

/// Rule 7.11: Hammurabi's first marker is free.
fn free(game: &MareNostrum, phase: &BuildingPhase, civ: Civ) -> WareSet {
    let has_free_marker = !phase.free_marker_used && game.has(civ, Hero::Hammurabi);
    if has_free_marker { Ware::Influence.into() } else { WareSet::empty() }
}

pub(crate) fn price(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, ware: Ware) -> u8 {
    if free(game, phase, civ).contains(ware) { 0 } else { price_list::price(game, civ, ware) }
}

/// Whether the item may be bought, but for its price.
pub(crate) fn check(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, item: Item) -> Result {
    match item {
        Item::Influence(at) => shop::check_influence(game, civ, at, phase.fresh),
        _ => shop::check_place(game, civ, item, phase.fresh),
    }
}

pub(crate) fn buy(acting: &mut Acting<impl Stage>, phase: BuildingPhase, civ: Civ, item: Item) -> Result {
    check(acting.game, &phase, civ, item)?;
    let price = price(acting.game, &phase, civ, item.ware());
    if !affordable(acting.game, &phase, civ).contains(item.ware()) {
        return Err(Illegal::CannotPay { price });
    }
    payment::begin(acting, civ, item, price);
    Ok(())
}

/// A paid item takes effect at once (rule 5.13).
pub(crate) fn complete(acting: &mut Acting<impl Stage>, civ: Civ, item: Item, taxes: u8, goods: CardSet) {
    acting.tell(Event::Bought { civ, item, taxes, goods });
    if let Phase::Building(phase) = &mut acting.game.phase {
        phase.step = BuildStep::Act;
        if let Item::Influence(at) = item {
            phase.fresh.insert(at);
            phase.free_marker_used |= acting.game.nations[civ].heroes.contains(Hero::Hammurabi);
        }
    }
    if let Item::Influence(at) = item {
        clear_old_marker(acting, civ, at);
    }
    shop::deliver(acting.game, civ, item);
    if let Some(end) = victory(acting.game, civ, item) {
        acting.game.phase = Phase::Over(end);
        acting.tell(Event::Ended { end });
    }
}

/// Rule 5.12: the old marker goes back to its owner.
fn clear_old_marker(acting: &mut Acting<impl Stage>, civ: Civ, at: Province) {
    let old = acting.game.lands[at].owner;
    conquest::clear_posts(acting.game, at);
    if let Some(old) = old {
        acting.game.nations[old].on_board.markers -= 1;
        acting.tell(Event::Replaced { civ, old, at });
    }
}

/// Rules 8.1 and 8.2.
fn victory(game: &MareNostrum, civ: Civ, item: Item) -> Option<End> {
    match item {
        Item::Wonder(Wonder::Pyramids) => Some(End::Pyramids(civ)),
        _ if game.nations[civ].great_works() >= game.edition.file.effects.victory_cards => {
            Some(End::FourCards(civ))
        }
        _ => None,
    }
}

fn list_swaps(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, out: &mut Vec<Action>) {
    if phase.swap_used || !game.has(civ, Hero::Cleopatra) {
        return;
    }
    for &good in Card::GOODS {
        for (give, get) in [(good, Card::Tax), (Card::Tax, good)] {
            push_if(out, check_swap(game, phase, civ, give, get).is_ok(), Action::Swap(give, get));
        }
    }
}

/// Rule 7.10, ruling R18: a good for a tax or a tax for a good.
fn check_swap(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, give: Card, get: Card) -> Result {
    if phase.swap_used || !game.has(civ, Hero::Cleopatra) || give.is_good() == get.is_good() {
        return Err(Illegal::NoExchange);
    }
    if game.nations[civ].hand[give] == 0 {
        return Err(Illegal::NotInHand(give));
    }
    if game.bank[get] == 0 { Err(Illegal::NotInBank(get)) } else { Ok(()) }
}

pub(crate) fn swap(
    acting: &mut Acting<impl Stage>,
    mut phase: BuildingPhase,
    civ: Civ,
    gave: Card,
    got: Card,
) -> Result {
    check_swap(acting.game, &phase, civ, gave, got)?;
    acting.game.pay_back(civ, gave, 1);
    acting.game.draw(civ, got, 1);
    phase.swap_used = true;
    acting.game.phase = Phase::Building(phase);
    acting.tell(Event::Swapped { civ, gave, got });
    Ok(())
}

/// Rule 5.4: the turn ends; only the owner of the Hanging Gardens may have something to choose.
pub(crate) fn done(acting: &mut Acting<impl Stage>, phase: BuildingPhase, civ: Civ) {
    if acting.game.has_wonder(civ, Wonder::HangingGardens) && !acting.game.nations[civ].kinds().is_empty() {
        acting.game.phase = Phase::Building(BuildingPhase { step: BuildStep::Keep, ..phase });
    } else {
        end_turn(acting, phase, civ, None);
    }
}

/// Rule 5.4: two taxes may stay, they need not.
pub(crate) fn done_keeping(
    acting: &mut Acting<impl Stage>,
    phase: BuildingPhase,
    civ: Civ,
    taxes: u8,
) -> Result {
    if taxes >= taxes_kept(acting.game, &phase, civ) {
        return Err(Illegal::NotFewerTaxes(taxes));
    }
    done(acting, BuildingPhase { taxes_to_keep: Some(taxes), ..phase }, civ);
    Ok(())
}

pub(crate) fn list_goods(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    push_each(out, game.nations[civ].kinds(), Action::Keep);
    out.push(Action::KeepNothing);
}

/// Rule 7.13: a good may stay, it need not.
pub(crate) fn keep(acting: &mut Acting<impl Stage>, phase: BuildingPhase, civ: Civ, good: Card) -> Result {
    if !acting.game.nations[civ].kinds().contains(good) {
        return Err(Illegal::NotInHand(good));
    }
    end_turn(acting, phase, civ, Some(good));
    Ok(())
}

pub(crate) fn end_turn(
    acting: &mut Acting<impl Stage>,
    mut phase: BuildingPhase,
    civ: Civ,
    kept: Option<Card>,
) {
    let taxes = taxes_kept(acting.game, &phase, civ);
    let mut discarded = acting.game.nations[civ].hand;
    discarded[Card::Tax] -= taxes;
    if let Some(good) = kept {
        discarded[good] -= 1;
    }
    kinds(&discarded).iter().for_each(|card| acting.game.pay_back(civ, card, discarded[card]));
    if total(&discarded) > 0 {
        acting.tell(Event::Discarded { civ, cards: discarded });
    }
    if let Some(seat) = acting.game.seat(civ)
        && acting.game.nations[civ].hand_size > 0
    {
        acting.tell(kept_event(acting.game, seat, civ, taxes, kept));
    }
    phase.turns.current = None;
    phase.free_marker_used = false;
    phase.swap_used = false;
    phase.taxes_to_keep = None;
    go_on(acting, phase);
}

fn kept_event(game: &MareNostrum, seat: Seat, civ: Civ, taxes: u8, good: Option<Card>) -> Event {
    let nation = &game.nations[civ];
    if !nation.wonders.contains(Wonder::HangingGardens) {
        return Event::Kept { seat, civ, taxes, good, goods: u8::from(good.is_some()) };
    }
    Event::KeptInGardens { seat, civ, cards: nation.hand_size, taxes: Some(taxes), good }
}

//! The building phase (chapter 5): who builds, what is bought, what is kept.

use game::{Seat, Sink, push_each, push_if};

use super::order::Next;
use super::shop::{self, Choice};
use super::{conquest, military, payment, price_list};
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{BuildStep, BuildingPhase, End, Phase, Turns};
use crate::state::{MareNostrum, kinds, total};
use crate::ware::{Ware, WareSet};

pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    let phase = BuildingPhase {
        turns: Turns::of(game.players()),
        step: BuildStep::Name,
        fresh: ProvinceSet::empty(),
        free_marker_used: false,
        swap_used: false,
        taxes_to_keep: None,
    };
    go_on(game, phase, events);
}

/// Asks the leader or the builder; a builder without cards and without Hammurabi is passed over.
fn go_on(game: &mut MareNostrum, mut phase: BuildingPhase, events: &mut impl Sink<Event>) {
    loop {
        phase.step = match phase.turns.settle() {
            Next::Name => BuildStep::Name,
            Next::Act => BuildStep::Act,
            Next::Finished => return military::begin(game, events),
        };
        match phase.turns.current {
            Some(civ) if phase.step == BuildStep::Act && has_nothing(game, civ) => phase.turns.current = None,
            _ => break,
        }
    }
    game.phase = Phase::Building(phase);
}

fn has_nothing(game: &MareNostrum, civ: Civ) -> bool {
    game.nations[civ].hand_size == 0 && !game.has(civ, Hero::Hammurabi)
}

pub(crate) fn set_step(game: &mut MareNostrum, step: BuildStep) {
    if let Phase::Building(phase) = &mut game.phase {
        phase.step = step;
    }
}

pub(crate) fn name(
    game: &mut MareNostrum,
    mut phase: BuildingPhase,
    civ: Civ,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    phase.turns.name(civ)?;
    events.push(Event::Named { role: Role::Politics, civ });
    go_on(game, phase, events);
    Ok(())
}

pub(crate) fn legal(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, out: &mut Vec<Action>) {
    let choice = Choice::of(game, civ, affordable(game, phase, civ), phase.fresh);
    choice.list(game, civ, out);
    legal_swaps(game, phase, civ, out);
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
pub(crate) fn check(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, item: Item) -> Result<(), Illegal> {
    match item {
        Item::Influence(at) => shop::check_influence(game, civ, at, phase.fresh),
        _ => shop::check_place(game, civ, item, phase.fresh),
    }
}

pub(crate) fn buy(
    game: &mut MareNostrum,
    phase: BuildingPhase,
    civ: Civ,
    item: Item,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check(game, &phase, civ, item)?;
    let price = price(game, &phase, civ, item.ware());
    if payment::most(&game.nations[civ]) < price {
        return Err(Illegal::CannotPay { price });
    }
    payment::begin(game, civ, (item, price), events);
    Ok(())
}

/// A paid item takes effect at once (rule 5.13).
pub(crate) fn complete(
    game: &mut MareNostrum,
    civ: Civ,
    item: Item,
    (taxes, goods): (u8, CardSet),
    events: &mut impl Sink<Event>,
) {
    events.push(Event::Bought { civ, item, taxes, goods });
    if let Phase::Building(phase) = &mut game.phase {
        phase.step = BuildStep::Act;
        if let Item::Influence(at) = item {
            phase.fresh.insert(at);
            phase.free_marker_used |= game.nations[civ].heroes.contains(Hero::Hammurabi);
        }
    }
    if let Item::Influence(at) = item {
        clear_old_marker(game, civ, at, events);
    }
    shop::deliver(game, civ, item);
    if let Some(end) = victory(game, civ, item) {
        game.phase = Phase::Over(end);
        events.push(Event::Ended { end });
    }
}

/// Rule 5.12: the old marker goes back to its owner.
fn clear_old_marker(game: &mut MareNostrum, civ: Civ, at: Province, events: &mut impl Sink<Event>) {
    let old = game.lands[at].owner;
    conquest::clear_posts(game, at);
    if let Some(old) = old {
        game.nations[old].on_board.markers -= 1;
        events.push(Event::Replaced { civ, old, at });
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

fn legal_swaps(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, out: &mut Vec<Action>) {
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
fn check_swap(
    game: &MareNostrum,
    phase: &BuildingPhase,
    civ: Civ,
    give: Card,
    get: Card,
) -> Result<(), Illegal> {
    if phase.swap_used || !game.has(civ, Hero::Cleopatra) || give.is_good() == get.is_good() {
        return Err(Illegal::NoExchange);
    }
    if game.nations[civ].hand[give] == 0 {
        return Err(Illegal::NotInHand(give));
    }
    if game.bank[get] == 0 { Err(Illegal::NotInBank(get)) } else { Ok(()) }
}

pub(crate) fn swap(
    game: &mut MareNostrum,
    mut phase: BuildingPhase,
    civ: Civ,
    (gave, got): (Card, Card),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_swap(game, &phase, civ, gave, got)?;
    game.pay_back(civ, gave, 1);
    game.draw(civ, got, 1);
    phase.swap_used = true;
    game.phase = Phase::Building(phase);
    events.push(Event::Swapped { civ, gave, got });
    Ok(())
}

/// Rule 5.4: the turn ends; only the owner of the Hanging Gardens may have something to choose.
pub(crate) fn done(game: &mut MareNostrum, phase: BuildingPhase, civ: Civ, events: &mut impl Sink<Event>) {
    if game.has_wonder(civ, Wonder::HangingGardens) && !game.nations[civ].kinds().is_empty() {
        game.phase = Phase::Building(BuildingPhase { step: BuildStep::Keep, ..phase });
    } else {
        end_turn(game, phase, civ, None, events);
    }
}

/// Rule 5.4: two taxes may stay, they need not.
pub(crate) fn done_keeping(
    game: &mut MareNostrum,
    phase: BuildingPhase,
    civ: Civ,
    taxes: u8,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if taxes >= taxes_kept(game, &phase, civ) {
        return Err(Illegal::NotFewerTaxes(taxes));
    }
    done(game, BuildingPhase { taxes_to_keep: Some(taxes), ..phase }, civ, events);
    Ok(())
}

pub(crate) fn legal_keeps(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    push_each(out, game.nations[civ].kinds(), Action::Keep);
    out.push(Action::KeepNothing);
}

/// Rule 7.13: a good may stay, it need not.
pub(crate) fn keep_nothing(
    game: &mut MareNostrum,
    phase: BuildingPhase,
    civ: Civ,
    events: &mut impl Sink<Event>,
) {
    end_turn(game, phase, civ, None, events);
}

/// Rule 7.13.
pub(crate) fn keep(
    game: &mut MareNostrum,
    phase: BuildingPhase,
    civ: Civ,
    good: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !game.nations[civ].kinds().contains(good) {
        return Err(Illegal::NotInHand(good));
    }
    end_turn(game, phase, civ, Some(good), events);
    Ok(())
}

fn end_turn(
    game: &mut MareNostrum,
    mut phase: BuildingPhase,
    civ: Civ,
    kept: Option<Card>,
    events: &mut impl Sink<Event>,
) {
    let taxes = taxes_kept(game, &phase, civ);
    let mut discarded = game.nations[civ].hand;
    discarded[Card::Tax] -= taxes;
    if let Some(good) = kept {
        discarded[good] -= 1;
    }
    kinds(&discarded).iter().for_each(|card| game.pay_back(civ, card, discarded[card]));
    if total(&discarded) > 0 {
        events.push(Event::Discarded { civ, cards: discarded });
    }
    if let Some(seat) = game.seat(civ)
        && game.nations[civ].hand_size > 0
    {
        events.push(kept_event(seat, civ, taxes, kept));
    }
    phase.turns.current = None;
    phase.free_marker_used = false;
    phase.swap_used = false;
    phase.taxes_to_keep = None;
    go_on(game, phase, events);
}

fn kept_event(seat: Seat, civ: Civ, taxes: u8, good: Option<Card>) -> Event {
    Event::Kept { seat, civ, taxes, good, goods: u8::from(good.is_some()) }
}

//! Playing a card and paying for it (3.1–3.3, 5.1–5.3).

use enum_map::EnumMap;
use game::{Seat, push_if, set_of};

use crate::components::{Card, Color, Kind, Resource};
use crate::edition::Cost;
use crate::phases::place::{self, Sites};
use crate::prospect::Price;
use crate::state::{Deus, Phase, Player, Project};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Every card of the hand that could be built now; what its color needs is looked at once.
pub(crate) fn push_builds(game: &Deus, sites: &Sites, out: &mut Vec<Action>) {
    let colors = Color::ALL.iter().map(|&color| (color, check_color(game, sites, color).is_ok()));
    let open = set_of(colors);
    for card in game.player(sites.seat).hand.distinct() {
        let is_affordable = check_price(game, sites.seat, card).is_ok();
        push_if(out, open.contains(game.print(card).color) && is_affordable, Action::Build(card));
    }
}

/// Whether `card` could be built from the hand now.
fn check(game: &Deus, sites: &Sites, card: Card) -> Result {
    check_color(game, sites, game.print(card).color)?;
    check_price(game, sites.seat, card)
}

fn check_color(game: &Deus, sites: &Sites, color: Color) -> Result {
    match color.kind() {
        Some(kind) => check_piece(game, sites, kind),
        None => check_temple(game, sites),
    }
}

fn check_price(game: &Deus, seat: Seat, card: Card) -> Result {
    let price = price(game, seat, card, EnumMap::default());
    if price.gold <= game.player(seat).gold { Ok(()) } else { Err(Illegal::CannotPay(card)) }
}

/// A piece of the kind waits on the player board, and there is a region for it.
pub(crate) fn check_piece(game: &Deus, sites: &Sites, kind: Kind) -> Result {
    if game.player(sites.seat).ready[kind] == 0 {
        return Err(Illegal::NoPiece(kind));
    }
    if sites.all_for(game, kind).is_empty() {
        return Err(Illegal::NoPlace);
    }
    Ok(())
}

/// The k-th temple needs k-1 cards in every basic column (5.2).
fn check_temple(game: &Deus, sites: &Sites) -> Result {
    let player = game.player(sites.seat);
    let needed = player.temple_cards.len();
    if player.full_rows() < needed {
        return Err(Illegal::TempleTooEarly { cards: needed as u8 });
    }
    if game.temples_left > 0 && place::temple_sites(game, sites.seat).is_empty() {
        return Err(Illegal::NoPlace);
    }
    Ok(())
}

/// The price of a card when gold is given for `spared` resources, and for those one has not.
#[inline]
pub(crate) fn price(game: &Deus, seat: Seat, card: Card, spared: EnumMap<Resource, u8>) -> Price {
    let cost = game.print(card).cost;
    let player = game.player(seat);
    let mut price = Price { resources: EnumMap::default(), gold: cost.gold.into() };
    for (resource, paid) in &mut price.resources {
        let in_gold = units_in_gold(player, cost, resource, spared[resource]);
        *paid = cost.of(resource).saturating_sub(in_gold);
        price.gold += u16::from(in_gold) * u16::from(game.edition.building.gold_for_a_resource);
    }
    price
}

fn units_in_gold(player: &Player, cost: Cost, resource: Resource, spared: u8) -> u8 {
    let missing = cost.of(resource).saturating_sub(player.resources[resource]);
    missing.max(spared)
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>, card: Card) -> Result {
    let seat = acting.seat;
    if !acting.game.players[seat].hand.contains(card) {
        return Err(Illegal::NotInHand(card));
    }
    check(acting.game, &Sites::of(acting.game, seat), card)?;
    acting.game.players[seat].hand.remove(card);
    match acting.game.print(card).color.kind() {
        Some(kind) => acting.game.players[seat].columns[kind].push(Some(card)),
        None => {
            acting.game.players[seat].temple_cards.insert(card);
        }
    }
    acting.game.built_this_round = true;
    acting.tell(Event::Played { seat, card });
    ask_or_pay(acting, card, EnumMap::default());
    Ok(())
}

/// Resources for which gold can be given although one has them.
pub(crate) fn list_payments(
    game: &Deus,
    seat: Seat,
    card: Card,
    spared: EnumMap<Resource, u8>,
    out: &mut Vec<Action>,
) {
    out.push(Action::Pay);
    for &resource in Resource::ALL {
        push_if(out, check_spare(game, seat, card, spared, resource).is_ok(), Action::Spare(resource));
    }
}

/// What is spared when gold is given for one more of `resource`.
fn check_spare(
    game: &Deus,
    seat: Seat,
    card: Card,
    mut spared: EnumMap<Resource, u8>,
    resource: Resource,
) -> Result<EnumMap<Resource, u8>> {
    let cost = game.print(card).cost;
    let in_gold = units_in_gold(game.player(seat), cost, resource, spared[resource]);
    spared[resource] = in_gold + 1;
    let is_affordable = || price(game, seat, card, spared).gold <= game.player(seat).gold;
    if in_gold >= cost.of(resource) || !is_affordable() {
        return Err(Illegal::NothingToSpare(resource));
    }
    Ok(spared)
}

pub(crate) fn spare(
    acting: &mut Acting<impl Stage>,
    card: Card,
    spared: EnumMap<Resource, u8>,
    resource: Resource,
) -> Result {
    let spared = check_spare(acting.game, acting.seat, card, spared, resource)?;
    ask_or_pay(acting, card, spared);
    Ok(())
}

fn ask_or_pay(acting: &mut Acting<impl Stage>, card: Card, spared: EnumMap<Resource, u8>) {
    let can_spare = |&resource| check_spare(acting.game, acting.seat, card, spared, resource).is_ok();
    if Resource::ALL.iter().any(can_spare) {
        acting.game.phase = Phase::Pay { project: Project::Card(card), spared };
    } else {
        pay(acting, card, spared);
    }
}

pub(crate) fn pay(acting: &mut Acting<impl Stage>, card: Card, spared: EnumMap<Resource, u8>) {
    let seat = acting.seat;
    let Price { resources, gold } = price(acting.game, seat, card, spared);
    for (resource, paid) in resources {
        acting.game.players[seat].resources[resource] -= paid;
        acting.game.stock[resource] += paid;
    }
    acting.game.players[seat].gold -= gold;
    if gold > 0 || resources.values().any(|&paid| paid > 0) {
        acting.tell(Event::Paid { seat, resources, gold });
    }
    place::begin(acting, Project::Card(card));
}

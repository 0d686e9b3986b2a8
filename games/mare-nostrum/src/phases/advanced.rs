//! Advanced set-up (rules 2.5–2.7, ruling R17): every civilization spends its points, one after the other.

use super::shop::{self, Choice};
use crate::components::*;
use crate::phase::Phase;
use crate::setup;
use crate::state::MareNostrum;
use crate::ware::WareSet;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// The central marker is already placed and paid.
pub(crate) fn begin_turn(acting: &mut Acting<impl Stage>, civ: Option<Civ>) {
    let file = &acting.game.edition.file;
    let points = file.advanced.points - file.prices.influence;
    match civ {
        Some(civ) => acting.game.phase = Phase::Advanced { civ, points },
        None => setup::begin_first_round(acting),
    }
}

/// Rule 2.6: the provinces a civilization may use.
pub(crate) fn area(game: &MareNostrum, civ: Civ) -> ProvinceSet {
    let edition = game.edition;
    let center = edition.central[civ];
    let seas = edition.file.advanced.extra_seas.get(&civ).into_iter().flatten().copied().collect();
    edition.board.land[center] | edition.board.coasts(seas) | center
}

pub(crate) fn list(game: &MareNostrum, civ: Civ, points: u8, out: &mut Vec<Action>) {
    let choice =
        Choice { wares: WareSet::all(), markers: area(game, civ), grounds: game.lands.owned_by(civ) };
    choice.list(game, civ, out);
    out.retain(|&action| matches!(action, Action::Buy(item) if check(game, civ, points, item).is_ok()));
    out.push(Action::Done);
}

/// The price in points, when the item may be bought.
fn check(game: &MareNostrum, civ: Civ, points: u8, item: Item) -> Result<u8> {
    let edition = game.edition;
    let area = area(game, civ);
    match item {
        Item::Influence(at) | Item::Building(at, _) | Item::Fortress(at) if !area.contains(at) => {
            return Err(Illegal::OutsideStartArea(at));
        }
        Item::Influence(at) => shop::check_empty(game, civ, at)?,
        Item::Legion(at) | Item::Trireme(at) if at != edition.central[civ] => {
            return Err(Illegal::OnlyInCenter);
        }
        Item::Hero(hero) if hero.home() != Some(civ) => return Err(Illegal::NotAtStart),
        Item::Wonder(_) => return Err(Illegal::NotAtStart),
        _ => shop::check_place(game, civ, item, ProvinceSet::empty())?,
    }
    match edition.price(item) {
        price if price <= points => Ok(price),
        _ => Err(Illegal::TooFewPoints),
    }
}

pub(crate) fn buy(acting: &mut Acting<impl Stage>, civ: Civ, points: u8, item: Item) -> Result {
    let price = check(acting.game, civ, points, item)?;
    shop::deliver(acting.game, civ, item);
    acting.tell(Event::Founded { civ, item });
    acting.game.phase = Phase::Advanced { civ, points: points - price };
    Ok(())
}

/// Unspent points are lost.
pub(crate) fn done(acting: &mut Acting<impl Stage>, civ: Civ) {
    let next = acting.game.players().iter().find(|&other| other > civ);
    begin_turn(acting, next);
}

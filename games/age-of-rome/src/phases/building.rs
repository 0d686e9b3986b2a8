//! Building (rules 4.1–4.6): any number of tiles in the province before the player.

use enumset::EnumSet;
use game::{Seat, push_if, set_of};

use crate::components::Building;
use crate::flow;
use crate::phases::trade::{self, Moment};
use crate::phases::{action, cassius, pieces};
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Phase, Site, Window};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// The price of the next level, if there is a tile for it (rules 4.2, 4.3, 4.6).
pub fn price(game: &AgeOfRome, seat: Seat, building: Building) -> Result<u16> {
    let level = game.levels[game.front(seat)][building];
    if level >= 3 {
        return Err(Illegal::HighestLevel(building));
    }
    if game.tiles_left(building, level + 1) == 0 {
        return Err(Illegal::NoTileLeft { building, level: level + 1 });
    }
    Ok(game.edition.buildings[building].cost[level as usize])
}

#[inline]
fn check_build(game: &AgeOfRome, seat: Seat, building: Building, help: u16) -> Result {
    trade::check_purse(game, seat, price(game, seat, building)?.saturating_sub(help))
}

fn affordable(game: &AgeOfRome, seat: Seat, help: u16) -> EnumSet<Building> {
    set_of(Building::ALL.iter().map(|&building| (building, check_build(game, seat, building, help).is_ok())))
}

/// What the cards in hand could add to the purse, if any can be played.
fn help_of_cards(game: &AgeOfRome, seat: Seat) -> Result<u16> {
    trade::check_opening(game, seat, Moment::Built)?;
    let (relief, denarii) = trade::help_in_hand(game, seat, Moment::Built);
    Ok(relief + denarii)
}

fn has_choice(game: &AgeOfRome, seat: Seat) -> bool {
    game.players[seat].hand_size > 0
        || trade::check_buy_glory(game, seat).is_ok()
        || !affordable(game, seat, 0).is_empty()
}

/// What is still to be paid after the cards of this moment.
fn price_in_window(game: &AgeOfRome, seat: Seat, building: Building, window: &Window) -> u16 {
    price(game, seat, building).unwrap_or(u16::MAX).saturating_sub(window.relief)
}

/// The moment for cards ends when the tile can be paid, or when no card is left that could help (ruling R13).
fn check_proceed(game: &AgeOfRome, seat: Seat, building: Building, window: &Window) -> Result {
    let affordable = trade::check_purse(game, seat, price_in_window(game, seat, building, window));
    let more = trade::has_play(game, seat, Moment::Built, window);
    if window.draws > 0 {
        return Err(flow::misplaced(game, seat, Action::Proceed));
    }
    if more { affordable } else { Ok(()) }
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let plain = affordable(game, seat, 0);
    let helped = help_of_cards(game, seat).map_or(EnumSet::empty(), |help| affordable(game, seat, help));
    for building in plain | helped {
        push_if(out, plain.contains(building), Action::Build { building, cards: false });
        push_if(out, helped.contains(building), Action::Build { building, cards: true });
    }
    trade::push_free(game, seat, out);
    out.push(Action::Done);
}

pub(crate) fn list_cards(
    game: &AgeOfRome,
    seat: Seat,
    building: Building,
    window: &Window,
    out: &mut Vec<Action>,
) {
    trade::push_window_cards(game, seat, Moment::Built, window, out);
    if check_proceed(game, seat, building, window).is_ok() {
        out.push(Action::Proceed);
    }
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    acting.tell(Event::BuildingBegan);
    if acting.game.has_cassius() {
        cassius::reveal_cards(acting);
    }
    let first = acting.game.order().next();
    give_site_to(acting, first);
}

fn give_site_to(acting: &mut Acting<impl Stage>, next: Option<Seat>) {
    match next {
        Some(CASSIUS) => {
            cassius::build(acting);
            end_building(acting, CASSIUS);
        }
        Some(seat) => offer_site(acting, seat),
        None => action::begin(acting),
    }
}

/// A player who can neither build nor use a card nor buy glory is not asked; all of that is public.
fn offer_site(acting: &mut Acting<impl Stage>, seat: Seat) {
    if has_choice(acting.game, seat) {
        acting.game.phase = Phase::Building { seat, step: Site::Choose };
    } else {
        end_building(acting, seat);
    }
}

pub(crate) fn end_building(acting: &mut Acting<impl Stage>, seat: Seat) {
    let next = acting.game.order_after(seat).next();
    give_site_to(acting, next);
}

pub(crate) fn build(acting: &mut Acting<impl Stage>, seat: Seat, building: Building, cards: bool) -> Result {
    let help = if cards { help_of_cards(acting.game, seat)? } else { 0 };
    check_build(acting.game, seat, building, help)?;
    let window = Window::default();
    if cards {
        acting.game.phase = Phase::Building { seat, step: Site::Cards { building, window } };
    } else {
        pay_and_raise(acting, seat, building, &window);
    }
    Ok(())
}

pub(crate) fn proceed(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    building: Building,
    window: &Window,
) -> Result {
    check_proceed(acting.game, seat, building, window)?;
    pay_and_raise(acting, seat, building, window);
    Ok(())
}

fn pay_and_raise(acting: &mut Acting<impl Stage>, seat: Seat, building: Building, window: &Window) {
    let price = price_in_window(acting.game, seat, building, window);
    if acting.game.players[seat].denarii >= price {
        pieces::lose_denarii(acting, seat, price);
        pieces::raise(acting, seat, acting.game.front(seat), building);
    }
    offer_site(acting, seat);
}

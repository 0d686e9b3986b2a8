//! Activating intrigues (rules 3.3–3.9): the price in discord, the answer of the target, then the effect.

use enumset::EnumSet;
use game::{Seat, set_of};

use crate::components::Province;
use crate::phases::effects::{check_effect, has_effect, push_effects};
use crate::phases::trade::{self, Moment};
use crate::phases::{building, effects, pieces};
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Phase, Plot, Scheme, Window};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Who decides in this step.
pub(crate) fn actor(game: &AgeOfRome, seat: Seat, step: &Scheme) -> Seat {
    match step {
        Scheme::Answer { province, .. } => game.seat_at(*province).unwrap_or(seat),
        _ => seat,
    }
}

/// The provinces with an intrigue of this seat that is not activated yet.
fn waiting(game: &AgeOfRome, seat: Seat) -> EnumSet<Province> {
    set_of(Province::ALL.iter().map(|&province| (province, waits_at(game, seat, province))))
}

fn waits_at(game: &AgeOfRome, seat: Seat, province: Province) -> bool {
    let waits = |space: &&Option<Plot>| space.is_some_and(|plot| plot.owner == seat && !plot.activated);
    game.plots[province].iter().filter(waits).count() > 0
}

/// Rules 3.3, 3.4, 3.6 and 3.8: who would be the target.
fn check_activate(game: &AgeOfRome, seat: Seat, province: Province) -> Result<Seat> {
    if province == game.front(seat) {
        return Err(Illegal::OwnProvince(province));
    }
    if !waits_at(game, seat, province) {
        return Err(Illegal::NoPlotThere(province));
    }
    let target = game.seat_at(province).ok_or(Illegal::NobodyThere(province))?;
    if game.players[seat].discord == 0 {
        return Err(Illegal::NoDiscord);
    }
    if !game.has_discord_space(target) {
        return Err(Illegal::DiscordTrackFull(target));
    }
    if has_effect(game, seat, target) { Ok(target) } else { Err(Illegal::NoEffectPossible(target)) }
}

pub(crate) fn can_activate(game: &AgeOfRome, seat: Seat) -> bool {
    game.players[seat].discord > 0
        && waiting(game, seat).iter().any(|province| check_activate(game, seat, province).is_ok())
}

/// Whether intrigues of any of the others wait for this seat, and it holds cards they could take. Who is asked
/// must not depend on which cards those are.
fn is_threatened(game: &AgeOfRome, seat: Seat, mut others: impl Iterator<Item = Seat>) -> bool {
    let province = game.front(seat);
    game.players[seat].hand_size > 0 && others.any(|other| waits_at(game, other, province))
}

/// By those whose turn to activate comes before that of the seat.
pub(crate) fn is_threatened_earlier(game: &AgeOfRome, seat: Seat) -> bool {
    game.allows_intrigues() && is_threatened(game, seat, game.order().take_while(|&other| other != seat))
}

fn is_threatened_later(game: &AgeOfRome, seat: Seat) -> bool {
    is_threatened(game, seat, game.order_after(seat))
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let cards = trade::opens(game, seat, Moment::Activated);
    for province in waiting(game, seat) {
        if check_activate(game, seat, province).is_ok() {
            out.push(Action::Activate { province, cards: false });
            out.extend(cards.then_some(Action::Activate { province, cards: true }));
        }
    }
    trade::push_free(game, seat, out);
    out.push(Action::Done);
}

pub(crate) fn list_effects(game: &AgeOfRome, seat: Seat, target: Seat, out: &mut Vec<Action>) {
    push_effects(game, seat, target, out);
    trade::push_card_uses(game, seat, out);
    out.push(Action::Forgo);
}

/// In order of play, everybody who can activate something or save cards from others (ruling R2).
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let next = acting.game.order().find(|&seat| may_scheme(acting.game, seat));
    give_scheme_to(acting, next);
}

fn may_scheme(game: &AgeOfRome, seat: Seat) -> bool {
    seat.0 < game.seats
        && game.allows_intrigues()
        && (can_activate(game, seat) || is_threatened_later(game, seat))
}

fn give_scheme_to(acting: &mut Acting<impl Stage>, next: Option<Seat>) {
    match next {
        Some(seat) => scheme(acting, seat, Scheme::Choose),
        None => building::begin(acting),
    }
}

fn scheme(acting: &mut Acting<impl Stage>, seat: Seat, step: Scheme) {
    acting.game.phase = Phase::Intrigue { seat, step };
}

pub(crate) fn activate(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    province: Province,
    cards: bool,
) -> Result {
    let target = check_activate(acting.game, seat, province)?;
    if cards {
        trade::check_opening(acting.game, seat, Moment::Activated)?;
    }
    acting.tell(Event::IntrigueActivated { seat, province, target });
    if cards {
        scheme(acting, seat, Scheme::Cards { province, window: Window::default() });
    } else {
        ask_target(acting, seat, province);
    }
    Ok(())
}

pub(crate) fn carry_out(acting: &mut Acting<impl Stage>, seat: Seat, target: Seat, action: Action) -> Result {
    check_effect(acting.game, seat, target, action)?;
    effects::carry_out(acting, seat, target, action);
    if action == Action::CollectFees && is_threatened_later(acting.game, seat) {
        scheme(acting, seat, Scheme::Choose);
    } else {
        after_activation(acting, seat);
    }
    Ok(())
}

pub(crate) fn forgo(acting: &mut Acting<impl Stage>, seat: Seat) {
    acting.tell(Event::IntrigueForgone { seat });
    after_activation(acting, seat);
}

/// Whoever holds trade cards is asked, so that the question itself betrays nothing (ruling R11).
pub(crate) fn ask_target(acting: &mut Acting<impl Stage>, seat: Seat, province: Province) {
    let holds_cards = |target: Seat| acting.game.players[target].hand_size > 0;
    let asked = acting.game.seat_at(province).is_some_and(|target| target != CASSIUS && holds_cards(target));
    if asked {
        scheme(acting, seat, Scheme::Answer { province, window: Window::default() });
    } else {
        strike(acting, seat, province, Window::default());
    }
}

/// The token is turned, the discord moves, and the effect follows unless it was cancelled.
pub(crate) fn strike(acting: &mut Acting<impl Stage>, seat: Seat, province: Province, answer: Window) {
    let Some(target) = acting.game.seat_at(province) else { return };
    let waiting = |plot: &&mut Plot| plot.owner == seat && !plot.activated;
    if let Some(plot) = acting.game.plots[province].iter_mut().flatten().find(waiting) {
        plot.activated = true;
    }
    if answer.spared {
        pieces::discord_to_supply(acting, seat);
    } else {
        pieces::move_discord(acting, seat, target);
    }
    if answer.cancelled {
        acting.tell(Event::IntrigueCancelled { seat: target });
    }
    if !answer.cancelled && has_effect(acting.game, seat, target) {
        scheme(acting, seat, Scheme::Effect { target });
    } else {
        after_activation(acting, seat);
    }
}

fn after_activation(acting: &mut Acting<impl Stage>, seat: Seat) {
    if can_activate(acting.game, seat) {
        scheme(acting, seat, Scheme::Choose);
    } else {
        end_schemes(acting, seat);
    }
}

pub(crate) fn end_schemes(acting: &mut Acting<impl Stage>, seat: Seat) {
    let next = acting.game.order_after(seat).find(|&seat| may_scheme(acting.game, seat));
    give_scheme_to(acting, next);
}

impl AgeOfRome {
    /// Truce and the Imperial variant know no intrigues (rules 9.5, 10.3).
    pub fn allows_intrigues(&self) -> bool {
        !self.variants.truce && !self.is_imperial()
    }
}

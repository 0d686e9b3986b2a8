//! Activating intrigues (rules 3.3–3.9): the price in discord, the answer of the target, then the effect.

use enumset::EnumSet;
use game::{Rng, Seat, Sink, set_of};

use crate::components::Province;
use crate::phases::effects::{check_effect, has_effect, push_effects};
use crate::phases::trade::{self, Moment};
use crate::phases::{building, effects, pieces};
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Phase, Plot, Scheme, Window};
use crate::{Acting, Action, Event, Illegal};

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
fn check_activate(game: &AgeOfRome, seat: Seat, province: Province) -> Result<Seat, Illegal> {
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

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, step: &Scheme, out: &mut Vec<Action>) {
    match step {
        Scheme::Choose => {
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
        Scheme::Cards { window, .. } => trade::push_window(game, seat, Moment::Activated, window, out),
        Scheme::Answer { province, window } => {
            let target = game.seat_at(*province).unwrap_or(seat);
            trade::push_window(game, target, Moment::Attacked, window, out);
        }
        Scheme::Effect { target } => {
            push_effects(game, seat, *target, out);
            trade::push_card_uses(game, seat, out);
            out.push(Action::Forgo);
        }
    }
}

/// In order of play, everybody who can activate something or save cards from others (ruling R2).
pub(crate) fn begin(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let next = acting.game.order().find(|&seat| may_scheme(acting.game, seat));
    give_scheme_to(acting, next);
}

fn may_scheme(game: &AgeOfRome, seat: Seat) -> bool {
    seat.0 < game.seats
        && game.allows_intrigues()
        && (can_activate(game, seat) || is_threatened_later(game, seat))
}

fn give_scheme_to(acting: &mut Acting<impl Rng, impl Sink<Event>>, next: Option<Seat>) {
    match next {
        Some(seat) => scheme(acting, seat, Scheme::Choose),
        None => building::begin(acting),
    }
}

fn scheme(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, step: Scheme) {
    acting.game.phase = Phase::Intrigue { seat, step };
}

pub(crate) fn apply(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    step: Scheme,
    action: Action,
) -> Result<(), Illegal> {
    match (step, action) {
        (Scheme::Choose, Action::Activate { province, cards }) => {
            let target = check_activate(acting.game, seat, province)?;
            if cards {
                trade::check_opening(acting.game, seat, Moment::Activated)?;
            }
            activate(acting, seat, province, target, cards);
        }
        (Scheme::Choose, Action::Done) => end_schemes(acting, seat),
        (Scheme::Choose, _) => return trade::free(acting, seat, action),
        (Scheme::Cards { province, window }, Action::Proceed) if window.draws == 0 => {
            ask_target(acting, seat, province);
        }
        (Scheme::Cards { province, window }, _) => {
            let window = trade::in_window(acting, seat, action, Moment::Activated, window)?;
            scheme(acting, seat, Scheme::Cards { province, window });
        }
        (Scheme::Answer { province, window }, Action::Proceed) if window.draws == 0 => {
            strike(acting, seat, province, window);
        }
        (Scheme::Answer { province, window }, _) => {
            let target = actor(acting.game, seat, &step);
            let window = trade::in_window(acting, target, action, Moment::Attacked, window)?;
            scheme(acting, seat, Scheme::Answer { province, window });
        }
        (Scheme::Effect { .. }, Action::Forgo) => {
            acting.tell(Event::IntrigueForgone { seat });
            after_activation(acting, seat);
        }
        (Scheme::Effect { .. }, Action::Sell(_) | Action::MakeSet(_)) => {
            return trade::use_cards(acting, seat, action);
        }
        (Scheme::Effect { target }, _) => {
            check_effect(acting.game, seat, target, action)?;
            effects::carry_out(acting, seat, target, action);
            if action == Action::CollectFees && is_threatened_later(acting.game, seat) {
                scheme(acting, seat, Scheme::Choose);
            } else {
                after_activation(acting, seat);
            }
        }
    }
    Ok(())
}

fn activate(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    province: Province,
    target: Seat,
    cards: bool,
) {
    acting.tell(Event::IntrigueActivated { seat, province, target });
    if cards {
        scheme(acting, seat, Scheme::Cards { province, window: Window::default() });
    } else {
        ask_target(acting, seat, province);
    }
}

/// Whoever holds trade cards is asked, so that the question itself betrays nothing (ruling R11).
fn ask_target(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, province: Province) {
    let holds_cards = |target: Seat| acting.game.players[target].hand_size > 0;
    let asked = acting.game.seat_at(province).is_some_and(|target| target != CASSIUS && holds_cards(target));
    if asked {
        scheme(acting, seat, Scheme::Answer { province, window: Window::default() });
    } else {
        strike(acting, seat, province, Window::default());
    }
}

/// The token is turned, the discord moves, and the effect follows unless it was cancelled.
fn strike(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, province: Province, answer: Window) {
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

fn after_activation(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat) {
    if can_activate(acting.game, seat) {
        scheme(acting, seat, Scheme::Choose);
    } else {
        end_schemes(acting, seat);
    }
}

fn end_schemes(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat) {
    let next = acting.game.order_after(seat).find(|&seat| may_scheme(acting.game, seat));
    give_scheme_to(acting, next);
}

impl AgeOfRome {
    /// Truce and the Imperial variant know no intrigues (rules 9.5, 10.3).
    pub fn allows_intrigues(&self) -> bool {
        !self.variants.truce && !self.is_imperial()
    }
}

//! Income (rules 7.1–7.4): taxes, and the board turns at the end of the round.

use game::{Rng, Seat, Sink};

use crate::phases::medal::may_change_result;
use crate::phases::trade::{self, Moment};
use crate::phases::{event, pieces};
use crate::scoring;
use crate::state::{AgeOfRome, Phase, Taxation, Window};
use crate::{Acting, Action, Event, Illegal};

/// What double taxation costs after relief.
fn penalty(game: &AgeOfRome, seat: Seat, relief: u16) -> u16 {
    let population = game.population(game.front(seat));
    game.edition.penalty(population).saturating_sub(relief)
}

/// Who cannot go back as far must not tax twice (rule 7.3).
fn check_penalty(game: &AgeOfRome, seat: Seat, relief: u16) -> Result<(), Illegal> {
    let (penalty, glory) = (penalty(game, seat, relief), game.players[seat].glory);
    let bearable = glory >= game.edition.track.least + penalty;
    if bearable { Ok(()) } else { Err(Illegal::PenaltyTooHigh { penalty, glory }) }
}

fn check_double(game: &AgeOfRome, seat: Seat, cards: bool) -> Result<(), Illegal> {
    if !cards {
        return check_penalty(game, seat, 0);
    }
    trade::check_opening(game, seat, Moment::DoubleTaxed)?;
    check_penalty(game, seat, trade::help_in_hand(game, seat, Moment::DoubleTaxed).0)
}

/// As when building: cards are played until the penalty can be borne or none is left (ruling R13).
fn check_proceed(game: &AgeOfRome, seat: Seat, window: &Window) -> Result<(), Illegal> {
    let more = trade::has_play(game, seat, Moment::DoubleTaxed, window);
    if window.draws > 0 {
        return Err(Illegal::NotNow);
    }
    if more { check_penalty(game, seat, window.relief) } else { Ok(()) }
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, step: &Taxation, out: &mut Vec<Action>) {
    match step {
        Taxation::Choose => {
            out.push(Action::Tax);
            let doubles = [false, true].into_iter().filter(|&cards| check_double(game, seat, cards).is_ok());
            out.extend(doubles.map(|cards| Action::DoubleTax { cards }));
            trade::push_free(game, seat, out);
        }
        Taxation::Cards(window) => {
            trade::push_window_cards(game, seat, Moment::DoubleTaxed, window, out);
            if check_proceed(game, seat, window).is_ok() {
                out.push(Action::Proceed);
            }
        }
    }
}

/// After the last round only who could still change the result is asked.
fn may_buy_in_recess(game: &AgeOfRome, seat: Seat) -> bool {
    trade::check_buy_glory(game, seat).is_ok() && (!game.is_last_round() || may_change_result(game, seat))
}

pub(crate) fn legal_in_recess(out: &mut Vec<Action>) {
    out.extend([Action::BuyGlory, Action::Done]);
}

pub(crate) fn begin(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    acting.tell(Event::IncomeBegan);
    let first = acting.game.order().find(|&seat| seat.0 < acting.game.seats);
    give_income_to(acting, first);
}

fn give_income_to(acting: &mut Acting<impl Rng, impl Sink<Event>>, next: Option<Seat>) {
    match next {
        Some(seat) => acting.game.phase = Phase::Income { seat, step: Taxation::Choose },
        None => recess(acting),
    }
}

pub(crate) fn apply(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    step: Taxation,
    action: Action,
) -> Result<(), Illegal> {
    match (step, action) {
        (Taxation::Choose, Action::Tax) => tax(acting, seat, None),
        (Taxation::Choose, Action::DoubleTax { cards }) => {
            check_double(acting.game, seat, cards)?;
            if cards {
                let step = Taxation::Cards(Window::default());
                acting.game.phase = Phase::Income { seat, step };
            } else {
                tax(acting, seat, Some(0));
            }
        }
        (Taxation::Choose, _) => return trade::free(acting, seat, action),
        (Taxation::Cards(window), Action::Proceed) => {
            check_proceed(acting.game, seat, &window)?;
            let bearable = check_penalty(acting.game, seat, window.relief).is_ok();
            tax(acting, seat, bearable.then_some(window.relief));
        }
        (Taxation::Cards(window), _) => {
            let window = trade::in_window(acting, seat, action, Moment::DoubleTaxed, window)?;
            acting.game.phase = Phase::Income { seat, step: Taxation::Cards(window) };
        }
    }
    Ok(())
}

/// Once, or twice with the penalty less the relief.
fn tax(acting: &mut Acting<impl Rng, impl Sink<Event>>, seat: Seat, relief: Option<u16>) {
    let population = acting.game.population(acting.game.front(seat));
    acting.tell(Event::Taxed { seat, double: relief.is_some() });
    pieces::gain_denarii(acting, seat, if relief.is_some() { 2 * population } else { population });
    if let Some(relief) = relief {
        pieces::lose_glory(acting, seat, penalty(acting.game, seat, relief));
    }
    let next = acting.game.order_after(seat).find(|&seat| seat.0 < acting.game.seats);
    give_income_to(acting, next);
}

/// A last moment for the religious medal before the next event.
fn recess(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let buyer = Seat::all(acting.game.seats).find(|&seat| may_buy_in_recess(acting.game, seat));
    match buyer {
        Some(seat) => acting.game.phase = Phase::Recess { seat },
        None => end_round(acting),
    }
}

pub(crate) fn apply_in_recess(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::BuyGlory => {
            trade::free(acting, seat, action)?;
            if !may_buy_in_recess(acting.game, seat) {
                end_round(acting);
            }
            Ok(())
        }
        Action::Done => {
            end_round(acting);
            Ok(())
        }
        _ => Err(Illegal::NotNow),
    }
}

/// Only now the board turns (rule 7.4); after the ninth round the game ends.
fn end_round(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let turns = acting.game.turns();
    acting.game.turned = (i16::from(acting.game.turned) + i16::from(turns)).rem_euclid(4) as u8;
    acting.tell(Event::BoardTurned { turns });
    if acting.game.round < acting.game.edition.track.rounds {
        acting.game.round += 1;
        event::begin(acting);
    } else {
        acting.game.phase = Phase::Over;
        end_game(acting);
    }
}

fn end_game(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    acting.tell(Event::GameEnded);
    if acting.game.has_cassius() {
        acting.tell(Event::CassiusScored { points: scoring::cassius_total(acting.game) });
    }
    if acting.game.is_imperial()
        && let Some(title) = scoring::title(acting.game)
    {
        acting.tell(Event::TitleWon { seat: Seat(0), title });
    }
    let game = &*acting.game;
    for seat in Seat::all(game.seats) {
        acting.events.push_all(|| missions_fulfilled(game, seat));
        acting.events.push_all(|| achievements(game, seat));
    }
}

fn missions_fulfilled(game: &AgeOfRome, seat: Seat) -> impl Iterator<Item = Event> {
    let missions = game.players[seat].missions.cards.iter();
    let worth = missions.map(move |mission| (mission, scoring::mission_points(game, seat, mission)));
    let fulfilled = worth.filter(|&(_, points)| points > 0);
    fulfilled.map(move |(mission, points)| Event::MissionFulfilled { seat, mission, points })
}

fn achievements(game: &AgeOfRome, seat: Seat) -> impl Iterator<Item = Event> {
    let achievements = scoring::achievements(game, seat).into_iter();
    achievements.map(move |achievement| Event::Achieved { seat, achievement })
}

impl AgeOfRome {
    /// Quarter turns at the end of this round; a clockwork always does one (rule 9.6).
    pub fn turns(&self) -> i8 {
        if self.variants.clockwork {
            return 1;
        }
        self.event.map_or(0, |event| self.edition.events[event].turns)
    }
}

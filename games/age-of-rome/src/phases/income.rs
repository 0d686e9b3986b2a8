//! Income (rules 7.1–7.4): taxes, and the board turns at the end of the round.

use game::{Seat, Sink};

use crate::flow;
use crate::phases::medal::may_change_result;
use crate::phases::trade::{self, Moment};
use crate::phases::{event, pieces};
use crate::scoring;
use crate::state::{AgeOfRome, Phase, Taxation, Window};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// What double taxation costs after relief.
fn penalty(game: &AgeOfRome, seat: Seat, relief: u16) -> u16 {
    let population = game.population(game.front(seat));
    game.edition.penalty(population).saturating_sub(relief)
}

/// A player who cannot go back as far must not tax twice (rule 7.3).
fn check_penalty(game: &AgeOfRome, seat: Seat, relief: u16) -> Result {
    let (penalty, glory) = (penalty(game, seat, relief), game.players[seat].glory);
    let bearable = glory >= game.edition.track.least + penalty;
    if bearable { Ok(()) } else { Err(Illegal::PenaltyTooHigh { penalty, glory }) }
}

fn check_double(game: &AgeOfRome, seat: Seat, cards: bool) -> Result {
    if !cards {
        return check_penalty(game, seat, 0);
    }
    trade::check_opening(game, seat, Moment::DoubleTaxed)?;
    check_penalty(game, seat, trade::help_in_hand(game, seat, Moment::DoubleTaxed).0)
}

/// As when building: cards are played until the penalty can be borne or none is left (ruling R13).
fn check_proceed(game: &AgeOfRome, seat: Seat, window: &Window) -> Result {
    let more = trade::has_play(game, seat, Moment::DoubleTaxed, window);
    if window.draws > 0 {
        return Err(flow::misplaced(game, seat, Action::Proceed));
    }
    if more { check_penalty(game, seat, window.relief) } else { Ok(()) }
}

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Tax);
    let doubles = [false, true].into_iter().filter(|&cards| check_double(game, seat, cards).is_ok());
    out.extend(doubles.map(|cards| Action::DoubleTax { cards }));
    trade::push_free(game, seat, out);
}

pub(crate) fn list_cards(game: &AgeOfRome, seat: Seat, window: &Window, out: &mut Vec<Action>) {
    trade::push_window_cards(game, seat, Moment::DoubleTaxed, window, out);
    if check_proceed(game, seat, window).is_ok() {
        out.push(Action::Proceed);
    }
}

/// After the last round only those who could still change the result are asked.
fn may_buy_in_recess(game: &AgeOfRome, seat: Seat) -> bool {
    trade::check_buy_glory(game, seat).is_ok() && (!game.is_last_round() || may_change_result(game, seat))
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    acting.tell(Event::IncomeBegan);
    let first = acting.game.order().find(|&seat| seat.0 < acting.game.seats);
    give_income_to(acting, first);
}

fn give_income_to(acting: &mut Acting<impl Stage>, next: Option<Seat>) {
    match next {
        Some(seat) => acting.game.phase = Phase::Income { seat, step: Taxation::Choose },
        None => recess(acting),
    }
}

pub(crate) fn double_tax(acting: &mut Acting<impl Stage>, seat: Seat, cards: bool) -> Result {
    check_double(acting.game, seat, cards)?;
    if cards {
        acting.game.phase = Phase::Income { seat, step: Taxation::Cards(Window::default()) };
    } else {
        tax(acting, seat, Some(0));
    }
    Ok(())
}

pub(crate) fn proceed(acting: &mut Acting<impl Stage>, seat: Seat, window: &Window) -> Result {
    check_proceed(acting.game, seat, window)?;
    let bearable = check_penalty(acting.game, seat, window.relief).is_ok();
    tax(acting, seat, bearable.then_some(window.relief));
    Ok(())
}

/// Once, or twice with the penalty less the relief.
pub(crate) fn tax(acting: &mut Acting<impl Stage>, seat: Seat, relief: Option<u16>) {
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
fn recess(acting: &mut Acting<impl Stage>) {
    let buyer = Seat::all(acting.game.seats).find(|&seat| may_buy_in_recess(acting.game, seat));
    match buyer {
        Some(seat) => acting.game.phase = Phase::Recess { seat },
        None => end_round(acting),
    }
}

pub(crate) fn buy_in_recess(acting: &mut Acting<impl Stage>, seat: Seat) -> Result {
    trade::buy_glory(acting, seat)?;
    if !may_buy_in_recess(acting.game, seat) {
        end_round(acting);
    }
    Ok(())
}

/// Only now the board turns (rule 7.4); after the ninth round the game ends.
pub(crate) fn end_round(acting: &mut Acting<impl Stage>) {
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

fn end_game(acting: &mut Acting<impl Stage>) {
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

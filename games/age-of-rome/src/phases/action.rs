//! Placing followers (rules 5.1–5.5, 5.22, 5.23), one at a time until everybody has placed all.

use game::{Seat, push_if};

use crate::components::{Building, Spot};
use crate::edition::Attack;
use crate::phases::medal::may_win_follower;
use crate::phases::spots::{check_bonus, check_place, doubled_spots, open_spots, opening_spots};
use crate::phases::trade::{self, Moment};
use crate::phases::work;
use crate::phases::{cassius, income, pieces};
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Labor, Phase, Plot, Window, Work};
use crate::{Acting, Action, Event, Result, Stage};

pub(crate) fn list(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    push_places(game, seat, out);
    trade::push_free(game, seat, out);
}

pub(crate) fn list_cards(game: &AgeOfRome, seat: Seat, spot: Spot, window: &Window, out: &mut Vec<Action>) {
    trade::push_window(game, seat, Moment::Placed(spot), window, out);
    if window.draws == 0 && trade::check_buy_glory(game, seat).is_ok() {
        out.push(Action::BuyGlory);
    }
}

fn push_places(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let (doubled, opening) = (doubled_spots(game, seat), opening_spots(game, seat));
    for spot in open_spots(game, seat) {
        let (doubles, opens) = (doubled.contains(spot), opening.contains(spot));
        out.push(Action::Place { spot, bonus: false, cards: false });
        if opens {
            out.push(Action::Place { spot, bonus: false, cards: true });
        }
        push_if(out, doubles, Action::Place { spot, bonus: true, cards: false });
        if opens {
            push_if(out, doubles, Action::Place { spot, bonus: true, cards: true });
        }
    }
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    acting.tell(Event::ActionBegan);
    let last = acting.game.order().last();
    pass_on(acting, last, None);
}

/// The turn goes to the next who has something to place; when nobody has, the phase ends.
/// A player who just declined to buy glory is asked again only after others have had their turn.
pub(crate) fn pass_on(acting: &mut Acting<impl Stage>, after: Option<Seat>, mut declined: Option<Seat>) {
    let Some(mut after) = after else { return };
    loop {
        match next_ready(acting.game, after, declined) {
            None => return end_actions(acting),
            Some(CASSIUS) => {
                if cassius::act(acting) {
                    return;
                }
                (after, declined) = (CASSIUS, None);
            }
            Some(seat) => return give_turn_to(acting, seat),
        }
    }
}

fn next_ready(game: &AgeOfRome, after: Seat, declined: Option<Seat>) -> Option<Seat> {
    let ready = |&seat: &Seat| {
        if seat == CASSIUS {
            !game.cassius_cards.is_empty()
        } else {
            game.players[seat].idle_followers() > 0
                || (Some(seat) != declined && may_win_follower(game, seat))
        }
    };
    game.around_after(after).find(ready)
}

fn give_turn_to(acting: &mut Acting<impl Stage>, seat: Seat) {
    let idle = acting.game.players[seat].idle_followers() > 0;
    labor(acting, seat, if idle { Labor::Choose } else { Labor::Medal });
}

fn labor(acting: &mut Acting<impl Stage>, seat: Seat, step: Labor) {
    acting.game.phase = Phase::Action { seat, step };
}

/// What the player did not prevent; then the turn goes on after Cassius.
pub(crate) fn suffer(acting: &mut Acting<impl Stage>, attack: Attack, answer: Window) {
    cassius::suffer(acting, attack, answer);
    pass_on(acting, Some(CASSIUS), None);
}

pub(crate) fn work(acting: &mut Acting<impl Stage>, seat: Seat, work: Work, action: Action) -> Result {
    let rest = work::take(acting, seat, work, action)?;
    go_on(acting, seat, rest);
    Ok(())
}

/// Glory bought with the religious medal may bring another follower (ruling R15).
pub(crate) fn win_follower(acting: &mut Acting<impl Stage>, seat: Seat) -> Result {
    trade::buy_glory(acting, seat)?;
    give_turn_to(acting, seat);
    Ok(())
}

pub(crate) fn place(
    acting: &mut Acting<impl Stage>,
    seat: Seat,
    spot: Spot,
    bonus: bool,
    cards: bool,
) -> Result {
    check_place(acting.game, seat, spot)?;
    if bonus {
        check_bonus(acting.game, seat, spot)?;
    }
    if cards {
        trade::check_opening(acting.game, seat, Moment::Placed(spot))?;
    }
    put_follower(acting, seat, spot, bonus);
    if cards {
        labor(acting, seat, Labor::Cards { spot, bonus, window: Window::default() });
    } else {
        resolve(acting, seat, spot, bonus);
    }
    Ok(())
}

fn put_follower(acting: &mut Acting<impl Stage>, seat: Seat, spot: Spot, bonus: bool) {
    let player = &mut acting.game.players[seat];
    match spot.building() {
        Some(building) => player.workers[building] += 1,
        None if spot == Spot::Colosseum => player.in_colosseum += 1,
        None => player.plotting += 1,
    }
    if bonus {
        player.bonuses_used.extend(spot.bonus());
    }
    acting.tell(Event::FollowerPlaced { seat, spot, bonus });
    if spot == Spot::Intrigue {
        lay_plot(acting, seat);
    }
}

fn lay_plot(acting: &mut Acting<impl Stage>, seat: Seat) {
    let province = acting.game.front(seat);
    if let Some(space) = acting.game.plots[province].iter_mut().find(|space| space.is_none()) {
        *space = Some(Plot { owner: seat, activated: false });
        acting.tell(Event::PlotLaid { seat, province });
    }
}

/// The action of the spot, after the cards played on placing (rule 5.14).
pub(crate) fn resolve(acting: &mut Acting<impl Stage>, seat: Seat, spot: Spot, bonus: bool) {
    let edition = acting.game.edition;
    if spot == Spot::Colosseum {
        pieces::gain_glory(acting, seat, edition.prices.colosseum);
    }
    if spot == Spot::Economic && acting.game.has_medal(seat, Building::Economic) {
        pieces::gain_denarii(acting, seat, edition.prices.farming_with_medal);
    }
    let building = spot.building();
    let rest = building.and_then(|building| work::begin(acting, seat, building, 1 + u8::from(bonus)));
    go_on(acting, seat, rest);
}

fn go_on(acting: &mut Acting<impl Stage>, seat: Seat, rest: Option<Work>) {
    match rest {
        Some(work) => labor(acting, seat, Labor::Work(work)),
        None => pass_on(acting, Some(seat), None),
    }
}

/// Everything goes home; intrigues that were not activated stay (rule 5.5).
fn end_actions(acting: &mut Acting<impl Stage>) {
    for player in &mut acting.game.players.0 {
        player.workers.clear();
        player.in_colosseum = 0;
        player.plotting = 0;
        player.bonuses_used.clear();
    }
    for space in acting.game.plots.values_mut().flatten() {
        *space = space.filter(|plot| !plot.activated);
    }
    if acting.game.has_cassius() {
        cassius::fight_battles(acting);
    }
    acting.tell(Event::FollowersReturned);
    income::begin(acting);
}

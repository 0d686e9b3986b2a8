//! Placing followers (rules 5.1–5.5, 5.22, 5.23), one at a time until everybody has placed all.

use game::{Rng, Seat, Sink, push_if};

use crate::action::Action;
use crate::components::{Building, Spot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phases::medal::may_win_follower;
use crate::phases::spots::{check_bonus, check_place, doubled_spots, open_spots, opening_spots};
use crate::phases::trade::{self, Moment};
use crate::phases::work;
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Labor, Phase, Plot, Window, Work};
use crate::table::Table;

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, step: &Labor, out: &mut Vec<Action>) {
    match step {
        Labor::Choose => {
            push_places(game, seat, out);
            trade::push_free(game, seat, out);
        }
        Labor::Cards { spot, window, .. } => {
            trade::push_window(game, seat, Moment::Placed(*spot), window, out);
            if window.draws == 0 && trade::check_buy_glory(game, seat).is_ok() {
                out.push(Action::BuyGlory);
            }
        }
        Labor::Work(work) => work::legal(game, seat, *work, out),
        Labor::Medal => out.extend([Action::BuyGlory, Action::Done]),
        Labor::Attacked { window, .. } => trade::push_window(game, seat, Moment::Attacked, window, out),
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

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    pub(crate) fn begin_actions(&mut self) {
        self.tell(Event::ActionBegan);
        let last = self.game.order().last();
        self.pass_on(last, None);
    }

    /// The turn goes to the next who has something to place; when nobody has, the phase ends.
    /// Who just declined to buy glory is asked again only after others have had their turn.
    fn pass_on(&mut self, after: Option<Seat>, mut declined: Option<Seat>) {
        let Some(mut after) = after else { return };
        loop {
            match self.next_ready(after, declined) {
                None => return self.end_actions(),
                Some(CASSIUS) => {
                    if self.cassius_acts() {
                        return;
                    }
                    (after, declined) = (CASSIUS, None);
                }
                Some(seat) => return self.give_turn_to(seat),
            }
        }
    }

    fn next_ready(&self, after: Seat, declined: Option<Seat>) -> Option<Seat> {
        let game = &*self.game;
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

    fn give_turn_to(&mut self, seat: Seat) {
        let idle = self.game.players[seat].idle_followers() > 0;
        self.labor(seat, if idle { Labor::Choose } else { Labor::Medal });
    }

    fn labor(&mut self, seat: Seat, step: Labor) {
        self.enter(Phase::Action { seat, step });
    }

    /// After the answer to an attack of Cassius.
    pub(crate) fn after_attack(&mut self) {
        self.pass_on(Some(CASSIUS), None);
    }

    pub(crate) fn action(&mut self, seat: Seat, step: Labor, action: Action) -> Result<(), Illegal> {
        match (step, action) {
            (Labor::Choose, Action::Place { spot, bonus, cards }) => {
                check_place(self.game, seat, spot)?;
                if bonus {
                    check_bonus(self.game, seat, spot)?;
                }
                if cards {
                    trade::check_opening(self.game, seat, Moment::Placed(spot))?;
                }
                self.place(seat, spot, bonus, cards);
            }
            (Labor::Choose, _) => return self.free(seat, action),
            (Labor::Cards { spot, bonus, window }, Action::Proceed) if window.draws == 0 => {
                self.resolve(seat, spot, bonus);
            }
            (Labor::Cards { window, .. }, Action::BuyGlory) if window.draws == 0 => {
                return self.free(seat, action);
            }
            (Labor::Cards { spot, bonus, window }, _) => {
                let window = self.in_window(seat, action, Moment::Placed(spot), window)?;
                self.labor(seat, Labor::Cards { spot, bonus, window });
            }
            (Labor::Work(work), _) => {
                let rest = self.work(seat, work, action)?;
                self.go_on(seat, rest);
            }
            (Labor::Medal, Action::BuyGlory) => {
                self.free(seat, action)?;
                self.give_turn_to(seat);
            }
            (Labor::Medal, Action::Done) => self.pass_on(Some(seat), Some(seat)),
            (Labor::Medal, _) => return Err(Illegal::NotNow),
            (Labor::Attacked { attack, window }, Action::Proceed) if window.draws == 0 => {
                self.suffer(attack, window);
                self.after_attack();
            }
            (Labor::Attacked { attack, window }, _) => {
                let window = self.in_window(seat, action, Moment::Attacked, window)?;
                self.labor(seat, Labor::Attacked { attack, window });
            }
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat, spot: Spot, bonus: bool, cards: bool) {
        let player = &mut self.game.players[seat];
        match spot.building() {
            Some(building) => player.workers[building] += 1,
            None if spot == Spot::Colosseum => player.in_colosseum += 1,
            None => player.plotting += 1,
        }
        if bonus {
            player.bonuses_used.extend(spot.bonus());
        }
        self.tell(Event::FollowerPlaced { seat, spot, bonus });
        if spot == Spot::Intrigue {
            self.lay_plot(seat);
        }
        if cards {
            self.labor(seat, Labor::Cards { spot, bonus, window: Window::default() });
        } else {
            self.resolve(seat, spot, bonus);
        }
    }

    fn lay_plot(&mut self, seat: Seat) {
        let province = self.game.front(seat);
        if let Some(space) = self.game.plots[province].iter_mut().find(|space| space.is_none()) {
            *space = Some(Plot { owner: seat, activated: false });
            self.tell(Event::PlotLaid { seat, province });
        }
    }

    /// The action of the spot, after the cards played on placing (rule 5.14).
    fn resolve(&mut self, seat: Seat, spot: Spot, bonus: bool) {
        let edition = self.game.edition;
        if spot == Spot::Colosseum {
            self.gain_glory(seat, edition.prices.colosseum);
        }
        if spot == Spot::Economic && self.game.has_medal(seat, Building::Economic) {
            self.gain_denarii(seat, edition.prices.farming_with_medal);
        }
        let building = spot.building();
        let rest = building.and_then(|building| self.begin_work(seat, building, 1 + u8::from(bonus)));
        self.go_on(seat, rest);
    }

    fn go_on(&mut self, seat: Seat, rest: Option<Work>) {
        match rest {
            Some(work) => self.labor(seat, Labor::Work(work)),
            None => self.pass_on(Some(seat), None),
        }
    }

    /// Everything goes home; intrigues that were not activated stay (rule 5.5).
    fn end_actions(&mut self) {
        for player in &mut self.game.players.0 {
            player.workers.clear();
            player.in_colosseum = 0;
            player.plotting = 0;
            player.bonuses_used.clear();
        }
        for space in self.game.plots.values_mut().flatten() {
            *space = space.filter(|plot| !plot.activated);
        }
        if self.game.has_cassius() {
            self.fight_battles();
        }
        self.tell(Event::FollowersReturned);
        self.begin_income();
    }
}

//! What a board is drawn from: what is seen, by whom, and what may be clicked.

use std::cell::RefCell;

use game::{Phrase, Seat, Seen, Viewer, Words};
use maud::{Markup, html};

use crate::Board;

/// The form on the page around a board that its buttons belong to.
pub const FORM: &str = "act";

/// One board to be drawn for one viewer.
#[derive(Debug)]
pub struct Scene<'a, G: Board> {
    seen: &'a Seen<G>,
    words: &'a Words,
    /// The viewer's legal actions; empty for those who only look.
    legal: Vec<G::Action>,
    /// Those that already have a place on the board.
    placed: RefCell<Vec<G::Action>>,
}

impl<'a, G: Board> Scene<'a, G> {
    /// A board on which the viewer can click, if it is their turn.
    pub fn to_play(seen: &'a Seen<G>, words: &'a Words) -> Self {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = seen.viewer()
            && seen.to_act().contains(seat)
        {
            seen.legal(seat, &mut legal);
        }
        Scene { seen, words, legal, placed: RefCell::default() }
    }

    /// A board to look at: a replay, a hand-over, a game of others.
    pub fn to_look_at(seen: &'a Seen<G>, words: &'a Words) -> Self {
        Scene { seen, words, legal: Vec::new(), placed: RefCell::default() }
    }

    pub fn seen(&self) -> &'a Seen<G> {
        self.seen
    }

    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// The seat of the viewer, if they have one.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// All seats in the order of play, the viewer's first.
    pub fn seats_from_me(&self) -> impl Iterator<Item = Seat> + use<G> {
        let (seats, first) = (self.seen.seats(), self.me().unwrap_or(Seat(0)));
        (0..seats).map(move |step| Seat((first.0 + step) % seats))
    }

    pub fn words(&self) -> &'a Words {
        self.words
    }

    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.words.name(seat)
    }

    /// True while the viewer is asked for something.
    pub fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    pub fn can(&self, action: G::Action) -> bool {
        self.legal.contains(&action)
    }

    /// What the button of an action says.
    pub fn label(&self, action: G::Action) -> String {
        self.me().map_or_else(String::new, |seat| self.words.say(&G::label(self.seen, seat, action)))
    }

    /// A thing of HTML that stands for an action: a button that does it when it is legal, one that explains
    /// itself when it is not, and the bare thing for those who are not asked.
    pub fn press(&self, action: G::Action, class: &str, content: &Markup) -> Markup {
        if self.can(action) {
            self.placed.borrow_mut().push(action);
            return self.button(action, class, content);
        }
        if !self.is_my_turn() {
            return html! { div class=(class) { (content) } };
        }
        html! {
            button class={ (class) " cannot" } type="submit" form=(FORM) formaction="why" name="action"
                value=(action) data-why=(action) tabindex="-1" { (content) }
        }
    }

    /// Its spoken name is what stands on it and what it does.
    fn button(&self, action: G::Action, class: &str, content: &Markup) -> Markup {
        let label = self.label(action);
        html! {
            button class={ (class) " can" } type="submit" form=(FORM) name="action" value=(action)
                data-action=(action) title=(label) { (content) span.hidden-name { (label) } }
        }
    }

    /// The same for a part of an SVG drawing; without a script the action panel does its work.
    pub fn svg_press(&self, action: G::Action, class: &str, content: &Markup) -> Markup {
        if self.can(action) {
            self.placed.borrow_mut().push(action);
            let label = self.label(action);
            return html! {
                g class={ (class) " can" } role="button" tabindex="0" data-action=(action) {
                    title { (label) }
                    (content)
                }
            };
        }
        let why = self.is_my_turn().then(|| action.to_string());
        html! { g class=(class) data-why=[why] { (content) } }
    }

    /// The first of several actions that is legal now: for a thing that means different things in different phases.
    pub fn first_legal(&self, actions: impl IntoIterator<Item = G::Action>) -> Option<G::Action> {
        actions.into_iter().find(|&action| self.can(action))
    }

    /// Legal actions that have no place on the board yet.
    pub fn rest(&self) -> Vec<G::Action> {
        let placed = self.placed.borrow();
        self.legal.iter().copied().filter(|action| !placed.contains(action)).collect()
    }
}

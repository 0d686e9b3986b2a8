//! The toy, asking what is wrong with it wherever something can be.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use game::{
    BadOptions, Examples, Game, Indexed, Lang, Misread, Narrate, NoVariants, Options, Outcome, Pen, Phrase,
    Rng, Rule, ScoreSheet, Seat, SeatSet, Seen, Sink, Viewer, Words,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toy::{Action, Edition, Event, Illegal, Toy};

use super::{Step, fault};

/// The toy with a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Broken(Toy);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Act(Action);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Told(Event);

impl Hash for Broken {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        fault().fingerprint(&self.0, hasher);
    }
}

impl Serialize for Broken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fault().saved(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Broken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Toy::deserialize(deserializer).map(Broken)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fault().notation(self.0))
    }
}

impl FromStr for Act {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        text.parse().map(Act)
    }
}

impl Indexed for Act {
    const COUNT: usize = Action::COUNT;

    fn index(self) -> Option<usize> {
        fault().index(self.0)
    }

    fn at(index: usize) -> Option<Self> {
        fault().action_at(index).map(Act)
    }
}

impl Examples for Act {
    fn examples() -> Vec<Self> {
        Action::examples().into_iter().map(Act).collect()
    }
}

impl Examples for Told {
    fn examples() -> Vec<Self> {
        Event::examples().into_iter().map(Told).collect()
    }
}

impl game::Event for Told {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        fault().seen_by(self.0, viewer).map(Told)
    }

    fn is_shown(&self) -> bool {
        self.0.is_shown()
    }

    fn phrase(&self) -> Phrase {
        self.0.phrase()
    }

    fn rule(&self) -> Option<Rule> {
        fault().rule_of(self.0)
    }
}

impl Game for Broken {
    const NAME: &'static str = Toy::NAME;
    const SEATS: RangeInclusive<u8> = Toy::SEATS;
    const MAX_DECISIONS: usize = Toy::MAX_DECISIONS;

    type Edition = Edition;
    type Variants = NoVariants;
    type Action = Act;
    type Event = Told;
    type Illegal = Illegal;

    fn start(options: &Options<Self>, rng: &mut impl Rng) -> Result<Self, BadOptions> {
        let Options { seats, edition, variants } = *options;
        fault().start(&Options { seats, edition, variants }, rng).map(Broken)
    }

    fn options(&self) -> Options<Self> {
        let Options { seats, edition, variants } = self.0.options();
        Options { seats, edition, variants }
    }

    fn to_act(&self) -> SeatSet {
        fault().to_act(&self.0)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Act>) {
        let mut actions = Vec::new();
        fault().legal(&self.0, seat, &mut actions);
        out.clear();
        out.extend(actions.into_iter().map(Act));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Act,
        rng: &mut impl Rng,
        events: &mut impl Sink<Told>,
    ) -> Result<(), Illegal> {
        let mut told = Vec::new();
        let step = Step { seat, action: action.0, rng, events: &mut told };
        let result = fault().apply(&mut self.0, step);
        events.push_all(|| told.into_iter().map(Told));
        result
    }

    fn conceal(&mut self, viewer: Viewer) {
        fault().conceal(&mut self.0, viewer);
    }

    fn fill_in(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        fault().fill_in(&mut self.0, viewer, rng);
    }

    fn observe(seen: &Seen<Self>, pen: &mut impl Pen) {
        Toy::observe(&whole(seen), pen);
        for (name, value) in fault().noticed(&whole(seen)) {
            pen.number(name, value);
        }
    }

    fn round(&self) -> u16 {
        self.0.round()
    }

    fn outcome(&self) -> Option<Outcome> {
        fault().outcome(&self.0)
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.0.check_invariants()
    }
}

impl Narrate for Broken {
    fn locale(lang: Lang) -> &'static str {
        fault().locale(lang).leak()
    }

    fn rules(lang: Lang) -> &'static str {
        Toy::rules(lang)
    }

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        Toy::prompt(&whole(seen), seat)
    }

    fn label(_: &Seen<Self>, _: Seat, action: Act) -> Phrase {
        action.0.label()
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        fault().draw(&whole(seen), words)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        fault().score_sheet(&whole(seen))
    }
}

/// What is seen of the toy inside.
fn whole(seen: &Seen<Broken>) -> Seen<Toy> {
    seen.0.hide(seen.viewer())
}

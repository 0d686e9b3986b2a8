//! One change of an edition: numbers, lists, choices, cards that trade what is printed on them.

use bots::Chance;
use game::RngExt;
use toml::Value;

use super::tree::{Edit, Place, Step, places};

/// A tree that is changed, with its places.
pub(crate) struct Changer<'a> {
    root: &'a Value,
    places: Vec<Place>,
}

impl<'a> Changer<'a> {
    pub(crate) fn new(root: &'a Value) -> Self {
        Changer { root, places: places(root) }
    }

    /// Some change; not every attempt finds one.
    pub(crate) fn change(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        match rng.random_range(0..100) {
            0..30 => self.number(rng),
            30..40 => self.shift(rng),
            40..58 => self.copy(rng),
            58..72 => self.exchange(rng),
            72..78 => self.lengthen(rng),
            78..84 => self.shorten(rng),
            84..88 => self.drop_key(rng),
            88..92 => self.lend_key(rng),
            92..97 => self.word(rng),
            _ => self.rename(rng),
        }
    }

    fn value(&self, place: &Place) -> Option<&'a Value> {
        place.find(self.root)
    }

    fn pick(&self, rng: &mut Chance, wanted: impl Fn(&Place, &Value) -> bool) -> Option<&Place> {
        let fits = |place: &&Place| self.value(place).is_some_and(|value| wanted(place, value));
        let fitting: Vec<&Place> = self.places.iter().filter(fits).collect();
        one_of(&fitting, rng).copied()
    }

    /// Another place where the same kind of thing is printed: one of the same name, one beside it, one with the
    /// same keys.
    fn pick_like(&self, like: &Place, rng: &mut Chance) -> Option<&Place> {
        let kind = self.value(like)?;
        self.pick(rng, |place, value| {
            let related = place.name() == like.name() || place.parent() == like.parent();
            let alike = related && value.same_type(kind) || shares_keys(value, kind);
            alike && !place.overlaps(like)
        })
    }

    fn number(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let place = self.pick(rng, |_, value| value.is_integer())?;
        let number = self.value(place)?.as_integer()?;
        Some(vec![Edit::set(place, other_number(number, rng))])
    }

    /// One more here, one less there: what must sum up still does.
    fn shift(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let from = self.pick(rng, |_, value| value.is_integer())?;
        let to = self.pick_like(from, rng)?;
        let step = if rng.random_bool(0.5) { 1 } else { 2 };
        let (less, more) = (self.value(from)?.as_integer()?, self.value(to)?.as_integer()?);
        Some(vec![Edit::set(from, less - step), Edit::set(to, more + step)])
    }

    fn copy(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let to = self.pick(rng, |_, _| true)?;
        let from = self.pick_like(to, rng)?;
        Some(vec![Edit::set(to, self.value(from)?.clone())])
    }

    fn exchange(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let one = self.pick(rng, |_, _| true)?;
        let other = self.pick_like(one, rng)?;
        Some(vec![Edit::set(one, self.value(other)?.clone()), Edit::set(other, self.value(one)?.clone())])
    }

    /// A list gets an entry more: one of its own again, or one of a list of the same name.
    fn lengthen(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let place = self.pick(rng, |_, value| value.is_array())?;
        let mut list = self.value(place)?.as_array()?.clone();
        let lender = if rng.random_bool(0.5) { self.pick_like(place, rng) } else { None };
        let entry = one_of(self.value(lender.unwrap_or(place))?.as_array()?, rng)?.clone();
        list.insert(rng.random_range(0..=list.len()), entry);
        Some(vec![Edit::set(place, list)])
    }

    fn shorten(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let place = self.pick(rng, |_, value| value.as_array().is_some_and(|list| !list.is_empty()))?;
        let mut list = self.value(place)?.as_array()?.clone();
        list.remove(rng.random_range(0..list.len()));
        Some(vec![Edit::set(place, list)])
    }

    fn drop_key(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        Some(vec![Edit::remove(self.pick(rng, |place, _| place.is_key())?)])
    }

    /// A table gets a key that one like it has.
    fn lend_key(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let to = self.pick(rng, |_, value| value.is_table())?;
        let from = self.value(self.pick_like(to, rng)?)?.as_table()?;
        let had = self.value(to)?.as_table()?;
        let new: Vec<(&String, &Value)> = from.iter().filter(|(key, _)| !had.contains_key(*key)).collect();
        let (key, value) = one_of(&new, rng)?;
        Some(vec![Edit::set(&to.child(Step::Key((*key).clone())), (*value).clone())])
    }

    /// One word of a line becomes a number or the word of a line of the same name.
    fn word(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let several = |value: &Value| value.as_str().is_some_and(|line| line.contains(' '));
        let place = self.pick(rng, |_, value| several(value))?;
        let other = self.pick_like(place, rng)?;
        let mut words: Vec<&str> = self.value(place)?.as_str()?.split(' ').collect();
        let others: Vec<&str> = self.value(other)?.as_str()?.split(' ').collect();
        let number = other_number(1, rng).to_string();
        let at = rng.random_range(0..words.len());
        let is_number = words[at].parse::<i64>().is_ok();
        words[at] = if is_number { &number } else { one_of(&others, rng)? };
        Some(vec![Edit::set(place, words.join(" "))])
    }

    /// What stands under one key goes under one that a table of the same name has.
    fn rename(&self, rng: &mut Chance) -> Option<Vec<Edit>> {
        let place = self.pick(rng, |place, _| place.is_key())?;
        let cousin = self.pick(rng, |cousin, _| {
            cousin.is_key()
                && cousin.parent().name() == place.parent().name()
                && cousin.name() != place.name()
        })?;
        let renamed = place.parent().child(Step::Key(cousin.name().to_owned()));
        Some(vec![Edit::remove(place), Edit::set(&renamed, self.value(place)?.clone())])
    }
}

/// Two cards, or lists of cards, on which much the same is printed.
fn shares_keys(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Table(one), Value::Table(other)) => {
            let common = one.keys().filter(|key| other.contains_key(*key)).count();
            2 * common >= one.len().min(other.len()).max(1)
        }
        (Value::Array(one), Value::Array(other)) => {
            one.first().zip(other.first()).is_some_and(|(one, other)| shares_keys(one, other))
        }
        _ => false,
    }
}

/// Mostly near the number, sometimes at the edges of what a number can be.
fn other_number(number: i64, rng: &mut Chance) -> i64 {
    const EDGES: [i64; 12] = [0, 1, 2, 9, 10, 20, 30, 99, 127, 255, 65_535, -1];
    match rng.random_range(0..10) {
        0..=4 => number + [-2, -1, 1, 2][rng.random_range(0..4_usize)],
        5 => number * 2,
        _ => EDGES[rng.random_range(0..EDGES.len())],
    }
}

fn one_of<'a, T>(list: &'a [T], rng: &mut Chance) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(rng.random_range(0..list.len())) }
}

//! An edition file as a tree of values: its places, and edits of them.

use std::fmt;

use toml::Value;

/// Where a value lies: the keys and numbers that lead to it, e.g. `city.giza.wonder[1].cost`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Place(Vec<Step>);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    Key(String),
    Index(usize),
}

/// What is known of the numbers, not the numbers themselves.
const ORIGIN: [&str; 3] = ["source", "confidence", "note"];

impl Place {
    pub(crate) fn child(&self, step: Step) -> Place {
        let mut steps = self.0.clone();
        steps.push(step);
        Place(steps)
    }

    pub(crate) fn parent(&self) -> Place {
        Place(self.0[..self.0.len().saturating_sub(1)].to_vec())
    }

    /// The last key; the entries of a list are known by the key of the list.
    pub(crate) fn name(&self) -> &str {
        let keys = self.0.iter().rev().filter_map(|step| match step {
            Step::Key(key) => Some(key.as_str()),
            Step::Index(_) => None,
        });
        keys.into_iter().next().unwrap_or_default()
    }

    pub(crate) fn is_key(&self) -> bool {
        matches!(self.0.last(), Some(Step::Key(_)))
    }

    /// Whether one of the two lies in the other.
    pub(crate) fn overlaps(&self, other: &Place) -> bool {
        self.0.starts_with(&other.0) || other.0.starts_with(&self.0)
    }

    pub(crate) fn find<'a>(&self, root: &'a Value) -> Option<&'a Value> {
        self.0.iter().try_fold(root, |value, step| match step {
            Step::Key(key) => value.get(key),
            Step::Index(index) => value.get(index),
        })
    }

    fn find_mut<'a>(&self, root: &'a mut Value) -> Option<&'a mut Value> {
        self.0.iter().try_fold(root, |value, step| match step {
            Step::Key(key) => value.get_mut(key),
            Step::Index(index) => value.get_mut(index),
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            match step {
                Step::Key(key) if number == 0 => f.write_str(key)?,
                Step::Key(key) => write!(f, ".{key}")?,
                Step::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

/// All places below the root, without those that only tell the origin of numbers.
pub(crate) fn places(root: &Value) -> Vec<Place> {
    let mut found = Vec::new();
    collect(root, &Place::default(), &mut found);
    found
}

fn collect(value: &Value, place: &Place, found: &mut Vec<Place>) {
    let children: Vec<(Step, &Value)> = match value {
        Value::Table(table) => table
            .iter()
            .filter(|(key, _)| !ORIGIN.contains(&key.as_str()))
            .map(|(key, value)| (Step::Key(key.clone()), value))
            .collect(),
        Value::Array(list) => list.iter().enumerate().map(|(at, value)| (Step::Index(at), value)).collect(),
        _ => Vec::new(),
    };
    for (step, value) in children {
        let place = place.child(step);
        found.push(place.clone());
        collect(value, &place, found);
    }
}

/// Another value at one place, or none.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    pub(crate) place: Place,
    pub(crate) value: Option<Value>,
}

impl Edit {
    pub(crate) fn set(place: &Place, value: impl Into<Value>) -> Edit {
        Edit { place: place.clone(), value: Some(value.into()) }
    }

    pub(crate) fn remove(place: &Place) -> Edit {
        Edit { place: place.clone(), value: None }
    }

    /// Nothing happens where the place has gone.
    pub(crate) fn apply(&self, root: &mut Value) {
        let Some(parent) = self.place.parent().find_mut(root) else { return };
        match (parent, self.place.0.last(), self.value.clone()) {
            (Value::Table(table), Some(Step::Key(key)), Some(value)) => {
                table.insert(key.clone(), value);
            }
            (Value::Table(table), Some(Step::Key(key)), None) => {
                table.remove(key);
            }
            (Value::Array(list), Some(Step::Index(index)), Some(value)) if *index < list.len() => {
                list[*index] = value;
            }
            _ => {}
        }
    }

    /// `goal.points: 17 → 0`
    pub(crate) fn describe(&self, before: &Value) -> String {
        let show = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
        format!("{}: {} → {}", self.place, show(self.place.find(before)), show(self.value.as_ref()))
    }
}

//! The numbers in a file of weights, as one list that can be turned.

use game::Judge;
use toml::{Table, Value};

/// The weight that a greedy player has no use for.
const SPREAD: &str = "spread";

/// A file of weights: `key = number` or `key = [numbers]` on lines of their own, with remarks between them.
pub(crate) struct Dials {
    file: &'static str,
    table: Table,
    places: Vec<Place>,
}

/// Where one number stands.
struct Place {
    key: String,
    /// Its position in a list.
    index: Option<usize>,
}

impl Dials {
    /// All that a greedy player values.
    pub(crate) fn without_spread(file: &'static str) -> Self {
        let mut dials = Dials::with_spread(file);
        dials.places.retain(|place| place.key != SPREAD);
        dials
    }

    pub(crate) fn only_spread(file: &'static str) -> Self {
        let mut dials = Dials::with_spread(file);
        dials.places.retain(|place| place.key == SPREAD);
        dials
    }

    pub(crate) fn with_spread(file: &'static str) -> Self {
        let table: Table = file.parse().expect("a test reads the weights of every game");
        let mut places = Vec::new();
        for (key, value) in &table {
            let place = |index| Place { key: key.clone(), index };
            match value {
                Value::Array(list) => places.extend((0..list.len()).map(|index| place(Some(index)))),
                _ => places.push(place(None)),
            }
        }
        Dials { file, table, places }
    }

    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The weights with every number multiplied by e to the power of its logarithm.
    pub(crate) fn weights<G: Judge>(&self, logs: &[f64]) -> G::Weights {
        G::read_weights(&self.turned(logs).to_string()).expect("numbers in place of numbers can be read")
    }

    fn turned(&self, logs: &[f64]) -> Table {
        let mut table = self.table.clone();
        for (place, log) in self.places.iter().zip(logs) {
            let value = table.get_mut(&place.key);
            let value = match place.index {
                Some(index) => value.and_then(|list| list.get_mut(index)),
                None => value,
            };
            if let Some(Value::Float(number)) = value {
                *number *= log.exp();
            }
        }
        table
    }

    /// The file with these numbers in it; everything else stays as it was.
    pub(crate) fn text(&self, logs: &[f64]) -> String {
        let table = self.turned(logs);
        let line = |line: &str| match line.split_once(" = ") {
            Some((key, _)) if !line.starts_with('#') && table.contains_key(key) => {
                format!("{key} = {}\n", written(&table[key]))
            }
            _ => format!("{line}\n"),
        };
        self.file.lines().map(line).collect()
    }
}

fn written(value: &Value) -> String {
    match value {
        Value::Float(number) => format!("{:?}", (number * 1000.0).round() / 1000.0),
        Value::Array(list) => format!("[{}]", list.iter().map(written).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# A remark.\ncoin = 0.5\nset = [0.0, 2.0]\nspread = 3.0\n";

    #[test]
    fn a_turned_file_keeps_its_remarks() {
        let double = 2.0_f64.ln();
        let text = Dials::without_spread(FILE).text(&[double, 1.0, 0.0]);
        assert_eq!(text, "# A remark.\ncoin = 1.0\nset = [0.0, 2.0]\nspread = 3.0\n");
        let text = Dials::with_spread(FILE).text(&[0.0, 1.0, 0.0, double]);
        assert_eq!(text, "# A remark.\ncoin = 0.5\nset = [0.0, 2.0]\nspread = 6.0\n");
        assert_eq!(text, Dials::only_spread(FILE).text(&[double]));
    }
}

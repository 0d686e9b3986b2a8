//! What Python asks for, and what there is to ask for.

use std::path::Path;

use catalog::{BotName, GameKind, Wish};
use game::Lang;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use strum::VariantArray;

/// The number of players and the variants of every game, by name.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let games = PyDict::new(py);
    for kind in catalog::games() {
        let about = PyDict::new(py);
        about.set_item("players", (*kind.seats().start(), *kind.seats().end()))?;
        let variants = PyDict::new(py);
        for choice in kind.variants() {
            variants.set_item(choice.key, choice.values.to_vec())?;
        }
        about.set_item("variants", variants)?;
        games.set_item(kind.name(), about)?;
    }
    Ok(games)
}

/// The names of all bots.
#[pyfunction]
pub(crate) fn bots() -> Vec<String> {
    BotName::VARIANTS.iter().map(ToString::to_string).collect()
}

/// A message for Python.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
pub(crate) fn wrong(problem: impl ToString) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

pub(crate) fn find(game: &str) -> PyResult<&'static dyn GameKind> {
    catalog::find(game).map_err(wrong)
}

pub(crate) fn read_bot(name: &str) -> PyResult<BotName> {
    name.parse().map_err(|_| wrong(format!("there is no bot `{name}`; there are: {}", bots().join(", "))))
}

/// More threads than any machine has cores would only be a mistake.
const MOST_THREADS: usize = 1024;

pub(crate) fn check_threads(threads: usize) -> PyResult<()> {
    if (1..=MOST_THREADS).contains(&threads) {
        return Ok(());
    }
    Err(wrong(format!("threads is {threads}, expected 1 to {MOST_THREADS}")))
}

/// How long a search takes; None leaves it to the level.
pub(crate) fn check_iterations(iterations: Option<u64>) -> PyResult<()> {
    if iterations == Some(0) { Err(wrong("a search takes at least one iteration")) } else { Ok(()) }
}

pub(crate) fn read_lang(lang: &str) -> PyResult<Lang> {
    lang.parse().map_err(|_| wrong(format!("there is no language `{lang}`; there are: en, hu")))
}

/// Checks that a game can be played like this.
pub(crate) fn read(
    game: &str,
    players: u8,
    variants: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
) -> PyResult<Wish> {
    let kind = find(game)?;
    let mut wish = Wish::plain(players);
    if let Some(path) = edition {
        wish.edition = load_edition(kind, path)?;
    }
    if let Some(variants) = variants {
        wish.variants = variants.iter().map(|(key, value)| choice(&key, &value)).collect::<PyResult<_>>()?;
    }
    kind.check(&wish).map_err(wrong)?;
    Ok(wish)
}

/// The name of an edition that was read from a file, or that is there already.
fn load_edition(kind: &dyn GameKind, path: &str) -> PyResult<String> {
    if kind.edition(path).is_some() {
        return Ok(path.to_owned());
    }
    let text = std::fs::read_to_string(path)?;
    let name = Path::new(path).file_stem().and_then(|stem| stem.to_str()).unwrap_or("edition");
    kind.load_edition(name, path, &text).map_err(wrong)?;
    Ok(name.to_owned())
}

/// `{"face-down": True, "small_port": "literal"}`
fn choice(key: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<(String, String)> {
    let key = key.extract::<String>().map_err(|_| PyTypeError::new_err("a variant is named by a string"))?;
    let value = match value.cast::<PyBool>() {
        Ok(flag) => flag.is_true().to_string(),
        Err(_) => value.extract::<String>().map_err(|_| {
            PyTypeError::new_err(format!("the variant `{key}` is a bool or one of the words of games()"))
        })?,
    };
    Ok((key.replace('_', "-"), value))
}

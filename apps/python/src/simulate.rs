//! Many games of bots against each other, as columns.

use catalog::Wish;
use lab::Crew;
use lab::rows::{Row, Rows};
use lab::simulate::Simulation;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::wish::{check_iterations, check_threads, read, read_bot, wrong};

/// Lets bots play and returns columns with a row for each game and seat: `game`, `seat`, `bot`, `rank`, `score`,
/// `win_share`, `rounds`, `decisions`, `by_the_book`.
///
/// One bot for each seat. If they differ, every deal is played in all rotations, so that bots are compared and not
/// chairs. The same seed gives the same columns on any number of threads.
#[pyfunction]
#[pyo3(signature = (game, bots, games, variants=None, edition=None, seed=0, threads=1, iterations=None))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
#[expect(clippy::needless_pass_by_value, reason = "a list of Python becomes a vector")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    variants: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
    seed: u64,
    threads: usize,
    iterations: Option<u64>,
) -> PyResult<Bound<'py, PyDict>> {
    check_threads(threads)?;
    check_iterations(iterations)?;
    let players = u8::try_from(bots.len()).map_err(wrong)?;
    let wish: Wish = read(game, players, variants, edition)?;
    let bots = bots.iter().map(|bot| read_bot(bot)).collect::<PyResult<_>>()?;
    let simulation = Simulation { wish, games, bots, iterations, seed };
    let rows = py.detach(|| {
        let crew = Crew::new(threads, &|_| {}).map_err(|error| error.to_string())?;
        let rows = catalog::ask(game, Rows { simulation: &simulation, crew: &crew });
        rows.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
    });
    columns(py, &rows.map_err(wrong)?)
}

fn columns<'py>(py: Python<'py>, rows: &[Row]) -> PyResult<Bound<'py, PyDict>> {
    let columns = PyDict::new(py);
    columns.set_item("game", column(py, rows, |row| row.game))?;
    columns.set_item("seat", column(py, rows, |row| row.seat))?;
    columns.set_item("bot", rows.iter().map(|row| row.bot.to_string()).collect::<Vec<_>>())?;
    columns.set_item("rank", column(py, rows, |row| row.rank))?;
    columns.set_item("score", column(py, rows, |row| row.score))?;
    columns.set_item("win_share", column(py, rows, |row| row.win_share))?;
    columns.set_item("rounds", column(py, rows, |row| row.rounds))?;
    columns.set_item("decisions", column(py, rows, |row| row.decisions))?;
    columns.set_item("by_the_book", column(py, rows, |row| row.by_the_book))?;
    Ok(columns)
}

fn column<'py, T: numpy::Element>(
    py: Python<'py>,
    rows: &[Row],
    of: impl Fn(&Row) -> T,
) -> Bound<'py, PyArray1<T>> {
    PyArray1::from_vec(py, rows.iter().map(of).collect())
}

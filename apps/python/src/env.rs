//! One game for Python.

use game::{Seat, Viewer};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use table::GameFile;

use crate::IllegalAction;
use crate::position::{Begin, Open, Position};
use crate::wish::{read, read_lang, wrong};

/// Begins a game.
///
/// `variants` are those of `games()`, `edition` is the path of an edition file. The same seed and actions give the
/// same game on every machine.
#[pyfunction]
#[pyo3(signature = (game, players, variants=None, edition=None, seed=0))]
pub(crate) fn make(
    game: &str,
    players: u8,
    variants: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
    seed: u64,
) -> PyResult<Env> {
    let wish = read(game, players, variants, edition)?;
    let position = catalog::ask(game, Begin { wish: &wish, seed }).map_err(wrong)?.map_err(wrong)?;
    Ok(Env::new(position))
}

/// Opens a game from the text of a file that the program, or `Env.save`, has written.
#[pyfunction]
pub(crate) fn open_file(text: &str) -> PyResult<Env> {
    let file = GameFile::read(text).map_err(wrong)?;
    let position = catalog::ask(&file.game, Open(&file)).map_err(wrong)?.map_err(wrong)?;
    Ok(Env::new(position))
}

/// One game. Seats count from 0; everything is seen through the eyes of a seat.
#[pyclass(module = "pentapolis")]
pub(crate) struct Env {
    /// None once it is closed.
    position: Option<Box<dyn Position>>,
    length: usize,
}

impl Env {
    fn new(position: Box<dyn Position>) -> Self {
        let length = position.observe(Viewer::Public, &mut []);
        Env { position: Some(position), length }
    }

    pub(crate) fn position(&self) -> PyResult<&dyn Position> {
        self.position.as_deref().ok_or_else(closed)
    }

    /// The seat that is meant: this one, or the first that must act.
    pub(crate) fn seat(&self, seat: Option<u8>) -> PyResult<Seat> {
        let position = self.position()?;
        match seat {
            Some(seat) if seat < position.seats() => Ok(Seat(seat)),
            Some(seat) => Err(PyIndexError::new_err(format!(
                "there is no seat {seat}: {} players sit at this table, from 0",
                position.seats()
            ))),
            None => position.to_act().first().ok_or_else(|| PyValueError::new_err("the game is over")),
        }
    }

    /// A number or a notation.
    fn number(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let position = self.position()?;
        if let Ok(notation) = action.extract::<&str>() {
            return position.number(notation).map_err(IllegalAction::new_err);
        }
        let is_bool = action.cast::<PyBool>().is_ok();
        let number = action.extract::<i64>().ok().filter(|_| !is_bool);
        let number =
            number.ok_or_else(|| PyTypeError::new_err("an action is an index or a string in notation"))?;
        usize::try_from(number).ok().filter(|&index| index < position.actions()).ok_or_else(|| {
            let (game, count) = (position.game(), position.actions());
            IllegalAction::new_err(format!("there is no action {number}: {game} has {count}, from 0"))
        })
    }

    /// A seat, or everybody who looks on.
    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Public), |seat| self.seat(Some(seat)).map(Viewer::Seat))
    }
}

fn closed() -> PyErr {
    PyRuntimeError::new_err("this environment is closed")
}

#[pymethods]
impl Env {
    /// The name of the game.
    #[getter]
    fn game(&self) -> PyResult<&'static str> {
        Ok(self.position()?.game())
    }

    #[getter]
    fn players(&self) -> PyResult<u8> {
        Ok(self.position()?.seats())
    }

    /// The seats that must decide now; several at once is normal, none means that the game is over.
    #[getter]
    fn to_act(&self) -> PyResult<Vec<usize>> {
        Ok(self.position()?.to_act().iter().map(Seat::index).collect())
    }

    #[getter]
    fn round(&self) -> PyResult<u16> {
        Ok(self.position()?.round())
    }

    /// How many actions have been taken.
    #[getter]
    fn decisions(&self) -> PyResult<usize> {
        Ok(self.position()?.decisions())
    }

    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.position()?.to_act().is_empty())
    }

    /// How many actions the game can ever have; each has an index below this.
    #[getter]
    fn action_count(&self) -> PyResult<usize> {
        Ok(self.position()?.actions())
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.length
    }

    /// What each number of an observation means.
    fn observation_names(&self) -> PyResult<Vec<String>> {
        Ok(self.position()?.names())
    }

    /// Changes whenever an index or a place in the observation comes to mean something else.
    #[getter]
    fn version(&self) -> PyResult<String> {
        Ok(self.position()?.version())
    }

    /// The indices of all legal actions of a seat, by default of the first that must act.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<usize>> {
        self.position()?.legal(self.seat(seat)?).map_err(wrong)
    }

    /// The same in notation.
    #[pyo3(signature = (seat=None))]
    fn legal_notation(&self, seat: Option<u8>) -> PyResult<Vec<String>> {
        let legal = self.legal(seat)?;
        let position = self.position()?;
        Ok(legal.into_iter().filter_map(|index| position.notation(index)).collect())
    }

    /// The notation of an index.
    fn notation(&self, index: usize) -> PyResult<String> {
        let position = self.position()?;
        position.notation(index).ok_or_else(|| PyIndexError::new_err(format!("there is no action {index}")))
    }

    /// The index of an action in notation.
    fn index(&self, notation: &str) -> PyResult<usize> {
        self.position()?.number(notation).map_err(IllegalAction::new_err)
    }

    /// What a legal action does, in words.
    #[pyo3(signature = (action, seat=None, lang="en"))]
    fn label(&self, action: &Bound<'_, PyAny>, seat: Option<u8>, lang: &str) -> PyResult<String> {
        let (index, seat, lang) = (self.number(action)?, self.seat(seat)?, read_lang(lang)?);
        let label = self.position()?.label(seat, index, lang);
        label.ok_or_else(|| IllegalAction::new_err("only legal actions have labels"))
    }

    /// Carries out an action, given by its index or in notation; refused, nothing changes.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<()> {
        let (seat, index) = (self.seat(seat)?, self.number(action)?);
        let position = self.position.as_mut().ok_or_else(closed)?;
        position.apply(seat, index).map_err(IllegalAction::new_err)
    }

    /// What a seat sees as numbers (int16), by default the first that must act; written into `out` if it is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let position = self.position()?;
        let viewer =
            if position.to_act().is_empty() { self.viewer(seat)? } else { Viewer::Seat(self.seat(seat)?) };
        let array = row::<i16>(py, out, self.length, "int16")?;
        let mut writable = writable(&array)?;
        position.observe(viewer, slice(&mut writable)?);
        Ok(array)
    }

    /// True for every legal index of a seat, by default of the first that must act; written into `out` if it is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let position = self.position()?;
        let legal = match (seat, position.to_act().is_empty()) {
            (None, true) => Vec::new(),
            _ => self.legal(seat)?,
        };
        let array = row::<bool>(py, out, position.actions(), "bool")?;
        let mut writable = writable(&array)?;
        let mask = slice(&mut writable)?;
        mask.fill(false);
        for index in legal {
            mask[index] = true;
        }
        Ok(array)
    }

    /// What is asked of a seat.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn prompt(&self, seat: Option<u8>, lang: &str) -> PyResult<String> {
        Ok(self.position()?.prompt(self.seat(seat)?, read_lang(lang)?))
    }

    /// The table in plain text, as a seat sees it; without a seat, as everybody does.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn board(&self, seat: Option<u8>, lang: &str) -> PyResult<String> {
        Ok(self.position()?.board(self.viewer(seat)?, read_lang(lang)?))
    }

    /// What happened from a decision on, in words, as far as a seat may know; without a seat, as everybody may.
    #[pyo3(signature = (since=0, seat=None, lang="en"))]
    fn log(&self, since: usize, seat: Option<u8>, lang: &str) -> PyResult<Vec<String>> {
        self.position()?.log(since, self.viewer(seat)?, read_lang(lang)?).map_err(wrong)
    }

    /// The final points by seat; None while the game goes on.
    fn scores(&self) -> PyResult<Option<Vec<f64>>> {
        let position = self.position()?;
        let unit = f64::from(position.score_unit());
        let of = |seat| move |outcome: &game::Outcome| f64::from(outcome.scores[seat]) / unit;
        Ok(position
            .outcome()
            .map(|outcome| Seat::all(position.seats()).map(|seat| of(seat)(&outcome)).collect()))
    }

    /// The final ranks by seat, 1 for every winner; None while the game goes on.
    fn ranks(&self) -> PyResult<Option<Vec<usize>>> {
        let position = self.position()?;
        let seats = Seat::all(position.seats());
        Ok(position.outcome().map(|outcome| seats.map(|seat| outcome.ranks[seat].into()).collect()))
    }

    /// 1 for a sole winner, a half each for two who share the victory, 0 for the others; None while the game goes on.
    fn win_shares(&self) -> PyResult<Option<Vec<f64>>> {
        let position = self.position()?;
        let seats = Seat::all(position.seats());
        Ok(position.outcome().map(|outcome| seats.map(|seat| outcome.win_share(seat)).collect()))
    }

    /// The text of a file that the program opens. It holds the seed, and with it all secrets.
    fn save(&self) -> PyResult<String> {
        self.position()?.save().map_err(wrong)
    }

    /// An independent copy that will have the same luck.
    fn copy(&self) -> PyResult<Env> {
        Ok(Env { position: Some(self.position()?.copy()), length: self.length })
    }

    fn __copy__(&self) -> PyResult<Env> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Env> {
        self.copy()
    }

    /// A world that a seat could be in, by what it sees, with other luck to come.
    #[pyo3(signature = (seat, seed=0))]
    fn imagine(&self, seat: u8, seed: u64) -> PyResult<Env> {
        let seat = self.seat(Some(seat))?;
        Ok(Env { position: Some(self.position()?.imagine(seat, seed)), length: self.length })
    }

    /// Frees it; whatever is asked of it afterwards raises `RuntimeError`.
    fn close(&mut self) {
        self.position = None;
    }

    fn __repr__(&self) -> String {
        match &self.position {
            None => "<pentapolis.Env, closed>".to_owned(),
            Some(position) => format!(
                "<pentapolis.Env {} with {} players, after {} decisions>",
                position.game(),
                position.seats(),
                position.decisions()
            ),
        }
    }
}

/// A row of this length: the one that is given, if it can be used, or a new one.
fn row<'py, T: numpy::Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    length: usize,
    kind: &str,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let Some(out) = out else { return Ok(PyArray1::zeros(py, length, false)) };
    let wanted = format!("the buffer must be a one-dimensional numpy array of {kind}");
    let array = out.cast_into::<PyArray1<T>>().map_err(|_| PyTypeError::new_err(wanted))?;
    let found = array.len()?;
    if found == length {
        Ok(array)
    } else {
        Err(PyValueError::new_err(format!("the buffer has room for {found} values, expected {length}")))
    }
}

fn writable<'py, T: numpy::Element>(array: &Bound<'py, PyArray1<T>>) -> PyResult<PyReadwriteArray1<'py, T>> {
    array.try_readwrite().map_err(|_| PyValueError::new_err("the buffer is read-only or in use"))
}

fn slice<'a, T: numpy::Element>(array: &'a mut PyReadwriteArray1<'_, T>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| PyValueError::new_err("the buffer is not contiguous"))
}

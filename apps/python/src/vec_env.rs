//! Many games side by side for Python.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::IllegalAction;
use crate::flock::{Flock, Plan, Row};
use crate::wish::{check_iterations, check_threads, read, read_bot, wrong};

/// More would not fit into the memory of any machine.
const MOST_GAMES: usize = 1 << 20;

/// `count` games side by side. `step` takes one action for each of them, without the interpreter's lock and on
/// several threads, and writes into the arrays `observations` (int16), `masks` (bool), `rewards` and `scores`
/// (float32, by seat), `to_act` (int32) and `ended` (bool): those of the caller, or new ones.
///
/// `opponents` maps seats to names of bots, which play inside. `autoreset` is "same-step" (a game that is over begins
/// anew at once; rewards, scores and `ended` tell of the old one, everything else of the new one) or "disabled".
/// A reward is the share of the victory, when the game ends; before that it is 0.
#[pyclass(module = "pentapolis")]
pub(crate) struct VecEnv {
    /// None once it is closed. Bots cannot be shared between threads, so there is a lock, which nobody waits for.
    flock: Option<Mutex<Box<dyn Flock>>>,
    plan: Plan,
    game: String,
    arrays: Arrays,
}

struct Arrays {
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<bool>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<f32>>,
    to_act: Py<PyArray1<i32>>,
    ended: Py<PyArray1<bool>>,
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (
        game, count, players, *, variants=None, edition=None, seed=0, threads=1, opponents=None, iterations=None,
        autoreset="same-step", observations=None, masks=None, rewards=None, scores=None, to_act=None, ended=None
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        players: u8,
        variants: Option<&Bound<'_, PyDict>>,
        edition: Option<&str>,
        seed: u64,
        threads: usize,
        opponents: Option<&Bound<'_, PyDict>>,
        iterations: Option<u64>,
        autoreset: &str,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        scores: Option<Bound<'_, PyAny>>,
        to_act: Option<Bound<'_, PyAny>>,
        ended: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        if !(1..=MOST_GAMES).contains(&count) {
            return Err(PyValueError::new_err(format!("count is {count}, expected 1 to {MOST_GAMES}")));
        }
        check_threads(threads)?;
        check_iterations(iterations)?;
        let wish = read(game, players, variants, edition)?;
        let resets = match autoreset {
            "same-step" => true,
            "disabled" => false,
            other => return Err(wrong(format!("autoreset is `{other}`, expected same-step or disabled"))),
        };
        let opponents = read_opponents(players, opponents)?;
        let plan = Plan { wish, games: count, seed, threads, opponents, iterations, resets };
        let flock = catalog::ask(game, plan.clone()).map_err(wrong)?.map_err(wrong)?;
        let seats = usize::from(players);
        let arrays = Arrays {
            observations: table(py, "observations", observations, [count, flock.length()])?,
            masks: table(py, "masks", masks, [count, flock.actions()])?,
            rewards: table(py, "rewards", rewards, [count, seats])?,
            scores: table(py, "scores", scores, [count, seats])?,
            to_act: column(py, "to_act", to_act, count)?,
            ended: column(py, "ended", ended, count)?,
        };
        let mut env = VecEnv { flock: Some(Mutex::new(flock)), plan, game: game.to_owned(), arrays };
        env.reset(py, None)?;
        Ok(env)
    }

    /// Begins all games anew; without a seed, as they began first.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.unwrap_or(self.plan.seed);
        self.write(py, |flock, rows| flock.reset(seed, rows))
    }

    /// One action, by its index, for the seat that must act in each game. If any is wrong, nothing happens.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions: PyReadonlyArray1<'_, i64> = actions
            .extract()
            .map_err(|_| PyTypeError::new_err("actions must be a one-dimensional numpy array of int64"))?;
        let actions = actions.as_array().to_vec();
        if actions.len() != self.plan.games {
            let (found, games) = (actions.len(), self.plan.games);
            return Err(PyValueError::new_err(format!("{found} actions for {games} games")));
        }
        self.write(py, |flock, rows| flock.step(&actions, rows))
    }

    /// Any legal action of each game, each as likely (int64); -1 where a game is over.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut actions = vec![0; self.plan.games];
        self.flock()?.sample(&mut actions);
        Ok(PyArray1::from_vec(py, actions))
    }

    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    #[getter]
    fn count(&self) -> usize {
        self.plan.games
    }

    #[getter]
    fn players(&self) -> u8 {
        self.plan.wish.seats
    }

    #[getter]
    fn autoreset(&self) -> &'static str {
        if self.plan.resets { "same-step" } else { "disabled" }
    }

    #[getter]
    fn action_count(&self) -> PyResult<usize> {
        Ok(self.flock()?.actions())
    }

    #[getter]
    fn observation_size(&self) -> PyResult<usize> {
        Ok(self.flock()?.length())
    }

    /// All actions so far, those of the opponents included.
    #[getter]
    fn decisions(&self) -> PyResult<u64> {
        Ok(self.flock()?.decisions())
    }

    /// How many games came to their end since the last reset.
    #[getter]
    fn games_played(&self) -> PyResult<u64> {
        Ok(self.flock()?.games_played())
    }

    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.arrays.observations.clone_ref(py)
    }

    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.arrays.masks.clone_ref(py)
    }

    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.scores.clone_ref(py)
    }

    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.to_act.clone_ref(py)
    }

    #[getter]
    fn ended(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.ended.clone_ref(py)
    }

    /// Frees the games; whatever is asked afterwards raises `RuntimeError`.
    fn close(&mut self) {
        self.flock = None;
    }

    fn __repr__(&self) -> String {
        let state = if self.flock.is_none() { ", closed" } else { "" };
        let (games, seats) = (self.plan.games, self.plan.wish.seats);
        format!("<pentapolis.VecEnv {games} × {} with {seats} players{state}>", self.game)
    }
}

impl VecEnv {
    fn flock(&self) -> PyResult<MutexGuard<'_, Box<dyn Flock>>> {
        let flock = self.flock.as_ref().ok_or_else(closed)?;
        Ok(flock.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lets the games write into the arrays while Python does something else.
    fn write(
        &mut self,
        py: Python<'_>,
        play: impl FnOnce(&mut Box<dyn Flock>, Vec<Row<'_>>) -> Result<(), String> + Send,
    ) -> PyResult<()> {
        let flock = self.flock.as_mut().ok_or_else(closed)?;
        let flock = flock.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (length, actions) = (flock.length(), flock.actions());
        let seats = usize::from(self.plan.wish.seats);
        let arrays = &self.arrays;
        let mut observations = arrays.observations.bind(py).try_readwrite().map_err(|_| busy())?;
        let mut masks = arrays.masks.bind(py).try_readwrite().map_err(|_| busy())?;
        let mut rewards = arrays.rewards.bind(py).try_readwrite().map_err(|_| busy())?;
        let mut scores = arrays.scores.bind(py).try_readwrite().map_err(|_| busy())?;
        let mut to_act = arrays.to_act.bind(py).try_readwrite().map_err(|_| busy())?;
        let mut ended = arrays.ended.bind(py).try_readwrite().map_err(|_| busy())?;
        let observations = observations.as_slice_mut().map_err(|_| busy())?;
        let masks = masks.as_slice_mut().map_err(|_| busy())?;
        let rewards = rewards.as_slice_mut().map_err(|_| busy())?;
        let scores = scores.as_slice_mut().map_err(|_| busy())?;
        let to_act = to_act.as_slice_mut().map_err(|_| busy())?;
        let ended = ended.as_slice_mut().map_err(|_| busy())?;
        let played = py.detach(|| {
            let rows = observations
                .chunks_exact_mut(length)
                .zip(masks.chunks_exact_mut(actions))
                .zip(rewards.chunks_exact_mut(seats).zip(scores.chunks_exact_mut(seats)))
                .zip(to_act.iter_mut().zip(ended));
            let rows = rows.map(|(((observation, mask), (rewards, scores)), (to_act, ended))| Row {
                observation,
                mask,
                rewards,
                scores,
                to_act,
                ended,
            });
            play(flock, rows.collect())
        });
        played.map_err(IllegalAction::new_err)
    }
}

fn closed() -> PyErr {
    PyRuntimeError::new_err("this environment is closed")
}

fn busy() -> PyErr {
    PyValueError::new_err("one of the buffers is read-only, in use or no longer as it was given")
}

/// `{0: "senator"}`
fn read_opponents(players: u8, given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<Option<catalog::BotName>>> {
    let mut opponents = vec![None; players.into()];
    for (seat, name) in given.into_iter().flatten() {
        let wanted = || PyTypeError::new_err("opponents map seats to names of bots: {1: \"senator\"}");
        let (seat, name) = (seat.extract::<usize>().map_err(|_| wanted())?, name.extract::<String>());
        let place = opponents.get_mut(seat);
        let place = place.ok_or_else(|| wrong(format!("there is no seat {seat} among {players} players")))?;
        *place = Some(read_bot(&name.map_err(|_| wanted())?)?);
    }
    if opponents.iter().all(Option::is_some) {
        return Err(PyValueError::new_err("a bot plays every seat: nobody is left to act"));
    }
    Ok(opponents)
}

/// The array that is given, if it has this shape and type, or a new one.
fn table<T: numpy::Element>(
    py: Python<'_>,
    name: &str,
    given: Option<Bound<'_, PyAny>>,
    shape: [usize; 2],
) -> PyResult<Py<PyArray2<T>>> {
    let Some(given) = given else { return Ok(PyArray2::zeros(py, shape, false).unbind()) };
    let array = given.cast_into::<PyArray2<T>>().map_err(|_| unfit::<T>(py, name, &shape))?;
    let fits = array
        .try_readwrite()
        .is_ok_and(|mut array| array.as_array().shape() == shape && array.as_slice_mut().is_ok());
    if fits { Ok(array.unbind()) } else { Err(unfit::<T>(py, name, &shape)) }
}

fn column<T: numpy::Element>(
    py: Python<'_>,
    name: &str,
    given: Option<Bound<'_, PyAny>>,
    length: usize,
) -> PyResult<Py<PyArray1<T>>> {
    let Some(given) = given else { return Ok(PyArray1::zeros(py, length, false).unbind()) };
    let array = given.cast_into::<PyArray1<T>>().map_err(|_| unfit::<T>(py, name, &[length]))?;
    let fits = array
        .try_readwrite()
        .is_ok_and(|mut array| array.as_array().len() == length && array.as_slice_mut().is_ok());
    if fits { Ok(array.unbind()) } else { Err(unfit::<T>(py, name, &[length])) }
}

fn unfit<T: numpy::Element>(py: Python<'_>, name: &str, shape: &[usize]) -> PyErr {
    PyValueError::new_err(format!(
        "{name} must be a writable, contiguous numpy array of {} with the shape {shape:?}",
        T::get_dtype(py)
    ))
}

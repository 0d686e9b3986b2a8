//! Our bots for Python.

use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::env::Env;
use crate::position::Mind;
use crate::wish::{check_iterations, read_bot, wrong};

/// A player that is a program: see `bots()`. It knows what its seat sees, and nothing else.
///
/// `iterations` says how long those that search do so; without it they take the time of their level.
#[pyclass(module = "pentapolis")]
pub(crate) struct Bot {
    mind: Mutex<Mind>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, iterations=None, seed=0))]
    fn new(name: &str, iterations: Option<u64>, seed: u64) -> PyResult<Self> {
        check_iterations(iterations)?;
        Ok(Bot { mind: Mutex::new(Mind::new(read_bot(name)?, iterations, seed)) })
    }

    /// The index of the action it chooses for a seat, by default for the first that must act.
    #[pyo3(signature = (env, seat=None))]
    fn choose(&self, py: Python<'_>, env: &Env, seat: Option<u8>) -> PyResult<usize> {
        let (seat, position) = (env.seat(seat)?, env.position()?);
        if !position.to_act().contains(seat) {
            return Err(PyValueError::new_err(format!("seat {} need not act now", seat.0)));
        }
        py.detach(|| {
            let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
            position.choose(seat, &mut mind)
        })
        .map_err(wrong)
    }
}

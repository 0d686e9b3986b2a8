//! The wheel: environments, bots and simulation for Python.
//!
//! - `position`: one game without its type, `env` the same for Python;
//! - `flock`: many games side by side, `vec_env` the same for Python;
//! - `bot`: our bots, for any position; `simulate`: many games, as columns.
//!
//! Whatever Python passes in is checked here; nothing that is wrong becomes a panic.

mod bot;
mod env;
mod flock;
mod position;
mod simulate;
mod vec_env;
mod wish;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;

create_exception!(
    pentapolis,
    IllegalAction,
    PyValueError,
    "The action is not allowed now; the message says why and names the rule. Nothing has changed."
);

#[pyo3::pymodule]
mod _pentapolis {
    #[pymodule_export]
    use super::IllegalAction;
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::env::{Env, make, open_file};
    #[pymodule_export]
    use super::simulate::simulate;
    #[pymodule_export]
    use super::vec_env::VecEnv;
    #[pymodule_export]
    use super::wish::{bots, games};
}

//! The engine as a Python module, `sushiya._core`. The package around it is in `sushiya/`.
//!
//! | module | responsible for |
//! |---|---|
//! | `batch` | `Batch`: many games at once, written into NumPy arrays |
//! | `state` | `State`: one game with explicit chance, for game theory |
//! | `arena` | series of games between bots |
//! | `rust_loop` | random games without Python, to compare with |
//! | `knowledge` | observations in JSON as numbers, for bots that play elsewhere |
//! | `records` | checking records |
//! | `describe` | games, options, layouts and moves |

mod arena;
mod batch;
mod describe;
mod knowledge;
mod records;
mod rust_loop;
mod state;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The engine.
#[pymodule(gil_used = false)]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<batch::Batch>()?;
    module.add_class::<state::State>()?;
    module.add("GAMES", tensor::GAMES.to_vec())?;
    module.add_function(wrap_pyfunction!(arena::play_deals, module)?)?;
    module.add_function(wrap_pyfunction!(rust_loop::rust_loop, module)?)?;
    module.add_function(wrap_pyfunction!(describe::describe, module)?)?;
    module.add_function(wrap_pyfunction!(describe::action_name, module)?)?;
    module.add_function(wrap_pyfunction!(describe::action_number, module)?)?;
    module.add_function(wrap_pyfunction!(knowledge::encode, module)?)?;
    module.add_function(wrap_pyfunction!(records::verify, module)?)?;
    Ok(())
}

/// Invalid input as a `ValueError`.
fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Options by name, as Python passes them.
type Pairs = Vec<(String, String)>;

/// Reads the options of a game.
fn read_options<O: game::Options>(pairs: &Pairs) -> PyResult<O> {
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    O::from_pairs(&pairs).map_err(|errors| {
        let sentences: Vec<String> = errors.iter().map(ToString::to_string).collect();
        value_error(sentences.join("; "))
    })
}

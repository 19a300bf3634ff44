//! Checking records.

use game::Record;
use pyo3::prelude::*;
use tensor::{GameVisitor, TensorGame, with_game};

use crate::value_error;

struct Verify<'a>(&'a str);

impl GameVisitor for Verify<'_> {
    type Output = PyResult<()>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let record: Record<G::Options> = serde_json::from_str(self.0).map_err(value_error)?;
        record.rerun::<G>(&mut |_| ()).map_err(value_error)?;
        Ok(())
    }
}

/// Checks that a record is consistent, like `sushiya verify`.
#[pyfunction]
pub(crate) fn verify(record: &str) -> PyResult<()> {
    let value: serde_json::Value = serde_json::from_str(record).map_err(value_error)?;
    let name = value.get("game").and_then(serde_json::Value::as_str).ok_or_else(|| value_error("it names no game"))?;
    with_game(name, Verify(record)).map_err(value_error)?
}

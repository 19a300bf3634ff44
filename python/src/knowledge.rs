//! Observations in JSON as numbers, for bots that play in the arena or at a table.

use game::{FastChance, Viewer};
use numpy::PyReadwriteArrayDyn;
use pyo3::prelude::*;
use tensor::{GameVisitor, TensorGame, with_game};

use crate::value_error;

struct Encode<'a> {
    json: &'a str,
    features: &'a mut [u8],
    mask: &'a mut [bool],
}

impl GameVisitor for Encode<'_> {
    type Output = PyResult<usize>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let known: G::Observation = serde_json::from_str(self.json).map_err(value_error)?;
        // Legal moves follow from what the seat knows, so any world that fits has them.
        let world = G::determinize(&known, &mut FastChance::new(0));
        let options = world.options();
        let (width, actions) = (G::layout(options).width(), G::actions(options));
        if self.features.len() != width || self.mask.len() != actions {
            return Err(value_error(format!("the arrays need {width} features and {actions} actions")));
        }
        let Some(seat) = viewer(self.json) else { return Err(value_error("the viewer is not a player")) };
        G::write_features(&known, seat, self.features);
        G::write_mask(options, &world.legal_moves(seat), self.mask);
        Ok(seat.index())
    }
}

/// The seat whose knowledge it is.
fn viewer(json: &str) -> Option<game::Seat> {
    let value: serde_json::Value = serde_json::from_str(json).ok()?;
    match serde_json::from_value(value.get("viewer")?.clone()).ok()? {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    }
}

/// Writes an observation in JSON as features and a mask. Returns its seat.
#[pyfunction]
pub(crate) fn encode(
    game: &str,
    observation: &str,
    mut features: PyReadwriteArrayDyn<'_, u8>,
    mut mask: PyReadwriteArrayDyn<'_, bool>,
) -> PyResult<usize> {
    let contiguous = |_| value_error("arrays must be C-contiguous");
    let features = features.as_slice_mut().map_err(contiguous)?;
    let mask = mask.as_slice_mut().map_err(contiguous)?;
    with_game(game, Encode { json: observation, features, mask }).map_err(value_error)?
}

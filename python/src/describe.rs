//! Games, options, layouts and moves, described for Python.

use game::Options as _;
use pyo3::prelude::*;
use tensor::{GameVisitor, TensorGame, with_game};

use crate::{Pairs, read_options, value_error};

/// A field of an observation: name, first feature, number of features, largest value, whether it is remembered.
type FieldTuple = (String, usize, usize, u8, bool);

/// A game with certain options.
#[derive(IntoPyObject)]
pub(crate) struct Description {
    options: Pairs,
    players: usize,
    actions: usize,
    features: usize,
    layout_version: u32,
    layout: Vec<FieldTuple>,
    max_turns: usize,
    score_bounds: (i32, i32),
}

struct Describe(Pairs);

impl GameVisitor for Describe {
    type Output = PyResult<Description>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.0)?;
        let layout = G::layout(&options);
        let field = |field: &tensor::Field| (field.name.clone(), field.start, field.len, field.max, field.remembered);
        let bounds = G::score_bounds(&options);
        Ok(Description {
            options: options.to_pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            players: options.players(),
            actions: G::actions(&options),
            features: layout.width(),
            layout_version: G::LAYOUT_VERSION,
            layout: layout.fields().iter().map(field).collect(),
            max_turns: G::longest(&options),
            score_bounds: (*bounds.start(), *bounds.end()),
        })
    }
}

/// Describes a game with certain options.
#[pyfunction]
pub(crate) fn describe(game: &str, options: Pairs) -> PyResult<Description> {
    with_game(game, Describe(options)).map_err(value_error)?
}

struct NameOf(Pairs, usize);

impl GameVisitor for NameOf {
    type Output = PyResult<String>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.0)?;
        let chosen = G::chosen(&options, self.1);
        let missing =
            || value_error(format!("there is no action {}; {} has {}", self.1, G::NAME, G::actions(&options)));
        chosen.map(|chosen| chosen.to_string()).ok_or_else(missing)
    }
}

/// The notation of an action.
#[pyfunction]
pub(crate) fn action_name(game: &str, options: Pairs, action: usize) -> PyResult<String> {
    with_game(game, NameOf(options, action)).map_err(value_error)?
}

struct NumberOf<'a>(Pairs, &'a str);

impl GameVisitor for NumberOf<'_> {
    type Output = PyResult<usize>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.0)?;
        let chosen: G::Move = self.1.parse().map_err(value_error)?;
        let action = G::action(&options, chosen);
        // A move of another deck or variant has no number here.
        let same = G::chosen(&options, action) == Some(chosen);
        same.then_some(action).ok_or_else(|| value_error(format!("'{chosen}' is not a move with these options")))
    }
}

/// The action with this notation.
#[pyfunction]
pub(crate) fn action_number(game: &str, options: Pairs, text: &str) -> PyResult<usize> {
    with_game(game, NumberOf(options, text)).map_err(value_error)?
}

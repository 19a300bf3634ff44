//! Perspectives of games that are played elsewhere, from the JSON that a server sends.

use game::{FastChance, Perspective, Viewer};
use serde::Deserialize;

use crate::{AnyPerspective, GameVisitor, PlayableGame, UnknownGame, with_game};

/// A game as a server tells it.
#[derive(Clone, Copy, Debug)]
pub struct RemoteGame<'a> {
    /// The number of joint choices that have been played.
    pub turn: usize,
    /// The viewer's observation, as JSON.
    pub observation: &'a str,
    /// The observation before the first of `events`, as JSON. Without it, the turns can be told, but not be shown.
    pub before: Option<&'a str>,
    /// The events of the latest turns, a JSON list for each.
    pub events: &'a [String],
}

/// The perspective on a game that is played elsewhere.
///
/// Who has to choose, what is legal, and the scores follow from what the viewer knows. So they are taken from any state
/// that agrees with the observation; it is forgotten at once.
///
/// # Errors
/// If there is no such game, or the reason why the data cannot be read.
pub fn remote_perspective(
    game: &str,
    remote: RemoteGame<'_>,
) -> Result<Result<Box<dyn AnyPerspective>, String>, UnknownGame> {
    with_game(game, Remote(remote))
}

struct Remote<'a>(RemoteGame<'a>);

/// The part of every observation that names its viewer.
#[derive(Deserialize)]
struct ViewerOf {
    viewer: Viewer,
}

impl GameVisitor for Remote<'_> {
    type Output = Result<Box<dyn AnyPerspective>, String>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let RemoteGame { turn, observation, before, events } = self.0;
        let state = |json: &str| -> Result<G, serde_json::Error> {
            Ok(G::determinize(&serde_json::from_str(json)?, &mut FastChance::new(0)))
        };
        let read = || -> Result<Perspective<G>, serde_json::Error> {
            let ViewerOf { viewer } = serde_json::from_str(observation)?;
            let mut perspective = Perspective::new(&state(observation)?, viewer, turn);
            let known = before.map(state).transpose()?;
            for events in events {
                let events: Vec<G::Event> = serde_json::from_str(events)?;
                match &known {
                    // The knowledge before later turns follows from the events.
                    Some(known) => perspective.hear(known, &events),
                    None => perspective.hear_told(&events),
                }
            }
            Ok(perspective)
        };
        Ok(Box::new(read().map_err(|error| error.to_string())?))
    }
}

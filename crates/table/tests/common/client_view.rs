//! The state of a client: the view it was sent when it connected, updated by every frame since. It follows the
//! documentation of `Frame` and works on the text that is sent.

use serde::Deserialize;
use serde_json::value::RawValue;

/// The maximum number of chat messages in a view.
const MESSAGES: usize = 50;

/// The state of a client, as JSON text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClientView {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) choices: String,
    pub(crate) talk: Vec<String>,
}

#[derive(Deserialize)]
struct ViewText<'a> {
    #[serde(borrow)]
    table: &'a RawValue,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    choices: &'a RawValue,
    #[serde(borrow)]
    talk: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct FrameText<'a> {
    #[serde(borrow, default)]
    table: Option<&'a RawValue>,
    #[serde(borrow, default)]
    game: Option<&'a RawValue>,
    #[serde(borrow, default)]
    choices: Option<&'a RawValue>,
    #[serde(borrow, default)]
    talk: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct TableText {
    phase: String,
}

impl ClientView {
    /// Parses a whole view.
    pub(crate) fn from_json(view: &str) -> Self {
        let view: ViewText<'_> = serde_json::from_str(view).expect("it is a view");
        Self {
            table: view.table.get().to_owned(),
            game: view.game.map_or("null", RawValue::get).to_owned(),
            choices: view.choices.get().to_owned(),
            talk: view.talk.iter().map(|message| message.get().to_owned()).collect(),
        }
    }

    /// Applies a frame: each part replaces the former one, a table in the lobby has no game, chat messages are added.
    pub(crate) fn apply(&mut self, frame: &str) {
        let frame: FrameText<'_> = serde_json::from_str(frame).expect("it is a frame");
        if let Some(table) = frame.table {
            let phase = serde_json::from_str::<TableText>(table.get()).expect("it is a table").phase;
            if phase == "lobby" {
                "null".clone_into(&mut self.game);
            }
            table.get().clone_into(&mut self.table);
        }
        if let Some(game) = frame.game {
            game.get().clone_into(&mut self.game);
        }
        if let Some(choices) = frame.choices {
            choices.get().clone_into(&mut self.choices);
        }
        self.talk.extend(frame.talk.iter().map(|message| message.get().to_owned()));
        let old = self.talk.len().saturating_sub(MESSAGES);
        self.talk.drain(..old);
    }
}

/// A view without the information who is connected and its consequences, which are not in the journal. A paused game
/// has no deadline.
pub(crate) fn without_presence(view: &str, paused: bool) -> String {
    let mut view = view.replace(r#""connected":true"#, r#""connected":false"#);
    view = view.replace(r#""paused":true"#, r#""paused":false"#);
    view = view.replace(r#""screen":true"#, r#""screen":false"#);
    if let Some((before, after)) = view.split_once(r#""waiting":["#) {
        let (_, after) = after.split_once(']').expect("the list ends");
        view = format!(r#"{before}"waiting":[]{after}"#);
    }
    if paused && let Some((before, after)) = view.split_once(r#""deadline":"#) {
        let after = after.trim_start_matches(|char: char| char.is_ascii_digit() || "null".contains(char));
        view = format!(r#"{before}"deadline":null{after}"#);
    }
    view
}

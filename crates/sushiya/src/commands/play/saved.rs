//! A game that was interrupted: enough to rebuild it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Nonce, Secret};
use serde::{Deserialize, Serialize};

use crate::error::CommandError;

/// The file with the interrupted game, in the data directory.
const FILE: &str = "play.json";

/// A game that can be resumed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    /// The bots in the seats after the player's.
    pub(crate) bots: Vec<String>,
    /// The player's name.
    pub(crate) name: String,
    pub(crate) secret: Secret,
    pub(crate) nonces: Vec<Nonce>,
    /// The joint choices so far: for each turn, the seats that chose and their moves.
    pub(crate) moves: Vec<Vec<(usize, String)>>,
}

/// The directory for games that are played in the terminal.
pub(crate) fn directory() -> Option<PathBuf> {
    dirs::data_dir().map(|directory| directory.join("sushiya"))
}

fn file() -> Option<PathBuf> {
    directory().map(|directory| directory.join(FILE))
}

impl SavedGame {
    /// Stores the game. A game that can't be stored can still be played.
    pub(crate) fn store(&self) -> bool {
        let Some(file) = file() else { return false };
        let Ok(text) = serde_json::to_string(self) else { return false };
        replace(&file, &text).is_ok()
    }

    /// Removes the stored game, because it is over.
    pub(crate) fn remove() {
        if let Some(file) = file() {
            // It need not exist.
            let _ = fs::remove_file(file);
        }
    }

    /// Reads the interrupted game.
    pub(crate) fn read() -> Result<Self, CommandError> {
        let file =
            file().ok_or_else(|| CommandError::Input("there is no home directory with saved games".to_owned()))?;
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let sentence = "there is no interrupted game to resume; start one with 'sushiya play'";
                return Err(CommandError::Input(sentence.to_owned()));
            }
            Err(error) => return Err(CommandError::Input(format!("cannot read '{}': {error}", file.display()))),
        };
        serde_json::from_str(&text).map_err(|error| {
            CommandError::Input(format!(
                "the saved game in '{}' cannot be read ({error}); start a new one with 'sushiya play'",
                file.display()
            ))
        })
    }
}

/// Replaces a file at once, so that it is never half written.
pub(crate) fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    if let Some(directory) = file.parent() {
        fs::create_dir_all(directory)?;
    }
    let new = file.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

//! Snapshots: the whole state of a table that its journal has led to, so that waking a table does not take longer the longer
//! its journal is.

use std::collections::VecDeque;

use game::{SeatSet, Secret};
use menu::SavedGame;
use serde::{Deserialize, Serialize};

use crate::dealing::Dealing;
use crate::presence::Presence;
use crate::{
    ChatMessage, Effects, Entry, JournalError, Occupant, Person, PersonId, Phase, SettingChange, Settings, Table,
};

const INVALID_GAME: JournalError = JournalError("its snapshot has an invalid game");

/// A table after a part of its journal. Like entries, snapshots are stored: fields may be added, never changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The number of entries in that part.
    length: u64,
    host: Person,
    settings: Settings,
    pace: u32,
    seats: Vec<Occupant>,
    phase: Phase,
    number: u32,
    secret: Secret,
    next: Option<Secret>,
    dealing: Option<Dealing>,
    abandoned: u32,
    changed: Vec<SettingChange>,
    game: Option<SavedGame>,
    /// In notation.
    choices: Vec<Option<String>>,
    turn_began: u64,
    late: SeatSet,
    chat: VecDeque<ChatMessage>,
    barred: Vec<PersonId>,
}

impl Snapshot {
    /// The number of entries that led to it. The next one has this number.
    pub fn length(&self) -> u64 {
        self.length
    }
}

impl Table {
    /// A snapshot of the table.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            length: self.length,
            host: self.host.clone(),
            settings: self.settings.clone(),
            pace: self.pace,
            seats: self.seats.clone(),
            phase: self.phase,
            number: self.number,
            secret: self.secret,
            next: self.next,
            dealing: self.dealing,
            abandoned: self.abandoned,
            changed: self.changed.clone(),
            game: self.game.as_ref().map(|game| game.saved()),
            choices: self.choices.iter().map(|choice| choice.as_ref().map(|choice| choice.text().to_owned())).collect(),
            turn_began: self.turn_began,
            late: self.late,
            chat: self.chat.clone(),
            barred: self.barred.clone(),
        }
    }

    /// Rebuilds a table from a snapshot and the entries after it, with their times.
    ///
    /// # Errors
    /// If the snapshot or the journal is invalid.
    pub fn resume(snapshot: Snapshot, journal: impl IntoIterator<Item = (u64, Entry)>) -> Result<Self, JournalError> {
        let mut table = Self::restored(snapshot)?;
        let mut effects = Effects::default();
        for (at, entry) in journal {
            table.apply(at, entry.into(), &mut effects)?;
        }
        table.presence = Presence::rebuilt();
        Ok(table)
    }

    fn restored(snapshot: Snapshot) -> Result<Self, JournalError> {
        let Snapshot { settings, seats, game, choices, .. } = snapshot;
        let game = match game {
            Some(saved) => Some(menu::resume(&settings.game, &settings.options, saved).map_err(|_| INVALID_GAME)?),
            None => None,
        };
        let mut table = Self {
            host: snapshot.host,
            settings,
            pace: snapshot.pace,
            choices: vec![None; choices.len()],
            seats,
            phase: snapshot.phase,
            number: snapshot.number,
            secret: snapshot.secret,
            next: snapshot.next,
            dealing: snapshot.dealing,
            abandoned: snapshot.abandoned,
            changed: snapshot.changed,
            game,
            turn_began: snapshot.turn_began,
            late: snapshot.late,
            chat: snapshot.chat,
            barred: snapshot.barred,
            length: snapshot.length,
            presence: Presence::rebuilt(),
        };
        for (seat, choice) in choices.into_iter().enumerate() {
            let Some(text) = choice else { continue };
            let turn = table.game().ok_or(INVALID_GAME)?.turn();
            table.choices[seat] = Some(table.parse_choice(seat, turn, &text)?);
        }
        Ok(table)
    }
}

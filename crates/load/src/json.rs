//! Clients of the JSON protocol. They parse only the fields that a random player needs, because there are a hundred thousand
//! messages per second.

use game::Chance;
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::table::{Request, Stage, Table};
use crate::{LoadError, Protocol};

/// A message, borrowed from its text.
#[derive(Deserialize)]
struct JsonMessage<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    id: u64,
    #[serde(default)]
    code: &'a str,
    #[serde(borrow)]
    table: Option<TableInfo<'a>>,
    #[serde(borrow)]
    game: Option<GameInfo<'a>>,
    choices: Option<Choices>,
}

/// The seats of the table.
#[derive(Deserialize)]
struct TableInfo<'a> {
    phase: &'a str,
    games: u32,
    seats: Vec<SeatInfo>,
    you: You,
}

#[derive(Deserialize)]
struct SeatInfo {
    host: bool,
    ready: bool,
}

#[derive(Deserialize)]
struct You {
    seat: Option<usize>,
    host: bool,
}

/// The game.
#[derive(Deserialize)]
struct GameInfo<'a> {
    number: u32,
    turn: u32,
    foregone: bool,
    /// The legal moves of the client's seat. No notation needs JSON escapes, so they can be borrowed.
    #[serde(borrow)]
    moves: Vec<&'a str>,
}

/// Choices of the current turn.
#[derive(Deserialize)]
struct Choices {
    yours: Option<IgnoredAny>,
}

impl TableInfo<'_> {
    /// Whether all seats but the host's are ready; the host is ready by starting.
    fn can_start(&self) -> bool {
        self.seats.iter().all(|seat| seat.ready || seat.host)
    }

    /// Whether the client has a seat and is not ready.
    fn waits_for_you(&self) -> bool {
        self.you.seat.and_then(|seat| self.seats.get(seat)).is_some_and(|seat| !seat.ready)
    }
}

impl Table {
    /// Handles a message.
    pub(crate) async fn receive_json(&mut self, who: usize, text: &str) -> Result<(), LoadError> {
        let message: JsonMessage<'_> =
            serde_json::from_str(text).map_err(|_| self.settings.address.unexpected("message"))?;
        match (message.kind, message.code) {
            ("done", _) => self.acknowledged(who, message.id),
            ("refused", "too_many") => return Err(LoadError::RateLimited),
            ("refused", "worn_out") => return self.replace_table().await,
            ("refused", code) => self.refused(who, message.id, code),
            (kind, _) => {
                // A full view replaces everything, so a choice that was planned but not sent is planned again.
                let is_replan = kind == "view" && message.choices.is_none_or(|choices| choices.yours.is_none());
                if let Some(table) = &message.table {
                    self.see_table(who, table).await?;
                }
                if let Some(game) = &message.game {
                    self.see_game(who, game, is_replan).await?;
                }
            }
        }
        Ok(())
    }

    /// In the lobby everybody gets ready; after a game the host requests a rematch.
    async fn see_table(&mut self, who: usize, table: &TableInfo<'_>) -> Result<(), LoadError> {
        if table.phase == "over" {
            self.see_end(who, table.games);
        }
        let action = match table.phase {
            "lobby" if table.you.seat.is_none() => "sit",
            "lobby" if table.you.host && table.can_start() => {
                self.ready = true;
                if self.stage == Stage::Seating {
                    return Ok(());
                }
                "start"
            }
            "lobby" if !table.you.host && table.waits_for_you() => "ready",
            "over" if table.you.host => "rematch",
            _ => return Ok(()),
        };
        self.act_once(who, table.games, action, Request::action(Protocol::Json, action)).await
    }

    async fn see_game(&mut self, who: usize, game: &GameInfo<'_>, is_replan: bool) -> Result<(), LoadError> {
        let turn = (game.number, game.turn);
        let is_new = self.see_turn(who, turn);
        // The server plays forced moves by itself; with a pace, clients don't click then.
        let asked = !game.moves.is_empty() && (!game.foregone || self.settings.pace.is_zero());
        if !asked || !(is_new || is_replan) {
            return Ok(());
        }
        let chosen = game.moves[self.chance.below(game.moves.len() as u32) as usize];
        let fields = format!(r#""do":"choose","game":{},"turn":{},"move":"{chosen}""#, turn.0, turn.1);
        let delay = self.thinking_time();
        self.send_after(who, delay, Request::choice(turn, fields)).await
    }
}

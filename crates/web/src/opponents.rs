//! The opponents in games against bots: their level and number, as last chosen for each game.

use std::collections::BTreeMap;
use std::fmt;

use bots::Level;

use crate::page_game::{AnyPageGame, page_game};

/// The prefix of the cookies: one for each game.
const COOKIE: &str = "opponents-";

/// The bot levels offered to people; the others are for research.
pub(crate) const LEVELS: [Level; 3] = [Level::Apprentice, Level::Cook, Level::Itamae];

/// A level, and the number of players including the reader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponents {
    /// The level of all bots.
    pub level: Level,
    /// The number of players.
    pub players: usize,
}

impl Opponents {
    /// The opponents for a first game: easy ones, and as many as the game is usually played with.
    pub fn usual(game: &str) -> Self {
        Self { level: Level::Apprentice, players: page_game(game).map_or(3, AnyPageGame::players) }
    }

    /// Reads the fields of a form, or the parts of a cookie; `None` if the game can't be played like that.
    pub fn read(game: &str, level: &str, players: &str) -> Option<Self> {
        let level = LEVELS.into_iter().find(|known| known.name() == level)?;
        let players = player_counts(game).into_iter().find(|count| count.to_string() == players)?;
        Some(Self { level, players })
    }

    /// The game and the opponents in a cookie.
    pub(crate) fn from_cookie<'a>(name: &'a str, value: &str) -> Option<(&'a str, Self)> {
        let game = name.strip_prefix(COOKIE)?;
        let (level, players) = value.split_once('-')?;
        Some((game, Self::read(game, level, players)?))
    }

    /// The name of the cookie for a game; its value is the text of the opponents.
    pub fn cookie(game: &str) -> String {
        format!("{COOKIE}{game}")
    }
}

impl fmt::Display for Opponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.level.name(), self.players)
    }
}

/// The possible numbers of players of a game.
pub(crate) fn player_counts(game: &str) -> Vec<usize> {
    let entry = menu::GAMES.iter().find(|entry| entry.name == game);
    let players = entry.and_then(|entry| entry.options.iter().find(|option| option.name == "players"));
    let values = players.map_or(&[][..], |option| option.values);
    values.iter().filter_map(|value| value.value.parse().ok()).collect()
}

/// The last opponents in each game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct RememberedOpponents(BTreeMap<String, Opponents>);

impl RememberedOpponents {
    /// Remembers the opponents in a game.
    pub(crate) fn insert(&mut self, game: &str, opponents: Opponents) {
        self.0.insert(game.to_owned(), opponents);
    }

    /// The last opponents in a game, or the usual ones.
    pub fn of(&self, game: &str) -> Opponents {
        self.0.get(game).copied().unwrap_or_else(|| Opponents::usual(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_possible_opponents_are_read() {
        let opponents = Opponents::read("sushi-go", "cook", "4").unwrap();
        assert_eq!(opponents, Opponents { level: Level::Cook, players: 4 });
        let name = Opponents::cookie("sushi-go");
        assert_eq!(Opponents::from_cookie(&name, &opponents.to_string()), Some(("sushi-go", opponents)));
        for (game, level, players) in [
            ("sushi-go", "cook", "9"),
            ("sushi-go", "greedy", "3"),
            ("chess", "cook", "2"),
            ("sushi-express", "cook", "2"),
        ] {
            assert_eq!(Opponents::read(game, level, players), None, "{game} {level} {players}");
        }
    }
}

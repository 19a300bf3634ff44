//! The opponents in games against bots: their level and number, as last chosen for each game, and the help that goes with them.

use std::collections::BTreeMap;
use std::fmt;

use bots::Level;
use game::OptionValue;

use crate::page_game::{AnyPageGame, page_game};

/// The prefix of the cookies: one for each game.
const COOKIE: &str = "opponents-";

/// The bot levels offered to people; the others are for research.
pub(crate) const LEVELS: [Level; 3] = [Level::Apprentice, Level::Cook, Level::Itamae];

/// A level, the number of players including the reader, and the help that the table gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponents {
    /// The level of all bots.
    pub level: Level,
    /// The number of players.
    pub players: usize,
    /// The value of the option `help`, in games that have it.
    pub help: Option<&'static str>,
}

impl Opponents {
    /// The opponents for a first game: easy ones, and as many as the game is usually played with.
    pub fn usual(game: &str) -> Self {
        let level = Level::Apprentice;
        Self { level, players: page_game(game).map_or(3, AnyPageGame::players), help: usual_help(game, level.name()) }
    }

    /// Reads the fields of a form, or the parts of a cookie; `None` if the game can't be played like that.
    /// Without a known `help`, the usual one for the level.
    pub fn read(game: &str, level: &str, players: &str, help: Option<&str>) -> Option<Self> {
        let level = LEVELS.into_iter().find(|known| known.name() == level)?;
        let players = player_counts(game).into_iter().find(|count| count.to_string() == players)?;
        let chosen = values(game, "help").map(|value| value.value).find(|value| Some(*value) == help);
        Some(Self { level, players, help: chosen.or_else(|| usual_help(game, level.name())) })
    }

    /// The game and the opponents in a cookie.
    pub(crate) fn from_cookie<'a>(name: &'a str, value: &str) -> Option<(&'a str, Self)> {
        let game = name.strip_prefix(COOKIE)?;
        let mut fields = value.split('-');
        let (level, players) = (fields.next()?, fields.next()?);
        Some((game, Self::read(game, level, players, fields.next())?))
    }

    /// The name of the cookie for a game; its value is the text of the opponents.
    pub fn cookie(game: &str) -> String {
        format!("{COOKIE}{game}")
    }
}

impl fmt::Display for Opponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.level.name(), self.players)?;
        self.help.map_or(Ok(()), |help| write!(f, "-{help}"))
    }
}

/// The possible numbers of players of a game.
pub(crate) fn player_counts(game: &str) -> Vec<usize> {
    values(game, "players").filter_map(|value| value.value.parse().ok()).collect()
}

/// The values of an option of a game.
pub(crate) fn values(game: &str, option: &str) -> impl Iterator<Item = &'static OptionValue> {
    let entry = menu::GAMES.iter().find(|entry| entry.name == game);
    let found = entry.and_then(|entry| entry.options.iter().find(|spec| spec.name == option));
    found.map_or(&[][..], |spec| spec.values).iter()
}

/// The help that a game against bots of a level usually gives, if the game has such an option: against the easiest level as
/// much as there is.
pub fn usual_help(game: &str, level: &str) -> Option<&'static str> {
    let by_help = values(game, "help").map(|value| value.value);
    if level == Level::Apprentice.name() { by_help.last() } else { by_help.into_iter().next() }
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
        let opponents = Opponents::read("sushi-go", "cook", "4", None).unwrap();
        assert_eq!(opponents, Opponents { level: Level::Cook, players: 4, help: None });
        let name = Opponents::cookie("sushi-go");
        assert_eq!(Opponents::from_cookie(&name, &opponents.to_string()), Some(("sushi-go", opponents)));
        for (game, level, players) in [
            ("sushi-go", "cook", "9"),
            ("sushi-go", "greedy", "3"),
            ("chess", "cook", "2"),
            ("sushi-express", "cook", "2"),
        ] {
            assert_eq!(Opponents::read(game, level, players, None), None, "{game} {level} {players}");
        }
    }
    /// Newcomers to Kanji-zushi see which pairs are kanji; one tap makes it strict.
    #[test]
    fn against_the_easiest_level_kanji_zushi_is_guided_unless_chosen_otherwise() {
        let help = |level, chosen| Opponents::read("kanji-zushi", level, "2", chosen).unwrap().help;
        assert_eq!(Opponents::usual("kanji-zushi").help, Some("guided"));
        assert_eq!(help("apprentice", None), Some("guided"));
        assert_eq!(help("apprentice", Some("strict")), Some("strict"));
        assert_eq!(help("itamae", None), Some("strict"));
        assert_eq!(help("itamae", Some("guided")), Some("guided"));
        assert_eq!(help("cook", Some("telepathy")), Some("strict"));
        // Cookies of before have no help.
        let read = |value| Opponents::from_cookie("opponents-kanji-zushi", value).map(|(_, found)| found.to_string());
        assert_eq!(read("apprentice-3").as_deref(), Some("apprentice-3-guided"));
        assert_eq!(read("apprentice-3-strict").as_deref(), Some("apprentice-3-strict"));
    }
}

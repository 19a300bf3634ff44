//! `sushiya games` and `sushiya rules`.

use std::io::Write;

use bots::Level;
use menu::{GAMES, GameVisitor, PlayableGame, Translations};

use crate::error::CommandError;
use crate::language;

/// Lists the games, their options and the bots.
pub(crate) fn list(json: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    if json {
        let text = serde_json::to_string_pretty(GAMES).map_err(|fault| CommandError::Input(fault.to_string()))?;
        return Ok(writeln!(out, "{text}")?);
    }
    for (index, game) in GAMES.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} ({}): {}", game.title, game.name, game.summary)?;
        for option in game.options {
            writeln!(out, "  {}: {}", option.name, option.summary)?;
            for (index, value) in option.values.iter().enumerate() {
                let default = if index == 0 { " (default)" } else { "" };
                writeln!(out, "    {:<12} {}{default}", value.value, value.summary)?;
            }
        }
    }
    writeln!(out, "\nBots for all games:")?;
    for level in Level::ALL {
        let budget = level.budget().map_or_else(String::new, |budget| format!(" ({level}@{budget})"));
        writeln!(out, "  {:<14} {}{budget}", level.name(), level.summary())?;
    }
    Ok(())
}

struct Rules;

impl GameVisitor for Rules {
    type Output = Translations;

    fn visit<G: PlayableGame>(self) -> Translations {
        G::RULES
    }
}

/// Prints the rules of a game in this language, or in the system's.
pub(crate) fn rules(game: &str, lang: Option<&str>, out: &mut dyn Write) -> Result<(), CommandError> {
    let rules = menu::with_game(game, Rules)?;
    let text = match lang {
        Some(lang) => language::choose(rules, lang).ok_or_else(|| {
            let languages: Vec<&str> = rules.languages().collect();
            let languages = languages.join(", ");
            CommandError::Input(format!("there are no rules in '{lang}'; the languages are: {languages}"))
        })?,
        None => language::of_this_system(rules),
    };
    Ok(out.write_all(text.as_bytes())?)
}

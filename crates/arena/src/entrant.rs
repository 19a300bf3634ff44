//! Entrants of a series: built-in bots, oracles and external programs.

use std::fmt;

use bots::{Bot, Clock, Heuristics, Level, Player};

use crate::exec::{ExecBot, ExecSettings};

/// Prefix of a program.
pub const EXEC: &str = "exec:";

/// Name of an itamae that sees all cards, to measure the value of hidden information.
const ORACLE: &str = "oracle";

/// An entrant.
#[derive(Clone, PartialEq, Debug)]
pub enum Entrant {
    /// A built-in bot.
    BuiltIn(Player),
    /// An itamae that sees all cards.
    Oracle(Player),
    /// An external program.
    Exec {
        /// The command line.
        command: String,
        /// The command line split into words.
        words: Vec<String>,
    },
}

impl Entrant {
    /// Parses comma-separated lists of entrants.
    ///
    /// # Errors
    /// One sentence for each invalid name.
    pub fn parse_all(lists: &[String]) -> Result<Vec<Self>, Vec<String>> {
        let names = lists.iter().flat_map(|list| split(list));
        let (entrants, errors): (Vec<_>, Vec<_>) = names.map(Self::parse).partition(Result::is_ok);
        if errors.is_empty() {
            return Ok(entrants.into_iter().flatten().collect());
        }
        Err(errors.into_iter().filter_map(Result::err).collect())
    }

    fn parse(name: &str) -> Result<Self, String> {
        if let Some(rest) = name.strip_prefix(ORACLE) {
            let itamae = format!("{}{rest}", Level::Itamae).parse();
            return itamae.map(Self::Oracle).map_err(|unknown: bots::BotNameError| format!("'{name}': {unknown}"));
        }
        let Some(command) = name.strip_prefix(EXEC).map(str::trim) else {
            return name
                .parse()
                .map(Self::BuiltIn)
                .map_err(|unknown: bots::BotNameError| format!("{unknown}; for a program write {EXEC}COMMAND"));
        };
        match shlex::split(command) {
            Some(words) if words.first().is_some_and(|program| !program.is_empty()) => {
                Ok(Self::Exec { command: command.to_owned(), words })
            }
            Some(_) => Err(format!("'{name}' names no program; write for example {EXEC}./my-bot --fast")),
            None => Err(format!("'{name}' has an unclosed quotation mark")),
        }
    }

    /// Whether it sees all cards.
    pub const fn sees_all(&self) -> bool {
        matches!(self, Self::Oracle(_))
    }

    /// Creates the bot.
    pub fn seat<'a, G: Heuristics>(
        &'a self,
        settings: &ExecSettings<'a, G::Options>,
        clock: Clock,
    ) -> Box<dyn Bot<G> + 'a> {
        match self {
            Self::BuiltIn(player) | Self::Oracle(player) => player.seat(clock),
            Self::Exec { words, .. } => Box::new(ExecBot::new(words, settings.clone())),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(player) => player.fmt(f),
            Self::Oracle(player) => f.write_str(&player.to_string().replacen(Level::Itamae.name(), ORACLE, 1)),
            Self::Exec { command, .. } => write!(f, "{EXEC}{command}"),
        }
    }
}

/// Splits at commas, except in quotation marks or after a backslash.
fn split(list: &str) -> Vec<&str> {
    let (mut names, mut start, mut quote, mut escaped) = (Vec::new(), 0, None, false);
    for (at, letter) in list.char_indices() {
        match (quote, letter) {
            _ if escaped => escaped = false,
            (None | Some('"'), '\\') => escaped = true,
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, ',') => {
                names.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    names.push(list[start..].trim());
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_separate_names_unless_quoted() {
        assert_eq!(split("random,exec:./bot --fast, random"), ["random", "exec:./bot --fast", "random"]);
        assert_eq!(split(r#"exec:bot "a,b" 'c,"d' e\,f,random"#), [r#"exec:bot "a,b" 'c,"d' e\,f"#, "random"]);
        assert_eq!(split(""), [""]);
    }

    #[test]
    fn an_oracle_is_an_itamae_that_sees_all_cards() {
        for name in ["oracle", "oracle@500", "oracle@50ms", "itamae@500"] {
            let entrant = Entrant::parse(name).unwrap();
            assert_eq!((entrant.to_string().as_str(), entrant.sees_all()), (name, name.starts_with(ORACLE)));
        }
        for name in ["oracles", "oracle@soon", "oracle500"] {
            assert!(Entrant::parse(name).unwrap_err().starts_with(&format!("'{name}'")));
        }
    }

    #[test]
    fn commands_are_split_like_in_a_shell() {
        let Ok(Entrant::Exec { words, .. }) = Entrant::parse(r"exec: ./my\ bot 'two words' --x=1,2") else {
            panic!("the entrant is not a program")
        };
        assert_eq!(words, ["./my bot", "two words", "--x=1,2"]);
        for (name, part) in
            [("exec:", "names no program"), ("exec:''", "names no program"), ("exec:a 'b", "unclosed quotation mark")]
        {
            let error = Entrant::parse(name).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}

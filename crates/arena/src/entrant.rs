//! Who can play in the arena: bots of ours by name, oracles, and programs.

use std::fmt;

use bots::{Bot, Clock, Heuristics, Level, Player};

use crate::exec::{ExecBot, ExecTerms};

/// What a program is entered with.
pub const EXEC: &str = "exec:";

/// What an itamae is entered as that is shown all cards: to learn what those are worth that are hidden.
const ORACLE: &str = "oracle";

/// A bot as it was entered.
#[derive(Clone, PartialEq, Debug)]
pub enum Entrant {
    /// One of ours.
    Ours(Player),
    /// An itamae who is shown everything.
    Oracle(Player),
    /// A program.
    Exec {
        /// The command line as it was given.
        command: String,
        /// Its words.
        words: Vec<String>,
    },
}

impl Entrant {
    /// Reads lists of names with commas between them.
    ///
    /// # Errors
    /// One sentence for each name that is no bot.
    pub fn read_all(lists: &[String]) -> Result<Vec<Self>, Vec<String>> {
        let names = lists.iter().flat_map(|list| split(list));
        let (entrants, faults): (Vec<_>, Vec<_>) = names.map(Self::read).partition(Result::is_ok);
        if faults.is_empty() {
            return Ok(entrants.into_iter().flatten().collect());
        }
        Err(faults.into_iter().filter_map(Result::err).collect())
    }

    fn read(name: &str) -> Result<Self, String> {
        if let Some(rest) = name.strip_prefix(ORACLE) {
            let itamae = format!("{}{rest}", Level::Itamae).parse();
            return itamae.map(Self::Oracle).map_err(|unknown: bots::BotNameError| format!("'{name}': {unknown}"));
        }
        let Some(command) = name.strip_prefix(EXEC).map(str::trim) else {
            return name
                .parse()
                .map(Self::Ours)
                .map_err(|unknown: bots::BotNameError| format!("{unknown}; a program is entered as {EXEC}COMMAND"));
        };
        match shlex::split(command) {
            Some(words) if words.first().is_some_and(|program| !program.is_empty()) => {
                Ok(Self::Exec { command: command.to_owned(), words })
            }
            Some(_) => Err(format!("'{name}' names no program; write it as {EXEC}./my-bot --fast")),
            None => Err(format!("'{name}' has a quotation mark without its other half")),
        }
    }

    /// Whether it is shown everything.
    pub const fn sees_all(&self) -> bool {
        matches!(self, Self::Oracle(_))
    }

    /// A bot for a seat.
    pub fn seat<'a, G: Heuristics>(&'a self, terms: &ExecTerms<'a, G::Options>, clock: Clock) -> Box<dyn Bot<G> + 'a> {
        match self {
            Self::Ours(player) | Self::Oracle(player) => player.seat(clock),
            Self::Exec { words, .. } => Box::new(ExecBot::new(words, terms.clone())),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours(player) => player.fmt(f),
            Self::Oracle(player) => f.write_str(&player.to_string().replacen(Level::Itamae.name(), ORACLE, 1)),
            Self::Exec { command, .. } => write!(f, "{EXEC}{command}"),
        }
    }
}

/// The names in a list with commas between them. A comma in quotation marks, or after a backslash, belongs to a name.
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
    fn an_oracle_is_an_itamae_who_sees_all() {
        for name in ["oracle", "oracle@500", "oracle@50ms", "itamae@500"] {
            let entrant = Entrant::read(name).unwrap();
            assert_eq!((entrant.to_string().as_str(), entrant.sees_all()), (name, name.starts_with(ORACLE)));
        }
        for name in ["oracles", "oracle@soon", "oracle500"] {
            assert!(Entrant::read(name).unwrap_err().starts_with(&format!("'{name}'")));
        }
    }

    #[test]
    fn a_command_is_taken_apart_as_a_shell_does() {
        let Ok(Entrant::Exec { words, .. }) = Entrant::read(r"exec: ./my\ bot 'two words' --x=1,2") else {
            panic!("a program")
        };
        assert_eq!(words, ["./my bot", "two words", "--x=1,2"]);
        for (name, part) in
            [("exec:", "names no program"), ("exec:''", "names no program"), ("exec:a 'b", "quotation mark")]
        {
            let fault = Entrant::read(name).unwrap_err();
            assert!(fault.contains(part), "{fault}");
        }
    }
}

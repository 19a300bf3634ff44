//! Examples at the end of each command's long help.

pub(crate) const TOP: &str = "\
Examples:
  Start a server at http://127.0.0.1:8080:
    sushiya

  Play Sushi Go! against bots in this terminal:
    sushiya play

  Let bots play a thousand games:
    sushiya arena sushi-go --bots cook,apprentice,greedy";

pub(crate) const SERVE: &str = "\
Examples:
  Let everybody on this network play:
    sushiya serve --listen 0.0.0.0:8080

  Run behind a proxy with TLS, with at most 2 GB of data:
    sushiya serve --behind-proxy --public-url https://sushi.example --data /var/lib/sushiya --data-limit 2000

  Log as JSON, with more detail:
    SUSHIYA_LOG=debug sushiya serve --log-json";

pub(crate) const PARTY: &str = "\
Examples:
  Show a QR code and open the big screen for Sushi Go!:
    sushiya party

  Kanji-zushi, at a certain address of this computer:
    sushiya party kanji-zushi --address 192.168.1.20";

pub(crate) const LOAD: &str = "\
Examples:
  Start a server without limits, then play at 500 tables for a minute:
    sushiya serve --no-limits
    sushiya load --tables 500 --seconds 60

  Play as browsers do, with people who think for five seconds:
    sushiya load --tables 200 --pages only --pace 5000";

pub(crate) const GAMES: &str = "\
Examples:
  List the games, their options and the bots:
    sushiya games

  The same for programs:
    sushiya games --json";

pub(crate) const RULES: &str = "\
Examples:
  Read the rules of Kanji-zushi in Spanish, page by page:
    sushiya rules kanji-zushi --lang es | less";

pub(crate) const PLAY: &str = "\
Examples:
  Sushi Go! against two apprentices:
    sushiya play

  Sushi Express against stronger bots:
    sushiya play sushi-express --bots cook,itamae,itamae

  A variant, by its option:
    sushiya play sushi-go --option variant=both-ways

  Go on with the game that was interrupted:
    sushiya play --resume

  List the public tables of a server, sit down at one, or open one:
    sushiya play --url https://sushi.example
    sushiya play --url https://sushi.example K7WQ2M
    sushiya play --url https://sushi.example --open kanji-zushi --clock 60s

  A game by script, with the result in the last lines:
    yes 1 | sushiya play --plain --seed 7";

pub(crate) const ARENA: &str = "\
Examples:
  Compare three bots over 10,000 games:
    sushiya arena sushi-go --bots cook,apprentice,greedy --games 10000

  Compare search budgets, until it is clear whether the larger one wins more often:
    sushiya arena sushi-go --bots itamae@2000,itamae@500 --until '1>2' --games 100000

  Let your own program play, and keep the games:
    sushiya arena sushi-go --bots 'random,exec:python3 examples/greedy_maki.py' --record games.jsonl

  Write a report with charts:
    sushiya arena kanji-zushi --bots cook,greedy --report report.html";

pub(crate) const REPLAY: &str = "\
Examples:
  Print a game turn by turn:
    sushiya replay games.jsonl

  Watch it in the terminal, with all cards open:
    sushiya replay games.jsonl --watch

  The same in Polish, on a light background:
    sushiya replay games.jsonl --watch --lang pl --theme light

  Print the events of all games as JSON:
    sushiya replay - --events < games.jsonl";

pub(crate) const VERIFY: &str = "\
Examples:
  Check the records of an arena:
    sushiya verify games.jsonl

  Check that a deal was the one that was promised before the game:
    sushiya verify record.json --commitment 5dde3f6a4a5e1a6f0c7d0e4b3a2918273645546372819a0bc1d2e3f405162738";

pub(crate) const SCORE: &str = "\
Examples:
  Score a sheet from a file:
    sushiya score sushi-go sheet.json

  Score a sheet from standard input, for programs:
    sushiya score sushi-go --json < sheet.json";

pub(crate) const PUZZLE: &str = "\
Examples:
  Print a puzzle, and then its solution:
    sushiya puzzle --seed 7
    sushiya puzzle --seed 7 --solve";

pub(crate) const BENCH: &str = "\
Examples:
  Measure one game for five seconds per value:
    sushiya bench sushi-go --seconds 5";

pub(crate) const COMPLETIONS: &str = "\
Examples:
  Install completions for bash, for this user:
    sushiya completions bash > ~/.local/share/bash-completion/completions/sushiya

  Install completions for fish:
    sushiya completions fish > ~/.config/fish/completions/sushiya.fish";

pub(crate) const MAN: &str = "\
Examples:
  Read the manual page of a command:
    sushiya man play | man -l -

  Install all manual pages for this user:
    sushiya man --dir ~/.local/share/man/man1";

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, Parser as _};

    use crate::cli::Cli;

    /// The commands in an example, without pipes, redirections and variables.
    fn commands(help: &str) -> Vec<Vec<String>> {
        let is_end = |word: &String| matches!(word.as_str(), "|" | "<" | ">");
        let lines = help.lines().filter(|line| line.starts_with("    "));
        let words = lines.map(|line| shlex::split(line).expect("an example is a shell command"));
        let commands = words.map(|words| {
            let start = words.iter().position(|word| word == "sushiya").expect("an example runs sushiya");
            words[start..].iter().take_while(|word| !is_end(word)).cloned().collect()
        });
        commands.collect()
    }

    #[test]
    fn every_command_has_examples_that_can_be_run() {
        let top = Cli::command();
        let names = top.get_subcommands().map(|command| command.get_name().to_owned());
        let all = top.get_subcommands().chain([&top]);
        let names: Vec<String> = names.chain(["sushiya".to_owned()]).collect();
        for (name, command) in names.iter().zip(all) {
            let help = command.get_after_long_help().unwrap_or_else(|| panic!("{name} has no examples")).to_string();
            let commands = commands(&help);
            assert!(!commands.is_empty(), "{name}");
            for words in commands {
                assert!(Cli::try_parse_from(&words).is_ok(), "{words:?}");
            }
        }
    }
}

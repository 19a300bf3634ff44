//! `sushiya arena`: plays a series between bots. Ctrl-C ends it early; the games played so far count.

mod file;
mod print;
mod progress;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use ::arena::{Arena, EXEC, Entrant, ExecSettings, Progress, Summary, Until, html_report};
use game::Options;
use menu::{GameVisitor, PlayableGame};
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use crate::error::CommandError;
use crate::{cli, clock, input};

use file::OutputFile;

/// Plays the series and prints the results.
pub(crate) fn run(arena: &cli::Arena, out: &mut dyn Write) -> Result<(), CommandError> {
    menu::with_game(&arena.game, Run { arena, out })?
}

struct Run<'a> {
    arena: &'a cli::Arena,
    out: &'a mut dyn Write,
}

impl GameVisitor for Run<'_> {
    type Output = Result<(), CommandError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let Run { arena: args, out } = self;
        let entrants = Entrant::parse_all(&args.bots).map_err(|faults| CommandError::list("unknown bots", faults))?;
        let arena = arena::<G>(args, &entrants)?;
        let page = args.report.as_deref().map(OutputFile::create).transpose()?;
        let mut records = args.record.as_deref().map(OutputFile::create).transpose()?;
        let interrupted = interruption()?;
        let bar = progress::bar(&arena);
        let began = Instant::now();
        let settings = ExecSettings {
            options: &arena.options,
            limit: Duration::from_secs_f64(args.bot_timeout),
            stderr: progress::stderr_sink(&bar),
        };
        let results = arena.run::<G, CommandError>(
            |entrant| entrants[entrant].seat(&settings, clock::thread_cpu_time),
            || began.elapsed(),
            &interrupted,
            |Progress { tally, records: batch }| {
                progress::show(&bar, &arena, tally);
                records.as_mut().map_or(Ok(()), |file| batch.iter().try_for_each(|record| file.write_json(record)))
            },
        )?;
        let seconds = began.elapsed().as_secs_f64();
        bar.finish_and_clear();
        if let Some(file) = records {
            file.finish()?;
        }
        // If all games were played, the series is complete even if Ctrl-C was pressed.
        let early = results.decided.is_none() && results.tally.games() < arena.games;
        if early && results.tally.games() == 0 {
            return Err(CommandError::Interrupted);
        }
        let summary = Summary::new::<G>(&arena, &results, args.until.as_deref(), seconds, early);
        if let Some(mut file) = page {
            file.write(&html_report(G::TITLE, &summary, &results.tally, &command_line(args)))?;
            file.finish()?;
        }
        if args.json { print::json(&summary, out) } else { print::text(&summary, out) }?;
        if early { Err(CommandError::Interrupted) } else { Ok(()) }
    }
}

/// A flag that Ctrl-C sets. Ctrl-C again ends the program at once.
fn interruption() -> Result<Arc<AtomicBool>, CommandError> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let again = i32::from(CommandError::Interrupted.exit_code());
    // The order matters: on the first signal the flag is not set yet when the shutdown handler checks it.
    flag::register_conditional_shutdown(SIGINT, again, Arc::clone(&interrupted))?;
    flag::register(SIGINT, Arc::clone(&interrupted))?;
    Ok(interrupted)
}

/// The requested series.
fn arena<G: PlayableGame>(args: &cli::Arena, entrants: &[Entrant]) -> Result<Arena<G::Options>, CommandError> {
    let names: Vec<String> = entrants.iter().map(ToString::to_string).collect();
    let until = args.until.as_deref().map(|claim| {
        Until::parse(claim, &names).map_err(|fault| CommandError::Input(format!("--until '{claim}': {fault}")))
    });
    Ok(Arena {
        options: options::<G>(args, entrants.len())?,
        until: until.transpose()?,
        entrants: names,
        oracles: (0..entrants.len()).filter(|&index| entrants[index].sees_all()).collect(),
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from),
        record: args.record.is_some(),
    })
}

/// The command that repeats the series.
fn command_line(args: &cli::Arena) -> String {
    let mut words = vec!["sushiya".to_owned(), "arena".to_owned(), args.game.clone()];
    let mut add = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    add("bots", args.bots.join(","));
    add("games", args.games.to_string());
    add("seed", args.seed.to_string());
    args.options.iter().for_each(|(name, value)| add("option", format!("{name}={value}")));
    args.deck.iter().for_each(|deck| add("deck", deck.clone()));
    args.until.iter().for_each(|claim| add("until", claim.clone()));
    if args.bots.iter().any(|bots| bots.contains(EXEC)) {
        add("bot-timeout", args.bot_timeout.to_string());
    }
    // Only a NUL byte cannot be quoted, and no argument has one.
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_else(|_| words.join(" "))
}

/// The options with as many players as there are bots.
fn options<G: PlayableGame>(args: &cli::Arena, bots: usize) -> Result<G::Options, CommandError> {
    let players = bots.to_string();
    let deck = args.deck.as_deref().map(deck::<G>).transpose()?;
    let mut pairs: Vec<(&str, &str)> =
        args.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    pairs.extend(deck.as_deref().map(|deck| ("deck", deck)));
    match pairs.iter().find(|(name, _)| *name == "players") {
        None => pairs.push(("players", &players)),
        Some((_, given)) if *given == players => {}
        Some((_, given)) => {
            return Err(CommandError::Input(format!(
                "there are {bots} bots, but players={given}; name one bot per player"
            )));
        }
    }
    G::Options::from_pairs(&pairs).map_err(|faults| CommandError::list("these options cannot be played", faults))
}

/// The deck in a file, as an option.
fn deck<G: PlayableGame>(file: &str) -> Result<String, CommandError> {
    G::read_deck(&input::read(file)?)
        .map_err(|faults| CommandError::list(&format!("the deck '{file}' is invalid"), faults))
}

//! Bots against bots.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::thread::available_parallelism;
use std::time::Instant;

use bots::{Arena, ArenaBatch, Level, Tally};
use game::Options;
use indicatif::{ProgressBar, ProgressStyle};
use menu::{Dish, Order};
use serde::Serialize;

use crate::failure::Failure;
use crate::{cli, input, layout};

/// What the arena found, as `--json` prints it.
#[derive(Serialize)]
struct Report<O> {
    game: &'static str,
    options: O,
    players: usize,
    games: u64,
    seed: u64,
    seconds: f64,
    threads: usize,
    games_per_second: f64,
    moves_per_second: f64,
    entrants: Vec<Entrant>,
}

#[derive(Serialize)]
struct Entrant {
    bot: String,
    games: u64,
    wins: f64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
}

/// Plays the games and prints the report.
pub(crate) fn run(arena: &cli::Arena, out: &mut dyn Write) -> Result<(), Failure> {
    menu::serve(&arena.game, Run { arena, out })?
}

struct Run<'a> {
    arena: &'a cli::Arena,
    out: &'a mut dyn Write,
}

impl Order for Run<'_> {
    type Served = Result<(), Failure>;

    fn serve<G: Dish>(self) -> Self::Served {
        let Run { arena: asked, out } = self;
        let entrants = entrants(&asked.bots)?;
        let options = options::<G>(asked, entrants.len())?;
        let threads = asked.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        let mut records = asked.record.as_deref().map(RecordFile::create).transpose()?;
        let arena =
            Arena { options, entrants, games: asked.games, seed: asked.seed, threads, record: records.is_some() };
        let progress = progress(asked.games);
        let began = Instant::now();
        let tally = arena.run::<G, Failure>(|ArenaBatch { tally, records: batch }| {
            progress.set_position(tally.games);
            records.as_mut().map_or(Ok(()), |file| batch.iter().try_for_each(|record| file.write(record)))
        })?;
        if let Some(file) = records {
            file.finish()?;
        }
        let seconds = began.elapsed().as_secs_f64();
        progress.finish_and_clear();
        let report = report::<G>(&arena, &tally, seconds);
        if asked.json { print_json(&report, out) } else { print(&report, out) }
    }
}

fn entrants(names: &[String]) -> Result<Vec<Level>, Failure> {
    let (levels, faults): (Vec<_>, Vec<_>) = names.iter().map(|name| name.parse::<Level>()).partition(Result::is_ok);
    if faults.is_empty() {
        return Ok(levels.into_iter().flatten().collect());
    }
    Err(Failure::faults("not everybody can play", faults.into_iter().filter_map(Result::err)))
}

/// The options asked for, with as many players as there are bots.
fn options<G: Dish>(asked: &cli::Arena, bots: usize) -> Result<G::Options, Failure> {
    let players = bots.to_string();
    let deck = asked.deck.as_deref().map(deck::<G>).transpose()?;
    let mut pairs: Vec<(&str, &str)> =
        asked.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    pairs.extend(deck.as_deref().map(|deck| ("deck", deck)));
    match pairs.iter().find(|(name, _)| *name == "players") {
        None => pairs.push(("players", &players)),
        Some((_, said)) if *said == players => {}
        Some((_, said)) => {
            return Err(Failure::Input(format!(
                "there are {bots} bots, but players={said}; name as many bots as there are players"
            )));
        }
    }
    G::Options::from_pairs(&pairs).map_err(|faults| Failure::faults("these options cannot be played", faults))
}

/// The deck in a file, as an option.
fn deck<G: Dish>(file: &str) -> Result<String, Failure> {
    G::read_deck(&input::read(file)?)
        .map_err(|faults| Failure::faults(&format!("the deck '{file}' is refused"), faults))
}

/// A bar on a terminal; nothing where nobody looks.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A file of records, one a line.
struct RecordFile<'a> {
    path: &'a str,
    file: BufWriter<File>,
}

impl<'a> RecordFile<'a> {
    fn create(path: &'a str) -> Result<Self, Failure> {
        let file = File::create(path).map_err(|fault| cannot_write(path, &fault))?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    fn write(&mut self, record: &impl Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(record).map_err(|fault| Failure::Input(fault.to_string()))?;
        writeln!(self.file, "{line}").map_err(|fault| cannot_write(self.path, &fault))
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|fault| cannot_write(self.path, &fault))
    }
}

fn cannot_write(path: &str, fault: &std::io::Error) -> Failure {
    Failure::Input(format!("cannot write '{path}': {fault}"))
}

fn report<G: Dish>(arena: &Arena<G::Options>, tally: &Tally, seconds: f64) -> Report<G::Options> {
    let entrants = arena.entrants.iter().zip(tally.standings()).map(|(level, standing)| Entrant {
        bot: level.to_string(),
        games: tally.games,
        wins: standing.wins,
        win_rate: standing.win_rate,
        ci95: standing.ci95,
        mean_score: standing.mean_score,
    });
    Report {
        game: G::NAME,
        options: arena.options.clone(),
        players: arena.options.players(),
        games: tally.games,
        seed: arena.seed,
        seconds,
        threads: arena.threads,
        games_per_second: tally.games as f64 / seconds,
        moves_per_second: tally.choices as f64 / seconds,
        entrants: entrants.collect(),
    }
}

fn print_json(report: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    let text = serde_json::to_string(report).map_err(|fault| Failure::Input(fault.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

fn print<O: Options>(report: &Report<O>, out: &mut dyn Write) -> Result<(), Failure> {
    let agreed = report.options.to_pairs();
    let agreed: Vec<String> = agreed.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{} {}, {} games, seed {}\n", report.game, agreed.join(" "), report.games, report.seed)?;
    let head = ["", "wins", "win rate", "95 % between", "mean score"].map(str::to_owned).to_vec();
    let row = |(index, entrant): (usize, &Entrant)| {
        vec![
            format!("{}. {}", index + 1, entrant.bot),
            format!("{:.1}", entrant.wins),
            format!("{:.2} %", entrant.win_rate * 100.0),
            format!("{:.2} and {:.2} %", entrant.ci95[0] * 100.0, entrant.ci95[1] * 100.0),
            format!("{:.2}", entrant.mean_score),
        ]
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(report.entrants.iter().enumerate().map(row)).collect();
    layout::table(out, &rows)?;
    let (seconds, threads) = (report.seconds, report.threads);
    let plural = if threads == 1 { "" } else { "s" };
    Ok(writeln!(
        out,
        "\n{seconds:.2} s on {threads} thread{plural}: {:.0} games and {:.0} moves a second",
        report.games_per_second, report.moves_per_second
    )?)
}

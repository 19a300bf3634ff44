//! `sushiya replay` and `sushiya verify`: game records.

use std::io::Write;
use std::str::FromStr;

use game::{Commitment, Game, HexError, Nonce, Options, Record, RecordError, Seat, Section};
use menu::{GameVisitor, PlayableGame, RecordReadError};

use crate::cli::Display;
use crate::commands::play;
use crate::error::CommandError;
use crate::{input, layout};

/// Replays all records of a file.
pub(crate) fn replay(file: &str, events: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    each_record(file, |text, game| menu::with_game(game, Replay { text, events, out: &mut *out }))?;
    Ok(())
}

/// Shows the first record of a file on the screen.
pub(crate) fn watch(file: &str, display: &Display, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = input::read(file)?;
    let first = text.lines().find(|line| !line.trim().is_empty());
    let record = if menu::record_game(&text).is_ok() { text.as_str() } else { first.unwrap_or_default() };
    if record.trim().is_empty() {
        return Err(CommandError::Input(format!("no game record in '{file}'")));
    }
    play::watch(record, display, out)
}

/// Verifies all records of a file.
pub(crate) fn verify(
    file: &str,
    commitment: Option<&str>,
    nonce: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let commitment: Option<Commitment> = parse("--commitment", commitment)?;
    let nonce: Option<Nonce> = parse("--nonce", nonce)?;
    let verified = each_record(file, |text, game| menu::with_game(game, Verify { text, commitment, nonce }))?;
    let published = if commitment.is_some() { ", dealt as committed" } else { "" };
    let own = if nonce.is_some() { ", with your nonce" } else { "" };
    match verified {
        1 => writeln!(out, "1 record verified{published}{own}")?,
        many => writeln!(out, "{many} records verified{published}{own}")?,
    }
    Ok(())
}

/// Reads the value of an option.
fn parse<T: FromStr<Err = HexError>>(option: &str, value: Option<&str>) -> Result<Option<T>, CommandError> {
    let read = |text: &str| text.parse().map_err(|fault| CommandError::Usage(format!("{option}: {fault}")));
    value.map(read).transpose()
}

/// Visits all records of a file, one per line; a single record may span several lines.
fn each_record<T>(
    file: &str,
    mut visit: impl FnMut(&str, &str) -> Result<Result<T, CommandError>, menu::UnknownGame>,
) -> Result<usize, CommandError> {
    let text = input::read(file)?;
    let lines: Vec<(usize, &str)> = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
    if lines.is_empty() {
        return Err(CommandError::Input(format!("no game record in '{file}'")));
    }
    let whole = menu::record_game(&text).is_ok();
    let records = if whole { vec![(0, text.as_str())] } else { lines };
    for &(line, record) in &records {
        let place =
            if records.len() == 1 { "the record".to_owned() } else { format!("the record on line {}", line + 1) };
        let refuse = |reason: String| CommandError::Input(format!("{place} is invalid: {reason}"));
        let game = menu::record_game(record).map_err(|refusal| refuse(refusal.to_string()))?;
        match visit(record, &game).map_err(|unknown| refuse(unknown.to_string()))? {
            Err(CommandError::Input(reason)) => return Err(refuse(reason)),
            done => done?,
        };
    }
    Ok(records.len())
}

fn refused(refusal: &RecordReadError) -> CommandError {
    CommandError::Input(refusal.to_string())
}

fn faulty(fault: RecordError) -> CommandError {
    refused(&RecordReadError::Fault(fault))
}

struct Verify<'a> {
    text: &'a str,
    commitment: Option<Commitment>,
    nonce: Option<Nonce>,
}

impl GameVisitor for Verify<'_> {
    type Output = Result<(), CommandError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let record = menu::read_record::<G>(self.text).map_err(|refusal| refused(&refusal))?;
        record.rerun::<G>(&mut |_| ()).map_err(faulty)?;
        if self.commitment.is_some_and(|published| published != record.commitment) {
            let reason = format!("its commitment is {}, not the published one", record.commitment);
            return Err(CommandError::Input(reason));
        }
        let committed = |nonce: Nonce| record.nonce_hashes.contains(&Some(nonce.hash()));
        if self.nonce.is_some_and(|nonce| !committed(nonce)) {
            return Err(CommandError::Input("your nonce is not among those that were committed to".to_owned()));
        }
        Ok(())
    }
}

struct Replay<'a> {
    text: &'a str,
    events: bool,
    out: &'a mut dyn Write,
}

impl GameVisitor for Replay<'_> {
    type Output = Result<(), CommandError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let record = menu::read_record::<G>(self.text).map_err(|refusal| refused(&refusal))?;
        if self.events { print_events::<G>(&record, self.out) } else { print_turns::<G>(&record, self.out) }
    }
}

fn print_events<G: PlayableGame>(record: &Record<G::Options>, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut events = Vec::new();
    record.rerun::<G>(&mut |event| events.push(event)).map_err(faulty)?;
    for event in events {
        let line = serde_json::to_string(&event).map_err(|fault| CommandError::Input(fault.to_string()))?;
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints the choices turn by turn, and the score pad.
fn print_turns<G: PlayableGame>(record: &Record<G::Options>, out: &mut dyn Write) -> Result<(), CommandError> {
    let heads = record.seats.iter().enumerate().map(|(index, name)| format!("{}. {name}", index + 1));
    let mut rows: Vec<Vec<String>> = vec![std::iter::once("turn".to_owned()).chain(heads).collect()];
    let mut replay = game::Replay::<G>::begin(record, &mut |_| ()).map_err(faulty)?;
    while let Some(joint) = replay.step(&mut |_| ()).map_err(faulty)? {
        let cell = |seat: Seat| joint[seat].map_or(String::new(), |chosen| chosen.to_string());
        rows.push(std::iter::once(rows.len().to_string()).chain(joint.seats().map(cell)).collect());
    }
    let agreed = record.options.to_pairs();
    let agreed: Vec<String> = agreed.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{} {}\n", G::TITLE, agreed.join(" "))?;
    layout::table(out, &rows)?;
    writeln!(out)?;
    layout::table(out, &score_pad(replay.state()))?;
    let winners = record.result.winners.iter().map(|&seat| format!("{}. {}", seat + 1, record.seats[seat]));
    Ok(writeln!(out, "\nWinner: {}", winners.collect::<Vec<_>>().join(" and "))?)
}

/// The score pad: a row for each line, a column for each seat.
fn score_pad<G: Game>(state: &G) -> Vec<Vec<String>> {
    let Some(outcome) = state.outcome() else { return Vec::new() };
    let mut rows: Vec<Vec<String>> = Vec::new();
    state.score_lines(&mut |seat, line| {
        let title = match line.section {
            Section::Round(round) => format!("round {round} {}", line.what),
            Section::Item(item) => format!("{} {item}", line.what),
            Section::End => line.what.to_owned(),
        };
        let row = rows.iter().position(|row| row[0] == title).unwrap_or_else(|| {
            rows.push(vec![String::new(); outcome.scores.len() + 1]);
            rows.len() - 1
        });
        rows[row][0] = title;
        rows[row][seat.index() + 1] = line.points.to_string();
    });
    let totals = outcome.scores.as_slice().iter().map(ToString::to_string);
    rows.push(std::iter::once("total".to_owned()).chain(totals).collect());
    rows
}

//! How it went, for programs (`--json`) and for people.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use bots::{Account, Arena, Decided, Rating, Results, Standing};
use game::Options;
use menu::PlayableGame;
use serde::Serialize;

use crate::failure::Failure;
use crate::{cli, layout};

/// What the arena found, as `--json` prints it.
#[derive(Serialize)]
pub(super) struct Summary<O> {
    pub(super) game: &'static str,
    pub(super) options: O,
    pub(super) players: usize,
    pub(super) games: u64,
    pub(super) deals: u64,
    pub(super) choices: u64,
    pub(super) seed: u64,
    pub(super) until: Option<Verdict>,
    /// If it ended before it was to: how many games it was to have.
    pub(super) interrupted: Option<u64>,
    pub(super) seconds: f64,
    pub(super) threads: usize,
    pub(super) games_per_second: f64,
    pub(super) moves_per_second: f64,
    pub(super) entrants: Vec<Line>,
}

/// What `--until` came to.
#[derive(Serialize)]
pub(super) struct Verdict {
    pub(super) claim: String,
    /// Whether it holds; nothing if that was not decided.
    pub(super) holds: Option<bool>,
    pub(super) most_games: u64,
}

/// How one entrant did.
#[derive(Serialize)]
pub(super) struct Line {
    pub(super) bot: String,
    pub(super) games: u64,
    pub(super) wins: f64,
    pub(super) win_rate: f64,
    pub(super) ci95: [f64; 2],
    pub(super) mean_score: f64,
    pub(super) mean_lead: f64,
    pub(super) rating: f64,
    pub(super) rating_uncertainty: f64,
    pub(super) choices: u64,
    pub(super) mean_milliseconds: f64,
    pub(super) max_milliseconds: f64,
    pub(super) forfeits: u64,
    pub(super) first_forfeit: Option<FirstForfeit>,
    pub(super) collected: BTreeMap<&'static str, f64>,
}

/// The first choice that an entrant forfeited.
#[derive(Serialize)]
pub(super) struct FirstForfeit {
    /// Counted from 1, like the lines of a file of records.
    pub(super) game: u64,
    pub(super) reason: String,
}

impl<O: Options> Summary<O> {
    pub(super) fn new<G: PlayableGame<Options = O>>(
        asked: &cli::Arena,
        arena: &Arena<O>,
        results: &Results,
        seconds: f64,
        early: bool,
    ) -> Self {
        let tally = &results.tally;
        let collected = tally.collected();
        let line = |(index, standing): (usize, &Standing)| {
            let collected = collected.iter().map(|(what, means)| (*what, means[index])).collect();
            let (account, rating) = (&tally.accounts()[index], results.ratings[index]);
            Line::new(arena.entrants[index].clone(), tally.games(), *standing, account, rating, collected)
        };
        let (games, choices) = (tally.games(), tally.choices());
        Self {
            game: G::NAME,
            options: arena.options.clone(),
            players: arena.options.players(),
            games,
            deals: tally.deals(),
            choices,
            seed: arena.seed,
            until: asked.until.clone().map(|claim| Verdict {
                claim,
                holds: results.decided.map(|decided| decided == Decided::Yes),
                most_games: arena.games,
            }),
            interrupted: early.then_some(arena.games),
            seconds,
            threads: arena.threads,
            games_per_second: games as f64 / seconds,
            moves_per_second: choices as f64 / seconds,
            entrants: tally.standings().iter().enumerate().map(line).collect(),
        }
    }

    /// One JSON object.
    pub(super) fn print_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = serde_json::to_string(self).map_err(|fault| Failure::Input(fault.to_string()))?;
        Ok(writeln!(out, "{text}")?)
    }

    /// A table, and what else there is to say.
    pub(super) fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let agreed = self.options.to_pairs();
        let agreed: Vec<String> = agreed.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(out, "{} {}, {} games, seed {}\n", self.game, agreed.join(" "), self.games, self.seed)?;
        self.print_table(out)?;
        writeln!(out)?;
        for (place, line) in self.entrants.iter().enumerate() {
            if let Some(sentence) = line.forfeited() {
                writeln!(out, "{}. {sentence}.", place + 1)?;
            }
        }
        if let Some(claim) = &self.until {
            writeln!(out, "{}.", claim.sentence(self.games))?;
        }
        if let Some(sentence) = self.cut_short() {
            writeln!(out, "{sentence}.")?;
        }
        let (seconds, threads) = (self.seconds, self.threads);
        let plural = if threads == 1 { "" } else { "s" };
        Ok(writeln!(
            out,
            "{seconds:.2} s on {threads} thread{plural}: {:.0} games and {:.0} moves a second",
            self.games_per_second, self.moves_per_second
        )?)
    }

    /// What to say where not all was played.
    pub(super) fn cut_short(&self) -> Option<String> {
        self.interrupted.map(|games| format!("Interrupted: {} of {games} games were played", self.games))
    }

    fn print_table(&self, out: &mut dyn Write) -> io::Result<()> {
        let head = ["", "wins", "win rate", "95 % between", "score", "lead", "rating", "choice", "longest"];
        let row = |(index, line): (usize, &Line)| {
            vec![
                format!("{}. {}", index + 1, line.bot),
                format!("{:.1}", line.wins),
                format!("{:.2} %", line.win_rate * 100.0),
                format!("{:.2} and {:.2} %", line.ci95[0] * 100.0, line.ci95[1] * 100.0),
                format!("{:.2}", line.mean_score),
                format!("{:+.2}", line.mean_lead),
                format!("{:.1} ± {:.1}", line.rating, line.rating_uncertainty),
                time(line.mean_milliseconds),
                time(line.max_milliseconds),
            ]
        };
        let head = head.map(str::to_owned).to_vec();
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(self.entrants.iter().enumerate().map(row)).collect();
        layout::table(out, &rows)
    }
}

impl Line {
    fn new(
        bot: String,
        games: u64,
        standing: Standing,
        account: &Account,
        rating: Rating,
        collected: BTreeMap<&'static str, f64>,
    ) -> Self {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        Self {
            bot,
            games,
            wins: standing.wins,
            win_rate: standing.win_rate,
            ci95: standing.ci95,
            mean_score: standing.mean_score,
            mean_lead: standing.mean_lead,
            rating: rating.value,
            rating_uncertainty: rating.uncertainty,
            choices: account.thinking().choices,
            mean_milliseconds: milliseconds(account.thinking().mean()),
            max_milliseconds: milliseconds(account.thinking().longest),
            forfeits: account.forfeits(),
            first_forfeit: account
                .first_forfeit()
                .map(|first| FirstForfeit { game: first.game + 1, reason: first.reason.to_string() }),
            collected,
        }
    }

    /// What it forfeited, if anything.
    pub(super) fn forfeited(&self) -> Option<String> {
        let first = self.first_forfeit.as_ref()?;
        let Self { bot, forfeits, choices, .. } = self;
        Some(format!(
            "{bot} forfeited {forfeits} of {choices} choices to random moves; first, in game {}, it {}",
            first.game, first.reason
        ))
    }
}

impl Verdict {
    /// Where the arena stopped and why.
    pub(super) fn sentence(&self, games: u64) -> String {
        let Self { claim, holds, most_games } = self;
        match holds {
            Some(true) => {
                format!("Stopped after {games} of at most {most_games} games: '{claim}' holds, with 95 % confidence")
            }
            Some(false) => {
                format!(
                    "Stopped after {games} of at most {most_games} games: the opposite of '{claim}' holds, with 95 % confidence"
                )
            }
            None => format!("Not decided in {games} games: '{claim}'"),
        }
    }
}

/// A time as people read it.
pub(super) fn time(milliseconds: f64) -> String {
    match milliseconds {
        ms if ms >= 1000.0 => format!("{:.2} s", ms / 1000.0),
        ms if ms >= 1.0 => format!("{ms:.1} ms"),
        ms => format!("{:.1} µs", ms * 1000.0),
    }
}

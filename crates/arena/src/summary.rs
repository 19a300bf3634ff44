//! The results of a series, ready to be serialized as JSON or formatted for people.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Game, Options};
use serde::Serialize;

use crate::{Account, Arena, Decided, Rating, Results, Standing};

/// The results of a series. `sushiya arena --json` prints it.
#[derive(Clone, Debug, Serialize)]
pub struct Summary<O> {
    /// Name of the game.
    pub game: &'static str,
    /// Options of the game.
    pub options: O,
    /// Number of players.
    pub players: usize,
    /// Games played.
    pub games: u64,
    /// Deals played.
    pub deals: u64,
    /// Choices of all entrants.
    pub choices: u64,
    /// Random seed of the series.
    pub seed: u64,
    /// The claim of `--until` and whether it holds.
    pub until: Option<Verdict>,
    /// The number of games that were planned, if the series was interrupted.
    pub interrupted: Option<u64>,
    /// Wall-clock time.
    pub seconds: f64,
    /// Number of threads.
    pub threads: usize,
    /// Throughput in games.
    pub games_per_second: f64,
    /// Throughput in choices.
    pub moves_per_second: f64,
    /// The results of each entrant, in the order they entered.
    pub entrants: Vec<EntrantSummary>,
}

/// The claim of `--until` and whether it holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// The claim, for example `1>2`.
    pub claim: String,
    /// Whether it holds; `None` if the games did not decide it.
    pub holds: Option<bool>,
    /// The maximum number of games.
    pub most_games: u64,
}

/// The results of one entrant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantSummary {
    /// Name of the bot.
    pub bot: String,
    /// Games played.
    pub games: u64,
    /// Wins; a shared win counts as a fraction.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// 95 % confidence interval of the win rate.
    pub ci95: [f64; 2],
    /// Mean final score.
    pub mean_score: f64,
    /// Mean lead over the best opponent, in points.
    pub mean_lead: f64,
    /// Weng-Lin rating.
    pub rating: f64,
    /// Standard deviation of the rating.
    pub rating_uncertainty: f64,
    /// Choices made.
    pub choices: u64,
    /// Mean time per choice.
    pub mean_milliseconds: f64,
    /// The longest time for one choice.
    pub max_milliseconds: f64,
    /// Choices that were forfeited and made at random instead.
    pub forfeits: u64,
    /// The first forfeited choice.
    pub first_forfeit: Option<ForfeitSummary>,
    /// Mean points per game from each line of the score pad.
    pub collected: BTreeMap<&'static str, f64>,
}

/// The first choice that an entrant forfeited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ForfeitSummary {
    /// The game, counted from 1 like the lines of a record file.
    pub game: u64,
    /// The reason, as the rest of a sentence that begins with the bot's name.
    pub reason: String,
}

impl<O: Options> Summary<O> {
    /// Summarizes a series. `claim` is the text of `--until`, `early` says whether the series was interrupted.
    pub fn new<G: Game<Options = O>>(
        arena: &Arena<O>,
        results: &Results,
        claim: Option<&str>,
        seconds: f64,
        early: bool,
    ) -> Self {
        let tally = &results.tally;
        let collected = tally.collected();
        let entrant = |(index, standing): (usize, &Standing)| {
            let collected = collected.iter().map(|(what, means)| (*what, means[index])).collect();
            let (account, rating) = (&tally.accounts()[index], results.ratings[index]);
            EntrantSummary::new(arena.entrants[index].clone(), tally.games(), *standing, account, rating, collected)
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
            until: claim.map(|claim| Verdict {
                claim: claim.to_owned(),
                holds: results.decided.map(|decided| decided == Decided::Yes),
                most_games: arena.games,
            }),
            interrupted: early.then_some(arena.games),
            seconds,
            threads: arena.threads,
            games_per_second: games as f64 / seconds,
            moves_per_second: choices as f64 / seconds,
            entrants: tally.standings().iter().enumerate().map(entrant).collect(),
        }
    }
}

impl<O> Summary<O> {
    /// A sentence for a series that was interrupted.
    pub fn interruption(&self) -> Option<String> {
        self.interrupted.map(|games| format!("Interrupted after {} of {games} games", self.games))
    }
}

impl EntrantSummary {
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
                .map(|first| ForfeitSummary { game: first.game + 1, reason: first.reason.to_string() }),
            collected,
        }
    }

    /// A sentence about forfeited choices, if there were any.
    pub fn forfeited(&self) -> Option<String> {
        let first = self.first_forfeit.as_ref()?;
        let Self { bot, forfeits, choices, .. } = self;
        Some(format!(
            "{bot} forfeited {forfeits} of {choices} choices to random moves; first, in game {}, it {}",
            first.game, first.reason
        ))
    }
}

impl Verdict {
    /// A sentence about the claim after this number of games.
    pub fn sentence(&self, games: u64) -> String {
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
            None => format!("Undecided after {games} games: '{claim}'"),
        }
    }
}

/// Formats a duration with a suitable unit.
pub fn format_milliseconds(milliseconds: f64) -> String {
    match milliseconds {
        ms if ms >= 1000.0 => format!("{:.2} s", ms / 1000.0),
        ms if ms >= 1.0 => format!("{ms:.1} ms"),
        ms => format!("{:.1} µs", ms * 1000.0),
    }
}

//! Results of many games by entrant. Only integers are added up, so the order of the games does not matter.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Forfeit;
use game::{Game, Outcome, Seat};

use crate::interval::Wins;
use crate::ranks::Ranks;

/// The results of some games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    games: u64,
    deals: u64,
    /// Lines of the score pad, in order.
    lines: Vec<&'static str>,
    accounts: Vec<Account>,
}

/// The results of one entrant.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Account {
    wins: Wins,
    points: i64,
    lead: i64,
    collected: Vec<i64>,
    scores: BTreeMap<i32, u64>,
    thinking: Thinking,
    forfeits: u64,
    first_forfeit: Option<FirstForfeit>,
}

/// Number and duration of choices.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Thinking {
    /// Number of choices.
    pub choices: u64,
    /// Number of timed choices. Very fast ones are only sampled, because reading the clock takes longer.
    pub timed: u64,
    /// Total duration of the timed choices.
    pub total: Duration,
    /// Duration of the longest one.
    pub longest: Duration,
}

/// The first choice that an entrant forfeited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstForfeit {
    /// The game, counted from 0.
    pub game: u64,
    /// The reason.
    pub reason: Forfeit,
}

/// The standing of one entrant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Wins; a shared win counts as a fraction.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// 95 % confidence interval of the win rate; the deals are the samples.
    pub ci95: [f64; 2],
    /// Mean score.
    pub mean_score: f64,
    /// Mean lead over the best opponent.
    pub mean_lead: f64,
}

impl Tally {
    /// No games yet.
    pub fn new(entrants: usize) -> Self {
        Self { games: 0, deals: 0, lines: Vec::new(), accounts: vec![Account::default(); entrants] }
    }

    /// Number of games.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Number of deals.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// Number of choices.
    pub fn choices(&self) -> u64 {
        self.accounts.iter().map(|account| account.thinking.choices).sum()
    }

    /// Results of each entrant, in entry order.
    pub fn accounts(&self) -> &[Account] {
        &self.accounts
    }

    /// Standing of each entrant, in entry order.
    pub fn standings(&self) -> Vec<Standing> {
        let games = self.games.max(1) as f64;
        let standing = |account: &Account| Standing {
            wins: account.wins.wins(),
            win_rate: account.wins.rate(),
            ci95: account.wins.interval(),
            mean_score: account.points as f64 / games,
            mean_lead: account.lead as f64 / games,
        };
        self.accounts.iter().map(standing).collect()
    }

    /// Each line of the score pad with the mean points of each entrant.
    pub fn collected(&self) -> Vec<(&'static str, Vec<f64>)> {
        let games = self.games.max(1) as f64;
        let mean = |account: &Account, line: usize| *account.collected.get(line).unwrap_or(&0) as f64 / games;
        let line = |(index, &what): (usize, &&'static str)| {
            (what, self.accounts.iter().map(|account| mean(account, index)).collect())
        };
        self.lines.iter().enumerate().map(line).collect()
    }

    /// Adds the scores of a finished game in which entrant `seating[seat]` had that seat.
    pub(crate) fn add_game<G: Game>(&mut self, state: &G, outcome: &Outcome, seating: &[usize]) {
        self.games += 1;
        let scores = &outcome.scores.as_slice()[..seating.len()];
        for (seat, &entrant) in seating.iter().enumerate() {
            let others = (0..scores.len()).filter(|&other| other != seat).map(|other| scores[other]);
            let account = &mut self.accounts[entrant];
            account.points += i64::from(scores[seat]);
            account.lead += others.max().map_or(0, |best| i64::from(scores[seat]) - i64::from(best));
            *account.scores.entry(scores[seat]).or_default() += 1;
        }
        state.score_lines(&mut |seat: Seat, line| {
            // A fictitious player has lines too, but no account.
            if let Some(&entrant) = seating.get(seat.index()) {
                let index = self.line(line.what);
                self.accounts[entrant].collect(index, line.points.into());
            }
        });
    }

    /// Adds the wins of all games of a deal.
    pub(crate) fn add_deal(&mut self, games: &[Ranks]) {
        self.deals += 1;
        for (entrant, account) in self.accounts.iter_mut().enumerate() {
            let parts = games.iter().map(|ranks| ranks.parts(entrant)).sum();
            account.wins.add_deal(games.len() as u64, parts);
        }
    }

    /// Adds a choice of an entrant, with the time it took if that was measured.
    pub(crate) fn add_choice(&mut self, entrant: usize, took: Option<Duration>) {
        let thinking = &mut self.accounts[entrant].thinking;
        thinking.choices += 1;
        if let Some(took) = took {
            thinking.timed += 1;
            thinking.total += took;
            thinking.longest = thinking.longest.max(took);
        }
    }

    /// Adds a choice that an entrant forfeited in a game.
    pub(crate) fn add_forfeit(&mut self, entrant: usize, game: u64, reason: Forfeit) {
        let account = &mut self.accounts[entrant];
        account.forfeits += 1;
        account.remember(FirstForfeit { game, reason });
    }

    /// Adds other games between the same entrants.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.deals += other.deals;
        let lines: Vec<usize> = other.lines.iter().map(|what| self.line(what)).collect();
        for (account, more) in self.accounts.iter_mut().zip(&other.accounts) {
            account.wins.merge(&more.wins);
            account.points += more.points;
            account.lead += more.lead;
            more.collected.iter().zip(&lines).for_each(|(&points, &line)| account.collect(line, points));
            more.scores.iter().for_each(|(&score, times)| *account.scores.entry(score).or_default() += times);
            account.thinking.choices += more.thinking.choices;
            account.thinking.timed += more.thinking.timed;
            account.thinking.total += more.thinking.total;
            account.thinking.longest = account.thinking.longest.max(more.thinking.longest);
            account.forfeits += more.forfeits;
            more.first_forfeit.iter().for_each(|first| account.remember(first.clone()));
        }
    }

    /// The index of a line of the score pad, which is added if it is new.
    fn line(&mut self, what: &'static str) -> usize {
        self.lines.iter().position(|&line| line == what).unwrap_or_else(|| {
            self.lines.push(what);
            self.lines.len() - 1
        })
    }
}

impl Account {
    /// The number of games with each final score.
    pub const fn scores(&self) -> &BTreeMap<i32, u64> {
        &self.scores
    }

    /// Number and duration of choices.
    pub const fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    /// Number of choices forfeited to random moves.
    pub const fn forfeits(&self) -> u64 {
        self.forfeits
    }

    /// The first forfeited choice.
    pub const fn first_forfeit(&self) -> Option<&FirstForfeit> {
        self.first_forfeit.as_ref()
    }

    fn collect(&mut self, line: usize, points: i64) {
        if self.collected.len() <= line {
            self.collected.resize(line + 1, 0);
        }
        self.collected[line] += points;
    }

    fn remember(&mut self, forfeit: FirstForfeit) {
        if self.first_forfeit.as_ref().is_none_or(|first| forfeit.game < first.game) {
            self.first_forfeit = Some(forfeit);
        }
    }
}

impl Thinking {
    /// Mean duration of a choice.
    pub fn mean(&self) -> Duration {
        Duration::from_nanos(self.total.as_nanos().checked_div(self.timed.into()).unwrap_or(0) as u64)
    }
}

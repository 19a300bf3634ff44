//! The plan of a world, derived from its seed: game, settings, people, and rates of faults.

use game::{Chance, FastChance};
use table::{Settings, TurnClock};

use crate::common;

/// A rate in events per thousand.
pub(crate) type PerMille = u32;

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) settings: Settings,
    pub(crate) pace: u32,
    /// People who want to play. The first opens the table.
    pub(crate) players: usize,
    /// The number of spectators. A stranger follows them.
    pub(crate) watchers: usize,
    /// The number of games they want to play.
    pub(crate) games: u32,
    /// The start of the calm phase, without faults.
    pub(crate) calm_at: u64,
    /// The maximum delay of a message.
    pub(crate) delay: u64,
    pub(crate) drops: PerMille,
    pub(crate) duplicates: PerMille,
    pub(crate) crashes: PerMille,
    /// Answers of bots that are late, lost, duplicate or invalid.
    pub(crate) bad_answers: PerMille,
    /// Lost connections, per poll.
    pub(crate) losses: PerMille,
    /// Clients that leave for good, per poll.
    pub(crate) deaths: PerMille,
    /// Clients that stay connected but are not polled for longer than a turn, per poll.
    pub(crate) naps: PerMille,
    /// Loads of the table by clients without a connection, which could connect instead, per poll.
    pub(crate) loads: PerMille,
}

impl Plan {
    pub(crate) fn of(seed: u64) -> Self {
        let mut chance = FastChance::of_series(seed, 0);
        let mut below = |bound: u32| chance.below(bound);
        let (game, fewest, most) =
            [("sushi-go", 2, 5), ("sushi-express", 3, 6), ("kanji-zushi", 2, 5)][below(3) as usize];
        let seats = (fewest + below(most - fewest + 1)) as usize;
        let clock = TurnClock::ALL[below(4) as usize];
        let mut settings = common::settings(game, seats, clock);
        if game == "sushi-go" && seats == 2 && below(2) == 0 {
            settings.options.insert("variant".to_owned(), "dummy".to_owned());
        }
        // One world in ten has no faults.
        let bad = u32::from(below(10) > 0);
        Self {
            settings,
            pace: [0, 500, 1500][below(3) as usize],
            players: 1 + below(seats as u32 + 1) as usize,
            watchers: below(2) as usize,
            games: 1 + below(2),
            calm_at: 20_000 + u64::from(below(300_000)),
            delay: [50, 400, 2500][below(3) as usize],
            drops: bad * [0, 30, 150][below(3) as usize],
            duplicates: bad * [0, 50, 200][below(3) as usize],
            crashes: bad * [0, 3, 15][below(3) as usize],
            bad_answers: bad * [0, 100, 500][below(3) as usize],
            losses: bad * [0, 5, 40][below(3) as usize],
            deaths: bad * [0, 0, 3][below(3) as usize],
            naps: [0, 5, 30][below(3) as usize],
            loads: [0, 300, 950][below(3) as usize],
        }
    }

    /// A plan for two worlds that are compared: without faults, in a game in which people choose at the same time.
    pub(crate) fn of_twin(seed: u64) -> Self {
        let plan = Self::of(seed);
        let seats = 2 + (seed % 4) as usize;
        let settings = common::settings("sushi-go", seats, plan.settings.clock);
        Self { settings, players: seats, drops: 0, crashes: 0, deaths: 0, loads: 0, calm_at: 90_000, ..plan }
    }
}

/// Draws whether an event with this rate happens.
pub(crate) fn happens(chance: &mut FastChance, rate: PerMille) -> bool {
    chance.below(1000) < rate
}

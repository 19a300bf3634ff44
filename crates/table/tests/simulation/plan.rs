//! The plan that follows from a seed: game, settings, people, and rates of faults.

use game::{Chance, FastChance};
use table::{Settings, TurnClock};

use crate::common;

/// A rate in events per thousand.
pub(crate) type Often = u32;

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) settings: Settings,
    pub(crate) pace: u32,
    /// People who want to play. The first opens the table.
    pub(crate) players: usize,
    /// People who watch; after them comes a stranger.
    pub(crate) watchers: usize,
    /// How many games they would like.
    pub(crate) games: u32,
    /// When the world calms down.
    pub(crate) calm_at: u64,
    /// The longest that a message takes.
    pub(crate) delay: u64,
    pub(crate) drops: Often,
    pub(crate) duplicates: Often,
    pub(crate) crashes: Often,
    /// Answers of bots that are late, never come, come twice, or are nonsense.
    pub(crate) bad_answers: Often,
    /// Connections that somebody loses, each time they look.
    pub(crate) losses: Often,
    /// People who leave the world for good.
    pub(crate) deaths: Often,
    /// People who stay connected and look away for longer than a turn may take.
    pub(crate) naps: Often,
}

impl Plan {
    pub(crate) fn of(seed: u64) -> Self {
        let mut luck = FastChance::of_series(seed, 0);
        let mut below = |bound: u32| luck.below(bound);
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
        }
    }

    /// A plan for two worlds that are compared: without faults, in a game in which people choose at the same time.
    pub(crate) fn of_twin(seed: u64) -> Self {
        let plan = Self::of(seed);
        let seats = 2 + (seed % 4) as usize;
        let settings = common::settings("sushi-go", seats, plan.settings.clock);
        Self { settings, players: seats, drops: 0, crashes: 0, deaths: 0, calm_at: 90_000, ..plan }
    }
}

/// Draws whether an event of this rate happens.
pub(crate) fn happens(luck: &mut FastChance, often: Often) -> bool {
    luck.below(1000) < often
}

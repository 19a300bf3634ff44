//! Scoring a game that was played with real cards.

use game::{OptionError, Options as _, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::setup_error::{Place, SetupError, count_against_box};
use crate::{Card, Options, Pad, PerPlace, ROUNDS, RoundScore, Tableau, Variant, pudding_points, settle};

/// A score sheet as input: for each round and each seat, the cards in front of the player at the end of the round, in the
/// order they were played, without chopsticks that went back into a hand. In the variant with a dummy, the third seat is the
/// dummy's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The variant's name.
    #[serde(default = "standard")]
    pub variant: String,
    /// The cards, by name.
    pub rounds: Vec<Vec<Vec<String>>>,
}

fn standard() -> String {
    "standard".to_owned()
}

/// A scored sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// For each round, for each seat, line by line.
    pub rounds: Vec<Vec<ScoredRound>>,
    /// The number of rounds that are missing. A game with missing rounds has no winner yet.
    pub rounds_left: usize,
    /// Seats with fewer cards than are played in a round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub short: Vec<ShortRound>,
    /// Points for pudding, which are given after the last round.
    pub pudding: Option<Vec<i32>>,
    /// Total points so far.
    pub totals: Vec<i32>,
    /// The seats that won, counted from 0; empty while rounds are missing.
    pub winners: Vec<usize>,
    /// Ranks, and the criterion that decided; `None` while rounds are missing.
    #[serde(skip)]
    pub outcome: Option<Outcome>,
    /// The number of puddings of each seat.
    #[serde(skip)]
    pub puddings: Vec<u8>,
}

/// A round of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoredRound {
    /// Line by line.
    #[serde(flatten)]
    pub lines: RoundScore,
    /// All lines together.
    pub total: i32,
}

/// A seat with fewer cards than everybody plays in a round. Cards without points may have been left out on purpose, so this
/// is no error. Round and seat count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ShortRound {
    /// The round.
    pub round: usize,
    /// The seat.
    pub seat: usize,
    /// The number of its cards.
    pub cards: usize,
    /// The number of cards that everybody plays in a round.
    pub expected: usize,
}

impl Sheet {
    /// Scores the sheet.
    ///
    /// # Errors
    /// All errors at once.
    pub fn score(&self) -> Result<Scored, Vec<SetupError>> {
        let mut errors = Vec::new();
        let options = self.options(&mut errors);
        if self.rounds.is_empty() || self.rounds.len() > ROUNDS {
            errors.push(SetupError::Rounds { found: self.rounds.len(), most: ROUNDS });
        }
        let laid = self.read(&mut errors);
        let places = options.map_or_else(|| laid.first().map_or(0, Vec::len), |options| options.places());
        for (index, round) in laid.iter().enumerate() {
            if round.len() != places {
                errors.push(SetupError::Seats { place: Place::Round(index + 1), found: round.len(), expected: places });
            }
        }
        if let Some(options) = options {
            for (place, cards) in by_place(&laid) {
                if cards.len() > options.hand_size() {
                    let chopsticks = cards.contains(&Card::Chopsticks);
                    errors.push(SetupError::TooMany {
                        place,
                        found: cards.len(),
                        most: options.hand_size(),
                        chopsticks,
                    });
                }
            }
        }
        count_against_box(laid.iter().flatten().flatten().copied(), &mut errors);
        match options {
            Some(options) if errors.is_empty() => Ok(add_up(options, &laid)),
            _ => Err(errors),
        }
    }

    /// The options, if the variant can be played by this number of players.
    fn options(&self, errors: &mut Vec<SetupError>) -> Option<Options> {
        let spec = &Options::SPECS[1];
        let found = self.rounds.first().map_or(0, Vec::len);
        let options = match spec.values.iter().position(|value| value.value == self.variant) {
            None => Err(SetupError::Options(OptionError::Value { spec, value: self.variant.clone() })),
            Some(index) => {
                let variant = Variant::ALL[index];
                if variant == Variant::Dummy && found != 3 {
                    Err(SetupError::Seats { place: Place::Round(1), found, expected: 3 })
                } else {
                    let players = if variant == Variant::Dummy { 2 } else { found };
                    Options::new(players, variant).map_err(SetupError::Options)
                }
            }
        };
        options.map_err(|error| errors.push(error)).ok()
    }

    /// The cards of each round and seat, without unknown names.
    fn read(&self, errors: &mut Vec<SetupError>) -> Vec<Vec<Vec<Card>>> {
        let mut card = |place: Place, name: &String| {
            name.parse::<Card>().map_err(|unknown| errors.push(SetupError::Card { place, unknown })).ok()
        };
        let mut rounds = Vec::new();
        for (round, seats) in self.rounds.iter().enumerate() {
            let mut laid = Vec::new();
            for (seat, names) in seats.iter().enumerate() {
                let place = Place::Laid { round: round + 1, seat: seat + 1 };
                laid.push(names.iter().filter_map(|name| card(place, name)).collect());
            }
            rounds.push(laid);
        }
        rounds
    }
}

/// The cards of each seat in each round, with their place on the sheet.
pub(crate) fn by_place(rounds: &[Vec<Vec<Card>>]) -> impl Iterator<Item = (Place, &Vec<Card>)> {
    rounds.iter().enumerate().flat_map(|(round, seats)| {
        seats.iter().enumerate().map(move |(seat, cards)| (Place::Laid { round: round + 1, seat: seat + 1 }, cards))
    })
}

/// Scores whole rounds.
pub(crate) fn write_pad(places: usize, rounds: &[Vec<Vec<Card>>]) -> Pad {
    let mut pad = Pad::new(places);
    for round in rounds {
        let tableaus = PerPlace::from_fn(places, |seat| Tableau::laid(round[seat.index()].iter().copied()));
        pad.write(RoundScore::of_round(&tableaus));
    }
    pad
}

fn add_up(options: Options, rounds: &[Vec<Vec<Card>>]) -> Scored {
    let places = options.places();
    let pad = write_pad(places, rounds);
    let puddings = PerPlace::from_fn(places, |seat| {
        rounds.iter().flat_map(|round| &round[seat.index()]).filter(|&&card| card == Card::Pudding).count() as u8
    });
    let rounds_left = ROUNDS - rounds.len();
    let outcome = (rounds_left == 0).then(|| settle(options, &pad, puddings));
    let scored = |lines: &RoundScore| ScoredRound { lines: *lines, total: lines.total() };
    Scored {
        rounds: pad.rounds().iter().map(|round| round.as_slice().iter().map(scored).collect()).collect(),
        rounds_left,
        short: short(rounds, options.hand_size()),
        pudding: outcome.map(|_| pudding_points(&puddings).as_slice().to_vec()),
        totals: outcome.map_or_else(|| pad.totals().as_slice().to_vec(), |outcome| outcome.scores.as_slice().to_vec()),
        winners: outcome.map_or_else(Vec::new, |outcome| outcome.winners.iter().map(Seat::index).collect()),
        outcome,
        puddings: puddings.as_slice().to_vec(),
    }
}

/// The seats with fewer than this many cards in a round.
fn short(rounds: &[Vec<Vec<Card>>], expected: usize) -> Vec<ShortRound> {
    let places = rounds.iter().enumerate().flat_map(|(round, seats)| {
        seats.iter().enumerate().map(move |(seat, cards)| (round + 1, seat + 1, cards.len()))
    });
    let short = places.filter(|(.., cards)| *cards < expected);
    short.map(|(round, seat, cards)| ShortRound { round, seat, cards, expected }).collect()
}

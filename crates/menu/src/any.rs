//! A game of any kind while it is played, reached by text: what a table plays without knowing which game it is.

use std::any::Any;
use std::collections::BTreeMap;

use bots::{Budget, Clock, Judgement, Player, Searcher};
use game::{
    DealChance, FastChance, Game, Joint, MoveSet, Nonce, Options, Outcome, Pending, Record, RecordFault, Recorder,
    Replay, ScoreLine, Seat, SeatSet, Secret, Viewer,
};
use serde_json::value::RawValue;

use crate::{Dish, LegalChoice, Order, UnknownGame, serve};

/// What a game says of itself, as JSON.
pub type Json = Box<RawValue>;

/// A game that is played, of whatever kind.
///
/// Views that need the game's own types get them back through [`Any`]: it is a [`Played`] of the game that was dealt.
pub trait AnyGame: Any + Send {
    /// How many seats choose.
    fn players(&self) -> usize;

    /// How many joint choices have been played.
    fn turn(&self) -> usize;

    /// Who must choose now; nobody once the game is over.
    fn asked(&self) -> SeatSet;

    /// Whether everybody can see that nobody has a choice, so that a table may choose for them.
    fn foregone(&self) -> bool;

    /// What the seat may choose now.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// Parses a choice of the seat and checks it against the rules.
    ///
    /// # Errors
    /// Why it is not legal, as a sentence.
    fn parse(&self, seat: Seat, text: &str) -> Result<LegalChoice, String>;

    /// What the seat chose in a turn that has been played.
    fn chosen(&self, turn: usize, seat: Seat) -> Option<String>;

    /// Plays a joint choice of which every part was parsed by this game in this turn.
    ///
    /// # Errors
    /// If a seat has no choice or too many, or a choice belongs to another turn or game; then nothing has changed.
    fn play(&mut self, choices: &[LegalChoice]) -> Result<(), String>;

    /// Parses, checks and plays a joint choice.
    ///
    /// # Errors
    /// Why it cannot be played; then nothing has changed.
    fn play_text(&mut self, choices: &[(Seat, &str)]) -> Result<(), String> {
        let choices: Result<Vec<_>, _> = choices.iter().map(|(seat, text)| self.parse(*seat, text)).collect();
        self.play(&choices?)
    }

    /// All that the viewer knows.
    fn known(&self, viewer: Viewer) -> Json;

    /// What happened from this turn on, as the viewer experienced it: a list of events for each turn. Turn 0 is the deal;
    /// turn `n` is what came of the `n`-th joint choice.
    fn happened(&self, from: usize, viewer: Viewer) -> Vec<Json>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Every line of the score pad so far.
    fn score_lines(&self) -> Vec<(Seat, ScoreLine)>;

    /// The record of the game, once it is over, as JSON.
    fn record(&self, names: Vec<String>) -> Option<String>;

    /// What a bot in this seat is asked now.
    fn question(&self, seat: Seat) -> Box<dyn Question>;
}

/// A choice that a seat has to make, for a bot to make or to judge. It holds what the seat knows and nothing else, so that it can be taken elsewhere.
pub trait Question: Send {
    /// What this bot chooses.
    fn answer(&self, bot: Player, clock: Clock, luck: u64) -> String;

    /// How likely the seat is to win, and with which moves, as far as an itamae who knows the same finds out within the
    /// budget.
    fn judge(&self, budget: Budget, clock: Clock, luck: u64) -> Judgement<String>;
}

/// A game while it is played, with all that is needed to rebuild it.
#[derive(Debug)]
pub struct Played<G: Game> {
    secret: Secret,
    nonces: Vec<Nonce>,
    chance: DealChance,
    state: G,
    choices: Vec<Joint<G::Move>>,
    /// What came of the last joint choice, or the deal.
    latest: Vec<G::Event>,
}

impl<G: Dish> Played<G> {
    /// Deals.
    pub fn deal(options: &G::Options, secret: Secret, nonces: Vec<Nonce>) -> Self {
        let mut chance = DealChance::new(&secret.seed(&nonces));
        let mut latest = Vec::new();
        let state = G::deal(options, &mut chance, &mut |event| latest.push(event));
        Self { secret, nonces, chance, state, choices: Vec::new(), latest }
    }

    /// The game of a record, as it stood after so many turns; after all of them if there are not so many.
    ///
    /// # Errors
    /// If the record does not hold.
    pub(crate) fn relive(record: &Record<G::Options>, turns: usize) -> Result<Self, RecordFault> {
        let mut played = Self::deal(&record.options, record.secret, record.nonces.clone());
        let mut replay = Replay::<G>::begin(record, &mut |_| ())?;
        while let Some(joint) = replay.step(&mut |_| ())? {
            if played.choices.len() < turns {
                played.advance(&joint);
                played.choices.push(joint);
            }
        }
        Ok(played)
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Calls `sink` with every turn from `from` on: the turn, all that happened in it, and the whole game after it.
    /// What somebody may see of that, [`retell`](Self::retell) tells.
    ///
    /// Only the last turn's events are kept. Earlier turns are played again, which is cheaper than remembering them.
    pub fn replay(&self, from: usize, mut sink: impl FnMut(usize, &[G::Event], &G)) {
        let last = self.choices.len();
        if from < last {
            let mut again = Self::deal(self.state.options(), self.secret, self.nonces.clone());
            for (turn, joint) in self.choices.iter().enumerate() {
                if turn >= from {
                    sink(turn, &again.latest, &again.state);
                }
                again.advance(joint);
            }
        }
        if from <= last {
            sink(last, &self.latest, &self.state);
        }
    }

    /// Calls `sink` with every turn from `from` on as a viewer has experienced it: the turn, what they saw happen in it, and
    /// what they knew after it.
    pub fn retell(&self, from: usize, viewer: Viewer, mut sink: impl FnMut(usize, &[G::Event], G::Observation)) {
        self.replay(from, |turn, events, state| {
            let events: Vec<G::Event> = events.iter().map(|event| G::redact(event, viewer)).collect();
            sink(turn, &events, state.observe(viewer));
        });
    }

    fn advance(&mut self, joint: &Joint<G::Move>) {
        let latest = &mut self.latest;
        latest.clear();
        self.state.apply_unchecked(joint, &mut self.chance, &mut |event| latest.push(event));
    }
}

impl<G: Dish> AnyGame for Played<G> {
    fn players(&self) -> usize {
        self.state.players()
    }

    fn turn(&self) -> usize {
        self.choices.len()
    }

    fn asked(&self) -> SeatSet {
        self.state.pending().seats()
    }

    fn foregone(&self) -> bool {
        self.state.pending() != Pending::Over && self.state.foregone()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.state.legal_moves(seat).iter().map(|chosen| chosen.to_string()).collect()
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<LegalChoice, String> {
        let chosen: G::Move = text.parse().map_err(|fault: <G::Move as std::str::FromStr>::Err| fault.to_string())?;
        self.state.check(seat, &chosen).map_err(|reason| reason.to_string())?;
        Ok(LegalChoice::new(self.turn(), seat, chosen))
    }

    fn chosen(&self, turn: usize, seat: Seat) -> Option<String> {
        let joint = self.choices.get(turn)?;
        joint.get(seat).copied().flatten().map(|chosen| chosen.to_string())
    }

    fn play(&mut self, choices: &[LegalChoice]) -> Result<(), String> {
        let mut joint = Joint::new(self.players());
        for choice in choices {
            let (turn, seat) = (choice.turn(), choice.seat());
            let chosen = choice.parsed::<G::Move>().filter(|_| turn == self.turn() && self.asked().contains(seat));
            let chosen = chosen.ok_or_else(|| format!("{choice:?} is not a choice of turn {}", self.turn()))?;
            if joint[seat].replace(chosen).is_some() {
                return Err(format!("seat {} has chosen twice", seat.index() + 1));
            }
        }
        if let Some(seat) = self.asked().iter().find(|seat| joint[*seat].is_none()) {
            return Err(format!("seat {} has not chosen", seat.index() + 1));
        }
        self.advance(&joint);
        self.choices.push(joint);
        Ok(())
    }

    fn known(&self, viewer: Viewer) -> Json {
        json(&self.state.observe(viewer))
    }

    fn happened(&self, from: usize, viewer: Viewer) -> Vec<Json> {
        let mut turns = Vec::new();
        self.retell(from, viewer, |_, events, _| turns.push(json(&events)));
        turns
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn score_lines(&self) -> Vec<(Seat, ScoreLine)> {
        let mut lines = Vec::new();
        self.state.score_lines(&mut |seat, line| lines.push((seat, line)));
        lines
    }

    fn record(&self, names: Vec<String>) -> Option<String> {
        let outcome = self.state.outcome()?;
        let mut recorder = Recorder::new(self.state.options().clone(), names, self.secret, self.nonces.clone());
        for joint in &self.choices {
            recorder.played(joint);
        }
        let record = recorder.finish::<G>(&outcome);
        Some(serde_json::to_string(&record).expect("a record can be written as JSON"))
    }

    fn question(&self, seat: Seat) -> Box<dyn Question> {
        let known = self.state.observe(Viewer::Seat(seat));
        Box::new(Asked::<G> { seat, known, moves: self.state.legal_moves(seat) })
    }
}

/// What a bot is asked.
struct Asked<G: Game> {
    seat: Seat,
    known: G::Observation,
    moves: G::Moves,
}

impl<G: Dish> Question for Asked<G> {
    fn answer(&self, bot: Player, clock: Clock, luck: u64) -> String {
        let mut chance = FastChance::new(luck);
        let chosen = bot.seat::<G>(clock).choose(self.seat, &self.known, &self.moves, &mut chance);
        chosen.unwrap_or_else(|_| self.moves.pick(&mut chance)).to_string()
    }

    fn judge(&self, budget: Budget, clock: Clock, luck: u64) -> Judgement<String> {
        let mut searcher = Searcher::<G>::new(budget, clock);
        let judgement = searcher.judge(self.seat, &self.known, None, &mut FastChance::new(luck));
        judgement.map(|chosen| chosen.to_string())
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("what a game says can be written as JSON")
}

/// Options that were read: how they are always written, and how many seats they mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How many seats choose.
    pub players: usize,
}

/// Reads options of a game that is known by its name.
///
/// # Errors
/// If there is no such game, or everything that is wrong with the options, a sentence each.
pub fn agree(game: &str, options: &BTreeMap<String, String>) -> Result<Result<Agreed, Vec<String>>, UnknownGame> {
    struct Agree<'a>(&'a BTreeMap<String, String>);

    impl Order for Agree<'_> {
        type Served = Result<Agreed, Vec<String>>;

        fn serve<G: Dish>(self) -> Self::Served {
            let options = read::<G>(self.0)?;
            let pairs = options.to_pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            Ok(Agreed { options: pairs, players: options.players() })
        }
    }

    serve(game, Agree(options))
}

/// Deals a game that is known by its name.
///
/// # Errors
/// If there is no such game, or what is wrong with its options.
pub fn deal(
    game: &str,
    options: &BTreeMap<String, String>,
    secret: Secret,
    nonces: Vec<Nonce>,
) -> Result<Result<Box<dyn AnyGame>, Vec<String>>, UnknownGame> {
    struct Deal<'a>(&'a BTreeMap<String, String>, Secret, Vec<Nonce>);

    impl Order for Deal<'_> {
        type Served = Result<Box<dyn AnyGame>, Vec<String>>;

        fn serve<G: Dish>(self) -> Self::Served {
            Ok(Box::new(Played::<G>::deal(&read::<G>(self.0)?, self.1, self.2)))
        }
    }

    serve(game, Deal(options, secret, nonces))
}

fn read<G: Dish>(options: &BTreeMap<String, String>) -> Result<G::Options, Vec<String>> {
    let pairs: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    G::Options::from_pairs(&pairs).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

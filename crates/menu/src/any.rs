//! Games and perspectives of any kind, reached by text: what a table plays and what views are given, without knowing which
//! game it is.

use std::any::Any;
use std::collections::BTreeMap;

use bots::{Budget, Clock, Judgement, Player, Searcher};
use game::{
    DealChance, FastChance, Game, Joint, MoveSet, Nonce, Options, Outcome, Pending, Perspective, Record, RecordError,
    RecordSeat, Recorder, Replay, ScoreLine, Seat, SeatSet, Secret, Viewer,
};
use serde_json::value::RawValue;

use crate::{GameVisitor, LegalChoice, PlayableGame, UnknownGame, with_game};

/// What a game says of itself, as JSON.
pub type Json = Box<RawValue>;

/// For [`AnyGame::perspective`]: no turn is told, only what is known now.
pub const NO_HISTORY: usize = usize::MAX;

/// A running game of any kind. Nobody outside of this crate can reach its state: views and bots get [`AnyPerspective`]s.
pub trait AnyGame: Send {
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

    /// The game as the viewer knows it, with the turns from `since` on as they heard them. Turn 0 is the deal, turn `n` what
    /// came of the `n`-th joint choice.
    fn perspective(&self, viewer: Viewer, since: usize) -> Box<dyn AnyPerspective>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The record of the game, once it is over, as JSON.
    fn record(&self, seats: Vec<RecordSeat>) -> Option<String>;
}

/// A perspective on a game of any kind. Views that need the game's own types get them back through [`Any`]: it is a
/// [`Perspective`] of the game that is played.
pub trait AnyPerspective: Any + Send + Sync {
    /// Who knows this.
    fn viewer(&self) -> Viewer;

    /// How many seats choose.
    fn players(&self) -> usize;

    /// How many joint choices have been played.
    fn turn(&self) -> usize;

    /// Who must choose now.
    fn pending(&self) -> SeatSet;

    /// What the viewer may choose now, in notation.
    fn moves(&self) -> Vec<String>;

    /// All that the viewer knows, as JSON.
    fn observation(&self) -> Json;

    /// What the viewer heard in each turn that is told, as JSON: a list of events for each.
    fn events(&self) -> Vec<Json>;

    /// Every line of the score pad so far.
    fn scores(&self) -> &[(Seat, ScoreLine)];

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<&Outcome>;

    /// What this bot chooses in the viewer's place, in notation; nothing if the viewer has nothing to choose.
    fn choose(&self, bot: Player, clock: Clock, luck: u64) -> Option<String>;

    /// How likely the viewer is to win, and with which moves, as far as the strongest bot finds out within the budget;
    /// nothing if the viewer has nothing to choose.
    fn judge(&self, budget: Budget, clock: Clock, luck: u64) -> Option<Judgement<String>>;
}

/// A running game, with all that is needed to rebuild it.
#[derive(Debug)]
pub struct RunningGame<G: Game> {
    secret: Secret,
    nonces: Vec<Nonce>,
    chance: DealChance,
    state: G,
    choices: Vec<Joint<G::Move>>,
    /// The state before the last joint choice; nothing after the deal.
    previous: Option<G>,
    /// What came of the last joint choice, or the deal.
    latest: Vec<G::Event>,
}

impl<G: PlayableGame> RunningGame<G> {
    /// Deals.
    pub fn deal(options: &G::Options, secret: Secret, nonces: Vec<Nonce>) -> Self {
        let mut chance = DealChance::new(&secret.seed(&nonces));
        let mut latest = Vec::new();
        let state = G::deal(options, &mut chance, &mut |event| latest.push(event));
        Self { secret, nonces, chance, state, choices: Vec::new(), previous: None, latest }
    }

    /// The game of a record as it stood after so many turns, or after all of them if there are not so many; and what was
    /// chosen next.
    ///
    /// # Errors
    /// If the record does not hold.
    #[expect(clippy::type_complexity)]
    pub(crate) fn recorded(
        record: &Record<G::Options>,
        turns: usize,
    ) -> Result<(Self, Option<Joint<G::Move>>), RecordError> {
        let mut game = Self::deal(&record.options, record.secret, record.nonces.clone());
        let mut next = None;
        let mut replay = Replay::<G>::begin(record, &mut |_| ())?;
        while let Some(joint) = replay.step(&mut |_| ())? {
            if game.choices.len() < turns {
                game.advance(&joint);
                game.choices.push(joint);
            } else {
                next = next.or(Some(joint));
            }
        }
        Ok((game, next))
    }

    /// The game as the viewer knows it, with the turns from `since` on as they heard them.
    ///
    /// Only the last turn is kept. Earlier ones are played again from the deal, which takes microseconds and is asked for
    /// when a page is loaded, not when something happens.
    pub fn perspective(&self, viewer: Viewer, since: usize) -> Perspective<G> {
        let last = self.choices.len();
        let mut perspective = Perspective::new(&self.state, viewer, last);
        if since < last {
            let mut again = Self::deal(self.state.options(), self.secret, self.nonces.clone());
            if since == 0 {
                perspective.hear(&again.state, &again.latest);
            }
            for (turn, joint) in self.choices.iter().enumerate() {
                let before = (turn + 1 >= since).then(|| again.state.clone());
                again.advance(joint);
                if let Some(before) = before.filter(|_| turn + 1 >= since.max(1)) {
                    perspective.hear(&before, &again.latest);
                }
            }
        } else if since == last {
            perspective.hear(self.previous.as_ref().unwrap_or(&self.state), &self.latest);
        }
        perspective
    }

    fn advance(&mut self, joint: &Joint<G::Move>) {
        self.previous = Some(self.state.clone());
        let latest = &mut self.latest;
        latest.clear();
        self.state.apply_unchecked(joint, &mut self.chance, &mut |event| latest.push(event));
    }
}

impl<G: PlayableGame> AnyGame for RunningGame<G> {
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

    fn perspective(&self, viewer: Viewer, since: usize) -> Box<dyn AnyPerspective> {
        Box::new(Self::perspective(self, viewer, since))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn record(&self, seats: Vec<RecordSeat>) -> Option<String> {
        let outcome = self.state.outcome()?;
        let mut recorder = Recorder::new(self.state.options().clone(), seats, self.secret, self.nonces.clone());
        for joint in &self.choices {
            recorder.played(joint);
        }
        let record = recorder.finish::<G>(&outcome);
        Some(serde_json::to_string(&record).expect("a record can be written as JSON"))
    }
}

impl<G: PlayableGame> AnyPerspective for Perspective<G> {
    fn viewer(&self) -> Viewer {
        self.viewer()
    }

    fn players(&self) -> usize {
        self.players()
    }

    fn turn(&self) -> usize {
        self.turn()
    }

    fn pending(&self) -> SeatSet {
        self.pending()
    }

    fn moves(&self) -> Vec<String> {
        self.each_move().map(|chosen| chosen.to_string()).collect()
    }

    fn observation(&self) -> Json {
        json(self.known())
    }

    fn events(&self) -> Vec<Json> {
        self.turns().iter().map(json).collect()
    }

    fn scores(&self) -> &[(Seat, ScoreLine)] {
        self.scores()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome()
    }

    fn choose(&self, bot: Player, clock: Clock, luck: u64) -> Option<String> {
        let (seat, moves) = (self.seat()?, self.moves()?);
        let mut chance = FastChance::new(luck);
        let chosen = bot.seat::<G>(clock).choose(seat, self.known(), moves, &mut chance);
        Some(chosen.unwrap_or_else(|_| moves.pick(&mut chance)).to_string())
    }

    fn judge(&self, budget: Budget, clock: Clock, luck: u64) -> Option<Judgement<String>> {
        let seat = self.seat().filter(|_| self.moves().is_some())?;
        let mut searcher = Searcher::<G>::new(budget, clock);
        let judgement = searcher.judge(seat, self.known(), None, &mut FastChance::new(luck));
        Some(judgement.map(|chosen| chosen.to_string()))
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("what a game says can be written as JSON")
}

/// Options that were read: how they are always written, and how many seats they mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedOptions {
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How many seats choose.
    pub players: usize,
}

/// Reads options of a game that is known by its name.
///
/// # Errors
/// If there is no such game, or everything that is wrong with the options, a sentence each.
pub fn parse_options(
    game: &str,
    options: &BTreeMap<String, String>,
) -> Result<Result<ParsedOptions, Vec<String>>, UnknownGame> {
    struct ParseOptions<'a>(&'a BTreeMap<String, String>);

    impl GameVisitor for ParseOptions<'_> {
        type Output = Result<ParsedOptions, Vec<String>>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let options = read::<G>(self.0)?;
            let pairs = options.to_pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            Ok(ParsedOptions { options: pairs, players: options.players() })
        }
    }

    with_game(game, ParseOptions(options))
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

    impl GameVisitor for Deal<'_> {
        type Output = Result<Box<dyn AnyGame>, Vec<String>>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            Ok(Box::new(RunningGame::<G>::deal(&read::<G>(self.0)?, self.1, self.2)))
        }
    }

    with_game(game, Deal(options, secret, nonces))
}

fn read<G: PlayableGame>(options: &BTreeMap<String, String>) -> Result<G::Options, Vec<String>> {
    let pairs: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    G::Options::from_pairs(&pairs).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

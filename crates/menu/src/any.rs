//! Type-erased games and perspectives with a text interface, for tables and views that do not know which game it is.

use std::any::Any;
use std::collections::BTreeMap;

use bots::{Budget, Clock, Judgement, Player, Searcher};
use game::{
    Deal, DealChance, FastChance, Game, Joint, MoveSet, Nonce, Options, Outcome, Pending, Perspective, Record,
    RecordError, RecordSeat, Recorder, Replay, ScoreLine, Seat, SeatSet, Secret, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{GameVisitor, LegalChoice, PlayableGame, UnknownGame, with_game};

/// Data of a game, as JSON.
pub type Json = Box<RawValue>;

/// For [`AnyGame::perspective`]: only the current knowledge, without any turn.
pub const NO_HISTORY: usize = usize::MAX;

/// A running game of any kind. Nobody outside of this crate can reach its state: views and bots get
/// [`AnyPerspective`]s.
pub trait AnyGame: Send {
    /// The number of players.
    fn players(&self) -> usize;

    /// The number of joint choices that have been played.
    fn turn(&self) -> usize;

    /// The seats that have to choose now; empty once the game is over.
    fn asked(&self) -> SeatSet;

    /// Whether it is public that nobody has a real choice, so that the table can choose for the players.
    fn foregone(&self) -> bool;

    /// The legal moves of a seat.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// Parses a choice of the seat and checks it against the rules.
    ///
    /// # Errors
    /// The reason why it is not legal, as a sentence.
    fn parse(&self, seat: Seat, text: &str) -> Result<LegalChoice, String>;

    /// The choice of a seat in a turn that has been played.
    fn chosen(&self, turn: usize, seat: Seat) -> Option<String>;

    /// Plays a joint choice. All choices must have been parsed by this game in this turn.
    ///
    /// # Errors
    /// If a seat has no choice or too many, or a choice belongs to another turn or game. The game is unchanged then.
    fn play(&mut self, choices: &[LegalChoice]) -> Result<(), String>;

    /// Parses, checks and plays a joint choice.
    ///
    /// # Errors
    /// The reason why it cannot be played. The game is unchanged then.
    fn play_text(&mut self, choices: &[(Seat, &str)]) -> Result<(), String> {
        let choices: Result<Vec<_>, _> = choices.iter().map(|(seat, text)| self.parse(*seat, text)).collect();
        self.play(&choices?)
    }

    /// The game as the viewer knows it, with the turns from `since` on as the viewer heard them. Turn 0 is the deal,
    /// turn `n` that of the `n`-th joint choice.
    fn perspective(&self, viewer: Viewer, since: usize) -> Box<dyn AnyPerspective>;

    /// Everything that is needed to continue the game later. It contains the secret of the deal.
    fn saved(&self) -> SavedGame;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The record of the game, once it is over, as JSON.
    fn record(&self, seats: Vec<RecordSeat>) -> Option<String>;
}

/// A game to be continued: its deal, and the choices since.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    deal: Deal,
    /// For each turn the choice of each seat, in notation.
    turns: Vec<Vec<Option<String>>>,
}

/// A type-erased perspective on a game. Views that need the game's own types can downcast it with [`Any`] to the
/// [`Perspective`] of the game.
pub trait AnyPerspective: Any + Send + Sync {
    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// The number of players.
    fn players(&self) -> usize;

    /// The number of joint choices that have been played.
    fn turn(&self) -> usize;

    /// The seats that have to choose now.
    fn pending(&self) -> SeatSet;

    /// The viewer's legal moves, in notation.
    fn moves(&self) -> Vec<String>;

    /// The viewer's observation, as JSON.
    fn observation(&self) -> Json;

    /// The events that the viewer heard, as a JSON list for each turn.
    fn events(&self) -> Vec<Json>;

    /// All score lines so far.
    fn scores(&self) -> &[(Seat, ScoreLine)];

    /// The result, once the game is over.
    fn outcome(&self) -> Option<&Outcome>;

    /// The choice of a bot in the viewer's place, in notation; `None` if the viewer does not have to choose.
    fn choose(&self, bot: Player, clock: Clock, luck: u64) -> Option<String>;

    /// The win probabilities of the viewer and of the viewer's moves, as estimated by the strongest bot within the
    /// budget; `None` if the viewer does not have to choose.
    fn judge(&self, budget: Budget, clock: Clock, luck: u64) -> Option<Judgement<String>>;
}

/// A running game, with everything that is needed to rebuild it.
#[derive(Debug)]
pub struct RunningGame<G: Game> {
    deal: Deal,
    chance: DealChance,
    state: G,
    choices: Vec<Joint<G::Move>>,
    /// The state before the last joint choice; `None` right after the deal.
    previous: Option<G>,
    /// The events of the last joint choice, or of the deal.
    latest: Vec<G::Event>,
}

impl<G: PlayableGame> RunningGame<G> {
    /// Deals a game.
    pub fn deal(options: &G::Options, deal: Deal) -> Self {
        let mut chance = DealChance::new(&deal.seed());
        let mut latest = Vec::new();
        let state = G::deal(options, &mut chance, &mut |event| latest.push(event));
        Self { deal, chance, state, choices: Vec::new(), previous: None, latest }
    }

    /// The game of a record after this number of turns, or after all turns if it has fewer, the next joint choice, and the
    /// result at the end.
    ///
    /// # Errors
    /// If the record is not valid.
    #[expect(clippy::type_complexity)]
    pub(crate) fn recorded(
        record: &Record<G::Options>,
        turns: usize,
    ) -> Result<(Self, Option<Joint<G::Move>>, Outcome), RecordError> {
        let mut game = Self::deal(&record.options, record.deal());
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
        let outcome = replay.state().outcome().expect("the replay has checked that the game is over");
        Ok((game, next, outcome))
    }

    /// The game as the viewer knows it, with the turns from `since` on as the viewer heard them.
    ///
    /// Only the last turn is kept. Earlier ones are replayed from the deal, which takes microseconds and is needed only
    /// when a page is loaded.
    pub fn perspective(&self, viewer: Viewer, since: usize) -> Perspective<G> {
        let last = self.choices.len();
        let mut perspective = Perspective::new(&self.state, viewer, last);
        if since < last {
            let mut again = Self::deal(self.state.options(), self.deal.clone());
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
        let chosen: G::Move = text.parse().map_err(|error: <G::Move as std::str::FromStr>::Err| error.to_string())?;
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

    fn saved(&self) -> SavedGame {
        let text = |chosen: &Option<G::Move>| chosen.map(|chosen| chosen.to_string());
        let turn = |joint: &Joint<G::Move>| joint.iter().map(|(_, chosen)| text(chosen)).collect();
        SavedGame { deal: self.deal.clone(), turns: self.choices.iter().map(turn).collect() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn record(&self, seats: Vec<RecordSeat>) -> Option<String> {
        let outcome = self.state.outcome()?;
        let mut recorder = Recorder::new(self.state.options().clone(), seats, self.deal.clone());
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
    serde_json::value::to_raw_value(value).expect("data of a game can be written as JSON")
}

/// Parsed options, in canonical form, and the number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedOptions {
    /// All options with their values.
    pub options: BTreeMap<String, String>,
    /// The number of players.
    pub players: usize,
}

/// Parses the options of a game, given by its name.
///
/// # Errors
/// If there is no such game, or all errors in the options, one sentence each.
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

/// Deals a game, given by its name, from nonces that nobody committed to.
///
/// # Errors
/// If there is no such game, or all errors in its options, one sentence each.
pub fn deal(
    game: &str,
    options: &BTreeMap<String, String>,
    secret: Secret,
    nonces: Vec<Nonce>,
) -> Result<Result<Box<dyn AnyGame>, Vec<String>>, UnknownGame> {
    deal_from(game, options, Deal::uncommitted(secret, nonces))
}

/// Deals a game, given by its name.
///
/// # Errors
/// If there is no such game, or all errors in its options, one sentence each.
pub fn deal_from(
    game: &str,
    options: &BTreeMap<String, String>,
    deal: Deal,
) -> Result<Result<Box<dyn AnyGame>, Vec<String>>, UnknownGame> {
    struct DealGame<'a>(&'a BTreeMap<String, String>, Deal);

    impl GameVisitor for DealGame<'_> {
        type Output = Result<Box<dyn AnyGame>, Vec<String>>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            Ok(Box::new(RunningGame::<G>::deal(&read::<G>(self.0)?, self.1)))
        }
    }

    with_game(game, DealGame(options, deal))
}

/// Continues a saved game, given by its name.
///
/// # Errors
/// The reason why it is not valid, as a sentence.
pub fn resume(game: &str, options: &BTreeMap<String, String>, saved: SavedGame) -> Result<Box<dyn AnyGame>, String> {
    let dealt = deal_from(game, options, saved.deal).map_err(|unknown| unknown.to_string())?;
    let mut game = dealt.map_err(|errors| errors.join(" "))?;
    for turn in &saved.turns {
        let chosen = turn.iter().enumerate().filter_map(|(seat, text)| Some((Seat::new(seat), text.as_deref()?)));
        game.play_text(&chosen.collect::<Vec<_>>())?;
    }
    Ok(game)
}

fn read<G: PlayableGame>(options: &BTreeMap<String, String>) -> Result<G::Options, Vec<String>> {
    let pairs: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    G::Options::from_pairs(&pairs).map_err(|errors| errors.iter().map(ToString::to_string).collect())
}

//! External programs as bots: the protocol of `docs/bot-protocol.md`, and how violations are handled.

mod program;

use std::fmt;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use bots::{Bot, Forfeit};
use game::{FastChance, Game, MoveSet, Seat};
use serde::{Deserialize, Serialize};

pub use self::program::StderrSink;
use self::program::{NoAnswer, Program};

/// Version of the protocol.
const PROTOCOL: u32 = 1;

/// Maximum number of restarts in one game. After that, the program gets no more requests.
const RESTARTS: u32 = 3;

/// Maximum length of quoted output.
const QUOTED: usize = 80;

/// The settings for all external programs in a series.
#[derive(Clone)]
pub struct ExecSettings<'a, O> {
    /// Options of the game.
    pub options: &'a O,
    /// Time limit per choice.
    pub limit: Duration,
    /// Receives the lines that programs write to standard error.
    pub stderr: StderrSink,
}

impl<O: fmt::Debug> fmt::Debug for ExecSettings<'_, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExecSettings")
            .field("options", self.options)
            .field("limit", &self.limit)
            .finish_non_exhaustive()
    }
}

/// The message at the beginning of a game. No answer is expected.
#[derive(Serialize)]
struct Greeting<'a, O> {
    r#type: &'static str,
    protocol: u32,
    game: &'static str,
    options: &'a O,
    seat: Seat,
    luck: u32,
}

/// A request for a choice.
#[derive(Serialize)]
struct Question<'a, O> {
    r#type: &'static str,
    number: u64,
    observation: &'a O,
    moves: Vec<String>,
}

/// The answer. Further fields are ignored.
#[derive(Deserialize)]
struct Answer {
    r#move: String,
    number: u64,
}

/// A bot that is an external program. It is started for its first choice.
pub(crate) struct ExecBot<'a, G: Game> {
    words: &'a [String],
    settings: ExecSettings<'a, G::Options>,
    program: Option<Program>,
    greeting: String,
    greeted: bool,
    asked: u64,
    /// Failures in this game.
    failures: u32,
    game: PhantomData<G>,
}

impl<'a, G: Game> ExecBot<'a, G> {
    /// A bot that runs this program with these arguments.
    pub(crate) fn new(words: &'a [String], settings: ExecSettings<'a, G::Options>) -> Self {
        Self {
            words,
            settings,
            program: None,
            greeting: String::new(),
            greeted: false,
            asked: 0,
            failures: 0,
            game: PhantomData,
        }
    }

    /// Sends a request and waits for the answer.
    fn ask(&mut self, question: String, deadline: Instant) -> Result<Answer, Forfeit> {
        let program = match self.program.take() {
            Some(program) => program,
            None => self.start()?,
        };
        let greeted = if self.greeted { Ok(()) } else { program.send(self.greeting.clone()) };
        self.greeted = true;
        match greeted.and_then(|()| program.send(question)).and_then(|()| receive(&program, self.asked, deadline)) {
            Ok(answer) => {
                self.program = Some(program);
                answer
            }
            Err(no_answer) => Err(self.lost(program, no_answer)),
        }
    }

    /// Starts the program. It needs the greeting again.
    fn start(&mut self) -> Result<Program, Forfeit> {
        self.greeted = false;
        Program::start(self.words, self.settings.stderr.clone())
            .map_err(|error| self.failed(format!("cannot be started: {error}")))
    }

    /// Ends a program that does not answer. It is started again for the next choice.
    fn lost(&mut self, mut program: Program, no_answer: NoAnswer) -> Forfeit {
        let reason = match (no_answer, program.end()) {
            (NoAnswer::Late, _) => format!("took longer than {} s", self.settings.limit.as_secs_f64()),
            (NoAnswer::Ended, Some(status)) => {
                let words: String = program.last_words().chars().filter(|letter| !letter.is_control()).collect();
                let words = if words.is_empty() { words } else { format!(": {}", shorten(&words, QUOTED)) };
                format!("ended ({status}){words}")
            }
            (NoAnswer::Ended, None) => "closed its output, or was killed".to_owned(),
        };
        self.failed(reason)
    }

    fn failed(&mut self, reason: String) -> Forfeit {
        self.failures += 1;
        Forfeit(reason)
    }

    /// Whether it failed too often.
    fn given_up(&self) -> bool {
        self.failures > RESTARTS
    }
}

impl<G: Game> Bot<G> for ExecBot<'_, G> {
    fn begin(&mut self, seat: Seat, luck: u64) {
        let greeting = Greeting {
            r#type: "game",
            protocol: PROTOCOL,
            game: G::NAME,
            options: self.settings.options,
            seat,
            // Not all languages that read JSON have 64-bit integers.
            luck: (luck >> 32) as u32,
        };
        self.greeting = line(&greeting);
        self.greeted = false;
        if !self.given_up() {
            self.failures = 0;
        }
    }

    fn choose(
        &mut self,
        _: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        _: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        if self.given_up() {
            return Err(Forfeit(format!("failed more than {RESTARTS} times in a game and is not asked any more")));
        }
        let deadline = Instant::now() + self.settings.limit;
        self.asked += 1;
        let moves = moves.iter().map(|chosen| chosen.to_string()).collect();
        let question = line(&Question { r#type: "choice", number: self.asked, observation: known, moves });
        let Answer { r#move: text, .. } = self.ask(question, deadline)?;
        text.parse().map_err(|error| Forfeit(format!("answered {:?}: {error}", shorten(&text, QUOTED))))
    }
}

/// Waits for the answer to a request.
fn receive(program: &Program, asked: u64, deadline: Instant) -> Result<Result<Answer, Forfeit>, NoAnswer> {
    loop {
        let line = program.receive(deadline)?;
        return Ok(match serde_json::from_str::<Answer>(&line) {
            // A late or repeated answer to an earlier request.
            Ok(answer) if answer.number < asked => continue,
            Ok(answer) if answer.number == asked => Ok(answer),
            Ok(answer) => Err(Forfeit(format!("answered number {}, but was asked number {asked}", answer.number))),
            Err(_) => Err(Forfeit(format!("answered {:?}, which is not an answer", shorten(&line, QUOTED)))),
        });
    }
}

/// A line of JSON.
fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("observations serialize to JSON");
    line.push('\n');
    line
}

/// The text, cut to this number of characters with an ellipsis.
pub fn shorten(text: &str, length: usize) -> String {
    if text.chars().count() <= length {
        return text.to_owned();
    }
    text.chars().take(length - 1).chain(['…']).collect()
}

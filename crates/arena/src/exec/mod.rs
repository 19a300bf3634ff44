//! Bots that are programs: the protocol of `docs/bot-protocol.md`, and what happens to those that do not keep it.

mod program;

use std::fmt;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use bots::{Bot, Forfeit};
use game::{FastChance, Game, MoveSet, Seat};
use serde::{Deserialize, Serialize};

pub use self::program::StderrSink;
use self::program::{Program, Silence};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How often a program is started again in one game. One that needs more is not asked any more.
const RESTARTS: u32 = 3;

/// How much of what a program said is repeated.
const REPEATED: usize = 80;

/// The rules that all external programs in a series play by.
#[derive(Clone)]
pub struct ExecTerms<'a, O> {
    /// What was agreed.
    pub options: &'a O,
    /// How long a choice may take.
    pub limit: Duration,
    /// Where what they write to standard error goes.
    pub stderr: StderrSink,
}

impl<O: fmt::Debug> fmt::Debug for ExecTerms<'_, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExecTerms").field("options", self.options).field("limit", &self.limit).finish_non_exhaustive()
    }
}

/// What is said at the beginning of a game. No answer is expected.
#[derive(Serialize)]
struct Greeting<'a, O> {
    r#type: &'static str,
    protocol: u32,
    game: &'static str,
    options: &'a O,
    seat: Seat,
    luck: u32,
}

/// What is asked.
#[derive(Serialize)]
struct Question<'a, O> {
    r#type: &'static str,
    number: u64,
    observation: &'a O,
    moves: Vec<String>,
}

/// What is answered. A program may say more; it is not read.
#[derive(Deserialize)]
struct Answer {
    r#move: String,
    number: u64,
}

/// A bot that is a program. It is started when it first has to choose.
pub(crate) struct ExecBot<'a, G: Game> {
    words: &'a [String],
    terms: ExecTerms<'a, G::Options>,
    program: Option<Program>,
    greeting: String,
    greeted: bool,
    asked: u64,
    /// How often the program has failed in this game.
    failures: u32,
    game: PhantomData<G>,
}

impl<'a, G: Game> ExecBot<'a, G> {
    /// A bot that is this program with these arguments.
    pub(crate) fn new(words: &'a [String], terms: ExecTerms<'a, G::Options>) -> Self {
        Self {
            words,
            terms,
            program: None,
            greeting: String::new(),
            greeted: false,
            asked: 0,
            failures: 0,
            game: PhantomData,
        }
    }

    /// Puts a question and waits for the answer.
    fn ask(&mut self, question: String, deadline: Instant) -> Result<Answer, Forfeit> {
        let program = match self.program.take() {
            Some(program) => program,
            None => self.start()?,
        };
        let told = if self.greeted { Ok(()) } else { program.tell(self.greeting.clone()) };
        self.greeted = true;
        match told.and_then(|()| program.tell(question)).and_then(|()| hear(&program, self.asked, deadline)) {
            Ok(answer) => {
                self.program = Some(program);
                answer
            }
            Err(silence) => Err(self.lost(program, silence)),
        }
    }

    /// Starts the program, which then knows nothing of this game yet.
    fn start(&mut self) -> Result<Program, Forfeit> {
        self.greeted = false;
        Program::start(self.words, self.terms.stderr.clone())
            .map_err(|fault| self.failed(format!("could not be started: {fault}")))
    }

    /// Ends a program that does not answer. For the next choice another is started.
    fn lost(&mut self, mut program: Program, silence: Silence) -> Forfeit {
        let reason = match (silence, program.end()) {
            (Silence::Late, _) => format!("took longer than {} s", self.terms.limit.as_secs_f64()),
            (Silence::Ended, Some(status)) => {
                let words: String = program.last_words().chars().filter(|letter| !letter.is_control()).collect();
                let words = if words.is_empty() { words } else { format!(": {}", shorten(&words, REPEATED)) };
                format!("ended ({status}){words}")
            }
            (Silence::Ended, None) => "closed its output, or was killed".to_owned(),
        };
        self.failed(reason)
    }

    fn failed(&mut self, reason: String) -> Forfeit {
        self.failures += 1;
        Forfeit(reason)
    }

    /// Whether it has failed too often.
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
            options: self.terms.options,
            seat,
            // Languages without whole numbers of 64 bits read JSON too.
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
        let deadline = Instant::now() + self.terms.limit;
        self.asked += 1;
        let moves = moves.iter().map(|chosen| chosen.to_string()).collect();
        let question = line(&Question { r#type: "choice", number: self.asked, observation: known, moves });
        let Answer { r#move: text, .. } = self.ask(question, deadline)?;
        text.parse().map_err(|fault| Forfeit(format!("answered {:?}: {fault}", shorten(&text, REPEATED))))
    }
}

/// Waits for what the program answers to a question: an answer, or something else.
fn hear(program: &Program, asked: u64, deadline: Instant) -> Result<Result<Answer, Forfeit>, Silence> {
    loop {
        let line = program.hear(deadline)?;
        return Ok(match serde_json::from_str::<Answer>(&line) {
            // To an earlier question: one that it had answered with nonsense before, or answers twice.
            Ok(answer) if answer.number < asked => continue,
            Ok(answer) if answer.number == asked => Ok(answer),
            Ok(answer) => Err(Forfeit(format!("answered number {}, but was asked number {asked}", answer.number))),
            Err(_) => Err(Forfeit(format!("answered {:?}, which is no answer", shorten(&line, REPEATED)))),
        });
    }
}

/// A line of JSON.
fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("what is known can be written as JSON");
    line.push('\n');
    line
}

/// The text, cut to so many characters with an ellipsis.
pub fn shorten(text: &str, length: usize) -> String {
    if text.chars().count() <= length {
        return text.to_owned();
    }
    text.chars().take(length - 1).chain(['…']).collect()
}

//! The people at one table: each with a connection of their own, all in one task, so that who saw what when needs no locks.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::{Chance, FastChance};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use super::door::Door;
use super::heard::{Game, Heard, Table};
use super::place::{Line, Place, limited};
use super::tally::{Tally, micros};
use crate::failure::Failure;

/// What all crews are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Stage {
    /// People sit down.
    Gathering,
    /// They play.
    Playing,
    /// They play, and it counts.
    Measuring,
    /// They leave.
    Leaving,
}

/// What is to be played.
pub(super) struct Plan {
    pub(super) place: Place,
    pub(super) game: String,
    pub(super) seats: u8,
    /// How long people think on average; not at all if zero.
    pub(super) pace: Duration,
}

/// A turn at a table: the number of the game, and of the turn in it.
type Turn = (u32, usize);

/// What is said to the house.
enum Words {
    /// Something that is said once in each lobby or after each game.
    Once(&'static str),
    /// A choice, and the turn it answers.
    Choice(Turn, String),
}

/// What came over a connection.
type Received = Option<Result<Message, tungstenite::Error>>;

/// Somebody.
struct Member {
    token: String,
    line: Line,
    /// The turn they have seen last.
    at: Turn,
    /// What they will send, and when.
    intends: Option<(Instant, Words)>,
    /// Choices that were not acknowledged yet, by the numbers of their requests. The next turn is often seen, and answered,
    /// before the choice that led there is acknowledged.
    waits: VecDeque<(u64, Instant)>,
    /// What was said last, and after how many games.
    said: Option<(u32, &'static str)>,
}

/// The people at one table.
pub(super) struct Crew {
    plan: Arc<Plan>,
    /// The table's code.
    table: String,
    members: Vec<Member>,
    stage: Stage,
    /// All are ready, but for the host.
    gathered: bool,
    /// The choice that was sent last, and the turn that it answers.
    sent: Option<(Turn, Instant)>,
    /// Turns that somebody has seen and others have not, with the moment when the choice that led there was sent.
    unseen: VecDeque<(Turn, Instant)>,
    requests: u64,
    luck: FastChance,
    tally: Tally,
}

impl Crew {
    /// Opens a table and seats everybody.
    pub(super) async fn gather(plan: Arc<Plan>, door: &mut Door, number: u32) -> Result<Self, Failure> {
        let mut tokens = Vec::new();
        for seat in 0..plan.seats {
            tokens.push(door.welcome(&format!("load {number}.{seat}")).await?);
        }
        let (table, members) = seat(&plan, door, tokens).await?;
        let mut crew = Self {
            plan,
            table,
            members,
            stage: Stage::Gathering,
            gathered: false,
            sent: None,
            unseen: VecDeque::new(),
            requests: 0,
            luck: FastChance::new(u64::from(number)),
            tally: Tally::default(),
        };
        while !crew.gathered {
            let (who, message) = next(&mut crew.members).await;
            crew.hear(who, message).await?;
        }
        Ok(crew)
    }

    /// Plays until it is time to leave. `dealt` is dropped when everybody has seen the first deal.
    pub(super) async fn work(
        mut self,
        mut stage: watch::Receiver<Stage>,
        dealt: mpsc::Sender<()>,
    ) -> Result<Tally, Failure> {
        let mut dealt = Some(dealt);
        loop {
            let due = self.members.iter().filter_map(|member| Some(member.intends.as_ref()?.0)).min();
            tokio::select! {
                biased;
                changed = stage.changed() => {
                    let now = if changed.is_ok() { *stage.borrow_and_update() } else { Stage::Leaving };
                    self.enter(now).await?;
                    if now == Stage::Leaving {
                        break;
                    }
                }
                (who, message) = next(&mut self.members) => self.hear(who, message).await?,
                () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => self.act_in_time().await?,
            }
            if dealt.is_some() && self.seen_by_all() >= (1, 0) {
                dealt = None;
            }
        }
        for member in &mut self.members {
            let _ = member.line.close(None).await;
        }
        Ok(self.tally)
    }

    async fn enter(&mut self, stage: Stage) -> Result<(), Failure> {
        if self.stage == Stage::Gathering && stage != Stage::Leaving {
            // The first member is the host. Not all games begin in the same moment.
            let after = self.thought();
            self.say_after(0, after, Words::Once("start")).await?;
        }
        self.stage = stage;
        Ok(())
    }

    fn counts(&self) -> bool {
        self.stage == Stage::Measuring
    }

    /// The last turn that everybody has seen.
    fn seen_by_all(&self) -> Turn {
        self.members.iter().map(|member| member.at).min().unwrap_or_default()
    }

    /// How long somebody thinks this time.
    fn thought(&mut self) -> Duration {
        let most = (self.plan.pace * 2).as_micros() as u32;
        if most == 0 { Duration::ZERO } else { Duration::from_micros(self.luck.below(most).into()) }
    }

    async fn hear(&mut self, who: usize, received: Received) -> Result<(), Failure> {
        let text = match received {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(Some(close)))) => {
                return self.come_back(who, format!("{}: {}", close.code, close.reason)).await;
            }
            Some(Ok(_)) => return Ok(()),
            Some(Err(fault)) => return self.come_back(who, fault.to_string()).await,
            None => return self.come_back(who, "without a word".to_owned()).await,
        };
        if self.counts() {
            self.tally.messages += 1;
            self.tally.bytes += text.len() as u64;
        }
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|_| self.plan.place.strange("a message"))?;
        match heard.kind {
            "done" => self.acknowledged(who, heard.id),
            "refused" => return self.refused(who, heard.id, heard.code).await,
            kind => {
                // A view is everything anew: what was intended no longer is, unless it was done.
                let anew = kind == "view" && heard.choices.is_none_or(|choices| choices.yours.is_none());
                if let Some(table) = &heard.table {
                    self.see_table(who, table).await?;
                }
                if let Some(game) = &heard.game {
                    self.see_game(who, game, anew).await?;
                }
            }
        }
        Ok(())
    }

    fn acknowledged(&mut self, who: usize, id: u64) {
        if let Some(sent) = self.answered(who, id)
            && self.counts()
        {
            self.tally.choices += 1;
            self.tally.acknowledgements.push(micros(sent.elapsed()));
        }
    }

    /// When the choice was sent that is answered now, if it was one. A table answers choices in their order.
    fn answered(&mut self, who: usize, id: u64) -> Option<Instant> {
        let waits = &mut self.members[who].waits;
        let (_, sent) = *waits.front().filter(|(waits, _)| *waits == id)?;
        waits.pop_front();
        Some(sent)
    }

    async fn refused(&mut self, who: usize, id: u64, code: &str) -> Result<(), Failure> {
        match code {
            "too_many" => return Err(limited()),
            "worn_out" => return self.renew().await,
            _ => {}
        }
        self.answered(who, id);
        *self.tally.refusals.entry(code.to_owned()).or_default() += 1;
        Ok(())
    }

    /// Before a game everybody gets ready, after it the host asks for the next.
    async fn see_table(&mut self, who: usize, table: &Table<'_>) -> Result<(), Failure> {
        let what = match table.phase {
            "lobby" if table.you.seat.is_none() => "sit",
            "lobby" if table.you.host && table.may_start() => {
                self.gathered = true;
                if self.stage == Stage::Gathering {
                    return Ok(());
                }
                "start"
            }
            "lobby" if !table.you.host && table.waits_for_you() => "ready",
            "over" if table.you.host => "rematch",
            _ => return Ok(()),
        };
        let now = Some((table.games, what));
        if std::mem::replace(&mut self.members[who].said, now) == now {
            return Ok(());
        }
        if what == "rematch" && self.counts() {
            self.tally.games += 1;
        }
        self.say(who, Words::Once(what)).await
    }

    async fn see_game(&mut self, who: usize, game: &Game<'_>, anew: bool) -> Result<(), Failure> {
        let seen = (game.number, game.turn);
        let member = &mut self.members[who];
        let is_new = seen > member.at;
        if is_new {
            member.at = seen;
            member.intends = None;
            if let Some((_, sent)) = self.sent.take_if(|(answered, _)| *answered < seen) {
                self.unseen.push_back((seen, sent));
            }
            let floor = self.seen_by_all();
            while let Some((_, sent)) = self.unseen.front().filter(|(turn, _)| *turn <= floor).copied() {
                self.unseen.pop_front();
                if self.counts() {
                    self.tally.turns.push(micros(sent.elapsed()));
                }
            }
        }
        // A table goes on by itself where nobody has a choice; people do not click there.
        let asked = !game.moves.is_empty() && (!game.foregone || self.plan.pace.is_zero());
        if !asked || !(is_new || anew) {
            return Ok(());
        }
        let chosen = game.moves[self.luck.below(game.moves.len() as u32) as usize];
        let words = Words::Choice(seen, chosen.to_owned());
        let after = self.thought();
        self.say_after(who, after, words).await
    }

    async fn say_after(&mut self, who: usize, after: Duration, words: Words) -> Result<(), Failure> {
        if after.is_zero() {
            return self.say(who, words).await;
        }
        self.members[who].intends = Some((Instant::now() + after, words));
        Ok(())
    }

    async fn say(&mut self, who: usize, words: Words) -> Result<(), Failure> {
        self.requests += 1;
        let id = self.requests;
        let text = match &words {
            Words::Once(what) => format!(r#"{{"id":{id},"do":"{what}"}}"#),
            Words::Choice((game, turn), chosen) => {
                format!(r#"{{"id":{id},"do":"choose","game":{game},"turn":{turn},"move":"{chosen}"}}"#)
            }
        };
        let member = &mut self.members[who];
        if let Words::Choice(turn, _) = words {
            let now = Instant::now();
            member.waits.push_back((id, now));
            self.sent = Some((turn, now));
        }
        match member.line.send(Message::Text(Utf8Bytes::from(text))).await {
            Ok(()) => Ok(()),
            Err(fault) => self.come_back(who, fault.to_string()).await,
        }
    }

    /// Sends what was intended for now.
    async fn act_in_time(&mut self) -> Result<(), Failure> {
        let now = Instant::now();
        for who in 0..self.members.len() {
            if let Some((_, words)) = self.members[who].intends.take_if(|(due, _)| *due <= now) {
                self.say(who, words).await?;
            }
        }
        Ok(())
    }

    /// A connection has ended; whoever had it connects again and is shown everything anew.
    async fn come_back(&mut self, who: usize, why: String) -> Result<(), Failure> {
        *self.tally.endings.entry(why).or_default() += 1;
        let member = &mut self.members[who];
        member.line = self.plan.place.look(&self.table, &member.token).await?;
        member.intends = None;
        member.waits.clear();
        Ok(())
    }

    /// A table that has been through too much does no more; the same people take another.
    async fn renew(&mut self) -> Result<(), Failure> {
        self.tally.renewed += 1;
        let tokens = self.members.drain(..).map(|member| member.token).collect();
        let mut door = Door::open(&self.plan.place).await?;
        (self.table, self.members) = seat(&self.plan, &mut door, tokens).await?;
        self.sent = None;
        self.unseen.clear();
        Ok(())
    }
}

/// Opens a table for these people, who connect to it. The first is the host.
async fn seat(plan: &Plan, door: &mut Door, tokens: Vec<String>) -> Result<(String, Vec<Member>), Failure> {
    let host = tokens.first().ok_or_else(|| Failure::Usage("a table needs people".to_owned()))?;
    let table = door.table(host, &plan.game, plan.seats).await?;
    let mut members = Vec::with_capacity(tokens.len());
    for token in tokens {
        let line = plan.place.look(&table, &token).await?;
        members.push(Member { token, line, at: (0, 0), intends: None, waits: VecDeque::new(), said: None });
    }
    Ok((table, members))
}

/// What comes next, and to whom.
async fn next(members: &mut [Member]) -> (usize, Received) {
    poll_fn(|context| {
        for (who, member) in members.iter_mut().enumerate() {
            if let Poll::Ready(received) = member.line.poll_next_unpin(context) {
                return Poll::Ready((who, received));
            }
        }
        Poll::Pending
    })
    .await
}

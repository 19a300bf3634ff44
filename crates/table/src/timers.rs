//! Timed events. Each timed rule is one [`Timer`]. The list of timers determines what is due now and when to wake up
//! next.

use game::{Seat, SeatSet};
use menu::LegalChoice;

use crate::decision::Decision;
use crate::{AwayReason, Entry, Now, Occupant, PersonId, Phase, Table, TurnClock};

/// After this many milliseconds without a connection, a bot plays for a person in a game, and a host loses the role.
pub const AWAY_AFTER: u64 = 30_000;

/// After this many milliseconds without a connection, a person counts as gone. A reload of the page takes less.
pub const GONE_AFTER: u64 = 10_000;

/// After this many milliseconds without a connection, a person in the lobby loses the seat.
pub const UNSEATED_AFTER: u64 = 120_000;

/// A bot that plays for a person takes this many times as long as other bots, so that people who watch or come back can
/// follow the game: four seconds a turn at the usual pace.
pub const STAND_IN_FACTOR: u64 = 10;

/// After missing this many deadlines in a row, a person is away.
const MISSES: u8 = 2;

/// A bot that has not answered after this many milliseconds is asked again.
pub const BOT_TIMEOUT: u64 = 10_000;

/// An event that happens at a certain time unless the table changes before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Timer {
    at: u64,
    event: TimedEvent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TimedEvent {
    /// A disconnected person loses the seat: to a bot during a game, for good before it.
    SeatLost(Seat),
    /// A disconnected host loses the role to somebody who is connected.
    HostLost,
    /// A person has not chosen in time. A bot chooses for them in this turn, or takes over.
    OutOfTime(Seat),
    /// The table makes a choice: the answer of a bot, or the first move where nobody has a real choice.
    Choice(Seat),
    /// A bot is asked for its choice. It adds nothing to the journal.
    AskBot(Seat),
}

impl Table {
    /// The next decisions that are due. Apply them before the next call, because they can change what else is due.
    pub(crate) fn due(&self, now: Now) -> Option<Vec<Decision>> {
        if let Some(entry) = self.exchange_due(now) {
            return Some(vec![Decision::Entry(entry)]);
        }
        if self.next_game_at().is_some_and(|at| at <= now.at) {
            return Some(self.next_game(now)?.into_iter().map(Decision::Entry).collect());
        }
        let by_absence = self.absence_timers().find(|timer| timer.at <= now.at).map(|timer| timer.event);
        let by_turn = || self.turn_timers().filter(|timer| timer.at <= now.at).map(|timer| timer.event);
        let decision = by_absence
            .and_then(|event| self.decision(event))
            .or_else(|| self.game_resumes().map(Decision::Entry))
            .or_else(|| self.person_returns(now.at).map(Decision::Entry))
            .or_else(|| by_turn().find_map(|event| self.decision(event)));
        decision.map(|decision| vec![decision])
    }

    /// The seats whose bots have to be asked now.
    pub(crate) fn bots_to_ask(&self, now: u64) -> Vec<Seat> {
        let due = self.turn_timers().filter(|timer| timer.at <= now);
        due.filter_map(|timer| if let TimedEvent::AskBot(seat) = timer.event { Some(seat) } else { None }).collect()
    }

    /// The time of the next timed event, if there is one.
    pub fn alarm(&self) -> Option<u64> {
        let timers = self.absence_timers().chain(self.turn_timers()).map(|timer| timer.at);
        timers.chain(self.next_game_at()).chain(self.exchange_ends_at()).min()
    }

    /// The time of the next timed event if nobody is connected and no bot is thinking, as after a crash. It is stored
    /// with the table, so that a restarted server wakes the table in time.
    pub fn alarm_without_people(&self) -> Option<u64> {
        let people = self.seats.iter().filter(|occupant| occupant.person().is_some()).count();
        let playing = self.seats.iter().any(|occupant| matches!(occupant, Occupant::Person { away: None, .. }));
        // The game waits for its people, unless they have a day for each choice.
        if people > 0 && !(playing && self.settings.clock == TurnClock::Daily) {
            return None;
        }
        let timers = self.turn_timers().map(|timer| match timer.event {
            // It is enough to ask a bot when its choice can be made.
            TimedEvent::AskBot(seat) => self.bot_chooses_at(seat),
            _ => timer.at,
        });
        timers.min()
    }

    /// Timers that follow from lost connections.
    fn absence_timers(&self) -> impl Iterator<Item = Timer> {
        let seats = self.seats.iter().enumerate().filter_map(|(seat, occupant)| match occupant {
            Occupant::Person { person, away: None, .. } => {
                let at = self.presence.lost_at(person.id)? + self.seat_patience(person.id)?;
                Some(Timer { at, event: TimedEvent::SeatLost(Seat::new(seat)) })
            }
            Occupant::Person { away: Some(_), .. } | Occupant::Nobody | Occupant::Bot { .. } => None,
        });
        let lost = self.presence.absent_since(self.host.id);
        let host = lost.filter(|_| self.another_host(self.host.id).is_some_and(|person| self.is_connected(person.id)));
        seats.chain(host.map(|lost| Timer { at: lost + AWAY_AFTER, event: TimedEvent::HostLost }))
    }

    /// Timers of the turn that is being played. People who run out of time come before choices of the table. A paused
    /// game has none.
    fn turn_timers(&self) -> impl Iterator<Item = Timer> {
        let waiting = if self.is_paused() { SeatSet::EMPTY } else { self.waiting() };
        let foregone = self.is_foregone();
        // A turn in which nobody has a real choice needs no time limit.
        let deadline = self.deadline().filter(|_| !foregone);
        let people = waiting.iter().filter(|seat| self.bot(*seat).is_none());
        let out_of_time =
            people.filter_map(move |seat| Some(Timer { at: deadline?, event: TimedEvent::OutOfTime(seat) }));
        let by_table = waiting.iter().filter(move |seat| foregone || self.bot(*seat).is_some());
        let choices = by_table.map(move |seat| {
            if foregone {
                Timer { at: self.table_chooses_at(), event: TimedEvent::Choice(seat) }
            } else if self.presence.answer(seat).is_some() {
                Timer { at: self.bot_chooses_at(seat), event: TimedEvent::Choice(seat) }
            } else {
                let again = self.presence.asked_at(seat).map(|asked| asked + BOT_TIMEOUT);
                Timer { at: again.unwrap_or(self.turn_began), event: TimedEvent::AskBot(seat) }
            }
        });
        out_of_time.chain(choices)
    }

    /// The decision of a timed event; `None` if it adds nothing to the journal.
    fn decision(&self, event: TimedEvent) -> Option<Decision> {
        let entry = match event {
            TimedEvent::SeatLost(seat) if self.phase == Phase::Playing => {
                Entry::Away { seat: seat.index(), reason: AwayReason::Disconnected }
            }
            TimedEvent::SeatLost(seat) => Entry::Freed { seat: seat.index() },
            TimedEvent::HostLost => Entry::Host { person: self.another_host(self.host.id)?.clone() },
            TimedEvent::OutOfTime(seat) => match &self.seats[seat.index()] {
                Occupant::Person { missed, .. } if missed + 1 >= MISSES => {
                    Entry::Away { seat: seat.index(), reason: AwayReason::Missed }
                }
                _ => Entry::Missed { seat: seat.index() },
            },
            TimedEvent::Choice(seat) => return self.table_choice(seat).map(Decision::Choice),
            TimedEvent::AskBot(_) => return None,
        };
        Some(Decision::Entry(entry))
    }

    /// The choice that the table makes for a seat.
    fn table_choice(&self, seat: Seat) -> Option<LegalChoice> {
        let game = self.game.as_ref()?;
        if !game.foregone() {
            return self.presence.answer(seat).cloned();
        }
        game.parse(seat, game.moves(seat).first()?).ok()
    }

    /// The time for which a seat is kept for a disconnected person; `None` means no limit.
    fn seat_patience(&self, id: PersonId) -> Option<u64> {
        match self.phase {
            // People who have a day for each choice need not stay connected.
            Phase::Playing if self.settings.clock == TurnClock::Daily => None,
            // If nobody else is playing, the game can wait until somebody is back.
            Phase::Playing => self.somebody_else_takes_part(id).then_some(AWAY_AFTER),
            // The seats of a deal are fixed.
            Phase::Lobby => self.dealing.is_none().then_some(UNSEATED_AFTER),
            Phase::Over => None,
        }
    }

    /// The time when this turn ends.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let limit = self.settings.clock.limit().filter(|_| self.phase == Phase::Playing && !self.is_paused())?;
        Some(self.turn_began.max(self.presence.reconnected_by()) + limit.as_millis() as u64)
    }

    /// Starts the time of this turn again when somebody is back after a pause or an outage, if the time is limited.
    fn game_resumes(&self) -> Option<Entry> {
        let waited = self.presence.stopped && !self.is_paused();
        (waited && self.deadline().is_some()).then_some(Entry::Resumed)
    }

    /// A person takes over from the bot. If it is too late for this turn, they wait for the next one. This needs no
    /// timer, because it happens with the input that makes it possible.
    fn person_returns(&self, now: u64) -> Option<Entry> {
        let late = !self.is_foregone() && self.deadline().is_some_and(|deadline| now >= deadline);
        let mut seats = self.presence.returning.iter().filter_map(|id| self.seat_of(*id));
        let seat = seats.find(|seat| self.bot(*seat).is_some() && !(late && self.waiting().contains(*seat)))?;
        (self.phase == Phase::Playing).then(|| Entry::Back { seat: seat.index() })
    }

    /// The time when the table makes choices. It does not depend on the thinking time of a bot, which would show how
    /// hard its choice was.
    fn table_chooses_at(&self) -> u64 {
        self.turn_began + u64::from(self.pace)
    }

    /// The time when the table makes the choice of the bot in a seat.
    fn bot_chooses_at(&self, seat: Seat) -> u64 {
        let is_stand_in = self.seats[seat.index()].person().is_some();
        self.turn_began + u64::from(self.pace) * if is_stand_in { STAND_IN_FACTOR } else { 1 }
    }

    fn is_foregone(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.foregone())
    }
}

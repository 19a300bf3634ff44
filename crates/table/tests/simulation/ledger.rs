//! An independent record of stored and acknowledged choices, to check the table against.

use std::collections::{BTreeMap, BTreeSet};

use table::{
    AWAY_AFTER, Action, AwayReason, Effects, Entry, GONE_AFTER, Input, Occupant, PersonId, Phase, STAND_IN_FACTOR,
    Table, TurnClock,
};

use crate::common::check_record;
use crate::plan::Plan;
use crate::server::as_choice;

/// A game, a turn, a seat.
type Place = (u32, usize, usize);

pub(crate) struct Ledger {
    clock: TurnClock,
    pace: u64,
    /// The last choice of a person that was stored, and acknowledged unless the server crashed.
    taken: BTreeMap<Place, String>,
    /// The last stored choice, of a person or a bot.
    played: BTreeMap<Place, String>,
    /// The answers of bots.
    answers: BTreeMap<Place, BTreeSet<String>>,
    /// Turns in which nobody had a real choice.
    foregone: BTreeSet<(u32, usize)>,
    turn_began: u64,
    /// The time since which the server knows that a person is disconnected.
    lost: BTreeMap<PersonId, u64>,
    connected: BTreeSet<PersonId>,
    /// People who acted or loaded the table without a connection since it was lost or the server was restarted.
    heard_of: BTreeSet<PersonId>,
    crashed: bool,
    /// The time of the last restart.
    restarted: u64,
    /// The number of deadlines each seat has missed since its last choice.
    missed: BTreeMap<usize, u32>,
    /// The seats that missed the deadline of this turn.
    late: BTreeSet<usize>,
    /// The reasons why seats are away.
    away: BTreeMap<usize, AwayReason>,
    pub(crate) records: BTreeMap<u32, usize>,
    commitments: BTreeMap<u32, String>,
    /// The hashes of nonces that were fixed before each deal.
    hashes: BTreeMap<u32, Vec<Option<String>>>,
    /// The number of games to whose deal a device has contributed.
    pub(crate) exchanges: u64,
    /// The number of abandoned deals.
    pub(crate) abandoned: u64,
    pub(crate) changed: u64,
    pub(crate) repeated: u64,
    pub(crate) bot_choices: u64,
    pub(crate) returns: u64,
    pub(crate) misses: u64,
    pub(crate) resumes: u64,
    pub(crate) loads: u64,
    /// The number of people who asked for another game since the last one.
    wanted: u64,
    pub(crate) rematches: u64,
}

impl Ledger {
    pub(crate) fn new(plan: &Plan) -> Self {
        Self {
            clock: plan.settings.clock,
            pace: u64::from(plan.pace),
            taken: BTreeMap::new(),
            played: BTreeMap::new(),
            answers: BTreeMap::new(),
            foregone: BTreeSet::new(),
            turn_began: 0,
            lost: BTreeMap::new(),
            connected: BTreeSet::new(),
            heard_of: BTreeSet::new(),
            crashed: false,
            restarted: 0,
            missed: BTreeMap::new(),
            late: BTreeSet::new(),
            away: BTreeMap::new(),
            records: BTreeMap::new(),
            commitments: BTreeMap::new(),
            hashes: BTreeMap::new(),
            exchanges: 0,
            abandoned: 0,
            changed: 0,
            repeated: 0,
            bot_choices: 0,
            returns: 0,
            misses: 0,
            resumes: 0,
            loads: 0,
            wanted: 0,
            rematches: 0,
        }
    }

    pub(crate) fn connected(&mut self, person: PersonId) {
        self.lost.remove(&person);
        self.heard_of.remove(&person);
        self.connected.insert(person);
    }

    pub(crate) fn lost(&mut self, person: PersonId, at: u64) {
        self.connected.remove(&person);
        self.heard_of.remove(&person);
        self.lost.insert(person, at);
    }

    pub(crate) fn crashed(&mut self) {
        self.lost.clear();
        self.connected.clear();
        self.heard_of.clear();
        self.crashed = true;
    }

    pub(crate) fn restarted(&mut self, at: u64) {
        self.restarted = at;
    }

    /// Notes people who act or load the table without a connection.
    fn hear(&mut self, input: &Input) {
        let heard_of = match input {
            Input::Act { person, .. } => Some(person.id),
            Input::Loaded { person } => Some(*person),
            _ => None,
        };
        if let Some(person) = heard_of.filter(|person| !self.connected.contains(person)) {
            self.heard_of.insert(person);
            self.loads += u64::from(matches!(input, Input::Loaded { .. }));
        }
    }

    /// Adds an input that was accepted and stored. `before` is the game and turn before it.
    pub(crate) fn accepted(&mut self, input: &Input, before: (u32, usize), effects: &Effects, table: &Table, at: u64) {
        let (number, turn) = before;
        self.hear(input);
        let choice = as_choice(input);
        let seat = choice.and_then(|(id, ..)| table.seat_of(id)).map(game::Seat::index);
        if let Input::BotChose { game, turn, seat, choice } = input {
            self.answers.entry((*game, *turn, seat.index())).or_default().insert(choice.clone());
        }
        let mut own = seat.filter(|_| choice.is_some_and(|(_, game, of, _)| (game, of) == before));
        if let (Some((_, game, turn, choice)), Some(seat)) = (choice, seat) {
            let place = (game, turn, seat);
            if own.is_some() {
                let former = self.taken.insert(place, choice.to_owned());
                self.changed += u64::from(former.is_some_and(|former| former != choice));
            } else {
                // A repeated request for a turn that has been played must have been accepted before.
                assert_eq!(
                    self.played.get(&place).map(String::as_str),
                    Some(choice),
                    "a choice was acknowledged but not played"
                );
                self.repeated += 1;
            }
        }
        let mut turn = turn;
        for entry in &effects.entries {
            match entry {
                Entry::Abandoned { .. } => self.abandoned += 1,
                Entry::Dealt => {
                    turn = 0;
                    self.turn_began = at;
                    self.missed.clear();
                    self.away.clear();
                    self.late.clear();
                    let commitment =
                        serde_json::to_value(table.view(None, menu::NO_HISTORY).table.commitment).expect("JSON");
                    self.commitments.insert(number + 1, commitment.as_str().expect("it is text").to_owned());
                    self.note_hashes(number + 1, table);
                }
                Entry::Chose { seat, turn: of, choice } => {
                    if *of != turn {
                        (turn, self.turn_began) = (*of, at);
                        self.late.clear();
                        // The turn was played in the moment it began, so no bot can have been asked.
                        self.foregone.insert((table.number(), turn));
                    }
                    let place = (table.number(), *of, *seat);
                    let by_person = own == Some(*seat) && place.1 == before.1;
                    if by_person {
                        own = None;
                        self.missed.remove(seat);
                    } else {
                        self.explain(place, choice, table, at);
                    }
                    self.played.insert(place, choice.clone());
                }
                Entry::Missed { seat } => {
                    self.misses += 1;
                    self.explain_missed(*seat, at);
                    assert_eq!(self.missed[seat], 1, "a person is away after two missed deadlines");
                    self.late.insert(*seat);
                }
                Entry::Away { seat, reason } => {
                    self.explain_away(*seat, *reason, input, table, at);
                    self.away.insert(*seat, *reason);
                }
                Entry::Back { seat } => {
                    self.returns += 1;
                    self.missed.remove(seat);
                    self.away.remove(seat);
                    self.late.remove(seat);
                }
                Entry::GaveUp { seat } => {
                    assert!(matches!(input, Input::Act { action: Action::GiveUp, .. }), "seat {seat} was not given up");
                    self.away.remove(seat);
                }
                Entry::Resumed => {
                    self.resumes += 1;
                    assert!(self.is_somebody_there(table), "nobody is there");
                    self.turn_began = at;
                }
                Entry::Rematch { .. } => {
                    self.rematches += 1;
                    // Only the host can take people away from the result, unless somebody wants another game.
                    let by_host = matches!(input, Input::Act { action: Action::Rematch | Action::Start { .. }, .. });
                    assert!(by_host || self.wanted > 0, "nobody wanted another game");
                    self.wanted = 0;
                }
                Entry::PlayAgain { want, .. } => self.wanted += u64::from(*want == Some(true)),
                _ => {}
            }
        }
        assert_distinct(table);
        let paused = table.phase() == Phase::Playing && !self.is_somebody_there(table);
        assert_eq!(table.is_paused(), paused, "a game is paused while none of its people is there");
        if let Some(game) = table.game() {
            if game.foregone() {
                self.foregone.insert((table.number(), game.turn()));
            }
            if (table.number(), game.turn()) != (number, turn) {
                self.turn_began = at;
                self.late.clear();
            }
        }
    }

    /// Notes the hashes of nonces that were fixed before a deal.
    fn note_hashes(&mut self, number: u32, table: &Table) {
        let hash = |occupant: &Occupant| match occupant {
            Occupant::Person { pledge, .. } => pledge.hash().map(|hash| hash.to_string()),
            Occupant::Nobody | Occupant::Bot { .. } => None,
        };
        let hashes: Vec<_> = table.seats().iter().map(hash).collect();
        self.exchanges += u64::from(hashes.iter().any(Option::is_some));
        self.hashes.insert(number, hashes);
    }

    /// Checks a choice that no person has sent: it is in a turn without a real choice, or the answer of a bot for a
    /// seat that it plays, where the person has not chosen, and not before its pace. The game is not paused.
    fn explain(&mut self, place: Place, choice: &str, table: &Table, at: u64) {
        self.bot_choices += 1;
        assert!(!self.taken.contains_key(&place), "a bot chose for a person who had already chosen");
        assert!(at >= self.turn_began + self.pace, "a bot chose before its pace");
        assert!(self.is_somebody_there(table), "a choice was made while nobody was there");
        if self.foregone.contains(&(place.0, place.1)) {
            return;
        }
        if table.seats()[place.2].person().is_some() {
            assert!(self.away.contains_key(&place.2) || self.late.contains(&place.2), "no bot plays for {place:?}");
            assert!(at >= self.turn_began + STAND_IN_FACTOR * self.pace, "a stand-in chose before its pace");
        }
        let answers = self.answers.get(&place);
        assert!(answers.is_some_and(|answers| answers.contains(choice)), "no bot chose {choice} for {place:?}");
    }

    /// Whether somebody is playing, or watching a bot that they asked to play. People who have a day for each choice
    /// need not be there.
    fn is_somebody_there(&self, table: &Table) -> bool {
        let seats = table.seats().iter().enumerate();
        let mut people = seats.filter_map(|(seat, occupant)| Some((seat, occupant.person()?.id))).peekable();
        let is_there = |(seat, id): (usize, PersonId)| {
            let known = self.connected.contains(&id) || self.heard_of.contains(&id);
            let never_lost = !self.crashed && !self.lost.contains_key(&id);
            match self.away.get(&seat) {
                None => self.clock == TurnClock::Daily || known || never_lost,
                Some(AwayReason::Asked) => known || never_lost,
                Some(_) => false,
            }
        };
        people.peek().is_none() || people.any(is_there)
    }

    /// Checks that a deadline was missed.
    fn explain_missed(&mut self, seat: usize, at: u64) {
        let limit = self.clock.limit().expect("the time is limited").as_millis() as u64;
        assert!(at >= self.turn_began.max(self.restarted) + limit, "seat {seat} had time left");
        *self.missed.entry(seat).or_default() += 1;
    }

    /// Checks the reason why a seat goes to a bot: its player leaves, somebody replaces a disconnected player, the
    /// connection has been lost for long, or two deadlines in a row were missed.
    fn explain_away(&mut self, seat: usize, reason: AwayReason, input: &Input, table: &Table, at: u64) {
        let Occupant::Person { person, .. } = &table.seats()[seat] else { panic!("there is no person in the seat") };
        match reason {
            AwayReason::Asked => {
                let left = matches!(input, Input::Act { person: who, action: Action::Leave } if who.id == person.id);
                assert!(left, "{person:?} did not leave");
            }
            AwayReason::Replaced => {
                let asked =
                    matches!(input, Input::Act { action: Action::Replace { seat: which }, .. } if *which == seat);
                assert!(asked && !self.connected.contains(&person.id), "{person:?} could not be replaced");
                let recently = self.lost.get(&person.id).is_some_and(|since| at < since + GONE_AFTER);
                assert!(!recently && self.clock != TurnClock::Daily, "{person:?} could be back soon");
            }
            AwayReason::Disconnected => {
                let long = self.lost.get(&person.id).is_some_and(|since| at >= since + AWAY_AFTER);
                assert!(long && self.clock != TurnClock::Daily, "{person:?} was not disconnected for long");
            }
            AwayReason::Missed => {
                self.explain_missed(seat, at);
                assert_eq!(self.missed[&seat], 2, "{person:?} did not miss two deadlines");
            }
        }
    }

    /// Checks that the record of a finished game is valid and has all acknowledged choices.
    pub(crate) fn finished(&mut self, number: u32, record: &str) {
        let checked = check_record(record);
        assert_eq!(self.commitments.get(&number), Some(&checked.commitment), "the commitment is that of the lobby");
        assert_eq!(self.hashes.get(&number), Some(&checked.hashes), "the hashes of nonces were fixed before the deal");
        for (turn, joint) in checked.moves.iter().enumerate() {
            for (seat, played) in joint {
                let place = (number, turn, *seat);
                assert_eq!(self.played.get(&place), Some(played), "{place:?}");
                // There is no exception: a bot chooses only for people who have not chosen.
                if let Some(taken) = self.taken.get(&place) {
                    assert_eq!(taken, played, "an acknowledged choice was lost: {place:?}");
                }
            }
        }
        let last = self.played.range((number, 0, 0)..(number + 1, 0, 0)).next_back().map(|((_, turn, _), _)| turn + 1);
        assert_eq!(last, Some(checked.moves.len()), "no choice was stored after the end");
        assert_eq!(self.records.insert(number, checked.moves.len()), None, "a game ends once");
    }
}

/// Checks that no two people at a table have the same name or colour.
fn assert_distinct(table: &Table) {
    let people: Vec<_> = table.seats().iter().filter_map(Occupant::person).collect();
    let names: BTreeSet<String> = people.iter().map(|person| person.name.to_lowercase()).collect();
    let colours: BTreeSet<u8> = people.iter().map(|person| person.look.colour).collect();
    assert_eq!((names.len(), colours.len()), (people.len(), people.len()), "{people:?}");
}

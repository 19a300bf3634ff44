//! An independent record of stored and acknowledged choices, to check the table against.

use std::collections::{BTreeMap, BTreeSet};

use table::{AWAY_AFTER, Action, Effects, Entry, Input, Occupant, PersonId, Table, TurnClock};

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
    pub(crate) records: BTreeMap<u32, usize>,
    commitments: BTreeMap<u32, String>,
    pub(crate) changed: u64,
    pub(crate) repeated: u64,
    pub(crate) bot_choices: u64,
    pub(crate) returns: u64,
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
            records: BTreeMap::new(),
            commitments: BTreeMap::new(),
            changed: 0,
            repeated: 0,
            bot_choices: 0,
            returns: 0,
            rematches: 0,
        }
    }

    pub(crate) fn connected(&mut self, person: PersonId) {
        self.lost.remove(&person);
        self.connected.insert(person);
    }

    pub(crate) fn lost(&mut self, person: PersonId, at: u64) {
        self.connected.remove(&person);
        self.lost.insert(person, at);
    }

    pub(crate) fn crashed(&mut self) {
        self.lost.clear();
        self.connected.clear();
    }

    /// Adds an input that was accepted and stored. `before` is the game and turn before it.
    pub(crate) fn accepted(&mut self, input: &Input, before: (u32, usize), effects: &Effects, table: &Table, at: u64) {
        let (number, turn) = before;
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
                Entry::Started => {
                    turn = 0;
                    self.turn_began = at;
                    let commitment =
                        serde_json::to_value(table.view(None, menu::NO_HISTORY).table.commitment).expect("JSON");
                    self.commitments.insert(number + 1, commitment.as_str().expect("it is text").to_owned());
                }
                Entry::Chose { seat, turn: of, choice } => {
                    if *of != turn {
                        (turn, self.turn_began) = (*of, at);
                        // The turn was played in the moment it began, so no bot can have been asked.
                        self.foregone.insert((table.number(), turn));
                    }
                    let place = (table.number(), *of, *seat);
                    let by_person = own == Some(*seat) && place.1 == before.1;
                    if by_person {
                        own = None;
                    } else {
                        let back = effects.entries.contains(&Entry::Back { seat: *seat });
                        let by_bot = table.seats()[*seat].bot().is_some() || back;
                        self.explain(place, choice, by_bot, at);
                    }
                    self.played.insert(place, choice.clone());
                }
                Entry::Away { seat } => self.explain_away(*seat, input, table, at),
                Entry::Back { .. } => self.returns += 1,
                Entry::Rematch { .. } => self.rematches += 1,
                _ => {}
            }
        }
        if let Some(game) = table.game() {
            if game.foregone() {
                self.foregone.insert((table.number(), game.turn()));
            }
            if (table.number(), game.turn()) != (number, turn) {
                self.turn_began = at;
            }
        }
    }

    /// Checks a choice that no person has sent: it is in a turn without a real choice, or the answer of a bot for a
    /// seat that it plays, where the person has not chosen, and not before its pace.
    fn explain(&mut self, place: Place, choice: &str, by_bot: bool, at: u64) {
        self.bot_choices += 1;
        assert!(!self.taken.contains_key(&place), "a bot chose for a person who had already chosen");
        assert!(at >= self.turn_began + self.pace, "a bot chose before its pace");
        if self.foregone.contains(&(place.0, place.1)) {
            return;
        }
        assert!(by_bot, "no bot plays for {place:?}");
        let answers = self.answers.get(&place);
        assert!(answers.is_some_and(|answers| answers.contains(choice)), "no bot chose {choice} for {place:?}");
    }

    /// Checks that a seat goes to a bot for a reason: its player leaves, the host replaces a disconnected player, the
    /// connection has been lost for long, or the time of the turn is over.
    fn explain_away(&self, seat: usize, input: &Input, table: &Table, at: u64) {
        let Occupant::Person { person, .. } = &table.seats()[seat] else { panic!("there is no person in the seat") };
        let left = matches!(input, Input::Act { person: who, action: Action::Leave } if who.id == person.id);
        let replaced = matches!(input, Input::Act { action: Action::Replace { seat: which }, .. } if *which == seat)
            && !self.connected.contains(&person.id);
        let lost =
            self.lost.get(&person.id).is_some_and(|since| at >= since + AWAY_AFTER) && self.clock != TurnClock::Daily;
        let limit = self.clock.limit().map(|limit| limit.as_millis() as u64);
        let late = limit.is_some_and(|limit| at >= self.turn_began + limit);
        assert!(left || replaced || lost || late, "{person:?} is away without a reason");
    }

    /// Checks that the record of a finished game is valid and has all acknowledged choices.
    pub(crate) fn finished(&mut self, number: u32, record: &str) {
        let checked = check_record(record);
        assert_eq!(self.commitments.get(&number), Some(&checked.commitment), "the commitment is that of the lobby");
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

//! The exchange of nonces before a deal, so that nobody can choose the cards.
//!
//! Devices commit to a nonce when they like: before a game, or after one for the next. When the game starts, all
//! commitments are fixed (`Entry::Dealing`) and the devices reveal their nonces. The cards are dealt as soon as the last
//! nonce is known; if there is none to wait for, that is at once.
//!
//! A device that does not reveal its nonce in time could know the deal and dislike it. So the deal is abandoned, and
//! everything that was known about it is worthless for the next one: the server commits to a new secret, the devices
//! that revealed commit to new nonces, and the server draws for those that did not. Each of them can do this once only.

use game::{Nonce, NonceHash, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

use crate::{ActionError, Entry, JournalError, Now, Occupant, PersonId, Phase, Pledge, Table};

/// Devices have this many milliseconds to reveal their nonces, or to commit to new ones. Loading the page of a table
/// over a slow network takes less.
pub const EXCHANGE_WITHIN: u64 = 8_000;

/// A deal that waits for nonces.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Dealing {
    stage: Stage,
    began: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    /// After an abandoned deal, these seats commit to new nonces.
    Committing(SeatSet),
    /// All commitments are fixed, and the nonces are revealed.
    Revealing,
}

impl Dealing {
    /// Whether devices commit to new nonces, rather than reveal them.
    pub(crate) fn is_committing(self) -> bool {
        self.stage != Stage::Revealing
    }
}

/// The entries of a client that sends its nonce openly: it commits and reveals at once. That protects it from the server,
/// but not from the server together with another player.
pub(crate) fn openly(seat: usize, nonce: Option<Nonce>) -> impl Iterator<Item = Entry> {
    let entries = move |nonce: Nonce| {
        [Entry::Committed { seat, hash: nonce.hash(), secret: None }, Entry::Revealed { seat, nonce }]
    };
    nonce.map(entries).into_iter().flatten()
}

impl Table {
    /// A device commits to a nonce, or to another one.
    pub(crate) fn commit(&self, id: PersonId, hash: NonceHash, now: Now) -> Result<Vec<Entry>, ActionError> {
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?;
        match (self.phase, self.dealing.map(|dealing| dealing.stage)) {
            (Phase::Playing, _) => return Err(ActionError::GameRunning),
            (_, Some(Stage::Revealing)) => return Err(ActionError::Dealing),
            (_, Some(Stage::Committing(seats))) if !seats.contains(seat) => return Err(ActionError::Dealing),
            (Phase::Lobby | Phase::Over, _) => {}
        }
        if self.seats[seat.index()].pledge() == Pledge::Hash(hash) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Committed { seat: seat.index(), hash, secret: self.next_secret(now) }])
    }

    /// A device reveals its nonce.
    pub(crate) fn reveal(&self, id: PersonId, nonce: Nonce) -> Result<Vec<Entry>, ActionError> {
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?.index();
        let is_revealing = self.dealing.is_some_and(|dealing| dealing.stage == Stage::Revealing);
        match self.seats[seat].pledge() {
            // A client that missed the acknowledgement sends its nonce again.
            Pledge::Revealed(known) if known == nonce => Ok(Vec::new()),
            Pledge::Hash(hash) if is_revealing && hash == nonce.hash() => Ok(vec![Entry::Revealed { seat, nonce }]),
            Pledge::Hash(_) if is_revealing => Err(ActionError::WrongNonce),
            _ => Err(ActionError::NotDealing),
        }
    }

    /// After a game, the secret of the next one, unless the server has committed to it already.
    pub(crate) fn next_secret(&self, now: Now) -> Option<Secret> {
        (self.phase == Phase::Over && self.next.is_none()).then(|| Secret::from_bytes(now.entropy))
    }

    /// Fixes the commitments of the people who will play, given with their seats. The server draws for devices that are
    /// not there to reveal.
    pub(crate) fn fix_commitments<'a>(&self, people: impl Iterator<Item = (usize, &'a Occupant)>) -> Vec<Entry> {
        let is_absent = |occupant: &Occupant| {
            let is_there = occupant.person().is_some_and(|person| self.presence.is_there(person.id));
            matches!(occupant.pledge(), Pledge::Hash(_)) && !is_there
        };
        let absent = people.filter(|(_, occupant)| is_absent(occupant)).map(|(seat, _)| Entry::Withdrawn { seat });
        absent.chain([Entry::Dealing]).collect()
    }

    /// The seats that a deal waits for.
    pub(crate) fn exchange_waits_for(&self) -> SeatSet {
        let Some(dealing) = self.dealing else { return SeatSet::EMPTY };
        let is_missing = |seat: &Seat| match (dealing.stage, self.seats[seat.index()].pledge()) {
            (Stage::Revealing, pledge) => matches!(pledge, Pledge::Hash(_)),
            (Stage::Committing(seats), pledge) => seats.contains(*seat) && pledge == Pledge::Nothing,
        };
        (0..self.seats.len()).map(Seat::new).filter(is_missing).collect()
    }

    /// The time when the table stops waiting for nonces. After a restart, devices need time to connect again.
    pub(crate) fn exchange_ends_at(&self) -> Option<u64> {
        self.dealing
            .map(|dealing| self.presence.woken_at().map_or(dealing.began, |at| at.max(dealing.began)) + EXCHANGE_WITHIN)
    }

    /// The next step of the exchange, if it is due.
    pub(crate) fn exchange_due(&self, now: Now) -> Option<Entry> {
        let is_complete = self.exchange_waits_for().is_empty();
        let is_late = self.exchange_ends_at()? <= now.at;
        match self.dealing?.stage {
            Stage::Committing(_) => (is_complete || is_late).then_some(Entry::Dealing),
            Stage::Revealing if is_complete => Some(Entry::Dealt),
            Stage::Revealing => is_late.then(|| Entry::Abandoned { secret: Secret::from_bytes(now.entropy) }),
        }
    }

    /// Applies an entry of the exchange.
    pub(crate) fn apply_to_exchange(&mut self, at: u64, entry: &Entry) -> Result<(), JournalError> {
        match *entry {
            Entry::Committed { seat, hash, secret } => {
                *self.pledge(seat)? = Pledge::Hash(hash);
                self.next = self.next.or(secret);
            }
            Entry::Withdrawn { seat } => *self.pledge(seat)? = Pledge::Nothing,
            Entry::Revealed { seat, nonce } => {
                let pledge = self.pledge(seat)?;
                if *pledge != Pledge::Hash(nonce.hash()) {
                    return Err(JournalError("a nonce was revealed that nobody committed to"));
                }
                *pledge = Pledge::Revealed(nonce);
            }
            Entry::Dealing => self.dealing = Some(Dealing { stage: Stage::Revealing, began: at }),
            Entry::Abandoned { secret } => {
                let mut again = SeatSet::EMPTY;
                for (index, occupant) in self.seats.iter_mut().enumerate() {
                    if let Occupant::Person { pledge, .. } = occupant {
                        if let Pledge::Revealed(_) = pledge {
                            again.insert(Seat::new(index));
                        }
                        *pledge = Pledge::Nothing;
                    }
                }
                self.secret = secret;
                self.abandoned += 1;
                self.dealing = Some(Dealing { stage: Stage::Committing(again), began: at });
            }
            _ => return Err(JournalError("an entry is not about nonces")),
        }
        Ok(())
    }

    /// The nonces that were revealed, by seat.
    pub(crate) fn revealed(&self) -> Result<Vec<Option<Nonce>>, JournalError> {
        let nonce = |occupant: &Occupant| match occupant.pledge() {
            Pledge::Revealed(nonce) => Ok(Some(nonce)),
            Pledge::Nothing | Pledge::Uncommitted(_) => Ok(None),
            Pledge::Hash(_) => Err(JournalError("a game starts before a nonce is revealed")),
        };
        self.seats.iter().map(nonce).collect()
    }

    fn pledge(&mut self, seat: usize) -> Result<&mut Pledge, JournalError> {
        match self.occupant(seat)? {
            Occupant::Person { pledge, .. } => Ok(pledge),
            Occupant::Nobody | Occupant::Bot { .. } => Err(JournalError("a seat without a person has a nonce")),
        }
    }
}

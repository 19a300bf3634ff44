//! The awake tables by code.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Code;
use crate::table_actor::Mailbox;

/// How long a table that crashed twice stays asleep. It doubles with every further crash.
const FIRST_BACK_OFF: Duration = Duration::from_millis(100);

/// The longest time a table that crashes stays asleep.
const LONGEST_BACK_OFF: Duration = Duration::from_secs(60);

/// A crash that long ago counts no more.
const CRASHES_REMEMBERED: Duration = Duration::from_secs(10 * 60);

/// The tables that are awake, and those that crashed lately.
#[derive(Default)]
pub(crate) struct TableRegistry {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    awake: HashMap<Code, Mailbox>,
    crashed: HashMap<Code, Crashes>,
}

/// How often a table has crashed lately, and when last.
#[derive(Clone, Copy)]
struct Crashes {
    count: u32,
    last: Instant,
}

impl Crashes {
    /// How long the table stays asleep after its last crash. The first crash may be a coincidence.
    fn back_off(self) -> Duration {
        match self.count {
            0 | 1 => Duration::ZERO,
            count => LONGEST_BACK_OFF.min(FIRST_BACK_OFF * 2_u32.pow((count - 2).min(16))),
        }
    }
}

/// The table crashed again and again, and stays asleep for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BackingOff;

impl TableRegistry {
    /// The mailbox of a table. If the table is asleep, `wake` makes one.
    pub(crate) fn enter(&self, code: Code, wake: impl FnOnce() -> Mailbox) -> Result<Mailbox, BackingOff> {
        let tables = &mut *self.tables();
        if let Some(mailbox) = tables.awake.get(&code) {
            return Ok(mailbox.clone());
        }
        if tables.crashed.get(&code).is_some_and(|crashes| crashes.last.elapsed() < crashes.back_off()) {
            return Err(BackingOff);
        }
        let mailbox = wake();
        tables.awake.insert(code, mailbox.clone());
        Ok(mailbox)
    }

    /// A table falls asleep. Does nothing if another actor has it already.
    pub(crate) fn leave(&self, code: Code, own: &Mailbox) {
        self.tables().leave(code, own);
    }

    /// The actor of a table panicked. Says how long the table stays asleep.
    pub(crate) fn crash(&self, code: Code, own: &Mailbox) -> Duration {
        let mut tables = self.tables();
        tables.leave(code, own);
        let now = Instant::now();
        let crashes = tables.crashed.entry(code).or_insert(Crashes { count: 0, last: now });
        let recent = crashes.last.elapsed() < CRASHES_REMEMBERED;
        *crashes = Crashes { count: if recent { crashes.count.saturating_add(1) } else { 1 }, last: now };
        crashes.back_off()
    }

    /// Forgets old crashes.
    pub(crate) fn sweep(&self) {
        self.tables().crashed.retain(|_, crashes| crashes.last.elapsed() < CRASHES_REMEMBERED);
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, code: Code) -> bool {
        self.tables().awake.contains_key(&code)
    }

    /// How many tables are awake.
    pub(crate) fn len(&self) -> usize {
        self.tables().awake.len()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // No operation under this lock can be left half done.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn leave(&mut self, code: Code, own: &Mailbox) {
        if self.awake.get(&code).is_some_and(|mailbox| mailbox.is(own)) {
            self.awake.remove(&code);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_actor::mailbox;

    #[test]
    fn a_table_that_crashes_again_and_again_sleeps_longer_and_longer() {
        let registry = TableRegistry::default();
        let code: Code = "ABCDEF".parse().expect("a code");
        let (own, _messages) = mailbox();
        let waits: Vec<u128> = (0..13).map(|_| registry.crash(code, &own).as_millis()).collect();
        assert_eq!(waits, [0, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 60_000, 60_000]);
        assert_eq!(registry.enter(code, || unreachable!("it is not woken")).err(), Some(BackingOff));
    }

    #[test]
    fn a_crash_replaces_the_mailbox_and_touches_no_other_table() {
        let registry = TableRegistry::default();
        let [code, other]: [Code; 2] = ["ABCDEF", "ABCDEG"].map(|code| code.parse().expect("a code"));
        let [(first, _a), (second, _b), (third, _c)] = [mailbox(), mailbox(), mailbox()];
        assert!(registry.enter(code, || first.clone()).is_ok_and(|found| found.is(&first)));
        assert!(registry.enter(other, || third.clone()).is_ok());
        assert_eq!(registry.crash(code, &first), Duration::ZERO);
        assert_eq!((registry.is_awake(code), registry.is_awake(other), registry.len()), (false, true, 1));
        assert!(registry.enter(code, || second.clone()).is_ok_and(|found| found.is(&second)));
        registry.leave(code, &first);
        assert!(registry.is_awake(code), "an old actor does not remove a new one");
    }
}

//! The awake tables by code.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Code;
use crate::table_actor::Mailbox;

/// Back-off after the second crash of a table. It doubles with every further crash.
const MIN_BACK_OFF: Duration = Duration::from_millis(100);

/// Maximum back-off.
const MAX_BACK_OFF: Duration = Duration::from_mins(1);

/// Older crashes are forgotten.
const CRASHES_REMEMBERED: Duration = Duration::from_mins(10);

/// The tables that are awake, and those that crashed recently.
#[derive(Default)]
pub(crate) struct TableRegistry {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    awake: HashMap<Code, Mailbox>,
    crashed: HashMap<Code, Crashes>,
}

/// The number of recent crashes of a table, and the time of the last.
#[derive(Clone, Copy)]
struct Crashes {
    count: u32,
    last: Instant,
}

impl Crashes {
    /// The back-off after the last crash. There is none after a single crash.
    fn back_off(self) -> Duration {
        match self.count {
            0 | 1 => Duration::ZERO,
            count => MAX_BACK_OFF.min(MIN_BACK_OFF * 2_u32.pow((count - 2).min(16))),
        }
    }
}

/// The table crashed repeatedly and stays asleep for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BackingOff;

impl TableRegistry {
    /// The mailbox of a table. If the table is asleep, `wake` creates one.
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

    /// Removes a table that falls asleep. Does nothing if a newer actor owns it.
    pub(crate) fn leave(&self, code: Code, own: &Mailbox) {
        self.tables().leave(code, own);
    }

    /// Records that the actor of a table panicked. Returns the back-off.
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

    /// The number of awake tables.
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
    fn the_back_off_of_a_crashing_table_doubles_up_to_a_maximum() {
        let registry = TableRegistry::default();
        let code: Code = "ABCDEF".parse().expect("a code");
        let (own, _messages) = mailbox();
        let waits: Vec<u128> = (0..13).map(|_| registry.crash(code, &own).as_millis()).collect();
        assert_eq!(waits, [0, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 60_000, 60_000]);
        assert_eq!(registry.enter(code, || unreachable!("the table stays asleep")).err(), Some(BackingOff));
    }

    #[test]
    fn a_crash_removes_the_mailbox_and_leaves_other_tables_alone() {
        let registry = TableRegistry::default();
        let [code, other]: [Code; 2] = ["ABCDEF", "ABCDEG"].map(|code| code.parse().expect("a code"));
        let [(first, _a), (second, _b), (third, _c)] = [mailbox(), mailbox(), mailbox()];
        assert!(registry.enter(code, || first.clone()).is_ok_and(|found| found.is(&first)));
        assert!(registry.enter(other, || third.clone()).is_ok());
        assert_eq!(registry.crash(code, &first), Duration::ZERO);
        assert_eq!((registry.is_awake(code), registry.is_awake(other), registry.len()), (false, true, 1));
        assert!(registry.enter(code, || second.clone()).is_ok_and(|found| found.is(&second)));
        registry.leave(code, &first);
        assert!(registry.is_awake(code), "an old actor does not remove its successor");
    }
}

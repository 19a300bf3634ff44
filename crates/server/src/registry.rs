//! The live tables, by their codes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::Code;
use crate::table_actor::Mailbox;

/// The tables that are awake.
#[derive(Default)]
pub(crate) struct TableRegistry {
    tables: Mutex<HashMap<Code, Mailbox>>,
}

impl TableRegistry {
    /// The mailbox of a table; if it is not awake, the one that `wake` makes for it.
    pub(crate) fn enter(&self, code: Code, wake: impl FnOnce() -> Mailbox) -> Mailbox {
        self.tables().entry(code).or_insert_with(wake).clone()
    }

    /// The table goes to rest; unless another actor has it already.
    pub(crate) fn leave(&self, code: Code, own: &Mailbox) {
        let mut tables = self.tables();
        if tables.get(&code).is_some_and(|mailbox| mailbox.is(own)) {
            tables.remove(&code);
        }
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, code: Code) -> bool {
        self.tables().contains_key(&code)
    }

    /// How many tables are awake.
    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<Code, Mailbox>> {
        // Nothing is left half done under this lock.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

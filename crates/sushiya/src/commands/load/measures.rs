//! What the house measures of itself, as far as it is told here.

use std::collections::BTreeMap;

/// The numbers of `/metrics`, by their names.
#[derive(Clone, Debug)]
pub(super) struct Measures(BTreeMap<String, f64>);

impl Measures {
    /// Reads Prometheus' text.
    pub(super) fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.rsplit_once(' '));
        Self(pairs.filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?))).collect())
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }

    /// Memory of the house in bytes, where its operating system tells.
    pub(super) fn memory(&self) -> Option<f64> {
        self.get("sushiya_memory_bytes")
    }

    /// Size of the database in bytes.
    pub(super) fn database(&self) -> Option<f64> {
        self.get("sushiya_store_bytes")
    }

    /// How many tables are awake.
    pub(super) fn awake(&self) -> Option<f64> {
        self.get("sushiya_tables_awake")
    }

    /// How many entries have been stored.
    pub(super) fn entries(&self) -> Option<f64> {
        self.get("sushiya_entries_total")
    }

    /// How many changes have been stored, and in how many transactions.
    pub(super) fn commits(&self) -> Option<(f64, f64)> {
        Some((self.get("sushiya_store_changes")?, self.get("sushiya_store_groups")?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_name() {
        let text = "# HELP sushiya_memory_bytes Memory.\n# TYPE sushiya_memory_bytes gauge\nsushiya_memory_bytes 4096\n\
                    sushiya_entries_total 17\n# EOF\n";
        let measures = Measures::read(text);
        assert_eq!((measures.memory(), measures.entries(), measures.awake()), (Some(4096.0), Some(17.0), None));
    }
}

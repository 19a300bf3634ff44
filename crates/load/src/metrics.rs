//! The server's own metrics.

use std::collections::BTreeMap;

/// The values of `/metrics` by name.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(BTreeMap<String, f64>);

impl Metrics {
    /// Parses the Prometheus text format.
    pub(crate) fn parse(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.rsplit_once(' '));
        Self(pairs.filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?))).collect())
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }

    /// Resident memory of the server in bytes, where its operating system reports it.
    pub(crate) fn memory(&self) -> Option<f64> {
        self.get("sushiya_memory_bytes")
    }

    /// Size of the database in bytes.
    pub(crate) fn database(&self) -> Option<f64> {
        self.get("sushiya_store_bytes")
    }

    /// Number of tables in memory.
    pub(crate) fn tables_awake(&self) -> Option<f64> {
        self.get("sushiya_tables_awake")
    }

    /// Number of journal entries stored.
    pub(crate) fn entries(&self) -> Option<f64> {
        self.get("sushiya_entries_total")
    }

    /// Number of changes stored, and of the transactions they were stored in.
    pub(crate) fn commits(&self) -> Option<(f64, f64)> {
        Some((self.get("sushiya_store_changes")?, self.get("sushiya_store_groups")?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_name() {
        let text = "# HELP sushiya_memory_bytes Memory.\n# TYPE sushiya_memory_bytes gauge\nsushiya_memory_bytes 4096\n\
                    sushiya_entries_total 17\n# EOF\n";
        let metrics = Metrics::parse(text);
        assert_eq!((metrics.memory(), metrics.entries(), metrics.tables_awake()), (Some(4096.0), Some(17.0), None));
    }
}

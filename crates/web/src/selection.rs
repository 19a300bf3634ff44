//! The picks on a page before a choice is complete. They are in the query string, so that pages work without script; with
//! script they are sent over the socket instead.

/// The picks towards a choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Selection {
    /// The turn of the picks. They are ignored in any other turn.
    pub turn: usize,
    /// The picks so far, in order.
    pub picked: Vec<String>,
}

/// Maximum number of picks.
const MAX_PICKS: usize = 8;

/// Maximum length of a pick.
const MAX_LENGTH: usize = 40;

impl Selection {
    /// Parses a query string.
    pub fn read(query: &str) -> Self {
        let mut selection = Self::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "turn" => selection.turn = value.parse().unwrap_or_default(),
                // Picks are separated by dots, because a plus in a query string means a space.
                "pick" => {
                    let parts = value.split('.').filter(|part| !part.is_empty() && part.len() <= MAX_LENGTH);
                    selection.picked = parts.take(MAX_PICKS).map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        selection
    }

    /// The picks in this turn.
    pub(crate) fn picked(&self, turn: usize) -> &[String] {
        if self.turn == turn { &self.picked } else { &[] }
    }

    /// The query string with these picks, after the fields `before` them.
    pub(crate) fn address(before: &str, turn: usize, picked: &[&str]) -> String {
        if picked.is_empty() { format!("?{before}") } else { format!("?{before}turn={turn}&pick={}", picked.join(".")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_round_trip_and_count_only_in_their_turn() {
        let selection = Selection::read(Selection::address("moves=a&", 7, &["two", "wasabi"]).trim_start_matches('?'));
        assert_eq!(selection.picked(7), ["two", "wasabi"]);
        assert!(selection.picked(8).is_empty());
    }

    #[test]
    fn invalid_queries_are_limited() {
        assert_eq!(Selection::read("turn=x&pick=....&&=&other=1"), Selection::default());
        assert_eq!(Selection::read(&format!("pick={}", "a.".repeat(1000))).picked.len(), MAX_PICKS);
    }
}

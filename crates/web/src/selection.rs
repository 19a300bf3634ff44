//! What somebody has opened or picked on a page, before it is a choice. It is a part of the address, so that it works without
//! script; with script it is said over the socket instead.

/// How somebody looks at a table or a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Selection {
    /// The turn in which something was picked. In any other turn it is forgotten.
    pub turn: usize,
    /// What was picked so far towards a choice, in order.
    pub picked: Vec<String>,
}

/// The most that can be picked towards one choice.
const MOST: usize = 8;

/// The longest thing that can be picked.
const LONGEST: usize = 40;

impl Selection {
    /// Reads the part of an address behind the question mark.
    pub fn read(query: &str) -> Self {
        let mut selection = Self::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "turn" => selection.turn = value.parse().unwrap_or_default(),
                // A plus in an address is a space to most readers, so what is picked is set apart by dots.
                "pick" => {
                    let parts = value.split('.').filter(|part| !part.is_empty() && part.len() <= LONGEST);
                    selection.picked = parts.take(MOST).map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        selection
    }

    /// What was picked in this turn.
    pub(crate) fn picked(&self, turn: usize) -> &[String] {
        if self.turn == turn { &self.picked } else { &[] }
    }

    /// The part of an address that says so, behind what comes `before` it.
    pub(crate) fn address(before: &str, turn: usize, picked: &[&str]) -> String {
        if picked.is_empty() { format!("?{before}") } else { format!("?{before}turn={turn}&pick={}", picked.join(".")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_and_only_in_its_turn() {
        let selection = Selection::read(Selection::address("moves=a&", 7, &["two", "wasabi"]).trim_start_matches('?'));
        assert_eq!(selection.picked(7), ["two", "wasabi"]);
        assert!(selection.picked(8).is_empty());
    }

    #[test]
    fn nonsense_picks_nothing_much() {
        assert_eq!(Selection::read("turn=x&pick=....&&=&other=1"), Selection::default());
        assert_eq!(Selection::read(&format!("pick={}", "a.".repeat(1000))).picked.len(), MOST);
    }
}

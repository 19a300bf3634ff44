//! The registration of the game.

use menu::{PlayableGame, ScoreCard, Translations};

use super::high_card::HighCard;

impl PlayableGame for HighCard {
    const TITLE: &'static str = "High Card";
    const SUMMARY: &'static str = "lay one of three cards, and the highest takes the trick; 2 or 3 players";
    const RULES: Translations = Translations::new(&[("en", "# High Card\n\nThe highest card takes the trick.")]);
    const EXAMPLE_SHEET: &'static str = "[2,1]";

    /// A sheet lists the tricks of each player.
    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>> {
        let tricks: Vec<u8> = serde_json::from_str(sheet).map_err(|error| vec![error.to_string()])?;
        let best = tricks.iter().max().ok_or_else(|| vec!["nobody played".to_owned()])?;
        let winner = tricks.iter().position(|count| count == best).unwrap_or_default();
        Ok(ScoreCard {
            json: sheet.to_owned(),
            rows: vec![tricks.iter().map(ToString::to_string).collect()],
            notes: Vec::new(),
            verdict: Some(format!("seat {} wins on points.", winner + 1)),
        })
    }
}

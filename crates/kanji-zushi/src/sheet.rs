//! Scoring a game that was played with real cards.

use game::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::scoring::settle;
use crate::setup_error::{CardCount, SetupError};
use crate::{DeckChoice, FormedKanji, GOAL, Kanji, Options};

/// A score sheet as input, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The deck of the game. A sheet that names none is scored with the default deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckChoice>,
    /// The kanji of each player.
    pub players: Vec<Vec<String>>,
}

/// A scored sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// The deck that it was scored with.
    pub deck: DeckChoice,
    /// Each player's kanji.
    pub players: Vec<ScoredPlayer>,
    /// The strokes of each player.
    pub totals: Vec<i32>,
    /// The seats that won, counted from 0.
    pub winners: Vec<usize>,
    /// The ranks and the tie-break.
    #[serde(skip)]
    pub outcome: Outcome,
}

/// A player's points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoredPlayer {
    /// Each kanji with its strokes.
    pub kanji: Vec<(Kanji, u8)>,
    /// All strokes together.
    pub total: i32,
}

impl Sheet {
    /// Scores the sheet.
    ///
    /// # Errors
    /// All errors at once.
    pub fn score(&self) -> Result<Scored, Vec<SetupError>> {
        let deck = self.deck.clone().unwrap_or_default();
        let mut count = CardCount::new(deck.deck());
        if let Err(error) = Options::new(self.players.len(), deck.clone()) {
            count.errors.push(SetupError::Options(error));
        }
        let mut formed = Vec::new();
        for (index, names) in self.players.iter().enumerate() {
            let seat = index + 1;
            let mut read = Vec::new();
            for name in names {
                match name.parse::<Kanji>() {
                    Ok(kanji) => read.push(kanji),
                    Err(unknown) => count.errors.push(SetupError::Kanji { seat, unknown }),
                }
            }
            count.formed(seat, &read);
            formed.push(read.into_iter().take(GOAL).collect::<FormedKanji>());
        }
        let (mut errors, _) = count.finish();
        if !errors.is_empty() {
            let misses_card = |error: &SetupError| matches!(error, SetupError::Unformable { missing: Some(_), .. });
            if self.deck.is_none() && errors.iter().any(misses_card) {
                errors.push(SetupError::DefaultDeck(deck));
            }
            return Err(errors);
        }
        let outcome = settle(&PerSeat::from_slice(&formed));
        let player = |formed: &FormedKanji| ScoredPlayer {
            kanji: formed.as_slice().iter().map(|&kanji| (kanji, kanji.strokes())).collect(),
            total: formed.strokes(),
        };
        Ok(Scored {
            deck,
            players: formed.iter().map(player).collect(),
            totals: outcome.scores.as_slice().to_vec(),
            winners: outcome.winners.iter().map(Seat::index).collect(),
            outcome,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Sheet {
        serde_json::from_str(json).unwrap()
    }

    fn errors(json: &str) -> Vec<String> {
        read(json).score().unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_sheet_is_scored() {
        let scored = read(r#"{"players":[["時","語"],["海"]]}"#).score().unwrap();
        assert_eq!(
            serde_json::to_string(&scored).unwrap(),
            r#"{"deck":"classic","players":[{"kanji":[["時",10],["語",14]],"total":24},{"kanji":[["海",9]],"total":9}],"totals":[24,9],"winners":[0]}"#
        );
    }

    #[test]
    fn the_best_kanji_breaks_a_tie_or_the_victory_is_shared() {
        let winners = |json: &str| read(json).score().unwrap().winners;
        assert_eq!(winners(r#"{"players":[["時","語"],["海","請"]]}"#), [1]);
        assert_eq!(winners(r#"{"players":[["語"],["読"],[]]}"#), [0, 1]);
        assert_eq!(winners(r#"{"players":[[],[]]}"#), [0, 1]);
    }

    #[test]
    fn only_kanji_of_the_deck_count() {
        let house = read(r#"{"deck":"house","players":[["鏡"],["腸"]]}"#).score().unwrap();
        assert_eq!(house.deck, DeckChoice::House);
        assert_eq!(
            errors(r#"{"players":[["鏡"],["好"]]}"#),
            [
                "seat 1: 鏡 cannot be formed, the deck has no neta 金",
                "seat 2: 好 cannot be formed, the deck has no neta 女",
                "the sheet names no deck, so it was scored with the deck 'classic'; others are named by \"deck\"",
            ]
        );
    }

    #[test]
    fn all_errors_are_reported_at_once() {
        assert_eq!(
            errors(
                r#"{"players":[["柯","寺","時","明"],["待","時時",""],["汁","池","計","訂","仏","化","待"],["侍"]]}"#
            ),
            [
                "seat 1: '柯' is not one of the 2,136 jōyō kanji",
                "seat 1: 寺 cannot be formed, it has no left and right half",
                "seat 1: 時, 明 need the neta 日, but everybody has it once",
                "seat 2: '時時' is not one of the 2,136 jōyō kanji",
                "seat 2: '' is not one of the 2,136 jōyō kanji",
                "seat 3: 7 kanji, but nobody forms more than 5",
                "seat 3: 汁, 池 need the neta 氵, but everybody has it once",
                "seat 3: 計, 訂 need the neta 言, but everybody has it once",
                "seat 3: 仏, 化 need the neta 亻, but everybody has it once",
                "the shari 十 would be there 2 times for 汁, 計, but the deck has it once",
                "the shari 寺 would be there 4 times for 時, 待, 待, 侍, but the deck has it once",
            ]
        );
        assert_eq!(errors(r#"{"players":[["時"]]}"#), ["Kanji-zushi is for two to eight players, not 1"]);
        assert!(errors(r#"{"players":[[],[],[],[],[],[],[],[],[]]}"#)[0].contains("not 9"));
    }

    #[test]
    fn a_shari_that_the_deck_has_twice_counts_twice() {
        let mut sheet = read(r#"{"players":[["時"],["詩"]]}"#);
        assert_eq!(sheet.score().unwrap_err().len(), 1);
        let text = include_str!("../data/classic.tsv").replace("shari\t翟", "shari\t寺");
        sheet.deck = Some(crate::Deck::read(&text).unwrap().into());
        assert_eq!(sheet.score().unwrap().totals, [10, 13]);
    }
}

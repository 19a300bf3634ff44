//! Properties of parsers: for any text and every game.

use game::Record;
use menu::{GAMES, GameVisitor, PlayableGame};

/// Notation is canonical: a text that parses as a move is printed the same.
pub fn notation(text: &str) {
    struct Notation<'a>(&'a str);
    impl GameVisitor for Notation<'_> {
        type Output = ();
        fn visit<G: PlayableGame>(self) {
            if let Ok(chosen) = self.0.parse::<G::Move>() {
                assert_eq!(chosen.to_string(), self.0);
            }
        }
    }
    for game in GAMES {
        menu::with_game(game.name, Notation(text)).expect("it is on the menu");
    }
}

/// A text that parses as a record is replayed or rejected without a panic, even if its commitment is correct.
pub fn record(text: &str) {
    struct Rerun<'a>(&'a str);
    impl GameVisitor for Rerun<'_> {
        type Output = ();
        fn visit<G: PlayableGame>(self) {
            let Ok(mut record) = menu::read_record::<G>(self.0) else { return };
            let _ = record.rerun::<G>(&mut |_| ());
            // Most texts fail at the commitment. With a correct one the moves are checked too.
            record.commitment = record.secret.commitment();
            let _ = record.rerun::<G>(&mut |_| ());
            let written = serde_json::to_string(&record).expect("a record can be written");
            let read: Record<G::Options> = menu::read_record::<G>(&written).expect("a written record can be read");
            assert_eq!(read, record);
        }
    }
    if let Ok(game) = menu::record_game(text) {
        let _ = menu::with_game(&game, Rerun(text));
    }
}

/// A text that parses as a score sheet is scored or rejected with a reason.
pub fn sheet(text: &str) {
    struct Score<'a>(&'a str);
    impl GameVisitor for Score<'_> {
        type Output = ();
        fn visit<G: PlayableGame>(self) {
            match G::score(self.0) {
                Ok(card) => drop(serde_json::from_str::<serde_json::Value>(&card.json).expect("it is JSON")),
                Err(errors) => assert!(!errors.is_empty() && errors.iter().all(|error| !error.is_empty())),
            }
        }
    }
    for game in GAMES {
        menu::with_game(game.name, Score(text)).expect("it is on the menu");
    }
}

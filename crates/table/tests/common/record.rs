//! Checks records of finished games as `sushiya verify` does.

use menu::{GameVisitor, PlayableGame};

/// The content of a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CheckedRecord {
    pub(crate) seats: Vec<String>,
    pub(crate) commitment: String,
    pub(crate) nonces: Vec<String>,
    /// The hashes that devices had committed to.
    pub(crate) hashes: Vec<Option<String>>,
    pub(crate) abandoned: u32,
    /// For each turn, the seats that chose and their moves.
    pub(crate) moves: Vec<Vec<(usize, String)>>,
}

/// Parses a record with its game's types and replays it.
pub(crate) fn check_record(text: &str) -> CheckedRecord {
    struct Check<'a>(&'a str);

    impl GameVisitor for Check<'_> {
        type Output = CheckedRecord;

        fn visit<G: PlayableGame>(self) -> CheckedRecord {
            let record = menu::read_record::<G>(self.0).expect("it is a record of this game");
            record.rerun::<G>(&mut |_| ()).expect("the record is valid");
            let mut replay = game::Replay::<G>::begin(&record, &mut |_| ()).expect("the replay begins");
            let mut moves = Vec::new();
            while !replay.state().pending().seats().is_empty() {
                let joint = replay.step(&mut |_| ()).expect("the turn is valid").expect("there is another turn");
                let made = joint.iter().filter_map(|(seat, made)| Some((seat.index(), (*made)?.to_string())));
                moves.push(made.collect());
            }
            CheckedRecord {
                seats: record.seats.clone(),
                commitment: record.commitment.to_string(),
                nonces: record.nonces.iter().map(ToString::to_string).collect(),
                hashes: record.nonce_hashes.iter().map(|hash| hash.map(|hash| hash.to_string())).collect(),
                abandoned: record.abandoned,
                moves,
            }
        }
    }

    let name = menu::record_game(text).expect("it is a record");
    menu::with_game(&name, Check(text)).expect("the game is on the menu")
}

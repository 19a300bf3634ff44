//! Checks records of finished games as `sushiya verify` does.

use menu::{GameVisitor, PlayableGame};

/// The content of a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checked {
    pub(crate) seats: Vec<String>,
    pub(crate) commitment: String,
    pub(crate) nonces: Vec<String>,
    /// For each turn, the seats that chose and their moves.
    pub(crate) moves: Vec<Vec<(usize, String)>>,
}

/// Parses a record with its game's types and replays it.
pub(crate) fn check_record(text: &str) -> Checked {
    struct Check<'a>(&'a str);

    impl GameVisitor for Check<'_> {
        type Output = Checked;

        fn visit<G: PlayableGame>(self) -> Checked {
            let record = menu::read_record::<G>(self.0).expect("a record of this game");
            record.rerun::<G>(&mut |_| ()).expect("the record holds");
            let mut replay = game::Replay::<G>::begin(&record, &mut |_| ()).expect("it begins");
            let mut moves = Vec::new();
            while !replay.state().pending().seats().is_empty() {
                let joint = replay.step(&mut |_| ()).expect("it goes on").expect("another choice");
                let made = joint.iter().filter_map(|(seat, made)| Some((seat.index(), (*made)?.to_string())));
                moves.push(made.collect());
            }
            Checked {
                seats: record.seats.clone(),
                commitment: record.commitment.to_string(),
                nonces: record.nonces.iter().map(ToString::to_string).collect(),
                moves,
            }
        }
    }

    let name = menu::record_game(text).expect("a record");
    menu::with_game(&name, Check(text)).expect("a game on the menu")
}

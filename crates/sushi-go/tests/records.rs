//! Records that earlier versions wrote are still read and verified.

use game::{PlayerKind, Record, RecordError};
use sushiya_sushi_go::{Options, SushiGo};

const WITHOUT_KINDS: &str = include_str!("data/record-without-kinds.json");

#[test]
fn a_record_without_kinds_is_valid_and_survives_a_round_trip() {
    let record: Record<Options> = serde_json::from_str(WITHOUT_KINDS).unwrap();
    assert!(record.kinds.is_empty());
    record.rerun::<SushiGo>(&mut |_| ()).unwrap();
    assert_eq!(serde_json::to_string(&record).unwrap(), WITHOUT_KINDS.trim_end());
}

#[test]
fn a_record_has_one_kind_for_each_player() {
    let mut record: Record<Options> = serde_json::from_str(WITHOUT_KINDS).unwrap();
    record.kinds = vec![PlayerKind::Person, PlayerKind::Bot("cook".to_owned())];
    record.rerun::<SushiGo>(&mut |_| ()).unwrap();
    assert!(serde_json::to_string(&record).unwrap().contains(r#""kinds":["person","bot:cook"]"#));
    record.kinds.push(PlayerKind::Person);
    let error = record.rerun::<SushiGo>(&mut |_| ()).unwrap_err();
    assert_eq!(error, RecordError::Kinds { found: 3, players: 2 });
}

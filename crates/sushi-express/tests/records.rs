//! Records that earlier versions wrote are still read and verified.

use game::Record;
use sushiya_sushi_express::{Options, SushiExpress};

const WITHOUT_KINDS: &str = include_str!("data/record-without-kinds.json");

#[test]
fn a_record_without_kinds_is_valid_and_survives_a_round_trip() {
    let record: Record<Options> = serde_json::from_str(WITHOUT_KINDS).unwrap();
    assert!(record.kinds.is_empty());
    record.rerun::<SushiExpress>(&mut |_| ()).unwrap();
    assert_eq!(serde_json::to_string(&record).unwrap(), WITHOUT_KINDS.trim_end());
}

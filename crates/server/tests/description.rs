//! Compares openapi.json and docs/api.md with a running server in both directions.

#[path = "description/schema.rs"]
mod schema;
#[path = "description/session.rs"]
mod session;

use std::collections::BTreeSet;

use schema::Description;
use serde_json::{Value, json};
use server::{ApiError, Request};
use session::Session;
use table::{Action, ActionError};

/// The API documentation.
const DOCUMENT: &str = include_str!("../../../docs/api.md");

type Names = BTreeSet<String>;

fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Names {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn all_routes_are_described_and_documented() {
    let description = Description::read();
    let described = description.paths().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").keys();
        methods.map(move |method| format!("{method} {path}"))
    });
    let served =
        server::routes().flat_map(|(path, methods)| methods.iter().map(move |method| format!("{method} {path}")));
    let served: Names = served.collect();
    assert_eq!(described.collect::<Names>(), served);
    for route in served {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let heading = format!("`{} {path}`", method.to_uppercase());
        assert!(DOCUMENT.contains(&heading), "docs/api.md lacks {heading}");
    }
}

/// The names of all actions. The deserializer lists them when it gets an unknown one.
fn actions() -> Names {
    let complaint = serde_json::from_value::<Action>(json!({"do": "?"})).expect_err("no action").to_string();
    let (_, known) = complaint.split_once("expected one of ").expect("the error lists all actions");
    names(known.split('`').skip(1).step_by(2))
}

/// Checks that an action and its request survive a round trip. Returns the action's name.
fn check_round_trip(example: &Value) -> String {
    let action: Action = serde_json::from_value(example.clone()).unwrap_or_else(|error| panic!("{example}: {error}"));
    assert_eq!(serde_json::to_value(&action).expect("it serializes"), *example);
    let mut request = example.clone();
    request["id"] = json!(7);
    let read: Request = serde_json::from_str(&request.to_string()).expect("a request deserializes");
    assert_eq!((read.id, &read.action), (7, &action));
    assert_eq!(serde_json::to_value(&read).expect("it serializes"), request);
    example["do"].as_str().expect("a name").to_owned()
}

#[test]
fn every_action_is_described_with_valid_examples() {
    let description = Description::read();
    let mut described = Names::new();
    for variant in description.schema("Action")["oneOf"].as_array().expect("a schema for each action") {
        let schema = description.resolve(variant);
        let examples = schema["examples"].as_array().expect("examples");
        for example in examples {
            let name = check_round_trip(example);
            assert_eq!(schema["properties"]["do"]["const"], name.as_str());
            description.check("Action", example).unwrap_or_else(|error| panic!("{example}: {error}"));
            described.insert(name);
        }
        // Every property occurs in some example.
        let shown: Names =
            examples.iter().flat_map(|example| example.as_object().expect("an object").keys().cloned()).collect();
        assert_eq!(shown, schema["properties"].as_object().expect("properties").keys().cloned().collect());
    }
    assert_eq!(described, actions());
    let request = &description.schema("Request")["examples"][0];
    let read: Request = serde_json::from_value(request.clone()).expect("the example deserializes");
    assert_eq!(serde_json::to_value(&read).expect("it serializes"), *request);
}

#[test]
fn every_action_is_documented_with_a_valid_example() {
    let blocks = DOCUMENT.split("```json").skip(1).map(|rest| rest.split("```").next().expect("the block ends"));
    let examples = blocks.flat_map(|block| {
        let values = serde_json::Deserializer::from_str(block).into_iter::<Value>();
        values.map(|value| value.expect("examples are JSON")).collect::<Vec<_>>()
    });
    let names = examples.filter(|value| value.get("do").is_some()).map(|mut value| {
        value.as_object_mut().expect("an object").remove("id");
        check_round_trip(&value)
    });
    assert_eq!(names.collect::<Names>(), actions());
}

#[test]
fn every_error_code_is_described_and_documented() {
    let codes = names(ActionError::CODES.iter().chain(ApiError::CODES).copied());
    assert_eq!(codes.len(), ActionError::CODES.len() + ApiError::CODES.len(), "codes are unique");
    let description = Description::read();
    let described = description.schema("Code")["enum"].as_array().expect("a list");
    assert_eq!(names(described.iter().filter_map(Value::as_str)), codes);
    let rows = DOCUMENT.lines().filter_map(|line| {
        line.strip_prefix("| `")?.split_once("` | 4").or(line.strip_prefix("| `")?.split_once("` | 5"))
    });
    assert_eq!(names(rows.map(|(code, _)| code)), codes);
}

/// The schemas of server messages. Every property of each must occur in the session.
const SENT: [&str; 26] = [
    "ViewMessage",
    "FrameMessage",
    "DoneMessage",
    "RefusedMessage",
    "View",
    "TableView",
    "SeatView",
    "You",
    "GameView",
    "ChoicesView",
    "ScoreView",
    "Outcome",
    "Remark",
    "Error",
    "Me",
    "Opened",
    "TableList",
    "ListedTable",
    "RecordList",
    "ListedRecord",
    "RecordedPlayer",
    "StatisticsList",
    "GameStatistics",
    "History",
    "Replay",
    "Told",
];

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_the_server_sends_matches_the_description() {
    let description = Description::read();
    let sent = Session::play().await;
    assert!(sent.messages.len() > 100, "{}", sent.messages.len());
    for message in &sent.messages {
        description.check("Message", message).unwrap_or_else(|error| panic!("{error}\n{message}"));
    }
    for answer in &sent.answers {
        let error = description.check_answer(&answer.method, &answer.path, answer.status, &answer.body);
        error.unwrap_or_else(|error| {
            panic!("{} {} {}: {error}\n{}", answer.method, answer.path, answer.status, answer.body)
        });
    }
    // Every route was used, and every described property was sent.
    let asked: Names = sent.answers.iter().map(|answer| format!("{} {}", answer.method, answer.path)).collect();
    for (path, methods) in description.paths() {
        for method in methods.as_object().expect("methods").keys() {
            assert!(path.ends_with("/ws") || asked.contains(&format!("{method} {path}")), "{method} {path}");
        }
    }
    let seen = description.seen();
    for name in SENT {
        for property in description.schema(name)["properties"].as_object().expect("properties").keys() {
            assert!(seen.contains(&format!("{name}.{property}")), "{name}.{property} was never sent");
        }
    }
}

//! Hidden information never leaks, on any channel.

use serde_json::{Value, json};

use crate::support::{Seated, start};

/// The seats whose hands are known in an observation.
fn hands_known(observation: &Value) -> Vec<usize> {
    let hands = observation["hands"].as_array().expect("hands");
    let known =
        hands.iter().enumerate().filter(|(_, hand)| hand["known"].as_array().is_some_and(|all| !all.is_empty()));
    known.map(|(seat, _)| seat).collect()
}

/// The seats whose hands are in a list of events.
fn hands_revealed(events: &Value) -> Vec<Value> {
    let revealed = events.as_array().into_iter().flatten().filter(|event| !event["cards"].is_null());
    revealed.map(|event| event["seat"].clone()).collect()
}

#[tokio::test]
async fn players_see_only_their_own_hand_and_spectators_none() {
    let (server, _directory) = start().await;
    let (code, seated) = server.table("sushi-go", 4).await;
    for (seat, player) in seated.iter().enumerate() {
        assert_eq!(hands_known(&player.view["game"]["observation"]), [seat]);
        assert_eq!(hands_known(&player.client.view(&code).await["game"]["observation"]), [seat]);
        let (_, history) = player.client.get(&format!("/api/tables/{code}/history")).await;
        assert_eq!(hands_revealed(&history["turns"][0]), [json!(seat)]);
        for received in &player.socket.received {
            let message: Value = serde_json::from_str(received).unwrap();
            if message["game"].is_object() {
                assert_eq!(hands_known(&message["game"]["observation"]), [seat], "{received}");
            }
            for events in message["events"].as_array().into_iter().flatten() {
                assert_eq!(hands_revealed(events), [json!(seat)], "{received}");
            }
        }
    }
    let watcher = server.guest("watcher").await;
    for client in [server.stranger(), watcher] {
        let spectator = Seated::join(client, &code).await;
        assert!(hands_known(&spectator.view["game"]["observation"]).is_empty());
        assert_eq!(spectator.view["game"]["moves"], json!([]));
        let (_, history) = spectator.client.get(&format!("/api/tables/{code}/history")).await;
        assert!(hands_revealed(&history["turns"][0]).is_empty());
    }
    server.close().await;
}

#[tokio::test]
async fn choices_and_the_secret_are_in_no_message_before_they_are_revealed() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 3).await;
    let choice = seated[0].choice(0);
    seated[0].act(choice.clone()).await;
    seated[1].until(|view| view["choices"]["chosen"] == json!([0])).await;
    let move_text = choice["move"].as_str().unwrap();
    for viewer in [server.stranger(), seated[1].client.clone(), seated[2].client.clone()] {
        let view = viewer.view(&code).await;
        assert_eq!(view["choices"]["yours"], Value::Null);
        assert!(!view["choices"].to_string().contains(move_text));
        let text = view.to_string();
        assert!(!text.contains("secret") && !text.contains("nonce"), "{text}");
        let (status, _) = viewer.get(&format!("/api/tables/{code}/games/1/record")).await;
        assert_eq!(status, 404, "there is no record before the end");
    }
    // A refusal repeats only what the client sent.
    let mut wrong = seated[1].choice(0);
    wrong["move"] = json!("dragon");
    let refused = seated[1].act(wrong).await;
    assert_eq!(refused["code"], "illegal");
    server.close().await;
}

#[tokio::test]
async fn other_people_see_names_but_no_ids_or_tokens() {
    let (server, _directory) = start().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let view = server.stranger().view(&code).await.to_string();
    for player in &seated {
        assert!(!view.contains(player.client.token.as_ref().unwrap()));
    }
    server.close().await;
}

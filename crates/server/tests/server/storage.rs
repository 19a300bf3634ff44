//! A store that cannot store: nothing is acknowledged that is not there, and it goes on when there is room again.

use serde_json::json;

use crate::support::{Seated, TestServer, start};

/// Leaves no room in the store for another table. Something small may still fit into pages that are there already; then it
/// is stored, and counts.
async fn fill(server: &TestServer) {
    let filler = server.guest("filler").await;
    server.store.limit_bytes(Some(1)).await.unwrap();
    while filler.post("/api/tables", json!({"game": "sushi-go"})).await.0 == 201 {}
}

#[tokio::test]
async fn when_the_disk_is_full_nothing_happens_and_when_it_is_not_the_game_goes_on() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    fill(&server).await;
    let choice = seated[0].choice(0);
    let mut acknowledged = None;
    for index in 0.. {
        let wanted = seated[0].choice(index);
        let answer = seated[0].act(wanted.clone()).await;
        if answer["type"] == "refused" {
            assert_eq!(answer["code"], "storage", "{answer}");
            break;
        }
        acknowledged = Some(wanted["move"].clone());
    }
    let (status, body) = seated[1].client.try_act(&code, json!({"do": "say", "text": "x".repeat(200)})).await;
    assert_eq!((status, &body["error"]["code"]), (503, &json!("storage")), "{body}");
    let view = seated[0].client.view(&code).await;
    assert_eq!(view["choices"]["yours"], acknowledged.clone().unwrap_or_default(), "what was acknowledged is there");
    assert_eq!(view["talk"], json!([]));
    server.store.limit_bytes(None).await.unwrap();
    assert_eq!(seated[0].act(choice).await["type"], "done");
    let other = seated[1].choice(0);
    assert_eq!(seated[1].act(other).await["type"], "done");
    seated[0].until(|view| view["game"]["turn"] == 1).await;
    crate::support::play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn those_who_look_see_what_is_stored_after_a_fault() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut spectator = Seated::join(server.stranger(), &code).await;
    fill(&server).await;
    for action in ["leave", "return"].into_iter().cycle() {
        let (status, _) = seated[0].client.try_act(&code, json!({"do": action})).await;
        if status == 503 {
            break;
        }
    }
    server.store.limit_bytes(None).await.unwrap();
    let truth = server.stranger().view(&code).await;
    seated[0].client.act(&code, json!({"do": "say", "text": "still here"})).await;
    spectator.until(|view| view["talk"].as_array().is_some_and(|talk| talk.len() == 1)).await;
    assert_eq!(spectator.view["table"], truth["table"]);
    seated[1].until(|view| view["talk"].as_array().is_some_and(|talk| talk.len() == 1)).await;
    server.close().await;
}

//! A full store: nothing is acknowledged that was not stored, and games continue once there is space.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use tempfile::TempDir;

use crate::support::{Answer, Client, Seated, TestServer, config, eventually, start, start_with};

/// Fills the store until another table doesn't fit. Small writes may still fit into existing pages; then they are stored and
/// acknowledged.
pub(crate) async fn fill(server: &TestServer) {
    let filler = server.guest("filler").await;
    server.store.limit_bytes(Some(1)).await.unwrap();
    eventually("the store is full", async || {
        let (status, _) = filler.post("/api/tables", json!({"game": "sushi-go"})).await;
        assert_eq!(status, if status == 201 { 201 } else { 503 });
        (status == 503).then_some(())
    })
    .await;
}

#[tokio::test]
async fn with_a_full_store_actions_fail_without_effect_and_later_the_game_goes_on() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    fill(&server).await;
    let choice = seated[0].choice(0);
    let (mut acknowledged, mut index) = (None, 0);
    eventually("a choice cannot be stored", async || {
        let wanted = seated[0].choice(index);
        index += 1;
        let answer = seated[0].act(wanted.clone()).await;
        if answer["type"] == "done" {
            acknowledged = Some(wanted["move"].clone());
            return None;
        }
        assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("storage")), "{answer}");
        Some(())
    })
    .await;
    let (status, body) = seated[1].client.try_act(&code, json!({"do": "say", "text": "x".repeat(200)})).await;
    assert_eq!((status, &body["error"]["code"]), (503, &json!("storage")), "{body}");
    let view = seated[0].client.view(&code).await;
    assert_eq!(view["choices"]["yours"], acknowledged.clone().unwrap_or_default(), "acknowledged choices are kept");
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
async fn viewers_see_the_stored_state_after_a_failed_write() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut spectator = Seated::join(server.stranger(), &code).await;
    fill(&server).await;
    let mut actions = ["leave", "return"].into_iter().cycle();
    eventually("an action cannot be stored", async || {
        let (status, body) = seated[0].client.try_act(&code, json!({"do": actions.next()})).await;
        assert_eq!(status, if status == 200 { 200 } else { 503 }, "{body}");
        (status == 503).then_some(())
    })
    .await;
    server.store.limit_bytes(None).await.unwrap();
    let truth = server.stranger().view(&code).await;
    seated[0].client.act(&code, json!({"do": "say", "text": "still here"})).await;
    spectator.until(|view| view["talk"].as_array().is_some_and(|talk| talk.len() == 1)).await;
    assert_eq!(spectator.view["table"], truth["table"]);
    seated[1].until(|view| view["talk"].as_array().is_some_and(|talk| talk.len() == 1)).await;
    server.close().await;
}

/// Starts a quick game with three seats.
async fn quick_game(client: &Client) -> Answer {
    let form = ("content-type", "application/x-www-form-urlencoded");
    client.raw("POST", "/play", "game=sushi-go&level=random&players=3", &[form]).await
}

#[tokio::test]
async fn a_quick_game_is_one_commit() {
    let directory = TempDir::new().unwrap();
    // Bots must not move while the test counts.
    let server = start_with(directory.path(), Config { bot_pace: Duration::from_hours(1), ..config() }).await;
    let ana = server.guest("Ana").await;
    let before = server.metric("sushiya_store_changes").await;
    assert_eq!(quick_game(&ana).await.status, 303);
    assert_eq!(server.metric("sushiya_store_changes").await, before + 1);
    let (_, mine) = ana.get("/api/me/tables").await;
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(1));
    let view = ana.view(mine["tables"][0]["table"].as_str().expect("a code")).await;
    assert_eq!((&view["table"]["phase"], &view["game"]["turn"]), (&json!("playing"), &json!(0)));
    let sits: Vec<&Value> =
        view["table"]["seats"].as_array().expect("seats").iter().map(|seat| &seat["sits"]).collect();
    assert_eq!(sits, ["person", "bot", "bot"]);
    server.close().await;
}

#[tokio::test]
async fn a_quick_game_that_cannot_be_stored_leaves_no_table() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    fill(&server).await;
    let tables = server.metric("sushiya_tables_lobby").await;
    assert_eq!(quick_game(&ana).await.status, 503);
    server.store.limit_bytes(None).await.unwrap();
    assert_eq!(ana.get("/api/me/tables").await.1, json!({"tables": []}));
    assert_eq!(server.metric("sushiya_tables_lobby").await, tables);
    assert_eq!(server.metric("sushiya_tables_playing").await, 0);
    assert_eq!(quick_game(&ana).await.status, 303);
    server.close().await;
}

//! Tables that fall asleep and wake, and servers that shut down and start again.

use std::time::Duration;

use serde_json::json;
use server::Config;
use tempfile::TempDir;

use crate::support::{Seated, TestServer, config, eventually, play_out, start_with};

/// Waits until every table is asleep.
pub(crate) async fn all_asleep(server: &TestServer) {
    eventually("all tables are asleep", async || (server.metric("sushiya_tables_awake").await == 0).then_some(()))
        .await;
}

#[tokio::test]
async fn a_table_without_viewers_falls_asleep_and_wakes_unchanged() {
    let directory = TempDir::new().unwrap();
    let config = Config { rest_after: Duration::from_millis(300), ..config() };
    let server = start_with(directory.path(), config).await;
    // With one day per choice, disconnected players don't count as away.
    let (code, mut seated) = server.table_with("sushi-go", 2, "1d").await;
    let choice = seated[0].choice(2);
    seated[0].act(choice.clone()).await;
    let clients: Vec<_> = seated.iter().map(|player| player.client.clone()).collect();
    drop(seated);
    let view = clients[0].view(&code).await;
    assert_eq!(view["choices"]["yours"], choice["move"]);
    all_asleep(&server).await;
    let again = clients[0].view(&code).await;
    for part in ["game", "choices", "talk"] {
        assert_eq!(again[part], view[part], "{part}");
    }
    let mut seated = Vec::new();
    for client in clients {
        seated.push(Seated::join(client, &code).await);
    }
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn a_restarted_server_has_the_same_state() {
    let directory = TempDir::new().unwrap();
    let server = start_with(directory.path(), config()).await;
    let (code, mut seated) = server.table("kanji-zushi", 3).await;
    let asked = seated.iter().position(Seated::is_asked).expect("somebody is asked");
    let choice = seated[asked].choice(0);
    let turn = seated[asked].turn();
    seated[asked].act(choice.clone()).await;
    seated[asked].until(|view| view["choices"]["yours"] == choice["move"] || view["game"]["turn"] != turn).await;
    let before = seated[0].client.view(&code).await;
    server.close().await;
    // The last messages still arrive before the connection ends.
    while seated[0].socket.next().await.is_some() {}
    let server = start_with(directory.path(), config()).await;
    let client = |seat: usize| {
        let mut client = seated[seat].client.clone();
        client.address = server.address;
        client
    };
    let after = client(0).view(&code).await;
    for part in ["game", "choices", "talk"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let mut again = Vec::new();
    for seat in 0..3 {
        again.push(Seated::join(client(seat), &code).await);
    }
    play_out(&mut again).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    menu::replay_json(&record.to_string()).expect("the record is valid");
    server.close().await;
}

#[tokio::test]
async fn bots_play_on_after_a_restart_without_any_client() {
    let directory = TempDir::new().unwrap();
    // Slow enough that the game isn't over before the server stops.
    let slow = Config { bot_pace: Duration::from_millis(300), rest_after: Duration::from_millis(200), ..config() };
    let server = start_with(directory.path(), slow.clone()).await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    ana.leave_to_bots(&code).await;
    ana.act(&code, json!({"do": "start"})).await;
    server.close().await;
    let server = start_with(directory.path(), slow).await;
    let stranger = server.stranger();
    eventually("the game ends by itself", async || {
        let (status, _) = stranger.get(&format!("/api/tables/{code}/games/1/record")).await;
        (status == 200).then_some(())
    })
    .await;
    server.close().await;
}

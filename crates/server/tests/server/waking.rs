//! Waking a table: from its latest snapshot, whatever the length of its journal.

use serde_json::{Value, json};
use store::Store;
use tempfile::TempDir;

use crate::support::{Client, Seated, config, play_out, start_with};

/// Both views of a game, without what only a connection shows.
async fn views(clients: &[Client], code: &str) -> Vec<Value> {
    let mut views = Vec::new();
    for client in clients {
        let mut view = client.view(code).await;
        for seat in view["table"]["seats"].as_array_mut().expect("a list") {
            seat["connected"] = Value::Null;
        }
        view["table"]["paused"] = Value::Null;
        views.push(view);
    }
    views
}

#[tokio::test]
async fn a_table_with_a_long_journal_wakes_from_a_snapshot_as_it_was() {
    let directory = TempDir::new().unwrap();
    let server = start_with(directory.path(), config()).await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    // Some turns, chat, and far more changes of a choice than there are entries between two snapshots.
    for turn in 0..3 {
        for player in &mut seated {
            player.until(|view| view["game"]["turn"].as_u64() == Some(turn)).await;
            let choice = player.choice(1);
            assert_eq!(player.act(choice).await["type"], "done");
        }
    }
    seated[0].until(|view| view["game"]["turn"] == 3).await;
    seated[1].client.act(&code, json!({"do": "say", "text": "think it over"})).await;
    for nth in 0..700 {
        let choice = seated[0].choice(nth);
        assert_eq!(seated[0].act(choice).await["type"], "done");
    }
    let clients: Vec<Client> = seated.iter().map(|seated| seated.client.clone()).collect();
    let before = views(&clients, &code).await;
    let recent = server.store.recent(&code).await.unwrap();
    assert!(recent.snapshot.is_some() && recent.lines.len() < 256, "{} lines after the snapshot", recent.lines.len());
    assert!(server.store.journal(&code).await.unwrap().len() > 700, "the whole journal is kept");
    server.close().await;

    let server = start_with(directory.path(), config()).await;
    let clients: Vec<Client> =
        clients.iter().map(|client| Client { address: server.address, ..client.clone() }).collect();
    assert_eq!(views(&clients, &code).await, before);
    let mut seated = Vec::new();
    for client in clients {
        seated.push(Seated::join(client, &code).await);
    }
    play_out(&mut seated).await;
    let (status, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    assert_eq!(status, 200);
    menu::replay_json(&record.to_string()).expect("the record is valid");
    server.close().await;
}

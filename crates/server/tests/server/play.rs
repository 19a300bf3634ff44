//! Whole games between people, and rematches.

use serde_json::{Value, json};

use crate::support::{Seated, play_out, start};

async fn check_whole_game(game: &str, people: usize) {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table(game, people).await;
    let commitment = seated[0].view["table"]["commitment"].clone();
    play_out(&mut seated).await;
    for player in &seated {
        assert_eq!(
            player.view["game"]["observation"]["viewer"], "omniscient",
            "after the end everybody sees everything"
        );
        assert!(player.view["game"]["outcome"]["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
    }
    let (status, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    assert_eq!(status, 200, "{record}");
    assert_eq!(record["commitment"], commitment);
    let turns = menu::replay_json(&record.to_string()).expect("the record is valid");
    let (_, replay) = server.stranger().get(&format!("/api/tables/{code}/games/1/replay")).await;
    assert_eq!(replay["turns"].as_array().map(Vec::len), Some(turns.len()));
    let (_, history) = seated[0].client.get(&format!("/api/tables/{code}/history")).await;
    assert_eq!(history["turns"].as_array().map(Vec::len), Some(turns.len()));
    server.close().await;
}

#[tokio::test]
async fn four_people_play_sushi_go() {
    check_whole_game("sushi-go", 4).await;
}

#[tokio::test]
async fn three_people_play_sushi_express() {
    check_whole_game("sushi-express", 3).await;
}

#[tokio::test]
async fn two_people_play_kanji_zushi() {
    check_whole_game("kanji-zushi", 2).await;
}

#[tokio::test]
async fn a_rematch_has_a_new_commitment_and_spectators_follow() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut spectator = Seated::join(server.stranger(), &code).await;
    let first = seated[0].view["table"]["commitment"].clone();
    play_out(&mut seated).await;
    seated[0].client.act(&code, json!({"do": "rematch"})).await;
    seated[0].client.refused(&code, json!({"do": "start"}), "not_ready").await;
    seated[1].client.act(&code, json!({"do": "ready"})).await;
    seated[0].client.act(&code, json!({"do": "start", "nonce": "00112233445566778899aabbccddeeff"})).await;
    for viewer in seated.iter_mut().chain([&mut spectator]) {
        viewer.until(|view| view["game"]["number"] == 2).await;
        assert_ne!(viewer.view["table"]["commitment"], first);
    }
    play_out(&mut seated).await;
    spectator.until(|view| view["table"]["phase"] == "over").await;
    let (_, record) = spectator.client.get(&format!("/api/tables/{code}/games/2/record")).await;
    assert_eq!(record["nonces"][0], "00112233445566778899aabbccddeeff");
    server.close().await;
}

#[tokio::test]
async fn a_choice_can_be_changed_until_the_turn_ends_and_nobody_notices() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 3).await;
    let [one, two, three] = seated.get_mut(..).and_then(|all| all.as_mut_array()).expect("three people");
    let (first, second) = (one.choice(0), one.choice(1));
    assert_eq!(one.act(first.clone()).await["type"], "done");
    two.until(|view| view["choices"]["chosen"] == json!([0])).await;
    let before = two.client.view(&code).await;
    assert_eq!(one.act(second.clone()).await["type"], "done");
    assert_eq!(one.act(second.clone()).await["type"], "done", "repeating a choice is not an error");
    assert_eq!(two.client.view(&code).await, before, "others do not see the change");
    // The others get no message about the change, only about the next choice.
    let choice = two.choice(0);
    two.act(choice).await;
    three.until(|view| view["choices"]["chosen"] == json!([0, 1])).await;
    let frames = three.socket.received.iter().filter(|text| text.contains(r#""choices""#)).count();
    assert_eq!(frames, 4, "the view, the start, and a frame for each first choice: {:#?}", three.socket.received);
    let choice = three.choice(0);
    three.act(choice).await;
    one.until(|view| view["game"]["turn"] == 1).await;
    let (_, history) = server.stranger().get(&format!("/api/tables/{code}/history")).await;
    let laid = history["turns"][1].as_array().expect("events").iter().find(|event| event["event"] == "laid");
    assert_eq!(laid.map(|laid| &laid["card"]), Some(&second["move"]), "the last choice counts");
    server.close().await;
}

#[tokio::test]
async fn reconnecting_players_and_second_connections_get_the_current_state() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let choice = seated[0].choice(3);
    seated[0].act(choice).await;
    let again = Seated::join(seated[0].client.clone(), &code).await;
    for part in ["game", "choices", "talk"] {
        assert_eq!(again.view[part], seated[0].view[part], "{part}");
    }
    drop(seated.remove(0));
    let mut back = Seated::join(again.client.clone(), &code).await;
    let (choice, other) = (back.choice(0), seated[0].choice(0));
    assert_eq!(back.act(choice).await["type"], "done");
    seated[0].act(other).await;
    back.until(|view| view["game"]["turn"] == 1).await;
    server.close().await;
}

#[tokio::test]
async fn players_chat_and_spectators_see_it() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut spectator = Seated::join(server.stranger(), &code).await;
    seated[0].act(json!({"do": "say", "text": " ¡buen provecho! "})).await;
    seated[1].act(json!({"do": "react", "with": "thanks"})).await;
    let said = |view: &Value| view["talk"].as_array().is_some_and(|talk| talk.len() == 2);
    spectator.until(said).await;
    assert_eq!(spectator.view["talk"][0]["text"], "¡buen provecho!");
    assert_eq!(spectator.view["talk"][1]["reaction"], "thanks");
    let answer = spectator.act(json!({"do": "say", "text": "hello"})).await;
    assert_eq!(answer["code"], "unknown_guest", "chatting needs a name");
    server.close().await;
}

#[tokio::test]
async fn the_next_game_starts_when_everybody_wants_it() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    play_out(&mut seated).await;
    seated[1].client.act(&code, json!({"do": "play_again"})).await;
    seated[0].until(|view| view["table"]["seats"][1]["again"] == true).await;
    assert_eq!(seated[0].view["table"]["phase"], "over");
    let promised = seated[0].view["table"]["next_commitment"].clone();
    seated[0].client.act(&code, json!({"do": "play_again"})).await;
    for player in &mut seated {
        player.until(|view| view["game"]["number"] == 2).await;
        assert_eq!(player.view["table"]["commitment"], promised);
    }
    server.close().await;
}

#[tokio::test]
async fn everybody_sees_who_wants_a_seat_at_a_full_table() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let cho = server.guest("Cho").await;
    let mut watching = Seated::join(cho.clone(), &code).await;
    cho.refused(&code, json!({"do": "sit"}), "game_running").await;
    for viewer in seated.iter_mut().chain([&mut watching]) {
        viewer.until(|view| view["table"]["waiting"] == json!(["Cho"])).await;
    }
    drop(watching);
    seated[0].until(|view| view["table"]["waiting"] == json!([])).await;
    server.close().await;
}

#[tokio::test]
async fn the_host_can_start_at_once_with_a_form() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "4"})).await;
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let path = format!("/table/{code}");
    let refused = ana.raw("POST", &path, "do=start&empty=leave_out", &form).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    let started = ana.raw("POST", &path, "do=start&empty=bots&level=random", &form).await;
    assert_eq!(started.status, 303, "{}", started.body);
    assert_eq!(ana.view(&code).await["table"]["phase"], "playing");
    server.close().await;
}

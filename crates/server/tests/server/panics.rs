//! Injected panics in a table, a page, a bot, a hint, an analysis or a request of a real server. Everybody plays on, and
//! nothing acknowledged is lost.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, FaultInjection, FaultPoint};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::support::{Client, Seated, TestServer, config, eventually, play_out, start_with};

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// The close code that means "connect again".
const TRY_AGAIN: u16 = 1013;

/// A server in which faults can be injected.
async fn faulty() -> (TestServer, FaultInjection, TempDir) {
    let directory = TempDir::new().unwrap();
    let faults = FaultInjection::enabled();
    let server = start_with(directory.path(), Config { faults: faults.clone(), ..config() }).await;
    (server, faults, directory)
}

/// Everybody connects again.
async fn reconnect(seated: Vec<Seated>, code: &str) -> Vec<Seated> {
    let mut again = Vec::new();
    for player in seated {
        again.push(Seated::join(player.client, code).await);
    }
    again
}

#[tokio::test]
async fn a_table_that_panics_comes_back_with_all_acknowledged_choices() {
    let (server, faults, _directory) = faulty().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let (choice, other) = (seated[0].choice(2), seated[1].choice(0));
    assert_eq!(seated[0].act(choice.clone()).await["type"], "done");
    faults.panic_at(FaultPoint::Act, 1);
    let (status, body) = seated[1].client.try_act(&code, other.clone()).await;
    assert_eq!((status, &body["error"]["code"]), (500, &json!("crashed")), "{body}");
    for player in &mut seated {
        assert_eq!(player.socket.close_code().await, Some(TRY_AGAIN));
    }
    let view = seated[0].client.view(&code).await;
    assert_eq!(view["choices"]["yours"], choice["move"], "acknowledged choices are kept");
    assert_eq!(view["choices"]["chosen"], json!([0]), "unacknowledged choices are not");
    assert_eq!((server.panics("table").await, server.metric("sushiya_tables_awake").await), (1, 1));
    seated[1].client.act(&code, other).await;
    let mut seated = reconnect(seated, &code).await;
    assert_eq!(seated[0].turn(), 1, "the retry ended the turn");
    play_out(&mut seated).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    let turns = menu::replay_json(&record.to_string()).expect("the record is valid");
    assert_eq!(turns[1].choices[0].as_deref(), choice["move"].as_str());
    server.close().await;
}

#[tokio::test]
async fn an_action_stored_before_the_panic_is_kept() {
    let (server, faults, _directory) = faulty().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let choice = seated[0].choice(1);
    faults.panic_at(FaultPoint::Stored, 1);
    let (status, body) = seated[0].client.try_act(&code, choice.clone()).await;
    assert_eq!((status, &body["error"]["code"]), (500, &json!("crashed")), "{body}");
    assert_eq!(seated[0].client.view(&code).await["choices"]["yours"], choice["move"]);
    seated[0].client.act(&code, choice).await;
    let mut seated = reconnect(seated, &code).await;
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn acknowledged_actions_of_a_batch_count_after_a_panic() {
    let (server, faults, _directory) = faulty().await;
    let (code, seated) = server.table("sushi-go", 5).await;
    faults.panic_at(FaultPoint::Act, 1);
    let mut acting = JoinSet::new();
    for player in &seated {
        let (client, code, choice) = (player.client.clone(), code.clone(), player.choice(3));
        acting.spawn(async move {
            let (status, body) = client.try_act(&code, choice.clone()).await;
            if status != 200 {
                assert_eq!((status, &body["error"]["code"]), (500, &json!("crashed")), "{body}");
                client.act(&code, choice).await;
                return 1;
            }
            0
        });
    }
    let crashed: usize = acting.join_all().await.into_iter().sum();
    assert!(crashed >= 1, "somebody got an error");
    let choices: Vec<Value> = seated.iter().map(|player| player.choice(3)["move"].clone()).collect();
    let mut seated = reconnect(seated, &code).await;
    assert_eq!(seated[0].turn(), 1, "all five choices count");
    play_out(&mut seated).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    let turns = menu::replay_json(&record.to_string()).expect("the record is valid");
    let played: Vec<Value> = turns[1].choices.iter().map(|choice| json!(choice)).collect();
    assert_eq!(played, choices);
    server.close().await;
}

#[tokio::test]
async fn a_table_that_panics_on_every_wake_backs_off_and_affects_nobody_else() {
    let (server, faults, _directory) = faulty().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let (_, mut others) = server.table("sushi-go", 2).await;
    faults.panic_at(FaultPoint::Wake, u32::MAX);
    faults.panic_at(FaultPoint::Act, 1);
    seated[0].client.refused(&code, json!({"do": "say", "text": "hello"}), "crashed").await;
    for _ in 0..200 {
        let (status, body) = seated[0].client.get(&format!("/api/tables/{code}")).await;
        assert_eq!((status, &body["error"]["code"]), (500, &json!("crashed")), "{body}");
    }
    let panics = server.panics("table").await;
    assert!((2..20).contains(&panics), "{panics} panics for 200 requests");
    assert_eq!(server.metric("sushiya_tables_awake").await, 1, "the gauge counts only the other table");
    play_out(&mut others).await;
    faults.panic_at(FaultPoint::Wake, 0);
    eventually("the table wakes", async || {
        let (status, _) = seated[0].client.get(&format!("/api/tables/{code}")).await;
        (status == 200).then_some(())
    })
    .await;
    let mut seated = reconnect(seated, &code).await;
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn bots_play_on_after_their_table_panicked() {
    let (server, faults, _directory) = faulty().await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    ana.leave_to_bots(&code).await;
    faults.panic_at(FaultPoint::Stored, 1);
    // No client asks for the table until the game is over.
    ana.refused(&code, json!({"do": "start"}), "crashed").await;
    eventually("the game ends", async || {
        let (status, _) = ana.get(&format!("/api/tables/{code}/games/1/record")).await;
        (status == 200).then_some(())
    })
    .await;
    assert_eq!(server.panics("table").await, 1);
    server.close().await;
}

#[tokio::test]
async fn a_panic_while_reading_affects_one_request_and_not_the_table() {
    let (server, faults, _directory) = faulty().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let path = format!("/table/{code}");
    faults.panic_at(FaultPoint::Read, 1);
    let failed = seated[0].client.raw("GET", &path, "", &[("accept", "text/html"), ("accept-language", "es")]).await;
    assert_eq!(failed.status, 500);
    assert!(failed.body.contains("Algo ha fallado"), "{}", failed.body);
    assert_eq!(seated[0].client.raw("GET", &path, "", &[("accept", "text/html")]).await.status, 200);
    play_out(&mut seated).await;
    assert_eq!((server.panics("render").await, server.panics("table").await), (1, 0));
    server.close().await;
}

#[tokio::test]
async fn a_viewer_whose_message_cannot_be_rendered_reconnects_and_others_are_not_affected() {
    let (server, faults, _directory) = faulty().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    faults.panic_at(FaultPoint::View, 1);
    seated[0].client.act(&code, json!({"do": "say", "text": "hello"})).await;
    let said = |view: &Value| view["talk"].as_array().is_some_and(|talk| talk.len() == 1);
    // Each connection renders its own messages, in either order.
    let (first, second) = seated.split_at_mut(1);
    let (crashed, code_of_close) = tokio::select! {
        code = first[0].socket.close_code() => (0, code),
        code = second[0].socket.close_code() => (1, code),
    };
    assert_eq!(code_of_close, Some(TRY_AGAIN));
    let other = Seated::join(seated[1 - crashed].client.clone(), &code).await;
    assert!(said(&other.view));
    let back = Seated::join(seated[crashed].client.clone(), &code).await;
    assert!(said(&back.view));
    (seated[crashed], seated[1 - crashed]) = (back, other);
    play_out(&mut seated).await;
    assert_eq!((server.panics("render").await, server.panics("table").await), (1, 0));
    server.close().await;
}

#[tokio::test]
async fn bots_play_on_and_workers_survive_when_searches_panic() {
    let (server, faults, _directory) = faulty().await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "3"})).await;
    for seat in [1, 2] {
        ana.act(&code, json!({"do": "bot", "seat": seat, "level": "apprentice"})).await;
    }
    faults.panic_at(FaultPoint::Bot, 8);
    ana.act(&code, json!({"do": "start"})).await;
    let mut seated = [Seated::join(ana, &code).await];
    play_out(&mut seated).await;
    assert_eq!((server.panics("bot").await, server.panics("table").await), (8, 0));
    assert_eq!(server.metric("sushiya_thinkers").await, config().bot_threads as u64, "all workers are alive");
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    menu::replay_json(&record.to_string()).expect("the record is valid");
    server.close().await;
}

/// A guest in a game against one bot, and the path of the page.
async fn against_a_bot(server: &TestServer) -> (Client, String) {
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    ana.act(&code, json!({"do": "bot", "seat": 1, "level": "random"})).await;
    ana.act(&code, json!({"do": "start"})).await;
    (ana, format!("/table/{code}"))
}

#[tokio::test]
async fn a_hint_that_panics_is_an_error_and_later_hints_work() {
    let (server, faults, _directory) = faulty().await;
    let (ana, path) = against_a_bot(&server).await;
    let hint = async || ana.raw("POST", &path, "do=hint", &[FORM, ("accept", "text/plain")]).await;
    faults.panic_at(FaultPoint::Hint, 3);
    for _ in 0..3 {
        assert_eq!(hint().await.status, 500);
    }
    let answer = hint().await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!((server.panics("hint").await, server.metric("sushiya_hints_waiting").await), (3, 0));
    assert_eq!(server.metric("sushiya_thinkers").await, config().bot_threads as u64);
    server.close().await;
}

#[tokio::test]
async fn an_analysis_that_panics_can_be_restarted() {
    let (server, faults, _directory) = faulty().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    play_out(&mut seated).await;
    let (ana, path) = (&seated[0].client, format!("/table/{code}/game/1"));
    let show = async || ana.raw("GET", &path, "", &[("accept", "text/html")]).await.body;
    let ask = async || ana.raw("POST", &path, "do=judge", &[FORM, ("accept", "text/html")]).await.status;
    let offered = |page: &str| page.contains("value=\"judge\"");
    assert!(offered(&show().await));
    faults.panic_at(FaultPoint::Analysis, 1);
    assert_eq!(ask().await, 303);
    eventually("the analysis is offered again", async || offered(&show().await).then_some(())).await;
    assert_eq!(server.panics("analysis").await, 1);
    assert_eq!(ask().await, 303);
    eventually("a position is analysed", async || {
        let page = show().await;
        assert!(!offered(&page), "the analysis goes on");
        let bar = page.split("<progress").nth(1).and_then(|rest| rest.split('>').next());
        (!bar.is_some_and(|bar| bar.contains("value=\"0\""))).then_some(())
    })
    .await;
    assert_eq!(server.metric("sushiya_thinkers").await, config().bot_threads as u64);
    server.close().await;
}

#[tokio::test]
async fn a_request_whose_handler_panics_gets_an_error() {
    let (server, faults, _directory) = faulty().await;
    faults.panic_at(FaultPoint::Request, 1);
    let (status, body) = server.stranger().get("/api/games").await;
    assert_eq!((status, &body["error"]["code"]), (500, &json!("crashed")), "{body}");
    assert_eq!(server.stranger().get("/api/games").await.0, 200);
    assert_eq!(server.panics("request").await, 1);
    server.close().await;
}

#[tokio::test]
async fn tables_are_woken_after_the_retention_task_panicked() {
    let directory = TempDir::new().unwrap();
    // Slow enough that the game isn't over before the server stops.
    let slow = Config { bot_pace: Duration::from_millis(100), ..config() };
    let server = start_with(directory.path(), slow.clone()).await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    ana.leave_to_bots(&code).await;
    ana.act(&code, json!({"do": "start"})).await;
    server.close().await;
    let faults = FaultInjection::enabled();
    faults.panic_at(FaultPoint::Retention, 1);
    let server = start_with(directory.path(), Config { faults, ..slow }).await;
    let stranger = server.stranger();
    eventually("the game ends by itself", async || {
        let (status, _) = stranger.get(&format!("/api/tables/{code}/games/1/record")).await;
        (status == 200).then_some(())
    })
    .await;
    assert_eq!(server.panics("retention").await, 1);
    server.close().await;
}

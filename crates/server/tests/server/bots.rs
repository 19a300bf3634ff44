//! Tables with bots.

use bots::Level;
use serde_json::json;
use server::Config;
use tempfile::TempDir;

use crate::support::{Seated, config, play_out, start, start_with};

/// A person plays a game against bots of all levels, three at a table at most.
async fn check_every_level(game: &str) {
    let (server, _directory) = start().await;
    for levels in Level::ALL.chunks(3) {
        let ana = server.guest("Ana").await;
        let code = ana.open(game, json!({"players": (1 + levels.len()).to_string()})).await;
        for (index, level) in levels.iter().enumerate() {
            ana.act(&code, json!({"do": "bot", "seat": 1 + index, "level": level.name()})).await;
        }
        let mut seated = [Seated::join(ana, &code).await];
        seated[0].client.act(&code, json!({"do": "start"})).await;
        seated[0].until(|view| view["game"].is_object()).await;
        play_out(&mut seated).await;
    }
    server.close().await;
}

#[tokio::test]
async fn a_person_plays_sushi_go_against_bots_of_every_level() {
    check_every_level("sushi-go").await;
}

#[tokio::test]
async fn a_person_plays_sushi_express_against_bots_of_every_level() {
    check_every_level("sushi-express").await;
}

#[tokio::test]
async fn a_person_plays_kanji_zushi_against_bots_of_every_level() {
    check_every_level("kanji-zushi").await;
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_leaves_until_they_return() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    seated[1].client.act(&code, json!({"do": "leave"})).await;
    seated[0].until(|view| view["table"]["seats"][1]["away"] == true).await;
    let choice = seated[0].choice(0);
    seated[0].act(choice).await;
    seated[0].until(|view| view["game"]["turn"] == 1).await;
    seated[1].until(|view| view["game"]["turn"] == 1).await;
    seated[1].client.act(&code, json!({"do": "return"})).await;
    seated[0].until(|view| view["table"]["seats"][1]["away"] == false).await;
    // The bot may have chosen for this turn already; the player who is back may change that choice.
    let choice = seated[1].choice(1);
    assert_eq!(seated[1].act(choice).await["type"], "done");
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn many_tables_with_searching_bots_and_one_worker_go_on() {
    let directory = TempDir::new().unwrap();
    let config = Config { bot_threads: 1, ..config() };
    let server = start_with(directory.path(), config).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let ana = server.guest("Ana").await;
        let code = ana.open("sushi-go", json!({"players": "5"})).await;
        for seat in 1..5 {
            ana.act(&code, json!({"do": "bot", "seat": seat, "level": "itamae"})).await;
        }
        ana.act(&code, json!({"do": "start"})).await;
        tables.push(Seated::join(ana, &code).await);
    }
    // At 150 ms each, 48 bots would need more than seven seconds of the one worker per turn; they get less time.
    for turn in 0..5 {
        for player in &mut tables {
            let choice = player.choice(0);
            assert_eq!(player.act(choice).await["type"], "done");
        }
        for player in &mut tables {
            player.until(|view| view["game"]["turn"].as_u64() > Some(turn)).await;
        }
    }
    server.close().await;
}

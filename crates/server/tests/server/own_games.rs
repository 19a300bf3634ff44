//! The guest's own names, looks, tables and games.

use serde_json::{Value, json};

use crate::support::*;

#[tokio::test]
async fn name_and_look_are_the_same_at_the_next_table() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    let (status, me) = ana.patch("/api/me", json!({"face": 3, "colour": 5})).await;
    assert_eq!((status, &me), (200, &json!({"name": "Ana", "face": 3, "colour": 5})));
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    assert_eq!(ana.view(&code).await["table"]["seats"][0]["look"], json!({"face": 3, "colour": 5}));
    ana.act(&code, json!({"do": "rename", "name": "  Anna\u{200b} ", "face": 9})).await;
    let seat = ana.view(&code).await["table"]["seats"][0].clone();
    assert_eq!((&seat["name"], &seat["look"]), (&json!("Anna"), &json!({"face": 9, "colour": 5})));
    let (_, me) = ana.get("/api/me").await;
    assert_eq!(me, json!({"name": "Anna", "face": 9, "colour": 5}));
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    assert_eq!(ana.view(&code).await["table"]["host"], "Anna");
    ana.refused(&code, json!({"do": "rename", "name": ""}), "name").await;
    ana.refused(&code, json!({"do": "rename", "face": 16}), "no_such_look").await;
    let (status, _) = ana.patch("/api/me", json!({"colour": 8})).await;
    assert_eq!(status, 422);
    server.close().await;
}

#[tokio::test]
async fn guests_without_a_name_are_numbered_at_a_table() {
    let (server, _directory) = start().await;
    let (ana, ben, ben_again) = (server.guest("Guest").await, server.guest("Guest").await, server.guest("Ben").await);
    let code = ana.open("sushi-go", json!({"players": "4"})).await;
    ben.act(&code, json!({"do": "sit"})).await;
    assert_eq!(ana.view(&code).await["table"]["seats"][1]["name"], "Guest 2");
    ben.act(&code, json!({"do": "rename", "name": "BEN"})).await;
    ben_again.refused(&code, json!({"do": "sit"}), "name_taken").await;
    server.close().await;
}

#[tokio::test]
async fn the_list_of_tables_says_whose_turn_it_is() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let turn = async |client: &Client| {
        let (_, list) = client.get("/api/me/tables").await;
        assert_eq!(list["tables"][0]["table"], json!(code));
        list["tables"][0].clone()
    };
    let mine = turn(&seated[1].client).await;
    assert_eq!((&mine["your_turn"], &mine["seat"], &mine["phase"]), (&json!(true), &json!(1), &json!("playing")));
    assert_eq!(mine["kinds"], json!(["person", "person"]));
    let choice = seated[1].choice(0);
    seated[1].act(choice).await;
    assert_eq!(turn(&seated[1].client).await["your_turn"], false);
    assert_eq!(turn(&seated[0].client).await["your_turn"], true);
    seated[1].client.act(&code, json!({"do": "give_up"})).await;
    let (_, list) = seated[1].client.get("/api/me/tables").await;
    assert_eq!(list["tables"], json!([]), "tables where the guest gave up the seat are not listed");
    server.close().await;
}

#[tokio::test]
async fn finished_games_are_listed_with_their_results_and_counted() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    play_out(&mut seated).await;
    let outcome = seated[0].view["game"]["outcome"].clone();
    let mut won = 0;
    for (seat, player) in seated.iter().enumerate() {
        let (_, list) = player.client.get("/api/me/records").await;
        let game = &list["records"][0];
        assert_eq!((&game["table"], &game["number"], &game["seat"]), (&json!(code), &json!(1), &json!(seat)));
        assert_eq!((&game["rank"], &game["score"]), (&outcome["ranks"][seat], &outcome["scores"][seat]));
        let scores: Vec<&Value> =
            game["players"].as_array().expect("there is a list").iter().map(|one| &one["score"]).collect();
        assert_eq!(json!(scores), outcome["scores"]);
        assert_eq!(game["players"][0]["bot"], false);
        let (_, statistics) = player.client.get("/api/me/statistics").await;
        let first = u64::from(game["rank"] == 1);
        won += first;
        let expected = json!({"game": "sushi-go", "played": 1, "won": first, "best": game["score"], "streak": first});
        assert_eq!(statistics, json!({"games": [expected]}));
    }
    assert!(won >= 1);
    server.close().await;
}

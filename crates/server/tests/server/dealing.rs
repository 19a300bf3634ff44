//! Fair deals over real sockets: everybody commits before anybody reveals, and an attack on that.

use game::{Deal, DealChance, Nonce, Secret};
use serde_json::{Value, json};

use crate::support::{Seated, TestServer, play_out, start};

fn nonce(number: u8) -> Nonce {
    Nonce::from_bytes([number; 16])
}

fn commit(number: u8) -> Value {
    json!({"do": "commit", "hash": nonce(number).hash()})
}

fn reveal(number: u8) -> Value {
    json!({"do": "reveal", "nonce": nonce(number)})
}

/// A table in the lobby with two people, who are connected.
async fn lobby(server: &TestServer) -> (String, [Seated; 2]) {
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    ben.act(&code, json!({"do": "sit"})).await;
    (code.clone(), [Seated::join(ana, &code).await, Seated::join(ben, &code).await])
}

fn awaited(view: &Value) -> &Value {
    &view["table"]["dealing"]["waits_for"]
}

#[tokio::test]
async fn two_devices_and_the_server_make_a_deal() {
    let (server, _directory) = start().await;
    let (code, mut seated) = lobby(&server).await;
    let promised = seated[0].view["table"]["commitment"].clone();
    for (number, seated) in (1..).zip(&mut seated) {
        assert_eq!(seated.act(commit(number)).await["type"], "done");
    }
    seated[0].act(json!({"do": "start"})).await;
    for viewer in &mut seated {
        viewer.until(|view| *awaited(view) == json!([0, 1])).await;
        let hashes = [0, 1].map(|seat: usize| viewer.view["table"]["seats"][seat]["commitment"].clone());
        assert_eq!(hashes, [1, 2].map(|number| json!(nonce(number).hash())));
        assert_eq!(viewer.view["game"], Value::Null, "no card is dealt before all commitments are shown");
    }
    for (number, seated) in (1..).zip(&mut seated) {
        assert_eq!(seated.act(reveal(number)).await["type"], "done");
    }
    for viewer in &mut seated {
        viewer.until(|view| view["game"].is_object()).await;
    }
    let mut seated = Vec::from(seated);
    play_out(&mut seated).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    assert_eq!(record["commitment"], promised);
    assert_eq!(record["nonces"], json!([nonce(1), nonce(2)]));
    assert_eq!(record["nonce_hashes"], json!([nonce(1).hash(), nonce(2).hash()]));
    menu::replay_json(&record.to_string()).expect("the record is valid");
    server.close().await;
}

/// Ben works together with the server, which has told him its secret. Before there were hashes, he could wait for Ana's nonce
/// and try many of his own until he liked the deal.
#[tokio::test]
async fn the_last_to_reveal_cannot_choose_the_deal_even_with_the_secret() {
    let (server, directory) = start().await;
    let (code, [mut ana, mut ben]) = lobby(&server).await;
    ana.act(commit(1)).await;
    ben.act(commit(2)).await;
    ana.act(json!({"do": "start"})).await;
    ana.until(|view| *awaited(view) == json!([0, 1])).await;
    ana.act(reveal(1)).await;
    let promised = ana.view["table"]["commitment"].clone();
    let secret = leaked_secret(&server, &code).await;
    assert_eq!(json!(secret.commitment()), promised);
    // He finds a nonce with which his first card would be what he likes: the first card of the row.
    let first_of = |number: u8| {
        let deal = Deal::committed(secret, &[Some(nonce(1)), Some(nonce(number))], 0);
        game::Chance::below(&mut DealChance::new(&deal.seed()), 108)
    };
    let better = (3..=u8::MAX).min_by_key(|number| first_of(*number)).expect("there are many");
    assert!(first_of(better) < first_of(2));
    assert_eq!(ben.act(reveal(better)).await["code"], "wrong_nonce");
    assert_eq!(ben.act(commit(better)).await["code"], "dealing");
    // If he does not like the deal, he can only refuse it, for everybody to see. Everything starts over without him.
    ana.until(|view| view["table"]["abandoned"] == 1 && *awaited(view) == json!([0])).await;
    assert_ne!(ana.view["table"]["commitment"], promised);
    assert_eq!(ben.act(commit(better)).await["code"], "dealing", "he cannot do it twice");
    ana.act(commit(4)).await;
    ana.until(|view| view["table"]["dealing"]["committing"] == false).await;
    ana.act(reveal(4)).await;
    ben.until(|view| view["game"].is_object()).await;
    let mut seated = vec![ana, ben];
    play_out(&mut seated).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{code}/games/1/record")).await;
    assert_eq!((&record["abandoned"], &record["nonce_hashes"]), (&json!(1), &json!([nonce(4).hash(), null])));
    server.close().await;
    drop(directory);
}

/// The secret of a table, from its journal.
async fn leaked_secret(server: &TestServer, code: &str) -> Secret {
    let lines = store::Store::journal(&*server.store, code).await.expect("the journal is there");
    let opened: Value = serde_json::from_str(&lines[0].text).expect("JSON");
    serde_json::from_value(opened["opened"]["secret"].clone()).expect("the secret is in it")
}

#[tokio::test]
async fn a_quick_game_shows_the_commitment_before_the_first_card() {
    let (server, _directory) = start().await;
    let hash = nonce(7).hash();
    let form = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    let body = format!("game=sushi-go&level=apprentice&players=3&hash={hash}");
    let began = server.stranger().raw("POST", "/play", &body, &form).await;
    assert_eq!(began.status, 303, "{}", began.body);
    let token = began.header("set-cookie").and_then(|cookie| cookie.split(['=', ';']).nth(1)).expect("a guest");
    let path = began.header("location").expect("a table").replace("/table/", "").to_uppercase();
    let guest = crate::support::Client { token: Some(token.to_owned()), ..server.stranger() };
    let page = guest.raw("GET", &format!("/table/{path}"), "", &[form[1]]).await.body;
    let commitment = guest.view(&path).await["table"]["commitment"].as_str().expect("a hash").to_owned();
    for shown in [&commitment, &hash.to_string(), "data-act=\"reveal\""] {
        assert!(page.contains(shown), "{shown} is not in {page}");
    }
    assert!(!page.contains("form.hand") && guest.view(&path).await["game"].is_null());
    guest.act(&path, reveal(7)).await;
    assert_eq!(guest.view(&path).await["game"]["number"], 1);
    let refused = server.stranger().raw("POST", "/play", "game=sushi-go&hash=luck", &form).await;
    assert_eq!(refused.status, 400);
    server.close().await;
}

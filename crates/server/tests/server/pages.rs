//! Pages over a real socket, with and without script.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use tempfile::TempDir;

use crate::rest::all_asleep;
use crate::support::{Answer, Client, LONG, TestServer, config, eventually, start, start_with};

/// The header of a browser.
const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");

/// The header of a page's script.
const SCRIPT: (&str, &str) = ("accept", "text/plain");

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

async fn page(client: &Client, path: &str) -> Answer {
    client.raw("GET", path, "", &[BROWSER]).await
}

async fn form(client: &Client, path: &str, fields: &str, reads: (&str, &str)) -> Answer {
    client.raw("POST", path, fields, &[FORM, reads]).await
}

/// A header of an answer, by its lower-case name.
fn header(answer: &Answer, name: &str) -> Option<String> {
    let mut lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(found, _)| *found == name).map(|(_, value)| value.to_owned())
}

/// A guest who has started a quick game with this many players, and the path of the table.
async fn playing(stranger: &Client, players: usize) -> (Client, String) {
    let began = form(stranger, "/play", &format!("game=sushi-go&level=apprentice&players={players}"), BROWSER).await;
    assert_eq!(began.status, 303, "{}", began.body);
    let cookie = header(&began, "set-cookie").expect("the new guest gets a cookie");
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    let path = header(&began, "location").unwrap();
    (Client { token: Some(token), ..stranger.clone() }, path)
}

/// The text after `begin` in a page, up to a quotation mark.
fn value<'a>(page: &'a str, begin: &str) -> Option<&'a str> {
    page.split(begin).nth(1)?.split('"').next()
}

/// Plays a game of three rounds of nine cards without a socket. Waits for `between` before each request.
async fn play_with_forms(guest: &Client, path: &str, between: impl AsyncFn()) {
    let deadline = tokio::time::Instant::now() + LONG;
    let mut choices = 0;
    loop {
        assert!(tokio::time::Instant::now() < deadline, "the game did not end in time");
        between().await;
        let shown = page(guest, path).await;
        assert_eq!(shown.status, 200);
        if shown.body.contains("class=\"finale") {
            break;
        }
        let (Some(turn), Some(choice)) =
            (value(&shown.body, "name=\"turn\" value=\""), value(&shown.body, "name=\"move\" value=\""))
        else {
            continue;
        };
        let fields = format!("do=choose&game=1&turn={turn}&move={choice}");
        between().await;
        let answered = form(guest, path, &fields, BROWSER).await;
        // The table plays the last card of a round by itself, so the turn may be over.
        assert!(matches!(answered.status, 303 | 409), "{}", answered.body);
        choices += usize::from(answered.status == 303);
    }
    assert!(choices >= 24, "only {choices} choices in three rounds of nine cards");
}

#[tokio::test]
async fn a_whole_game_can_be_played_with_forms_alone() {
    let (server, _kept) = start().await;
    let (guest, path) = playing(&server.stranger(), 3).await;
    play_with_forms(&guest, &path, async || {}).await;
    let replay = page(&guest, &format!("{path}/game/1?turn=3")).await;
    assert!(replay.status == 200 && replay.body.contains("open-hand"), "{}", replay.body);
    server.close().await;
}

/// A server whose tables fall asleep as soon as nothing is left to do.
async fn start_sleepy() -> (TestServer, TempDir) {
    let directory = TempDir::new().unwrap();
    let sleepy = Config { rest_after: Duration::ZERO, ..config() };
    (start_with(directory.path(), sleepy).await, directory)
}

#[tokio::test]
async fn a_whole_game_can_be_played_with_forms_at_a_table_that_sleeps_between_requests() {
    let (server, _kept) = start_sleepy().await;
    let (guest, path) = playing(&server.stranger(), 3).await;
    play_with_forms(&guest, &path, async || all_asleep(&server).await).await;
    server.close().await;
}

#[tokio::test]
async fn a_person_who_only_loads_the_page_sees_how_the_bots_end_the_game() {
    let (server, _kept) = start_sleepy().await;
    let (guest, path) = playing(&server.stranger(), 3).await;
    all_asleep(&server).await;
    assert_eq!(form(&guest, &path, "do=leave", BROWSER).await.status, 303);
    eventually("the game ends", async || {
        all_asleep(&server).await;
        page(&guest, &path).await.body.contains("class=\"finale").then_some(())
    })
    .await;
    server.close().await;
}

#[tokio::test]
async fn pages_have_a_strict_content_security_policy_and_cached_assets() {
    let (server, _kept) = start().await;
    let home = page(&server.stranger(), "/").await;
    let policy = header(&home, "content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
    assert!(!home.body.contains(" style=") && !home.body.contains("<script>"), "{}", home.body);
    assert_eq!(header(&home, "referrer-policy").as_deref(), Some("same-origin"));
    let style = value(&home.body, "rel=\"stylesheet\" href=\"").unwrap();
    let plain = page(&server.stranger(), style).await;
    assert_eq!(header(&plain, "cache-control").as_deref(), Some("public, max-age=31536000, immutable"));
    assert!(plain.body.contains("--lacquer"), "{}", plain.head);
    assert_eq!(page(&server.stranger(), "/assets/nothing.css").await.status, 404);
    server.close().await;
}

#[tokio::test]
async fn errors_are_pages_or_sentences_in_the_reader_s_language() {
    let (server, _kept) = start().await;
    let stranger = server.stranger();
    let polish = ("accept-language", "pl,en;q=0.5");
    let lost = stranger.raw("GET", "/table/ABCDEF", "", &[BROWSER, polish]).await;
    assert_eq!(lost.status, 404);
    assert!(lost.body.contains("lang=\"pl\"") && lost.body.contains("Tego stołu nie ma"), "{}", lost.body);
    // The cookie overrides the browser's language; a script gets only the sentence.
    let cookie = ("cookie", "language=es");
    let (guest, path) = playing(&stranger, 2).await;
    let stale = guest.raw("POST", &path, "do=choose&game=1&turn=77&move=egg", &[FORM, SCRIPT, polish, cookie]).await;
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("turno") && !stale.body.contains('<'), "{}", stale.body);
    // Without script the table is shown again with the reason.
    let shown = form(&guest, &path, "do=choose&game=1&turn=77&move=egg", BROWSER).await;
    assert!(shown.status == 409 && shown.body.contains("That turn is over"), "{}", shown.body);
    // A program gets JSON.
    let (status, body) = stranger.get("/api/tables/ABCDEF").await;
    assert_eq!((status, &body["error"]["code"]), (404, &json!("no_table")));
    server.close().await;
}

#[tokio::test]
async fn invalid_forms_and_addresses_are_refused() {
    let (server, _kept) = start().await;
    let (guest, path) = playing(&server.stranger(), 2).await;
    for (fields, status) in [
        ("", 400),
        ("do=fly", 400),
        ("do=choose", 400),
        ("do=choose&game=x&turn=0&move=egg", 400),
        ("do=react&with=nothing", 400),
        ("do=kick&seat=99", 409),
        ("do=hint&x=%ff%fe", 200),
    ] {
        let answer = form(&guest, &path, fields, SCRIPT).await;
        assert_eq!(answer.status, status, "{fields}: {}", answer.body);
    }
    for path in ["/learn/chess", "/rules/chess", "/table/ABC/game/1", "/join?code=%F0%9F%8D%A3"] {
        assert_eq!(page(&guest, path).await.status, 404, "{path}");
    }
    let away = form(&guest, "/preferences", "language=fr&back=//evil.example/", BROWSER).await;
    assert_eq!(header(&away, "location").as_deref(), Some("/"));
    assert!(header(&away, "set-cookie").unwrap().starts_with("language=fr;"));
    server.close().await;
}

#[tokio::test]
async fn a_new_name_is_shown_at_every_table_and_announced_once() {
    const SAVED: &str = "Saved. Your tables show it too.";
    let (server, _kept) = start().await;
    let (guest, path) = playing(&server.stranger(), 2).await;
    let code = path.rsplit('/').next().unwrap();
    let renamed = form(&guest, "/name", &format!("name=Ana&face=3&back={path}"), BROWSER).await;
    assert_eq!((renamed.status, header(&renamed, "location")), (303, Some(path.clone())));
    let notice = header(&renamed, "set-cookie").expect("the result is kept for the next page");
    assert!(notice.starts_with("notice=saved;"), "{notice}");
    let seat = guest.view(code).await["table"]["seats"][0].clone();
    assert_eq!((&seat["name"], &seat["look"]["face"]), (&json!("Ana"), &json!(3)));
    let shown = guest.raw("GET", "/", "", &[BROWSER, ("cookie", "notice=saved")]).await;
    assert!(shown.body.contains(SAVED), "{}", shown.body);
    assert!(header(&shown, "set-cookie").unwrap().starts_with("notice=; path=/; max-age=0"));
    let shown = page(&guest, "/").await;
    assert!(!shown.body.contains(SAVED) && header(&shown, "set-cookie").is_none());
    // A script gets the sentence, and no redirect.
    let answer = form(&guest, "/name", "colour=2", SCRIPT).await;
    assert_eq!((answer.status, answer.body.as_str()), (200, SAVED));
    assert_eq!(guest.view(code).await["table"]["seats"][0]["look"], json!({"face": 3, "colour": 2}));
    assert_eq!(form(&guest, "/name", "colour=8", SCRIPT).await.status, 422);
    let answer = form(&guest, "/preferences", "speed=fast&tap=never", SCRIPT).await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.head.matches("set-cookie").count(), 1, "invalid preferences are not stored: {}", answer.head);
    server.close().await;
}

#[tokio::test]
async fn a_game_is_given_up_from_the_home_page() {
    let (server, _kept) = start().await;
    let (guest, path) = playing(&server.stranger(), 2).await;
    let home = page(&guest, "/").await.body.to_lowercase();
    assert!(home.contains(&format!("class=\"resume\" href=\"{path}\"")), "{home}");
    let left = form(&guest, &path, "do=give_up&back=/", BROWSER).await;
    assert_eq!((left.status, header(&left, "location").as_deref()), (303, Some("/")));
    assert!(!page(&guest, "/").await.body.contains("class=\"resume\""));
    let away = form(&guest, &path, "do=say&text=Bye&back=//evil.example/", BROWSER).await;
    assert_eq!(header(&away, "location"), Some(path));
    server.close().await;
}

#[tokio::test]
async fn the_last_opponents_are_stored() {
    let (server, _kept) = start().await;
    let began = form(&server.stranger(), "/play", "game=sushi-go&level=itamae&players=4", BROWSER).await;
    assert!(began.head.contains("opponents-sushi-go=itamae-4; path=/"), "{}", began.head);
    // A form without opponents plays against the last ones.
    let cookie = ("cookie", "opponents-sushi-go=cook-2");
    let again = server.stranger().raw("POST", "/play", "game=sushi-go", &[FORM, BROWSER, cookie]).await;
    assert!(again.head.contains("opponents-sushi-go=cook-2;"), "{}", again.head);
    // Levels for research are not offered, and not remembered.
    let random = form(&server.stranger(), "/play", "game=sushi-go&level=random&players=2", BROWSER).await;
    assert!(random.status == 303 && !random.head.contains("opponents-"), "{}", random.head);
    server.close().await;
}

#[tokio::test]
async fn hints_are_given_in_games_against_bots_only() {
    let (server, _kept) = start().await;
    let (guest, path) = playing(&server.stranger(), 2).await;
    let hint = form(&guest, &path, "do=hint", SCRIPT).await;
    assert!(hint.status == 200 && hint.body.contains("Try this"), "{}", hint.body);
    let (code, seated) = server.table("sushi-go", 2).await;
    let refused = form(&seated[0].client, &format!("/table/{code}"), "do=hint", SCRIPT).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    server.close().await;
}

/// The socket of a page that shows `have` already, and its first message.
async fn page_socket(client: &Client, code: &str, have: Option<&str>) -> (crate::support::Socket, Value) {
    let mut request = client.socket_request(code);
    if let Some(have) = have {
        *request.uri_mut() = format!("{}?have={have}", request.uri()).parse().unwrap();
    }
    request.headers_mut().insert("sec-websocket-protocol", "sushiya.v2.html".parse().unwrap());
    let mut socket = crate::support::Socket::connect(request).await;
    let first = socket.next().await.expect("the server sends the first message");
    (socket, first)
}

#[tokio::test]
async fn a_page_gets_changed_parts_without_hidden_information() {
    let (server, _kept) = start().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let (mut first, shown) = page_socket(&seated[0].client, &code, None).await;
    let (mut watching, seen) = page_socket(&server.stranger(), &code, None).await;
    let html = &web::expand_shorthand(shown["steps"][0]["page"].as_str().unwrap());
    assert!(html.contains("name=\"move\""), "{html}");
    assert!(!seen.to_string().contains("name=\\\"move\\\""), "{seen}");
    let choice = value(html, "name=\"move\" value=\"").unwrap().to_owned();
    let choose = |choice: &str| format!("do=choose&game=1&turn=0&move={choice}");
    first.send(&json!({"id": 7, "form": choose(&choice)})).await;
    let own = first.next().await.unwrap();
    assert!(own["steps"][0]["parts"]["prompt"].as_str().unwrap().contains("data-marked"), "{own}");
    assert_eq!(own["steps"][0]["yours"], false);
    assert_eq!(first.next().await.unwrap(), json!({"id": 7}));
    let others = watching.next().await.unwrap();
    let parts = others["steps"][0]["parts"].as_object().unwrap();
    assert!(parts.keys().eq(["awaited", "status-0"]) && others.to_string().len() < 600, "{others}");
    // Others get no message about a repeated choice; their next message is the turn.
    first.send(&json!({"id": 8, "form": choose(&choice)})).await;
    assert_eq!(first.next().await.unwrap(), json!({"id": 8}));
    let second = seated[1].client.view(&code).await["game"]["moves"][0].as_str().unwrap().to_owned();
    seated[1].client.act(&code, json!({"do": "choose", "game": 1, "turn": 0, "move": second})).await;
    let turn = watching.next().await.unwrap();
    let steps = turn["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 3, "the revealed cards, the dishes in their sets, and then the current state");
    assert_eq!(steps[0]["sound"], "flip");
    assert!(steps[2]["parts"].get("hand").is_none(), "{turn}");
    server.close().await;
}

#[tokio::test]
async fn an_up_to_date_page_gets_nothing_when_it_connects() {
    let (server, _kept) = start().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    for client in [seated[0].client.clone(), server.stranger()] {
        let (connected, _) = page_socket(&client, &code, None).await;
        let shown = page(&client, &format!("/table/{code}")).await;
        let have = value(&shown.body, "data-have=\"").unwrap();
        let (_second, first) = page_socket(&client, &code, Some(have)).await;
        assert_eq!(first, json!({"steps": []}));
        let (_third, first) = page_socket(&client, &code, Some("0123456789abcdef")).await;
        assert!(first["steps"][0]["page"].is_string(), "{first}");
        drop(connected);
    }
    server.close().await;
}

#[tokio::test]
async fn forms_over_the_socket_are_answered_in_the_reader_s_language() {
    let (server, _kept) = start().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let mut request = seated[0].client.socket_request(&code);
    request.headers_mut().insert("sec-websocket-protocol", "sushiya.v2.html".parse().unwrap());
    request.headers_mut().insert("accept-language", "es".parse().unwrap());
    let mut socket = crate::support::Socket::connect(request).await;
    socket.next().await.unwrap();
    for (message, id, words) in [
        (json!({"id": 1, "form": "do=choose&game=1&turn=77&move=egg"}), 1, "turno"),
        (json!({"id": 2, "form": "do=fly"}), 2, "entendido"),
        (json!({"id": 3, "form": "do=hint"}), 3, ""),
        (json!({"look": "turn=0"}), 0, ""),
    ] {
        socket.send(&message).await;
        let answer = socket.next().await.unwrap();
        assert_eq!(answer["id"], id, "{answer}");
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(words) && !error.is_empty()), "{answer}");
    }
    socket.send(&json!({"select": "turn=0&pick=nonsense"})).await;
    // An invalid selection changes nothing, so the next message is the answer to the next form.
    socket.send(&json!({"id": 9, "form": "do=say&text=hola"})).await;
    let said = socket.next().await.unwrap();
    assert!(said["steps"][0]["append"]["chat"].as_str().is_some_and(|chat| chat.contains("hola")), "{said}");
    server.close().await;
}

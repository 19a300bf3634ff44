//! A table in one room: the big screen, a table without a host, and one browser for several players.

use std::collections::BTreeMap;

use serde_json::json;

use crate::support::{Answer, Client, Seated, Socket, eventually, start};

const BROWSER: (&str, &str) = ("accept", "text/html");
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// The code of the table that an answer leads to.
fn code(answer: &Answer) -> String {
    let path = answer.header("location").expect("it leads to a table");
    path.split('/').nth(2).expect("a path has a code").to_uppercase()
}

#[tokio::test]
async fn the_first_to_sit_down_at_a_party_is_the_host() {
    let (server, _directory) = start().await;
    let opened = server.stranger().raw("POST", "/party", "game=kanji-zushi", &[FORM, BROWSER]).await;
    assert_eq!(opened.status, 303);
    let code = code(&opened);
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    for (guest, hosts) in [(&ana, true), (&ben, false)] {
        guest.act(&code, json!({"do": "sit"})).await;
        assert_eq!(guest.view(&code).await["table"]["you"]["host"], hosts);
    }
    ben.refused(&code, json!({"do": "start"}), "not_host").await;
    ana.act(&code, json!({"do": "start"})).await;
    let unknown = server.stranger().raw("POST", "/party", "game=chess", &[FORM, BROWSER]).await;
    assert_eq!(unknown.status, 422);
    server.close().await;
}

#[tokio::test]
async fn a_big_screen_shows_everybody_the_same_and_is_known_to_the_table() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 3).await;
    let path = format!("/table/{code}/screen");
    let of_stranger = server.stranger().raw("GET", &path, "", &[BROWSER]).await.body;
    let of_player = seated[0].client.raw("GET", &path, "", &[BROWSER]).await.body;
    assert_eq!(of_stranger, of_player, "a screen belongs to nobody");
    for control in ["<form", "<a ", "<input", "name=\"move\""] {
        assert!(!of_player.contains(control), "{control}");
    }
    assert_eq!(seated[0].view["table"]["screen"], false);
    let mut request = seated[0].client.socket_request(&code);
    let url = format!("{}?screen=true", request.uri());
    *request.uri_mut() = url.parse().expect("it is an address");
    request.headers_mut().insert("sec-websocket-protocol", "sushiya.v2.html".parse().expect("it is a header"));
    let screen = Socket::connect(request).await;
    for Seated { client, .. } in &seated {
        eventually("the table has a screen", async || {
            (client.view(&code).await["table"]["screen"] == true).then_some(())
        })
        .await;
    }
    seated[1].until(|view| view["table"]["screen"] == true).await;
    drop(screen);
    seated[1].until(|view| view["table"]["screen"] == false).await;
    server.close().await;
}

/// A browser with cookies that several players share.
struct Shared {
    client: Client,
    cookies: BTreeMap<String, String>,
    code: String,
}

impl Shared {
    async fn open(client: Client, game: &str, players: usize) -> Self {
        let opened = client.raw("POST", "/pass", &format!("game={game}&players={players}"), &[FORM, BROWSER]).await;
        assert_eq!(opened.status, 303);
        let mut shared = Self { client, cookies: BTreeMap::new(), code: code(&opened) };
        shared.keep(&opened);
        shared
    }

    fn keep(&mut self, answer: &Answer) {
        let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        for (name, value) in set.filter_map(|cookie| cookie.split(';').next()?.split_once('=')) {
            // The head of an answer is in lower case.
            let name = name.replace(&self.code.to_lowercase(), &self.code);
            self.cookies.insert(name, value.to_owned());
        }
    }

    async fn send(&mut self, method: &str, query: &str, fields: &str) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let (path, cookies) = (format!("/table/{}/pass{query}", self.code), cookies.join("; "));
        let headers = [FORM, BROWSER, ("cookie", cookies.as_str())];
        let answer = self.client.raw(method, &path, fields, &headers).await;
        self.keep(&answer);
        answer
    }

    /// The page as it is now. Nothing may be kept of it.
    async fn page(&mut self) -> String {
        let answer = self.send("GET", "", "").await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
        answer.body
    }

    async fn act(&mut self, fields: &str) -> Answer {
        self.send("POST", "", fields).await
    }
}

fn value<'a>(page: &'a str, begin: &str) -> &'a str {
    page.split(begin).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

/// The form that plays the first move of an open page.
fn first_move(page: &str) -> String {
    let (game, turn) = (value(page, "name=\"game\" value=\""), value(page, "name=\"turn\" value=\""));
    let fields = [("do", "choose"), ("game", game), ("turn", turn), ("move", value(page, "name=\"move\" value=\""))];
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

fn is_closed(page: &str) -> bool {
    page.contains("pass-curtain")
}

#[tokio::test]
async fn a_closed_curtain_hides_every_hand() {
    let (server, _directory) = start().await;
    let mut shared = Shared::open(server.stranger(), "sushi-go", 3).await;
    let closed = shared.page().await;
    assert!(is_closed(&closed) && closed.contains("Hand the phone to Cat"));
    // Everything but the curtain is what a stranger sees.
    let stranger = server.stranger().raw("GET", &format!("/table/{}", shared.code), "", &[BROWSER]).await.body;
    for control in ["name=\"move\"", "class=\"hand-of-mine", "data-look"] {
        assert!(!closed.contains(control) && !stranger.contains(control), "{control}");
    }
    // A choice behind the curtain is refused, whatever it is.
    assert_eq!(shared.act("do=choose&game=1&turn=0&move=tempura").await.status, 401);
    assert_eq!(shared.act("do=open").await.status, 303);
    let open = shared.page().await;
    assert!(!is_closed(&open) && open.contains("name=\"move\""));
    let (cookies, chosen) = (shared.cookies.clone(), first_move(&open));
    assert_eq!(shared.act(&chosen).await.status, 303);
    let next = shared.page().await;
    assert!(is_closed(&next) && next.contains("Hand the phone to Fox"));
    // Going back doesn't open the curtain of somebody who has chosen, and a curtain opens for one choice only.
    shared.cookies = cookies;
    assert_eq!(shared.page().await, next);
    assert_eq!(shared.act(&chosen).await.status, 401);
    server.close().await;
}

#[tokio::test]
async fn whole_games_are_played_behind_the_curtain() {
    let (server, _directory) = start().await;
    for (game, players) in [("sushi-go", 2), ("sushi-express", 3), ("kanji-zushi", 2)] {
        let mut shared = Shared::open(server.stranger(), game, players).await;
        let (mut opened, mut chosen) = (0, 0);
        let over = loop {
            let page = shared.page().await;
            if page.contains("class=\"finale") {
                break page;
            } else if is_closed(&page) {
                assert!(!page.contains("name=\"move\""));
                shared.act("do=open").await;
                opened += 1;
            } else if page.contains("name=\"move\"") {
                let form = first_move(&page);
                assert_eq!(shared.act(&form).await.status, 303, "{game} {form}");
                chosen += 1;
            }
        };
        assert!(over.contains("value=\"play_again\""));
        // Sushi Express needs the curtain only while somebody has cards that the others don't know.
        assert!(if game == "sushi-express" { opened < chosen } else { opened == chosen }, "{game} {opened} {chosen}");
        assert_eq!(shared.act("do=play_again").await.status, 303);
        assert!(!shared.page().await.contains("class=\"finale"));
    }
    server.close().await;
}

#[tokio::test]
async fn a_browser_without_players_is_sent_to_the_table() {
    let (server, _directory) = start().await;
    let shared = Shared::open(server.stranger(), "sushi-go", 2).await;
    let answer = server.stranger().raw("GET", &format!("/table/{}/pass", shared.code), "", &[BROWSER]).await;
    assert_eq!((answer.status, code(&answer)), (303, shared.code.clone()));
    let impossible = server.stranger().raw("POST", "/pass", "game=sushi-go&players=99", &[FORM, BROWSER]).await;
    assert_eq!(impossible.status, 422);
    server.close().await;
}

//! Pictures of results and tables, and the tags with which other sites find them.

use std::collections::BTreeMap;

use serde_json::json;
use server::{Config, Limits};
use tempfile::TempDir;

use crate::support::{Answer, Client, TestServer, config, play_out, start, start_with};

async fn get(client: &Client, path: &str, headers: &[(&str, &str)]) -> Answer {
    client.raw("GET", path, "", headers).await
}

/// The pixels of a picture, which must be a PNG of the size that the tags promise.
async fn pixels(client: &Client, path: &str) -> Vec<u8> {
    let answer = get(client, path, &[]).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")), "{}", answer.head);
    let mut reader = png::Decoder::new(std::io::Cursor::new(answer.bytes)).read_info().expect("it is a PNG file");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it has a size")];
    let info = reader.next_frame(&mut pixels).expect("it can be decoded");
    assert_eq!((info.width, info.height), (1200, 630));
    pixels
}

/// A table with a finished game between people.
async fn finished(server: &TestServer, game: &str) -> String {
    let (code, mut seated) = server.table(game, 3).await;
    play_out(&mut seated).await;
    code
}

#[tokio::test]
async fn finished_games_have_pictures_that_differ_by_result() {
    let (server, _kept) = start().await;
    let stranger = server.stranger();
    let mut seen = Vec::new();
    for game in ["sushi-go", "sushi-go", "sushi-express", "kanji-zushi"] {
        let code = finished(&server, game).await;
        seen.push(pixels(&stranger, &format!("/table/{code}/game/1/picture.png")).await);
    }
    for (index, picture) in seen.iter().enumerate() {
        assert!(seen[..index].iter().all(|other| other != picture), "picture {index} is like an earlier one");
    }
    server.close().await;
}

#[tokio::test]
async fn the_link_to_a_table_is_a_qr_code() {
    let (server, _kept) = start().await;
    let (code, _) = server.table("sushi-go", 2).await;
    let page = get(&server.stranger(), &format!("/table/{code}"), &[]).await;
    let path = format!("/table/{code}/qr.svg");
    assert!(page.body.contains(&format!("src=\"{path}\"")));
    let picture = get(&server.stranger(), &path, &[]).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/svg+xml")));
    assert_eq!(picture.body, web::qr_code(&format!("http://{}/table/{code}", server.address)).unwrap());
    server.close().await;
}

#[tokio::test]
async fn a_picture_can_be_cached_and_is_in_the_language_of_its_address() {
    let (server, _kept) = start().await;
    let (stranger, code) = (server.stranger(), finished(&server, "kanji-zushi").await);
    let path = format!("/table/{code}/game/1/picture.png");
    let first = get(&stranger, &path, &[]).await;
    assert_eq!(first.header("cache-control"), Some("public, max-age=3600"));
    assert_eq!(first.header("cross-origin-resource-policy"), Some("cross-origin"));
    let tag = first.header("etag").expect("a picture has an entity tag").to_owned();
    let again = get(&stranger, &path, &[("if-none-match", &tag)]).await;
    assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, Some(tag.as_str())));
    // The language of the browser does not matter, because caches are shared.
    let other_reader = get(&stranger, &path, &[("accept-language", "ja")]).await;
    assert_eq!(other_reader.header("etag"), Some(tag.as_str()));
    let nonsense = get(&stranger, &format!("{path}?language=%ff&x"), &[]).await;
    assert_eq!(nonsense.header("etag"), Some(tag.as_str()), "English is the default");
    let japanese = get(&stranger, &format!("{path}?language=ja"), &[("if-none-match", &tag)]).await;
    assert_eq!(japanese.status, 200);
    assert_ne!(japanese.bytes, first.bytes);
    server.close().await;
}

#[tokio::test]
async fn only_finished_games_and_known_tables_have_pictures() {
    let (server, _kept) = start().await;
    let stranger = server.stranger();
    let (code, _seated) = server.table("sushi-go", 2).await;
    for (path, why) in [
        (format!("/table/{code}/game/1/picture.png"), "no_record"),
        (format!("/table/{code}/game/x/picture.png"), "no_record"),
        ("/table/AAAA99/picture.png".to_owned(), "no_table"),
        ("/table/AAAA99/game/1/picture.png".to_owned(), "no_record"),
    ] {
        let (status, body) = stranger.get(&path).await;
        assert_eq!((status, body["error"]["code"].as_str()), (404, Some(why)), "{path}: {body}");
        let page = get(&stranger, &path, &[("accept", "text/html")]).await;
        assert!(page.status == 404 && page.header("content-type") == Some("text/html; charset=utf-8"));
    }
    server.close().await;
}

#[tokio::test]
async fn an_invitation_shows_who_sits_there_and_nothing_of_the_game() {
    let (server, _kept) = start().await;
    let (host, friend) = (server.guest("Ann").await, server.guest("Łukasz").await);
    let code = host.open("sushi-go", json!({"players": "2"})).await;
    let path = format!("/table/{code}/picture.png");
    let alone = pixels(&server.stranger(), &path).await;
    friend.act(&code, json!({"do": "sit"})).await;
    let full = pixels(&server.stranger(), &path).await;
    assert_ne!(alone, full);
    host.act(&code, json!({"do": "start"})).await;
    assert_eq!(pixels(&host, &path).await, full, "a running game changes nothing");
    assert_eq!(get(&host, &path, &[]).await.header("cache-control"), Some("public, max-age=60"));
    server.close().await;
}

#[tokio::test]
async fn new_pictures_are_limited_but_known_ones_are_not() {
    let directory = TempDir::new().unwrap();
    let limits = Limits { pictures_per_hour: 2, ..Limits::NONE };
    let server = start_with(directory.path(), Config { limits, ..config() }).await;
    let stranger = server.stranger();
    let status = async |language: &str| get(&stranger, &format!("/picture.png?language={language}"), &[]).await.status;
    let statuses = [status("en").await, status("ja").await, status("ja").await, status("en").await];
    assert_eq!(statuses, [200; 4]);
    let code = server.guest("Ann").await.open("sushi-go", json!({})).await;
    assert_eq!(get(&stranger, &format!("/table/{code}/picture.png"), &[]).await.status, 429);
    server.close().await;
}

/// The Open Graph tags of a page.
async fn tags(client: &Client, path: &str, language: &str) -> BTreeMap<String, String> {
    let page = get(client, path, &[("accept", "text/html"), ("accept-language", language)]).await;
    assert_eq!(page.status, 200, "{path}");
    let head = page.body.split("</head>").next().unwrap_or_default();
    let tags = head.split("<meta property=\"").skip(1).filter_map(|tag| {
        let (name, rest) = tag.split_once("\" content=\"")?;
        Some((name.to_owned(), rest.split('"').next()?.to_owned()))
    });
    tags.collect()
}

#[tokio::test]
async fn links_have_previews_with_pictures_that_exist() {
    let directory = TempDir::new().unwrap();
    let public_url = Some("https://sushi.example/".to_owned());
    let server = start_with(directory.path(), Config { public_url, ..config() }).await;
    let stranger = server.stranger();
    let code = server.guest("Ann").await.open("sushi-go", json!({"players": "3"})).await;
    let over = finished(&server, "sushi-express").await;
    let game = format!("/table/{over}/game/1");
    for (path, language, url, title, picture) in [
        ("/".to_owned(), "en", "/".to_owned(), "Sushiya – ", "/picture.png".to_owned()),
        (
            format!("/table/{code}"),
            "en",
            format!("/table/{code}"),
            "Join Ann for Sushi Go!",
            format!("/table/{code}/picture.png"),
        ),
        (
            format!("/table/{code}"),
            "pl",
            format!("/table/{code}"),
            "Ann zaprasza do gry Sushi Go!",
            format!("/table/{code}/picture.png"),
        ),
        (format!("/table/{over}"), "en", game.clone(), " – Sushi Express", format!("{game}/picture.png")),
        (format!("{game}?turn=3"), "en", game.clone(), " – Sushi Express", format!("{game}/picture.png")),
    ] {
        let tags = tags(&stranger, &path, language).await;
        assert_eq!(tags["og:site_name"], "Sushiya");
        assert!(tags["og:title"].contains(title), "{path}: {tags:?}");
        assert_eq!(tags["og:url"], format!("https://sushi.example{url}"));
        assert_eq!(tags["og:image"], format!("https://sushi.example{picture}?language={language}"));
        assert_eq!((&*tags["og:image:width"], &*tags["og:image:height"]), ("1200", "630"));
        assert!(!tags["og:description"].is_empty() && !tags["og:image:alt"].is_empty());
        pixels(&stranger, tags["og:image"].strip_prefix("https://sushi.example").unwrap()).await;
    }
    let result = tags(&stranger, &game, "en").await;
    assert!(result["og:description"].starts_with("1. guest "), "{result:?}");
    server.close().await;
}

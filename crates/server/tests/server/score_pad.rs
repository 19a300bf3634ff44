//! The score pad with forms and addresses alone, without script.

use crate::support::start;

const FORM: [(&str, &str); 2] = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];

#[tokio::test]
async fn a_form_redirects_to_the_address_with_the_entries_which_shows_the_sums() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    // Ana presses the button for one more roll.
    let body = "at=0&do=add&name=Ana&1-maki=4&more=1-maki&1-tempura=2&name=Ben+%26+Zo%C3%AB&1-maki=3&name=&1-maki=3";
    let answer = stranger.raw("POST", "/score/sushi-go", body, &FORM).await;
    let address = "/score/sushi-go?name=Ana&1-maki=5&1-tempura=2&name=Ben%20%26%20Zo%C3%AB&1-maki=3&name=&1-maki=3";
    assert_eq!(answer.status, 303);
    assert!(answer.head.contains(&format!("location: {}\r\n", address.to_lowercase())), "{}", answer.head);

    let page = stranger.raw("GET", address, "", &[("accept", "text/html")]).await;
    assert_eq!(page.status, 200);
    for shown in [
        "<bdi>Ana</bdi><b>11</b>",
        "<bdi>Ben &amp; Zoë</bdi><b>1</b>",
        "<bdi>Player 3</bdi><b>1</b>",
        "Leading: Ana",
        "<td>6</td><td>1</td><td>1</td>",
    ] {
        assert!(page.body.contains(shown), "{shown}");
    }
    assert!(!page.head.contains("set-cookie"), "the score pad creates no guest");
    server.close().await;
}

#[tokio::test]
async fn a_dummy_and_typed_kanji_can_be_entered_with_forms() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    for (game, body, address) in [
        ("sushi-go", "name=Ana&name=Ben&pudding=1&do=dummy", "name=ana&name=ben&pudding=1&dummy="),
        ("sushi-go", "name=Ana&name=Ben&dummy=&leave=", "name=ana&name=ben"),
        // The picked kanji comes first, then the button that removes it.
        ("kanji-zushi", "name=Ana&12=2&less=12&typed=9&name=&typed=", "name=ana&9=1&12=1&name="),
        ("kanji-zushi", "name=Ana&typed=fugu&name=", "name=ana&typed=fugu&name="),
    ] {
        let answer = stranger.raw("POST", &format!("/score/{game}"), body, &FORM).await;
        assert!(answer.head.contains(&format!("location: /score/{game}?{address}\r\n")), "{body}: {}", answer.head);
    }
    let with_dummy = "/score/sushi-go?name=Ana&pudding=1&name=Ben&dummy=&pudding=3";
    let page = stranger.raw("GET", with_dummy, "", &[("accept", "text/html")]).await;
    for shown in [
        "<bdi>Dummy</bdi><b>6</b>",
        "<bdi>Ben</bdi><b>−6</b>",
        "Leading: Ana",
        // The language form returns to this page.
        "name=\"back\" value=\"/score/sushi-go?name=Ana&amp;pudding=1&amp;name=Ben&amp;dummy=&amp;pudding=3\"",
    ] {
        assert!(page.body.contains(shown), "{shown}");
    }
    server.close().await;
}

#[tokio::test]
async fn impossible_entries_are_explained() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    let body = "name=Ana&pudding=many&name=Ben&pudding=2";
    let answer = stranger.raw("POST", "/score/sushi-go", body, &FORM).await;
    assert!(
        answer.head.contains("location: /score/sushi-go?name=ana&name=ben&pudding=2&garbled\r\n"),
        "{}",
        answer.head
    );
    for (address, sentence) in [
        ("/score/sushi-go?name=Ana&name=Ben&pudding=2&garbled", "Some of this couldn’t be read and was left out."),
        ("/score/sushi-go?name=Ana&pudding=6&name=Ben&pudding=5", "Pudding: you entered 11, but there are only 10."),
        ("/score/sushi-express?name=&pink=9", "Some of this couldn’t be read and was left out."),
    ] {
        let page = stranger.raw("GET", address, "", &[("accept", "text/html")]).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(sentence), "{address}: {sentence}");
    }
    for path in ["/score/fugu", "/score/sushi-go/more"] {
        assert_eq!(stranger.raw("GET", path, "", &[("accept", "text/html")]).await.status, 404, "{path}");
    }
    assert_eq!(stranger.raw("POST", "/score/fugu", "name=Ana", &FORM).await.status, 404);
    server.close().await;
}

#[tokio::test]
async fn every_file_that_the_service_worker_caches_exists() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    let worker = stranger.raw("GET", "/sw.js", "", &[]).await;
    assert_eq!(worker.status, 200);
    // Without permission to connect it could cache nothing.
    assert!(worker.head.contains("content-security-policy: default-src 'none'; connect-src 'self'\r\n"));
    assert!(worker.head.contains("cache-control: no-cache\r\n"));
    let list = worker.body.lines().next().and_then(|line| line.strip_prefix("const KEPT = ")).expect("a list");
    let kept: serde_json::Value = serde_json::from_str(list.trim_end_matches(';')).expect("JSON");
    let paths: Vec<&str> = ["pages", "files"]
        .iter()
        .flat_map(|kind| kept[kind].as_array().expect("a list"))
        .map(|path| path.as_str().expect("a path"))
        .collect();
    assert!(paths.contains(&"/score/kanji-zushi") && paths.contains(&"/rules/sushi-go") && paths.len() > 10);
    for path in paths {
        assert_eq!(stranger.raw("GET", path, "", &[]).await.status, 200, "{path}");
    }
    server.close().await;
}

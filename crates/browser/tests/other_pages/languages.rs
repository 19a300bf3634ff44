//! Every kind of page in every language: no message is missing or left in English, and the `lang` attribute is right.

use browser::{Browser, Device, Page, TestServer, TranslationCheck, css};

use crate::choosing::{can_choose, choose_in};
use crate::opening::{desk, finished_game, play_bots};

const PATHS: [&str; 9] = [
    "/",
    "/puzzle?seed=7&hints=2",
    "/puzzle?seed=7&ended=1",
    "/score",
    "/score/sushi-express",
    "/learn/sushi-express",
    "/learn/kanji-zushi",
    "/rules/sushi-express",
    "/rules/kanji-zushi",
];

const GAMES: [(&str, usize); 2] = [("sushi-express", 3), ("kanji-zushi", 2)];

async fn is_translated(page: &Page<'_>, translation: &TranslationCheck) {
    let wrong = translation.problems(page).await;
    assert!(wrong.is_empty(), "{}: {wrong:?}", page.url().await);
}

#[tokio::test]
async fn every_page_is_translated_into_every_language() {
    // The bots take no pause, because one that plays for a person takes ten times as long.
    let server = TestServer::start().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    let mut finished = Vec::new();
    for (game, players) in GAMES {
        finished.push(finished_game(&server, &page, game, players).await);
    }
    drop(browser);
    for language in ["en", "es", "fr", "pl", "ja"] {
        let translation = TranslationCheck::new(language);
        let browser = Browser::on(Device::desk().reduced_motion().language(language)).await;
        let page = browser.open(&server.url("/")).await;
        for path in PATHS {
            page.go(&server.url(path)).await;
            is_translated(&page, &translation).await;
        }
        for table in &finished {
            page.go(table).await;
            page.see(css(".finale")).await;
            is_translated(&page, &translation).await;
            page.go(&format!("{table}/game/1?turn=9")).await;
            page.see(css(".steps-of-replay")).await;
            is_translated(&page, &translation).await;
        }
        for (game, players) in GAMES {
            page.go(&server.url("/")).await;
            page.click(css(&format!(".game-{game} .friends"))).await;
            page.see(css("#seat-0")).await;
            is_translated(&page, &translation).await;
            page.go(&server.url("/")).await;
            play_bots(&page, game, players).await;
            assert!(can_choose(&page).await);
            choose_in(game, &page).await;
            assert!(can_choose(&page).await);
            is_translated(&page, &translation).await;
        }
    }
}

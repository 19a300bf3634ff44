//! Every kind of page in every language: no word is missing, none is left in English, and the page says which language it is
//! in.

use browser::{Browser, Device, Page, Words, css};

use crate::choosing::{choose_in, is_asked};
use crate::opening::{desk, finished_game, house, play_at_once};

const STILL: [&str; 9] = [
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

async fn is_said(page: &Page<'_>, words: &Words) {
    let wrong = words.wrong_on(page).await;
    assert!(wrong.is_empty(), "{}: {wrong:?}", page.url().await);
}

#[tokio::test]
async fn every_word_is_said_in_every_language() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    let mut finished = Vec::new();
    for (game, players) in GAMES {
        finished.push(finished_game(&house, &page, game, players).await);
    }
    drop(browser);
    for language in ["en", "es", "fr", "pl", "ja"] {
        let words = Words::of(language);
        let browser = Browser::on(Device::desk().reduced_motion().language(language)).await;
        let page = browser.open(&house.url("/")).await;
        for path in STILL {
            page.go(&house.url(path)).await;
            is_said(&page, &words).await;
        }
        for table in &finished {
            page.go(table).await;
            page.see(css(".finale")).await;
            is_said(&page, &words).await;
            page.go(&format!("{table}/game/1?turn=9")).await;
            page.see(css(".steps-of-replay")).await;
            is_said(&page, &words).await;
        }
        for (game, players) in GAMES {
            page.go(&house.url("/")).await;
            page.click(css(&format!("#open-table button[value={game}]"))).await;
            page.see(css("#seat-0")).await;
            is_said(&page, &words).await;
            page.go(&house.url("/")).await;
            play_at_once(&page, game, players).await;
            assert!(is_asked(&page).await);
            choose_in(game, &page).await;
            assert!(is_asked(&page).await);
            is_said(&page, &words).await;
        }
    }
}

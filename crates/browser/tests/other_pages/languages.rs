//! Every kind of page in every language: no word is missing, and the page says which language it is in.

use browser::{Browser, Device, Page};

use crate::choosing::is_asked;
use crate::opening::{house, play_at_once};

const STILL: [&str; 8] = [
    "/",
    "/puzzle?seed=7&hints=2",
    "/puzzle?seed=7&ended=1",
    "/score",
    "/score/sushi-express",
    "/learn/sushi-express",
    "/learn/kanji-zushi",
    "/rules/kanji-zushi",
];

async fn is_said(page: &Page<'_>, language: &str) {
    let found = page.script("return [document.documentElement.lang, document.documentElement.outerHTML]", &[]).await;
    let words = found[1].as_str().expect("a page has words");
    let missing = words.find('⟦').map(|at| words[at..].chars().take(60).collect::<String>());
    assert_eq!((found[0].as_str(), missing), (Some(language), None), "{}", page.url().await);
}

#[tokio::test]
async fn every_word_is_said_in_every_language() {
    let house = house().await;
    for language in ["en", "es", "fr", "pl", "ja"] {
        let browser = Browser::on(Device::desk().reduced_motion().language(language)).await;
        let page = browser.open(&house.url("/")).await;
        for path in STILL {
            page.go(&house.url(path)).await;
            is_said(&page, language).await;
        }
        for (game, players) in [("sushi-express", 3), ("kanji-zushi", 2)] {
            page.go(&house.url("/")).await;
            play_at_once(&page, game, players).await;
            assert!(is_asked(&page).await);
            is_said(&page, language).await;
        }
    }
}

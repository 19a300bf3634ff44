//! The home page lists every game and links to the puzzle and the score pad.

use browser::{css, heading, link};

use crate::opening::{desk, test_server};

#[tokio::test]
async fn three_games_are_shown_with_their_rules_and_guides() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    for game in ["Sushi Go!", "Sushi Express", "Kanji-zushi"] {
        page.see(heading(game)).await;
    }
    assert_eq!(page.count(&css(".games .game")).await, 3);
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        let card = || css(&format!(".game-{game}"));
        page.see(link("Rules").within(card())).await;
        page.click(link("Learn in two minutes").within(card())).await;
        page.see(css(".coach")).await;
        page.back().await;
    }
    page.click(link("Kanji puzzle").nth(0)).await;
    page.see(css(".puzzle")).await;
    page.back().await;
    page.click(link("Score pad").nth(0)).await;
    assert_eq!(page.count(&css(".shelf .game")).await, 3);
}

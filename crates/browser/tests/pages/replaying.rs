//! Replays of finished games.

use browser::{Browser, Device, Key, Page, TestServer, button, css, link, role, text};

use crate::playing::finished_game;

/// Ten cards in each of three rounds.
const TURNS: usize = 30;

async fn is_at_turn(page: &Page<'_>, turn: usize) {
    page.see(text(&format!("Turn {turn} of {TURNS}"))).await;
    page.until("the address has the turn", async || page.url().await.ends_with(&format!("?turn={turn}")).then_some(()))
        .await;
}

/// Waits until the analysis is complete. It may take any time as long as it makes progress.
pub(crate) async fn is_analysed(page: &Page<'_>) {
    let progress = "
        const progress = document.querySelector('.chances progress');
        return document.querySelector('.chances figure.chart') ? null : progress ? progress.value : -1;
    ";
    let mut last = page.script(progress, &[]).await;
    while !last.is_null() {
        let further = async || Some(page.script(progress, &[]).await).filter(|now| *now != last);
        last = page.until("the analysis makes progress", further).await;
    }
}

#[tokio::test]
async fn stepping_jumping_linking_and_downloading() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&server.url("/")).await;
    finished_game(&server, &page).await;
    page.click(link("Replay & analysis")).await;
    page.see(text("Start of the game").within(role("navigation", "Replay & analysis"))).await;
    // A replay shows all hands.
    assert_eq!(page.count(&css(".open-hand")).await, 2);
    page.click(link("Next turn")).await;
    is_at_turn(&page, 1).await;
    page.press(Key::Right).await;
    is_at_turn(&page, 2).await;
    page.press(Key::Left).await;
    is_at_turn(&page, 1).await;
    page.press(Key::End).await;
    is_at_turn(&page, TURNS).await;
    page.click(link("Go to the start")).await;
    page.see(text("Start of the game").within(role("navigation", "Replay & analysis"))).await;
    page.fill(role("spinbutton", "Go to turn"), "17").await;
    page.click(button("Go to turn")).await;
    is_at_turn(&page, 17).await;

    // A position has its own URL: others see the same there, and the back button works.
    let moment = page.url().await;
    let board = page.read(css(".others")).await;
    page.click(link("Next turn")).await;
    is_at_turn(&page, 18).await;
    page.back().await;
    is_at_turn(&page, 17).await;
    page.until("the board is as it was", async || (page.read(css(".others")).await == board).then_some(())).await;
    let second = browser.open(&moment).await;
    assert_eq!(second.read(css(".others")).await, board);

    let record = page.attribute(link("Download game record"), "href").await.expect("it is a link");
    let fetch = "return fetch(arguments[0]).then(answer => answer.ok ? answer.json() : null)";
    let record = page.script(fetch, &[record.into()]).await;
    assert_eq!(record["game"], "sushi-go", "{record}");
    page.click(link("Back to the table")).await;
    page.see(button("Play again")).await;
}

#[tokio::test]
async fn a_game_is_analysed() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    page.go(&format!("{table}/game/1")).await;
    page.click(button("Analyse this game")).await;
    page.see(text("Analysing:")).await;
    page.see(role("progressbar", "Winning chances")).await;
    is_analysed(&page).await;
    page.see(text("Biggest mistakes")).await;
    // A mistake links to its turn.
    let mistake = css(".mistakes a").nth(0);
    if page.count(&mistake).await > 0 {
        let described = page.read(mistake.clone()).await;
        page.click(mistake).await;
        let turn = page
            .until("the address has a turn", async || Some(page.url().await.split_once("?turn=")?.1.to_owned()))
            .await;
        // The table is shown as it was before the choice, with the move that was made.
        let number = turn.parse::<usize>().expect("a turn has a number") + 1;
        let mistake =
            described.strip_prefix(&format!("Turn {number}, ")).and_then(|rest| rest.split_once(" instead of "));
        let (choice, _) = mistake.unwrap_or_else(|| panic!("{described} links to turn {turn}"));
        page.see(text(choice).within(css(".chosen-here"))).await;
    } else {
        page.see(text("No big mistakes. Well played!")).await;
    }
    // The analysis is kept.
    page.reload().await;
    page.see(css(".chances figure.chart")).await;
}

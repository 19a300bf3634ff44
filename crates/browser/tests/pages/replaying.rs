//! Replays of finished games.

use browser::{Browser, Device, Key, Page, TestServer, button, css, heading, link, role, text};
use serde_json::json;

use crate::playing::finished_game;

/// Ten cards in each of three rounds.
const TURNS: usize = 30;

/// Waits until the position before this turn's choices is shown; after the last turn it is the end.
async fn is_at_turn(page: &Page<'_>, turn: usize) {
    let name = if turn > TURNS { "End of the game".to_owned() } else { format!("Turn {turn} of {TURNS}") };
    page.see(text(&name).within(css(".deck"))).await;
    let query = format!("?turn={}", turn - 1);
    page.until("the address has the turn", async || page.url().await.ends_with(&query).then_some(())).await;
}

/// Waits until the analysis is complete. It may take any time as long as it makes progress.
pub(crate) async fn is_analysed(page: &Page<'_>) {
    let progress = "
        const progress = document.querySelector('.analysis progress');
        return document.querySelector('.chances figure.chart') ? null : progress ? progress.value : -1;
    ";
    let mut last = page.script(progress, &[]).await;
    while !last.is_null() {
        let further = async || Some(page.script(progress, &[]).await).filter(|now| *now != last);
        last = page.until("the analysis makes progress", further).await;
    }
}

#[tokio::test]
async fn stepping_linking_and_downloading() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    page.go(&format!("{table}/game/1?turn=0")).await;
    is_at_turn(&page, 1).await;
    page.click(link("Next turn")).await;
    is_at_turn(&page, 2).await;
    page.press(Key::Right).await;
    is_at_turn(&page, 3).await;
    page.press(Key::Left).await;
    is_at_turn(&page, 2).await;
    page.press(Key::End).await;
    is_at_turn(&page, TURNS + 1).await;
    page.click(link("Go to the start")).await;
    is_at_turn(&page, 1).await;

    // A position has its own URL: others see the same there, and the back button works.
    page.go(&format!("{table}/game/1?turn=17")).await;
    let moment = page.url().await;
    let board = page.read(css(".board")).await;
    page.click(link("Next turn")).await;
    is_at_turn(&page, 19).await;
    page.back().await;
    is_at_turn(&page, 18).await;
    page.until("the board is as it was", async || (page.read(css(".board")).await == board).then_some(())).await;
    let second = browser.open(&moment).await;
    assert_eq!(second.read(css(".board")).await, board);

    let record = page.attribute(link("Download game record"), "href").await.expect("it is a link");
    let fetch = "return fetch(arguments[0]).then(answer => answer.ok ? answer.json() : null)";
    let record = page.script(fetch, &[record.into()]).await;
    assert_eq!(record["game"], "sushi-go", "{record}");
    page.is_accessible().await;
    page.click(link("Back to the table")).await;
    page.see(button("Play again")).await;
}

#[tokio::test]
async fn the_scrubber_and_the_player_are_used_by_keyboard() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    page.go(&format!("{table}/game/1")).await;
    let scrubber = role("slider", "Go to turn");
    page.tab_to(scrubber.clone()).await;
    page.press(Key::Right).await;
    page.see(text("Turn 2 of 30").within(css(".deck"))).await;
    // Many keys at once end where they lead.
    page.press_times(5, Key::Right).await;
    is_at_turn(&page, 7).await;
    assert_eq!(page.attribute(scrubber.clone(), "aria-valuetext").await.as_deref(), Some("Turn 7 of 30"));
    assert!(page.has_focus(&scrubber).await, "the focus is on {}", page.focused().await);
    page.press(Key::Home).await;
    is_at_turn(&page, 1).await;
    page.press(Key::End).await;
    is_at_turn(&page, TURNS + 1).await;

    // From the end it plays from the start. The controls stay where they are.
    let place = "const {x, y} = document.querySelector('[data-play]').getBoundingClientRect(); return [x, y]";
    let before = page.script(place, &[]).await;
    page.choose(role("combobox", "Speed"), "4×").await;
    page.tab_to(button("Play")).await;
    page.press(' ').await;
    page.see(text("Turn 3 of 30").within(css(".deck"))).await;
    assert_eq!(page.script(place, &[]).await, before);
    page.tab_to(button("Pause")).await;
    page.press(Key::Enter).await;
    page.see(button("Play")).await;
    assert_eq!(page.script("return document.querySelector('[data-replay-speed] select').value", &[]).await, "4");
}

#[tokio::test]
async fn without_script_there_are_links_and_a_form() {
    let server = TestServer::start().await;
    let with = Browser::on(Device::desk().reduced_motion()).await;
    let table = finished_game(&server, &with.open(&server.url("/")).await).await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&format!("{table}/game/1")).await;
    page.click(link("Next turn")).await;
    is_at_turn(&page, 2).await;
    page.tab_to(role("slider", "Go to turn")).await;
    page.press_times(2, Key::Right).await;
    page.click(button("Go to turn")).await;
    is_at_turn(&page, 4).await;
    assert_eq!(page.count(&css("[data-play], [data-replay-speed]")).await, 0);
}

/// Regression test (P7): the position after the choice was shown, so that the choice could not be seen.
#[tokio::test]
async fn the_position_before_the_choice_is_shown_with_the_choice_marked() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    let marked = "
        const names = (selector) => [...document.querySelectorAll(selector)].map((card) => card.textContent.trim().toLowerCase());
        const said = [...document.querySelectorAll('.choice-made')].map((choice) => choice.textContent);
        return [names('.fan > .chosen .name'), names('.open-hand > .chosen .unseen'), said.map((words) => words.split(' + '))];
    ";
    for turn in [0, 4, 9, 20] {
        page.go(&format!("{table}/game/1?turn={turn}")).await;
        let found = page.script(marked, &[]).await;
        assert_eq!(json!([found[0], found[1]]), found[2], "turn {turn}");
    }
    // All hands are open: ten cards each.
    page.go(&format!("{table}/game/1?turn=0")).await;
    assert_eq!(page.count(&css(".fan > .card")).await, 10);
    assert_eq!(page.count(&css(".open-hand > li")).await, 10);
    // At the end nothing is left to choose.
    page.go(&format!("{table}/game/1?turn={TURNS}")).await;
    assert_eq!(page.count(&css(".chosen")).await, 0);
}

#[tokio::test]
async fn a_game_is_analysed_and_ones_own_mistakes_come_first() {
    // Enough that the analysis can be seen at work.
    let config = server::Config { analysis_iterations: 1_000_000, ..TestServer::config() };
    let server = TestServer::start_with(config).await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    page.go(&format!("{table}/game/1?turn=3")).await;
    page.click(button("Analyse this game")).await;
    page.see(text("Analysing:")).await;
    page.see(role("progressbar", "Winning chances")).await;
    // The reader stays at the turn they were looking at, and can go on meanwhile.
    is_at_turn(&page, 4).await;
    page.press(Key::Right).await;
    is_at_turn(&page, 5).await;
    is_analysed(&page).await;
    page.see_gone(role("progressbar", "Winning chances")).await;
    page.see(heading("Your mistakes")).await;
    let headings = "return [...document.querySelectorAll('.chances h3')].map((heading) => heading.innerText)";
    let headings = page.script(headings, &[]).await;
    assert!(
        [json!(["Your mistakes"]), json!(["Your mistakes", "The others’ mistakes"])].contains(&headings),
        "{headings}"
    );
    // The chart of the chances is the background of the scrubber, one area for each player.
    assert_eq!(page.script("return document.querySelectorAll('.track polygon').length", &[]).await, 2);

    // A mistake links to its turn, which shows the choice and the better one.
    let mistake = css(".mistakes a").nth(0);
    if page.count(&mistake).await > 0 {
        let described = page.read(mistake.clone()).await;
        page.click(mistake).await;
        page.see(css(".mistakes a[aria-current]").nth(0)).await;
        let (_, words) = described.split_once(": ").expect("a mistake names a player");
        let (choice, rest) = words.split_once(" instead of ").expect("a mistake names both choices");
        let (best, _) = rest.split_once(", −").expect("a mistake has a cost");
        page.see(text(choice).within(css(".chosen-here")).nth(0)).await;
        page.see(text(&format!("Better: {best}")).nth(0)).await;
        assert!(page.count(&css(":is(.fan, .open-hand) > .better")).await > 0 || best.contains('+'), "{described}");
        page.click(link("Next key moment")).await;
        page.see(css(".chosen-here .mistake").nth(0)).await;
    } else {
        page.see(text("No big mistakes. Well played!")).await;
    }
    page.is_accessible().await;

    // The analysis is kept. For somebody who did not play, all mistakes are in one list.
    let other = Browser::on(Device::desk().reduced_motion()).await;
    let watched = other.open(&format!("{table}/game/1")).await;
    watched.see(heading("Biggest mistakes")).await;
    assert_eq!(watched.count(&heading("Your mistakes")).await, 0);
}

/// With long names nothing is wider than the screen, and the names in the chart can be told apart.
#[tokio::test]
async fn on_a_phone_the_controls_are_at_the_bottom_and_the_board_is_visible() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let table = finished_game(&server, &page).await;
    page.go(&format!("{table}/game/1?turn=3")).await;
    let layout = "
        const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
        const cards = [...document.querySelectorAll('.fan > .card')].map((card) => card.getBoundingClientRect());
        const player = rect('.player');
        return [player.bottom <= innerHeight + 1, cards.every(({left, right, bottom}) => left >= -1 && right <= innerWidth + 1 && bottom <= player.top + 1),
            rect('.plate').top >= 40, document.documentElement.scrollWidth <= innerWidth];
    ";
    assert_eq!(page.script(layout, &[]).await, json!([true, true, true, true]));
}

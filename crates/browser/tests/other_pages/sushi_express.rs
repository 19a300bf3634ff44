//! Whole games of Sushi Express against bots: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, button, css, role, text};

use crate::choosing::{can_choose, can_choose_after_reload, complete, press_key_of, sensible};
use crate::looks::{check_on_every_device, looks_good};
use crate::opening::{desk, open_replay, open_table, play_bots, test_server};
use crate::replays::{analyse, step_and_jump};

/// Makes a sensible choice by mouse.
async fn click_a_choice(page: &Page<'_>) {
    let choice = sensible(page).await;
    complete(page, async || page.click(choice).await).await;
}

#[tokio::test]
async fn a_whole_game_against_bots_and_its_replay() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    assert!(can_choose(&page).await);
    while can_choose(&page).await {
        click_a_choice(&page).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    page.see(css("#finale-title")).await;
    page.see(text("The game is over.")).await;
    page.is_accessible().await;
    let table = page.url().await;
    open_replay(&page).await;
    step_and_jump(&page).await;
    let moment = page.url().await.replace("turn=0", "turn=5");
    analyse(&page).await;
    drop(browser);
    check_on_every_device(&[&table, &moment]).await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    page.tab_to(css(".game-sushi-express .play")).await;
    page.press(Key::Enter).await;
    assert!(can_choose(&page).await);
    let choice = sensible(&page).await;
    complete(&page, async || {
        page.tab_to(choice).await;
        page.press(Key::Enter).await;
    })
    .await;
    while can_choose(&page).await {
        let choice = sensible(&page).await;
        complete(&page, async || press_key_of(&page, choice).await).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 4);
    // Against bots the next game is dealt at once.
    page.press('r').await;
    page.see_gone(css(".finale")).await;
    assert!(can_choose(&page).await, "another game has begun");
}

#[tokio::test]
async fn a_whole_game_without_script() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    let mut turns = 0;
    while can_choose_after_reload(&page).await {
        if turns == 6 {
            page.is_accessible().await;
        }
        click_a_choice(&page).await;
        turns += 1;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    // On a phone the scores are in a sheet.
    page.click(css(".opens-side")).await;
    page.see(role("table", "Scores")).await;
    page.is_accessible().await;
}

/// What lies outside the window or outside the table, in the middle of a game.
const OUTSIDE: &str = "
    const things = '.tile > .drawing, .van, .customer, .cell, .place .points:not(.own-points), .place h2, .action, #task';
    return [...document.querySelectorAll(things)].filter(thing => thing.checkVisibility()).filter(thing => {
        const {top, bottom, left, right} = thing.getBoundingClientRect();
        return top < 47 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    }).map(thing => thing.outerHTML.slice(0, 90));
";

/// Regression test: on a phone one saw neither one's own van nor any score.
#[tokio::test]
async fn everything_is_on_one_screen() {
    let server = test_server().await;
    let phone = Device::phone().reduced_motion();
    for (device, players) in [(phone.clone(), 6), (phone.sized(740, 360), 4), (Device::tablet().reduced_motion(), 5)] {
        let browser = Browser::on(device).await;
        let page = browser.open(&server.url("/")).await;
        play_bots(&page, "sushi-express", players).await;
        for _ in 0..3 {
            assert!(can_choose(&page).await);
            click_a_choice(&page).await;
        }
        assert!(can_choose(&page).await);
        assert_eq!(page.script(OUTSIDE, &[]).await, serde_json::json!([]), "{players} players");
        let counts = "
            const shown = what => [...document.querySelectorAll(what)].filter(element => element.checkVisibility()).length;
            const {scrollHeight, clientHeight} = document.documentElement;
            return [shown('.van'), shown('.plate > .points'), shown('.tile > .drawing'), shown('.cell'), scrollHeight - clientHeight];
        ";
        assert_eq!(page.script(counts, &[]).await, serde_json::json!([players, players, 12, 11, 0]));
        // My van has a mark that no other has.
        let marked = "return [...document.querySelectorAll('.van')].filter(van => getComputedStyle(van, '::before').content !== 'none').length";
        assert_eq!(page.script(marked, &[]).await, serde_json::json!(1));
    }
}

/// A number shows its way on the road and its odds before it is bet on: when it has the focus, and at the first tap.
#[tokio::test]
async fn a_bet_shows_where_it_leads() {
    let shown = "
        const visible = what => [...document.querySelectorAll(what)].filter(element => getComputedStyle(element).display !== 'none'
            && getComputedStyle(element).opacity === '1').map(element => element.classList.item(element.classList.length - 1));
        return [visible('.routes .aim'), visible('.abouts p').length];
    ";
    let server = test_server().await;
    for device in [Device::desk().reduced_motion(), Device::phone().reduced_motion()] {
        let browser = Browser::on(device.clone()).await;
        let page = browser.open(&server.url("/")).await;
        play_bots(&page, "sushi-express", 3).await;
        assert!(can_choose(&page).await);
        let bet = sensible(&page).await;
        let distance = page.attribute(bet.clone(), "data-distance").await.expect("a bet has a distance");
        assert_eq!(page.script(shown, &[]).await, serde_json::json!([[], 0]));
        page.tab_to(bet).await;
        let way = serde_json::json!([[format!("to-{distance}")], 1]);
        page.until("the way is shown", async || (page.script(shown, &[]).await == way).then_some(())).await;
        page.is_accessible().await;
    }
}

/// Names of 24 wide letters break nothing.
#[tokio::test]
async fn long_names_fit() {
    let server = test_server().await;
    for device in [Device::phone().reduced_motion(), Device::desk().reduced_motion()] {
        let browser = Browser::on(device).await;
        let page = browser.open(&server.url("/")).await;
        open_table(&page, "sushi-express", &"W".repeat(24)).await;
        page.click(button("Start now")).await;
        assert!(can_choose(&page).await);
        for _ in 0..3 {
            click_a_choice(&page).await;
            assert!(can_choose(&page).await);
        }
        assert_eq!(page.script(OUTSIDE, &[]).await, serde_json::json!([]));
        looks_good(&page).await;
    }
}

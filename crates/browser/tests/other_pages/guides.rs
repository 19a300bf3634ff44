//! The guides to both games, played to the end.

use browser::{Browser, Device, Page, button, css, text};

use crate::choosing::sensible;
use crate::opening::test_server;

/// The coach covers nothing: every tile, number and customer is inside the window, and the coach is above all of them.
async fn shows_the_whole_board(page: &Page<'_>) {
    let covered = "
        const coach = document.querySelector('.coach').getBoundingClientRect();
        const things = [...document.querySelectorAll('.tile > .drawing, .cell, .customer, .place.own .plate')];
        return things.filter(thing => {
            const {top, bottom, left, right} = thing.getBoundingClientRect();
            return top < coach.bottom || bottom > innerHeight || left < 0 || right > innerWidth;
        }).map(thing => thing.outerHTML.slice(0, 80));
    ";
    assert_eq!(page.script(covered, &[]).await, serde_json::json!([]));
}

#[tokio::test]
async fn the_guide_to_sushi_express_leads_into_a_game() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().dark().reduced_motion()).await;
    let page = browser.open(&server.url("/learn/sushi-express")).await;
    for step in 1..=10 {
        page.see(text(&format!("Step {step} of 10"))).await;
        shows_the_whole_board(&page).await;
        if step == 5 {
            page.is_accessible().await;
        }
        page.click(sensible(&page).await).await;
    }
    page.see(text("You’ve got it! Ready for a real game?")).await;
    page.is_accessible().await;
    page.click(button("Play a real game")).await;
    page.see(css("#table")).await;
}

#[tokio::test]
async fn the_guide_to_kanji_zushi_leads_into_a_game() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/learn/kanji-zushi")).await;
    for number in 0..6 {
        page.see(text(&format!("Step {} of 6", number + 1))).await;
        if number == 2 {
            page.is_accessible().await;
        }
        let wanted = page.script("return document.querySelector('.guided').dataset.moves.split(',')[0]", &[]).await;
        let wanted = wanted.as_str().expect("every lesson waits for something");
        // 休 comes first; the fourth lesson waits for a pair that isn't a kanji, the fifth for a pass.
        assert_eq!((wanted == "亻+木", wanted == "pass"), (number == 0, number == 4), "step {number}: {wanted}");
        match wanted.split_once('+') {
            None => page.click(button("Pass")).await,
            Some((neta, _)) => {
                page.click(css(&format!(".hand a.lying[aria-label^='{neta}']"))).await;
                page.click(css(&format!("button.lying[value='{wanted}']"))).await;
            }
        }
    }
    page.see(text("You’ve got it! Ready for a real game?")).await;
    page.is_accessible().await;
    page.click(button("Play a real game")).await;
    page.see(css("#table")).await;
}

#[tokio::test]
async fn on_a_phone_the_focus_is_never_behind_the_hand() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/learn/kanji-zushi")).await;
    let seen = "
        const {top, left, width, height} = document.activeElement.getBoundingClientRect();
        const at = [0.1, 0.5, 0.9].map(part => document.elementFromPoint(left + width / 2, top + height * part));
        return at.map(element => document.activeElement.contains(element));
    ";
    for number in 0..6 {
        page.tab_to(css(".shari-table a.lying").nth(number)).await;
        assert_eq!(page.script(seen, &[]).await, serde_json::json!([true, true, true]), "shari {number}");
    }
}

//! The guides to both games, played to their end.

use browser::{Browser, Device, button, css, text};

use crate::choosing::{follow_the_marks, sensible};
use crate::opening::house;

#[tokio::test]
async fn the_guide_to_sushi_express_leads_into_a_game() {
    let house = house().await;
    let browser = Browser::on(Device::phone().dark().reduced_motion()).await;
    let page = browser.open(&house.url("/learn/sushi-express")).await;
    for step in 1..=8 {
        page.see(text(&format!("Step {step} of 8"))).await;
        if step == 5 {
            page.is_accessible().await;
        }
        page.click(sensible(&page).await).await;
    }
    page.see(text("That was a round. You know the game now.")).await;
    page.is_accessible().await;
    page.click(button("Play a real game")).await;
    page.see(css("#table")).await;
}

#[tokio::test]
async fn the_guide_to_kanji_zushi_leads_into_a_game() {
    let house = house().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&house.url("/learn/kanji-zushi")).await;
    for step in 1..=5 {
        page.see(text(&format!("Step {step} of 5"))).await;
        if step == 3 {
            page.is_accessible().await;
        }
        follow_the_marks(&page).await;
    }
    page.see(text("That was a round. You know the game now.")).await;
    page.is_accessible().await;
    page.click(button("Play a real game")).await;
    page.see(css("#table")).await;
}

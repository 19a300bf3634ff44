//! The guide, played to the end.

use browser::{Browser, Device, Page, TestServer, button, css, heading, link, text};

use crate::playing::{cards, play};

/// The choices of the guided round.
const STEPS: usize = 9;

async fn is_at_step(page: &Page<'_>, step: usize) {
    page.see(text(&format!("Step {step} of {STEPS}"))).await;
}

#[tokio::test]
async fn the_guide_leads_into_a_real_game() {
    let server = TestServer::start().await;
    // With full motion.
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(link("Learn in two minutes").within(css(".game-sushi-go"))).await;
    for step in 1..=STEPS {
        is_at_step(&page, step).await;
        if step == 2 {
            page.click(css(".coach summary")).await;
            page.see(text("Try this:")).await;
        }
        if step == 4 {
            page.click(link("Back")).await;
            is_at_step(&page, 3).await;
            page.back().await;
            is_at_step(&page, 4).await;
        }
        page.click(cards().nth(0)).await;
    }
    page.see(text("You’ve got it! Ready for a real game?")).await;
    page.see(css(".tally table")).await;
    // A position in the guide has its own URL.
    page.reload().await;
    page.see(text("You’ve got it! Ready for a real game?")).await;
    page.click(button("Play a real game")).await;
    page.see(heading("Pick a card to keep.")).await;
}

#[tokio::test]
async fn the_guide_needs_no_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/learn/sushi-go")).await;
    for step in 1..=STEPS {
        is_at_step(&page, step).await;
        page.click(cards().nth(0)).await;
    }
    page.see(text("You’ve got it! Ready for a real game?")).await;
}

#[tokio::test]
async fn the_rules_are_one_tap_away_at_the_table() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(play()).await;
    let rules = link("Rules").within(css(".bar"));
    // The rules open in a new tab, so that the game stays open.
    assert_eq!(page.attribute(rules.clone(), "target").await.as_deref(), Some("_blank"));
    assert!(page.attribute(rules, "href").await.is_some_and(|path| path == "/rules/sushi-go"));
    page.go(&server.url("/rules/sushi-go")).await;
    page.see(text("Each pair scores 5 points.").nth(0)).await;
}

//! Replays of finished games.

use browser::{Key, Page, button, css, heading, link, role, text};

/// Steps through a replay from the deal on, by mouse and keyboard, and lets it play.
pub(crate) async fn step_and_jump(page: &Page<'_>) {
    page.see(text("Turn 1 of")).await;
    page.click(link("Next turn")).await;
    page.see(text("Turn 2 of")).await;
    page.press(Key::Right).await;
    page.see(text("Turn 3 of")).await;
    page.press(Key::Left).await;
    page.see(text("Turn 2 of")).await;
    page.click(link("Go to the end")).await;
    page.see_gone(link("Next turn")).await;
    page.tab_to(role("slider", "Go to turn")).await;
    page.press(Key::Home).await;
    page.see(text("Turn 1 of")).await;
    // It plays by itself until it is paused.
    page.click(button("Play")).await;
    page.see(text("Turn 3 of")).await;
    page.click(button("Pause")).await;
    page.see(button("Play")).await;
    page.click(link("Go to the start")).await;
    page.see(text("Turn 1 of")).await;
}

/// Analyses a game and opens the first mistake.
pub(crate) async fn analyse(page: &Page<'_>) {
    page.click(button("Analyse this game")).await;
    let ended = heading("Your mistakes");
    let mut done = page.script(PROGRESS, &[]).await;
    while page.count(&ended).await == 0 {
        // The analysis may take any time as long as it makes progress.
        done = page
            .until("the analysis makes progress", async || {
                let now = page.script(PROGRESS, &[]).await;
                (now != done).then_some(now)
            })
            .await;
    }
    page.see(css(".chart").nth(0)).await;
    let mistakes = css(".mistakes a");
    if page.count(&mistakes).await > 0 {
        let moment = page.attribute(mistakes.clone().nth(0), "href").await.expect("a mistake is a link");
        page.click(mistakes.nth(0)).await;
        page.until("the moment of the mistake is shown", async || page.url().await.ends_with(&moment).then_some(()))
            .await;
        page.see(css(".chosen-here li").nth(0)).await;
    }
}

/// The progress of the analysis.
const PROGRESS: &str = "return document.querySelector('progress')?.value ?? -1";

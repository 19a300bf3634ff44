//! A finished game, seen again.

use browser::{Key, Page, button, css, heading, link, role, text};

/// Steps through a game that is shown from the deal on, by mouse and keyboard, and jumps.
pub(crate) async fn step_and_jump(page: &Page<'_>) {
    page.see(text("The deal")).await;
    page.click(link("Turn on")).await;
    page.see(text("Turn 1 of")).await;
    page.press(Key::Right).await;
    page.see(text("Turn 2 of")).await;
    page.press(Key::Left).await;
    page.see(text("Turn 1 of")).await;
    page.click(link("To the end")).await;
    page.see_gone(link("Turn on")).await;
    page.fill(role("spinbutton", "Go to turn"), "3").await;
    page.click(button("Go to turn")).await;
    page.see(text("Turn 3 of")).await;
    page.click(link("To the deal")).await;
    page.see(text("The deal")).await;
}

/// Lets the bots judge a game, and goes where they say that something was lost.
pub(crate) async fn judge(page: &Page<'_>) {
    page.click(button("Let the bots judge this game")).await;
    let ended = heading("Most expensive choices");
    let mut done = page.script(DONE, &[]).await;
    while page.count(&ended).await == 0 {
        // However long the whole takes: it goes on.
        done = page
            .until("the bots go on", async || {
                let now = page.script(DONE, &[]).await;
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

/// How far the bots are.
const DONE: &str = "return document.querySelector('progress')?.value ?? -1";

//! What an itamae would play, and why, in games against bots. (Among people nobody is told: see `together`.)

use browser::{Page, button, css};

use crate::choosing::{complete, is_asked};
use crate::opening::{desk, house, own_name, play_at_once};

/// What is advised, and why.
async fn advice(page: &Page<'_>) -> (String, String) {
    page.see(css("#hint [role=status]")).await;
    let said = page.read(css("#hint [role=status]")).await;
    let advice = said.strip_prefix("An itamae would play: ").and_then(|advice| advice.split_once(". "));
    let (choice, why) = advice.unwrap_or_else(|| panic!("that is no hint: {said}"));
    assert!(why.contains("That wins about "), "{said}");
    (choice.to_owned(), why.to_owned())
}

#[tokio::test]
async fn at_sushi_express_a_bet_is_advised_with_what_it_leads_to() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    assert!(is_asked(&page).await);
    page.click(button("Hint")).await;
    let (choice, why) = advice(&page).await;
    page.is_accessible().await;
    let advised = button(&format!("{choice}. ")).partly().within(css(".track"));
    let told = "return [...document.querySelectorAll('.track button')]
        .find(bet => bet.textContent.startsWith(`${arguments[0]}. `)).querySelector('.unseen.foretold').textContent";
    let told = page.script(told, &[choice.as_str().into()]).await;
    assert!(why.starts_with(told.as_str().expect("every bet tells what it leads to")), "{why}");
    assert!(why.contains("You drive in about "), "{why}");
    complete(&page, async || page.click(advised).await).await;
    page.see_gone(css("#hint [role=status]")).await;
}

#[tokio::test]
async fn at_kanji_zushi_a_pair_is_advised_with_the_kanji_that_it_is() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "kanji-zushi", 2).await;
    while is_asked(&page).await {
        page.press('h').await;
        let (choice, why) = advice(&page).await;
        let Some((neta, shari)) = choice.split_once(" + ") else {
            // It may be better to wait for more strokes.
            assert_eq!(choice, "Pass");
            complete(&page, async || page.press('p').await).await;
            continue;
        };
        page.is_accessible().await;
        page.click(css(&format!(".hand a.lying[aria-label='{neta}']"))).await;
        let shari = css(&format!(".shari-table button.lying[aria-label='{shari}']")).nth(0);
        // The advice is still there when a half is picked.
        page.see(shari.clone()).await;
        assert_eq!(advice(&page).await, (choice, why.clone()));
        complete(&page, async || page.click(shari).await).await;
        let formed =
            format!("{} forms {}", own_name(&page).await, &why[..why.find(". ").expect("a reason is a sentence")]);
        let log = "return [...document.querySelectorAll('#log li')].map(line => line.textContent)";
        page.until("the kanji is formed that was told", async || {
            let log = page.script(log, &[]).await;
            log.as_array()?.iter().any(|line| line.as_str().is_some_and(|line| line.starts_with(&formed))).then_some(())
        })
        .await;
        return;
    }
    panic!("an itamae forms nothing in a whole game");
}

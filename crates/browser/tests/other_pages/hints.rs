//! Hints in games against bots: the move of the strongest bot, with a reason. (Among people there are no hints: see
//! `together`.)

use browser::{Page, button, css};

use crate::choosing::{can_choose, complete};
use crate::opening::{desk, own_name, play_bots, test_server};

/// The suggested move and the reason.
async fn advice(page: &Page<'_>) -> (String, String) {
    page.see(css("#hint [role=status]")).await;
    let said = page.read(css("#hint [role=status]")).await;
    let advice = said.strip_prefix("Try this: ").and_then(|advice| advice.split_once(". "));
    let (choice, why) = advice.unwrap_or_else(|| panic!("not a hint: {said}"));
    (choice.to_owned(), why.to_owned())
}

#[tokio::test]
async fn a_hint_in_sushi_express_gives_the_odds_of_a_bet() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    assert!(can_choose(&page).await);
    page.click(button("Hint")).await;
    let (choice, why) = advice(&page).await;
    page.is_accessible().await;
    let advised = button(&format!("{choice}. ")).partly().within(css(".track"));
    let preview = "return [...document.querySelectorAll('.track button')]
        .find(bet => bet.textContent.startsWith(`${arguments[0]}. `)).querySelector('.unseen .foretold').textContent";
    let preview = page.script(preview, &[choice.as_str().into()]).await;
    let (odds, _) = why.split_once("% chance to drive.").expect("the reason has the odds");
    assert!(preview.as_str().expect("every bet has a preview").starts_with(odds), "{why} {preview}");
    complete(&page, async || page.click(advised).await).await;
    page.see_gone(css("#hint [role=status]")).await;
}

#[tokio::test]
async fn a_hint_in_kanji_zushi_names_the_kanji_of_a_pair() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "kanji-zushi", 2).await;
    while can_choose(&page).await {
        page.press('h').await;
        let (choice, why) = advice(&page).await;
        let Some((neta, shari)) = choice.split_once(" + ") else {
            // Passing can be the best move.
            assert_eq!(choice, "Pass");
            complete(&page, async || page.press('p').await).await;
            continue;
        };
        page.is_accessible().await;
        // The marks of the easiest level add to the names.
        page.click(css(&format!(".hand a.lying[aria-label^='{neta}']"))).await;
        let shari = css(&format!(".shari-table button.lying[aria-label^='{shari}']")).nth(0);
        // The hint stays while a half is picked.
        page.see(shari.clone()).await;
        assert_eq!(advice(&page).await, (choice, why.clone()));
        complete(&page, async || page.click(shari).await).await;
        let formed =
            format!("{} makes {}", own_name(&page).await, &why[..why.find(". ").expect("a reason is a sentence")]);
        let log = "return [...document.querySelectorAll('#log li')].map(line => line.textContent)";
        page.until("the suggested kanji is formed", async || {
            let log = page.script(log, &[]).await;
            log.as_array()?.iter().any(|line| line.as_str().is_some_and(|line| line.starts_with(&formed))).then_some(())
        })
        .await;
        return;
    }
    panic!("the hints of a whole game never suggest a pair");
}

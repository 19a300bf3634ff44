//! The previews of bets in Sushi Express, which players can switch off.

use browser::{Browser, Device, Page, button, css, role};

use crate::choosing::{can_choose, complete, sensible};
use crate::opening::{play_bots, test_server};

/// Whether every possible bet shows its odds, as a number and to screen readers, and marks where the van would stop. Where a pawn
/// lies on a number there may be no room for the odds.
const HAS_ODDS: &str = "
    const shown = element => element?.checkVisibility();
    return [...document.querySelectorAll('.track .bet')].map(bet => {
        const [sign, words] = [bet.querySelector('.odds b'), bet.querySelector('.unseen .foretold')];
        const percent = parseInt(sign.textContent), number = bet.dataset.distance;
        const stop = [...document.querySelectorAll('.ring .ends .chip')].filter(chip => chip.textContent === number);
        const said = words.textContent;
        const isTaken = bet.closest('.cell').querySelector('.pawn');
        return (shown(sign) || isTaken) && shown(words) && stop.length === 1 && shown(stop[0]) && percent > 0
            && said.includes(`${percent}% chance to drive.`) && said.includes('ands on ');
    });
";

async fn shows_odds(page: &Page<'_>) {
    let odds: Vec<bool> = serde_json::from_value(page.script(HAS_ODDS, &[]).await).expect("a list of booleans");
    assert!(odds.len() >= 8 && odds.iter().all(|shown| *shown), "{odds:?}");
}

/// No preview is shown, not even to screen readers, but every bet can be chosen.
async fn shows_no_odds(page: &Page<'_>) {
    page.see_gone(css(".foretold")).await;
    assert_eq!(page.count(&role("button", "% chance to drive").partly()).await, 0);
    page.see(button("Bet on 2.").partly()).await;
}

/// Plays until the next bet.
async fn bet_again(page: &Page<'_>) {
    while can_choose(page).await {
        let choice = sensible(page).await;
        complete(page, async || page.click(choice).await).await;
        if can_choose(page).await && page.count(&css(".bet")).await > 0 {
            return;
        }
    }
    panic!("a game has more than one round");
}

#[tokio::test]
async fn odds_are_shown_until_the_player_switches_them_off() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    assert!(can_choose(&page).await);
    shows_odds(&page).await;
    page.click(css("#preview summary")).await;
    shows_no_odds(&page).await;
    page.is_accessible().await;
    bet_again(&page).await;
    shows_no_odds(&page).await;
    // The setting is kept after a reload and at other tables.
    page.reload().await;
    shows_no_odds(&page).await;
    page.go(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    assert!(can_choose(&page).await);
    shows_no_odds(&page).await;
    page.click(css("#preview summary")).await;
    shows_odds(&page).await;
    page.reload().await;
    shows_odds(&page).await;
}

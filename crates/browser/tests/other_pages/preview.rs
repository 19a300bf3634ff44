//! What bets lead to at Sushi Express: told before somebody bets, except to those who do not want to be told.

use browser::{Browser, Device, Page, button, css, role, text};

use crate::choosing::{complete, is_asked, sensible};
use crate::opening::{house, play_at_once};

/// Whether every number that can be bet on tells how likely it is, to see and to hear, and where the van would stop.
const TOLD: &str = "
    const shown = element => element?.checkVisibility();
    return [...document.querySelectorAll('.track button')].map(bet => {
        const [sign, words] = [bet.querySelector('.foretold b'), bet.querySelector('.unseen.foretold')];
        const percent = parseInt(sign.textContent), number = bet.querySelector(':scope > b').textContent;
        const stop = [...document.querySelectorAll('.ring .ends .chip')].filter(chip => chip.textContent === number);
        const said = words.textContent;
        return shown(sign) && shown(words) && stop.length === 1 && shown(stop[0]) && percent > 0
            && said.includes(`You drive in about ${percent} of 100 such cases.`) && said.includes('tops at: ');
    });
";

async fn is_told(page: &Page<'_>) {
    let told: Vec<bool> = serde_json::from_value(page.script(TOLD, &[]).await).expect("it is so or not");
    assert!(told.len() >= 8 && told.iter().all(|told| *told), "{told:?}");
}

/// Nothing is told, to see or to hear, but everything can be chosen.
async fn is_silent(page: &Page<'_>) {
    page.see_gone(css(".foretold")).await;
    assert_eq!(page.count(&role("button", "You drive in about").partly()).await, 0);
    page.see(button("Bet on 2.").partly()).await;
}

/// Bets, and waits until there is something to bet on again.
async fn bet_again(page: &Page<'_>) {
    while is_asked(page).await {
        let choice = sensible(page).await;
        complete(page, async || page.click(choice).await).await;
        if is_asked(page).await && page.count(&css("form.betting")).await > 0 {
            return;
        }
    }
    panic!("a game has more than one round");
}

#[tokio::test]
async fn odds_are_told_before_a_bet_until_somebody_switches_them_off() {
    let house = house().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    assert!(is_asked(&page).await);
    is_told(&page).await;
    page.click(text("Show what choices lead to")).await;
    is_silent(&page).await;
    page.is_accessible().await;
    bet_again(&page).await;
    is_silent(&page).await;
    // It stays so for whoever comes back, and at other tables.
    page.reload().await;
    is_silent(&page).await;
    page.go(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    assert!(is_asked(&page).await);
    is_silent(&page).await;
    page.click(text("Show what choices lead to")).await;
    is_told(&page).await;
    page.reload().await;
    is_told(&page).await;
}

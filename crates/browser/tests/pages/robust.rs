//! What goes wrong: houses that restart, links to nowhere, strangers, choices that come too late.

use browser::{Browser, Device, House, Page, button, css, field, heading, link, text};

use crate::playing::{Now, cards, click_and_load, hurry, now, sit_down};

/// What stands on a table's page, as it is read.
async fn stands(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn the_house_restarts_under_an_open_page() {
    let mut house = House::open().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    browser.forgive("WebSocket connection");
    browser.forgive("ERR_CONNECTION_REFUSED");
    let page = browser.open(&house.url("/")).await;
    sit_down(&house, &page, 2).await;
    page.click(cards().nth(0)).await;
    let turn = hurry(&page, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    let before = stands(&page).await;
    house.close().await;
    page.see(text("The connection is lost. Trying again…")).await;
    // What cannot be sent is said, and nothing is lost by it.
    page.click(cards().nth(0)).await;
    page.see(text("That could not be sent. Check your connection and try again.")).await;
    house.reopen().await;
    page.see(text("Connected again.")).await;
    assert_eq!(now(&page).await, Some(turn.clone()));
    assert_eq!(stands(&page).await, before);
    page.click(cards().nth(0)).await;
    assert_eq!(hurry(&page, &turn).await, Now::Choice("Round 1 of 3, turn 3 of 9".to_owned()));
}

#[tokio::test]
async fn the_back_button_leads_to_what_is_now() {
    let house = House::open().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&house.url("/")).await;
    sit_down(&house, &page, 2).await;
    let table = page.url().await;
    page.go(&house.url("/rules/sushi-go")).await;
    let second = browser.open(&table).await;
    second.click(cards().nth(0)).await;
    let turn = hurry(&second, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    page.back().await;
    page.until("the page shows what is now", async || now(&page).await.filter(|now| *now == turn)).await;
    page.click(cards().nth(0)).await;
    hurry(&page, &turn).await;
    page.back().await;
    page.see(heading("A seat at the sushi counter")).await;
    // The first page, loaded anew, knows the table.
    page.reload().await;
    page.click(css("section.tables li a").nth(0)).await;
    assert_eq!(page.url().await, table);
}

#[tokio::test]
async fn a_stranger_with_the_link_watches() {
    let house = House::open().await;
    let [player, stranger] = Browser::on_all([Device::desk().reduced_motion(), Device::phone().reduced_motion()]).await;
    let page = player.open(&house.url("/")).await;
    sit_down(&house, &page, 2).await;
    let theirs = stranger.open(&page.url().await).await;
    theirs.see(text("You watch this game.")).await;
    assert_eq!(theirs.count(&cards()).await, 0);
    assert_eq!(theirs.count(&css(".stack")).await, 3, "all hands are hidden");
    page.click(cards().nth(0)).await;
    hurry(&page, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    theirs.see(text("Round 1 of 3, turn 2 of 9")).await;
    assert_eq!(theirs.count(&css(".place .sets")).await, 3);
    assert_eq!(theirs.count(&button("Let a bot play for me")).await, 0);
}

#[tokio::test]
async fn a_link_to_no_table_says_so_and_leads_on() {
    let house = House::open().await;
    let browser = Browser::on(Device::phone()).await;
    browser.forgive("404 (Not Found)");
    let page = browser.open(&house.url("/table/ZZZZZZ")).await;
    page.see(text("There is no such table, or it was cleared away.")).await;
    page.click(link("To the first page")).await;
    for code in ["ZZZZZZ", "nonsense"] {
        page.fill(field("Code"), code).await;
        page.click(button("Join")).await;
        page.see(text("There is no such table, or it was cleared away.")).await;
        page.back().await;
    }
    page.go(&house.url("/nowhere")).await;
    page.see(text("There is nothing here.")).await;
}

#[tokio::test]
async fn whoever_has_the_code_joins() {
    let house = House::open().await;
    let [host, guest] = Browser::on_all([Device::desk(), Device::phone()]).await;
    let page = host.open(&house.url("/")).await;
    page.click(button("Sushi Go!")).await;
    let code = page.read(css(".invite .code")).await;
    let theirs = guest.open(&house.url("/")).await;
    theirs.fill(field("Code"), &code.to_lowercase()).await;
    theirs.click(button("Join")).await;
    theirs.fill(field("What are you called?"), "Ben").await;
    theirs.click(button("Sit down")).await;
    page.see(text("Ben").within(css(".seats"))).await;
    // What somebody says is heard, and is text whatever it looks like.
    theirs.click(css("#talk > summary")).await;
    theirs.fill(field("Say something"), "<b>hello</b> & welcome").await;
    theirs.click(button("Send")).await;
    page.see(text("1").within(css("#talk > summary"))).await;
    page.click(css("#talk > summary")).await;
    page.see(text("<b>hello</b> & welcome")).await;
}

#[tokio::test]
async fn a_choice_that_comes_too_late_changes_nothing() {
    let house = House::open().await;
    let browser = Browser::on(Device::desk().without_script()).await;
    browser.forgive("409 (Conflict)");
    let page = browser.open(&house.url("/")).await;
    sit_down(&house, &page, 2).await;
    let second = browser.open(&page.url().await).await;
    click_and_load(&second, cards().nth(0)).await;
    second
        .until("the next turn begins", async || {
            second.reload().await;
            now(&second).await.filter(|now| *now == Now::Choice("Round 1 of 3, turn 2 of 9".to_owned()))
        })
        .await;
    // Not the card that was laid: to say the same twice is fine.
    page.click(cards().nth(8)).await;
    page.see(text("That turn is over already. This is how it stands now.")).await;
    assert_eq!(stands(&page).await, stands(&second).await);
}

#[tokio::test]
async fn a_choice_that_comes_too_late_is_said_to_a_page_with_script() {
    let house = House::open().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    browser.forgive("409 (Conflict)");
    let page = browser.open(&house.url("/")).await;
    sit_down(&house, &page, 2).await;
    let first = Now::Choice("Round 1 of 3, turn 1 of 9".to_owned());
    page.click(cards().nth(0)).await;
    let turn = hurry(&page, &first).await;
    // As if the page had not heard of the new turn yet.
    page.script("document.querySelector('form.hand [name=turn]').value = 0", &[]).await;
    // Not the card that was laid: to say the same twice is fine.
    page.click(cards().nth(7)).await;
    page.see(text("That turn is over already. This is how it stands now.")).await;
    assert_eq!(now(&page).await, Some(turn));
}

//! The home page: playing with the last opponents, games to continue or to discard, results, and pages that do not exist.

use browser::{Browser, Device, Page, TestServer, button, css, heading, link, text};

use crate::playing::{click_and_load, finished_game, play};

/// The labels of the chosen level and number of opponents in Sushi Go!
async fn chosen(page: &Page<'_>) -> (String, String) {
    let read = "const card = document.querySelector('.game-sushi-go');
        return [card.querySelector('input:checked').value, card.querySelector('select').selectedOptions[0].label]";
    serde_json::from_value(page.script(read, &[]).await).expect("both are texts")
}

/// Whether an element is completely visible without scrolling.
async fn is_on_screen(page: &Page<'_>, selector: &str) -> bool {
    let read =
        "const {bottom} = document.querySelector(arguments[0]).getBoundingClientRect(); return bottom <= innerHeight";
    page.script(read, &[selector.into()]).await == true
}

#[tokio::test]
async fn the_last_opponents_are_remembered_also_without_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    assert_eq!(chosen(&page).await, ("apprentice".to_owned(), "2".to_owned()));
    page.see(text("Just learned the game and misses things.").within(css(".game-sushi-go"))).await;
    page.click(css(".game-sushi-go input[value=itamae]")).await;
    page.see(text("Thinks everything through.").within(css(".game-sushi-go"))).await;
    page.choose(css("#opponents-sushi-go"), "3").await;
    page.click(play()).await;
    page.see(css("form.hand")).await;
    assert_eq!(page.count(&css(".others .place, .place:not(.own)")).await, 3, "one click leads to the first card");
    page.go(&server.url("/")).await;
    assert_eq!(chosen(&page).await, ("itamae".to_owned(), "3".to_owned()));
    page.is_accessible().await;
}

#[tokio::test]
async fn every_game_can_be_started_on_the_first_screen_of_a_phone() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().sized(360, 740).reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        assert!(is_on_screen(&page, &format!(".game-{game} .play")).await, "{game}");
    }
    page.is_accessible().await;
    page.click(play()).await;
    page.see(css("form.hand")).await;
    page.go(&server.url("/")).await;
    page.see(text("Your turn").within(css(".continue"))).await;
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        assert!(is_on_screen(&page, &format!(".game-{game} .play")).await, "{game} with a game to continue");
    }
    page.is_accessible().await;
}

#[tokio::test]
async fn a_game_is_continued_or_deleted_without_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(play()).await;
    page.see(css("form.hand")).await;
    let table = page.url().await;
    page.go(&server.url("/")).await;
    page.see(text("Your turn").within(css(".continue"))).await;
    page.click(css(".continue .resume")).await;
    page.see(css("form.hand")).await;
    assert_eq!(page.url().await, table);
    page.go(&server.url("/")).await;
    page.click(css(".discard > summary")).await;
    page.see(text("You can’t get it back.")).await;
    click_and_load(&page, button("Delete")).await;
    assert_eq!(page.url().await, server.url("/"));
    page.see_gone(css(".continue")).await;
}

#[tokio::test]
async fn finished_games_and_statistics_are_listed() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    page.see(text("Nothing here yet.")).await;
    let table = finished_game(&server, &page).await;
    page.go(&server.url("/")).await;
    page.see_gone(text("Nothing here yet.")).await;
    for label in ["Played", "Won", "Best score", "Streak"] {
        page.see(text(label).within(css(".statistics"))).await;
    }
    assert_eq!(page.read(css(".statistics dd").nth(0)).await, "1");
    assert_eq!(page.count(&css(".finished li")).await, 1);
    let date = page.read(css(".finished time")).await;
    assert!(date.contains(", 20"), "the date is written as people do: {date}");
    page.is_accessible().await;
    page.click(css(".finished a")).await;
    page.see(css(".steps-of-replay")).await;
    assert!(page.url().await.starts_with(&format!("{table}/game/1")), "{}", page.url().await);
}

#[tokio::test]
async fn a_table_is_joined_by_its_code_from_the_bar() {
    let server = TestServer::start().await;
    let devices = [Device::desk(), Device::phone()].map(Device::reduced_motion);
    let [host, guest] = Browser::on_all(devices).await;
    let page = host.open(&server.url("/")).await;
    page.click(button("With friends").within(css(".game-kanji-zushi"))).await;
    let code = page.read(css(".invite .code")).await;
    let theirs = guest.open(&server.url("/rules/sushi-go")).await;
    theirs.click(css("#join > summary")).await;
    theirs.fill(css("#bar-code"), &code.to_lowercase()).await;
    theirs.click(button("Join").within(css("#join"))).await;
    theirs.see(heading("Kanji-zushi")).await;
    assert_eq!(theirs.url().await, page.url().await);
}

#[tokio::test]
async fn a_page_that_does_not_exist_leads_home() {
    let server = TestServer::start().await;
    for device in [Device::phone(), Device::desk().dark()] {
        let browser = Browser::on(device).await;
        browser.allow_error("404 (Not Found)");
        let page = browser.open(&server.url("/nowhere")).await;
        page.see(heading("This plate is empty")).await;
        page.see(text("This page doesn’t exist. The link may be old or incomplete.")).await;
        page.is_accessible().await;
        page.click(link("Home")).await;
        page.see(play()).await;
    }
}

//! A table before a game: seats that grow, starting with the people who are there, names and faces, a full table.

use browser::{Browser, Device, Key, Page, TestServer, button, css, field, heading, text};

use crate::playing::{add_bot, click_and_load, open_table, open_terms};

/// Two people, on a desktop and on a phone.
async fn browsers() -> [Browser; 2] {
    Browser::on_all([Device::desk().reduced_motion(), Device::phone().reduced_motion()]).await
}

/// Takes a seat at a table.
async fn join(page: &Page<'_>, table: &str, name: &str) {
    page.go(table).await;
    page.fill(field("Your name"), name).await;
    page.click(button("Sit down")).await;
}

#[tokio::test]
async fn the_table_grows_and_starts_with_the_people_who_are_there() {
    let server = TestServer::start().await;
    let [ana, ben] = browsers().await;
    let (hers, his) = (ana.open(&server.url("/")).await, ben.open(&server.url("/")).await);
    open_table(&hers, "sushi-go", "Ana").await;
    hers.see(button("Start now")).await;
    assert_eq!(hers.count(&css(".seats .seat.free")).await, 1);
    hers.is_accessible().await;
    let table = hers.url().await;
    his.go(&table).await;
    his.is_accessible().await;
    join(&his, &table, "Ben").await;
    hers.see(text("Ben").within(css("#seat-1"))).await;
    // Everybody has a seat, and there is another one for the next friend.
    hers.see(css("#seat-more")).await;
    his.see(text("Waiting for Ana to start")).await;
    his.is_accessible().await;
    // More seats than people: the game starts without the empty ones.
    open_terms(&hers).await;
    hers.choose(css("#option-players"), "Five").await;
    hers.see(css("#seat-4")).await;
    // The change is named where it has to be confirmed.
    his.see(text("Ana changed the settings:")).await;
    his.see(text("Players: Two → Five")).await;
    his.see(button("I’m ready")).await;
    hers.see(text("Waiting for Ben")).await;
    hers.is_accessible().await;
    hers.see(css(".vacancies input[value=leave_out]:checked")).await;
    hers.click(button("Start now")).await;
    for page in [&hers, &his] {
        page.see(css("form.hand")).await;
        assert_eq!(page.count(&css(".others .place, .place:not(.own)")).await, 1, "only Ana and Ben play");
    }
}

#[tokio::test]
async fn a_host_without_script_starts_with_bots() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(button("With friends").within(css(".game-sushi-express"))).await;
    page.see(text("Fill with bots")).await;
    page.click(css(".begin input[value=cook]")).await;
    click_and_load(&page, button("Start now")).await;
    page.see(css("#table .stage")).await;
}

#[tokio::test]
async fn a_face_is_chosen_in_one_tap_and_seen_by_everybody() {
    let server = TestServer::start().await;
    let [ana, ben] = browsers().await;
    let (hers, his) = (ana.open(&server.url("/")).await, ben.open(&server.url("/")).await);
    open_table(&hers, "sushi-go", "Ana").await;
    let table = hers.url().await;
    join(&his, &table, "Ben").await;
    his.click(css("#sheet-own > summary")).await;
    his.click(button("octopus").within(css("#sheet-own"))).await;
    hers.see(css("#seat-1 .face use[href$='#avatar-octopus']")).await;
    his.is_accessible().await;
    // The colour of somebody else can't be chosen.
    assert_eq!(his.count(&css("#sheet-own button[name=colour]:disabled")).await, 1);
    his.press(Key::Escape).await;
    his.see_gone(css("#sheet-own .sheet")).await;
    // A new name and face from the settings are shown at the table, which is not loaded again.
    his.script("window.stays = true", &[]).await;
    his.click(css("#settings > summary")).await;
    his.click(button("rabbit").within(css("#settings"))).await;
    his.see(text("Saved. Your tables show it too.").nth(0)).await;
    hers.see(css("#seat-1 .face use[href$='#avatar-rabbit']")).await;
    his.fill(css("#own-name"), "Benjamin").await;
    his.click(button("Save").within(css("#settings"))).await;
    hers.see(text("Benjamin").within(css("#seat-1"))).await;
    assert_eq!(his.script("return window.stays", &[]).await, true);
    // A name that somebody else has there is kept elsewhere, and the page says so.
    his.fill(css("#own-name"), "ANA").await;
    his.click(button("Save").within(css("#settings"))).await;
    his.see(text("Saved, except at a table where somebody else has that name.").nth(0)).await;
    hers.see(text("Benjamin").within(css("#seat-1"))).await;
    // The face is the same in the game.
    hers.click(button("Start now")).await;
    for page in [&hers, &his] {
        page.see(css("form.hand")).await;
        page.see(css(".stage .face use[href$='#avatar-rabbit']").nth(0)).await;
    }
}

#[tokio::test]
async fn a_full_table_tells_the_host_who_would_like_a_seat() {
    let server = TestServer::start().await;
    let [ana, cem] = browsers().await;
    cem.allow_error("409 (Conflict)");
    let (hers, theirs) = (ana.open(&server.url("/")).await, cem.open(&server.url("/")).await);
    open_table(&hers, "sushi-go", "Ana").await;
    open_terms(&hers).await;
    hers.click(css("#terms input[type=checkbox][name=fixed]")).await;
    hers.see(css("#terms input[type=checkbox][name=fixed]:checked")).await;
    add_bot(&hers, 1).await;
    theirs.go(&hers.url().await).await;
    theirs.see(text("This table is full. You can watch, or ask the host for a seat.")).await;
    theirs.fill(field("Your name"), "Cem").await;
    theirs.click(button("Ask for a seat")).await;
    theirs.see(text("All seats are taken. The others see that you’d like to join.")).await;
    hers.see(text("Cem would like a seat.")).await;
    hers.is_accessible().await;
    hers.click(button("Make room")).await;
    hers.see(css("#seat-more")).await;
    theirs.click(button("Sit down")).await;
    hers.see(text("Cem").within(css("#seat-2"))).await;
    hers.see_gone(text("Cem would like a seat.")).await;
}

#[tokio::test]
async fn long_names_stay_within_the_screen() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().sized(360, 740).reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    open_table(&page, "kanji-zushi", &"W".repeat(24)).await;
    open_terms(&page).await;
    page.choose(css("#option-players"), "Eight").await;
    page.see(css("#seat-7")).await;
    page.see(heading("Kanji-zushi")).await;
    let widths = page.script("return [document.documentElement.scrollWidth, innerWidth]", &[]).await;
    assert!(widths[0].as_u64() <= widths[1].as_u64(), "{widths}");
}

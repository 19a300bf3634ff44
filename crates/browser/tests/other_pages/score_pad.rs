//! The score pad: entered, added up, kept, shared, without script and without a connection.

use browser::{Browser, Device, Page, button, css, heading, link, text};

use crate::opening::{desk, house};

/// Somebody on a sheet: a name, and how often which buttons are pressed, each in a part of the sheet.
type Entered<'a> = (&'a str, &'a [(&'a str, &'a str, usize)]);

/// Sheets on which points are equal, with what decides, and the points of everybody.
struct Sheet {
    game: &'static str,
    players: &'static [Entered<'static>],
    totals: &'static [&'static str],
    verdict: &'static str,
}

const SUSHI_GO: Sheet = Sheet {
    game: "sushi-go",
    players: &[
        // 5 for tempura, 3 for second most rolls, 6 for most puddings.
        ("Ana", &[("Round 1", "1-tempura", 2), ("Round 1", "1-maki", 2), ("End", "pudding", 2)]),
        // 6 for most rolls, 2 for a salmon, and 6 for one on wasabi.
        (
            "Ben",
            &[
                ("Round 1", "1-maki", 5),
                ("Round 2", "2-salmon", 1),
                ("Round 3", "3-salmon-on-wasabi", 1),
                ("End", "pudding", 1),
            ],
        ),
    ],
    totals: &["14", "14"],
    verdict: "In front: Ana. Equal on points, decided by: Puddings",
};

const SUSHI_EXPRESS: Sheet = Sheet {
    game: "sushi-express",
    players: &[
        ("Ana", &[("", "light-blue", 2), ("", "tips", 2)]),
        ("Ben", &[("", "pink", 2), ("", "tips", 1), ("", "tip-cards", 1), ("", "action-cards", 1)]),
        // The fewest tips: as many points are lost as the others have tips.
        ("Cleo", &[("", "red", 2)]),
    ],
    totals: &["4", "4", "2"],
    verdict: "In front: Ben. Equal on points, decided by: Other action cards",
};

const KANJI_ZUSHI: Sheet = Sheet {
    game: "kanji-zushi",
    players: &[("Ana", &[("彳", "後", 1), ("氵", "海", 1)]), ("Ben", &[("日", "曜", 1)])],
    totals: &["18", "18"],
    verdict: "In front: Ben. Equal on points, decided by: Strokes of the best kanji",
};

async fn enter(page: &Page<'_>, sheet: &Sheet) {
    for (seat, (name, entries)) in sheet.players.iter().enumerate() {
        let player = || css(&format!("#player-{}", seat + 1));
        page.fill(css("input[name=name]").within(player()), name).await;
        for (part, key, count) in *entries {
            if !part.is_empty() {
                page.click(button(part).within(css(".tabs"))).await;
            }
            let press = css(&format!("button[name=more][value='{key}'], button[name=flip][value='{key}']"));
            for _ in 0..*count {
                page.click(press.clone().within(player())).await;
            }
        }
    }
}

/// Waits until the sheet has been added up.
async fn adds_up(page: &Page<'_>, sheet: &Sheet) {
    page.see(text(sheet.verdict)).await;
    for (seat, total) in sheet.totals.iter().enumerate() {
        assert_eq!(page.read(css(&format!("#player-{} [data-total]", seat + 1))).await, *total, "{}", sheet.game);
    }
    let board = page.read(css("[data-board]")).await;
    for (name, _) in sheet.players {
        assert!(board.contains(name), "{board}");
    }
}

/// Enters a sheet, loads it again with and without its address, and opens it by its link in another browser.
async fn is_kept_and_shared(sheet: &Sheet) {
    let house = house().await;
    let [own, other] = Browser::on_all([Device::phone().reduced_motion(), Device::desk().reduced_motion()]).await;
    let plain = house.url(&format!("/score/{}", sheet.game));
    let page = own.open(&plain).await;
    page.see(text("Nothing is entered yet.")).await;
    enter(&page, sheet).await;
    adds_up(&page, sheet).await;
    page.reload().await;
    adds_up(&page, sheet).await;
    page.go(&plain).await;
    adds_up(&page, sheet).await;
    page.click(button("New sheet")).await;
    page.see(text("Nothing is entered yet.")).await;
    page.click(button("Undo")).await;
    adds_up(&page, sheet).await;
    let friend = other.open(&page.url().await).await;
    adds_up(&friend, sheet).await;
}

#[tokio::test]
async fn a_sheet_of_sushi_go_is_kept_and_shared() {
    is_kept_and_shared(&SUSHI_GO).await;
}

#[tokio::test]
async fn a_sheet_of_sushi_express_is_kept_and_shared() {
    is_kept_and_shared(&SUSHI_EXPRESS).await;
}

#[tokio::test]
async fn a_sheet_of_kanji_zushi_is_kept_and_shared() {
    is_kept_and_shared(&KANJI_ZUSHI).await;
}

#[tokio::test]
async fn every_sheet_is_added_up_without_script() {
    let house = house().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&house.url("/score")).await;
    for sheet in [SUSHI_GO, SUSHI_EXPRESS, KANJI_ZUSHI] {
        page.go(&house.url(&format!("/score/{}", sheet.game))).await;
        enter(&page, &sheet).await;
        adds_up(&page, &sheet).await;
    }
    page.is_accessible().await;
}

#[tokio::test]
async fn pads_and_rules_are_there_without_a_connection() {
    let house = house().await;
    let mut line = house.line().await;
    let browser = desk().await;
    for lost in ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED"] {
        browser.forgive(lost);
    }
    let page = browser.open(&line.url("/score")).await;
    page.script("return navigator.serviceWorker.ready.then(() => true)", &[]).await;
    // A browser's own switch does not reach what the worker asks for; a line that is cut does.
    browser.go_offline().await;
    line.cut().await;
    for sheet in [SUSHI_GO, SUSHI_EXPRESS, KANJI_ZUSHI] {
        page.go(&line.url(&format!("/score/{}", sheet.game))).await;
        enter(&page, &sheet).await;
        adds_up(&page, &sheet).await;
        page.reload().await;
        adds_up(&page, &sheet).await;
    }
    page.click(link("Rules").within(css(".pad-head"))).await;
    page.see(heading("Kanji-zushi").nth(0)).await;
    assert!(page.url().await.ends_with("/rules/kanji-zushi"));
    page.go(&line.url("/score")).await;
    assert_eq!(page.count(&css(".shelf .game")).await, 3);
}

//! Every page in light and dark, on a phone and on a desktop: accessible, and no wider than the screen.

use browser::{Browser, Device, Page, css};

use crate::choosing::{can_choose, choose_in};
use crate::opening::{play_bots, test_server};

/// Pages that need no game.
const PATHS: [&str; 15] = [
    "/",
    "/puzzle",
    "/puzzle?seed=7&pick=neta-0&hints=3",
    "/puzzle?seed=1&try=30",
    "/puzzle?seed=1&made=00.11.24.35.42",
    "/score",
    "/score/sushi-go?name=Ana&1-tempura=2&name=Ben&1-maki=5",
    "/score/sushi-express",
    "/score/sushi-go?name=Ana&1-maki=2&name=Ben&dummy=&pudding=2&at=3",
    "/score/kanji-zushi?name=Ana&時=1&12=1&name=Ben&typed=柯",
    "/learn/sushi-express",
    "/learn/kanji-zushi",
    "/rules/sushi-go",
    "/rules/sushi-express",
    "/rules/kanji-zushi",
];

fn devices() -> [Device; 4] {
    let (phone, desk) = (Device::phone().reduced_motion(), Device::desk().reduced_motion());
    [phone.clone(), phone.dark(), desk.clone(), desk.dark()]
}

/// The page is accessible and doesn't scroll sideways.
pub(crate) async fn looks_good(page: &Page<'_>) {
    page.is_accessible().await;
    let widths = page
        .script("const {scrollWidth, clientWidth} = document.documentElement; return [scrollWidth, clientWidth]", &[]);
    let widths = widths.await;
    assert!(widths[0].as_u64() <= widths[1].as_u64(), "{} is too wide: {widths}", page.url().await);
}

/// Checks these pages on every device.
pub(crate) async fn check_on_every_device(urls: &[&str]) {
    for device in devices() {
        let browser = Browser::on(device).await;
        let page = browser.open(urls[0]).await;
        looks_good(&page).await;
        for url in &urls[1..] {
            page.go(url).await;
            looks_good(&page).await;
        }
    }
}

/// Checks all pages on one device, and game pages in the middle of a game.
async fn check_all_pages(device: Device) {
    let server = test_server().await;
    let browser = Browser::on(device).await;
    let page = browser.open(&server.url("/")).await;
    for path in PATHS {
        page.go(&server.url(path)).await;
        looks_good(&page).await;
    }
    for (game, players) in [("sushi-express", 3), ("kanji-zushi", 2)] {
        page.go(&server.url("/")).await;
        play_bots(&page, game, players).await;
        assert!(can_choose(&page).await);
        choose_in(game, &page).await;
        assert!(can_choose(&page).await);
        looks_good(&page).await;
        page.go(&server.url("/")).await;
        page.click(css(&format!(".game-{game} .friends"))).await;
        page.see(css("#seat-0")).await;
        looks_good(&page).await;
    }
}

#[tokio::test]
async fn all_pages_on_a_light_phone() {
    let [device, ..] = devices();
    check_all_pages(device).await;
}

#[tokio::test]
async fn all_pages_on_a_dark_phone() {
    let [_, device, ..] = devices();
    check_all_pages(device).await;
}

#[tokio::test]
async fn all_pages_on_a_light_desktop() {
    let [.., device, _] = devices();
    check_all_pages(device).await;
}

#[tokio::test]
async fn all_pages_on_a_dark_desktop() {
    let [.., device] = devices();
    check_all_pages(device).await;
}

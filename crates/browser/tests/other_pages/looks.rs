//! Every page in light and dark, on a phone and on a desk: nothing keeps people from using it, and nothing sticks out.

use browser::{Browser, Device, Page, css};

use crate::choosing::{choose_in, is_asked};
use crate::opening::{house, play_at_once};

/// Pages that need no game.
const STILL: [&str; 15] = [
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

/// Nobody is kept from using the page, and it need not be moved sideways.
pub(crate) async fn looks_good(page: &Page<'_>) {
    page.is_accessible().await;
    let widths = page
        .script("const {scrollWidth, clientWidth} = document.documentElement; return [scrollWidth, clientWidth]", &[]);
    let widths = widths.await;
    assert!(widths[0].as_u64() <= widths[1].as_u64(), "{} is too wide: {widths}", page.url().await);
}

/// Looks at these pages on every device.
pub(crate) async fn look_everywhere(urls: &[&str]) {
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

/// Looks at all pages on one device, at those of games when something has happened and more is to be
/// chosen.
async fn look_at_all(device: Device) {
    let house = house().await;
    let browser = Browser::on(device).await;
    let page = browser.open(&house.url("/")).await;
    for path in STILL {
        page.go(&house.url(path)).await;
        looks_good(&page).await;
    }
    for (game, players) in [("sushi-express", 3), ("kanji-zushi", 2)] {
        page.go(&house.url("/")).await;
        play_at_once(&page, game, players).await;
        assert!(is_asked(&page).await);
        choose_in(game, &page).await;
        assert!(is_asked(&page).await);
        looks_good(&page).await;
        page.go(&house.url("/")).await;
        page.click(css(&format!("#open-table button[value={game}]"))).await;
        page.see(css("#seat-0")).await;
        looks_good(&page).await;
    }
}

#[tokio::test]
async fn all_pages_on_a_light_phone() {
    let [device, ..] = devices();
    look_at_all(device).await;
}

#[tokio::test]
async fn all_pages_on_a_dark_phone() {
    let [_, device, ..] = devices();
    look_at_all(device).await;
}

#[tokio::test]
async fn all_pages_on_a_light_desk() {
    let [.., device, _] = devices();
    look_at_all(device).await;
}

#[tokio::test]
async fn all_pages_on_a_dark_desk() {
    let [.., device] = devices();
    look_at_all(device).await;
}

//! `sushiya party`, from its QR code to the podium: a big screen and five phones, and nobody types anything.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use browser::{Browser, Device, Page, button, css, text};

use crate::support::scratch;

const PHONES: usize = 5;

/// A running party.
struct Party {
    process: Child,
    /// The link in the QR code.
    link: String,
}

impl Party {
    fn start(game: &str) -> Self {
        let data = scratch(&format!("party-{game}"));
        let _ = std::fs::remove_dir_all(&data);
        let mut process = Command::new(env!("CARGO_BIN_EXE_sushiya"))
            .args(["party", game, "--port", "0", "--address", "127.0.0.1", "--no-browser", "--bot-pace", "0"])
            .args(["--data", data.to_str().expect("a path in UTF-8")])
            .env("LC_ALL", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut lines = BufReader::new(process.stdout.take().expect("stdout is piped")).lines();
        let link = lines.find_map(|line| line.ok()?.split_once("or open ").map(|(_, link)| link.to_owned()));
        // The process must be able to write on.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, link: link.expect("the link is printed") }
    }
}

impl Drop for Party {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Plays by itself whenever the page changes: bets low, drives on, tries pairs, otherwise the first move.
const PLAY: &str = "
    let sent = null;
    const play = () => {
        if (document.querySelector('#table').dataset.yours !== 'true' || document.documentElement.hasAttribute('data-playing')) return;
        const moves = [...document.querySelectorAll('button[name=move]')];
        const pair = moves.find(move => move.matches('.lying'));
        const pick = document.querySelector('a.lying');
        const move = pair ?? (pick ? null : moves.find(({value}) => value.startsWith('bet ')) ?? moves.find(move => move.matches('.primary')) ?? moves[0]);
        const now = [document.querySelector('input[name=turn]')?.value, Boolean(move)].join();
        if (now === sent || !(move ?? pick)) return;
        sent = now;
        if (move) move.form.requestSubmit(move);
        else pick.click();
    };
    new MutationObserver(play).observe(document.documentElement, {attributes: true, childList: true, subtree: true});
    play();
";

/// Phones join by the link alone, and the first one starts the game.
async fn join(screen: &Page<'_>, phones: &[Page<'_>]) {
    screen.see(text("Scan to join")).await;
    for (number, phone) in phones.iter().enumerate() {
        phone.click(button("Sit down")).await;
        phone.see(css(".seat.own")).await;
        let seated = async || (screen.count(&css(".guests li:not(.free)")).await == number + 1).then_some(());
        screen.until("the face is on the screen", seated).await;
    }
    phones[0].click(button("Start now")).await;
    for phone in phones {
        phone.see(css(".place.own")).await;
    }
}

/// Whether only the own place is shown.
const ALONE: &str = "
    const isShown = place => place.checkVisibility({visibilityProperty: true});
    return [...document.querySelectorAll('.place')].every(place => isShown(place) === place.matches('.own'));
";

/// The page of a phone. Each has an address of its own, and so its own cookies: there are fewer browsers than phones.
async fn phone<'a>(browser: &'a Browser, link: &str, number: usize) -> Page<'a> {
    const INSTANT: &str = "return fetch('/preferences', {method: 'POST', body: new URLSearchParams({speed: 'instant'}), headers: {accept: 'text/plain'}}).then(({ok}) => ok)";
    let page = browser.open(&link.replace("127.0.0.1", &format!("127.0.0.{number}"))).await;
    assert_eq!(page.script(INSTANT, &[]).await, true);
    page.reload().await;
    page
}

/// Follows the game on the screen until its end.
async fn reaches_the_podium(screen: &Page<'_>) {
    const SHOWN: &str =
        "return document.querySelector('.finale .podium') ? null : document.querySelector('#table').innerText";
    let mut before = screen.script(SHOWN, &[]).await;
    while !before.is_null() {
        let news = async || Some(screen.script(SHOWN, &[]).await).filter(|now| *now != before);
        before = screen.until("the game goes on", news).await;
    }
}

async fn celebrate(game: &str) {
    let party = Party::start(game);
    let screen = Device::desk().sized(1920, 1080).reduced_motion();
    let phones = || Device::phone().reduced_motion();
    let [screen, awake, sleeper] = Browser::on_all([screen, phones(), phones()]).await;
    for expected in ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"] {
        sleeper.allow_error(expected);
    }
    let screen = screen.open(&format!("{}/screen", party.link)).await;
    let mut pages = Vec::new();
    for number in 1..PHONES {
        pages.push(phone(&awake, &party.link, number).await);
    }
    pages.push(phone(&sleeper, &party.link, PHONES).await);
    join(&screen, &pages).await;
    screen.see(css(".stage .board")).await;
    assert_eq!(screen.count(&css("form, a, input, select")).await, 0, "a screen has no controls");
    for page in &pages {
        page.until("only the own place is shown", async || (page.script(ALONE, &[]).await == true).then_some(())).await;
    }
    // A phone that sleeps comes back to its hand by itself.
    sleeper.go_offline().await;
    screen.see(text("offline").partly()).await;
    sleeper.go_online().await;
    screen.see_gone(text("offline").partly()).await;
    for page in &pages {
        page.script(PLAY, &[]).await;
    }
    reaches_the_podium(&screen).await;
    assert_eq!(screen.count(&css(".podium li")).await, PHONES);
    for page in &pages {
        page.see(css(".finale .podium")).await;
    }
    pages[0].see(button("Play again")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sushi_go_is_played_on_a_screen_and_five_phones() {
    celebrate("sushi-go").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sushi_express_is_played_on_a_screen_and_five_phones() {
    celebrate("sushi-express").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kanji_zushi_is_played_on_a_screen_and_five_phones() {
    celebrate("kanji-zushi").await;
}

//! Elements are found by role and name, text or selector, and used by mouse and by keyboard.

use browser::{Browser, Device, Key, button, css, field, heading, link, role, text};

use crate::site::site;

const BODY: &str = r#"
    <nav><a href="/#there">There</a> <button>Go</button></nav>
    <button aria-label="Take the card">Go</button>
    <button disabled>Later</button>
    <label>Name <input></label>
    <label>Fruit <select><option>Apple</option><option>Pear</option></select></label>
    <p hidden>unseen</p>
    <output></output>
    <script>
        const say = words => document.querySelector('output').textContent += words + ' ';
        document.querySelectorAll('button').forEach(button => button.onclick = () => say('clicked:' + button.ariaLabel));
        addEventListener('keydown', event => say((event.shiftKey ? 'Shift+' : '') + event.key));
        setTimeout(() => document.querySelector('[disabled]').disabled = false, 200);
    </script>"#;

#[tokio::test]
async fn elements_are_found_by_role_and_name_by_text_and_by_selector() {
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&site(BODY).await).await;
    page.see(heading("A page")).await;
    assert_eq!(page.count(&text("unseen")).await, 0);
    assert_eq!(page.count(&css("button")).await, 3);
    assert_eq!(page.count(&text("Go")).await, 2);
    assert_eq!(page.count(&text("Go").within(role("navigation", ""))).await, 1);
    page.click(button("Take the card")).await;
    page.click(button("the card").partly()).await;
    page.click(text("Go").nth(1)).await;
    // The button is disabled at first: the click waits.
    page.click(button("Later")).await;
    page.fill(field("Name"), "Ana").await;
    page.choose(role("combobox", "Fruit"), "Pear").await;
    let said = page.read(css("output")).await;
    assert!(
        said.starts_with("clicked:Take the card clicked:Take the card clicked:Take the card clicked:null"),
        "{said}"
    );
    assert_eq!(page.script("return document.querySelector('select').value", &[]).await, "Pear");
    page.click(link("There")).await;
    assert!(page.url().await.ends_with("/#there"));
    page.see_gone(css("output:empty")).await;
}

#[tokio::test]
async fn keys_go_where_the_focus_is() {
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&site(BODY).await).await;
    page.press(Key::Tab).await;
    assert_eq!(page.focused().await, "link \"There\"");
    page.tab_to(button("Take the card")).await;
    page.press(Key::Enter).await;
    page.press('3').await;
    page.press(Key::Left).await;
    page.press_with(Key::Shift, Key::Tab).await;
    assert_eq!(page.focused().await, "button \"Go\"");
    let said = page.read(css("output")).await;
    assert!(said.ends_with("Tab Enter clicked:Take the card 3 ArrowLeft Shift+Shift Shift+Tab"), "{said}");
}

#[tokio::test]
async fn a_screenshot_shows_the_whole_page() {
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&site("<div style='height: 2000px'></div>").await).await;
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("pictures/page.png");
    page.picture(&file).await;
    let bytes = std::fs::read(file).unwrap();
    let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert!(bytes.starts_with(b"\x89PNG") && side(16) == 360 && side(20) > 2000, "{} × {}", side(16), side(20));
}

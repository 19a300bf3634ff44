//! Forms of a table without a connection, which are posted, and forms whose connection is lost before the answer.

use serde_json::json;

use crate::site::{Site, desk, run};

const FORM: &str = r#"<form id="act" action="/form" data-auto><input name="answer" value="done"><input id="remark" name="text"></form>"#;

/// Forms with a fake connection; `isOpen` decides whether it sends.
const FORMS: &str = "
    window.sent = [];
    window.said = [];
    window.isOpen = false;
    window.act = document.getElementById('act');
    window.table = new forms.TableForms({
        connection: {send: (message) => isOpen && Boolean(sent.push(message))},
        announce: (text) => said.push(text),
        failed: 'Failed.',
        showHint: (html) => said.push(html),
    });
";

#[tokio::test]
async fn a_form_is_posted_while_there_is_no_socket() {
    let browser = desk().await;
    browser.allow_error("409");
    let site = Site::open(FORM, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["forms"], FORMS).await;
    let submit = "const [answer, text] = act.elements; answer.value = arguments[0]; text.value = 'hello';
        return table.submit(act).then(() => [text.value, answer.value, said.splice(0)])";
    // A chat message that was sent clears its field.
    assert_eq!(page.script(submit, &["done".into()]).await, json!(["", "done", []]));
    // A rejected setting goes back to its old value.
    assert_eq!(page.script(submit, &["refuse".into()]).await, json!(["", "done", ["That card is gone."]]));
    let hint = json!([r#"<div id="hint">Take the egg.</div>"#]);
    assert_eq!(page.script(submit, &["hint".into()]).await, json!(["hello", "hint", hint]));
    let posted = ["answer=done&text=hello", "answer=refuse&text=hello", "answer=hint&text=hello"];
    assert_eq!(*site.posted.lock().unwrap(), posted);
    assert_eq!(page.script("return [table.select('turn=3'), sent]", &[]).await, json!([false, []]));
}

#[tokio::test]
async fn answers_reach_their_forms_and_lost_forms_are_reported_and_not_sent_again() {
    let browser = desk().await;
    let site = Site::open(FORM, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["forms"], FORMS).await;
    let sent = json!([{"id": 1, "form": "answer=done&text="}, {"id": 2, "form": "answer=done&text="}, {"select": "turn=3&pick=egg"}]);
    let submit = "isOpen = true; table.submit(act); table.submit(act); table.select('turn=3&pick=egg'); return sent";
    assert_eq!(page.script(submit, &[]).await, sent);
    let answered = "table.answered({id: 2, error: 'No.'}); table.answered({id: 2, error: 'No.'}); table.answered({id: 9, error: 'No.'}); return said.splice(0)";
    assert_eq!(page.script(answered, &[]).await, json!(["No."]));
    assert_eq!(page.script("table.lost(); table.lost(); return said.splice(0)", &[]).await, json!(["Failed."]));
    assert!(site.posted.lock().unwrap().is_empty());
}

//! Forms of a table without a connection, where they are posted, and those whose connection is lost before an answer.

use serde_json::json;

use crate::site::{Site, desk, run};

const FORM: &str = r#"<form id="act" action="/form" data-auto><input name="answer" value="done"><input id="remark" name="text"></form>"#;

/// Forms with a connection that sends what `send` says, and what becomes of them.
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
    browser.forgive("409");
    let site = Site::open(FORM, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["forms"], FORMS).await;
    let submit = "const [answer, text] = act.elements; answer.value = arguments[0]; text.value = 'hello';
        return table.submit(act).then(() => [text.value, answer.value, said.splice(0)])";
    // A remark that was said leaves its field.
    assert_eq!(page.script(submit, &["done".into()]).await, json!(["", "done", []]));
    // A setting that was refused goes back to what it was.
    assert_eq!(page.script(submit, &["refuse".into()]).await, json!(["", "done", ["That card is gone."]]));
    let hint = json!([r#"<div id="hint">Take the egg.</div>"#]);
    assert_eq!(page.script(submit, &["hint".into()]).await, json!(["hello", "hint", hint]));
    let posted = ["answer=done&text=hello", "answer=refuse&text=hello", "answer=hint&text=hello"];
    assert_eq!(*site.posted.lock().unwrap(), posted);
    assert_eq!(page.script("return [table.select('turn=3'), sent]", &[]).await, json!([false, []]));
}

#[tokio::test]
async fn answers_find_their_forms_and_what_is_lost_is_said_and_not_sent_twice() {
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

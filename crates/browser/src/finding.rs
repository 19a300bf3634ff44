//! Resolves locators to elements.

use fantoccini::Client;
use fantoccini::elements::{Element, ElementRef};
use serde_json::{Value, json};

use crate::Locator;
use crate::locator::{Matcher, Name};

/// Visible elements, by a selector or by a text that is in them but in none of their children.
const VISIBLE: &str = r"
    const [within, kind, wanted] = arguments;
    const root = within ?? document.documentElement;
    const words = element => element.textContent.replace(/\s+/g, ' ');
    const has = element => words(element).includes(wanted);
    const found = kind === 'css'
        ? [...root.querySelectorAll(wanted)]
        : [...root.querySelectorAll('body, body *')].filter(element => has(element) && ![...element.children].some(has));
    return found.filter(element => element.checkVisibility({visibilityProperty: true}));
";

/// The elements that have a role and a name in the accessibility tree, and the names of all with that role. This asks the
/// page because the browser's command for it, `Accessibility.queryAXTree`, sometimes crashes a tab that has just navigated.
const BY_ROLE: &str = r"
    const [within, role, wanted, isPart] = arguments;
    const root = within ?? document.documentElement;
    if (!('computedRole' in root)) throw new Error('this browser does not compute roles and names');
    const kinds = {
        button: 'button, summary, input', link: 'a[href]', heading: 'h1, h2, h3, h4, h5, h6',
        textbox: 'input, textarea', combobox: 'select, input', spinbutton: 'input',
        navigation: 'nav', progressbar: 'progress', table: 'table',
    };
    const elements = [...root.querySelectorAll(`[role], ${kinds[role] ?? '*'}`)]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => !element.closest('[aria-hidden=true], [inert]') && element.computedRole === role);
    const names = elements.map(element => element.computedName.split(/\s+/).join(' ').trim());
    const matches = name => isPart ? name.includes(wanted) : name === wanted;
    return [elements.filter((_, index) => matches(names[index])), names];
";

/// The role and name of an element.
const ROLE_AND_NAME: &str = "return [arguments[0].computedRole, arguments[0].computedName]";

/// The JSON key of element references in WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The elements that match a locator now.
pub(crate) async fn all(client: &Client, locator: &Locator) -> Result<Vec<Element>, String> {
    Ok(search(client, locator).await?.elements)
}

/// The only element that matches a locator.
pub(crate) async fn one(client: &Client, locator: &Locator) -> Result<Element, String> {
    let Found { mut elements, same_role } = search(client, locator).await?;
    match (elements.pop(), elements.len()) {
        (Some(element), 0) => Ok(element),
        (Some(_), others) => Err(format!("{} elements match {locator}", others + 1)),
        (None, _) => Err(match same_role {
            Some(names) => format!("nothing matches {locator}; elements with that role: {names}"),
            None => format!("nothing matches {locator}"),
        }),
    }
}

/// The result of a search.
struct Found {
    elements: Vec<Element>,
    /// The names of all elements that have the role of the locator, if it has one.
    same_role: Option<Value>,
}

async fn search(client: &Client, locator: &Locator) -> Result<Found, String> {
    let within = match &locator.within {
        Some(other) => reference(&Box::pin(one(client, other)).await?),
        None => Value::Null,
    };
    let (elements, same_role) = match &locator.matcher {
        Matcher::Css(selector) => (execute(client, VISIBLE, vec![within, "css".into(), json!(selector)]).await?, None),
        Matcher::Text(text) => (execute(client, VISIBLE, vec![within, "text".into(), json!(text)]).await?, None),
        Matcher::Role { role, name } => {
            let (name, is_part) = match name {
                Name::Exactly(name) => (name, false),
                Name::Containing(part) => (part, true),
            };
            let mut found = execute(client, BY_ROLE, vec![within, json!(role), json!(name), json!(is_part)]).await?;
            (found[0].take(), Some(found[1].take()))
        }
    };
    let elements = elements.as_array().into_iter().flatten().filter_map(|found| element(client, found));
    let elements = match locator.nth {
        Some(number) => elements.skip(number).take(1).collect(),
        None => elements.collect(),
    };
    Ok(Found { elements, same_role })
}

/// The role and accessible name of an element.
pub(crate) async fn describe(client: &Client, element: &Element) -> Result<String, String> {
    let described = execute(client, ROLE_AND_NAME, vec![reference(element)]).await?;
    Ok(format!("{} \"{}\"", normalized(&described[0]), normalized(&described[1])))
}

async fn execute(client: &Client, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
    client.execute(script, arguments).await.map_err(|fault| fault.to_string())
}

fn normalized(text: &Value) -> String {
    text.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn reference(element: &Element) -> Value {
    json!({ELEMENT: element.element_id().to_string()})
}

fn element(client: &Client, found: &Value) -> Option<Element> {
    let id = found[ELEMENT].as_str()?.to_owned();
    Some(Element::from_element_id(client.clone(), ElementRef::from(id)))
}

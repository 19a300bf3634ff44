//! Resolves locators to elements.

use fantoccini::elements::{Element, ElementRef};
use fantoccini::{Client, Locator as WebDriverLocator};
use serde_json::{Value, json};

use crate::Locator;
use crate::locator::Matcher;

/// Visible elements, by a selector or by a text that is in them but in none of their children.
const VISIBLE: &str = r"
    const [root, kind, wanted] = arguments;
    const words = element => element.textContent.replace(/\s+/g, ' ');
    const has = element => words(element).includes(wanted);
    const found = kind === 'css'
        ? [...root.querySelectorAll(wanted)]
        : [...root.querySelectorAll('body, body *')].filter(element => has(element) && ![...element.children].some(has));
    return found.filter(element => element.checkVisibility({visibilityProperty: true}));
";

/// The elements that have a role in the accessibility tree, with their names. This asks the page because the browser's
/// command for it, `Accessibility.queryAXTree`, sometimes crashes a tab that has just navigated.
const BY_ROLE: &str = r"
    const [root, role] = arguments;
    if (!('computedRole' in root)) throw new Error('this browser does not compute roles and names');
    const kinds = {
        button: 'button, summary, input', link: 'a[href]', heading: 'h1, h2, h3, h4, h5, h6',
        textbox: 'input, textarea', combobox: 'select, input', spinbutton: 'input',
        navigation: 'nav', progressbar: 'progress', table: 'table',
    };
    return [...root.querySelectorAll(`[role], ${kinds[role] ?? '*'}`)]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => !element.closest('[aria-hidden=true], [inert]') && element.computedRole === role)
        .map(element => [element, element.computedName]);
";

/// The role and name of an element.
const ROLE_AND_NAME: &str = "return [arguments[0].computedRole, arguments[0].computedName]";

/// The JSON key of element references in WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The elements that match a locator now.
pub(crate) async fn all(client: &Client, locator: &Locator) -> Result<Vec<Element>, String> {
    let root = match &locator.within {
        Some(other) => Box::pin(one(client, other)).await?,
        None => client.find(WebDriverLocator::Css(":root")).await.map_err(|fault| fault.to_string())?,
    };
    let found = match &locator.matcher {
        Matcher::Css(selector) => visible(client, &root, "css", selector).await?,
        Matcher::Text(text) => visible(client, &root, "text", text).await?,
        Matcher::Role { role, name } => {
            let found = by_role(client, &root, role).await?;
            found.into_iter().filter(|(_, known)| name.matches(known)).map(|(element, _)| element).collect()
        }
    };
    Ok(match locator.nth {
        Some(number) => found.into_iter().nth(number).into_iter().collect(),
        None => found,
    })
}

/// The only element that matches a locator.
pub(crate) async fn one(client: &Client, locator: &Locator) -> Result<Element, String> {
    let mut found = all(client, locator).await?;
    match (found.pop(), found.len()) {
        (Some(element), 0) => Ok(element),
        (Some(_), others) => Err(format!("{} elements match {locator}", others + 1)),
        (None, _) => Err(format!("nothing matches {locator}{}", alternatives(client, locator).await?)),
    }
}

/// Lists the names of elements with the same role, for error messages.
async fn alternatives(client: &Client, locator: &Locator) -> Result<String, String> {
    let Matcher::Role { role, .. } = &locator.matcher else { return Ok(String::new()) };
    let root = client.find(WebDriverLocator::Css(":root")).await.map_err(|fault| fault.to_string())?;
    let names: Vec<String> = by_role(client, &root, role).await?.into_iter().map(|(_, name)| name).collect();
    Ok(format!("; elements with that role: {names:?}"))
}

async fn visible(client: &Client, root: &Element, kind: &str, wanted: &str) -> Result<Vec<Element>, String> {
    let found = execute(client, VISIBLE, vec![reference(root), kind.into(), wanted.into()]).await?;
    Ok(list(&found).filter_map(|found| element(client, found)).collect())
}

async fn by_role(client: &Client, root: &Element, role: &str) -> Result<Vec<(Element, String)>, String> {
    let found = execute(client, BY_ROLE, vec![reference(root), role.into()]).await?;
    Ok(list(&found).filter_map(|found| Some((element(client, &found[0])?, normalized(&found[1])))).collect())
}

/// The role and accessible name of an element.
pub(crate) async fn describe(client: &Client, element: &Element) -> Result<String, String> {
    let described = execute(client, ROLE_AND_NAME, vec![reference(element)]).await?;
    Ok(format!("{} \"{}\"", normalized(&described[0]), normalized(&described[1])))
}

async fn execute(client: &Client, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
    client.execute(script, arguments).await.map_err(|fault| fault.to_string())
}

fn list(found: &Value) -> impl Iterator<Item = &Value> {
    found.as_array().into_iter().flatten()
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

//! From a spot to the elements that are there.

use fantoccini::elements::{Element, ElementRef};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::Spot;
use crate::spot::Sign;

/// Elements that can be seen, by a selector or by a text in them but in none of their children.
const VISIBLE: &str = r"
    const [root, kind, wanted] = arguments;
    const words = element => element.textContent.replace(/\s+/g, ' ');
    const has = element => words(element).includes(wanted);
    const found = kind === 'css'
        ? [...root.querySelectorAll(wanted)]
        : [...root.querySelectorAll('body, body *')].filter(element => has(element) && ![...element.children].some(has));
    return found.filter(element => element.checkVisibility({visibilityProperty: true}));
";

/// What assistive technology is shown of a role, with its names. The page is asked, not the browser: its command for that,
/// `Accessibility.queryAXTree`, now and then brings down a tab that has just come from another page.
const EXPOSED: &str = r"
    const [root, role] = arguments;
    if (!('computedRole' in root)) throw new Error('this browser does not tell roles and names');
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

/// Role and name of an element.
const DESCRIBED: &str = "return [arguments[0].computedRole, arguments[0].computedName]";

/// What a WebDriver calls an element in JSON.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What is at a spot now.
pub(crate) async fn all(client: &Client, spot: &Spot) -> Result<Vec<Element>, String> {
    let root = match &spot.within {
        Some(other) => Box::pin(one(client, other)).await?,
        None => client.find(Locator::Css(":root")).await.map_err(|fault| fault.to_string())?,
    };
    let found = match &spot.sign {
        Sign::Css(selector) => visible(client, &root, "css", selector).await?,
        Sign::Text(text) => visible(client, &root, "text", text).await?,
        Sign::Role { role, name } => {
            let exposed = exposed(client, &root, role).await?;
            exposed.into_iter().filter(|(_, known)| name.fits(known)).map(|(element, _)| element).collect()
        }
    };
    Ok(match spot.nth {
        Some(number) => found.into_iter().nth(number).into_iter().collect(),
        None => found,
    })
}

/// The one element at a spot.
pub(crate) async fn one(client: &Client, spot: &Spot) -> Result<Element, String> {
    let mut found = all(client, spot).await?;
    match (found.pop(), found.len()) {
        (Some(element), 0) => Ok(element),
        (Some(_), others) => Err(format!("there are {} of {spot}", others + 1)),
        (None, _) => Err(format!("there is no {spot}{}", instead(client, spot).await?)),
    }
}

/// What there is of the same role, for whoever mistook a name.
async fn instead(client: &Client, spot: &Spot) -> Result<String, String> {
    let Sign::Role { role, .. } = &spot.sign else { return Ok(String::new()) };
    let root = client.find(Locator::Css(":root")).await.map_err(|fault| fault.to_string())?;
    let names: Vec<String> = exposed(client, &root, role).await?.into_iter().map(|(_, name)| name).collect();
    Ok(format!("; of that role are {names:?}"))
}

async fn visible(client: &Client, root: &Element, kind: &str, wanted: &str) -> Result<Vec<Element>, String> {
    let found = ask(client, VISIBLE, vec![named(root), kind.into(), wanted.into()]).await?;
    Ok(list(&found).filter_map(|found| element(client, found)).collect())
}

async fn exposed(client: &Client, root: &Element, role: &str) -> Result<Vec<(Element, String)>, String> {
    let found = ask(client, EXPOSED, vec![named(root), role.into()]).await?;
    Ok(list(&found).filter_map(|found| Some((element(client, &found[0])?, words(&found[1])))).collect())
}

/// What assistive technology says of an element: its role and its name.
pub(crate) async fn described(client: &Client, element: &Element) -> Result<String, String> {
    let said = ask(client, DESCRIBED, vec![named(element)]).await?;
    Ok(format!("{} \"{}\"", words(&said[0]), words(&said[1])))
}

async fn ask(client: &Client, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
    client.execute(script, arguments).await.map_err(|fault| fault.to_string())
}

fn list(found: &Value) -> impl Iterator<Item = &Value> {
    found.as_array().into_iter().flatten()
}

fn words(said: &Value) -> String {
    said.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn named(element: &Element) -> Value {
    json!({ELEMENT: element.element_id().to_string()})
}

fn element(client: &Client, found: &Value) -> Option<Element> {
    let id = found[ELEMENT].as_str()?.to_owned();
    Some(Element::from_element_id(client.clone(), ElementRef::from(id)))
}

//! From a spot to the elements that are there.

use fantoccini::elements::{Element, ElementRef};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::Spot;
use crate::commands::Command;
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
    let arguments = vec![json!({ELEMENT: root.element_id().to_string()}), kind.into(), wanted.into()];
    let found = client.execute(VISIBLE, arguments).await.map_err(|fault| fault.to_string())?;
    let ids = found.as_array().into_iter().flatten().filter_map(|element| element[ELEMENT].as_str());
    Ok(ids.map(|id| element(client, id.to_owned())).collect())
}

/// What assistive technology is shown of a role, with its names.
async fn exposed(client: &Client, root: &Element, role: &str) -> Result<Vec<(Element, String)>, String> {
    let id = root.element_id();
    let (document, node) = parts(&id)?;
    let asked = Command::inner("Accessibility.queryAXTree", &json!({"backendNodeId": node, "role": role}));
    let answer = client.issue_cmd(asked).await.map_err(|fault| fault.to_string())?;
    let nodes = answer["nodes"].as_array().into_iter().flatten().filter(|node| node["ignored"] != true);
    Ok(nodes
        .filter_map(|node| {
            let number = node["backendDOMNodeId"].as_u64()?;
            Some((element(client, format!("{document}.{number}")), name(node)))
        })
        .collect())
}

/// What assistive technology says of an element: its role and its name.
pub(crate) async fn described(client: &Client, element: &Element) -> Result<String, String> {
    let id = element.element_id();
    let (_, node) = parts(&id)?;
    let asked = json!({"backendNodeId": node, "fetchRelatives": false});
    let answer = client.issue_cmd(Command::inner("Accessibility.getPartialAXTree", &asked)).await;
    let node = &answer.map_err(|fault| fault.to_string())?["nodes"][0];
    Ok(format!("{} \"{}\"", node["role"]["value"].as_str().unwrap_or_default(), name(node)))
}

fn name(node: &Value) -> String {
    let name = node["name"]["value"].as_str().unwrap_or_default();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// chromedriver's name for an element ends with the number that the browser itself gives it.
fn parts(id: &ElementRef) -> Result<(&str, u64), String> {
    let parts = id.rsplit_once('.').and_then(|(document, node)| Some((document, node.parse().ok()?)));
    parts.ok_or_else(|| format!("chromedriver now names elements in another way: {id}"))
}

fn element(client: &Client, id: String) -> Element {
    Element::from_element_id(client.clone(), ElementRef::from(id))
}

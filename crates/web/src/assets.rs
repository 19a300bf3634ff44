//! Style, script and drawings. Each is named after what is in it, so that a browser may keep it for ever.

use crate::{Speech, glyphs};

/// A file that pages refer to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it is called here.
    pub(crate) name: &'static str,
    /// Where it is served.
    pub path: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
    /// The same, packed.
    pub gzip: &'static [u8],
}

const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Everything there is.
pub(crate) fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.iter().chain(glyphs::assets())
}

/// What is served at this path.
pub fn asset(path: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.path == path)
}

/// Where the asset of this name is served.
pub(crate) fn path(name: &str) -> &'static str {
    all().find(|asset| asset.name == name).map_or("", |asset| asset.path)
}

/// What a browser needs to know to install the site.
pub fn manifest(speech: &Speech) -> String {
    let icon = |name, purpose| serde_json::json!({"src": path(name), "sizes": "any", "type": "image/svg+xml", "purpose": purpose});
    let manifest = serde_json::json!({
        "name": "Sushiya",
        "short_name": "Sushiya",
        "description": speech.say("site-summary"),
        "lang": speech.language().code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3e3c8",
        "theme_color": "#2f3c6b",
        "icons": [icon("emblem-app.svg", "any"), icon("emblem-maskable.svg", "maskable")],
    });
    manifest.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_asset_is_found_by_its_path_and_no_other() {
        for name in ["table.css", "table.js", "drawings.svg", "emblem.svg"] {
            assert_eq!(asset(path(name)).expect(name).name, name);
        }
        assert!(asset("").is_none() && asset("/assets/table.css").is_none());
    }

    #[test]
    fn the_drawings_are_symbols_with_the_names_of_their_files() {
        let drawings = asset(path("drawings.svg")).unwrap().text;
        for name in ["tempura", "card-back", "icon-play", "van-6", "mark-no"] {
            assert!(drawings.contains(&format!("<symbol id=\"{name}\" viewBox=")), "{name}");
        }
        assert_eq!(drawings.matches("<svg").count(), 1);
    }
}

//! Scripts, style sheets and drawings. Each has a content hash in its name, so that browsers can cache it forever.

use maud::{Markup, html};

use crate::{Locale, glyphs};

/// A file that pages refer to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name without the hash.
    pub(crate) name: &'static str,
    /// The path at which it is served.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Its content.
    pub text: &'static str,
    /// Its content, compressed.
    pub gzip: &'static [u8],
}

const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The paths of all modules that each script imports, directly or not, by the name of the script.
const IMPORTS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/imports.rs"));

/// All assets.
pub(crate) fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.iter().chain(glyphs::assets())
}

/// The asset at a path.
pub fn asset(path: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.path == path)
}

/// The asset with this name.
///
/// # Panics
///
/// If there is none: names are constants in our own code.
pub fn asset_named(name: &str) -> &'static Asset {
    all().find(|asset| asset.name == name).unwrap_or_else(|| panic!("there is no asset {name}"))
}

/// The path of the asset with this name.
pub(crate) fn path(name: &str) -> &'static str {
    asset_named(name).path
}

/// A script, with preload links for its imports, so that the browser doesn't discover them one after another.
pub(crate) fn script(name: &str) -> Markup {
    html! {
        @for import in imports(name) { link rel="modulepreload" href=(import); }
        script type="module" src=(path(name)) {}
    }
}

/// Links to the style sheets of a page with this content: that of all pages, and those of the games that it shows.
pub(crate) fn styles(body: &Markup) -> Markup {
    let of_game = |asset: &&Asset| {
        let game = asset.name.strip_suffix(".css").unwrap_or_default();
        !game.is_empty() && body.0.contains(&format!("data-game=\"{game}\""))
    };
    html! {
        link rel="stylesheet" href=(path("style.css"));
        @for sheet in ASSETS.iter().filter(of_game) { link rel="stylesheet" href=(sheet.path); }
    }
}

fn imports(script: &str) -> &'static [&'static str] {
    IMPORTS.iter().find(|(name, _)| *name == script).map_or(&[], |(_, imports)| imports)
}

/// The web app manifest, with which browsers can install the site.
pub fn manifest(locale: &Locale) -> String {
    let icon = |name, purpose| serde_json::json!({"src": path(name), "sizes": "any", "type": "image/svg+xml", "purpose": purpose});
    let manifest = serde_json::json!({
        "name": "Sushiya",
        "short_name": "Sushiya",
        "description": locale.text("site-summary"),
        "lang": locale.language().code(),
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
    use maud::PreEscaped;

    use super::*;

    #[test]
    fn assets_are_found_by_their_paths_only() {
        for name in ["style.css", "main.js", "drawings.svg", "emblem.svg"] {
            assert_eq!(asset(path(name)).expect(name).name, name);
        }
        assert!(asset("").is_none() && asset("/assets/style.css").is_none());
    }

    #[test]
    fn a_page_has_the_styles_of_the_games_that_it_shows() {
        let linked = |body: &str| {
            let links = styles(&PreEscaped(body.to_owned())).into_string();
            ["style", "sushi-go", "sushi-express", "kanji-zushi"]
                .map(|sheet| links.contains(path(&format!("{sheet}.css"))))
        };
        assert_eq!(linked(""), [true, false, false, false]);
        assert_eq!(linked(r#"<div class="stage" data-game="sushi-go">"#), [true, true, false, false]);
    }

    #[test]
    fn scripts_import_each_other_by_paths_that_are_served_and_preloaded() {
        let mut count = 0;
        for script in all().filter(|asset| asset.kind.starts_with("text/javascript")) {
            for line in script.text.lines().filter(|line| line.starts_with("import ")) {
                let import = line.split('"').nth(1).expect("an import names a module");
                let module = asset(import).unwrap_or_else(|| panic!("{} imports {import}", script.name));
                let preloaded = imports(script.name);
                assert!(preloaded.contains(&import), "{} preloads {import}", script.name);
                assert!(imports(module.name).iter().all(|deeper| preloaded.contains(deeper)));
                count += 1;
            }
        }
        assert!(count > 12, "{count}");
        assert!(!script("main.js").into_string().contains("\"./"));
    }

    #[test]
    fn the_drawings_are_symbols_with_the_names_of_their_files() {
        let drawings = asset_named("drawings.svg").text;
        for name in ["tempura", "card-back", "icon-play", "van-6", "mark-no"] {
            assert!(drawings.contains(&format!("<symbol id=\"{name}\" viewBox=")), "{name}");
        }
        assert_eq!(drawings.matches("<svg").count(), 1);
    }
}

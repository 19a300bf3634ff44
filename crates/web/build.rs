//! Builds the files that pages refer to: scripts, style sheets and drawings. Each has a content hash in its name, so
//! that browsers can cache it forever.

#[path = "build/styles.rs"]
mod styles;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// Drawings that are also served as separate files.
const SEPARATE: [&str; 6] = ["belt", "counter", "emblem", "emblem-app", "emblem-maskable", "noren-tile"];

const SVG: &str = "image/svg+xml";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A file to be served.
struct Asset {
    name: String,
    kind: &'static str,
    text: String,
    /// The names of all modules that a script imports, directly or not.
    imports: BTreeSet<String>,
}

impl Asset {
    fn new(name: impl Into<String>, kind: &'static str, text: String) -> Self {
        Self { name: name.into(), kind, text, imports: BTreeSet::new() }
    }

    /// The path at which it is served.
    fn path(&self) -> String {
        let hash = Sha256::digest(self.text.as_bytes());
        let hash = base16ct::lower::encode_string(&hash[..6]);
        let (stem, extension) = self.name.rsplit_once('.').expect("assets have an extension");
        format!("/assets/{stem}.{hash}.{extension}")
    }
}

fn main() {
    for input in ["assets", "art", "build"] {
        println!("cargo::rerun-if-changed={input}");
    }
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let (art, assets) = (Path::new(&root).join("art"), Path::new(&root).join("assets"));
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let out = Path::new(&out);
    let drawings: Vec<Asset> = SEPARATE
        .iter()
        .map(|name| Asset::new(format!("{name}.svg"), SVG, read(&art.join(name).with_extension("svg"))))
        .chain([Asset::new("drawings.svg", SVG, symbols(&art))])
        .collect();
    let style = assets.join("style");
    let games = styles::GAMES.iter().map(|game| (format!("{game}.css"), styles::of_game(&style, game)));
    let styles: Vec<Asset> = std::iter::once(("style.css".to_owned(), styles::common(&style)))
        .chain(games)
        .map(|(name, text)| Asset::new(name, CSS, with_paths(text, &drawings)))
        .collect();
    let scripts = scripts(&assets.join("script"));
    write(&out.join("sizes.rs"), sizes(&art));
    write(&out.join("imports.rs"), preloads(&scripts));
    write(&out.join("assets.rs"), table(out, drawings.iter().chain(&styles).chain(&scripts)));
}

/// The list of assets as Rust source. Writes their compressed content next to it.
fn table<'a>(out: &Path, assets: impl Iterator<Item = &'a Asset>) -> String {
    let mut table = String::from("&[\n");
    for asset in assets {
        let (name, kind, text, path) = (&asset.name, asset.kind, &asset.text, asset.path());
        write(&out.join(format!("{name}.gz")), gzip(text));
        let entry = format!(
            "name: {name:?}, path: {path:?}, kind: {kind:?}, text: {text:?}, \
             gzip: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.gz\"))"
        );
        writeln!(table, "    Asset {{ {entry} }},").expect("writing to a string succeeds");
    }
    table + "]"
}

/// The paths of everything that each script imports, as Rust source.
fn preloads(scripts: &[Asset]) -> String {
    let paths: BTreeMap<&str, String> = scripts.iter().map(|script| (script.name.as_str(), script.path())).collect();
    let entry = |script: &Asset| {
        let imports: Vec<&String> = script.imports.iter().map(|import| &paths[import.as_str()]).collect();
        format!("    ({:?}, &{imports:?}),\n", script.name)
    };
    format!("&[\n{}]", scripts.iter().map(entry).collect::<String>())
}

/// A style sheet with the paths of the drawings that it refers to by name.
fn with_paths(style: String, drawings: &[Asset]) -> String {
    drawings.iter().fold(style, |style, drawing| {
        style.replace(&format!("url({})", drawing.name), &format!("url({})", drawing.path()))
    })
}

/// All scripts. Imports are replaced by paths, so the hash of a script changes with everything that it imports.
fn scripts(directory: &Path) -> Vec<Asset> {
    let mut sources: BTreeMap<String, String> = files(directory, "js").into_iter().collect();
    let mut done: Vec<Asset> = Vec::new();
    while !sources.is_empty() {
        let is_ready = |text: &str| imports(text).all(|name| done.iter().any(|asset| asset.name == name));
        let ready = sources.iter().find(|(_, text)| is_ready(text)).map(|(name, _)| name.clone());
        let Some(name) = ready else { panic!("these scripts have cyclic or missing imports: {:?}", sources.keys()) };
        let mut script = Asset::new(name.clone(), SCRIPT, sources.remove(&name).unwrap_or_default());
        for import in imports(&script.text.clone()) {
            let module = done.iter().find(|asset| asset.name == import).expect("imports are built first");
            script.text = script.text.replace(&format!("\"./{import}\""), &format!("\"{}\"", module.path()));
            script.imports.insert(import.to_owned());
            script.imports.extend(module.imports.iter().cloned());
        }
        done.push(script);
    }
    done
}

/// The names of the modules that a script imports: `import { … } from "./name.js";`, each on one line.
fn imports(script: &str) -> impl Iterator<Item = &str> {
    let lines = script.lines().filter(|line| line.starts_with("import "));
    lines.filter_map(|line| line.split_once("\"./")?.1.split_once('"')).map(|(name, _)| name)
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes()).expect("writing to memory succeeds");
    encoder.finish().expect("writing to memory succeeds")
}

/// The size of each drawing's viewBox, by name.
fn sizes(art: &Path) -> String {
    let sizes = files(art, "svg").into_iter().map(|(file, text)| {
        let name = stem(&file);
        let (_, rest) = text.split_once("viewBox=\"").unwrap_or_else(|| panic!("{name} has no viewBox"));
        let mut numbers = rest.split('"').next().unwrap_or("").split(' ').skip(2);
        let mut next = || numbers.next().unwrap_or_else(|| panic!("the viewBox of {name} has four numbers")).to_owned();
        format!("    ({name:?}, {}, {}),\n", next(), next())
    });
    format!("&[\n{}]", sizes.collect::<String>())
}

/// All drawings as symbols that a page refers to by name.
fn symbols(art: &Path) -> String {
    let mut all = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    for (file, text) in files(art, "svg") {
        let symbol = format!("<symbol id=\"{}\"", stem(&file));
        let text = text.replace("<svg xmlns=\"http://www.w3.org/2000/svg\"", &symbol);
        all.push_str(&text.trim().replace("</svg>", "</symbol>").replace('\n', ""));
    }
    all + "</svg>"
}

fn stem(file: &str) -> &str {
    file.rsplit_once('.').map_or(file, |(stem, _)| stem)
}

/// The files in a directory with this extension and their content, sorted by stem.
fn files(directory: &Path, extension: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the directory can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort_by(|a, b| a.file_stem().cmp(&b.file_stem()));
    let named = files.iter().map(|file| {
        let name = file.file_name().and_then(|name| name.to_str()).expect("file names are UTF-8");
        (name.to_owned(), read(file))
    });
    named.collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn write(file: &Path, content: impl AsRef<[u8]>) {
    fs::write(file, content).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

//! Puts the drawings together to one file of symbols, and names every asset after what is in it: a browser may keep it for
//! ever, and asks for another name when it has changed.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// Files made of those that lie in `assets/`, with their kinds: what all pages need, and then what each game adds.
const FILES: [(&str, &str, &[&str]); 5] = [
    (
        "table.css",
        "text/css; charset=utf-8",
        &["table.css", "sushi-go.css", "sushi-express.css", "kanji-zushi.css", "score-pad.css"],
    ),
    ("table.js", "text/javascript; charset=utf-8", &["table.js"]),
    ("puzzle.js", "text/javascript; charset=utf-8", &["puzzle.js"]),
    ("score-pad.js", "text/javascript; charset=utf-8", &["score-pad.js"]),
    ("sw.js", "text/javascript; charset=utf-8", &["sw.js"]),
];

/// Drawings that are also wanted alone.
const ALONE: [&str; 6] = ["belt", "counter", "emblem", "emblem-app", "emblem-maskable", "noren-tile"];

const SVG: &str = "image/svg+xml";

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=art");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let root = Path::new(&root);
    let mut assets: Vec<(String, &str, String)> = Vec::new();
    for name in ALONE {
        assets.push((format!("{name}.svg"), SVG, read(&root.join("art").join(name).with_extension("svg"))));
    }
    assets.push(("drawings.svg".to_owned(), SVG, symbols(&root.join("art"))));
    for (name, kind, parts) in FILES {
        let text: String = parts.iter().map(|part| read(&root.join("assets").join(part))).collect();
        // A style refers to drawings by their names here.
        let refer = |text: String, (name, _, drawn): &(String, &str, String)| {
            text.replace(&format!("url({name})"), &format!("url({})", path(name, drawn)))
        };
        let text = assets.iter().fold(text, refer);
        assets.push((name.to_owned(), kind, text));
    }
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let out = Path::new(&out);
    fs::write(out.join("sizes.rs"), sizes(&root.join("art"))).expect("the build directory can be written");
    let mut table = String::from("&[\n");
    for (name, kind, text) in assets {
        let path = path(&name, &text);
        fs::write(out.join(format!("{name}.gz")), gzip(&text)).expect("the build directory can be written");
        let entry = format!(
            "name: {name:?}, path: {path:?}, kind: {kind:?}, text: {text:?}, gzip: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.gz\"))"
        );
        writeln!(table, "    Asset {{ {entry} }},").expect("strings can be written to");
    }
    table.push(']');
    fs::write(out.join("assets.rs"), table).expect("the build directory can be written");
}

/// Where an asset is served.
fn path(name: &str, text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let hash = base16ct::lower::encode_string(&hash[..6]);
    let (stem, end) = name.rsplit_once('.').expect("assets have an ending");
    format!("/assets/{stem}.{hash}.{end}")
}

fn gzip(text: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes()).expect("memory can be written to");
    packed.finish().expect("memory can be written to")
}

/// All drawings, by their names, in order.
fn drawings(art: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(art).expect("the drawings are there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the drawings can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "svg"));
    files.sort_by(|a, b| a.file_stem().cmp(&b.file_stem()));
    let named = files.iter().map(|file| {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("drawings have plain names");
        (name.to_owned(), read(file))
    });
    named.collect()
}

/// The size of the box each drawing is drawn in, by their names.
fn sizes(art: &Path) -> String {
    let sizes = drawings(art).into_iter().map(|(name, text)| {
        let (_, rest) = text.split_once("viewBox=\"").unwrap_or_else(|| panic!("{name} has no viewBox"));
        let mut numbers = rest.split('"').next().unwrap_or("").split(' ').skip(2);
        let mut next = || numbers.next().unwrap_or_else(|| panic!("the viewBox of {name} has four numbers")).to_owned();
        format!("    ({name:?}, {}, {}),\n", next(), next())
    });
    format!("&[\n{}]", sizes.collect::<String>())
}

/// All drawings as symbols that a page refers to by their names.
fn symbols(art: &Path) -> String {
    let mut all = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    for (name, text) in drawings(art) {
        let text = text.replace("<svg xmlns=\"http://www.w3.org/2000/svg\"", &format!("<symbol id=\"{name}\""));
        all.push_str(&text.trim().replace("</svg>", "</symbol>").replace('\n', ""));
    }
    all + "</svg>"
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
}

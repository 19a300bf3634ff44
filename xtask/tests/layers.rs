//! The direction of dependencies: the crates that each of our crates may depend on.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// For each of our crates, all allowed dependencies, except for development dependencies.
const LAYERS: &[(&str, &[&str])] = &[
    ("sushiya-game", &["base16ct", "chacha20", "serde", "serde_json", "sha2"]),
    ("sushiya-sushi-go", &["sushiya-game", "serde"]),
    ("sushiya-sushi-express", &["sushiya-game", "serde"]),
    ("sushiya-kanji-zushi", &["sushiya-game", "serde"]),
    (
        "menu",
        &[
            "sushiya-bots",
            "sushiya-game",
            "sushiya-kanji-zushi",
            "serde",
            "serde_json",
            "sushiya-sushi-express",
            "sushiya-sushi-go",
        ],
    ),
    ("picture", &["png", "resvg"]),
    ("table", &["sushiya-bots", "sushiya-game", "menu", "serde", "serde_json", "unicode-security"]),
    (
        "words",
        &[
            "sushiya-bots",
            "fluent-bundle",
            "fluent-syntax",
            "sushiya-game",
            "sushiya-kanji-zushi",
            "menu",
            "sushiya-sushi-express",
            "sushiya-sushi-go",
            "table",
            "unic-langid",
        ],
    ),
    (
        "terminal",
        &[
            "sushiya-game",
            "sushiya-kanji-zushi",
            "menu",
            "ratatui",
            "sushiya-sushi-express",
            "sushiya-sushi-go",
            "unicode-segmentation",
            "unicode-width",
            "words",
        ],
    ),
    (
        "web",
        &[
            "base16ct",
            "sushiya-bots",
            "flate2",
            "sushiya-game",
            "sushiya-kanji-zushi",
            "maud",
            "menu",
            "picture",
            "pulldown-cmark",
            "qrcodegen",
            "serde",
            "serde_json",
            "sha2",
            "sushiya-sushi-express",
            "sushiya-sushi-go",
            "table",
            "words",
        ],
    ),
    (
        "server",
        &[
            "axum",
            "base16ct",
            "sushiya-bots",
            "form_urlencoded",
            "futures-util",
            "sushiya-game",
            "getrandom",
            "hyper",
            "hyper-util",
            "maud",
            "menu",
            "picture",
            "prometheus-client",
            "rustix",
            "serde",
            "serde_json",
            "sha2",
            "store",
            "table",
            "tokio",
            "tokio-tungstenite",
            "tokio-util",
            "tower",
            "tracing",
            "web",
        ],
    ),
    ("sushiya-bots", &["sushiya-game", "sushiya-kanji-zushi", "sushiya-sushi-express", "sushiya-sushi-go"]),
    (
        "sushiya-tensor",
        &["sushiya-bots", "sushiya-game", "sushiya-kanji-zushi", "serde", "sushiya-sushi-express", "sushiya-sushi-go"],
    ),
    (
        "sushiya-arena",
        &["sushiya-bots", "sushiya-game", "maud", "rustix", "serde", "serde_json", "shlex", "skillratings"],
    ),
    (
        "load",
        &[
            "futures-util",
            "sushiya-game",
            "hyper",
            "hyper-util",
            "rustix",
            "serde",
            "serde_json",
            "tokio",
            "tokio-tungstenite",
        ],
    ),
    ("store", &["rustix", "serde", "serde_json", "sqlx", "tokio"]),
    (
        "sushiya",
        &[
            "load",
            "sushiya-arena",
            "sushiya-bots",
            "clap",
            "clap_complete",
            "clap_mangen",
            "dirs",
            "futures-util",
            "sushiya-game",
            "getrandom",
            "hyper",
            "hyper-util",
            "if-addrs",
            "indicatif",
            "sushiya-kanji-zushi",
            "menu",
            "mdns-sd",
            "mimalloc",
            "qrcodegen",
            "ratatui",
            "rustix",
            "rustls-native-certs",
            "serde",
            "serde_json",
            "server",
            "shlex",
            "store",
            "table",
            "terminal",
            "tokio",
            "tokio-rustls",
            "tokio-tungstenite",
            "tracing-subscriber",
            "signal-hook",
            "unicode-width",
            "words",
        ],
    ),
    (
        "browser",
        &[
            "base64",
            "fantoccini",
            "http",
            "hyper-util",
            "rustix",
            "serde_json",
            "server",
            "store",
            "tempfile",
            "tokio",
            "url",
        ],
    ),
    ("kanji-data", &[]),
    ("xtask", &["serde_json"]),
];

/// The dependencies of each of our crates.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let name = |value: &Value| value["name"].as_str().expect("everything has a name").to_owned();
    let packages = metadata["packages"].as_array().expect("there are packages");
    let needs = |package: &Value| {
        let all = package["dependencies"].as_array().expect("there is a list of dependencies");
        all.iter().filter(|dependency| dependency["kind"] != "dev").map(name).collect()
    };
    packages.iter().map(|package| (name(package), needs(package))).collect()
}

#[test]
fn crates_depend_only_on_lower_layers() {
    let dependencies = dependencies();
    let known: Vec<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    for (name, needs) in &dependencies {
        let Some((_, allowed)) = LAYERS.iter().find(|(known, _)| known == name) else {
            panic!("crate '{name}' is new: list its allowed dependencies in this test (known: {known:?})");
        };
        for need in needs {
            assert!(allowed.contains(&need.as_str()), "'{name}' must not depend on '{need}'; see ARCHITECTURE.md");
        }
    }
    assert_eq!(dependencies.len(), LAYERS.len(), "a crate listed here no longer exists");
}

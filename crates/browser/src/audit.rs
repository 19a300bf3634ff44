//! Accessibility audits with axe-core.

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::Page;
use crate::commands::inner;
use crate::device::scripts;

/// The package that has axe-core, pinned; `cargo xtask test` reads it too.
const PACKAGE: &str = include_str!("../axe-core.txt");

/// The directory with packages that the tests need.
const PACKAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target");

/// The rule sets: WCAG up to level AA, and best practices.
const RULES: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// Runs the audit and returns the violations. Text that is still fading in has too little contrast, so animations end first.
const RUN: &str = "
    const [rules, done] = arguments;
    const ends = animation => animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity;
    const still = Promise.allSettled(document.getAnimations().filter(ends).map(animation => animation.finished));
    still.then(() => axe.run(document, {runOnly: {type: 'tag', values: rules}, resultTypes: ['violations']}))
        .then(found => done(found.violations), fault => done(String(fault)));
";

impl Page<'_> {
    /// Accessibility violations on the page, one line per element.
    pub async fn audit(&self) -> Vec<String> {
        let (client, _turn) = self.turn().await;
        inner(client, scripts(true)).await;
        client.execute(axe(), Vec::new()).await.expect("axe-core loads");
        let found = client.execute_async(RUN, vec![json!(RULES)]).await.expect("axe-core runs");
        inner(client, scripts(self.session.device.script)).await;
        let violations = found.as_array().unwrap_or_else(|| panic!("axe-core does not run: {found}"));
        violations.iter().flat_map(lines).collect()
    }

    /// Fails if there is any violation.
    pub async fn is_accessible(&self) {
        let found = self.audit().await;
        assert!(found.is_empty(), "accessibility violations on {}:\n{}", self.url().await, found.join("\n"));
    }
}

/// One line per element that breaks a rule.
fn lines(violation: &Value) -> Vec<String> {
    let word = |name: &str| violation[name].as_str().unwrap_or_default().to_owned();
    let (rule, impact, help) = (word("id"), word("impact"), word("help"));
    let places = violation["nodes"].as_array().into_iter().flatten();
    places.map(|place| format!("{rule} ({impact}): {help}: {}", target(place))).collect()
}

/// The selector of an element; several selectors if it is in a frame.
fn target(place: &Value) -> String {
    let selectors = place["target"].as_array().into_iter().flatten();
    selectors.map(|selector| selector.as_str().map_or_else(|| selector.to_string(), str::to_owned)).collect()
}

/// The source of axe-core.
fn axe() -> &'static str {
    static AXE: OnceLock<String> = OnceLock::new();
    AXE.get_or_init(|| {
        let line = PACKAGE.lines().find(|line| !line.starts_with('#')).unwrap_or_default();
        let package = line.split_whitespace().next().expect("axe-core.txt names a package");
        let file = PathBuf::from(PACKAGES).join(package).join("axe_playwright_python/axe.min.js");
        fs::read_to_string(file)
            .unwrap_or_else(|_| panic!("axe-core is missing: run `cargo xtask test`, which fetches it"))
    })
}

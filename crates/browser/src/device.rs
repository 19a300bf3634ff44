//! What somebody looks at a page with.

use serde_json::{Value, json};

/// Milliseconds in which a page is loaded, or a script has run.
const LOADED: u32 = 20_000;

/// A screen and a browser's settings.
#[derive(Clone, Debug)]
pub struct Device {
    width: u32,
    height: u32,
    touch: bool,
    colours: &'static str,
    motion: &'static str,
    pub(crate) script: bool,
    language: String,
}

impl Device {
    /// A small phone, 360 pixels wide.
    pub fn phone() -> Self {
        Self { width: 360, height: 740, touch: true, ..Self::desk() }
    }

    /// A tablet held upright, 768 pixels wide.
    pub fn tablet() -> Self {
        Self { width: 768, height: 1024, touch: true, ..Self::desk() }
    }

    /// A screen on a desk, 1440 pixels wide.
    pub fn desk() -> Self {
        Self {
            width: 1440,
            height: 900,
            touch: false,
            colours: "light",
            motion: "no-preference",
            script: true,
            language: "en".to_owned(),
        }
    }

    /// The same with a window of this size.
    pub fn sized(self, width: u32, height: u32) -> Self {
        Self { width, height, ..self }
    }

    /// The same where dark colours are preferred.
    pub fn dark(self) -> Self {
        Self { colours: "dark", ..self }
    }

    /// The same where little should move.
    pub fn reduced_motion(self) -> Self {
        Self { motion: "reduce", ..self }
    }

    /// The same with scripts switched off.
    pub fn without_script(self) -> Self {
        Self { script: false, ..self }
    }

    /// The same with these languages preferred: `pl`, or `pl,en`.
    pub fn language(self, language: &str) -> Self {
        Self { language: language.to_owned(), ..self }
    }

    /// What a browser must be started with.
    pub(crate) fn capabilities(&self) -> Value {
        let mut args = vec![
            "--headless",
            // Containers have little shared memory.
            "--disable-dev-shm-usage",
            "--disable-crash-reporter",
            // A page can be asked for the roles and names that it shows to assistive technology.
            "--enable-blink-features=ComputedAccessibilityInfo",
            // Scrollbars take no room from the page, so a width is a width.
            "--hide-scrollbars",
        ];
        if rustix::process::geteuid().is_root() {
            args.push("--no-sandbox");
        }
        json!({
            "timeouts": {"pageLoad": LOADED, "script": LOADED},
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": args, "prefs": {"intl.accept_languages": self.language}},
        })
    }

    /// What every tab must be told.
    pub(crate) fn emulation(&self) -> [(&'static str, Value); 5] {
        let Self { width, height, touch, colours, motion, .. } = *self;
        let first = self.language.split(',').next().unwrap_or_default();
        [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch}),
            ),
            ("Emulation.setTouchEmulationEnabled", json!({"enabled": touch})),
            (
                "Emulation.setEmulatedMedia",
                json!({"features": [
                    {"name": "prefers-color-scheme", "value": colours},
                    {"name": "prefers-reduced-motion", "value": motion},
                ]}),
            ),
            ("Emulation.setLocaleOverride", json!({"locale": first})),
            scripts(self.script),
        ]
    }
}

/// Switches the scripts of a page on or off. (A browser's own setting would do it too, but then also axe-core could not run.)
pub(crate) fn scripts(run: bool) -> (&'static str, Value) {
    ("Emulation.setScriptExecutionDisabled", json!({"value": !run}))
}

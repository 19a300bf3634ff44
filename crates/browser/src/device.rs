//! Devices to test with: screen size, input and preferences.

use serde_json::{Value, json};

/// Timeout for loading a page or running a script, in milliseconds.
const TIMEOUT_MS: u32 = 60_000;

/// The address of test servers. Cookies are the same for all ports.
const TEST_SERVERS: &str = "http://127.0.0.1/";

/// A screen and a browser's settings.
#[derive(Clone, Debug)]
pub struct Device {
    width: u32,
    height: u32,
    touch: bool,
    colours: &'static str,
    motion: &'static str,
    /// The speed of tables, if it isn't the usual one.
    speed: Option<&'static str>,
    pub(crate) script: bool,
    pub(crate) language: String,
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

    /// A desktop screen, 1440 pixels wide.
    pub fn desk() -> Self {
        Self {
            width: 1440,
            height: 900,
            touch: false,
            colours: "light",
            motion: "no-preference",
            speed: None,
            script: true,
            language: "en".to_owned(),
        }
    }

    /// The same with a window of this size.
    pub fn sized(self, width: u32, height: u32) -> Self {
        Self { width, height, ..self }
    }

    /// The same with a preference for dark colours.
    pub fn dark(self) -> Self {
        Self { colours: "dark", ..self }
    }

    /// The same for a reader who wants no motion: they prefer reduced motion, and tables show every turn at once. Use it
    /// wherever a test is not about motion, because drawing frames without a graphics card costs more than all the rest.
    pub fn reduced_motion(self) -> Self {
        Self { speed: Some("instant"), ..self.fading() }
    }

    /// The same with a preference for reduced motion, and tables at their usual speed: things fade instead of flying.
    pub fn fading(self) -> Self {
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

    /// The capabilities to start the browser with.
    pub(crate) fn capabilities(&self) -> Value {
        let mut args = vec![
            "--headless",
            // Containers have little shared memory.
            "--disable-dev-shm-usage",
            "--disable-crash-reporter",
            // Lets scripts read computed roles and accessible names.
            "--enable-blink-features=ComputedAccessibilityInfo",
            // Scrollbars take no width from the page.
            "--hide-scrollbars",
        ];
        if rustix::process::geteuid().is_root() {
            args.push("--no-sandbox");
        }
        json!({
            "timeouts": {"pageLoad": TIMEOUT_MS, "script": TIMEOUT_MS},
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": args, "prefs": {"intl.accept_languages": self.language}},
        })
    }

    /// The commands that set up every tab.
    pub(crate) fn emulation(&self) -> Vec<(&'static str, Value)> {
        let Self { width, height, touch, colours, motion, .. } = *self;
        let first = self.language.split(',').next().unwrap_or_default();
        let speed = self
            .speed
            .map(|speed| ("Network.setCookie", json!({"name": "speed", "value": speed, "url": TEST_SERVERS})));
        let commands = [
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
        ];
        commands.into_iter().chain(speed).collect()
    }
}

/// Enables or disables the page's scripts. The browser preference would also stop axe-core.
pub(crate) fn scripts(run: bool) -> (&'static str, Value) {
    ("Emulation.setScriptExecutionDisabled", json!({"value": !run}))
}

//! What the terminal can show, as far as its environment says.

use std::env;

use terminal::{Colours, Look};

use crate::cli::TerminalTheme;

/// The look of this terminal.
pub(crate) fn look(theme: TerminalTheme, no_emoji: bool) -> Look {
    let variable = |name: &str| env::var(name).unwrap_or_default();
    of_environment(theme, no_emoji, &variable)
}

/// Whether the terminal can only print lines.
pub(crate) fn is_dumb() -> bool {
    env::var("TERM").is_ok_and(|term| term == "dumb")
}

fn of_environment(theme: TerminalTheme, no_emoji: bool, variable: &dyn Fn(&str) -> String) -> Look {
    let term = variable("TERM");
    let colours = if !variable("NO_COLOR").is_empty() {
        Colours::None
    } else if term.contains("256color") || !variable("COLORTERM").is_empty() || term.contains("kitty") {
        Colours::Indexed
    } else {
        Colours::Sixteen
    };
    let light = match theme {
        TerminalTheme::Light => true,
        TerminalTheme::Dark => false,
        // Some terminals say it as "foreground;background"; 7 and 15 are white.
        TerminalTheme::Auto => matches!(variable("COLORFGBG").rsplit(';').next(), Some("7" | "15")),
    };
    // The console of Linux has no emoji.
    Look { colours, emoji: !no_emoji && term != "linux", light }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        let look = |variables: &'static [(&str, &str)]| {
            let variable = move |name: &str| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map_or_else(String::new, |(_, value)| (*value).to_owned())
            };
            of_environment(TerminalTheme::Auto, false, &variable)
        };
        let dark = Look { colours: Colours::Indexed, emoji: true, light: false };
        assert_eq!(look(&[("TERM", "xterm-256color")]), dark);
        assert_eq!(look(&[("TERM", "xterm-256color"), ("COLORFGBG", "0;15")]), Look { light: true, ..dark });
        assert_eq!(look(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Look { colours: Colours::None, ..dark });
        assert_eq!(look(&[("TERM", "linux")]), Look { colours: Colours::Sixteen, emoji: false, light: false });
    }
}

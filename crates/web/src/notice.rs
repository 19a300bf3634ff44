//! Short messages about the result of a form, shown on the page to which it leads.

use maud::{Markup, html};

use crate::drawing::icon;
use crate::{Locale, terms};

/// A message, by its code. The server sets it as a cookie, and deletes the cookie when the message has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// Name and face were saved, also at the tables where the reader sits.
    Saved,
    /// They were saved, but at a table somebody else has that name.
    SavedElsewhere,
    /// An error, by its code.
    Error(&'static str),
}

impl Notice {
    /// The name of the cookie.
    pub const COOKIE: &'static str = "notice";

    /// The notice with this code.
    pub fn new(code: &str) -> Option<Self> {
        match code {
            "saved" => Some(Self::Saved),
            "saved-elsewhere" => Some(Self::SavedElsewhere),
            _ => terms::error_code(code).map(Self::Error),
        }
    }

    /// Its code, the value of the cookie.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Saved => "saved",
            Self::SavedElsewhere => "saved-elsewhere",
            Self::Error(code) => code,
        }
    }

    /// The message.
    pub fn text(self, locale: &Locale) -> String {
        match self {
            Self::Saved => locale.text("saved"),
            Self::SavedElsewhere => locale.text("saved-elsewhere"),
            Self::Error(code) => terms::error(code).map_or_else(String::new, |term| term.text(locale)),
        }
    }

    /// The message in a banner.
    pub(crate) fn show(self, locale: &Locale) -> Markup {
        let (is_calm, sign) = match self {
            Self::Saved => (true, "check"),
            Self::SavedElsewhere | Self::Error(_) => (false, "warning"),
        };
        html! { p .banner .calm[is_calm] role="alert" { (icon(sign)) (self.text(locale)) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_notice_is_read_from_its_code() {
        for notice in [Notice::Saved, Notice::SavedElsewhere, Notice::Error("name_taken")] {
            assert_eq!(Notice::new(notice.code()), Some(notice));
            for language in Language::ALL {
                assert!(!notice.text(language.locale()).contains('⟦'), "{notice:?} in {language:?}");
            }
        }
        assert_eq!(Notice::new("<script>"), None);
    }
}

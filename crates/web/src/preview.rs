//! The preview that other sites show of a link: Open Graph tags in the head of a page.

use game::Outcome;
use maud::{Markup, html};
use table::Phase;

use crate::Locale;
use crate::cast::Cast;
use crate::nameplate::Nameplate;
use crate::share::{picture_url, standings};
use crate::table_page::TablePage;
use crate::terms::game_name;

/// The preview of a page.
pub(crate) struct Preview {
    pub(crate) title: String,
    pub(crate) description: String,
    /// The absolute address of the page.
    pub(crate) url: String,
    /// The description of its picture, for readers who cannot see it.
    pub(crate) alt: String,
}

impl Preview {
    /// The preview of the home page; `link` is the public address of the server.
    pub(crate) fn of_home(locale: &Locale, link: &str) -> Self {
        let title = format!("Sushiya – {}", locale.text("site-title"));
        let description = locale.text("site-summary");
        Self { alt: title.clone(), title, description, url: format!("{link}/") }
    }

    /// The preview of a finished game.
    pub(crate) fn of_result(locale: &Locale, game: &str, outcome: &Outcome, names: &[Nameplate], url: String) -> Self {
        let game = game_name(locale, game);
        let winners: Vec<String> = outcome.winners.iter().map(|seat| names[seat.index()].name.clone()).collect();
        let points = outcome.winners.iter().next().map_or(0, |seat| outcome.scores[seat]);
        let description = standings(outcome, names);
        let title = match winners.as_slice() {
            [winner] => locale.format(
                "share-wins",
                &[("name", winner.as_str().into()), ("points", points.into()), ("game", game.into())],
            ),
            _ => locale.format("share-tie", &[("names", locale.list(&winners).into()), ("game", game.into())]),
        };
        let alt = locale.format("share-podium", &[("ranking", description.as_str().into())]);
        Self { title, description, url, alt }
    }

    /// The tags.
    pub(crate) fn tags(&self, locale: &Locale) -> Markup {
        let tag = |name: &str, content: &str| html! { meta property=(name) content=(content); };
        html! {
            (tag("og:site_name", "Sushiya"))
            (tag("og:type", "website"))
            (tag("og:title", &self.title))
            (tag("og:description", &self.description))
            (tag("og:url", &self.url))
            (tag("og:image", &picture_url(locale, &self.url)))
            (tag("og:image:type", "image/png"))
            (tag("og:image:width", &picture::WIDTH.to_string()))
            (tag("og:image:height", &picture::HEIGHT.to_string()))
            (tag("og:image:alt", &self.alt))
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

impl TablePage<'_> {
    /// The preview of this table: an invitation, or the result of its last game. It is made from what everybody can see.
    pub(crate) fn preview(&self) -> Preview {
        let (locale, table) = (self.locale(), &self.shared.table);
        let cast = Cast::new(locale, self.code, self.shared);
        if let Some((game, outcome)) = cast.game.and_then(|game| Some((game.view, game.view.perspective.outcome()?))) {
            let url = format!("{}/game/{}", self.link, game.number);
            return Preview::of_result(locale, &table.plays, outcome, &cast.names, url);
        }
        let free = table.seats.iter().filter(|seat| seat.kind == table::SeatKind::Nobody).count();
        let is_open = table.phase == Phase::Lobby && free > 0;
        let with = [("host", table.host.as_str().into()), ("game", game_name(locale, &table.plays).into())];
        let title = locale.format(if is_open { "share-invite" } else { "share-playing" }, &with);
        let description = if is_open {
            let free = locale.format("seats-free", &[("count", free.into())]);
            locale.format("share-seats", &[("seats", free.into())])
        } else {
            locale.text("site-summary")
        };
        Preview { alt: title.clone(), title, description, url: self.link.to_owned() }
    }
}

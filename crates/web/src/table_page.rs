//! The page of a table in any phase: its frame, its parts, and the whole page.

use game::Seat;
use maud::{Markup, PreEscaped, html};
use table::{Phase, SeatKind, View};

use crate::cast::Cast;
use crate::chat::{chat, quick_reactions};
use crate::drawing::icon;
use crate::fair::EXCHANGE;
use crate::finale::AGAIN;
use crate::invite::invite;
use crate::nameplate::Nameplate;
use crate::pad::ScorePad;
use crate::page::Page;
use crate::page_game::{Controls, Own, PROGRESS};
use crate::parts::{PartId, Parts, hash};
use crate::party::pass_action;
use crate::terms::game_name;
use crate::{Locale, PageKind, Reader, Selection, book, fair, hint, lobby, shorthand, status, terms};

/// Parts that every table has.
pub(crate) const LOG: PartId = PartId::new("log");
pub(crate) const CHAT: PartId = PartId::new("chat");
pub(crate) const CLOCK: PartId = PartId::new("clock");
pub(crate) const FINALE: PartId = PartId::new("finale");
pub(crate) const NOTICE: PartId = PartId::new("notice");
const REACTIONS: PartId = PartId::new("reactions");
const LEAVING: PartId = PartId::new("leaving");
const HINT: PartId = PartId::new("hint");
const PEOPLE: PartId = PartId::new("people");
pub(crate) const LOBBY: PartId = PartId::new("lobby");

/// The page of a table for one reader.
#[derive(Clone, Copy)]
pub struct TablePage<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The table's code.
    pub code: &'a str,
    /// The absolute link to it.
    pub link: &'a str,
    /// The public view. Public parts are rendered from this.
    pub shared: &'a View,
    /// The reader's view. Private parts are rendered from this.
    pub own: &'a View,
    /// The reader's picks so far.
    pub selection: &'a Selection,
    /// The kind of page.
    pub kind: PageKind,
}

/// Additional content of a table's page.
#[derive(Default)]
pub struct Extras<'a> {
    /// An error message.
    pub notice: Option<&'a str>,
    /// A requested hint.
    pub hint: Option<Markup>,
    /// The curtain between two players who share a device.
    pub curtain: Option<Markup>,
}

impl TablePage<'_> {
    /// The whole page.
    pub fn render(&self, extras: Extras<'_>) -> Markup {
        if self.kind == PageKind::Screen {
            return self.render_screen();
        }
        let waits = self.kind == PageKind::Player && !is_asked(self.own) && self.own.table.phase != Phase::Over;
        let socket = (self.kind == PageKind::Player).then(|| format!("/api/tables/{}/ws", self.code));
        let again = waits.then_some(if self.own.table.phase == Phase::Playing { 2 } else { 5 });
        let (path, title) = (self.action(), self.title());
        let page = Page { reader: self.reader, path: &path, title: &title, public: false, again, wide: true };
        let inside = self.inside().into_string();
        page.previewed(&self.preview()).with(&html! {
            @if let Some(notice) = extras.notice { p .banner role="alert" { (icon("warning")) (notice) } }
            @if let Some(hint) = extras.hint { (hint) }
            div #table data-socket=[socket] data-have=(fingerprint(&inside))
                data-seat=[self.own.table.you.seat.map(Seat::index)] data-yours=(self.is_to_choose().to_string())
                data-with-screen=(self.own.table.screen.to_string())
                data-shorthand=(shorthand::list()) {
                (PreEscaped(inside))
            }
            @if let Some(curtain) = extras.curtain { (curtain) }
            (book::overlay(self.locale(), &self.own.table.plays))
        })
    }

    /// The content of `#table`, with all parts in place.
    pub(crate) fn inside(&self) -> Markup {
        let cast = Cast::new(self.locale(), self.code, self.shared);
        let mut parts = Parts::default();
        self.private_parts(&cast, &mut parts);
        if let Some(game) = cast.game {
            public_parts(&cast, &mut parts);
            game.pages.lasting(game.perspective(), &cast.show(), &mut parts);
            parts.add(status::AWAITED, status::awaited(&cast));
            for seat in status::changed(None, self.shared) {
                parts.add(status::id(seat), status::status(&cast, seat));
            }
        }
        if self.kind == PageKind::Screen {
            return self.screen_inside(&cast, &parts);
        }
        let Some(game) = cast.game else {
            return html! {
                (self.bar(&cast, &parts))
                div data-part=(LOBBY) { (parts.get(LOBBY)) }
                div hidden data-part=(EXCHANGE) { (parts.get(EXCHANGE)) }
                (chat(self, self.shared))
            };
        };
        html! {
            // Where there is no room beside the table, this opens and closes the panels, also without script.
            input #show-side .unseen type="checkbox" aria-label=(self.locale().text("side"));
            (self.bar(&cast, &parts))
            div hidden data-part=(EXCHANGE) { (parts.get(EXCHANGE)) }
            div .room {
                div .stage data-game=(self.own.table.plays) {
                    div .ending data-part=(FINALE) { (parts.nested(FINALE, &[AGAIN])) }
                    div .notices data-part=(NOTICE) { (parts.get(NOTICE)) }
                    (game.pages.layout(&parts, cast.seating(self.own.table.you.seat), &cast.show()))
                    p .awaited data-part=(status::AWAITED) data-late { (parts.get(status::AWAITED)) }
                    div .timer data-part=(CLOCK) { (parts.get(CLOCK)) }
                    div .advice data-part=(HINT) data-late { (parts.get(HINT)) }
                    div data-part=(REACTIONS) data-late { (parts.get(REACTIONS)) }
                }
                aside .side aria-label=(self.locale().text("side")) {
                    (ScorePad::placed(&parts))
                    (log(&cast))
                    (chat(self, self.shared))
                    details .panel #people {
                        summary { (icon("people")) (self.locale().text("people")) }
                        div data-part=(PEOPLE) { (parts.get(PEOPLE)) }
                        (invite(self.locale(), self.code, self.link))
                    }
                }
            }
        }
    }

    /// The parts for this reader only.
    pub(crate) fn private_parts(&self, cast: &Cast<'_>, parts: &mut Parts) {
        if self.kind == PageKind::Screen {
            return self.screen_parts(cast, parts);
        }
        parts.add(EXCHANGE, fair::exchange(self));
        let Some((shown, game)) = cast.game.zip(self.own.game.as_ref()) else {
            parts.add(LEAVING, self.leaving());
            parts.add(LOBBY, lobby::lobby(self));
            return;
        };
        let action = self.action();
        if let Some(seat) = self.own.table.you.seat {
            let controls = Controls { action: &action, before: "", live: true, game: game.number, turn: game.turn };
            let own = Own {
                show: cast.show(),
                seat,
                selection: self.selection,
                chosen: self.own.choices.yours.as_deref(),
                // The table plays forced moves by itself.
                controls: Some(controls).filter(|_| !game.foregone),
            };
            shown.pages.private(&*game.perspective, &own, parts);
        }
        for seat in (0..self.own.table.seats.len()).map(Seat::new).filter(|seat| self.own.table.you.seat != Some(*seat))
        {
            parts.keyed(status::remedy_id(seat), status::can_replace(self.own, seat), || status::remedy(self, seat));
        }
        let table = &self.own.table;
        let is_away = table.you.seat.map(|seat| table.seats[seat.index()].away);
        let people = table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
        // Everything around the seats that changes what the reader can do.
        let around = (table.phase, is_away, &table.waiting, table.you.host, table.fixed, table.room);
        parts.keyed(LEAVING, (&around, people), || self.leaving());
        parts.keyed(REACTIONS, (table.you.seat, people), || quick_reactions(self));
        parts.keyed(NOTICE, (&around, table.paused, &self.reader.name), || self.notice());
        parts.keyed(HINT, hint::may_ask(self.own).then_some(game.turn), || hint::ask(self));
        parts.keyed(PEOPLE, (&around, &cast.names, &table.host, table.games), || self.people(&cast.names));
        let is_over = game.perspective.outcome().is_some();
        let result = is_over.then_some((game.number, &cast.names, table.you.seat));
        parts.keyed(FINALE, result, || {
            if is_over {
                self.finale(cast, shown, game)
            } else {
                html! {}
            }
        });
        if is_over {
            let again = self.again(&cast.names).into_string();
            // A new result arrives without what is inside.
            parts.keyed(AGAIN, (result, &again), || PreEscaped(again.clone()));
        }
    }

    /// The URL that forms are sent to.
    pub(crate) fn action(&self) -> String {
        match self.kind {
            PageKind::Pass => pass_action(self.code),
            PageKind::Player | PageKind::Screen => format!("/table/{}", self.code),
        }
    }

    pub(crate) fn locale(&self) -> &'static Locale {
        self.reader.locale()
    }

    /// Whether the reader has to choose and hasn't yet.
    pub(crate) fn is_to_choose(&self) -> bool {
        is_asked(self.own) && self.own.choices.yours.is_none()
    }

    /// The title in the browser's tab.
    pub(crate) fn title(&self) -> String {
        let game = game_name(self.locale(), &self.own.table.plays);
        if self.is_to_choose() { format!("● {} – {game}", self.locale().text("your-turn")) } else { game }
    }

    /// The bar above every table.
    fn bar(&self, cast: &Cast<'_>, parts: &Parts) -> Markup {
        let (locale, plays) = (cast.locale, &cast.view.table.plays);
        html! {
            div .bar {
                div .leaving data-part=(LEAVING) { (parts.get(LEAVING)) }
                h1 { (game_name(locale, plays)) }
                div .progress data-part=(PROGRESS) data-late { (parts.get(PROGRESS)) }
                (self.hand_switch())
                (self.mute())
                (book::tool(locale, plays))
                @if cast.game.is_some() { label .tool .opens-side for="show-side" aria-hidden="true" { (icon("log")) span .count {} } }
            }
        }
    }

    /// The button that turns sounds on and off. The script keeps the page.
    fn mute(&self) -> Markup {
        let on = self.reader.sound;
        html! {
            form .mute method="post" action="/preferences" data-settings {
                input type="hidden" name="back" value=(self.action());
                button .tool type="submit" name="sound" value=(if on { "off" } else { "on" }) aria-pressed=(on.to_string()) aria-label=(self.locale().text("sound")) data-switch data-key="m" aria-keyshortcuts="m" {
                    (icon("sound-on")) (icon("sound-off"))
                }
            }
        }
    }

    /// Notices that the game is paused, that a bot plays for the reader, with a button to return, or that the reader is
    /// only watching.
    fn notice(&self) -> Markup {
        let (locale, table) = (self.locale(), &self.own.table);
        let own = table.you.seat.map(|seat| &table.seats[seat.index()]);
        html! {
            @let away = table.phase == Phase::Playing && own.is_some_and(|seat| seat.away);
            @if table.paused && !away { p .banner .calm { (icon("hourglass")) (locale.text("paused")) } }
            @if away {
                form .banner .calm method="post" action=(self.action()) data-live {
                    span { (locale.text("you-are-away")) @if table.paused { " " (locale.text("paused")) } }
                    button .primary type="submit" name="do" value="return" { (locale.text("away-back")) }
                }
            }
            (self.watching())
        }
    }

    /// The players, and the people who would like to be.
    fn people(&self, names: &[Nameplate]) -> Markup {
        let (locale, table) = (self.locale(), &self.own.table);
        html! {
            ul .people {
                @for (index, seat) in table.seats.iter().enumerate() {
                    li {
                        (names[index].show())
                        @if seat.host { span .tag { (locale.text("host")) } }
                    }
                }
            }
            (self.seekers())
            p .fine { (icon("lock")) a href="/fair" { (locale.text("fair")) } " " code .hash { (table.commitment.to_string()) } }
        }
    }
}

/// A hash of the content of `#table`.
pub(crate) fn fingerprint(inside: &str) -> String {
    format!("{:016x}", hash(&inside))
}

/// The public parts that depend only on the game.
pub(crate) fn public_parts(cast: &Cast<'_>, parts: &mut Parts) {
    let Some(game) = cast.game else { return };
    game.pages.public(game.perspective(), &cast.show(), parts);
    let provisional = game.pages.provisional_scores(game.perspective(), &cast.show());
    let pad = ScorePad {
        locale: cast.locale,
        game: &cast.view.table.plays,
        names: &cast.names,
        scores: game.perspective().scores(),
        provisional: &provisional,
    };
    pad.add(parts);
    parts.keyed(CLOCK, game.view.deadline, || clock(cast.locale, cast.view));
}

/// The log lines of the turns from `since` on.
pub(crate) fn log_lines(cast: &Cast<'_>, since: usize) -> Markup {
    let sentences = cast.game.map_or_else(Vec::new, |game| game.pages.log(game.perspective(), since, &cast.show()));
    html! { @for sentence in sentences { li { (sentence) } } }
}

fn is_asked(view: &View) -> bool {
    let Some((game, seat)) = view.game.as_ref().zip(view.table.you.seat) else { return false };
    game.asked.contains(seat) && !game.foregone
}

fn clock(locale: &Locale, view: &View) -> Markup {
    html! {
        @if let Some(deadline) = view.game.as_ref().and_then(|game| game.deadline) {
            p .clock data-deadline=(deadline) { (icon("clock")) span { (terms::clock(view.table.clock).text(locale)) } }
        }
    }
}

fn log(cast: &Cast<'_>) -> Markup {
    html! {
        details .panel .log #log open {
            summary { (icon("log")) (cast.locale.text("log")) }
            ol data-part=(LOG) data-late tabindex="0" aria-label=(cast.locale.text("log")) { (log_lines(cast, 0)) }
        }
    }
}

//! The score pad as a page: a form with a column for each player. Without script every button submits the form, and the
//! server redirects to the URL of the new sheet; with script nothing is sent.

use game::{Decision, Seat};
use maud::{Markup, html};

use super::sum::{Excess, excesses};
use super::{Form, Sheet, Stage, Sum};
use crate::drawing::icon;
use crate::pad::points;
use crate::page::Page;
use crate::{Locale, Reader, assets};

/// The score pad of a game with the sheet from a URL; `None` if there is no such game.
pub fn score_pad(reader: &Reader, game: &str, fields: &[(String, String)]) -> Option<Markup> {
    let form = Form::of(game)?;
    let sheet = Sheet::read(&form, fields);
    let locale = reader.locale();
    let name = locale.text(&format!("game-{game}"));
    // A change of language returns to the same sheet.
    let path =
        if fields.is_empty() { format!("/score/{game}") } else { format!("/score/{game}?{}", sheet.address(&form)) };
    let title = format!("{name} – {}", locale.text("pad"));
    let page = Page { reader, path: &path, title: &title, public: true, again: None, wide: true };
    Some(page.with(&html! {
        div .pad-page {
            header .pad-head {
                h1 { (name) " " small { (locale.text("pad")) } }
                p .row {
                    a .button .quiet href={ "/rules/" (game) } { (icon("book")) span { (locale.text("pad-rules")) } }
                    a .button .quiet href="/score" { (icon("menu")) span { (locale.text("pad-others")) } }
                }
            }
            (Pad { locale, form: &form, sum: Sum::of(&form, &sheet), sheet: &sheet }.show())
        }
        (assets::script("score-pad.js"))
    }))
}

/// The URL after a form was submitted; `None` if there is no such game. Invalid fields are dropped, and `garbled` reports
/// that.
pub fn after(game: &str, fields: &[(String, String)]) -> Option<String> {
    let form = Form::of(game)?;
    let sheet = Sheet::read(&form, fields);
    let garbled = if sheet.garbled { "&garbled" } else { "" };
    Some(format!("/score/{game}?{}{garbled}", sheet.address(&form)))
}

/// A player's name on the sheet.
pub(super) fn name(locale: &Locale, sheet: &Sheet, seat: usize) -> String {
    match sheet.players[seat].name.as_str() {
        _ if sheet.is_dummy(seat) => locale.label("term-dummy"),
        "" => locale.format("pad-player", &[("number", (seat + 1).to_string().into())]),
        name => name.to_owned(),
    }
}

/// Everything that a pad shows.
pub(super) struct Pad<'a> {
    pub(super) locale: &'a Locale,
    pub(super) form: &'a Form,
    pub(super) sheet: &'a Sheet,
    pub(super) sum: Sum,
}

impl Pad<'_> {
    fn show(&self) -> Markup {
        let (locale, form, sheet) = (self.locale, self.form, self.sheet);
        let words = |id: &str, blanks: &[&str]| {
            let blanks: Vec<_> = blanks.iter().map(|blank| (*blank, format!("%{blank}%").into())).collect();
            locale.format(id, &blanks)
        };
        html! {
            form #score-pad .score-pad .(self.stage_class()) .totals-only[sheet.totals] method="post" action={ "/score/" (form.game) } autocomplete="off" data-tables=(form.tables(locale))
                data-player=(words("pad-player", &["number"]))
                data-nothing=(locale.text("pad-nothing"))
                data-ahead=(words("pad-ahead", &["names"]))
                data-ahead-tie=(words("pad-ahead-tie", &["names", "what"]))
                data-level=(words("pad-level", &["names"]))
                data-won=(words("pad-won", &["names", "points"]))
                data-won-tie=(words("pad-won-tie", &["names", "points", "what"]))
                data-drawn=(words("pad-drawn", &["names", "points"]))
                data-excess=(words("pad-excess", &["what", "found", "most"]))
                data-excess-of=(words("pad-excess-of", &["name", "what", "found", "most"]))
                data-garbled=(locale.text("pad-garbled"))
                data-miscount=(words("pad-miscount", &["what", "most"]))
                data-unknown=(words("pad-unknown", &["name", "what"]))
                data-remove=(words("pad-remove", &["what"]))
                data-dummy=(locale.label("term-dummy"))
                data-kept=(locale.text("pad-kept"))
                data-comma=(locale.list(&[String::new(), String::new()])) {
                input type="hidden" name="at" value=(sheet.at);
                input type="hidden" name="who" value=(sheet.who);
                input type="hidden" name="stage" value=(sheet.stage.name());
                @if sheet.totals { input type="hidden" name="totals" value="1"; }
                // Enter presses the first button of a form.
                button .unseen type="submit" name="do" value="add" tabindex="-1" { (locale.text("pad-add-up")) }
                (self.setup())
                (self.finale())
                div .top { (self.board()) }
                p .verdict data-verdict aria-live="polite" { (self.verdict()) }
                ul .notices data-notices aria-live="polite" { @for notice in self.notices() { li { (notice) } } }
                @if form.sections.len() > 1 { (self.tabs()) }
                div .columns-of-players {
                    @for seat in 0..sheet.players.len() {
                        @if sheet.is_dummy(seat) { (self.dummy(Some(seat))) } @else { (self.column(Some(seat))) }
                    }
                }
                (self.bar())
                (self.paper())
                p .row .pad-actions {
                    button type="submit" name="do" value="add" data-without-script { (icon("check")) (locale.text("pad-add-up")) }
                    button type="button" data-pad-share hidden { (icon("share")) (locale.text("pad-share")) }
                    button type="button" data-pad-print hidden { (icon("print")) (locale.text("pad-print")) }
                }
                p .fine { (locale.text("pad-kept")) }
                template #one-more { (self.column(None)) }
                @if form.dummy { template #a-dummy { (self.dummy(None)) } }
            }
        }
    }

    /// The class that shows the parts of a stage.
    const fn stage_class(&self) -> &'static str {
        match self.sheet.stage {
            Stage::Setup => "at-setup",
            Stage::Entry => "at-entry",
            Stage::Result => "at-result",
        }
    }

    /// The number of players and the way of entering. Names and faces are chosen in the columns.
    fn setup(&self) -> Markup {
        let (locale, form, sheet) = (self.locale, self.form, self.sheet);
        html! {
            section .setup aria-labelledby="setup-title" {
                h2 #setup-title { (locale.text("pad-setup")) }
                div .counts role="group" aria-label=(locale.text("pad-setup")) {
                    @for number in form.players.0..=form.players.1 {
                        button type="submit" name="players" value=(number) aria-pressed=((!sheet.dummy && sheet.players.len() == number).to_string()) { (number) }
                    }
                    @if form.dummy {
                        button type="submit" name="do" value="dummy" aria-pressed=(sheet.dummy.to_string()) { (locale.text("pad-join-dummy")) }
                    }
                }
                div .counts .ways role="group" aria-label=(locale.text("pad-parts")) {
                    button type="submit" name="do" value="dishes" aria-pressed=((!sheet.totals).to_string()) { (locale.text("pad-by-dishes")) }
                    button type="submit" name="do" value="totals" aria-pressed=(sheet.totals.to_string()) { (locale.text("pad-by-totals")) }
                }
            }
        }
    }

    /// The buttons that are always in reach.
    fn bar(&self) -> Markup {
        let locale = self.locale;
        html! {
            div .pad-bar {
                button .undo type="button" data-undo hidden title=(locale.text("pad-undo")) aria-label=(locale.text("pad-undo")) { (icon("undo")) span { (locale.text("pad-undo")) } }
                button .to-setup type="submit" name="do" value="setup" title=(locale.text("pad-players")) aria-label=(locale.text("pad-players")) { (icon("people")) span { (locale.text("pad-players")) } }
                button .to-next type="submit" name="do" value="next" { (locale.text("pad-next")) (icon("arrow-right")) }
                button .primary .to-finish type="submit" name="do" value="finish" { (icon("trophy")) (locale.text("pad-finish")) }
                button .primary .to-start type="submit" name="do" value="start" { (icon("play")) (locale.text("pad-start")) }
            }
        }
    }

    /// The points of all players, always visible. Each opens the player's column.
    fn board(&self) -> Markup {
        html! {
            div .scoreboard .{ "of-" (self.sheet.players.len()) } data-board role="group" aria-label=(self.locale.text("pad-standing")) {
                @for seat in 0..self.sheet.players.len() {
                    button class=[self.ahead(seat).then_some("ahead")] type="submit" name="who" value=(seat) aria-pressed=((seat == self.sheet.who).to_string()) {
                        (self.portrait(seat))
                        bdi { (name(self.locale, self.sheet, seat)) }
                        b { (points(self.score(seat))) }
                    }
                }
            }
        }
    }

    fn ahead(&self, seat: usize) -> bool {
        !self.empty() && self.sum.outcome.winners.contains(Seat::new(seat))
    }

    fn empty(&self) -> bool {
        self.sheet.players.iter().all(|player| player.counts.iter().all(|count| *count == 0))
    }

    /// The leader, and the tie-break if it decides.
    fn verdict(&self) -> String {
        let locale = self.locale;
        if self.empty() {
            return locale.text("pad-nothing");
        }
        let names: Vec<String> =
            self.sum.outcome.winners.iter().map(|seat| name(locale, self.sheet, seat.index())).collect();
        let names = locale.list(&names);
        match self.sum.outcome.decided_by {
            Decision::Points => locale.format("pad-ahead", &[("names", names.into())]),
            Decision::TieBreak(_) => {
                let what = self.form.tie.label.text(locale);
                locale.format("pad-ahead-tie", &[("names", names.into()), ("what", what.into())])
            }
            Decision::Shared => locale.format("pad-level", &[("names", names.into())]),
        }
    }

    /// Notices about impossible entries.
    fn notices(&self) -> Vec<String> {
        let locale = self.locale;
        let garbled = self.sheet.garbled.then(|| locale.text("pad-garbled"));
        let sentence = |Excess { limit, seat, found, most }: Excess<'_>| {
            let what = limit.label.text(locale).into();
            // As text, because the script formats numbers without separators, too.
            let (found, most) = (found.to_string().into(), most.to_string().into());
            match seat {
                Some(seat) => {
                    let name = name(locale, self.sheet, seat).into();
                    locale.format("pad-excess-of", &[("name", name), ("what", what), ("found", found), ("most", most)])
                }
                None => locale.format("pad-excess", &[("what", what), ("found", found), ("most", most)]),
            }
        };
        let unknown = self.sheet.players.iter().enumerate().filter(|(_, player)| !player.unknown.is_empty());
        let unknown = unknown.map(|(seat, player)| {
            let name = name(locale, self.sheet, seat).into();
            locale.format("pad-unknown", &[("name", name), ("what", player.unknown.clone().into())])
        });
        garbled.into_iter().chain(unknown).chain(excesses(self.form, self.sheet).into_iter().map(sentence)).collect()
    }

    /// Tabs for the sections of the form, of which one is open.
    fn tabs(&self) -> Markup {
        html! {
            div .tabs role="group" aria-label=(self.locale.text("pad-parts")) {
                @for (index, section) in self.form.sections.iter().enumerate() {
                    button type="submit" name="at" value=(index) aria-pressed=((index == self.sheet.at).to_string())
                        // Sections of kanji have no totals of their own.
                        lang=[section.is_plain().then_some("ja")] data-entry=[section.is_plain().then_some("dishes")] { (section.text(self.locale)) }
                }
            }
        }
    }
}

/// Points with their sign; empty for 0.
pub(super) fn signed(gain: i32) -> String {
    match gain {
        0 => String::new(),
        1.. => format!("+{gain}"),
        _ => points(gain),
    }
}

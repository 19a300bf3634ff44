//! The score pad as a page: a form with a column for each player. Without script every button submits the form, and the
//! server redirects to the URL of the new sheet; with script nothing is sent.

use game::{Decision, Seat};
use maud::{Markup, html};

use super::sum::{Excess, excesses};
use super::{Cell, Form, Sheet, Sum, paper};
use crate::drawing::{drawing, icon};
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
                    a .button .quiet href={ "/rules/" (game) } { (icon("book")) (locale.text("pad-rules")) }
                    a .button .quiet href="/score" { (icon("menu")) (locale.text("pad-others")) }
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
struct Pad<'a> {
    locale: &'a Locale,
    form: &'a Form,
    sheet: &'a Sheet,
    sum: Sum,
}

impl Pad<'_> {
    fn show(&self) -> Markup {
        let (locale, form, sheet) = (self.locale, self.form, self.sheet);
        let words = |id: &str, blanks: &[&str]| {
            let blanks: Vec<_> = blanks.iter().map(|blank| (*blank, format!("%{blank}%").into())).collect();
            locale.format(id, &blanks)
        };
        html! {
            form #score-pad .score-pad method="post" action={ "/score/" (form.game) } autocomplete="off" data-tables=(form.tables(locale))
                data-player=(words("pad-player", &["number"]))
                data-nothing=(locale.text("pad-nothing"))
                data-ahead=(words("pad-ahead", &["names"]))
                data-ahead-tie=(words("pad-ahead-tie", &["names", "what"]))
                data-level=(words("pad-level", &["names"]))
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
                // Enter presses the first button of a form.
                button .unseen type="submit" name="do" value="add" tabindex="-1" { (locale.text("pad-add-up")) }
                div .top {
                    (self.board())
                    button .undo type="button" data-undo hidden title=(locale.text("pad-undo")) { (icon("undo")) span { (locale.text("pad-undo")) } }
                }
                p .verdict data-verdict aria-live="polite" { (self.verdict()) }
                ul .notices data-notices aria-live="polite" { @for notice in self.notices() { li { (notice) } } }
                @if form.sections.len() > 1 { (self.tabs()) }
                div .columns-of-players {
                    @for seat in 0..sheet.players.len() {
                        @if sheet.is_dummy(seat) { (self.dummy(Some(seat))) } @else { (self.column(Some(seat))) }
                    }
                }
                p .row .pad-actions {
                    button type="submit" name="do" value="join" data-join hidden[!sheet.can_join(form)] { (icon("plus")) (locale.text("pad-join")) }
                    @if form.dummy {
                        button type="submit" name="do" value="dummy" data-join-dummy hidden[!sheet.can_join_dummy(form)] { (icon("robot")) (locale.text("pad-join-dummy")) }
                    }
                    button type="submit" name="do" value="add" data-without-script { (icon("check")) (locale.text("pad-add-up")) }
                    button type="button" data-pad-share hidden { (icon("share")) (locale.text("pad-share")) }
                    button type="button" data-pad-print hidden { (icon("print")) (locale.text("pad-print")) }
                    button type="submit" name="do" value="new" data-new { (icon("reconnect")) (locale.text("pad-new")) }
                }
                p .fine { (locale.text("pad-kept")) }
                (paper::sheet(locale, form, sheet, &self.sum))
                template #one-more { (self.column(None)) }
                @if form.dummy { template #a-dummy { (self.dummy(None)) } }
            }
        }
    }

    /// The points of all players, always visible. Each links to the player's column.
    fn board(&self) -> Markup {
        html! {
            ol .board data-board aria-label=(self.locale.text("pad-standing")) {
                @for seat in 0..self.sheet.players.len() {
                    li .ahead[self.ahead(seat)] {
                        a href={ "#player-" (seat + 1) } {
                            bdi { (name(self.locale, self.sheet, seat)) }
                            b { (points(self.sum.outcome.scores.as_slice()[seat])) }
                        }
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
                    button type="submit" name="at" value=(index) aria-pressed=((index == self.sheet.at).to_string()) lang=[section.is_plain().then_some("ja")] { (section.text(self.locale)) }
                }
            }
        }
    }

    /// A player's column; without a seat, the template of one.
    fn column(&self, seat: Option<usize>) -> Markup {
        let locale = self.locale;
        let entered_name = seat.map_or("", |seat| self.sheet.players[seat].name.as_str());
        let number = seat.map_or(0, |seat| seat + 1);
        let placeholder = locale.format("pad-player", &[("number", number.to_string().into())]);
        html! {
            section .player #{ "player-" (number) } aria-label=(seat.map_or_else(String::new, |seat| name(locale, self.sheet, seat))) {
                div .player-head {
                    input name="name" value=(entered_name) placeholder=(placeholder) maxlength="24" autocomplete="off" spellcheck="false" aria-label=(locale.text("pad-name"));
                    (self.total(seat))
                    (self.leave("pad-leave", self.sheet.people() == self.form.players.0))
                }
                @if self.form.is_typed() { (self.picked(seat)) }
                (self.sections(seat))
            }
        }
    }

    /// The dummy's column: it has no name, and can be removed at any time.
    fn dummy(&self, seat: Option<usize>) -> Markup {
        let label = self.locale.label("term-dummy");
        html! {
            section .player .dummy #{ "player-" (seat.map_or(0, |seat| seat + 1)) } aria-label=(label) {
                div .player-head {
                    input type="hidden" name="dummy";
                    b .called { (icon("robot")) (label) }
                    (self.total(seat))
                    (self.leave("pad-leave-dummy", false))
                }
                (self.sections(seat))
                p .fine { (self.locale.text("pad-dummy-about")) }
            }
        }
    }

    fn total(&self, seat: Option<usize>) -> Markup {
        html! { b .total data-total { (points(seat.map_or(0, |seat| self.sum.outcome.scores.as_slice()[seat]))) } }
    }

    fn leave(&self, words: &str, hidden: bool) -> Markup {
        let words = self.locale.text(words);
        html! { button .leave type="submit" name="leave" value="" title=(words) aria-label=(words) hidden[hidden] { (icon("close")) } }
    }

    /// The named cells of a player, each with a button to remove it, and a field to type more.
    fn picked(&self, seat: Option<usize>) -> Markup {
        let locale = self.locale;
        html! {
            div .picked data-picked {
                @if let Some(seat) = seat {
                    // These must precede the buttons: a pressed button changes a count that was read before it.
                    @for (cell, count) in self.form.cells.iter().zip(&self.sheet.players[seat].counts).filter(|(cell, count)| cell.drawing.is_none() && **count > 0) {
                        input type="hidden" name=(cell.key) value=(count);
                    }
                    @for cell in paper::named(self.form, self.sheet, seat) {
                        @let words = locale.format("pad-remove", &[("what", format!("{}\u{a0}{}", cell.label.text(locale), cell.worth[1]).into())]);
                        button type="submit" name="less" value=(cell.key) title=(words) aria-label=(words) {
                            span lang="ja" { (cell.label.text(locale)) } small { (cell.worth[1]) } (icon("close"))
                        }
                    }
                }
            }
            div .typing {
                input name="typed" value=(seat.map_or("", |seat| self.sheet.players[seat].unknown.as_str())) maxlength="24" autocomplete="off" spellcheck="false"
                    placeholder=(locale.text("pad-type")) aria-label=(locale.text("pad-type.about"));
                button type="submit" name="do" value="add" title=(locale.text("pad-take")) aria-label=(locale.text("pad-take")) { (icon("plus")) }
            }
        }
    }

    /// All cells of a player.
    fn sections(&self, seat: Option<usize>) -> Markup {
        html! {
            @for section in 0..self.form.sections.len() {
                div .part data-section=(section) hidden[section != self.sheet.at] {
                    @for (index, cell) in self.form.cells.iter().enumerate().filter(|(_, cell)| cell.section == Some(section)) {
                        @let count = seat.map_or(0, |seat| self.sheet.players[seat].counts[index]);
                        @if cell.drawing.is_some() { (self.stepper(index, cell, count, seat)) } @else { (flip(index, cell, count)) }
                    }
                }
            }
        }
    }

    /// The points of a cell: by itself, or the share of the prize for which it is the first cell.
    fn points_of(&self, index: usize, count: usize, seat: Option<usize>) -> i32 {
        let cell = &self.form.cells[index];
        let prize = self.form.lines[cell.line].prize.as_ref();
        let first = prize.is_some_and(|prize| prize.cells.first() == Some(&index));
        seat.filter(|_| first).map_or(cell.worth[count], |seat| self.sum.lines[cell.line][seat])
    }

    fn stepper(&self, index: usize, cell: &Cell, count: usize, seat: Option<usize>) -> Markup {
        let (locale, label) = (self.locale, cell.label.text(self.locale));
        let with = |id: &str| locale.format(id, &[("what", label.clone().into())]);
        let tripled = cell.key.ends_with("-on-wasabi");
        html! {
            div .cell data-cell=(index) {
                span .thing .dipped[tripled] { @if let Some(name) = &cell.drawing { (drawing(name)) } }
                span .what { (label) small data-worth { (signed(self.points_of(index, count, seat))) } }
                span .stepper {
                    button type="submit" name="less" value=(cell.key) aria-label=(with("pad-less")) disabled[count == 0] { (icon("minus")) }
                    input type="number" name=(cell.key) value=(count) min="0" max=(cell.most()) inputmode="numeric" aria-label=(label);
                    button type="submit" name="more" value=(cell.key) aria-label=(with("pad-more")) disabled[count == cell.most()] { (icon("plus")) }
                }
            }
        }
    }
}

/// Points with their sign; empty for 0.
fn signed(gain: i32) -> String {
    match gain {
        0 => String::new(),
        1.. => format!("+{gain}"),
        _ => points(gain),
    }
}

/// A cell that a player either has or doesn't have.
fn flip(index: usize, cell: &Cell, count: usize) -> Markup {
    html! {
        span .flip data-cell=(index) {
            button type="submit" name="flip" value=(cell.key) aria-pressed=((count > 0).to_string()) lang="ja" {
                (cell.key) small { (cell.worth[1]) }
            }
        }
    }
}

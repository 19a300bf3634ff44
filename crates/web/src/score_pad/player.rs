//! A player's column: face, name and total, and tiles to tap. Without script every button submits the form.

use game::PerSeat;
use maud::{Markup, html};

use super::page::{Pad, name, signed};
use super::{Cell, Entry, paper};
use crate::drawing::{drawing, icon};
use crate::face::{Face, Mood};
use crate::pad::points;

/// The face of a player. Colours follow the seats.
pub(super) fn face(animal: usize, seat: usize) -> Markup {
    Face::Animal { animal: animal as u8, colour: seat as u8 }.show(Mood::Calm)
}

impl Pad<'_> {
    /// The face in a seat.
    pub(super) fn portrait(&self, seat: usize) -> Markup {
        if self.sheet.is_dummy(seat) { Face::Dummy.show(Mood::Calm) } else { face(self.sheet.players[seat].face, seat) }
    }

    /// A player's column; without a seat, the template of one.
    pub(super) fn column(&self, seat: Option<usize>) -> Markup {
        let locale = self.locale;
        let player = seat.map(|seat| &self.sheet.players[seat]);
        let number = seat.map_or(0, |seat| seat + 1);
        let placeholder = locale.format("pad-player", &[("number", number.to_string().into())]);
        let look = locale.text("pad-look");
        html! {
            section .player .open[seat == Some(self.sheet.who)] #{ "player-" (number) } aria-label=(seat.map_or_else(String::new, |seat| name(locale, self.sheet, seat))) {
                div .player-head {
                    input name="name" value=(player.map_or("", |player| &player.name)) placeholder=(placeholder) maxlength="24" autocomplete="off" spellcheck="false" aria-label=(locale.text("pad-name"));
                    input type="hidden" name="face" value=(player.map_or(0, |player| player.face));
                    button .look type="submit" name="look" title=(look) aria-label=(look) { (face(player.map_or(0, |player| player.face), seat.unwrap_or(0))) }
                    (self.total(seat))
                    (self.leave("pad-leave", self.sheet.people() == self.form.players.0))
                }
                @if self.form.is_typed() { (self.picked(seat)) }
                (self.sections(seat))
            }
        }
    }

    /// The dummy's column: it has no name, and can be removed at any time.
    pub(super) fn dummy(&self, seat: Option<usize>) -> Markup {
        let label = self.locale.label("term-dummy");
        html! {
            section .player .dummy .open[seat == Some(self.sheet.who)] #{ "player-" (seat.map_or(0, |seat| seat + 1)) } aria-label=(label) {
                div .player-head {
                    input type="hidden" name="dummy";
                    span .look { (Face::Dummy.show(Mood::Calm)) }
                    b .called { (label) }
                    (self.total(seat))
                    (self.leave("pad-leave-dummy", false))
                }
                p .fine { (self.locale.text("pad-dummy-about")) }
                (self.sections(seat))
            }
        }
    }

    fn total(&self, seat: Option<usize>) -> Markup {
        html! { b .total data-total { (points(seat.map_or(0, |seat| self.score(seat)))) } }
    }

    /// The points of a seat.
    pub(super) fn score(&self, seat: usize) -> i32 {
        let scores: &PerSeat<i32> = &self.sum.outcome.scores;
        scores.as_slice()[seat]
    }

    fn leave(&self, words: &str, hidden: bool) -> Markup {
        let words = self.locale.text(words);
        html! { button .leave type="submit" name="leave" value="" title=(words) aria-label=(words) hidden[hidden] { (icon("close")) } }
    }

    /// The named cells of a player, each with a button to remove it, and a field to type more.
    fn picked(&self, seat: Option<usize>) -> Markup {
        let locale = self.locale;
        html! {
            div .picked data-picked data-entry="dishes" {
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
            div .typing data-entry="dishes" {
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
                        @if cell.entry == Entry::Totals { (self.typed_total(index, cell, count)) }
                        @else if cell.drawing.is_some() { (self.tile(index, cell, count, seat)) }
                        @else { (flip(index, cell, count)) }
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

    /// A dish: a tap adds one.
    fn tile(&self, index: usize, cell: &Cell, count: usize, seat: Option<usize>) -> Markup {
        let (locale, label) = (self.locale, cell.label.text(self.locale));
        let with = |id: &str| locale.format(id, &[("what", label.clone().into())]);
        let tripled = cell.key.ends_with("-on-wasabi");
        html! {
            div .cell .some[count > 0] data-cell=(index) data-entry=(cell.entry.name()) {
                button .add type="submit" name="more" value=(cell.key) aria-label=(with("pad-more")) disabled[count == cell.most()] {
                    span .thing .dipped[tripled] { @if let Some(name) = &cell.drawing { (drawing(name)) } }
                    span .what { (label) }
                    small data-worth { (signed(self.points_of(index, count, seat))) }
                }
                span .stepper {
                    button .less type="submit" name="less" value=(cell.key) aria-label=(with("pad-less")) disabled[count == 0] { (icon("minus")) }
                    input type="number" name=(cell.key) value=(count) min="0" max=(cell.most()) inputmode="numeric" aria-label=(label);
                }
            }
        }
    }

    /// A total that the players added up themselves.
    fn typed_total(&self, index: usize, cell: &Cell, count: usize) -> Markup {
        let label = cell.label.text(self.locale);
        html! {
            label .cell .sum data-cell=(index) data-entry=(cell.entry.name()) {
                span .what { (label) }
                input type="number" name=(cell.key) value=(count) min="0" max=(cell.most()) inputmode="numeric" aria-label=(label);
            }
        }
    }
}

/// A cell that a player either has or doesn't have.
fn flip(index: usize, cell: &Cell, count: usize) -> Markup {
    html! {
        span .flip data-cell=(index) data-entry=(cell.entry.name()) {
            button type="submit" name="flip" value=(cell.key) aria-pressed=((count > 0).to_string()) lang="ja" {
                (cell.key) small { (cell.worth[1]) }
            }
        }
    }
}

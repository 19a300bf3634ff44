//! The settings of a table: the host can change them, the others can read them, and everybody sees what was changed.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::{SettingChange, TurnClock};

use crate::drawing::icon;
use crate::page_game::page_game;
use crate::table_page::TablePage;
use crate::terms::OptionTerms;
use crate::{Locale, terms};

/// The settings in a panel whose title sums them up.
pub(super) fn settings(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    let table = &page.own.table;
    html! {
        details .panel .terms #terms {
            summary {
                (icon("settings"))
                span { b { (locale.text("terms")) } small .fine { (summary(page)) } }
            }
            @if table.you.host {
                form method="post" action=(page.action()) data-live data-auto {
                    input type="hidden" name="do" value="terms";
                    (options(locale, &table.plays, &table.options))
                    (clocks(locale, table.clock))
                    label .check { input type="checkbox" name="public" value="true" checked[table.public]; " " (locale.text("lobby-public")) }
                    input type="hidden" name="public" value="false";
                    label .check { input type="checkbox" name="fixed" value="true" checked[table.fixed]; " " (locale.text("lobby-fixed")) }
                    input type="hidden" name="fixed" value="false";
                    button type="submit" data-without-script { (locale.text("apply")) }
                }
            } @else {
                dl {
                    @for (name, value) in &table.options {
                        @if let Some(option) = option_terms(&table.plays, name) {
                            dt { (option.term.text(locale)) }
                            dd { @if let Some(term) = option.value(value) { (term.text(locale)) " – " (term.about(locale)) } }
                        }
                    }
                    dt { (locale.text("clock")) }
                    dd { (terms::clock(table.clock).text(locale)) }
                }
            }
        }
    }
}

/// The settings in one line.
fn summary(page: &TablePage<'_>) -> String {
    let (locale, table) = (page.locale(), &page.own.table);
    let named = |name: &str| {
        let value = table.options.get(name)?;
        Some(option_terms(&table.plays, name)?.value(value)?.text(locale))
    };
    let players = locale.format("lobby-players", &[("count", table.seats.len().into())]);
    let others = table.options.keys().filter(|name| *name != "players").filter_map(|name| named(name));
    let clock = (table.clock != TurnClock::Unlimited).then(|| terms::clock(table.clock).text(locale));
    let public = table.public.then(|| locale.text("lobby-is-public"));
    [players].into_iter().chain(others).chain(clock).chain(public).collect::<Vec<_>>().join(" · ")
}

/// The changes of the settings that people have to agree to again. The host has made them.
pub(super) fn changes(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    html! {
        @if !table.changed.is_empty() && !table.you.host {
            div .changes {
                p { (icon("settings")) b { (locale.format("lobby-changed", &[("name", table.host.as_str().into())])) } }
                ul { @for change in &table.changed { li { (described(locale, &table.plays, change)) } } }
            }
        }
    }
}

/// A change as a sentence: `Turn timer: No limit → 20 seconds`.
fn described(locale: &Locale, game: &str, change: &SettingChange) -> String {
    let clock = |name: &str| {
        let clock = TurnClock::ALL.into_iter().find(|clock| clock.name() == name);
        clock.map_or_else(String::new, |clock| terms::clock(clock).text(locale))
    };
    let yes_no = |value: &str| locale.text(if value == "true" { "yes" } else { "no" });
    let (setting, from, to) = match change.setting.as_str() {
        "clock" => (locale.text("clock"), clock(&change.from), clock(&change.to)),
        "public" => (locale.text("lobby-public"), yes_no(&change.from), yes_no(&change.to)),
        "fixed" => (locale.text("lobby-fixed"), yes_no(&change.from), yes_no(&change.to)),
        name => {
            let terms = option_terms(game, name);
            let value = |value: &str| {
                let term = terms.and_then(|terms| terms.value(value));
                term.map_or_else(|| value.to_owned(), |term| term.text(locale))
            };
            let setting = terms.map_or_else(|| name.to_owned(), |terms| terms.term.text(locale));
            (setting, value(&change.from), value(&change.to))
        }
    };
    locale.format("lobby-change", &[("setting", setting.into()), ("from", from.into()), ("to", to.into())])
}

/// The names of an option and its values.
fn option_terms(game: &str, option: &str) -> Option<&'static OptionTerms> {
    page_game(game)?.terms().option(option)
}

/// The options of a game. Values that conflict with the others are disabled.
fn options(locale: &Locale, game: &str, now: &BTreeMap<String, String>) -> Markup {
    let specs = menu::GAMES.iter().find(|entry| entry.name == game).map_or(&[][..], |entry| entry.options);
    let possible = |name: &str, value: &str| {
        let mut changed = now.clone();
        changed.insert(name.to_owned(), value.to_owned());
        // The number of players has priority: conflicting options are reset.
        if name == "players" {
            changed.retain(|option, _| option == "players");
        }
        menu::parse_options(game, &changed).is_ok_and(|agreed| agreed.is_ok())
    };
    html! {
        @for spec in specs {
            @let id = format!("option-{}", spec.name);
            @let chosen = now.get(spec.name).map_or(spec.values[0].value, String::as_str);
            @let terms = option_terms(game, spec.name);
            @let named = |value: &str| terms.and_then(|terms| terms.value(value));
            label for=(id) { @if let Some(terms) = terms { (terms.term.text(locale)) } }
            select #(id) name=(format!("option.{}", spec.name)) {
                @for value in spec.values {
                    option value=(value.value) selected[value.value == chosen] disabled[!possible(spec.name, value.value)] {
                        @if let Some(term) = named(value.value) { (term.text(locale)) }
                    }
                }
            }
            p .fine { @if let Some(term) = named(chosen) { (term.about(locale)) } }
        }
    }
}

/// The turn timer.
fn clocks(locale: &Locale, now: TurnClock) -> Markup {
    html! {
        label for="clock" { (locale.text("clock")) }
        select #clock name="clock" {
            @for clock in TurnClock::ALL {
                option value=(clock.name()) selected[clock == now] { (terms::clock(clock).text(locale)) }
            }
        }
        p .fine { (locale.text("clock.about")) }
    }
}

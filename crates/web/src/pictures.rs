//! Pictures of results and invitations: what a table or a finished game looks like as a [`Picture`].

use std::sync::LazyLock;

use menu::RecordedPosition;
use picture::{Drawings, Picture, Player, Scene};
use table::{Look, SeatKind, View};

use crate::face::{Face, Mood};
use crate::nameplate::Nameplate;
use crate::page_game::{AnyPageGame, PAGE_GAMES};
use crate::share::ranking;
use crate::terms::game_name;
use crate::{Language, asset_named, cast};

/// The drawings of all pictures.
pub fn picture_drawings() -> &'static Drawings {
    static DRAWINGS: LazyLock<Drawings> = LazyLock::new(|| Drawings::from_symbols(asset_named("drawings.svg").text));
    &DRAWINGS
}

/// The picture of the result of a game at the table with this code. Records do not contain the looks of people: `looks` are
/// those that are known, by seat.
pub fn result_picture(
    language: Language,
    code: &str,
    game: &str,
    position: &RecordedPosition,
    looks: &[Option<Look>],
) -> Picture {
    let names = Nameplate::recorded(code, position, looks);
    let players = ranking(&position.outcome, &names).map(|place| {
        let mood = match place.rank {
            1 => Mood::Glad,
            2 => Mood::Calm,
            _ => Mood::Glum,
        };
        let (name, face) = (place.plate.name.clone(), face(place.plate.face, mood));
        Player { name, face, score: place.score, rank: place.rank }
    });
    let scene = Scene::Result { players: players.collect() };
    Picture { title: game_name(language.locale(), game), dishes: dishes(game), scene }
}

/// The picture of an invitation to the table with this code.
pub fn invite_picture(language: Language, code: &str, view: &View) -> Picture {
    let (locale, table) = (language.locale(), &view.table);
    let names = cast::names(locale, code, &table.seats);
    let faces = table.seats.iter().zip(&names);
    let seats = faces.map(|(seat, plate)| (seat.kind != SeatKind::Nobody).then(|| face(plate.face, Mood::Calm)));
    let host = table.seats.iter().position(|seat| seat.host);
    let free = table.seats.iter().filter(|seat| seat.kind == SeatKind::Nobody).count();
    let note = if free > 0 { locale.format("seats-free", &[("count", free.into())]) } else { String::new() };
    let scene = Scene::Invite {
        host: table.host.clone(),
        face: face(host.and_then(|seat| names[seat].face), Mood::Glad),
        note,
        seats: seats.collect(),
    };
    Picture { title: game_name(locale, &table.plays), dishes: dishes(&table.plays), scene }
}

/// The picture of the site, for the home page.
pub fn welcome_picture(language: Language) -> Picture {
    let regulars = ["hana", "mika", "okami", "goro", "sora"];
    let faces = regulars.map(|name| picture::Face { drawing: format!("face-{name}-glad"), colour: None });
    let games = PAGE_GAMES.iter().map(|game| game.terms().name.text(language.locale())).collect();
    let scene = Scene::Welcome { games, faces: faces.into() };
    Picture { title: String::new(), dishes: dishes("sushi-go"), scene }
}

/// A face; people whose look is not known have a plain one.
fn face(face: Option<Face>, mood: Mood) -> picture::Face {
    match face {
        Some(face @ Face::Animal { colour, .. }) => {
            picture::Face { drawing: face.drawing_name(mood), colour: Some(colour) }
        }
        Some(face) => picture::Face { drawing: face.drawing_name(mood), colour: None },
        None => picture::Face { drawing: "icon-face".to_owned(), colour: None },
    }
}

/// The drawings that stand for a game. The two halves of Kanji-zushi lie together.
fn dishes(game: &str) -> Vec<Vec<String>> {
    let pages: Option<&&dyn AnyPageGame> = PAGE_GAMES.iter().find(|pages| pages.name() == game);
    let plates = pages.map_or(&[][..], |pages| pages.plates());
    let together = |left: &&str, right: &&str| (*left, *right) == ("neta", "shari");
    plates.chunk_by(together).map(|dish| dish.iter().map(|name| (*name).to_owned()).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_every_game_can_be_written_in_every_language() {
        for language in Language::ALL {
            for game in PAGE_GAMES {
                let name = game.terms().name.text(language.locale());
                assert!(picture::can_write(&name), "{name} in {}", language.code());
            }
        }
    }

    #[test]
    fn free_seats_can_be_written_in_every_language() {
        for language in Language::ALL {
            for count in 1..8 {
                let note = language.locale().format("seats-free", &[("count", count.into())]);
                assert!(picture::can_write(&note), "{note} in {}", language.code());
            }
        }
    }

    #[test]
    fn every_drawing_can_be_part_of_a_picture() {
        let drawings = picture_drawings();
        assert!(drawings.names().count() > 200);
        let dishes = vec![drawings.names().map(str::to_owned).collect()];
        let picture = Picture { dishes, ..welcome_picture(Language::ENGLISH) };
        let svg = picture.svg(drawings);
        assert!(!svg.contains("var(") && !svg.contains("pathLength") && !svg.contains("currentColor"));
        assert!(!picture.png(drawings).is_empty());
    }
}

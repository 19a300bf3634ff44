//! Writes sample pictures to a directory, and prints the time and size of each:
//! `cargo run --release -p web --example pictures -- DIRECTORY`.

use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

use picture::{Face, Picture, Player, Scene};
use web::{Language, picture_drawings, welcome_picture};

fn main() {
    let directory = PathBuf::from(env::args().nth(1).expect("an argument: the directory for the pictures"));
    fs::create_dir_all(&directory).expect("the directory can be created");
    for (name, picture) in samples() {
        // The first time also prepares the drawings and letters.
        let drawings = picture_drawings();
        picture.png(drawings);
        let began = Instant::now();
        let png = picture.png(drawings);
        println!("{name}: {:.1} ms, {} bytes", began.elapsed().as_secs_f64() * 1000.0, png.len());
        fs::write(directory.join(name).with_extension("png"), png).expect("the file can be written");
    }
}

fn samples() -> Vec<(&'static str, Picture)> {
    let dishes =
        |names: &[&str]| names.iter().map(|name| name.split('+').map(str::to_owned).collect()).collect::<Vec<_>>();
    let sushi_go = dishes(&["maki3", "salmon", "tempura", "pudding"]);
    let express = dishes(&["van-1", "customer-pink", "van-2", "customer-yellow", "van-4"]);
    let kanji = dishes(&["neta+shari"]);
    let result = |title: &str, dishes: &[Vec<String>], players: &[(&str, &str, Option<u8>, i32, u8)]| {
        let player = |&(name, drawing, colour, score, rank): &(&str, &str, Option<u8>, i32, u8)| Player {
            name: name.to_owned(),
            face: Face { drawing: drawing.to_owned(), colour },
            score,
            rank,
        };
        let scene = Scene::Result { players: players.iter().map(player).collect() };
        Picture { title: title.to_owned(), dishes: dishes.to_vec(), scene }
    };
    let invite = |host: &str, note: &str, seats: Vec<Option<Face>>| {
        let (host, note, face) = (host.to_owned(), note.to_owned(), animal("fox", 0));
        Picture {
            title: "Sushi Go!".to_owned(),
            dishes: sushi_go.clone(),
            scene: Scene::Invite { host, face, note, seats },
        }
    };
    let long = "W".repeat(24);
    let mut long_seats = vec![Some(animal("owl", 1)); 3];
    long_seats.resize(8, None);
    vec![
        (
            "three",
            result(
                "Sushi Go!",
                &sushi_go,
                &[
                    ("Mika", "face-mika-glad", None, 43, 1),
                    ("Ann", "avatar-fox", Some(0), 40, 2),
                    ("Goro", "face-goro-glum", None, 31, 3),
                ],
            ),
        ),
        (
            "two",
            result(
                "Kanji-zushi",
                &kanji,
                &[("Zoë", "avatar-cat", Some(4), 45, 1), ("Łukasz", "avatar-koi", Some(5), 45, 1)],
            ),
        ),
        (
            "six",
            result(
                "Sushi Express",
                &express,
                &[
                    (&long, "avatar-panda", Some(2), 21, 1),
                    ("Núñez", "avatar-crab", Some(6), 18, 2),
                    ("Hana", "face-hana-glum", None, 18, 2),
                    (&long, "avatar-frog", Some(3), 11, 4),
                    ("\u{1f363}", "avatar-bear", Some(7), 7, 5),
                    ("Daruma", "face-daruma-glum", None, -3, 6),
                ],
            ),
        ),
        (
            "eight",
            result(
                "漢字寿司",
                &kanji,
                &[
                    ("さくら", "avatar-crane", Some(1), 61, 1),
                    ("ハナコ", "avatar-rabbit", Some(6), 55, 2),
                    ("Rin", "face-rin-glum", None, 52, 3),
                    ("たろう", "avatar-shiba", Some(0), 44, 4),
                    ("ケンジ", "avatar-owl", Some(5), 40, 5),
                    ("Pip", "face-pip-glum", None, 38, 6),
                    ("Ume", "face-ume-glum", None, 30, 7),
                    ("Ann-Sophie", "icon-face", None, 12, 8),
                ],
            ),
        ),
        ("invite", invite("Ann", "2 seats free", vec![Some(animal("fox", 0)), Some(animal("koi", 5)), None, None])),
        ("invite-long", invite(&long, "5 wolnych miejsc", long_seats)),
        ("welcome", welcome_picture(Language::ENGLISH)),
    ]
}

fn animal(name: &str, colour: u8) -> Face {
    Face { drawing: format!("avatar-{name}"), colour: Some(colour) }
}

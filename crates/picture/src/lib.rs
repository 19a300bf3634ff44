//! Pictures to share: the result of a game, an invitation to a table, and the site itself, as PNG files of
//! [`WIDTH`] × [`HEIGHT`] pixels.
//!
//! The input is a plain [`Picture`]: names, faces, scores and ranks. It cannot hold a state or an observation, so no picture
//! can show hidden information. The same picture always gives the same bytes: drawings and letters are our own paths, and no
//! font of the machine is used.
//!
//! | module | responsible for |
//! |---|---|
//! | `drawings` | [`Drawings`]: the drawings of the pages, made fit for a picture |
//! | `letters` | text as strokes |
//! | `canvas` | the pieces that scenes consist of: text, faces, boxes |
//! | `room` | wood, curtain, lanterns and belt around every scene |
//! | `scenes` | the podium, the invitation and the welcome |

mod canvas;
mod drawings;
mod letters;
mod room;
mod scenes;

use resvg::{tiny_skia, usvg};

use canvas::Canvas;
pub use drawings::Drawings;

/// The width of a picture in pixels. Sites that show previews of links ask for this size.
pub const WIDTH: u32 = 1200;

/// The height of a picture in pixels.
pub const HEIGHT: u32 = 630;

/// The contents of a picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Picture {
    /// Its title: the name of the game.
    pub title: String,
    /// The dishes on the belt: each is one drawing, or several that lie side by side.
    pub dishes: Vec<Vec<String>>,
    /// The scene.
    pub scene: Scene,
}

/// The main part of a picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Scene {
    /// The result of a game: the players by rank.
    Result {
        /// The players, best first.
        players: Vec<Player>,
    },
    /// An invitation to a table.
    Invite {
        /// The name of the host.
        host: String,
        /// The face of the host.
        face: Face,
        /// A sentence about the table, for example how many seats are free.
        note: String,
        /// The faces in the seats; `None` for a free seat.
        seats: Vec<Option<Face>>,
    },
    /// The site: its regulars, and the names of its games.
    Welcome {
        /// The names of the games.
        games: Vec<String>,
        /// The faces of the regulars.
        faces: Vec<Face>,
    },
}

/// A player with a result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The name. It is left out if it has characters without strokes.
    pub name: String,
    /// The face.
    pub face: Face,
    /// The score.
    pub score: i32,
    /// The rank, from 1.
    pub rank: u8,
}

/// A face in its frame.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The name of the drawing.
    pub drawing: String,
    /// The number of the frame's colour, from 0; the colour of the site if there is none.
    pub colour: Option<u8>,
}

impl Picture {
    /// The picture as SVG, without text elements.
    pub fn svg(&self, drawings: &Drawings) -> String {
        let mut canvas = Canvas::new(drawings);
        room::behind(&mut canvas);
        scenes::draw(&mut canvas, self);
        room::in_front(&mut canvas, &self.dishes);
        canvas.finish()
    }

    /// The picture as PNG.
    ///
    /// # Panics
    /// If a drawing is not valid SVG. A test draws all of them.
    pub fn png(&self, drawings: &Drawings) -> Vec<u8> {
        render(&self.svg(drawings))
    }
}

/// Whether a picture can show this text: each of its characters has strokes.
pub fn can_write(text: &str) -> bool {
    letters::Line::new(text).is_some()
}

fn render(svg: &str) -> Vec<u8> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("pictures are valid SVG");
    let mut pixels = tiny_skia::Pixmap::new(WIDTH, HEIGHT).expect("the size of a picture is not zero");
    resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
    // Every pixel is opaque, because the wood covers everything.
    let rgb: Vec<u8> = pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, WIDTH, HEIGHT);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&rgb));
    written.expect("writing to memory succeeds");
    png
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(players: &[(&str, i32, u8)]) -> Picture {
        let face = Face { drawing: "face".to_owned(), colour: Some(1) };
        let player =
            |&(name, score, rank): &(&str, i32, u8)| Player { name: name.to_owned(), face: face.clone(), score, rank };
        let scene = Scene::Result { players: players.iter().map(player).collect() };
        Picture { title: "Sushi Go!".to_owned(), dishes: vec![vec!["face".to_owned()]], scene }
    }

    fn drawings() -> Drawings {
        Drawings::from_symbols("<symbol id=\"face\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"4\"/></symbol>")
    }

    #[test]
    fn a_picture_is_a_png_of_the_right_size_and_differs_by_result() {
        let drawings = drawings();
        let results = [
            result(&[("Ann", 43, 1), ("Ben", 40, 2)]),
            result(&[("Ann", 44, 1), ("Ben", 40, 2)]),
            result(&[("Ben", 43, 1), ("Ann", 40, 2)]),
            result(&[("Ann", 43, 1), ("Ben", 43, 1)]),
        ];
        let pictures = results.map(|result| {
            let png = result.png(&drawings);
            assert_eq!(png, result.png(&drawings), "the same picture gives the same bytes");
            let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut pixels).unwrap();
            assert_eq!((info.width, info.height, info.color_type), (WIDTH, HEIGHT, png::ColorType::Rgb));
            pixels
        });
        for (index, picture) in pictures.iter().enumerate() {
            assert!(pictures[..index].iter().all(|other| other != picture), "picture {index}");
        }
    }

    #[test]
    fn a_picture_contains_no_text_elements_and_nothing_from_names() {
        let svg = result(&[("<image href='x'/>&\"", 1, 1), ("\u{1f363}", 0, 2)]).svg(&drawings());
        assert!(!svg.contains("<text") && !svg.contains("<image") && !svg.contains("href"), "{svg}");
    }

    #[test]
    fn any_number_of_players_can_be_drawn() {
        for players in 0..=8 {
            let all: Vec<(&str, i32, u8)> = (0..players).map(|rank| ("Ann", 9 - i32::from(rank), rank + 1)).collect();
            assert!(!result(&all).png(&drawings()).is_empty());
        }
    }
}

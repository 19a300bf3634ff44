//! Pictures to share: the result of a game, an invitation to a table, and the house itself, as PNG files of
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
    /// The names of the drawings on the belt.
    pub dishes: Vec<String>,
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
    /// The house: its regulars, and the names of its games.
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
    /// The number of the frame's colour, from 0; the colour of the house if there is none.
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

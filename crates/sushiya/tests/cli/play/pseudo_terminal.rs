//! The real program in a pseudo-terminal, and its screen.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

/// How long a screen may take. Other tests run at the same time.
const PATIENCE: Duration = Duration::from_mins(1);

/// The marks around a frame.
const START_OF_FRAME: &str = "\x1b[?2026h";
pub(super) const END_OF_FRAME: &str = "\x1b[?2026l";

/// What the program has drawn, and whether its output has ended.
struct Drawn {
    parser: Parser,
    bytes: Vec<u8>,
    /// The number of bytes that the parser has seen.
    parsed: usize,
    has_ended: bool,
}

impl Drawn {
    /// Takes output. Like a terminal, shows whole frames only: a test that saw half of one would take the other half for the
    /// answer to its key.
    fn add(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.has_ended = bytes.is_empty();
        let new = &self.bytes[self.parsed..];
        let frames = new.windows(END_OF_FRAME.len()).rposition(|part| part == END_OF_FRAME.as_bytes());
        let length = if self.has_ended { new.len() } else { frames.map_or(0, |start| start + END_OF_FRAME.len()) };
        self.parser.process(&new[..length]);
        self.parsed += length;
    }
}

/// A program in a terminal.
pub(super) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    drawn: Arc<(Mutex<Drawn>, Condvar)>,
}

impl Terminal {
    /// Starts `sushiya` in a terminal of this size.
    pub(super) fn start(args: &[&str], (columns, rows): (u16, u16), data: &Path, settings: &[(&str, &str)]) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_sushiya"));
        command.args(args);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLORTERM", "COLORFGBG"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", data);
        for (name, value) in settings {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the binary starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let writer = pair.master.take_writer().expect("the terminal can be written");
        let drawn = Drawn { parser: parser(columns, rows), bytes: Vec::new(), parsed: 0, has_ended: false };
        let drawn = Arc::new((Mutex::new(drawn), Condvar::new()));
        let shared = Arc::clone(&drawn);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let read = reader.read(&mut bytes).unwrap_or(0);
                let Ok(mut drawn) = shared.0.lock() else { return };
                drawn.add(&bytes[..read]);
                shared.1.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Self { master: pair.master, writer, child, drawn }
    }

    /// Presses keys.
    pub(super) fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).and_then(|()| self.writer.flush()).expect("the program reads keys");
    }

    /// Changes the size of the window.
    pub(super) fn resize(&mut self, columns: u16, rows: u16) {
        let cells = |number: u16| NonZeroU16::new(number).expect("a terminal has cells");
        self.drawn.0.lock().expect("nobody panics").parser.set_size(cells(rows), cells(columns));
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("the window changes its size");
    }

    /// The screen.
    pub(super) fn screen(&self) -> String {
        self.drawn.0.lock().expect("nobody panics").parser.screen().contents()
    }

    /// Everything that was written, with control sequences.
    pub(super) fn written(&self) -> String {
        String::from_utf8_lossy(&self.drawn.0.lock().expect("nobody panics").bytes).into_owned()
    }

    /// Whether the program uses the whole screen.
    pub(super) fn is_full_screen(&self) -> bool {
        self.drawn.0.lock().expect("nobody panics").parser.screen().alternate_screen()
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    pub(super) fn wait(&self, what: &str, is_right: impl Fn(&str) -> bool) -> String {
        self.wait_for(what, |drawn| Some(drawn.parser.screen().contents()).filter(|screen| is_right(screen)))
    }

    /// Waits until something was written, whether or not the frame is complete.
    #[track_caller]
    pub(super) fn wait_written(&self, what: &str) {
        self.wait_for(what, |drawn| String::from_utf8_lossy(&drawn.bytes).contains(what).then_some(()));
    }

    #[track_caller]
    fn wait_for<T>(&self, what: &str, found: impl Fn(&Drawn) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut drawn = self.drawn.0.lock().expect("nobody panics");
        loop {
            if let Some(found) = found(&drawn) {
                return found;
            }
            let (left, screen) = (end.saturating_duration_since(Instant::now()), drawn.parser.screen().contents());
            assert!(!left.is_zero() && !drawn.has_ended, "{what} did not come; the screen is:\n{screen}");
            drawn = self.drawn.1.wait_timeout(drawn, left).expect("nobody panics").0;
        }
    }

    /// Waits until the program has ended. Returns its exit code and what it wrote on the normal screen.
    pub(super) fn end(mut self) -> (u32, String) {
        self.wait_end()
    }

    /// Waits until the program has ended. Returns its frames: what it wrote between their marks.
    pub(super) fn frames(mut self) -> Vec<String> {
        self.wait_end();
        let written = self.written();
        let (_, frames) = written.split_once(START_OF_FRAME).expect("there is a frame");
        frames.split(START_OF_FRAME).map(str::to_owned).collect()
    }

    fn wait_end(&mut self) -> (u32, String) {
        let end = Instant::now() + PATIENCE;
        let mut drawn = self.drawn.0.lock().expect("nobody panics");
        while !drawn.has_ended {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "the program did not end; the screen is:\n{}", drawn.parser.screen().contents());
            drawn = self.drawn.1.wait_timeout(drawn, left).expect("nobody panics").0;
        }
        assert!(!drawn.parser.screen().alternate_screen(), "the terminal is restored");
        let screen = drawn.parser.screen().contents();
        drop(drawn);
        let status = self.child.wait().expect("the process ends");
        (status.exit_code(), screen)
    }
}

fn parser(columns: u16, rows: u16) -> Parser {
    let size = |number: u16| NonZeroU16::new(number).expect("a terminal has cells");
    Parser::new(size(rows), size(columns), 0)
}

//! The terminal while the program draws on all of it: set up, and put back whatever happens.

use std::io::{self, Write, stdout};
use std::panic;
use std::process;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EndSynchronizedUpdate, LeaveAlternateScreen, disable_raw_mode};

/// The exit code of a program that panicked.
const PANICKED: i32 = 101;

/// The whole screen. Dropping it puts the terminal back.
pub(super) struct FullScreen(pub(super) DefaultTerminal);

impl FullScreen {
    /// Takes the screen. From now on a panic ends the program, in whatever thread: otherwise a bot that panics would leave the
    /// game waiting for it.
    ///
    /// # Errors
    /// If the terminal cannot be set up.
    pub(super) fn enter() -> io::Result<Self> {
        let screen = Self(ratatui::try_init()?);
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |about| {
            // With the output locked, no other thread draws on the restored terminal.
            let mut out = stdout().lock();
            // A terminal that waits for the rest of a frame would not show the message.
            let _ = execute!(out, EndSynchronizedUpdate);
            restore(&mut out);
            default(about);
            process::exit(PANICKED);
        }));
        execute!(stdout(), EnableMouseCapture)?;
        Ok(screen)
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore(&mut stdout().lock());
    }
}

fn restore(out: &mut impl Write) {
    // There is nothing left to do if this fails.
    let _ = disable_raw_mode();
    let _ = execute!(out, DisableMouseCapture, LeaveAlternateScreen, Show);
}

#[cfg(all(test, unix))]
mod tests {
    use std::env;
    use std::io::Read as _;
    use std::num::NonZeroU16;
    use std::sync::mpsc::channel;
    use std::thread;
    use std::time::Duration;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};
    use vt100::{MouseProtocolMode, Parser};
    use words::{Language, Locale};

    use super::super::look::look;
    use super::super::screen::Screen;
    use super::super::session::{Session, Shown, Update};
    use crate::cli::TerminalTheme;
    use crate::error::CommandError;

    /// Tells the test program that it is the child in the terminal, and where to panic.
    const PANIC_IN: &str = "SUSHIYA_TEST_PANIC_IN";

    /// A session that panics once something is drawn, in this thread or in another one.
    struct Flawed {
        in_this_thread: bool,
        steps: usize,
    }

    impl Session for Flawed {
        fn shown(&self) -> Option<&Shown> {
            None
        }

        fn log(&self) -> &[String] {
            &[]
        }

        fn proceed(&mut self) -> Result<bool, CommandError> {
            self.steps += 1;
            if self.steps == 2 {
                assert!(!self.in_this_thread, "the flaw of this session");
                thread::spawn(|| panic!("the flaw of this session"));
            }
            Ok(false)
        }

        fn seen(&mut self) {}

        fn handle(&mut self, _: Update) -> Result<bool, CommandError> {
            Ok(false)
        }

        fn farewell(&self, _: &Locale) -> Option<String> {
            None
        }
    }

    /// The child of the next test. Does nothing in a usual run of the tests.
    #[test]
    fn child_that_panics() {
        let Ok(place) = env::var(PANIC_IN) else { return };
        let (updates, received) = channel();
        let screen =
            Screen { look: look(TerminalTheme::Dark, false), locale: Language::default().locale(), animated: true };
        let mut session = Flawed { in_this_thread: place == "this thread", steps: 0 };
        screen.run(&mut session, &updates, &received).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Runs the child in a terminal. Returns everything that was written.
    fn output_of_child(place: &str) -> Vec<u8> {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
        let mut command = CommandBuilder::new("sh");
        // The modes of the terminal are what the program leaves behind.
        command.args(["-c", r#""$@"; echo "exit code $?"; stty -a"#, "sh"]);
        command.arg(env::current_exe().expect("the test program has a path"));
        command.args(["--exact", "--nocapture", "commands::play::full_screen::tests::child_that_panics"]);
        command.env(PANIC_IN, place);
        command.env("TERM", "xterm-256color");
        let mut child = pair.slave.spawn_command(command).expect("the shell starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let (mut all, mut part) = (Vec::new(), [0; 4096]);
            while let Ok(read @ 1..) = reader.read(&mut part) {
                all.extend_from_slice(&part[..read]);
            }
            sender.send(all)
        });
        let output = receiver.recv_timeout(Duration::from_mins(1)).expect("the program ends");
        child.wait().expect("the shell ends");
        output
    }

    #[test]
    fn a_panic_puts_the_terminal_back() {
        let cells = |number: u16| NonZeroU16::new(number).expect("a terminal has cells");
        for place in ["this thread", "another thread"] {
            let output = output_of_child(place);
            let text = String::from_utf8_lossy(&output);
            let mut parser = Parser::new(cells(200), cells(80), 0);
            let used = text.find("\x1b[?1049h").expect("it uses the whole screen");
            parser.process(&output[..used + 10]);
            assert!(parser.screen().alternate_screen());
            parser.process(&output[used + 10..]);
            let screen = parser.screen();
            assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{place}: {text}");
            assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "{place}");
            // The message can be read, because it came after that.
            let contents = screen.contents();
            for part in ["the flaw of this session", "exit code 101", " icanon", " echo "] {
                assert!(contents.contains(part), "{place}: {part}: {contents}");
            }
        }
    }
}

//! Measures how long `sushiya play` takes from its start to the first cards on the screen, in a pseudo-terminal.
//!
//! ```sh
//! cargo build --release && cargo run --release -p sushiya --example first_card
//! ```

#[cfg(unix)]
fn main() {
    use std::io::{Read as _, Write as _};
    use std::time::Instant;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    /// The number of starts for each game.
    const STARTS: usize = 21;
    /// The last bytes of a frame.
    const END_OF_FRAME: &[u8] = b"\x1b[?2026l";

    let own = std::env::current_exe().expect("a program has a path");
    let program = own.ancestors().nth(2).expect("examples are in their own directory").join("sushiya");
    let data = std::env::temp_dir().join("sushiya-first-card");
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        let mut times: Vec<f64> = Vec::new();
        for _ in 0..STARTS {
            let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
            let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
            let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
            let mut writer = pair.master.take_writer().expect("the terminal can be written");
            let mut command = CommandBuilder::new(&program);
            command.args(["play", game]);
            command.env("TERM", "xterm-256color");
            command.env("XDG_DATA_HOME", &data);
            let start = Instant::now();
            let mut child = pair.slave.spawn_command(command).expect("run 'cargo build --release' first");
            drop(pair.slave);
            let (mut written, mut bytes) = (Vec::new(), [0; 4096]);
            while !written.windows(END_OF_FRAME.len()).any(|part| part == END_OF_FRAME) {
                let read = reader.read(&mut bytes).expect("the terminal can be read");
                written.extend_from_slice(&bytes[..read]);
            }
            times.push(start.elapsed().as_secs_f64() * 1000.0);
            writer.write_all(b"\x03").expect("the program reads keys");
            // The rest is read, so that the program can write it. At its end, the terminal is closed.
            while reader.read(&mut bytes).is_ok_and(|read| read > 0) {}
            child.wait().expect("the process ends");
        }
        times.sort_by(f64::total_cmp);
        println!("{game:13} median {:5.1} ms, slowest {:5.1} ms", times[STARTS / 2], times[STARTS - 1]);
    }
}

#[cfg(not(unix))]
fn main() {
    eprintln!("there are no pseudo-terminals here");
}

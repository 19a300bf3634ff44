//! chromedriver: started once for all tests of a binary, and ended with all its browsers whatever happens.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::Value;
use tempfile::TempDir;

/// Starts chromedriver on a free port, waits until nobody holds our end of its input any more, which is also so when the tests
/// were killed, and ends everything that was started from here.
const SCRIPT: &str = "chromedriver --port=0 & exec >/dev/null; cat; kill -KILL 0";

/// What chromedriver says when it has started, before the number of its port.
const STARTED: &str = "started successfully on port ";

/// Longer than an answer takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// The driver of those browsers that run now.
static RUNNING: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

/// A running chromedriver. It ends when the last browser has.
pub(crate) struct Driver {
    port: u16,
    process: Child,
    /// Where profiles of browsers are; gone when they are.
    _profiles: TempDir,
}

impl Driver {
    /// The driver that runs, or a new one.
    pub(crate) fn shared() -> Arc<Self> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Self::start());
            *running = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Self {
        let profiles = TempDir::new().expect("there is room for a directory");
        let mut process = Command::new("sh")
            .args(["-c", SCRIPT])
            .env("TMPDIR", profiles.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("there is a shell");
        let mut said = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let port = said.by_ref().map_while(Result::ok).find_map(|line| {
            let port = line.split_once(STARTED)?.1;
            port.trim_end_matches('.').parse().ok()
        });
        let Some(port) = port else {
            end(&mut process);
            panic!(
                "chromedriver does not start: please run `cargo xtask test`, which installs what tests of pages need"
            );
        };
        // What it says later is read, so that it never waits for a reader.
        thread::spawn(move || said.for_each(drop));
        Self { port, process, _profiles: profiles }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks something without a runtime: a test that fails ends its browser while it unwinds.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let length = body.len();
        write!(stream, "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {length}\r\n\r\n{body}")?;
        // It keeps the connection open, whatever it is asked for: the length tells where the answer ends.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        for line in answer.by_ref().lines() {
            let line = line?.to_lowercase();
            if let Some(said) = line.strip_prefix("content-length:") {
                length = said.trim().parse().unwrap_or(0);
            } else if line.is_empty() {
                break;
            }
        }
        let mut answer: Value = serde_json::from_reader(answer.take(length))?;
        Ok(answer["value"].take())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        end(&mut self.process);
    }
}

/// Ends a process with all that it has started.
fn end(process: &mut Child) {
    if let Some(group) = Pid::from_raw(process.id().cast_signed()) {
        // If it has ended by itself, that is what is wanted.
        let _ = kill_process_group(group, Signal::KILL);
    }
    let _ = process.wait();
}

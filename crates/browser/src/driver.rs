//! chromedriver: started once per test binary, and always stopped together with its browsers.

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

/// Starts chromedriver on a free port, waits until stdin is closed (which also happens when the tests are killed), and kills
/// the process group.
const SCRIPT: &str = "chromedriver --port=0 & exec >/dev/null; cat; kill -KILL 0";

/// chromedriver prints this before its port number.
const STARTED: &str = "started successfully on port ";

/// Read timeout for responses.
const READ_TIMEOUT: Duration = Duration::from_secs(20);

/// The driver of the browsers that are running.
static RUNNING: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

/// A running chromedriver. It stops with the last browser.
pub(crate) struct Driver {
    port: u16,
    process: Child,
    /// The directory of browser profiles, deleted on drop.
    _profiles: TempDir,
}

impl Driver {
    /// The running driver, or a new one.
    pub(crate) fn shared() -> Arc<Self> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Self::start());
            *running = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Self {
        let profiles = TempDir::new().expect("a temporary directory is created");
        let mut process = Command::new("sh")
            .args(["-c", SCRIPT])
            .env("TMPDIR", profiles.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("sh starts");
        let mut output = BufReader::new(process.stdout.take().expect("stdout is piped")).lines();
        let port = output.by_ref().map_while(Result::ok).find_map(|line| {
            let port = line.split_once(STARTED)?.1;
            port.trim_end_matches('.').parse().ok()
        });
        let Some(port) = port else {
            kill(&mut process);
            panic!(
                "chromedriver does not start: run `cargo xtask test`, which installs the dependencies of page tests"
            );
        };
        // Drain its output so that it never blocks on a full pipe.
        thread::spawn(move || output.for_each(drop));
        Self { port, process, _profiles: profiles }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Sends a blocking request: a failing test quits its browser while unwinding, without a runtime.
    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(READ_TIMEOUT))?;
        let length = body.len();
        write!(stream, "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {length}\r\n\r\n{body}")?;
        // It keeps the connection open regardless of headers, so read exactly content-length bytes.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        for line in answer.by_ref().lines() {
            let line = line?.to_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().unwrap_or(0);
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
        kill(&mut self.process);
    }
}

/// Kills a process group.
fn kill(process: &mut Child) {
    if let Some(group) = Pid::from_raw(process.id().cast_signed()) {
        // It may have exited already.
        let _ = kill_process_group(group, Signal::KILL);
    }
    let _ = process.wait();
}

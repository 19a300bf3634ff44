//! chromedriver: started once per test binary, and always stopped together with its browsers.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// Starts chromedriver on a free port, waits until stdin is closed (which also happens when the tests are killed), stops the
/// process group, and deletes the profiles of its browsers.
const SCRIPT: &str = r#"
    TMPDIR=$(mktemp -d) && export TMPDIR || exit
    chromedriver --port=0 &
    exec >/dev/null
    cat
    trap '' TERM
    kill 0
    wait
    rm -rf "$TMPDIR"
    kill -KILL 0
"#;

/// chromedriver prints this before its port number.
const STARTED: &str = "started successfully on port ";

/// Read timeout for responses.
const READ_TIMEOUT: Duration = Duration::from_secs(20);

static DRIVER: OnceLock<Driver> = OnceLock::new();

/// A running chromedriver. It stops with the tests.
pub(crate) struct Driver {
    port: u16,
    /// Closing its stdin, which the end of the tests does, stops it.
    _process: Child,
}

impl Driver {
    /// The driver of this test binary, started when it is first needed.
    pub(crate) fn shared() -> &'static Self {
        DRIVER.get_or_init(Self::start)
    }

    fn start() -> Self {
        let mut process = Command::new("sh")
            .args(["-c", SCRIPT])
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
        let port =
            port.expect("chromedriver starts: run `cargo xtask test`, which installs the dependencies of page tests");
        // Drain its output so that it never blocks on a full pipe.
        thread::spawn(move || output.for_each(drop));
        Self { port, _process: process }
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
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(io::Error::other(error.to_owned())),
            None => Ok(value),
        }
    }
}

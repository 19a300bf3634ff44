//! A server in its own process, and requests to it.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::support::scratch;

/// A running server.
pub(crate) struct Server {
    process: Child,
    /// `http://127.0.0.1:12345`.
    pub(crate) url: String,
    /// Its log file, at the most verbose level.
    log: PathBuf,
}

impl Server {
    /// Starts a server with an empty data directory.
    pub(crate) fn start(name: &str, more: &[&str]) -> Self {
        Self::start_with(&["serve"], name, more)
    }

    /// The same with these first arguments.
    pub(crate) fn start_with(args: &[&str], name: &str, more: &[&str]) -> Self {
        let _ = std::fs::remove_dir_all(scratch(name));
        Self::listen("127.0.0.1:0", args, name, more)
    }

    /// Kills the server, and starts it again at the same address with its data; meanwhile something else can be done.
    #[cfg(unix)]
    pub(crate) fn restart(&mut self, name: &str, more: &[&str], meanwhile: impl FnOnce()) {
        let address = self.url.strip_prefix("http://").expect("a plain address").to_owned();
        self.process.kill().expect("the server runs");
        self.process.wait().expect("the server ends");
        meanwhile();
        *self = Self::listen(&address, &["serve"], name, more);
    }

    fn listen(address: &str, args: &[&str], name: &str, more: &[&str]) -> Self {
        let data = scratch(name);
        let log = scratch(&format!("{name}.log"));
        let file = File::create(&log).expect("the log file is created");
        let mut process = Command::new(env!("CARGO_BIN_EXE_sushiya"))
            .args(args)
            .args(["--listen", address, "--data", data.to_str().expect("a path in UTF-8")])
            .args(more)
            .env("SUSHIYA_LOG", "trace")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let stdout = process.stdout.take().expect("stdout is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the output is UTF-8");
        let address = line.strip_prefix("Sushiya is running at ").and_then(|rest| rest.split(',').next());
        let url = address.unwrap_or_else(|| panic!("no address in the output: {line}")).to_owned();
        Self { process, url, log }
    }

    /// The log so far.
    pub(crate) fn logs(&self) -> String {
        std::fs::read_to_string(&self.log).expect("the log is UTF-8")
    }

    /// Sends a request. Returns the status and body.
    pub(crate) fn request(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        let address = self.url.strip_prefix("http://").expect("a plain address");
        let mut stream = TcpStream::connect(address).expect("the server is open");
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, body.to_owned())
    }

    /// Sends a request that must succeed. Returns the response.
    #[track_caller]
    pub(crate) fn fine(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let (status, answer) = self.request(method, path, token, &body.to_string());
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        serde_json::from_str(&answer).expect("the response is JSON")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

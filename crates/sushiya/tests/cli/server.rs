//! A server that is a process of its own, and requests to it.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::support::scratch;

/// A server while it is open.
pub(crate) struct Server {
    process: Child,
    /// `http://127.0.0.1:12345`.
    pub(crate) url: String,
    /// Where its logs go, with everything that can be logged.
    log: PathBuf,
}

impl Server {
    /// Opens a server that remembers nothing of an earlier one of this name.
    pub(crate) fn open(name: &str, more: &[&str]) -> Self {
        Self::open_by(&["serve"], name, more)
    }

    /// The same by these first words on the command line.
    pub(crate) fn open_by(words: &[&str], name: &str, more: &[&str]) -> Self {
        let data = scratch(name);
        let _ = std::fs::remove_dir_all(&data);
        let log = scratch(&format!("{name}.log"));
        let file = File::create(&log).expect("there is room for logs");
        let mut process = Command::new(env!("CARGO_BIN_EXE_sushiya"))
            .args(words)
            .args(["--listen", "127.0.0.1:0", "--data", data.to_str().expect("a path in UTF-8")])
            .args(more)
            .env("SUSHIYA_LOG", "trace")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn()
            .expect("the binary starts");
        let mut said = String::new();
        let stdout = process.stdout.take().expect("it has a standard output");
        BufReader::new(stdout).read_line(&mut said).expect("it speaks UTF-8");
        let address = said.strip_prefix("Sushiya is running at ").and_then(|rest| rest.split(',').next());
        let url = address.unwrap_or_else(|| panic!("it says where it is: {said}")).to_owned();
        Self { process, url, log }
    }

    /// What it has logged so far.
    pub(crate) fn logs(&self) -> String {
        std::fs::read_to_string(&self.log).expect("it logs in UTF-8")
    }

    /// Asks something; the answer's status and body.
    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        let address = self.url.strip_prefix("http://").expect("a plain address");
        let mut stream = TcpStream::connect(address).expect("the server is open");
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, body.to_owned())
    }

    /// Asks something that goes well; the answer.
    #[track_caller]
    pub(crate) fn fine(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let (status, answer) = self.ask(method, path, token, &body.to_string());
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        serde_json::from_str(&answer).expect("it answers in JSON")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

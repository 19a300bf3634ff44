//! A child process with line-based input and output and timeouts.
//!
//! Three threads serve its pipes, so that no program can block the caller by not reading or not writing. They end with
//! the program.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum length of a line.
const LONGEST: u64 = 1 << 16;

/// Capacity of the queues in lines.
const WAITING: usize = 16;

/// Time for a program to exit after its input is closed, and for its last output to arrive.
const GRACE: Duration = Duration::from_secs(1);

/// Receives the lines that a program writes to standard error.
pub type StderrSink = Arc<dyn Fn(&str) + Send + Sync>;

/// A running program. Dropping it closes its input and kills it if it does not exit.
pub(super) struct Program {
    child: Child,
    input: Option<SyncSender<String>>,
    output: Receiver<String>,
    /// The last line on standard error.
    last_words: Arc<Mutex<String>>,
    /// Disconnects at the end of standard error.
    stderr_ended: Receiver<()>,
    status: Option<ExitStatus>,
}

/// The reason why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// The deadline has passed.
    Late,
    /// The program has closed its output or input.
    Ended,
}

impl Program {
    /// Starts a program with its arguments.
    pub(super) fn start(words: &[String], stderr_sink: StderrSink) -> io::Result<Self> {
        let (name, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In its own process group, so that its children can be killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (input, lines) = sync_channel(WAITING);
        thread::spawn(move || write(stdin, &lines));
        let (lines_out, output) = sync_channel(WAITING);
        thread::spawn(move || read(stdout, |line| lines_out.send(line).is_ok()));
        let last_words = Arc::new(Mutex::new(String::new()));
        let (stderr_open, stderr_ended) = sync_channel(0);
        let words = Arc::clone(&last_words);
        thread::spawn(move || {
            let _until_the_end = stderr_open;
            read(stderr, |line| {
                stderr_sink(&line);
                if !line.trim().is_empty() {
                    *words.lock().unwrap_or_else(PoisonError::into_inner) = line;
                }
                true
            });
        });
        Ok(Self { child, input: Some(input), output, last_words, stderr_ended, status: None })
    }

    /// Queues a line.
    pub(super) fn send(&self, line: String) -> Result<(), NoAnswer> {
        match self.input.as_ref().map(|input| input.try_send(line)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(NoAnswer::Late),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(NoAnswer::Ended),
        }
    }

    /// The next line before the deadline.
    pub(super) fn receive(&self, deadline: Instant) -> Result<String, NoAnswer> {
        match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended),
        }
    }

    /// Kills the program and its children. Returns the exit status if the program had ended by itself.
    pub(super) fn end(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            self.input = None;
            // The child has not been waited for, so its process group id cannot have been reused.
            #[cfg(unix)]
            let _ = rustix::process::kill_process_group(
                rustix::process::Pid::from_child(&self.child),
                rustix::process::Signal::KILL,
            );
            let _ = self.child.kill();
            self.status = self.child.wait().ok();
        }
        self.status.filter(|status| !was_killed(*status))
    }

    /// The last line on standard error, after waiting for its end.
    pub(super) fn last_words(&self) -> String {
        let _ = self.stderr_ended.recv_timeout(GRACE);
        self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.status.is_none() {
            self.input = None;
            let deadline = Instant::now() + GRACE;
            while self.receive(deadline).is_ok() {}
            self.end();
            let _ = self.last_words();
        }
    }
}

/// Whether it was killed, most likely by us.
#[cfg(unix)]
fn was_killed(status: ExitStatus) -> bool {
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(rustix::process::Signal::KILL.as_raw())
}

/// Whether it was killed; unknown on this platform.
#[cfg(not(unix))]
fn was_killed(_: ExitStatus) -> bool {
    false
}

/// Writes queued lines to the program.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads lines until the end, or until `take` returns `false`. A line that is too long is the last.
fn read(from: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while matches!(from.by_ref().take(LONGEST).read_until(b'\n', &mut line), Ok(1..)) {
        let is_whole = line.len() < LONGEST as usize;
        if !take(String::from_utf8_lossy(&line).trim_end().to_owned()) || !is_whole {
            return;
        }
        line.clear();
    }
}

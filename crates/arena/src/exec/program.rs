//! A program that is talked to line by line, with patience that has an end. Knows nothing of games.
//!
//! Three threads serve its pipes, so that no program can hold us up: not one that does not read, nor one that does not
//! write, nor one that does nothing else. They end when the program does.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read.
const LONGEST: u64 = 1 << 16;

/// How many lines may wait to be read by either side.
const WAITING: usize = 16;

/// How long a program may take to end once its input has, and what it has said last to arrive.
const GRACE: Duration = Duration::from_secs(1);

/// Where lines go that the program writes to its standard error.
pub type StderrSink = Arc<dyn Fn(&str) + Send + Sync>;

/// A running program. Dropped, it is told to end, and ended if it does not.
pub(super) struct Program {
    child: Child,
    input: Option<SyncSender<String>>,
    output: Receiver<String>,
    /// Its last words on standard error; the channel closes when there are no more.
    last_words: Arc<Mutex<String>>,
    silent: Receiver<()>,
    status: Option<ExitStatus>,
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    /// Not in time.
    Late,
    /// The program writes no more, or reads no more.
    Ended,
}

impl Program {
    /// Starts a program with its arguments.
    pub(super) fn start(words: &[String], stderr_sink: StderrSink) -> io::Result<Self> {
        let (name, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In a group of its own, so that whatever it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (input, lines) = sync_channel(WAITING);
        thread::spawn(move || write(stdin, &lines));
        let (said, output) = sync_channel(WAITING);
        thread::spawn(move || read(stdout, |line| said.send(line).is_ok()));
        let last_words = Arc::new(Mutex::new(String::new()));
        let (speaking, silent) = sync_channel(0);
        let words = Arc::clone(&last_words);
        thread::spawn(move || {
            let _until_the_end = speaking;
            read(stderr, |line| {
                stderr_sink(&line);
                if !line.trim().is_empty() {
                    *words.lock().unwrap_or_else(PoisonError::into_inner) = line;
                }
                true
            });
        });
        Ok(Self { child, input: Some(input), output, last_words, silent, status: None })
    }

    /// Sends a line. It need not have been read when this returns.
    pub(super) fn tell(&self, line: String) -> Result<(), Silence> {
        match self.input.as_ref().map(|input| input.try_send(line)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Silence::Late),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(Silence::Ended),
        }
    }

    /// The next line it says before the deadline.
    pub(super) fn hear(&self, deadline: Instant) -> Result<String, Silence> {
        match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended),
        }
    }

    /// Ends it at once, and whatever it has started. Says how it ended, if that was before.
    pub(super) fn end(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            self.input = None;
            // The group is there as long as the child has not been waited for, so nobody else's can be meant.
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

    /// The last line it wrote to standard error, once it has ended.
    pub(super) fn last_words(&self) -> String {
        let _ = self.silent.recv_timeout(GRACE);
        self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.status.is_none() {
            self.input = None;
            let deadline = Instant::now() + GRACE;
            while self.hear(deadline).is_ok() {}
            self.end();
            let _ = self.last_words();
        }
    }
}

/// Whether it ended as one does that is killed: by us, most likely.
#[cfg(unix)]
fn was_killed(status: ExitStatus) -> bool {
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(rustix::process::Signal::KILL.as_raw())
}

/// Whether it ended as one does that is killed; elsewhere nothing tells.
#[cfg(not(unix))]
fn was_killed(_: ExitStatus) -> bool {
    false
}

/// Passes lines on to the program until there are no more or it does not want them.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or nobody wants them. One that is too long is the last.
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

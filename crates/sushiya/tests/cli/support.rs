//! Running the real binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `sushiya` with these arguments and nothing to read.
pub(crate) fn sushiya(args: &[&str]) -> Said {
    sushiya_reading(args, "")
}

/// Runs `sushiya` on a system with this set about languages and nothing else.
pub(crate) fn sushiya_where(settings: &[(&str, &str)], args: &[&str]) -> Said {
    run(settings, args, "")
}

/// Runs `sushiya` with this on its standard input.
pub(crate) fn sushiya_reading(args: &[&str], input: &str) -> Said {
    run(&[], args, input)
}

/// Runs it. What it says never depends on the language of whoever runs the tests.
fn run(settings: &[(&str, &str)], args: &[&str], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(settings.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("it has a standard input");
    // It may not want to read; then writing fails, and that is fine.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
    Said { code: output.status.code().expect("it exits"), out: text(output.stdout), err: text(output.stderr) }
}

impl Said {
    /// What it printed, asserting that all went well.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The sentence it failed with, asserting the exit code and that nothing else was printed.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// A file of this test's own.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

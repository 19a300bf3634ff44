//! Running the real binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The result of a run.
pub(crate) struct Output {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `sushiya` with these arguments and no input.
pub(crate) fn sushiya(args: &[&str]) -> Output {
    sushiya_reading(args, "")
}

/// Runs `sushiya` with only these locale variables.
pub(crate) fn sushiya_where(settings: &[(&str, &str)], args: &[&str]) -> Output {
    run(settings, args, "")
}

/// Runs `sushiya` with this on its standard input.
pub(crate) fn sushiya_reading(args: &[&str], input: &str) -> Output {
    run(&[], args, input)
}

/// Runs the binary, independent of the locale of the test environment.
fn run(settings: &[(&str, &str)], args: &[&str], input: &str) -> Output {
    let child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(settings.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    output(child.expect("the binary starts"), input)
}

/// The output of a process that is given this input. Its input and output are piped.
pub(crate) fn output(mut child: Child, input: &str) -> Output {
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // The program can write more than a pipe holds before it has read everything. Writing fails if it doesn't read its input.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the process ends");
    writer.join().expect("the input is written");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is UTF-8");
    Output {
        code: output.status.code().expect("the process exits"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Output {
    /// The output, asserting success.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The error message, asserting the exit code and that there was no other output.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// A path in the directory for temporary test files.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

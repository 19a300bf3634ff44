//! CPU time of processes, from `/proc`. It is unknown without `/proc`, or if the server runs on another machine.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

/// CPU time of a process in seconds, all threads together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct CpuTime {
    pub(crate) user: f64,
    pub(crate) system: f64,
}

impl CpuTime {
    /// CPU time of a process so far.
    pub(crate) fn of(pid: &str) -> Option<Self> {
        Self::parse(&fs::read_to_string(Path::new("/proc").join(pid).join("stat")).ok()?)
    }

    /// CPU time of this process so far.
    pub(crate) fn own() -> Option<Self> {
        Self::of("self")
    }

    /// The time between an earlier reading and this one.
    pub(crate) fn since(self, earlier: Self) -> Self {
        Self { user: self.user - earlier.user, system: self.system - earlier.system }
    }

    fn parse(stat: &str) -> Option<Self> {
        // The name in parentheses may contain spaces; utime and stime are the 12th and 13th field after it.
        let (_, fields) = stat.rsplit_once(')')?;
        let mut times = fields.split_whitespace().skip(11).map(|ticks| ticks.parse::<f64>().ok());
        let seconds = |ticks: f64| ticks / ticks_per_second();
        Some(Self { user: seconds(times.next()??), system: seconds(times.next()??) })
    }
}

#[cfg(unix)]
fn ticks_per_second() -> f64 {
    rustix::param::clock_ticks_per_second() as f64
}

#[cfg(not(unix))]
fn ticks_per_second() -> f64 {
    100.0
}

/// The id of the process that listens at an address, if it runs on this machine and its files can be read.
pub(crate) fn listening_process(address: SocketAddr) -> Option<String> {
    if !address.ip().is_loopback() {
        return None;
    }
    let tables = ["/proc/net/tcp", "/proc/net/tcp6"];
    let inodes = tables.iter().filter_map(|table| fs::read_to_string(table).ok());
    let inodes: Vec<String> = inodes.flat_map(|table| listening_inodes(&table, address.port())).collect();
    let processes = fs::read_dir("/proc").ok()?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    processes.filter(|name| name.bytes().all(|byte| byte.is_ascii_digit())).find(|pid| has_socket(pid, &inodes))
}

/// Inodes of the sockets that listen at a port, in the format of `/proc/net/tcp`.
fn listening_inodes(table: &str, port: u16) -> Vec<String> {
    let rows = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let listening = rows.filter(|row| {
        let local = row.get(1).and_then(|address| address.rsplit_once(':'));
        let same_port = local.and_then(|(_, hex)| u16::from_str_radix(hex, 16).ok()) == Some(port);
        same_port && row.get(3) == Some(&"0A")
    });
    listening.filter_map(|row| row.get(9).map(|inode| format!("socket:[{inode}]"))).collect()
}

fn has_socket(pid: &str, sockets: &[String]) -> bool {
    let Ok(files) = fs::read_dir(Path::new("/proc").join(pid).join("fd")) else { return false };
    let mut targets = files.flatten().filter_map(|file| fs::read_link(file.path()).ok());
    targets.any(|target| target.to_str().is_some_and(|target| sockets.iter().any(|socket| socket == target)))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn cpu_time_is_read_after_a_name_with_spaces() {
        let stat = "42 (a (b) c) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 4 0 100 1000 10";
        let ticks = ticks_per_second();
        assert_eq!(CpuTime::parse(stat), Some(CpuTime { user: 250.0 / ticks, system: 50.0 / ticks }));
        assert!(CpuTime::own().is_some());
    }

    #[test]
    fn the_process_behind_a_port_is_found() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        assert_eq!(listening_process(address), Some(std::process::id().to_string()));
        drop(listener);
        assert_eq!(listening_process(address), None);
        assert_eq!(listening_process("192.0.2.1:80".parse().unwrap()), None);
    }
}

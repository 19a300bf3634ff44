//! A pool of threads for long computations: bot moves, hints, pictures and analyses.
//!
//! Bot moves have priority, since tables wait for them; then hints and pictures, in turn by client address, and in turn by
//! person for each of them; analyses come last. A waiting class is served after at most [`MAX_OVERTAKEN`] jobs of other classes. Queues are bounded. A panicking
//! job returns an error to its caller and doesn't harm the pool.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::client_queue::{Client, ClientQueue};
use crate::panics::{Panics, Place};
use crate::{ApiError, Code};

/// Maximum number of queued bot moves. A table asks again for a move that was rejected.
const BOT_MOVES: usize = 4096;

/// Maximum number of queued and running analyses.
const ANALYSES: usize = 32;

/// Maximum number of jobs that may overtake the oldest job of a lower class.
const MAX_OVERTAKEN: u32 = 16;

/// The kind of a job, which decides its priority.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// A bot's move.
    BotMove,
    /// A hint for a client.
    Hint(Client),
    /// A picture for a client. Clients wait for it as for a hint, so both are one queue.
    Picture(Client),
    /// A page for a client; the same queue in a pool of its own.
    Page(Client),
    /// One step of an analysis.
    Analysis,
}

impl Class {
    const fn place(self) -> Place {
        match self {
            Self::BotMove => Place::Bot,
            Self::Hint(_) => Place::Hint,
            Self::Picture(_) | Self::Page(_) => Place::Render,
            Self::Analysis => Place::Analysis,
        }
    }
}

/// The result of one step of a job. Long jobs consist of steps, so that others can run in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The job is done.
    Done,
    /// The job has more steps.
    Again,
}

/// The load of the pool when a job begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Load {
    /// Queued bot moves per worker.
    pub(crate) bot_moves_per_worker: usize,
}

/// The job was rejected: the queue of its class is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueFull;

struct Job {
    class: Class,
    table: Option<Code>,
    run: Box<dyn FnMut(Load) -> Step + Send>,
}

/// Threads that run jobs until the pool is dropped.
pub(crate) struct WorkerPool {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    work: Condvar,
    /// The number of live threads.
    alive: AtomicUsize,
    workers: usize,
    panics: Panics,
}

#[derive(Default)]
struct Queue {
    bot_moves: VecDeque<Job>,
    /// Hints and pictures.
    hints: ClientQueue<Job>,
    hints_running: usize,
    analyses: VecDeque<Job>,
    analyses_running: usize,
    /// The number of jobs that have overtaken the oldest hint and the oldest analysis.
    overtaken: [u32; 2],
    closed: bool,
}

impl WorkerPool {
    /// Starts this many threads, at least one. The operating system prefers the threads that serve games.
    pub(crate) fn new(workers: usize, panics: Panics) -> Self {
        let workers = workers.max(1);
        let (queue, work, alive) = (Mutex::default(), Condvar::new(), AtomicUsize::new(workers));
        let shared = Arc::new(Shared { queue, work, alive, workers, panics });
        for number in 0..workers {
            let worker = Alive(Arc::clone(&shared));
            let thread = thread::Builder::new().name(format!("worker {number}"));
            let work = move || {
                yield_to_games();
                worker.0.work();
            };
            thread.spawn(work).expect("the operating system starts threads");
        }
        Self { shared }
    }

    /// Queues a job that may consist of several steps.
    pub(crate) fn submit(
        &self,
        class: Class,
        table: impl Into<Option<Code>>,
        run: impl FnMut(Load) -> Step + Send + 'static,
    ) -> Result<(), QueueFull> {
        self.shared.queue().push(Job { class, table: table.into(), run: Box::new(run) })?;
        self.shared.work.notify_one();
        Ok(())
    }

    /// Runs a job and waits for its result. If the caller goes away first, the job is skipped.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        table: impl Into<Option<Code>>,
        job: impl FnOnce(Load) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let mut job = Some((job, reply));
        let run = move |load| {
            if let Some((job, reply)) = job.take()
                && !reply.is_closed()
            {
                let _ = reply.send(job(load));
            }
            Step::Done
        };
        self.submit(class, table, run).map_err(|QueueFull| ApiError::TooMany)?;
        // The reply is dropped without an answer if the job panics, or if the pool is dropped.
        answer.await.map_err(|_| if self.shared.queue().closed { ApiError::Busy } else { ApiError::Crashed })
    }

    /// The number of live threads.
    pub(crate) fn alive(&self) -> usize {
        self.shared.alive.load(Ordering::Relaxed)
    }

    /// The numbers of queued bot moves, hints and pictures, and analyses.
    pub(crate) fn waiting(&self) -> [usize; 3] {
        let queue = self.shared.queue();
        [queue.bot_moves.len(), queue.hints.len(), queue.analyses.len()]
    }
}

/// Lowers the priority of this thread, so that games do not wait for it.
#[cfg(target_os = "linux")]
fn yield_to_games() {
    const NICE: i32 = 10;
    let thread = rustix::thread::gettid();
    // On Linux a priority belongs to a thread. Without it everything still works.
    let _ = rustix::process::setpriority_process(Some(thread), NICE);
}

/// Elsewhere priorities belong to processes.
#[cfg(not(target_os = "linux"))]
fn yield_to_games() {}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        *queue = Queue { closed: true, ..Queue::default() };
        drop(queue);
        self.shared.work.notify_all();
    }
}

/// Counts a thread as alive until it ends, even by a panic.
struct Alive(Arc<Shared>);

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.alive.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No operation under this lock can be left half done.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((mut job, load)) = self.next() {
            let step = self.panics.catch(job.class.place(), job.table, || (job.run)(load));
            let class = job.class;
            let again = (step == Ok(Step::Again)).then_some(job);
            self.queue().finish(class, again);
            // A class below its limit again may have a job for a waiting worker.
            self.work.notify_one();
        }
    }

    /// Waits for the next job; `None` once the pool is dropped.
    fn next(&self) -> Option<(Job, Load)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop(self.workers) {
                let load = Load { bot_moves_per_worker: queue.bot_moves.len() / self.workers };
                return Some((job, load));
            }
            queue = self.work.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn push(&mut self, job: Job) -> Result<(), QueueFull> {
        let room = match job.class {
            Class::BotMove => self.bot_moves.len() < BOT_MOVES,
            Class::Hint(client) | Class::Picture(client) | Class::Page(client) => self.hints.has_room(client),
            Class::Analysis => self.analyses.len() + self.analyses_running < ANALYSES,
        };
        if self.closed || !room {
            return Err(QueueFull);
        }
        self.enqueue(job);
        Ok(())
    }

    fn enqueue(&mut self, job: Job) {
        match job.class {
            Class::BotMove => self.bot_moves.push_back(job),
            Class::Hint(client) | Class::Picture(client) | Class::Page(client) => self.hints.push(client, job),
            Class::Analysis => self.analyses.push_back(job),
        }
    }

    /// Takes the next job.
    fn pop(&mut self, workers: usize) -> Option<Job> {
        // One of several workers is always reserved for bot moves.
        let hint = !self.hints.is_empty() && self.hints_running < workers.max(2) - 1;
        let analysis = !self.analyses.is_empty() && self.analyses_running == 0;
        let [hint_waits, analysis_waits] = self.overtaken.map(|overtaken| overtaken >= MAX_OVERTAKEN);
        let job = if analysis && analysis_waits {
            self.pop_analysis()
        } else if hint && hint_waits {
            self.pop_hint()
        } else {
            self.bot_moves
                .pop_front()
                .or_else(|| hint.then(|| self.pop_hint()).flatten())
                .or_else(|| analysis.then(|| self.pop_analysis()).flatten())
        }?;
        let taken = job.class;
        self.overtaken[0] = if hint && !matches!(taken, Class::Hint(_) | Class::Picture(_) | Class::Page(_)) {
            self.overtaken[0] + 1
        } else {
            0
        };
        self.overtaken[1] = if analysis && taken != Class::Analysis { self.overtaken[1] + 1 } else { 0 };
        Some(job)
    }

    fn pop_hint(&mut self) -> Option<Job> {
        let job = self.hints.pop()?;
        self.hints_running += 1;
        Some(job)
    }

    fn pop_analysis(&mut self) -> Option<Job> {
        let job = self.analyses.pop_front()?;
        self.analyses_running += 1;
        Some(job)
    }

    /// Records the end of a step. An unfinished analysis continues before the next one begins.
    fn finish(&mut self, class: Class, again: Option<Job>) {
        if self.closed {
            return;
        }
        match class {
            Class::BotMove => {}
            Class::Hint(_) | Class::Picture(_) | Class::Page(_) => self.hints_running -= 1,
            Class::Analysis => self.analyses_running -= 1,
        }
        match again {
            Some(job) if class == Class::Analysis => self.analyses.push_front(job),
            Some(job) => self.enqueue(job),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;
    use crate::client_queue::PER_PERSON;

    const TIMEOUT: Duration = Duration::from_mins(1);

    fn table() -> Code {
        "ABCDEF".parse().expect("a code")
    }

    fn client(number: u8) -> Class {
        Class::Hint(Client::new([192, 0, 2, number].into(), None))
    }

    /// A pool with one worker that is busy until the sender is dropped, so that jobs queue up.
    fn busy_pool() -> (WorkerPool, mpsc::Sender<()>) {
        let pool = WorkerPool::new(1, Panics::default());
        let (release, wait) = mpsc::channel::<()>();
        let (started, wait_for_start) = mpsc::channel();
        let block = move |_| {
            started.send(()).expect("the test waits");
            let _ = wait.recv();
            Step::Done
        };
        pool.submit(Class::BotMove, table(), block).expect("the queue has room");
        wait_for_start.recv_timeout(TIMEOUT).expect("the worker begins");
        (pool, release)
    }

    /// The order in which jobs of these classes run, by their index.
    fn order(classes: &[Class]) -> Vec<usize> {
        let (pool, release) = busy_pool();
        let (ran, order) = mpsc::channel();
        for (index, class) in classes.iter().enumerate() {
            let ran = ran.clone();
            let run = move |_| {
                ran.send(index).expect("the test waits");
                Step::Done
            };
            pool.submit(*class, table(), run).expect("the queue has room");
        }
        drop(release);
        classes.iter().map(|_| order.recv_timeout(TIMEOUT).expect("every job runs")).collect()
    }

    #[test]
    fn bot_moves_come_first_and_analyses_last() {
        assert_eq!(order(&[Class::Analysis, client(1), Class::BotMove, client(1), Class::BotMove]), [2, 4, 1, 3, 0]);
    }

    #[test]
    fn hints_take_turns_by_client() {
        let (a, b, c) = (client(1), client(2), client(3));
        assert_eq!(order(&[a, a, a, b, c, b]), [0, 3, 4, 1, 5, 2]);
    }

    #[test]
    fn a_lower_class_is_overtaken_a_limited_number_of_times() {
        let mut classes = vec![client(1), Class::Analysis];
        classes.extend([Class::BotMove; 40]);
        let order = order(&classes);
        let at = |index| order.iter().position(|ran| *ran == index);
        assert_eq!((at(1), at(0)), (Some(MAX_OVERTAKEN as usize), Some(MAX_OVERTAKEN as usize + 1)));
    }

    #[test]
    fn queues_are_bounded_for_each_class_and_client() {
        let (pool, release) = busy_pool();
        let room = |class| (0..10_000).take_while(|_| pool.submit(class, table(), |_| Step::Done).is_ok()).count();
        assert_eq!(room(Class::BotMove), BOT_MOVES);
        assert_eq!(room(client(1)), PER_PERSON);
        assert_eq!(room(client(2)), PER_PERSON, "clients have separate limits");
        assert_eq!(room(Class::Analysis), ANALYSES);
        assert_eq!(pool.waiting(), [BOT_MOVES, 2 * PER_PERSON, ANALYSES]);
        drop(release);
    }

    #[test]
    fn a_bot_move_comes_between_the_steps_of_an_analysis() {
        let pool = Arc::new(WorkerPool::new(1, Panics::default()));
        let (ran, order) = mpsc::channel();
        let (weak, mut step) = (Arc::downgrade(&pool), 0);
        let analysis = move |_| {
            step += 1;
            ran.send(format!("step {step}")).expect("the test waits");
            if let Some(pool) = weak.upgrade().filter(|_| step == 1) {
                let ran = ran.clone();
                let bot = move |_| {
                    ran.send("bot".to_owned()).expect("the test waits");
                    Step::Done
                };
                pool.submit(Class::BotMove, table(), bot).expect("the queue has room");
            }
            if step < 3 { Step::Again } else { Step::Done }
        };
        pool.submit(Class::Analysis, table(), analysis).expect("the queue has room");
        let order: Vec<String> = (0..4).map(|_| order.recv_timeout(TIMEOUT).expect("it runs")).collect();
        assert_eq!(order, ["step 1", "bot", "step 2", "step 3"]);
    }

    #[tokio::test]
    async fn a_panicking_job_returns_an_error_and_keeps_its_worker() {
        let pool = WorkerPool::new(2, Panics::default());
        for _ in 0..10 {
            let panicked = pool.run(client(1), table(), |_| -> u32 { panic!("test panic") });
            assert_eq!(panicked.await, Err(ApiError::Crashed));
        }
        assert_eq!(pool.run(client(1), table(), |_| 7).await, Ok(7));
        assert_eq!(pool.alive(), 2);
        assert_eq!(pool.waiting(), [0, 0, 0]);
    }

    #[test]
    fn dropping_the_pool_ends_its_threads_and_drops_queued_jobs() {
        let (pool, release) = busy_pool();
        let (kept, dropped) = mpsc::channel::<()>();
        let waits = move |_| {
            let _ = &kept;
            Step::Done
        };
        pool.submit(Class::BotMove, table(), waits).expect("the queue has room");
        let shared = Arc::downgrade(&pool.shared);
        drop(pool);
        assert_eq!(dropped.recv_timeout(TIMEOUT), Err(mpsc::RecvTimeoutError::Disconnected), "the job was dropped");
        drop(release);
        let deadline = std::time::Instant::now() + TIMEOUT;
        while shared.strong_count() > 0 {
            assert!(std::time::Instant::now() < deadline, "the worker ends");
            thread::yield_now();
        }
    }
}

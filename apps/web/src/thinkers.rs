//! Bots think on threads of their own, so that no page waits for a bot.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use catalog::Thought;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// A pool of threads for thoughts; it ends with its last handle.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: mpsc::Sender<Job>,
    runtime: Handle,
}

impl Thinkers {
    /// Must be called inside a runtime: there the thoughts are carried out.
    pub(crate) fn start(threads: usize) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            let work = move || {
                while let Ok(job) = next(&queue) {
                    job();
                }
            };
            let started = thread::Builder::new().name(format!("bot-{number}")).spawn(work);
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Thinkers { jobs, runtime: Handle::current() }
    }

    /// Thinks elsewhere, then does something with the result; `None` when the thought failed.
    pub(crate) fn think<T, F>(&self, thought: Thought<T>, then: impl FnOnce(Option<T>) -> F + Send + 'static)
    where
        T: 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let runtime = self.runtime.clone();
        let job = Box::new(move || {
            let result = catch_unwind(AssertUnwindSafe(thought)).ok();
            if result.is_none() {
                tracing::error!("a bot failed while thinking");
            }
            runtime.spawn(then(result));
        });
        if self.jobs.send(job).is_err() {
            tracing::error!("no thread for bots is left");
        }
    }

    /// Thinks elsewhere while the caller waits.
    pub(crate) async fn find_out<T: Send + 'static>(&self, thought: Thought<T>) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.think(thought, move |result| async move {
            // Whoever asked may have gone.
            let _ = answer.send(result);
        });
        answered.await.ok().flatten()
    }
}

fn next(queue: &Mutex<mpsc::Receiver<Job>>) -> Result<Job, mpsc::RecvError> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv()
}

//! Bots think on threads of their own, so that no page waits for a bot.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;

use catalog::Thought;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::fair::{Asker, Fair, Waiting};

/// A pool of threads for thoughts; it ends with this handle.
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
    runtime: Handle,
}

struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    jobs: Fair<Job>,
    closed: bool,
}

struct Job {
    work: Box<dyn FnOnce() + Send>,
    /// Whoever waits for it; nobody need wait for the move of a bot.
    asker: Option<Weak<()>>,
}

impl Waiting for Job {
    fn is_wanted(&self) -> bool {
        self.asker.as_ref().is_none_or(|asker| asker.strong_count() > 0)
    }
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, asker: Asker, job: Job) {
        let mut state = self.state();
        if !state.closed {
            state.jobs.push(asker, job);
            tell_length(&state.jobs);
            self.changed.notify_one();
        }
    }

    /// Waits for a job; `None` when the queue is closed.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let job = state.jobs.pop();
            tell_length(&state.jobs);
            if job.is_some() {
                return job;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// What waits is forgotten: the tables are in the store.
    fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        let forgotten = std::mem::replace(&mut state.jobs, Fair::new());
        drop(state);
        drop(forgotten);
        self.changed.notify_all();
    }
}

fn tell_length(jobs: &Fair<Job>) {
    metrics::gauge!("pentapolis_thoughts_waiting").set(jobs.len() as f64);
}

impl Thinkers {
    /// Must be called inside a runtime: there the thoughts are carried out.
    pub(crate) fn start(threads: usize) -> Self {
        let state = State { jobs: Fair::new(), closed: false };
        let queue = Arc::new(Queue { state: Mutex::new(state), changed: Condvar::new() });
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            let work = move || {
                while let Some(job) = queue.next() {
                    (job.work)();
                }
            };
            let started = thread::Builder::new().name(format!("bot-{number}")).spawn(work);
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Thinkers { queue, runtime: Handle::current() }
    }

    /// Thinks elsewhere, then does something with the result; `None` when the thought failed.
    pub(crate) fn think<T, F>(
        &self,
        asker: Asker,
        thought: Thought<T>,
        then: impl FnOnce(Option<T>) -> F + Send + 'static,
    ) where
        T: 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        self.queue.push(asker, Job { work: self.work(thought, then), asker: None });
    }

    /// Thinks elsewhere while the caller waits; when the caller is gone, nobody need think.
    pub(crate) async fn find_out<T: Send + 'static>(&self, asker: Asker, thought: Thought<T>) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let waiting = Arc::new(());
        let work = self.work(thought, move |result| async move {
            // Whoever asked may have gone.
            let _ = answer.send(result);
        });
        self.queue.push(asker, Job { work, asker: Some(Arc::downgrade(&waiting)) });
        let result = answered.await.ok().flatten();
        drop(waiting);
        result
    }

    fn work<T, F>(
        &self,
        thought: Thought<T>,
        then: impl FnOnce(Option<T>) -> F + Send + 'static,
    ) -> Box<dyn FnOnce() + Send>
    where
        T: 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let runtime = self.runtime.clone();
        Box::new(move || {
            let result = catch_unwind(AssertUnwindSafe(thought)).ok();
            if result.is_none() {
                tracing::error!("a bot failed while thinking");
            }
            runtime.spawn(then(result));
        })
    }

    /// Ends the threads after what they are thinking now.
    pub(crate) fn close(&self) {
        self.queue.close();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    fn asker(person: i64, table: &str) -> Asker {
        Asker { person: Some(person), table: table.to_owned() }
    }

    #[tokio::test]
    async fn a_thought_whose_asker_is_gone_is_not_thought() {
        let thinkers = Thinkers::start(1);
        let (go, wait) = mpsc::channel::<()>();
        let busy = thinkers.find_out(asker(1, "a"), Box::new(move || wait.recv().is_ok()));
        let (told, hears) = mpsc::channel();
        let forgotten = thinkers.find_out(asker(2, "b"), Box::new(move || told.send(()).is_ok()));
        let hasty = async {
            assert!(tokio::time::timeout(Duration::from_millis(50), forgotten).await.is_err());
            go.send(()).unwrap();
        };
        let (busy, ()) = tokio::join!(busy, hasty);
        assert_eq!(busy, Some(true));
        assert_eq!(thinkers.find_out(asker(3, "c"), Box::new(|| 7)).await, Some(7));
        assert!(hears.try_recv().is_err(), "nobody waited for it");
    }

    #[tokio::test]
    async fn one_asker_with_many_tables_does_not_keep_the_others_waiting() {
        let thinkers = Thinkers::start(1);
        let (done, order) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        thinkers.think(asker(1, "first"), Box::new(move || wait.recv().is_ok()), |_| async {});
        for table in 0..20 {
            let done = done.clone();
            let slow = Box::new(move || done.send("greedy").is_ok());
            thinkers.think(asker(1, &table.to_string()), slow, |_| async {});
        }
        thinkers.think(asker(2, "mine"), Box::new(move || done.send("modest").is_ok()), |_| async {});
        go.send(()).unwrap();
        let order: Vec<_> = tokio::task::spawn_blocking(move || order.iter().collect()).await.unwrap();
        assert!(order.iter().take(2).any(|&who| who == "modest"), "{order:?}");
    }
}

//! Bots think on threads of their own, so that no page waits for a bot.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;

use catalog::Thought;
use store::PersonId;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::fair::{Asker, Fair, Waiting};

/// A pool of threads for thoughts; it ends with this handle.
///
/// One thread more than was asked for is kept free: neither one person alone nor all those who only look on can
/// occupy it, so that nobody who plays waits until others have thought.
pub struct Thinkers {
    queue: Arc<Queue>,
    runtime: Handle,
}

struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    jobs: Fair<Job>,
    now: AtWork,
    closed: bool,
}

/// For whom threads are thinking at the moment.
#[derive(Default)]
struct AtWork {
    people: BTreeMap<Option<PersonId>, usize>,
    onlookers: usize,
}

impl AtWork {
    fn has_room_for(&self, job: &Job, most: usize) -> bool {
        let for_this_one = self.people.get(&job.person).copied().unwrap_or_default();
        for_this_one < most && (job.plays || self.onlookers < most)
    }

    fn begin(&mut self, job: &Job) {
        *self.people.entry(job.person).or_default() += 1;
        self.onlookers += usize::from(!job.plays);
    }

    fn end(&mut self, person: Option<PersonId>, plays: bool) {
        if let Some(count) = self.people.get_mut(&person) {
            *count -= 1;
        }
        self.people.retain(|_, count| *count > 0);
        self.onlookers -= usize::from(!plays);
    }
}

struct Job {
    work: Box<dyn FnOnce() + Send>,
    person: Option<PersonId>,
    plays: bool,
    /// Whoever waits for it; nobody need wait for the move of a bot.
    waiting: Option<Weak<()>>,
}

impl Waiting for Job {
    fn is_wanted(&self) -> bool {
        self.waiting.as_ref().is_none_or(|waiting| waiting.strong_count() > 0)
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
            self.changed.notify_all();
        }
    }

    /// Waits for a job; `None` when the queue is closed. Of one kind, at most so many are done at once.
    fn next(&self, most: usize) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let State { jobs, now, .. } = &mut *state;
            let job = jobs.pop(|job| now.has_room_for(job, most));
            tell_length(jobs);
            if let Some(job) = job {
                now.begin(&job);
                return Some(job);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Does a job; whoever had to wait for its end looks again.
    fn carry_out(&self, job: Job) {
        let Job { work, person, plays, .. } = job;
        work();
        self.state().now.end(person, plays);
        self.changed.notify_all();
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
    pub fn start(threads: usize) -> Self {
        let most = threads.max(1);
        let state = State { jobs: Fair::new(), now: AtWork::default(), closed: false };
        let queue = Arc::new(Queue { state: Mutex::new(state), changed: Condvar::new() });
        for number in 0..=most {
            let queue = queue.clone();
            let work = move || {
                while let Some(job) = queue.next(most) {
                    queue.carry_out(job);
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
    pub fn think<T, F>(
        &self,
        asker: Asker,
        thought: Thought<T>,
        then: impl FnOnce(Option<T>) -> F + Send + 'static,
    ) where
        T: 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let (work, person, plays) = (self.work(thought, then), asker.person, asker.plays);
        self.queue.push(asker, Job { work, person, plays, waiting: None });
    }

    /// Thinks elsewhere while the caller waits; when the caller is gone, nobody need think.
    pub async fn find_out<T: Send + 'static>(&self, asker: Asker, thought: Thought<T>) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let waiting = Arc::new(());
        let work = self.work(thought, move |result| async move {
            // Whoever asked may have gone.
            let _ = answer.send(result);
        });
        let (person, plays) = (asker.person, asker.plays);
        self.queue.push(asker, Job { work, person, plays, waiting: Some(Arc::downgrade(&waiting)) });
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
    pub fn close(&self) {
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

    fn asker(person: i64, table: &str, plays: bool) -> Asker {
        Asker { person: Some(person), table: table.to_owned(), plays }
    }

    /// Keeps a thread busy until the returned end is dropped.
    fn keep_busy(thinkers: &Thinkers, asker: Asker) -> mpsc::Sender<()> {
        let (go, wait) = mpsc::channel::<()>();
        thinkers.think(asker, Box::new(move || wait.recv().is_ok()), |_| async {});
        go
    }

    #[tokio::test]
    async fn a_thought_whose_asker_is_gone_is_not_thought() {
        let thinkers = Thinkers::start(1);
        let busy = keep_busy(&thinkers, asker(1, "a", true));
        let (told, hears) = mpsc::channel();
        let forgotten = thinkers.find_out(asker(1, "b", true), Box::new(move || told.send(()).is_ok()));
        assert!(tokio::time::timeout(Duration::from_millis(50), forgotten).await.is_err());
        drop(busy);
        assert_eq!(thinkers.find_out(asker(1, "c", true), Box::new(|| 7)).await, Some(7));
        assert!(hears.try_recv().is_err(), "nobody waited for it");
    }

    #[tokio::test]
    async fn neither_one_person_nor_all_onlookers_keep_those_who_play_waiting() {
        let thinkers = Thinkers::start(2);
        let one_person = ["a", "b", "c", "d"].map(|table| keep_busy(&thinkers, asker(1, table, true)));
        assert_eq!(thinkers.find_out(asker(2, "mine", true), Box::new(|| 7)).await, Some(7));
        drop(one_person);
        let onlookers = [3, 4, 5, 6].map(|person| keep_busy(&thinkers, asker(person, "watched", false)));
        assert_eq!(thinkers.find_out(asker(2, "mine", true), Box::new(|| 8)).await, Some(8));
        drop(onlookers);
        assert_eq!(thinkers.find_out(asker(1, "a", false), Box::new(|| 9)).await, Some(9));
    }

    #[tokio::test]
    async fn whoever_wants_much_takes_turns_with_the_others() {
        let thinkers = Thinkers::start(1);
        let (one, two) = (asker(1, "x", true), asker(2, "x", true));
        let busy = [keep_busy(&thinkers, one), keep_busy(&thinkers, two)];
        let (done, order) = mpsc::channel();
        for table in 0..20 {
            let done = done.clone();
            let greedy = Box::new(move || done.send("greedy").is_ok());
            thinkers.think(asker(3, &table.to_string(), true), greedy, |_| async {});
        }
        let modest = Box::new(move || done.send("modest").is_ok());
        thinkers.think(asker(4, "mine", true), modest, |_| async {});
        drop(busy);
        let order: Vec<_> = tokio::task::spawn_blocking(move || order.iter().collect()).await.unwrap();
        assert!(order.iter().take(3).any(|&who| who == "modest"), "{order:?}");
    }
}

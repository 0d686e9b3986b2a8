//! Many seeds on all cores.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};

/// How seeds are worked off.
pub(crate) struct Blocks {
    pub(crate) title: String,
    pub(crate) seeds: Range<u64>,
    /// Seeds are handed to threads in blocks of this many.
    pub(crate) size: u64,
    pub(crate) threads: Option<usize>,
}

impl Blocks {
    /// Adds up what the work on each block brings.
    pub(crate) fn sum<T: Default + Send>(
        &self,
        work: impl Fn(Range<u64>) -> anyhow::Result<T> + Sync,
        merge: impl Fn(&mut T, T) + Sync,
    ) -> anyhow::Result<T> {
        let bar = self.bar()?;
        let next = AtomicU64::new(self.seeds.start);
        let total = Mutex::new(Ok(T::default()));
        let work_on = || {
            while let Some(block) = self.next_block(&next) {
                let length = block.end - block.start;
                let result = work(block);
                bar.inc(length);
                if let Ok(mut total) = total.lock() {
                    match (&mut *total, result) {
                        (Ok(sum), Ok(block)) => merge(sum, block),
                        (_, Err(error)) => *total = Err(error),
                        (Err(_), _) => {}
                    }
                }
            }
        };
        let threads = self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let failed = thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(work_on)).collect();
            running.into_iter().any(|thread| thread.join().is_err())
        });
        bar.finish_and_clear();
        if failed {
            return Err(anyhow!("a game broke a law; its seed is named above"));
        }
        total.into_inner().map_err(|_| anyhow!("a thread failed"))?
    }

    fn next_block(&self, next: &AtomicU64) -> Option<Range<u64>> {
        let first = next.fetch_add(self.size, Ordering::Relaxed);
        (first < self.seeds.end).then(|| first..self.seeds.end.min(first + self.size))
    }

    fn bar(&self) -> anyhow::Result<ProgressBar> {
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}")?;
        let length = self.seeds.end - self.seeds.start;
        Ok(ProgressBar::new(length).with_style(style).with_message(self.title.clone()))
    }
}

//! Many games at a time.

use std::fmt;
use std::ops::Range;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// Threads that play games, and somebody who is told how far they are.
pub struct Crew<'a> {
    threads: ThreadPool,
    progress: &'a (dyn Fn(u64) + Sync),
}

impl<'a> Crew<'a> {
    /// `progress` is told of everything that is done, be it games or steps.
    pub fn new(threads: usize, progress: &'a (dyn Fn(u64) + Sync)) -> Result<Self, ThreadPoolBuildError> {
        Ok(Crew { threads: ThreadPoolBuilder::new().num_threads(threads.max(1)).build()?, progress })
    }

    pub(crate) fn done(&self, count: u64) {
        (self.progress)(count);
    }

    /// Works off the numbers in blocks of this size. What comes of each block comes back in their order: neither
    /// it nor a sum over it depends on the number of threads.
    pub(crate) fn in_blocks<T: Send>(
        &self,
        numbers: Range<u64>,
        size: u64,
        work: impl Fn(Range<u64>) -> T + Sync,
    ) -> Vec<T> {
        let count = (numbers.end - numbers.start).div_ceil(size) as usize;
        let block = |place: usize| {
            let first = numbers.start + place as u64 * size;
            work(first..numbers.end.min(first + size))
        };
        // Whoever is free takes the next block: some take a hundred times as long as others.
        self.threads.install(|| (0..count).into_par_iter().with_max_len(1).map(block).collect())
    }

    /// What comes of each number, in their order.
    pub(crate) fn each<T: Send>(&self, numbers: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        self.in_blocks(numbers, 1, |block| work(block.start))
    }
}

impl fmt::Debug for Crew<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Crew").field("threads", &self.threads.current_num_threads()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn results_come_back_in_order_on_any_number_of_threads() {
        for threads in [0, 1, 3] {
            let crew = Crew::new(threads, &|_| {}).unwrap();
            assert_eq!(crew.each(5..105, |number| number * 2), (5..105).map(|n| n * 2).collect::<Vec<_>>());
            assert_eq!(crew.in_blocks(2..9, 3, |block| block), [2..5, 5..8, 8..9]);
            assert!(crew.each(7..7, |number| number).is_empty());
        }
    }

    #[test]
    fn progress_is_told() {
        let told = AtomicU64::new(0);
        let tell = |count| {
            told.fetch_add(count, Ordering::Relaxed);
        };
        let crew = Crew::new(2, &tell).unwrap();
        crew.each(0..10, |_| crew.done(1));
        assert_eq!(told.load(Ordering::Relaxed), 10);
    }
}

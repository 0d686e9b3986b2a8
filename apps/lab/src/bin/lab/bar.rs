//! How far a long piece of work is.

use std::panic::{self, AssertUnwindSafe};
use std::thread;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};
use lab::Crew;

/// Shows a bar while a crew of these threads, or one for each core, works.
pub(crate) fn watched<T>(
    title: &str,
    length: u64,
    threads: Option<usize>,
    work: impl FnOnce(&Crew<'_>) -> T,
) -> anyhow::Result<T> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}")?;
    let bar = ProgressBar::new(length).with_style(style).with_message(title.to_owned());
    let progress = |count| bar.inc(count);
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let crew = Crew::new(threads, &progress)?;
    let done = panic::catch_unwind(AssertUnwindSafe(|| work(&crew)));
    bar.finish_and_clear();
    done.map_err(|_| anyhow!("a game broke a law; its seed is named above"))
}

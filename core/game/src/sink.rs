//! Where events go. A simulation passes `()`, and the compiler removes them.

/// Receives what happened, in order.
pub trait Sink<E> {
    fn push(&mut self, event: E);

    /// For an event that takes some work to describe: only done when somebody listens.
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }

    /// For events that take some work to find: only done when somebody listens.
    fn push_all<I: IntoIterator<Item = E>>(&mut self, events: impl FnOnce() -> I) {
        events().into_iter().for_each(|event| self.push(event));
    }
}

impl<E> Sink<E> for () {
    fn push(&mut self, _: E) {}

    fn push_with(&mut self, _: impl FnOnce() -> E) {}

    fn push_all<I: IntoIterator<Item = E>>(&mut self, _: impl FnOnce() -> I) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

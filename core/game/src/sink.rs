//! Where events go. A simulation passes `()`, and the compiler removes them.

/// Receives what happened, in order.
pub trait Sink<E> {
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for () {
    fn push(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

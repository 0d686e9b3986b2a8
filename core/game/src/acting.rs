//! How a rule is carried out: on a game, for a seat, with chance, before listeners.

use crate::{Game, Seat, Sink};

/// One seat carrying out one action, with everything that a rule may touch.
///
/// ```
/// # use game::{Acting, Game, Rng, RngExt, Seat, Sink};
/// /// Throws a die for whoever acts; what happens depends on the game, who hears of it does not.
/// fn throw<G: Game>(acting: &mut Acting<G, impl Rng, impl Sink<G::Event>>, told: fn(Seat, u8) -> G::Event) {
///     let face = acting.rng.random_range(1..=6);
///     acting.tell(told(acting.seat, face));
/// }
/// ```
#[derive(Debug)]
pub struct Acting<'a, G, R, S> {
    pub game: &'a mut G,
    /// Who acts. What happens to others names them.
    pub seat: Seat,
    pub rng: &'a mut R,
    pub events: &'a mut S,
}

impl<G: Game, R, S: Sink<G::Event>> Acting<'_, G, R, S> {
    #[inline]
    pub fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

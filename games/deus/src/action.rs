//! One click, and its notation: `build galley`, `place 3,-2`, `sell 2 wood`.

use game::Seat;

use crate::components::{Card, God, Kind, Resource};
use crate::map::{Hex, Stride};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, game::Action)]
pub enum Action {
    /// Adds a piece to the secret choice before the game.
    #[say("choose {kind}")]
    Choose(Kind),
    #[say("build {card}")]
    Build(Card),
    /// Plays a card face down; [`Action::As`] says as what.
    #[say("face-down {card}")]
    FaceDown(Card),
    #[say("as {kind}")]
    As(Kind),
    /// Begins an offering with this card on top.
    #[say("offer {card}")]
    Offer(Card),
    /// Adds a card below the top of the offering.
    #[say("cover {card}")]
    Cover(Card),
    /// Ends the offering.
    #[say("done")]
    Done,
    #[say("invoke {god}")]
    Invoke(God),
    /// Pays with resources as far as they go.
    #[say("pay")]
    Pay,
    /// Gives gold in place of one resource.
    #[say("spare {resource}")]
    Spare(Resource),
    #[say("place {at}")]
    Place(Hex),
    /// Places at the edge, away from the own regions, for points.
    #[say("settle {at}")]
    Settle(Hex),
    #[say("take {resource}")]
    Take(Resource),
    #[say("ready {kind}")]
    Ready(Kind),
    #[say("buy {resource}")]
    Buy(Resource),
    #[say("sell {count} {resource}")]
    Sell(#[range(1..=20)] u8, Resource),
    #[say("exchange {gave} for {took}")]
    Exchange(Resource, Resource),
    #[say("buy-points {count}")]
    BuyPoints(#[range(1..=20)] u8),
    #[say("reactivate {card}")]
    Reactivate(Card),
    #[say("move {from} to {to}")]
    #[index(Stride { from, to })]
    Move(Hex, Hex),
    #[say("rob {victim}")]
    Rob(Seat),
    #[say("rob {victim} of {resource}")]
    RobResource(Seat, Resource),
    #[say("raid {at}")]
    Raid(Hex),
    /// Carries out an effect that leaves nothing to choose.
    #[say("use")]
    Use,
    /// Leaves an effect, or the rest of it, unused.
    #[say("skip")]
    Skip,
    /// Ends the turn of a player who has no card.
    #[say("pass")]
    Pass,
}

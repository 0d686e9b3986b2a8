//! One click, and its notation: `build galley`, `place 3,-2`, `sell 2 wood`.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::components::{Card, God, Kind, Resource};
use crate::map::Hex;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Adds a piece to the secret choice before the game.
    Choose(Kind),
    Build(Card),
    /// Plays a card face down; [`Action::As`] says as what.
    FaceDown(Card),
    As(Kind),
    /// Begins an offering with this card on top.
    Offer(Card),
    /// Adds a card below the top of the offering.
    Cover(Card),
    /// Ends the offering.
    Done,
    Invoke(God),
    /// Pays with resources as far as they go.
    Pay,
    /// Gives gold in place of one resource.
    Spare(Resource),
    Place(Hex),
    /// Places at the edge, away from the own regions, for points.
    Settle(Hex),
    Take(Resource),
    Ready(Kind),
    Buy(Resource),
    Sell(u8, Resource),
    Exchange(Resource, Resource),
    BuyPoints(u8),
    Reactivate(Card),
    Move(Hex, Hex),
    Rob(Seat),
    RobResource(Seat, Resource),
    Raid(Hex),
    /// Carries out an effect that leaves nothing to choose.
    Use,
    /// Leaves an effect, or the rest of it, unused.
    Skip,
    /// Ends the turn of a player who has no card.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(kind) => write!(f, "choose {kind}"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::FaceDown(card) => write!(f, "face-down {card}"),
            Action::As(kind) => write!(f, "as {kind}"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Cover(card) => write!(f, "cover {card}"),
            Action::Done => f.write_str("done"),
            Action::Invoke(god) => write!(f, "invoke {god}"),
            Action::Pay => f.write_str("pay"),
            Action::Spare(resource) => write!(f, "spare {resource}"),
            Action::Place(hex) => write!(f, "place {hex}"),
            Action::Settle(hex) => write!(f, "settle {hex}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::Ready(kind) => write!(f, "ready {kind}"),
            Action::Buy(resource) => write!(f, "buy {resource}"),
            Action::Sell(count, resource) => write!(f, "sell {count} {resource}"),
            Action::Exchange(give, take) => write!(f, "exchange {give} for {take}"),
            Action::BuyPoints(count) => write!(f, "buy-points {count}"),
            Action::Reactivate(card) => write!(f, "reactivate {card}"),
            Action::Move(from, to) => write!(f, "move {from} to {to}"),
            Action::Rob(seat) => write!(f, "rob {seat}"),
            Action::RobResource(seat, resource) => write!(f, "rob {seat} of {resource}"),
            Action::Raid(hex) => write!(f, "raid {hex}"),
            Action::Use => f.write_str("use"),
            Action::Skip => f.write_str("skip"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["choose", kind] => Action::Choose(read(kind)?),
            ["build", card] => Action::Build(read(card)?),
            ["face-down", card] => Action::FaceDown(read(card)?),
            ["as", kind] => Action::As(read(kind)?),
            ["offer", card] => Action::Offer(read(card)?),
            ["cover", card] => Action::Cover(read(card)?),
            ["done"] => Action::Done,
            ["invoke", god] => Action::Invoke(read(god)?),
            ["pay"] => Action::Pay,
            ["spare", resource] => Action::Spare(read(resource)?),
            ["place", hex] => Action::Place(hex.parse()?),
            ["settle", hex] => Action::Settle(hex.parse()?),
            ["take", resource] => Action::Take(read(resource)?),
            ["ready", kind] => Action::Ready(read(kind)?),
            ["buy", resource] => Action::Buy(read(resource)?),
            ["sell", count, resource] => Action::Sell(read(count)?, read(resource)?),
            ["exchange", give, "for", take] => Action::Exchange(read(give)?, read(take)?),
            ["buy-points", count] => Action::BuyPoints(read(count)?),
            ["reactivate", card] => Action::Reactivate(read(card)?),
            ["move", from, "to", to] => Action::Move(from.parse()?, to.parse()?),
            ["rob", seat] => Action::Rob(read_seat(seat)?),
            ["rob", seat, "of", resource] => Action::RobResource(read_seat(seat)?, read(resource)?),
            ["raid", hex] => Action::Raid(hex.parse()?),
            ["use"] => Action::Use,
            ["skip"] => Action::Skip,
            ["pass"] => Action::Pass,
            _ => return Err(format!("`{text}` is no action of Deus")),
        })
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not understood"))
}

/// Seats are written from 1.
fn read_seat(word: &str) -> Result<Seat, String> {
    let number: u8 = read(word)?;
    number.checked_sub(1).map(Seat).ok_or_else(|| "seats are counted from 1".to_owned())
}

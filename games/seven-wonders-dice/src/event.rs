//! What happened. What a seat does in a round is its secret until all are done; then it is told to the others.

use game::{Arg, Phrase, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::board::Place;
use crate::components::{Bonus, Building, City, Die, Symbol};
use crate::state::{FORUM, QUARTERS, Rolled};

/// How many fields a summary names; more cannot be marked in one turn of any sensible edition.
pub const MOST_TOLD: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    #[public]
    CityChosen { seat: Seat, city: City },
    #[public]
    DiceShaken {
        round: u16,
        #[call("dice")]
        #[tell(forum.map(|rolled| shaken(rolled, quarters)).to_vec())]
        forum: [Rolled; FORUM],
        /// What a die costs in each quarter.
        #[untold]
        #[serde(default)]
        quarters: [u8; QUARTERS],
    },
    #[only(seat)]
    DieTaken { seat: Seat, die: Die, symbol: Symbol, paid: u8 },
    #[only(seat)]
    Marked { seat: Seat, field: Place, paid: u8 },
    #[only(seat)]
    #[rule("6.4")]
    AttackWritten { seat: Seat, field: Place, points: u8 },
    #[only(seat)]
    CoinsGained { seat: Seat, coins: u8 },
    #[only(seat)]
    Passed { seat: Seat, coins: u8 },
    #[only(seat)]
    BonusTicked { seat: Seat, bonus: Bonus },
    /// What the others learn of a turn when the round is over.
    #[except(seat)]
    #[phrase(turn_shown(seat, &fields, coins))]
    TurnShown {
        seat: Seat,
        #[example([ArrayVec::new(), [Place::default(); MOST_TOLD].into()])]
        fields: ArrayVec<[Place; MOST_TOLD]>,
        coins: u8,
    },
    /// Announced to all when the round is over (4.1).
    #[rule("4.1")]
    #[public]
    BuildingCompleted { seat: Seat, building: Building },
    /// What the others learn of a bonus ticked in this round.
    #[except(seat)]
    #[key("event-bonus-ticked")]
    BonusShown { seat: Seat, bonus: Bonus },
    /// What the others learn of an attack of this round.
    #[except(seat)]
    #[rule("6.4")]
    #[key("event-attack-written")]
    AttackShown { seat: Seat, field: Place, points: u8 },
    #[rule("6.5")]
    #[public]
    AgoraFirst { seat: Seat, points: u8 },
    #[rule("6.8")]
    #[public]
    DieReplaced { special: Die, grey: Die },
    #[rule("8.1")]
    #[public]
    EndTriggered { seat: Seat },
    #[rule("R11")]
    #[public]
    RoundLimit,
    #[public]
    GameEnded,
}

/// "axe (2)": the symbol and the price of its quarter.
fn shaken(rolled: Rolled, quarters: [u8; QUARTERS]) -> Arg {
    let die = Phrase::new("shaken-die").with("symbol", rolled.symbol.word());
    die.with("price", quarters[rolled.place_of_quarter()]).into()
}

fn turn_shown(seat: Seat, fields: &[Place], coins: u8) -> Phrase {
    let key = if fields.is_empty() { "event-nothing-marked" } else { "event-turn-shown" };
    let shown = Phrase::new(key).with("seat", seat).with("coins", coins);
    if fields.is_empty() {
        return shown;
    }
    shown.with("fields", fields.iter().map(|&field| field.into()).collect::<Vec<Arg>>())
}

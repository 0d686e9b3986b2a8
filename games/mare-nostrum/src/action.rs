//! One click and its notation: `buy legion at latium`, `take wine from rome`, `march latium to italia`.

use game::Phrase;
use serde::{Deserialize, Serialize};

use crate::components::*;

/// Everything a player can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, game::Action)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Set-up: play this civilization.
    #[say("choose {civ}")]
    Choose(Civ),
    /// Set-up: the free caravan of a province goes on this good.
    #[say("place {card} at {province}")]
    Place(
        #[read(good)]
        #[example(Card::GOODS)]
        Card,
        Province,
    ),
    /// The holder of a role card gives it to one of those who tie for it.
    #[say("appoint {civ}")]
    Appoint(Civ),
    /// The director serves this civilization next from a bank that is too small.
    #[say("serve {civ}")]
    Serve(Civ),
    /// The good of the Temple of Artemis.
    #[say("collect {card}")]
    Collect(
        #[read(good)]
        #[example(Card::GOODS)]
        Card,
    ),
    /// The director names how many cards everybody offers.
    #[say("call {number}")]
    Call(#[range(0..=63)] u8),
    #[say("offer {card}")]
    Offer(Card),
    #[say("take {card} from {from}")]
    Take(Card, Civ),
    /// Odysseus forces the exchange, or lets it pass.
    #[say("force")]
    Force,
    #[say("allow")]
    Allow,
    /// The director's compensating card.
    #[say("give {card}")]
    Give(Card),
    /// A leader names who moves next.
    #[say("name {civ}")]
    Name(Civ),
    #[say("buy {item}")]
    Buy(Item),
    /// Pays with taxes only, or puts one more good into the set.
    #[say("pay {card}")]
    #[phrase(pay(card))]
    Pay(Card),
    /// Cleopatra: the first card goes to the bank, the second comes.
    #[say("swap {gave} for {got}")]
    Swap(Card, Card),
    /// Hanging Gardens: the good that stays.
    #[say("keep {card}")]
    Keep(
        #[read(good)]
        #[example(Card::GOODS)]
        Card,
    ),
    /// Hanging Gardens: no good stays.
    #[say("keep nothing")]
    KeepNothing,
    #[say("launch {province} to {sea}")]
    Launch(Province, Sea),
    #[say("sail {from} to {to}")]
    Sail(Sea, Sea),
    #[say("march {from} to {to}")]
    March(Province, Province),
    /// So many units attack this civilization here.
    #[say("attack {enemy} {field} with {units}")]
    Attack(Civ, Field, #[range(0..=20)] u8),
    /// Helen converts the legion that has just entered, or lets it be.
    #[say("convert")]
    Convert,
    #[say("spare")]
    Spare,
    #[say("lose {unit}")]
    #[phrase(Phrase::new("label-lose").when(&unit.to_string()))]
    Lose(LandUnit),
    #[say("plunder {building} at {province}")]
    Plunder(Province, Building),
    #[say("occupy {building} at {province}")]
    Occupy(Province, Building),
    #[say("annex {province}")]
    Annex(Province),
    /// A legion leaves the building it occupies.
    #[say("leave {building} at {province}")]
    Leave(Province, Building),
    /// A legion leaves the marker it stands on.
    #[say("leave marker at {province}")]
    LeaveMarker(Province),
    #[say("done")]
    Done,
    /// The end of one's building with fewer taxes than may be kept.
    #[say("done keeping {taxes}")]
    DoneKeeping(#[range(0..=8)] u8),
}

fn pay(card: Card) -> Phrase {
    if card.is_good() { Phrase::new("label-pay").with("card", card) } else { Phrase::new("label-pay-taxes") }
}

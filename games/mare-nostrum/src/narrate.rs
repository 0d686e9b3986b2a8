//! What the game says to people: questions, labels, the score sheet.

use game::{Arg, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen};

use crate::components::*;
use crate::names::owner;
use crate::phase::{BuildStep, BuildingPhase, MilitaryPhase, Phase, Turns, WarStep};
use crate::state::MareNostrum;
use crate::{Action, flow, scoring};

impl Narrate for MareNostrum {
    game::told!("mare-nostrum");

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        let waiting = flow::to_act(seen);
        if waiting.contains(seat) {
            return question(seen, seat);
        }
        match waiting.first() {
            None => Phrase::new("prompt-over"),
            Some(_) => Phrase::new("prompt-waiting")
                .with("seats", Arg::List(waiting.iter().map(Arg::Seat).collect())),
        }
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        label(seen, seat, action)
    }

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        seen.civ(seat).map(Civ::word)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, points: fn(&MareNostrum, Seat) -> i32| ScoreRow {
            key,
            points: Seat::all(seen.seats).map(|seat| points(seen, seat)).collect(),
        };
        ScoreSheet::of(vec![
            row("score-heroes", scoring::heroes),
            row("score-wonders", scoring::wonders),
            row("score-pyramids", scoring::pyramids),
            row("score-total", scoring::score),
        ])
    }
}

fn question(game: &MareNostrum, seat: Seat) -> Phrase {
    match game.phase {
        Phase::Choosing => Phrase::new("prompt-choose"),
        Phase::Caravans { .. } => Phrase::new("prompt-caravan"),
        Phase::Advanced { points, .. } => Phrase::new("prompt-advanced").with("points", points),
        Phase::Roles { role: which, .. } => Phrase::new("prompt-role").with("role", which),
        Phase::Shortage { short, .. } => {
            Phrase::new("prompt-shortage").with("cards", Arg::List(short.iter().map(Card::word).collect()))
        }
        Phase::Artemis => Phrase::new("prompt-artemis"),
        Phase::Call => Phrase::new("prompt-call"),
        Phase::Offers { number } => {
            let offered = game.civ(seat).map_or(0, |civ| game.nations[civ].offer_size);
            Phrase::new("prompt-offer").with("offered", offered).with("number", number)
        }
        Phase::Exchange(_) => Phrase::new("prompt-take"),
        Phase::Odysseus { taker, from, card: which, .. } => {
            Phrase::new("prompt-odysseus").with("taker", taker).with("from", from).with("card", which)
        }
        Phase::Forced { .. } => Phrase::new("prompt-forced"),
        Phase::Compensation { to } => Phrase::new("prompt-compensate").with("to", to),
        Phase::Building(phase) => building_question(&phase),
        Phase::Military(phase) => military_question(&phase),
        Phase::Over(_) => Phrase::new("prompt-over"),
    }
}

fn building_question(phase: &BuildingPhase) -> Phrase {
    match phase.step {
        BuildStep::Name => name_question(Role::Politics, phase.turns),
        BuildStep::Act => Phrase::new("prompt-build"),
        BuildStep::Pay { item: what, missing, .. } => {
            Phrase::new("prompt-pay").with("item", what).with("missing", missing)
        }
        BuildStep::Keep => Phrase::new("prompt-keep"),
    }
}

/// Who is first, or who comes after the one who was named.
fn name_question(role: Role, turns: Turns) -> Phrase {
    let question = Phrase::new("prompt-name").with("role", role);
    match turns.current {
        Some(civ) => question.when("after").with("civ", civ),
        None => question,
    }
}

fn military_question(phase: &MilitaryPhase) -> Phrase {
    match phase.step {
        WarStep::Name => name_question(Role::Military, phase.turns),
        WarStep::Act => Phrase::new("prompt-war"),
        WarStep::Helen { at } => Phrase::new("prompt-helen").with("province", at),
        WarStep::Losses(battle) => Phrase::new("prompt-losses").with("province", battle.at),
        WarStep::Thinned { at, .. } => Phrase::new("prompt-thinned").with("province", at),
    }
}

/// What the action says, with what only the state knows.
fn label(game: &MareNostrum, seat: Seat, action: Action) -> Phrase {
    let label = action.label();
    match action {
        Action::Buy(item) => buy_label(game, seat, label, item),
        Action::Plunder(at, _)
        | Action::Occupy(at, _)
        | Action::Leave(at, _)
        | Action::Annex(at)
        | Action::LeaveMarker(at) => label.with("owner", owner(game, at)),
        Action::Choose(_)
        | Action::Place(..)
        | Action::Appoint(_)
        | Action::Serve(_)
        | Action::Collect(_)
        | Action::Call(_)
        | Action::Offer(_)
        | Action::Take(..)
        | Action::Force
        | Action::Allow
        | Action::Give(_)
        | Action::Name(_)
        | Action::Pay(_)
        | Action::Swap(..)
        | Action::Keep(_)
        | Action::KeepNothing
        | Action::Launch(..)
        | Action::Sail(..)
        | Action::March(..)
        | Action::Attack(..)
        | Action::Convert
        | Action::Spare
        | Action::Lose(_)
        | Action::Done
        | Action::DoneKeeping(_) => label,
    }
}

/// The price of the set-up is in points, later in cards with discounts.
fn buy_label(game: &MareNostrum, seat: Seat, label: Phrase, item: Item) -> Phrase {
    let price = game.civ(seat).map_or_else(|| game.edition.price(item), |civ| game.price(civ, item));
    let label = if matches!(game.phase, Phase::Advanced { .. }) { label.when("at-start") } else { label };
    label.with("price", price)
}

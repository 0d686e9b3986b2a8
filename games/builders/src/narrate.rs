//! Questions, labels and the score sheet.

use game::{Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen};

use crate::components::{Building, Goods, Hand};
use crate::scoring::{self, Tally};
use crate::state::{Phase, Step};
use crate::{Action, Builders, text};

impl Narrate for Builders {
    game::told!("builders");

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        match seen.phase {
            Phase::Turn { seat: active, .. } | Phase::Settlement { seat: active } if active != seat => {
                Phrase::new("prompt-wait").with("seat", active)
            }
            Phase::Turn { actions, step: Step::Open, .. } => {
                Phrase::new("prompt-turn").with("actions", actions).with("coins", seen.players[seat].coins)
            }
            Phase::Turn { step: Step::Enrolling(resource), .. } => {
                Phrase::new("prompt-teach").with("resource", resource.word())
            }
            Phase::Turn { step: Step::Sending { hand, .. }, .. } => {
                Phrase::new("prompt-send").with("hand", text::hand_word(seen, hand))
            }
            Phase::Settlement { .. } => Phrase::new("prompt-settle"),
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        let label = as_freed(seen, action.label(), action);
        match action {
            Action::Start(building) => start_label(seen, label, building),
            Action::Recruit(hand) | Action::Send(hand) => {
                with_goods(seen, label, hand).with("wage", seen.wage(hand))
            }
            Action::Teach(hand) => {
                label.with("gives", text::goods(taught(seen, hand))).with("wage", seen.wage(hand))
            }
            Action::BuySlave(hand) => with_goods(seen, label, hand).with("price", seen.edition.slave.price),
            Action::BuyTool(_) => label.with("price", seen.edition.tools.price),
            Action::TakeLoan => label.with("gain", seen.edition.loan.gain),
            Action::Enroll(_) => label.with("price", seen.edition.university.price),
            Action::Free(_) if matches!(seen.phase, Phase::Settlement { .. }) => {
                label.when("at-scoring").with("price", seen.edition.slave.freeing_fee_at_scoring)
            }
            Action::Work(building) => work_label(seen, label, building),
            Action::TakeCoins(actions) => label.with("coins", coins_for(seen, actions)),
            Action::BuyAction => label.with("price", seen.edition.turn.extra_action_price),
            Action::Repay => label.with("price", seen.edition.loan.repayment),
            Action::Free(_) | Action::Equip(_) | Action::Settle => label,
            Action::End => end_label(seen, seat, label),
        }
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, part: fn(Tally) -> i32| ScoreRow {
            key,
            points: Seat::all(seen.seats).map(|seat| part(scoring::tally(seen, seat))).collect(),
        };
        ScoreSheet::of(vec![
            row("score-buildings", |tally| tally.buildings),
            row("score-slaves", |tally| tally.slaves),
            row("score-loans", |tally| tally.loans),
            row("score-coins", |tally| tally.coins),
            row("score-total", Tally::total),
        ])
    }
}

fn with_rewards(seen: &Builders, label: Phrase, building: Building) -> Phrase {
    let card = &seen.edition.building[building];
    label.with("reward", card.reward).with("points", card.points)
}

/// A machine says what it will give.
fn start_label(seen: &Builders, label: Phrase, building: Building) -> Phrase {
    match building.machine() {
        Some(machine) => with_goods(seen, with_rewards(seen, label.when("machine"), building), machine),
        None => with_rewards(seen, label, building),
    }
}

/// A slave who has been freed is called a free worker.
fn as_freed(seen: &Builders, mut label: Phrase, action: Action) -> Phrase {
    if let Action::Teach(hand) | Action::Send(hand) = action {
        let named = label.args.iter_mut().filter(|(name, _)| *name == "hand");
        named.for_each(|(_, arg)| *arg = text::hand_word(seen, hand));
    }
    label
}

/// What the hand gives once it has been to the university that was chosen.
fn taught(seen: &Builders, hand: Hand) -> Goods {
    let goods = seen.gives(hand);
    match seen.phase {
        Phase::Turn { step: Step::Enrolling(resource), .. } => {
            seen.edition.university.educated(goods, resource)
        }
        Phase::Turn { .. } | Phase::Settlement { .. } | Phase::Over => goods,
    }
}

fn with_goods(seen: &Builders, label: Phrase, hand: Hand) -> Phrase {
    label.with("gives", text::goods(seen.gives(hand)))
}

/// Says what the hand that is being sent would still leave open.
fn work_label(seen: &Builders, label: Phrase, building: Building) -> Phrase {
    let label = label.with("actions", seen.actions_for(building));
    let Some(prospect) = seen.prospect(building) else {
        return label;
    };
    if prospect.finishes {
        return with_rewards(seen, label.when("finishes"), building);
    }
    let needs = seen.edition.building[building].needs;
    label.when("missing").with("missing", text::goods(prospect.supplied.missing_of(needs)))
}

fn coins_for(seen: &Builders, actions: u8) -> u8 {
    let place = usize::from(actions).saturating_sub(1);
    seen.edition.turn.coins_for_actions.get(place).copied().unwrap_or(0)
}

fn end_label(seen: &Builders, seat: Seat, label: Phrase) -> Phrase {
    match seen.phase {
        Phase::Turn { seat: active, actions, .. } if active == seat && actions > 0 => {
            label.when("with-actions").with("actions", actions)
        }
        Phase::Turn { .. } | Phase::Settlement { .. } | Phase::Over => label,
    }
}

//! Questions, labels and the score sheet.

use game::{Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::components::{Building, Hand};
use crate::scoring::{self, Tally};
use crate::state::{Phase, Step};
use crate::{Action, Builders, text};

impl Narrate for Builders {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/builders.en.md"),
            Lang::Hu => include_str!("../../../docs/rules/builders.hu.md"),
        }
    }

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
                Phrase::new("prompt-send").with("hand", hand.word())
            }
            Phase::Settlement { .. } => Phrase::new("prompt-settle"),
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Start(building) => with_card(seen, "label-start", building),
            Action::Recruit(hand) => with_hand(seen, "label-recruit", hand),
            Action::BuySlave(hand) => {
                with_hand(seen, "label-slave", hand).with("price", seen.edition.slave.price)
            }
            Action::BuyTool(tool) => {
                Phrase::new("label-tool").with("tool", tool.word()).with("price", seen.edition.tools.price)
            }
            Action::TakeLoan => Phrase::new("label-loan").with("gain", seen.edition.loan.gain),
            Action::Enroll(resource) => Phrase::new("label-university")
                .with("resource", resource.word())
                .with("price", seen.edition.university.price),
            Action::Teach(hand) => with_hand(seen, "label-teach", hand),
            Action::Free(hand) => with_hand(seen, free_label(seen), hand),
            Action::Send(hand) => with_hand(seen, "label-send", hand),
            Action::Equip(tool) => Phrase::new("label-with").with("tool", tool.word()),
            Action::Work(building) => work_label(seen, building),
            Action::TakeCoins(actions) => coins_label(seen, actions),
            Action::BuyAction => {
                Phrase::new("label-extra").with("price", seen.edition.turn.extra_action_price)
            }
            Action::Repay => Phrase::new("label-repay").with("price", seen.edition.loan.repayment),
            Action::Settle => Phrase::new("label-settle"),
            Action::End => end_label(seen, seat),
        }
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        text::draw(seen, words)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, part: fn(Tally) -> i32| ScoreRow {
            key,
            points: Seat::all(seen.seats).map(|seat| part(scoring::tally(seen, seat))).collect(),
        };
        ScoreSheet {
            rows: vec![
                row("score-buildings", |tally| tally.buildings),
                row("score-slaves", |tally| tally.slaves),
                row("score-loans", |tally| tally.loans),
                row("score-coins", |tally| tally.coins),
                row("score-total", Tally::total),
            ],
        }
    }
}

fn with_card(seen: &Builders, key: &'static str, building: Building) -> Phrase {
    let card = &seen.edition.building[building];
    Phrase::new(key).with("building", building.word()).with("reward", card.reward).with("points", card.points)
}

fn with_hand(seen: &Builders, key: &'static str, hand: Hand) -> Phrase {
    Phrase::new(key)
        .with("hand", hand.word())
        .with("wage", seen.wage(hand))
        .with("gives", text::goods(seen.gives(hand)))
}

fn free_label(seen: &Builders) -> &'static str {
    if matches!(seen.phase, Phase::Settlement { .. }) { "label-free-at-scoring" } else { "label-free" }
}

/// Says what the hand that is being sent would still leave open.
fn work_label(seen: &Builders, building: Building) -> Phrase {
    let actions = seen.actions_for(building);
    let label = |key| Phrase::new(key).with("building", building.word()).with("actions", actions);
    let Some(prospect) = seen.prospect(building) else {
        return label("label-work");
    };
    let card = &seen.edition.building[building];
    if prospect.finishes {
        return label("label-work-finishes").with("reward", card.reward).with("points", card.points);
    }
    label("label-work-missing").with("missing", text::goods(prospect.supplied.missing_of(card.needs)))
}

fn coins_label(seen: &Builders, actions: u8) -> Phrase {
    let place = usize::from(actions).saturating_sub(1);
    let coins = seen.edition.turn.coins_for_actions.get(place).copied().unwrap_or(0);
    Phrase::new("label-coins").with("actions", actions).with("coins", coins)
}

fn end_label(seen: &Builders, seat: Seat) -> Phrase {
    match seen.phase {
        Phase::Turn { seat: active, actions, .. } if active == seat && actions > 0 => {
            Phrase::new("label-end-with-actions").with("actions", actions)
        }
        _ => Phrase::new("label-end"),
    }
}

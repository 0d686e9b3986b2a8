//! My idle hands, tools and loans.

use ::builders::Action;
use ::builders::components::{Hand, Resource, Tool};
use ::builders::state::{Phase, Step};
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, goods, parts};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.seen().players[me];
    html! {
        div.bu-crew {
            h3 { (scene.word("board-crew")) small { (at_work(scene, me)) } }
            div.bu-idle {
                @for hand in player.idle { (card(scene, hand)) }
                @if player.idle.is_empty() { p.bu-none { (scene.word("board-nobody-idle")) } }
            }
            @if !player.tools.is_empty() || player.loans > 0 {
                div.bu-chips {
                    @for tool in player.tools { (tool_card(scene, tool)) }
                    @for loan in 0..player.loans { (loan_card(scene, loan)) }
                }
            }
        }
    }
}

fn at_work(scene: &Scene<'_>, me: Seat) -> String {
    let seen = scene.seen();
    let hands: Vec<Arg> = (seen.crew(me) - seen.players[me].idle)
        .iter()
        .map(|hand| parts::tag(hand).map_or_else(|| hand.word(), Arg::Text))
        .collect();
    if hands.is_empty() {
        String::new()
    } else {
        scene.say(&Phrase::new("board-at-work").with("hands", hands))
    }
}

fn step(scene: &Scene<'_>) -> Step {
    match scene.seen().phase {
        Phase::Turn { step, .. } if scene.is_my_turn() => step,
        _ => Step::Open,
    }
}

/// A hand that can be sent, taught or freed, whatever is asked for now.
fn card(scene: &Scene<'_>, hand: Hand) -> Markup {
    let step = step(scene);
    let (action, learns, class) = match step {
        Step::Enrolling(resource) => (Action::Teach(hand), Some(resource), "bu-hand"),
        _ => (Action::Send(hand), None, "bu-hand bu-soft"),
    };
    let content = content(scene, hand, learns.filter(|_| scene.can(action)));
    let is_selected = matches!(step, Step::Sending { hand: picked, .. } if picked == hand);
    html! {
        div.bu-mate.bu-sel[is_selected] data-key={ "hand-" (hand) } {
            @if is_selected {
                span.bu-flag { (scene.word("board-selected")) }
                div.bu-hand { (content) }
            } @else {
                (scene.press(action, class, &content))
            }
            @if scene.is_my_turn() && step == Step::Open && is_slave(scene, hand) { (freeing(scene, hand)) }
        }
    }
}

fn is_slave(scene: &Scene<'_>, hand: Hand) -> bool {
    scene.seen().slaves_among(hand.into()).contains(hand)
}

fn freeing(scene: &Scene<'_>, slave: Hand) -> Markup {
    let price = match scene.seen().phase {
        Phase::Settlement { .. } => parts::coins(scene.seen().edition.slave.freeing_fee_at_scoring),
        _ => parts::actions(1),
    };
    scene.press(Action::Free(slave), "bu-free", &html! { (scene.word("board-free")) " " (price) })
}

/// With a lesson, the card shows what the hand would give after it.
fn content(scene: &Scene<'_>, hand: Hand, learns: Option<Resource>) -> Markup {
    let seen = scene.seen();
    let gives = match learns {
        Some(resource) => seen.edition.university.educated(seen.gives(hand), resource),
        None => seen.gives(hand),
    };
    html! {
        span.bu-name {
            (parts::kind_name(scene, hand)) (parts::hand_mark(scene, hand))
            @if let Some(tag) = parts::tag(hand) { span.bu-tag { (tag) } }
        }
        span.bu-mid {
            span.bu-side {
                @if is_slave(scene, hand) { (parts::icon("chain")) }
                (parts::university(scene, hand))
            }
            (parts::figure(seen, hand))
            span.bu-side { (parts::coins(seen.wage(hand))) }
        }
        (goods::foot(scene, gives, learns.or(seen.university_of(hand))))
    }
}

fn tool_card(scene: &Scene<'_>, tool: Tool) -> Markup {
    let is_held = matches!(step(scene), Step::Sending { tool: Some(held), .. } if held == tool);
    let content = parts::tool_content(scene, tool);
    html! {
        span data-key={ "tool-" (tool) } {
            @if is_held {
                span.bu-chip.bu-sel { (content) span.bu-flag { (scene.word("board-selected")) } }
            } @else {
                (scene.press(Action::Equip(tool), "bu-chip", &content))
            }
        }
    }
}

fn loan_card(scene: &Scene<'_>, number: u8) -> Markup {
    let loan = &scene.seen().edition.loan;
    let content = html! {
        (parts::icon("loan")) (scene.word("board-loan")) " "
        (parts::coins(format!("−{}", loan.repayment))) " " (scene.word("board-or")) " "
        (parts::points(format!("−{}", loan.penalty)))
    };
    html! { span data-key={ "my-loan-" (number) } { (scene.press(Action::Repay, "bu-chip", &content)) } }
}

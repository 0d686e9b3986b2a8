//! The market: investments, the row of buildings, the row of workers.

use ::builders::Action;
use ::builders::components::{Building, Hand, Resource, SLAVES, Tool};
use ::builders::edition::Education;
use ::builders::state::{Phase, Step};
use game::Phrase;
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, goods, parts};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.bu-market aria-label=(scene.word("board-market")) {
            h2.hidden-name { (scene.word("board-market")) }
            div.bu-invest { (slaves(scene)) (tools(scene)) (loans(scene)) (universities(scene)) }
            (buildings(scene))
            (workers(scene))
        }
    }
}

/// One kind of investment: what it is, how many are left, what it costs, which ones there are.
fn stack(
    scene: &Scene<'_>,
    key: &str,
    symbol: &Markup,
    count: (usize, usize),
    price: &Markup,
    what: &Markup,
) -> Markup {
    let (left, all) = count;
    let count = Phrase::new("board-left-of").with("left", left as i64).with("all", all as i64);
    html! {
        div.bu-stack.gone[left == 0] {
            (symbol)
            h3 { (scene.word(key)) " " small { (scene.say(&count)) } }
            (price)
            div.bu-what { @if left == 0 { span { (scene.word("board-gone")) } } @else { (what) } }
        }
    }
}

fn big_icon(name: &str) -> Markup {
    kit::drawing(&format!("bu-{name}"), "bu-big bu-ic")
}

fn slaves(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let what = html! {
        @for slave in seen.slaves_left {
            span data-key={ "hand-" (slave) } {
                (scene.press(Action::BuySlave(slave), "bu-opt", &html! {
                    (goods::short(scene, seen.gives(slave))) (parts::hand_mark(scene, slave))
                }))
            }
        }
    };
    let price = parts::price(1, seen.edition.slave.price.into());
    let symbol = kit::drawing("bu-slave", "bu-big");
    stack(scene, "board-slaves", &symbol, (seen.slaves_left.len(), SLAVES.len()), &price, &what)
}

fn tools(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let what = html! {
        @for tool in seen.tools_left {
            span data-key={ "tool-" (tool) } {
                (scene.press(Action::BuyTool(tool), "bu-opt", &html! {
                    (parts::icon(tool.into())) "+" (goods::short(scene, seen.edition.tool[tool].gives))
                }))
            }
        }
    };
    let price = parts::price(1, seen.edition.tools.price.into());
    let count = (seen.tools_left.len(), Tool::VARIANTS.len());
    stack(scene, "board-tools", &big_icon("hammer"), count, &price, &what)
}

fn loans(scene: &Scene<'_>) -> Markup {
    let loan = &scene.seen().edition.loan;
    let what = html! {
        (scene.press(Action::TakeLoan, "bu-opt", &html! {
            (parts::icon("loan")) (scene.word("board-get")) " " (parts::coins(format!("+{}", loan.gain)))
        }))
        span.bu-later {
            (scene.word("board-at-the-end")) " " (parts::coins(format!("−{}", loan.repayment))) " "
            (scene.word("board-or")) " " (parts::points(format!("−{}", loan.penalty)))
        }
    };
    let price = html! { span.bu-price { (parts::actions(1)) } };
    let count = (usize::from(scene.seen().loans_left), usize::from(loan.cards));
    stack(scene, "board-loans", &big_icon("loan"), count, &price, &what)
}

fn universities(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let is_chosen =
        |wanted| matches!(seen.phase, Phase::Turn { step: Step::Enrolling(chosen), .. } if chosen == wanted);
    let what = html! {
        @for resource in seen.universities_left {
            span data-key={ "university-" (resource) } {
                @if is_chosen(resource) {
                    span.bu-opt.bu-sel { (university(scene, resource)) }
                } @else {
                    (scene.press(Action::Enroll(resource), "bu-opt", &university(scene, resource)))
                }
            }
        }
        span.bu-later { (scene.word("board-idle-worker")) }
    };
    let price = parts::price(1, seen.edition.university.price.into());
    let count = (seen.universities_left.len(), Resource::VARIANTS.len());
    stack(scene, "board-universities", &big_icon("university"), count, &price, &what)
}

fn university(scene: &Scene<'_>, resource: Resource) -> Markup {
    let university = &scene.seen().edition.university;
    let key = match university.effect {
        Education::Replace => "board-raises-to",
        Education::Add => "board-raises-by",
    };
    let effect = scene.say(&Phrase::new(key).with("amount", university.production));
    html! { (parts::icon(resource.into())) " " (effect) }
}

fn deck(scene: &Scene<'_>, key: &str, cards: usize) -> Markup {
    let left = scene.say(&Phrase::new("board-in-the-deck").with("cards", cards as i64));
    html! {
        div.bu-deck {
            h2 { (scene.word(key)) }
            span.bu-back.gone[cards == 0] aria-hidden="true" { (cards) }
            span { (left) }
        }
    }
}

fn buildings(scene: &Scene<'_>) -> Markup {
    html! {
        div.bu-row.bu-sites {
            (deck(scene, "board-building-row", scene.seen().building_deck.len()))
            @for &place in &scene.seen().building_row {
                @match place { Some(building) => (building_card(scene, building)), None => (gap(scene)) }
            }
        }
    }
}

fn gap(scene: &Scene<'_>) -> Markup {
    html! { div.bu-gap { (scene.word("board-empty-place")) } }
}

fn building_card(scene: &Scene<'_>, building: Building) -> Markup {
    let content = html! {
        span.bu-sheet.bu-plan { (parts::drawing(building)) }
        (parts::worth(scene, building))
        span.bu-name {
            span { (parts::building_name(scene, building)) (parts::machine(scene, building)) }
            (parts::building_mark(scene, building))
        }
        (goods::foot(scene, scene.seen().edition.building[building].needs, None))
    };
    html! {
        div.bu-place data-key={ "building-" (building) } {
            (scene.press(Action::Start(building), "bu-card bu-soft", &content))
        }
    }
}

fn workers(scene: &Scene<'_>) -> Markup {
    html! {
        div.bu-row.bu-workers {
            (deck(scene, "board-worker-row", scene.seen().worker_deck.len()))
            @for &place in &scene.seen().worker_row {
                @match place { Some(hand) => (worker_card(scene, hand)), None => (gap(scene)) }
            }
        }
    }
}

fn worker_card(scene: &Scene<'_>, hand: Hand) -> Markup {
    let seen = scene.seen();
    let content = html! {
        span.bu-top {
            (parts::figure(seen, hand))
            span.bu-who {
                span.bu-name { (parts::kind_name(scene, hand)) (parts::hand_mark(scene, hand)) }
                span.bu-wage {
                    (parts::coins(seen.wage(hand))) " " (scene.word("board-wage"))
                    @if let Some(tag) = parts::tag(hand) { span.bu-tag { (tag) } }
                }
            }
        }
        (goods::foot(scene, seen.gives(hand), None))
    };
    html! {
        div.bu-place data-key={ "hand-" (hand) } {
            (scene.press(Action::Recruit(hand), "bu-card bu-worker bu-soft", &content))
        }
    }
}

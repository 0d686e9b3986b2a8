//! The bank: cards and building tokens that are left, and what a set of cards buys.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use game::Phrase;
use maud::{Markup, html};

use super::{Scene, parts};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel {
            header.mn-head {
                h2 { (scene.word("board-bank")) }
                small.muted { (scene.word("board-bank-about")) }
            }
            div.mn-bank { @for &card in Card::ALL { (pile(scene, card)) } }
            (tokens(scene))
            (prices(scene))
        }
    }
}

/// The cards of one kind; sometimes one may be taken.
fn pile(scene: &Scene<'_>, card: Card) -> Markup {
    let content = html! {
        (parts::icon(&format!("g-{card}")))
        span { (parts::card_name(scene, card)) }
        b { (scene.seen().bank[card]) }
    };
    let class = if card == Card::Tax { "mn-pile mn-tax" } else { "mn-pile" };
    let gain = scene.first_legal([Action::Collect(card), Action::Swap(Card::Tax, card)]);
    gain.map_or_else(
        || html! { div class=(class) { (content) } },
        |action| scene.press(action, class, &content),
    )
}

fn tokens(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    html! {
        div.mn-line {
            @for &token in Token::ALL {
                @let all = seen.edition.tokens(seen.seats).map_or(0, |tokens| tokens.count(token));
                span {
                    span.mn-chip { (parts::icon(&format!("b-{token}"))) }
                    b { (seen.tokens[token]) }
                    small { "/" (all) " " (scene.word(&format!("token-{token}"))) }
                }
            }
        }
    }
}

fn prices(scene: &Scene<'_>) -> Markup {
    let prices = &scene.seen().edition.file.prices;
    let named = |key: &str| scene.word(key);
    let rows = [
        (prices.influence, named("board-marker")),
        (prices.caravan, named("token-caravan")),
        (prices.city, named("token-city")),
        (prices.market, named("token-market")),
        (prices.temple, named("token-temple")),
        (prices.legion, named("board-legion")),
        (prices.fortress, named("board-fortress")),
        (prices.trireme, named("board-trireme")),
        (prices.hero, named("board-hero")),
        (prices.wonder, named("board-wonder")),
        (prices.pyramids, named("wonder-pyramids")),
    ];
    let kept = Phrase::new("board-kept-taxes").with("taxes", scene.seen().edition.file.effects.kept_taxes);
    html! {
        div.mn-line.mn-prices {
            span.muted { (scene.word("board-prices")) }
            @for (price, name) in rows { span { b.mn-price { (price) } (name) } }
        }
        p.mn-note { (scene.say(&kept)) }
    }
}

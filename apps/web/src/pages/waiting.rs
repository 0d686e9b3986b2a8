//! A table before its game begins: seats to take, a link to send.

use boards::kit;
use game::{Seat, Words};
use hall::Sitter;
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;

use super::table::TablePage;
use super::{chair_name, chair_token, emblem, luck, with_number};
use crate::visitor::Visitor;

/// The part of the table page that shows the waiting table.
pub(crate) fn part(table: &TablePage<'_>, words: &Words) -> Markup {
    let (visitor, room, sits_here) = (table.visitor, table.room, table.access.sits());
    let is_owner = visitor.id() == Some(room.row.owner);
    html! {
        div.waiting { div.cols {
            div.main {
                section.panel {
                    h2 { (words.word("wait-seats")) small { (with_number(words, "wait-free", "free", room.seating.open_seats().len())) } }
                    @for (index, chair) in room.seating.chairs.iter().enumerate() {
                        @let seat = Seat(index as u8);
                        div.seatrow.wait-row {
                            (chair_token(seat, chair, "xl"))
                            b { (chair_name(chair, words)) }
                            @if chair.sitter == Sitter::Open && !sits_here { (sit_form(visitor, &table.at("join"), index, words)) }
                        }
                    }
                    div.line {
                        @if is_owner {
                            form action=(table.at("start")) method="post" {
                                button.btn.primary { (words.word("wait-start")) }
                            }
                            p.muted.small { (words.word("wait-start-about")) }
                        }
                        @if sits_here {
                            form action=(table.at("leave")) method="post" { button.btn { (words.word("wait-leave")) } }
                        }
                    }
                }
            }
            aside.panel.sum {
                div.pic { (emblem(&room.row.game, words)) }
                div.in {
                    h2 { (words.word("board-title")) }
                    p.muted { (words.word("board-about")) }
                    div.inv { (invitation(&table.address, words)) }
                    (luck::foot(room, words))
                }
            }
        } }
    }
}

fn sit_form(visitor: &Visitor, address: &str, index: usize, words: &Words) -> Markup {
    html! {
        form.line action=(address) method="post" {
            input type="hidden" name="seat" value=(index);
            @if visitor.person.is_none() {
                label { span.hidden-name { (words.word("who-your-name")) }
                    input.field name="name" required maxlength="40" placeholder=(words.word("who-your-name")) autocomplete="nickname"; }
            }
            button.btn.do { (words.word("wait-sit")) }
            details { summary { (kit::icon("shield")) " " (words.word("luck")) } (luck::own_share(words)) }
        }
    }
}

/// The link and its picture for phones.
fn invitation(address: &str, words: &Words) -> Markup {
    html! {
        span.cap { (words.word("wait-invite")) }
        div.link {
            input readonly value=(address) aria-label=(words.word("wait-link")) data-copy-source;
            button.btn type="button" data-copy=(address) hidden { (kit::icon("copy")) span data-copied=(words.word("wait-copied")) { (words.word("wait-copy")) } }
        }
        div.qrb { (qr(address, words)) p { (words.word("wait-qr")) } }
    }
}

fn qr(address: &str, words: &Words) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let image = code.render::<svg::Color<'_>>().min_dimensions(150, 150).quiet_zone(true).build();
    let drawing = image.find("<svg").map_or("", |start| &image[start..]).to_owned();
    html! { div.qr role="img" aria-label=(words.word("wait-qr-name")) { (PreEscaped(drawing)) } }
}

//! Who I am: name, password, leaving.

use boards::kit;
use maud::{Markup, html};

use super::frame::{self, Chapter};
use super::with_text;
use crate::visitor::Visitor;

pub(crate) fn page(visitor: &Visitor) -> Markup {
    let words = visitor.looks.words();
    let content = html! {
        main.wrap.narrow #main {
            h1 { (words.word("who-title")) }
            @match &visitor.person {
                None => { (begin(visitor)) (sign_in(visitor)) },
                Some(person) => {
                    section.panel {
                        h2 { (with_text(&words, "who-you-are", "name", &person.name)) }
                        form.line action="/who/rename" method="post" {
                            label for="name" { (words.word("who-new-name")) }
                            input #name .field name="name" value=(person.name) required maxlength="40";
                            button.btn { (words.word("who-rename")) }
                        }
                    }
                    section.panel #keep {
                        h2 { (kit::icon("lock")) " " (words.word("who-keep")) }
                        p.muted { (words.word("who-keep-about")) }
                        form.line action="/who/keep" method="post" {
                            label for="password" { (words.word("who-password")) }
                            input #password .field type="password" name="password" required minlength="8"
                                maxlength="200" autocomplete="new-password";
                            button.btn.primary { (words.word(if person.password.is_some() { "who-change-password" } else { "who-keep-go" })) }
                        }
                    }
                    section.panel {
                        h2 { (words.word("who-leave")) }
                        form.line action="/who/sign-out" method="post" {
                            p.muted { (words.word(if person.password.is_some() { "who-sign-out-about" } else { "who-sign-out-guest" })) }
                            label.tick { input type="checkbox" name="everywhere" value="yes"; (words.word("who-everywhere")) }
                            button.btn { (words.word("who-sign-out")) }
                        }
                        form.line action="/who/delete" method="post" {
                            p.muted { (words.word("who-delete-about")) }
                            label.tick { input type="checkbox" name="sure" value="yes" required; (words.word("who-delete-sure")) }
                            button.btn.danger { (words.word("who-delete")) }
                        }
                    }
                },
            }
        }
    };
    frame::light(visitor, Chapter::None, &words.word("who-title"), content)
}

fn begin(visitor: &Visitor) -> Markup {
    let words = visitor.looks.words();
    html! {
        section.panel {
            h2 { (words.word("who-type-name")) }
            form.line action="/who" method="post" {
                label for="name" { (words.word("who-your-name")) }
                input #name .field name="name" required maxlength="40" autocomplete="nickname";
                button.btn.primary { (words.word("who-go")) }
            }
        }
    }
}

fn sign_in(visitor: &Visitor) -> Markup {
    let words = visitor.looks.words();
    html! {
        section.panel #sign-in {
            h2 { (words.word("who-sign-in")) }
            p.muted { (words.word("who-sign-in-about")) }
            form.line action="/who/sign-in" method="post" {
                label for="kept" { (words.word("who-your-name")) }
                input #kept .field name="name" required maxlength="40" autocomplete="username";
                label for="its-password" { (words.word("who-password")) }
                input #its-password .field type="password" name="password" required autocomplete="current-password";
                button.btn.primary { (words.word("who-sign-in")) }
            }
        }
    }
}

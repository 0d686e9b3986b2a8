//! Who I am: name, password, the browsers I am signed in with, leaving.

use boards::kit;
use game::Words;
use maud::{Markup, html};
use store::{Person, Session};

use super::frame::{self, Chapter};
use super::{devices, with_text};
use crate::oops::Oops;
use crate::visitor::Visitor;

/// The forms of this page that can be refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Name,
    Rename,
    Keep,
    SignIn,
}

/// A form that was sent, and why it cannot be granted. Passwords are never sent back.
pub(crate) struct Refused {
    pub(crate) form: Asked,
    pub(crate) typed: String,
    pub(crate) why: Oops,
}

/// What a form shows of the time it was refused, if it was.
struct Again<'a>(Option<&'a Refused>);

impl<'a> Again<'a> {
    fn of(refused: Option<&'a Refused>, form: Asked) -> Self {
        Again(refused.filter(|refused| refused.form == form))
    }

    fn typed(&self) -> Option<&'a str> {
        self.0.map(|refused| refused.typed.as_str())
    }

    /// For the field that is to be corrected.
    fn is_wrong(&self) -> Option<&'static str> {
        self.0.map(|_| "true")
    }

    fn problem(&self, words: &Words) -> Markup {
        html! {
            @if let Some(refused) = self.0 {
                p.notice.bad role="alert" {
                    @match (refused.form, &refused.why) {
                        (Asked::Keep, Oops::WrongPassword) => (words.word("who-old-wrong")),
                        (_, why) => (words.say(&why.phrase())),
                    }
                }
            }
        }
    }
}

pub(crate) fn page(
    visitor: &Visitor,
    sessions: &[Session],
    back: Option<&str>,
    refused: Option<&Refused>,
) -> Markup {
    let words = visitor.looks.words();
    let again = |form| Again::of(refused, form);
    let content = html! {
        main.wrap.narrow #main {
            h1 { (words.word("who-title")) }
            @match &visitor.person {
                None => {
                    (begin(&again(Asked::Name), back, &words))
                    (sign_in(&again(Asked::SignIn), &words))
                },
                Some(person) => {
                    (rename(person, &again(Asked::Rename), &words))
                    (keep(person, &again(Asked::Keep), &words))
                    (devices::list(sessions, visitor, &words))
                    (leave(person, &words))
                },
            }
        }
    };
    frame::light(visitor, Chapter::None, &words.word("who-title"), content)
}

fn begin(again: &Again<'_>, back: Option<&str>, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (words.word("who-type-name")) }
            form.line action="/who" method="post" {
                (again.problem(words))
                label for="name" { (words.word("who-your-name")) }
                input #name .field name="name" value=[again.typed()] aria-invalid=[again.is_wrong()] required
                    maxlength="40" autocomplete="nickname";
                @if let Some(back) = back { input type="hidden" name="back" value=(back); }
                button.btn.primary { (words.word("who-go")) }
            }
        }
    }
}

fn sign_in(again: &Again<'_>, words: &Words) -> Markup {
    html! {
        section.panel #sign-in {
            h2 { (words.word("who-sign-in")) }
            p.muted { (words.word("who-sign-in-about")) }
            form.line action="/who/sign-in" method="post" {
                (again.problem(words))
                label for="kept" { (words.word("who-your-name")) }
                input #kept .field name="name" value=[again.typed()] aria-invalid=[again.is_wrong()] required
                    maxlength="40" autocomplete="username";
                label for="its-password" { (words.word("who-password")) }
                input #its-password .field type="password" name="password" aria-invalid=[again.is_wrong()] required
                    autocomplete="current-password";
                button.btn.primary { (words.word("who-sign-in")) }
            }
        }
    }
}

fn rename(person: &Person, again: &Again<'_>, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (with_text(words, "who-you-are", "name", &person.name)) }
            form.line action="/who/rename" method="post" {
                (again.problem(words))
                label for="name" { (words.word("who-new-name")) }
                input #name .field name="name" value=(again.typed().unwrap_or(&person.name))
                    aria-invalid=[again.is_wrong()] required maxlength="40";
                button.btn { (words.word("who-rename")) }
            }
        }
    }
}

fn keep(person: &Person, again: &Again<'_>, words: &Words) -> Markup {
    let has_one = person.password.is_some();
    let is_wrong = |why: bool| again.0.filter(|refused| matches!(refused.why, Oops::WrongPassword) == why);
    html! {
        section.panel #keep {
            h2 { (kit::icon("lock")) " " (words.word(if has_one { "who-change-password" } else { "who-keep" })) }
            p.muted { (words.word(if has_one { "who-change-about" } else { "who-keep-about" })) }
            form.line action="/who/keep" method="post" {
                (again.problem(words))
                @if has_one {
                    label for="old" { (words.word("who-old-password")) }
                    input #old .field type="password" name="old" aria-invalid=[is_wrong(true).map(|_| "true")] required
                        maxlength="1000" autocomplete="current-password";
                }
                label for="password" { (words.word(if has_one { "who-new-password" } else { "who-password" })) }
                input #password .field type="password" name="password" aria-invalid=[is_wrong(false).map(|_| "true")]
                    required minlength="8" maxlength="200" autocomplete="new-password";
                button.btn.primary { (words.word(if has_one { "who-change-password" } else { "who-keep-go" })) }
            }
        }
    }
}

fn leave(person: &Person, words: &Words) -> Markup {
    let about = if person.password.is_some() { "who-sign-out-about" } else { "who-sign-out-guest" };
    html! {
        section.panel {
            h2 { (words.word("who-leave")) }
            form.line action="/who/sign-out" method="post" {
                p.muted { (words.word(about)) }
                label.tick { input type="checkbox" name="everywhere" value="yes"; (words.word("who-everywhere")) }
                button.btn { (words.word("who-sign-out")) }
            }
            form.line action="/who/delete" method="post" {
                p.muted { (words.word("who-delete-about")) }
                label.tick { input type="checkbox" name="sure" value="yes" required; (words.word("who-delete-sure")) }
                button.btn.danger { (words.word("who-delete")) }
            }
        }
    }
}

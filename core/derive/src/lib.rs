//! What is said, derived from what it is about: a definition says once how an action is written, which rule a
//! refusal cites and what of an event is secret; the sentences are found by the names of variants and fields.
//!
//! The keys: a variant `NotYourSite` of a refusal is told by the message `illegal-not-your-site`, of an event by
//! `event-…`, an action is labelled by `label-…`. Its fields are the arguments, by their names, or in a tuple by
//! the names of their types. Three kinds of fields choose the message instead:
//!
//! - a `bool` that is true adds its name: `by_ship` tells `event-marched-by-ship`;
//! - an `Option` that is `None` adds `-without-` and its name: `event-sent-without-tool`;
//! - one that is `#[secret]` adds `-unknown`: `event-card-drawn-unknown`.
//!
//! On variants: `#[say("sell {count} {resource}")]` is the notation, where `{cards?with cards}` stands for words
//! that are there when a `bool` is true; `#[rule("6.1")]` the rule; `#[key("…")]` another message; `#[tell(count =
//! …)]` one more argument; `#[phrase(…)]` the whole sentence where it depends on more than that; `#[dice(…)]` the
//! dice that fell. Who may know of an event must be said: `#[public]`, `#[only(seat)]`, `#[except(seat)]`, a
//! `#[secret(seat)]` among its fields, or `#[shown]` for what all witness though the state forgets it.
//!
//! `#[index(Step { from, to })]` numbers the fields of a variant together, as that type does.
//!
//! On fields: `#[range(1..=3)]` the values that a number can have, for its index; `#[call("round")]` another name; `#[tell(…)]` another form; `#[untold]` no argument;
//! `#[secret(seat, …)]` known to these seats only; `#[read(…)]` another way to read it; `#[example(…)]` values for
//! tests. On the enum: `#[tell(Type => function)]` another form of all fields of one type, `#[said("…")]` another
//! beginning of its keys.

mod data;
mod event;
mod examples;
mod index;
mod model;
mod notation;
mod saying;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{DeriveInput, parse_macro_input};

use model::Enum;

/// A part of a game's state: flat, compared, hashed and saved; whatever else it derives is named in brackets.
/// Names of variants are saved in kebab-case, those of fields as they are; what is not known is not read.
#[proc_macro_attribute]
pub fn state(also: TokenStream, item: TokenStream) -> TokenStream {
    data::state(&also.into(), &parse_macro_input!(item)).into()
}

/// A part of an edition that is only read; whatever else it derives is named in brackets.
/// All names are kebab-case in the file; what is not known is not read.
#[proc_macro_attribute]
pub fn print(also: TokenStream, item: TokenStream) -> TokenStream {
    data::print(&also.into(), &parse_macro_input!(item)).into()
}

/// `Display`, `FromStr`, `label`, the index and examples of an action.
#[proc_macro_derive(
    Action,
    attributes(say, key, call, tell, untold, phrase, read, example, said, range, index)
)]
pub fn action(input: TokenStream) -> TokenStream {
    derived(input, |items| {
        let (notation, label, examples) =
            (notation::derive(items)?, saying::label(items)?, examples::derive(items));
        let index = index::derive(items)?;
        Ok(quote! { #notation #label #examples #index })
    })
}

/// `Display`, `FromStr`, the index and examples of a part of actions.
#[proc_macro_derive(
    Notation,
    attributes(say, key, call, tell, untold, phrase, read, example, said, range, index)
)]
pub fn notation(input: TokenStream) -> TokenStream {
    derived(input, |items| {
        let (notation, examples) = (notation::derive(items)?, examples::derive(items));
        let index = index::derive(items)?;
        Ok(quote! { #notation #examples #index })
    })
}

/// `phrase`, and being an argument of other phrases; the beginning of the keys is `#[said("…")]`.
#[proc_macro_derive(
    Said,
    attributes(key, call, tell, untold, phrase, say, read, example, said, range, index)
)]
pub fn said(input: TokenStream) -> TokenStream {
    derived(input, saying::derive)
}

/// `game::Refusal` and examples.
#[proc_macro_derive(Refusal, attributes(rule, key, call, tell, untold, phrase, example))]
pub fn refusal(input: TokenStream) -> TokenStream {
    derived(input, |items| {
        let (refusal, examples) = (event::refusal(items)?, examples::derive(items));
        Ok(quote! { #refusal #examples })
    })
}

/// `game::Event` and examples.
#[proc_macro_derive(
    Event,
    attributes(rule, key, call, tell, untold, phrase, example, secret, public, shown, only, except, dice)
)]
pub fn event(input: TokenStream) -> TokenStream {
    derived(input, |items| {
        let (event, examples) = (event::event(items)?, examples::derive(items));
        Ok(quote! { #event #examples })
    })
}

/// Examples of a struct or enum, for tests that look at everything that can be said.
#[proc_macro_derive(Examples, attributes(example))]
pub fn examples(input: TokenStream) -> TokenStream {
    derived(input, |items| Ok(examples::derive(items)))
}

fn derived(input: TokenStream, derive: impl Fn(&Enum) -> syn::Result<Tokens>) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    Enum::read(&input).and_then(|items| derive(&items)).unwrap_or_else(syn::Error::into_compile_error).into()
}

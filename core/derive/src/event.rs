//! Refusals and events.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Error, Expr, Token, parse::Parser};

use crate::model::{Enum, Variant};
use crate::saying::phrases;

pub(crate) fn refusal(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let rules = items.variants.iter().map(|variant| {
        let given = variant
            .given("rule")
            .ok_or_else(|| Error::new(variant.name.span(), "which rule forbids it? Add #[rule(\"…\")]"))?;
        let (pattern, rule) = (variant.pattern(), variant.with_fields(&given));
        Ok(quote!(#pattern => #rule))
    });
    let rules = rules.collect::<syn::Result<Vec<_>>>()?;
    let phrases = phrases(items, "illegal")?;
    Ok(quote! {
        #[automatically_derived]
        impl ::game::Refusal for #name {
            fn rule(&self) -> ::game::Rule {
                match self { #(#rules)* }
            }

            fn phrase(&self) -> ::game::Phrase {
                match self { #phrases }
            }
        }
    })
}

pub(crate) fn event(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let seen = items.variants.iter().map(seen).collect::<syn::Result<Vec<_>>>()?;
    let phrases = phrases(items, "event")?;
    let [rules, dice] = ["rule", "dice"].map(|what| given(items, what));
    let shown = items.variants.iter().filter(|variant| has(variant, "shown")).map(Variant::pattern);
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables)]
        impl ::game::Event for #name {
            #[allow(unused_mut, unused_assignments)]
            fn seen_by(&self, viewer: ::game::Viewer) -> ::core::option::Option<Self> {
                match self { #(#seen)* }
            }

            fn is_shown(&self) -> bool {
                #[allow(clippy::match_like_matches_macro)]
                match self { #(#shown => true,)* _ => false }
            }

            fn phrase(&self) -> ::game::Phrase {
                match self { #phrases }
            }

            fn rule(&self) -> ::core::option::Option<::game::Rule> {
                match self { #(#rules)* _ => ::core::option::Option::None }
            }

            fn dice(&self) -> ::std::vec::Vec<::std::vec::Vec<u8>> {
                match self { #(#dice)* _ => ::core::default::Default::default() }
            }
        }
    })
}

/// The arms of the variants that say something of this kind.
fn given(items: &Enum, what: &str) -> Vec<Tokens> {
    let some = items.variants.iter().filter_map(|variant| Some((variant, variant.given(what)?)));
    some.map(|(variant, value)| {
        let value = if what == "rule" { quote!(::core::option::Option::Some(#value)) } else { value };
        let (pattern, value) = (variant.pattern(), variant.with_fields(&value));
        quote!(#pattern => #value)
    })
    .collect()
}

fn has(variant: &Variant, attribute: &str) -> bool {
    variant.attrs.iter().any(|attr| attr.path().is_ident(attribute))
}

/// Nothing is public because somebody forgot to think of it.
fn is_declared(variant: &Variant) -> bool {
    ["public", "shown", "only", "except"].iter().any(|attribute| has(variant, attribute))
        || variant.fields.iter().any(|field| field.has("secret"))
}

/// What a viewer may know of a variant.
fn seen(variant: &Variant) -> syn::Result<Tokens> {
    if !is_declared(variant) {
        let question =
            "who may know it? #[public], #[only(seat)], #[except(seat)], or a #[secret(seat)] in it";
        return Err(Error::new(variant.name.span(), question));
    }
    let (mut steps, mut blanks) = (Vec::new(), Vec::new());
    if let Some(seats) = seats(variant.given("only"))? {
        steps.push(quote!(if !(#seats) { return ::core::option::Option::None; }));
    }
    if let Some(seats) = seats(variant.given("except"))? {
        steps.push(quote!(if #seats { return ::core::option::Option::None; }));
    }
    for field in variant.fields.iter().filter(|field| field.has("secret")) {
        if field.optional().is_none() {
            return Err(Error::new(field.name.span(), "a secret is an `Option`: it may be blank"));
        }
        let seats = seats(field.given("secret"))?
            .ok_or_else(|| Error::new(field.name.span(), "whose secret? #[secret(seat)]"))?;
        let name = &field.name;
        blanks.push(quote!(if !(#seats) { #name = ::core::option::Option::None; }));
    }
    let (pattern, names) = (variant.pattern(), variant.names());
    Ok(quote!(#pattern => {
        let (#(mut #names,)*) = (#(::core::clone::Clone::clone(#names),)*);
        #(#steps)*
        #(#blanks)*
        ::core::option::Option::Some(#pattern)
    }))
}

/// Whether the viewer is one of these.
fn seats(given: Option<Tokens>) -> syn::Result<Option<Tokens>> {
    let Some(given) = given else { return Ok(None) };
    let seats = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(given)?;
    let seats = seats.iter();
    Ok(Some(quote!(#(viewer.is(#seats))||*)))
}

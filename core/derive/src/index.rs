//! The numbers of all values: variant after variant, fields by mixed radix.

use proc_macro2::{TokenStream as Tokens, TokenTree};
use quote::quote;
use syn::Error;

use crate::model::{Enum, Field, Variant};

pub(crate) fn derive(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let parts = items.variants.iter().map(parts_of).collect::<syn::Result<Vec<_>>>()?;
    let counts = parts.iter().map(|parts| {
        let counts = parts.iter().map(|part| &part.count);
        quote!(1 #(* #counts)*)
    });
    let (variants, ends) = (parts.len(), parts.len() + 1);
    let indices = items.variants.iter().zip(&parts).enumerate().map(|(place, (variant, parts))| {
        let pattern = variant.pattern();
        let (count, index) = (parts.iter().map(|part| &part.count), parts.iter().map(|part| &part.index));
        quote!(#pattern => {
            let number__ = 0;
            #(let number__ = number__ * (#count) + #index?;)*
            ::core::option::Option::Some(FIRSTS[#place] + number__)
        })
    });
    let values = items.variants.iter().zip(&parts).enumerate().map(|(place, (variant, parts))| {
        let built = variant.pattern();
        let fields = parts.iter().rev().map(|Part { name, count, value, .. }| {
            quote! {
                let (#name, rest__) = { let number__ = rest__ % (#count); (#value, rest__ / (#count)) };
            }
        });
        quote!(if index__ < FIRSTS[#place + 1] {
            let rest__ = index__ - FIRSTS[#place];
            #(#fields)*
            let _ = rest__;
            return ::core::option::Option::Some(#built);
        })
    });
    Ok(quote! {
        const _: () = {
            const FIRSTS: [usize; #ends] = ::game::index::firsts::<#variants, #ends>([#(#counts),*]);

            #[automatically_derived]
            impl ::game::Indexed for #name {
                const COUNT: usize = FIRSTS[#variants];

                #[inline]
                fn index(self) -> ::core::option::Option<usize> {
                    match self { #(#indices)* }
                }

                fn at(index__: usize) -> ::core::option::Option<Self> {
                    #(#values)*
                    ::core::option::Option::None
                }
            }
        };
    })
}

/// Something with a number of its own: a field, or several that are numbered together.
struct Part {
    /// What its value is bound to.
    name: Tokens,
    count: Tokens,
    /// Its number, as an `Option`.
    index: Tokens,
    /// The value of the number `number__`: names that no field has.
    value: Tokens,
}

fn parts_of(variant: &Variant) -> syn::Result<Vec<Part>> {
    if let Some(whole) = variant.given("index") {
        let is_name = |token: &TokenTree| !matches!(token, TokenTree::Group(_));
        let kind: Tokens = whole.clone().into_iter().take_while(is_name).collect();
        return Ok(vec![indexed(whole, &kind, None)]);
    }
    variant.fields.iter().map(part).collect()
}

fn part(field: &Field) -> syn::Result<Part> {
    let (name, kind) = (&field.name, &field.kind);
    match field.given("range") {
        Some(range) => number(&quote!(#name), &quote!(#kind), range),
        None => Ok(indexed(quote!(#name), &quote!(#kind), Some(quote!(#name)))),
    }
}

/// Something that numbers itself; a whole is built and taken apart by the same words.
fn indexed(name: Tokens, kind: &Tokens, bound: Option<Tokens>) -> Part {
    let value = bound.unwrap_or_else(|| quote!((#name)));
    Part {
        count: quote!(<#kind as ::game::Indexed>::COUNT),
        index: quote!(::game::Indexed::index(#value)),
        value: quote!(<#kind as ::game::Indexed>::at(number__)?),
        name,
    }
}

fn number(name: &Tokens, kind: &Tokens, range: Tokens) -> syn::Result<Part> {
    let tokens: Vec<TokenTree> = range.clone().into_iter().collect();
    let Some(dots) = tokens.windows(3).position(|tokens| tokens_are(tokens, "..=")) else {
        return Err(Error::new_spanned(range, "a range has both ends: 1..=3"));
    };
    let [least, most] =
        [&tokens[..dots], &tokens[dots + 3..]].map(|end| end.iter().cloned().collect::<Tokens>());
    Ok(Part {
        name: name.clone(),
        count: quote!(((#most) as usize + 1 - (#least) as usize)),
        index: quote!(::game::index::in_range(#name.into(), #least, #most)),
        value: quote!((number__ + (#least) as usize) as #kind),
    })
}

fn tokens_are(tokens: &[TokenTree], text: &str) -> bool {
    tokens.iter().map(ToString::to_string).collect::<String>() == text
}

//! How something is written, and read back.

use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::Error;

use crate::model::{Enum, Part, Variant, parts, string, text_of};

pub(crate) fn derive(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let notations = items.variants.iter().map(said).collect::<syn::Result<Vec<_>>>()?;
    let writers = items.variants.iter().zip(&notations).map(|(variant, notation)| writer(variant, notation));
    let readers = items.variants.iter().zip(&notations).map(|(variant, notation)| reader(variant, notation));
    Ok(quote! {
        #[automatically_derived]
        impl ::core::fmt::Display for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { #(#writers)* }
            }
        }

        #[automatically_derived]
        impl ::game::Notation for #name {
            fn read(words: &mut ::game::Reader<'_>) -> ::core::option::Option<Self> {
                words.first_of(&[#(#readers),*])
            }
        }

        #[automatically_derived]
        impl ::core::str::FromStr for #name {
            type Err = ::game::Misread;
            fn from_str(text: &str) -> ::core::result::Result<Self, ::game::Misread> {
                ::game::Reader::read_all(text)
            }
        }
    })
}

fn said(variant: &Variant) -> syn::Result<String> {
    text_of(&variant.attrs, "say")?
        .ok_or_else(|| Error::new(variant.name.span(), "how is it written? Add #[say(\"…\")]"))
}

fn writer(variant: &Variant, notation: &str) -> Tokens {
    let pattern = variant.pattern();
    let mut writes = Vec::new();
    for (place, part) in parts(notation).into_iter().enumerate() {
        let space = if place == 0 { "" } else { " " };
        writes.push(match part {
            Part::Word(word) => {
                let text = string(&format!("{space}{word}"));
                quote!(f.write_str(#text)?;)
            }
            Part::Hole(name) => {
                let (name, text) = (format_ident!("{name}"), string(&format!("{space}{{}}")));
                quote!(::core::write!(f, #text, #name)?;)
            }
            Part::Option(name, words) => {
                let (name, text) = (format_ident!("{name}"), string(&format!("{space}{words}")));
                quote!(if *#name { f.write_str(#text)?; })
            }
        });
    }
    quote!(#pattern => { #(#writes)* ::core::result::Result::Ok(()) })
}

/// The notation and the function that reads it.
fn reader(variant: &Variant, notation: &str) -> Tokens {
    let steps = parts(notation).into_iter().map(|part| match part {
        Part::Word(word) => quote!(words.expect(#word)?;),
        Part::Hole(name) => {
            let read =
                variant.fields.iter().find(|field| field.name == name).and_then(|field| field.given("read"));
            let read = read.unwrap_or_else(|| quote!(::game::Notation::read));
            let name = format_ident!("{name}");
            quote!(let #name = #read(words)?;)
        }
        Part::Option(name, tail) => {
            let name = format_ident!("{name}");
            quote!(let #name = words.ends_in(#tail);)
        }
    });
    let built = variant.pattern();
    let form = string(notation);
    quote!((#form, |words| { #(#steps)* ::core::option::Option::Some(#built) }))
}

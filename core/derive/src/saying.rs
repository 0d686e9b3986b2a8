//! Which message tells something, and with what.

use proc_macro2::TokenStream as Tokens;
use quote::quote;

use crate::model::{Enum, Field, Variant, attributes, kebab, string, text_of};

/// `phrase` of a part of sentences.
pub(crate) fn derive(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let prefix = text_of(&items.attrs, "said")?.unwrap_or_else(|| kebab(&name.to_string()));
    let arms = phrases(items, &prefix)?;
    Ok(quote! {
        #[automatically_derived]
        impl #name {
            /// The words for it.
            #[allow(clippy::trivially_copy_pass_by_ref)]
            pub fn phrase(&self) -> ::game::Phrase {
                match self { #arms }
            }
        }

        #[automatically_derived]
        impl ::core::convert::From<#name> for ::game::Arg {
            fn from(said: #name) -> Self {
                ::game::Arg::Phrase(said.phrase())
            }
        }
    })
}

/// `label` of an action: what it says of itself; a game may add what only the state knows.
pub(crate) fn label(items: &Enum) -> syn::Result<Tokens> {
    let name = &items.name;
    let prefix = text_of(&items.attrs, "said")?.unwrap_or_else(|| "label".to_owned());
    let arms = phrases(items, &prefix)?;
    Ok(quote! {
        #[automatically_derived]
        impl #name {
            /// The label with what the action itself says.
            #[allow(clippy::trivially_copy_pass_by_ref)]
            pub fn label(&self) -> ::game::Phrase {
                match self { #arms }
            }
        }
    })
}

/// The arms of a match from variants to phrases.
pub(crate) fn phrases(items: &Enum, prefix: &str) -> syn::Result<Tokens> {
    let arms = items.variants.iter().map(|variant| {
        let (pattern, value) = (variant.pattern(), phrase(items, variant, prefix)?);
        let value = variant.with_fields(&value);
        Ok(quote!(#pattern => #value))
    });
    let arms = arms.collect::<syn::Result<Vec<_>>>()?;
    Ok(quote!(#(#arms)*))
}

fn phrase(items: &Enum, variant: &Variant, prefix: &str) -> syn::Result<Tokens> {
    if let Some(given) = variant.given("phrase") {
        return Ok(given);
    }
    let key = key(variant, prefix)?;
    let told = variant.fields.iter().filter(|field| !field.has("untold") && !field.is_bool());
    let with = told.map(|field| argument(items, field)).collect::<syn::Result<Vec<_>>>()?;
    let more = more(variant);
    Ok(quote!({
        #[allow(unused_mut)]
        let mut phrase = ::game::Phrase::new(#key);
        #(#with)*
        #(#more)*
        phrase
    }))
}

/// The key, with what its fields add to it.
fn key(variant: &Variant, prefix: &str) -> syn::Result<Tokens> {
    let key = string(&variant.key(prefix)?);
    let mut ends = Vec::new();
    for field in variant.fields.iter().filter(|field| !field.has("untold")) {
        let (name, called) = (&field.name, kebab(&field.name.to_string()).replace('_', "-"));
        if field.is_bool() {
            let end = string(&format!("-{called}"));
            ends.push(quote!((#name, #end)));
        } else if field.optional().is_some() {
            let end = if field.has("secret") { "-unknown".to_owned() } else { format!("-without-{called}") };
            let end = string(&end);
            ends.push(quote!((#name.is_none(), #end)));
        }
    }
    Ok(if ends.is_empty() { quote!(#key) } else { quote!(::game::phrase::key(#key, &[#(#ends),*])) })
}

fn argument(items: &Enum, field: &Field) -> syn::Result<Tokens> {
    let (name, argument) = (&field.name, string(&field.argument()?));
    let kind = field.optional().unwrap_or(&field.kind);
    let value = match (field.given("tell"), items.form_of(kind)) {
        (Some(given), _) => given,
        (None, Some(form)) => quote!(#form(#name)),
        (None, None) => quote!(#name),
    };
    let with = quote!(phrase = phrase.with(#argument, #value););
    Ok(match field.optional() {
        Some(_) => quote!(if let ::core::option::Option::Some(#name) = #name { #with }),
        None => with,
    })
}

/// `#[tell(count = winners.len() as u8)]`
fn more(variant: &Variant) -> impl Iterator<Item = Tokens> {
    attributes(&variant.attrs, "tell").map(|tokens| {
        let mut tokens = tokens.into_iter();
        let name = tokens.next().map(|name| name.to_string()).unwrap_or_default();
        let (name, value): (_, Tokens) = (string(&name), tokens.skip(1).collect());
        quote!(phrase = phrase.with(#name, #value);)
    })
}

//! What all data of games derives.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput};

pub(crate) fn state(also: TokenStream, item: &DeriveInput) -> TokenStream {
    let names = match item.data {
        Data::Enum(_) => quote! { #[serde(rename_all = "kebab-case", deny_unknown_fields)] },
        _ => quote! { #[serde(deny_unknown_fields)] },
    };
    quote! {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize, #also)]
        #names
        #item
    }
}

pub(crate) fn print(also: TokenStream, item: &DeriveInput) -> TokenStream {
    quote! {
        #[derive(Debug, ::serde::Deserialize, #also)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #item
    }
}

//! What all data of games derives.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput};

pub(crate) fn state(also: &TokenStream, item: &DeriveInput) -> TokenStream {
    let is_enum = matches!(item.data, Data::Enum(_));
    let names = is_enum.then(|| quote! { #[serde(rename_all = "kebab-case")] });
    quote! {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize, #also)]
        #[serde(deny_unknown_fields)]
        #names
        #item
    }
}

pub(crate) fn print(also: &TokenStream, item: &DeriveInput) -> TokenStream {
    quote! {
        #[derive(Debug, ::serde::Deserialize, #also)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #item
    }
}

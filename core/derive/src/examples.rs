//! Values of everything that can be said, for tests.

use proc_macro2::TokenStream as Tokens;
use quote::quote;

use crate::model::{Enum, Variant};

pub(crate) fn derive(items: &Enum) -> Tokens {
    let name = &items.name;
    let variants = items.variants.iter().map(of_variant);
    quote! {
        #[automatically_derived]
        #[allow(clippy::vec_init_then_push)]
        impl ::game::Examples for #name {
            fn examples() -> ::std::vec::Vec<Self> {
                let mut examples = ::std::vec::Vec::new();
                #(#variants)*
                examples
            }
        }
    }
}

fn of_variant(variant: &Variant) -> Tokens {
    let (built, names) = (variant.pattern(), variant.names());
    if names.is_empty() {
        return quote!(examples.push(#built););
    }
    let values = variant.fields.iter().map(|field| {
        let kind = &field.kind;
        field.given("example").unwrap_or_else(|| quote!(<#kind as ::game::Examples>::examples()))
    });
    let places = 0..names.len();
    quote! {{
        #[allow(clippy::large_stack_arrays)]
        let (#(#names,)*) = (#(#values,)*);
        for places in ::game::examples::combinations(&[#(#names.len()),*]) {
            let (#(#names,)*) = (#(::core::clone::Clone::clone(&#names[places[#places]]),)*);
            examples.push(#built);
        }
    }}
}

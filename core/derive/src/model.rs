//! What is written in a definition.

use proc_macro2::{Span, TokenStream as Tokens};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Fields, GenericArgument, Ident, LitStr, PathArguments, Type};

/// An enum, or a struct as one of a single variant.
pub(crate) struct Enum {
    pub(crate) name: Ident,
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) variants: Vec<Variant>,
}

pub(crate) struct Variant {
    pub(crate) name: Ident,
    pub(crate) attrs: Vec<Attribute>,
    /// How it is built: `Action::Start`.
    path: Tokens,
    is_tuple: bool,
    pub(crate) fields: Vec<Field>,
}

pub(crate) struct Field {
    /// The name in patterns and, unless it is called otherwise, of the argument; a tuple's by its type.
    pub(crate) name: Ident,
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) kind: Type,
}

impl Enum {
    pub(crate) fn read(input: &DeriveInput) -> syn::Result<Self> {
        let name = &input.ident;
        let variants = match &input.data {
            Data::Enum(data) => data
                .variants
                .iter()
                .map(|variant| {
                    let path = &variant.ident;
                    Variant::read(
                        variant.ident.clone(),
                        quote!(#name::#path),
                        &variant.attrs,
                        &variant.fields,
                    )
                })
                .collect::<syn::Result<_>>()?,
            Data::Struct(data) => vec![Variant::read(name.clone(), quote!(#name), &[], &data.fields)?],
            Data::Union(_) => return Err(Error::new(name.span(), "a union says nothing")),
        };
        Ok(Enum { name: name.clone(), attrs: input.attrs.clone(), variants })
    }

    /// `#[tell(Type => function)]`: how all fields of a type are told.
    pub(crate) fn form_of(&self, kind: &Type) -> Option<Tokens> {
        let wanted = kind.to_token_stream().to_string();
        attributes(&self.attrs, "tell").find_map(|tokens| {
            let text = tokens.to_string();
            let (given, _) = text.split_once("=>")?;
            let place = tokens.clone().into_iter().position(|token| token.to_string() == "=")?;
            (given.trim() == wanted).then(|| tokens.into_iter().skip(place + 2).collect())
        })
    }
}

impl Variant {
    fn read(name: Ident, path: Tokens, attrs: &[Attribute], fields: &Fields) -> syn::Result<Self> {
        let is_tuple = matches!(fields, Fields::Unnamed(_));
        let mut read = Vec::new();
        for field in fields {
            let name = field.ident.clone().unwrap_or_else(|| format_ident!("{}", name_of_type(&field.ty)));
            read.push(Field { name, attrs: field.attrs.clone(), kind: field.ty.clone() });
        }
        let mut variant = Variant { name, attrs: attrs.to_vec(), path, is_tuple, fields: read };
        variant.name_fields()?;
        Ok(variant)
    }

    /// The fields of a tuple are called what the notation calls them.
    fn name_fields(&mut self) -> syn::Result<()> {
        if !self.is_tuple {
            return Ok(());
        }
        let holes: Vec<String> = self.holes()?.into_iter().map(|(name, _)| name).collect();
        let mut open: Vec<usize> = (0..self.fields.len())
            .filter(|&place| !holes.iter().any(|hole| self.fields[place].name == hole))
            .collect();
        let free = holes.iter().filter(|hole| !self.fields.iter().any(|field| field.name == *hole)).cloned();
        for hole in free.collect::<Vec<_>>() {
            if open.is_empty() {
                return Err(Error::new(self.name.span(), format!("nothing is left for {{{hole}}}")));
            }
            self.fields[open.remove(0)].name = format_ident!("{hole}");
        }
        for field in &mut self.fields {
            if let Some(name) = text_of(&field.attrs, "call")? {
                field.name = format_ident!("{name}");
            }
        }
        let twice = |field: &Field| self.fields.iter().filter(|other| other.name == field.name).count() > 1;
        match self.fields.iter().find(|field| twice(field)) {
            Some(field) => Err(Error::new(field.kind.span(), "two fields of one name: use `call`")),
            None => Ok(()),
        }
    }

    /// The names in braces, with the words of optional ones.
    fn holes(&self) -> syn::Result<Vec<(String, Option<String>)>> {
        let Some(notation) = text_of(&self.attrs, "say")? else { return Ok(Vec::new()) };
        Ok(parts(&notation)
            .into_iter()
            .filter_map(|part| match part {
                Part::Word(_) => None,
                Part::Hole(name) => Some((name, None)),
                Part::Option(name, words) => Some((name, Some(words))),
            })
            .collect())
    }

    /// A pattern that binds all fields, or the expression that builds the variant of them.
    pub(crate) fn pattern(&self) -> Tokens {
        let (path, names) = (&self.path, self.names());
        match (self.fields.is_empty(), self.is_tuple) {
            (true, _) => quote!(#path),
            (false, true) => quote!(#path(#(#names),*)),
            (false, false) => quote!(#path { #(#names),* }),
        }
    }

    pub(crate) fn names(&self) -> Vec<&Ident> {
        self.fields.iter().map(|field| &field.name).collect()
    }

    /// The value of an expression in which the fields are known by name.
    pub(crate) fn with_fields(&self, value: &Tokens) -> Tokens {
        let names = self.names();
        quote!({
            #[allow(unused_variables)]
            let (#(#names,)*) = (#(::core::clone::Clone::clone(#names),)*);
            #value
        })
    }

    /// `prefix-name-of-variant`, or what `key` says.
    pub(crate) fn key(&self, prefix: &str) -> syn::Result<String> {
        Ok(text_of(&self.attrs, "key")?
            .unwrap_or_else(|| format!("{prefix}-{}", kebab(&self.name.to_string()))))
    }

    pub(crate) fn given(&self, attribute: &str) -> Option<Tokens> {
        attributes(&self.attrs, attribute).next()
    }
}

impl Field {
    pub(crate) fn has(&self, attribute: &str) -> bool {
        self.attrs.iter().any(|attr| attr.path().is_ident(attribute))
    }

    pub(crate) fn given(&self, attribute: &str) -> Option<Tokens> {
        attributes(&self.attrs, attribute).next()
    }

    /// The name of the argument.
    pub(crate) fn argument(&self) -> syn::Result<String> {
        Ok(text_of(&self.attrs, "call")?.unwrap_or_else(|| self.name.to_string()))
    }

    pub(crate) fn is_bool(&self) -> bool {
        self.kind.to_token_stream().to_string() == "bool"
    }

    /// The type inside of an `Option`.
    pub(crate) fn optional(&self) -> Option<&Type> {
        let Type::Path(path) = &self.kind else { return None };
        let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
        let PathArguments::AngleBracketed(inside) = &last.arguments else { return None };
        match inside.args.first()? {
            GenericArgument::Type(kind) => Some(kind),
            _ => None,
        }
    }
}

/// A piece of a notation.
pub(crate) enum Part {
    Word(String),
    /// `{building}`
    Hole(String),
    /// `{cards?with cards}`
    Option(String, String),
}

pub(crate) fn parts(notation: &str) -> Vec<Part> {
    let (mut parts, mut rest) = (Vec::new(), notation);
    while let Some((before, after)) = rest.split_once('{') {
        parts.extend(before.split_whitespace().map(|word| Part::Word(word.to_owned())));
        let (hole, after) = after.split_once('}').unwrap_or((after, ""));
        parts.push(match hole.split_once('?') {
            Some((name, words)) => Part::Option(name.to_owned(), words.to_owned()),
            None => Part::Hole(hole.to_owned()),
        });
        rest = after;
    }
    parts.extend(rest.split_whitespace().map(|word| Part::Word(word.to_owned())));
    parts
}

/// What stands in the parentheses of each attribute of this name.
pub(crate) fn attributes(attrs: &[Attribute], name: &str) -> impl Iterator<Item = Tokens> {
    attrs
        .iter()
        .filter(move |attr| attr.path().is_ident(name))
        .filter_map(|attr| attr.meta.require_list().ok().map(|list| list.tokens.clone()))
}

/// `#[name("text")]`
pub(crate) fn text_of(attrs: &[Attribute], name: &str) -> syn::Result<Option<String>> {
    let Some(tokens) = attributes(attrs, name).next() else { return Ok(None) };
    Ok(Some(syn::parse2::<LitStr>(tokens)?.value()))
}

/// `NotYourSite` is `not-your-site`.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// `TradeCard` is `trade_card`; what has no name of its own is `value`.
fn name_of_type(kind: &Type) -> String {
    match kind {
        Type::Path(path) => {
            let last = path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
            kebab(&last).replace('-', "_")
        }
        _ => "value".to_owned(),
    }
}

pub(crate) fn string(text: &str) -> LitStr {
    LitStr::new(text, Span::call_site())
}

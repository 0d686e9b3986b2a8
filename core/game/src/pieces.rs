//! One way to declare the pieces of a box, and to ask for those of which something holds.

use enum_map::{Enum, EnumMap};
use enumset::{EnumSet, EnumSetType};

use crate::set_of;

/// The keys of all values of which something holds.
///
/// ```
/// # use enum_map::{Enum, enum_map};
/// game::pieces! { Good "good" { Salt, DriedFish } }
/// let stock = enum_map! { Good::Salt => 0, Good::DriedFish => 3 };
/// assert_eq!(game::keys_where(&stock, |&count| count > 0), Good::DriedFish);
/// ```
pub fn keys_where<K, V>(map: &EnumMap<K, V>, holds: impl Fn(&V) -> bool) -> EnumSet<K>
where
    K: EnumSetType + Enum,
{
    set_of(map.iter().map(|(key, value)| (key, holds(value))))
}

/// Declares pieces as closed sets: each line `Name "word" { Variant, … }` becomes an enum whose names are
/// kebab-case in notations, files and locale keys (`word-variant`), that can be put into sets and maps.
///
/// ```
/// game::pieces! {
///     /// What is sold in the harbour.
///     Good "good" { Salt, DriedFish }
/// }
/// assert_eq!(Good::DriedFish.to_string(), "dried-fish");
/// assert_eq!("salt".parse(), Ok(Good::Salt));
/// assert_eq!(Good::Salt.word(), game::Arg::word("good-salt"));
/// ```
#[macro_export]
macro_rules! pieces {
    ($(
        $(#[$about:meta])*
        $name:ident $word:literal { $($(#[$note:meta])* $variant:ident),* $(,)? }
    )*) => {$(
        $(#[$about])*
        #[derive(
            Debug, Hash, PartialOrd, Ord, enum_map::Enum, enumset::EnumSetType, strum::Display,
            strum::EnumString, strum::IntoStaticStr, strum::VariantArray, serde::Serialize, serde::Deserialize,
        )]
        #[enumset(serialize_repr = "list")]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name { $($(#[$note])* $variant),* }

        impl $name {
            pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

            /// The name in notations, files and locale keys.
            pub fn id(self) -> &'static str {
                self.into()
            }

            /// The word for it in the locale files.
            pub fn word(self) -> $crate::Arg {
                $crate::Arg::word(format!(concat!($word, "-{}"), self))
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(piece: $name) -> Self {
                piece.word()
            }
        }

        impl $crate::Notation for $name {
            fn read(words: &mut $crate::Reader<'_>) -> Option<Self> {
                words.word()
            }
        }

        impl $crate::Indexed for $name {
            const COUNT: usize = <$name as strum::VariantArray>::VARIANTS.len();

            #[inline]
            fn index(self) -> Option<usize> {
                Some(self as usize)
            }

            #[inline]
            fn at(index: usize) -> Option<Self> {
                <$name as strum::VariantArray>::VARIANTS.get(index).copied()
            }
        }

        impl $crate::Examples for $name {
            fn examples() -> Vec<Self> {
                <$name as strum::VariantArray>::VARIANTS.to_vec()
            }
        }
    )*};
}

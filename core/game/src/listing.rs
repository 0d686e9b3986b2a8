//! Listing what is legal, where a jump that cannot be foreseen costs more than a needless write.

use enumset::{EnumSet, EnumSetType};

/// Adds the item if it is wanted. Written and taken back rather than jumped over: chance decides in most lists.
#[inline]
pub fn push_if<T: Copy>(out: &mut Vec<T>, wanted: bool, item: T) {
    let length = out.len();
    out.push(item);
    out.truncate(length + usize::from(wanted));
}

/// The set of all items that are wanted, made without jumps as well: a plain loop is, filter and collect are not.
#[inline]
pub fn set_of<T: EnumSetType>(items: impl IntoIterator<Item = (T, bool)>) -> EnumSet<T> {
    let mut set = EnumSet::empty();
    for (item, wanted) in items {
        if wanted {
            set.insert(item);
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_wanted_stays() {
        let mut out = vec![1];
        push_if(&mut out, false, 2);
        push_if(&mut out, true, 3);
        assert_eq!(out, [1, 3]);
    }

    #[test]
    fn a_set_has_only_what_is_wanted() {
        #[derive(Debug, EnumSetType)]
        enum Coin {
            As,
            Sestertius,
            Denarius,
        }
        let coins = set_of([(Coin::As, true), (Coin::Sestertius, false), (Coin::Denarius, true)]);
        assert_eq!(coins, Coin::As | Coin::Denarius);
    }
}

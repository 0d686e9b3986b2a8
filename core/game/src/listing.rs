//! Listing what is legal, where a branch misprediction costs more than a needless write.

use enum_map::Enum;
use enumset::{EnumSet, EnumSetType};

/// So many items are written before it is asked whether there are more.
const AT_ONCE: usize = 8;

/// Adds the item if it is wanted. Written and taken back rather than branched over: in most
/// lists chance decides, and branches would be mispredicted.
#[inline]
pub fn push_if<T: Copy>(out: &mut Vec<T>, wanted: bool, item: T) {
    let length = out.len();
    out.push(item);
    out.truncate(length + usize::from(wanted));
}

/// Adds an item for each key. How many there are is chance too, so the last key stands in for those missing,
/// and what was written too much is taken back.
#[inline]
pub fn push_each<K, T>(out: &mut Vec<T>, keys: EnumSet<K>, item: impl Fn(K) -> T)
where
    K: EnumSetType + Enum,
    T: Copy,
{
    let length = out.len() + keys.len();
    let last_key = 1 << (EnumSet::<K>::variant_count() - 1);
    let mut bits = keys.as_u64();
    while out.len() < length {
        out.extend((0..AT_ONCE).map(|_| {
            let key = K::from_usize((bits | last_key).trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            item(key)
        }));
    }
    out.truncate(length);
}

/// The set of all items that are wanted, made without branches as well: a plain loop is, filter and collect are not.
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
    fn each_key_makes_one_item_however_many_there_are() {
        #[derive(Debug, Enum, EnumSetType)]
        enum Hour {
            First,
            Second,
            Third,
            Fourth,
            Fifth,
            Sixth,
            Seventh,
            Eighth,
            Ninth,
            Tenth,
        }
        for keys in [EnumSet::empty(), EnumSet::all(), Hour::First | Hour::Tenth] {
            let mut out = vec![Hour::Third];
            push_each(&mut out, keys, |hour| hour);
            assert_eq!(out[0], Hour::Third);
            assert!(out[1..].iter().copied().eq(keys), "{keys:?} became {out:?}");
        }
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

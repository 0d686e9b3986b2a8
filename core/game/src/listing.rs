//! Listing what is legal, where a jump that cannot be foreseen costs more than a needless write.

/// Adds the item if it is wanted. Written and taken back rather than jumped over: chance decides in most lists.
#[inline]
pub fn push_if<T: Copy>(out: &mut Vec<T>, wanted: bool, item: T) {
    let length = out.len();
    out.push(item);
    out.truncate(length + usize::from(wanted));
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
}

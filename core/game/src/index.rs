//! Every value of a type by its number: what a program chooses from.

use crate::{MAX_SEATS, Seat};

/// All values of a type, numbered from 0 without gaps. Derived for actions and their parts, made by `pieces!`.
///
/// ```
/// # use game::{Indexed, Seat};
/// game::pieces! { Good "good" { Salt, DriedFish } }
///
/// #[derive(Clone, Copy, PartialEq, Debug, game::Action)]
/// enum Deed {
///     #[say("done")]
///     Done,
///     #[say("sell {count} {good}")]
///     Sell(#[range(1..=3)] u8, Good),
/// }
/// assert_eq!(Deed::COUNT, 1 + 3 * 2);
/// assert_eq!(Deed::Sell(2, Good::DriedFish).index(), Some(4));
/// assert_eq!(Deed::at(4), Some(Deed::Sell(2, Good::DriedFish)));
/// assert_eq!(Deed::Sell(9, Good::Salt).index(), None);
/// ```
pub trait Indexed: Sized {
    /// How many there are.
    const COUNT: usize;

    /// Below [`COUNT`](Indexed::COUNT); `None` for a number out of its range.
    fn index(self) -> Option<usize>;

    /// The value of this number.
    fn at(index: usize) -> Option<Self>;
}

impl Indexed for bool {
    const COUNT: usize = 2;

    fn index(self) -> Option<usize> {
        Some(self.into())
    }

    fn at(index: usize) -> Option<Self> {
        [false, true].get(index).copied()
    }
}

impl Indexed for Seat {
    const COUNT: usize = MAX_SEATS;

    fn index(self) -> Option<usize> {
        (Seat::index(self) < MAX_SEATS).then_some(Seat::index(self))
    }

    fn at(index: usize) -> Option<Self> {
        (index < MAX_SEATS).then_some(Seat(index as u8))
    }
}

/// Where each of several lists begins when they are put one after the other, and where the last one ends.
pub const fn firsts<const LISTS: usize, const ENDS: usize>(counts: [usize; LISTS]) -> [usize; ENDS] {
    assert!(ENDS == LISTS + 1, "one end more than lists");
    let mut firsts = [0; ENDS];
    let mut list = 0;
    while list < LISTS {
        firsts[list + 1] = firsts[list] + counts[list];
        list += 1;
    }
    firsts
}

/// The place of a number in its range.
pub fn in_range(number: u16, least: u16, most: u16) -> Option<usize> {
    (least..=most).contains(&number).then(|| usize::from(number - least))
}

#[cfg(test)]
#[expect(missing_debug_implementations, reason = "the set derive makes hidden types")]
mod tests {
    use super::*;
    use crate::{Action, Notation, pieces};

    pieces! { Good "good" { Salt, DriedFish, Oil } }

    #[derive(Clone, Copy, PartialEq, Debug, Notation)]
    enum Target {
        #[say("nobody")]
        Nobody,
        #[say("seat {seat}")]
        Somebody(Seat),
    }

    /// From somewhere to one of the two places after it.
    #[derive(Clone, Copy)]
    struct Leap {
        from: Good,
        to: Good,
    }

    impl Indexed for Leap {
        const COUNT: usize = 2 * Good::COUNT;

        fn index(self) -> Option<usize> {
            let far = (self.to as usize + Good::COUNT - self.from as usize) % Good::COUNT;
            Some(2 * (self.from as usize) + far.checked_sub(1)?)
        }

        fn at(index: usize) -> Option<Self> {
            let from = Good::at(index / 2)?;
            Some(Leap { from, to: Good::at((index / 2 + 1 + index % 2) % Good::COUNT)? })
        }
    }

    #[derive(Clone, Copy, PartialEq, Debug, Action)]
    enum Deed {
        #[say("wait")]
        Wait,
        #[say("sell {count} {good} to {target} {twice?twice}")]
        Sell {
            #[range(2..=4)]
            count: u8,
            good: Good,
            #[untold]
            target: Target,
            twice: bool,
        },
        #[say("leap {from} to {to}")]
        #[index(Leap { from, to })]
        Leap { from: Good, to: Good },
    }

    #[test]
    fn every_number_is_one_value_and_the_other_way_round() {
        assert_eq!(Deed::COUNT, 1 + 3 * 3 * (1 + MAX_SEATS) * 2 + 6);
        for index in 0..Deed::COUNT {
            assert_eq!(Deed::at(index).and_then(Indexed::index), Some(index));
        }
        assert_eq!(Deed::at(Deed::COUNT), None);
    }

    #[test]
    fn what_is_out_of_range_has_no_number() {
        let sell = |count| Deed::Sell { count, good: Good::Salt, target: Target::Nobody, twice: false };
        assert_eq!(sell(2).index(), Some(1));
        assert_eq!([sell(1), sell(5)].map(Indexed::index), [None, None]);
        assert_eq!(Deed::Leap { from: Good::Oil, to: Good::Oil }.index(), None);
        assert_eq!(Indexed::index(Seat(9)), None);
    }
}

//! Who sees and does what at a table: decided here and nowhere else.

use game::{Seat, Viewer};
use store::{PersonId, Status};

use crate::error::RoomError;
use crate::room::Room;

/// What a person may see and do at a table. Only a [`Room`] gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    sees: Viewer,
    acts_as: Option<Seat>,
    hands_over_to: Option<Seat>,
    sits: bool,
    asked: Option<Seat>,
}

impl Access {
    /// Through whose eyes the person looks.
    pub fn sees(&self) -> Viewer {
        self.sees
    }

    /// The seat through whose eyes the person looks, if it is anybody's.
    pub fn seat(&self) -> Option<Seat> {
        match self.sees {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat for which the person decides.
    pub fn acts_as(&self) -> Result<Seat, RoomError> {
        self.acts_as.ok_or(RoomError::NotYours)
    }

    pub fn decides_for(&self, seat: Seat) -> bool {
        self.acts_as == Some(seat)
    }

    /// Whether a seat belongs to the person, also while a bot plays it.
    pub fn sits(&self) -> bool {
        self.sits
    }

    /// The seat at which the game waits for the person now.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Whoever sits here must get the device before anything secret is shown.
    pub fn hands_over_to(&self) -> Option<Seat> {
        self.hands_over_to
    }
}

impl Room {
    /// What a person may see and do now; `wanted` is the seat that is asked for, by those who have several.
    pub fn access(&self, person: Option<PersonId>, wanted: Option<u8>) -> Result<Access, RoomError> {
        if !self.may_watch(person) {
            return Err(RoomError::NotYours);
        }
        let (owned, decided) = match person {
            Some(me) => (self.seating.owned_by(me), self.seating.decided_by(me)),
            None => Default::default(),
        };
        let wanted = wanted.map(Seat);
        let acts_as = wanted.or_else(|| decided.first().copied()).filter(|seat| decided.contains(seat));
        let (seat, hands_over_to) = self.eyes(&owned, wanted);
        let asked = decided.into_iter().find(|&seat| self.to_act().contains(seat));
        let sees = seat.map_or(Viewer::Public, Viewer::Seat);
        Ok(Access { sees, acts_as, hands_over_to, sits: !owned.is_empty(), asked })
    }

    /// What a person may see when looking back: over, all eyes are open; before, only one's own.
    pub fn access_to_replay(
        &self,
        person: Option<PersonId>,
        wanted: Option<u8>,
    ) -> Result<Access, RoomError> {
        let owned = person.map(|me| self.seating.owned_by(me)).unwrap_or_default();
        let is_over = self.row.status == Status::Finished;
        let sees = match (wanted, owned.as_slice()) {
            // Those who share a device see nobody's cards there until the game is over.
            (_, [_, _, ..]) if !is_over => Viewer::Public,
            (Some(wanted), _) => Viewer::Seat(Seat(wanted)),
            (None, _) if is_over => Viewer::Public,
            (None, [own]) => Viewer::Seat(*own),
            (None, _) => return Err(RoomError::NotYours),
        };
        let allowed = match sees {
            Viewer::Public => true,
            Viewer::Seat(seat) => self.may_look_as(person, seat),
        };
        if allowed {
            Ok(Access { sees, acts_as: None, hands_over_to: None, sits: !owned.is_empty(), asked: None })
        } else {
            Err(RoomError::NotYours)
        }
    }

    /// The seats through whose eyes a person may look back.
    pub fn eyes_open_to(&self, person: Option<PersonId>) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::all(self.seating.chairs.len() as u8);
        seats.filter(move |&seat| self.may_look_as(person, seat))
    }

    /// The seat through whose eyes the owner of these seats looks, and to whom the device must be handed first.
    fn eyes(&self, owned: &[Seat], wanted: Option<Seat>) -> (Option<Seat>, Option<Seat>) {
        if let [] | [_] = owned {
            return (owned.first().copied(), None);
        }
        let asked = wanted.filter(|seat| owned.contains(seat));
        let acting: Vec<Seat> = self.to_act().iter().filter(|seat| owned.contains(seat)).collect();
        match (asked, acting.first()) {
            (Some(seat), _) if acting.contains(&seat) || acting.is_empty() => (Some(seat), None),
            (_, next) => (None, next.copied()),
        }
    }

    /// Everything lies open once the game is over.
    fn may_look_as(&self, person: Option<PersonId>, seat: Seat) -> bool {
        let Some(chair) = self.seating.chair(seat) else { return false };
        let owner = chair.sitter.owner();
        self.row.status == Status::Finished || (owner.is_some() && owner == person)
    }

    /// Those who do not sit here may look on if the table allows it; over, it is open to all who know it.
    fn may_watch(&self, person: Option<PersonId>) -> bool {
        let sits = person.is_some_and(|person| self.seating.sits_here(person));
        sits || self.seating.spectators
            || self.row.status != Status::Running
            || person == Some(self.row.owner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opening::new_row;
    use crate::seating::{Chair, Seating, Sitter};
    use catalog::{BotName, Wish};

    const ANNA: PersonId = 1;
    const BELA: PersonId = 2;

    fn room(sitters: &[Sitter]) -> Room {
        let chairs = sitters.iter().map(|&sitter| Chair { sitter, name: String::new() });
        let seating = Seating::new(Wish::plain(sitters.len() as u8), chairs.collect());
        let mut row = new_row("code", "builders", ANNA, &seating).unwrap();
        (row.status, row.owner) = (Status::Running, 9);
        let kind = catalog::find("builders").unwrap();
        let seed = table::Seed::random(&mut rand::rng());
        let live = kind.new_table(&seating.wish, table::Luck::from(seed)).unwrap();
        Room { row, seating, live: Some(live), broken: None, chat: 0, behind: false }
    }

    fn access(room: &Room, person: Option<PersonId>, wanted: Option<u8>) -> Option<Access> {
        room.access(person, wanted).ok()
    }

    #[test]
    fn each_sees_through_their_own_eyes_and_acts_for_themselves() {
        let room = room(&[Sitter::Person(ANNA), Sitter::Person(BELA)]);
        for wanted in [None, Some(1)] {
            let bela = access(&room, Some(BELA), wanted).unwrap();
            assert_eq!((bela.seat(), bela.acts_as().ok()), (Some(Seat(1)), Some(Seat(1))));
        }
        let other = access(&room, Some(BELA), Some(0)).unwrap();
        assert_eq!(other.seat(), Some(Seat(1)), "still their own eyes");
        assert!(other.acts_as().is_err());
    }

    #[test]
    fn strangers_look_on_only_where_they_may_and_do_nothing() {
        let mut room = room(&[Sitter::Person(ANNA), Sitter::Person(BELA)]);
        assert_eq!(access(&room, None, None), None);
        assert_eq!(access(&room, Some(7), Some(0)), None);
        room.seating.spectators = true;
        let looker = access(&room, Some(7), Some(0)).unwrap();
        assert_eq!((looker.sees(), looker.acts_as().ok()), (Viewer::Public, None));
        assert!(!looker.sits() && looker.asked().is_none());
        assert!(room.access_to_replay(Some(7), None).is_err(), "looking back is for those who play");
    }

    #[test]
    fn a_lent_seat_is_seen_but_not_played_by_its_owner() {
        let lent = Sitter::Substitute { of: ANNA, bot: BotName::USUAL, beside: false };
        let room = room(&[lent, Sitter::Person(BELA)]);
        let anna = access(&room, Some(ANNA), None).unwrap();
        assert_eq!((anna.seat(), anna.acts_as().ok()), (Some(Seat(0)), None));
        assert!(anna.sits() && anna.asked().is_none(), "it is hers, and nobody waits for her");
    }

    #[test]
    fn a_shared_device_shows_nothing_before_it_is_handed_over() {
        let room = room(&[Sitter::Person(ANNA), Sitter::Beside(ANNA)]);
        let acting = room.to_act().first().unwrap();
        let other = Seat(1 - acting.0);
        let unasked = access(&room, Some(ANNA), None).unwrap();
        assert_eq!((unasked.sees(), unasked.hands_over_to()), (Viewer::Public, Some(acting)));
        assert_eq!(unasked.asked(), Some(acting));
        let taken = access(&room, Some(ANNA), Some(acting.0)).unwrap();
        assert_eq!((taken.seat(), taken.hands_over_to()), (Some(acting), None));
        let early = access(&room, Some(ANNA), Some(other.0)).unwrap();
        assert_eq!((early.sees(), early.hands_over_to()), (Viewer::Public, Some(acting)));
        let back = room.access_to_replay(Some(ANNA), Some(0)).unwrap();
        assert_eq!(back.sees(), Viewer::Public, "nobody's cards lie in the replay");
    }

    #[test]
    fn all_eyes_are_open_once_the_game_is_over() {
        let mut room = room(&[Sitter::Person(ANNA), Sitter::Person(BELA)]);
        assert_eq!(room.eyes_open_to(Some(ANNA)).collect::<Vec<_>>(), [Seat(0)]);
        assert!(room.access_to_replay(Some(ANNA), Some(1)).is_err());
        room.row.status = Status::Finished;
        assert_eq!(room.eyes_open_to(None).count(), 2);
        assert_eq!(room.access_to_replay(None, Some(1)).unwrap().seat(), Some(Seat(1)));
        assert!(room.access_to_replay(None, Some(2)).is_err(), "there is no such seat");
        assert_eq!(room.access_to_replay(Some(ANNA), None).unwrap().sees(), Viewer::Public);
    }
}

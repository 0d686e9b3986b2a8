//! Who sits where and what was agreed: the part of a table that is not its log.

use catalog::{BotName, Wish};
use game::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::{Person, PersonId, look_alike};
use table::{GameFile, Seed, Share};

/// Everything the server keeps of a table beside its log, as one document.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seating {
    pub wish: Wish,
    pub chairs: Vec<Chair>,
    /// May others look on?
    pub spectators: bool,
    /// The game as it began, once it has begun; its edition is kept elsewhere.
    pub beginning: Option<GameFile>,
    /// What decides the luck, promised when the table was opened; it goes into the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Seed>,
    /// What those who sit here have added to the luck, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
    /// The people agreed to end it, or all of them left.
    #[serde(default)]
    pub ended_early: bool,
    /// Who proposes to end it.
    #[serde(default)]
    pub would_end: Vec<PersonId>,
    /// How it ended.
    #[serde(default)]
    pub result: Option<GameResult>,
    /// The table where the same people play again.
    #[serde(default)]
    pub rematch: Option<String>,
}

/// What the lobby says of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
}

impl GameResult {
    pub fn of(outcome: &Outcome) -> Self {
        let scores = Seat::all(outcome.seats).map(|seat| outcome.scores[seat]).collect();
        GameResult { winners: outcome.winners().collect(), scores }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    pub sitter: Sitter,
    pub name: String,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    Open,
    Person(PersonId),
    /// Somebody who shares the device of this person.
    Beside(PersonId),
    Bot(BotName),
    /// A bot plays until the person comes back.
    Substitute {
        of: PersonId,
        bot: BotName,
        /// The seat is one beside the person.
        #[serde(default)]
        beside: bool,
    },
    /// A bot plays for somebody who has left for good.
    Resigned(BotName),
}

/// The bot that sits down for a person.
pub const SUBSTITUTE: BotName = BotName::USUAL;

/// What bots are called, by seat; the same in all languages.
const BOT_NAMES: [&str; 7] = ["Livia", "Cato", "Seneca", "Portia", "Drusus", "Julia", "Varro"];

impl Chair {
    pub fn open() -> Self {
        Chair { sitter: Sitter::Open, name: String::new() }
    }

    pub fn bot(seat: Seat, bot: BotName) -> Self {
        Chair { sitter: Sitter::Bot(bot), name: BOT_NAMES[seat.index() % BOT_NAMES.len()].to_owned() }
    }

    pub fn person(id: PersonId, name: &str) -> Self {
        Chair { sitter: Sitter::Person(id), name: name.to_owned() }
    }
}

impl Sitter {
    /// The person who decides here now.
    pub fn decider(self) -> Option<PersonId> {
        match self {
            Sitter::Person(id) | Sitter::Beside(id) => Some(id),
            _ => None,
        }
    }

    /// The person the seat belongs to, whoever plays it at the moment.
    pub fn owner(self) -> Option<PersonId> {
        match self {
            Sitter::Substitute { of, .. } => Some(of),
            _ => self.decider(),
        }
    }

    /// The seat is played by somebody who shares the device of its owner.
    fn is_beside(self) -> bool {
        matches!(self, Sitter::Beside(_) | Sitter::Substitute { beside: true, .. })
    }

    /// A bot sits down for the person who decides here.
    fn lent(self) -> Self {
        match self {
            Sitter::Person(of) => Sitter::Substitute { of, bot: SUBSTITUTE, beside: false },
            Sitter::Beside(of) => Sitter::Substitute { of, bot: SUBSTITUTE, beside: true },
            other => other,
        }
    }

    /// The bot that sits here for a person stands up.
    fn returned(self) -> Self {
        match self {
            Sitter::Substitute { of, beside: false, .. } => Sitter::Person(of),
            Sitter::Substitute { of, beside: true, .. } => Sitter::Beside(of),
            other => other,
        }
    }

    pub fn bot(self) -> Option<BotName> {
        match self {
            Sitter::Bot(bot) | Sitter::Substitute { bot, .. } | Sitter::Resigned(bot) => Some(bot),
            _ => None,
        }
    }
}

impl Seating {
    /// A table that has not begun.
    pub fn new(wish: Wish, chairs: Vec<Chair>) -> Self {
        let mut seating = Seating {
            wish,
            chairs: vec![Chair::open(); chairs.len()],
            spectators: false,
            beginning: None,
            secret: None,
            shares: Vec::new(),
            ended_early: false,
            would_end: Vec::new(),
            result: None,
            rematch: None,
        };
        for (seat, chair) in Seat::all(chairs.len() as u8).zip(chairs) {
            seating.seat(seat, chair);
        }
        seating
    }

    /// Puts somebody on a seat, under a name that nobody else at the table has.
    pub fn seat(&mut self, seat: Seat, chair: Chair) {
        self.chairs[seat.index()] = Chair::open();
        let Chair { sitter, name } = chair;
        self.chairs[seat.index()] = Chair { sitter, name: self.unlike_others(name) };
    }

    /// The name itself, or with the first number that tells it apart: `Anna (2)`.
    fn unlike_others(&self, name: String) -> String {
        let is_free = |name: &String| {
            self.chairs.iter().all(|chair| chair.name.is_empty() || !look_alike(&chair.name, name))
        };
        if is_free(&name) {
            return name;
        }
        let mut numbered = (2..).map(|number| format!("{name} ({number})"));
        numbered.find(is_free).unwrap_or(name)
    }

    /// What a person is called here; those who look on have only their own name.
    pub fn name_of(&self, person: &Person) -> String {
        let own = self.seats_where(|sitter| sitter.owner() == Some(person.id) && !sitter.is_beside());
        let chair = own.first().and_then(|&seat| self.chair(seat));
        chair.map_or_else(|| person.name.clone(), |chair| chair.name.clone())
    }

    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    pub fn seats_where(&self, wanted: impl Fn(Sitter) -> bool) -> Vec<Seat> {
        let all = Seat::all(self.chairs.len() as u8);
        all.filter(|seat| self.chair(*seat).is_some_and(|chair| wanted(chair.sitter))).collect()
    }

    /// The seats a person decides for now.
    pub fn decided_by(&self, person: PersonId) -> Vec<Seat> {
        self.seats_where(|sitter| sitter.decider() == Some(person))
    }

    /// The seats that belong to a person.
    pub fn owned_by(&self, person: PersonId) -> Vec<Seat> {
        self.seats_where(|sitter| sitter.owner() == Some(person))
    }

    pub fn open_seats(&self) -> Vec<Seat> {
        self.seats_where(|sitter| sitter == Sitter::Open)
    }

    /// Everybody to whom a seat belongs, each once.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.chairs.iter().filter_map(|chair| chair.sitter.owner()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The first of these seats that a bot plays.
    pub fn bot_among(&self, seats: SeatSet) -> Option<(Seat, BotName)> {
        seats.iter().find_map(|seat| Some((seat, self.chair(seat)?.sitter.bot()?)))
    }

    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// Somebody plays here, or has lent the seat to a bot.
    pub fn has_people(&self) -> bool {
        self.chairs.iter().any(|chair| chair.sitter.owner().is_some())
    }

    pub fn sits_here(&self, person: PersonId) -> bool {
        !self.owned_by(person).is_empty()
    }

    /// Nobody to whom a seat belongs wants to play on. Whoever lets a bot play has not agreed by that.
    pub fn all_would_end(&self) -> bool {
        self.people().iter().all(|person| self.would_end.contains(person))
    }

    /// Bots play the seats of a person until the person comes back.
    pub fn substitute(&mut self, person: PersonId) {
        self.change_sitters_of(person, Sitter::lent);
    }

    pub fn return_to_seat(&mut self, person: PersonId) {
        self.change_sitters_of(person, Sitter::returned);
    }

    /// A person proposes to end the game or agrees to it; who had done so takes it back.
    pub fn propose_end(&mut self, person: PersonId) {
        if self.would_end.contains(&person) {
            self.would_end.retain(|&other| other != person);
        } else {
            self.would_end.push(person);
        }
    }

    /// A person stands up before the game has begun, and takes along what they added to the luck.
    pub fn vacate(&mut self, person: PersonId) {
        for seat in self.owned_by(person) {
            self.chairs[seat.index()] = Chair::open();
            self.shares.retain(|share| share.seat != seat);
        }
    }

    /// What somebody adds to the luck of the table, in the name of their first seat.
    pub fn add_to_luck(&mut self, person: PersonId, share: Option<String>) {
        let (Some(&seat), Some(share)) = (self.owned_by(person).first(), share) else { return };
        self.shares.retain(|other| other.seat != seat);
        self.shares.push(Share { seat, share });
        self.shares.sort_by_key(|share| share.seat);
    }

    /// A person leaves for good: bots play their seats from now on.
    pub fn resign(&mut self, person: PersonId) {
        self.change_sitters_of(person, |_| Sitter::Resigned(SUBSTITUTE));
        self.would_end.retain(|&other| other != person);
    }

    /// Nothing here tells any more what a person was called.
    pub fn forget_name(&mut self, person: PersonId) {
        for seat in self.owned_by(person) {
            "—".clone_into(&mut self.chairs[seat.index()].name);
        }
        if let Some(beginning) = &mut self.beginning {
            beginning.names.clear();
        }
    }

    fn change_sitters_of(&mut self, person: PersonId, change: impl Fn(Sitter) -> Sitter) {
        for seat in self.owned_by(person) {
            let sitter = &mut self.chairs[seat.index()].sitter;
            *sitter = change(*sitter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = 1;

    fn table_of(sitters: &[Sitter]) -> Seating {
        let chairs = sitters.iter().map(|&sitter| Chair { sitter, name: String::new() });
        Seating::new(Wish::plain(sitters.len() as u8), chairs.collect())
    }

    fn sitters(seating: &Seating) -> Vec<Sitter> {
        seating.chairs.iter().map(|chair| chair.sitter).collect()
    }

    #[test]
    fn a_lent_seat_comes_back_as_what_it_was() {
        let before =
            [Sitter::Person(ANNA), Sitter::Beside(ANNA), Sitter::Bot(BotName::USUAL), Sitter::Person(2)];
        let mut seating = table_of(&before);
        seating.substitute(ANNA);
        assert_eq!(seating.decided_by(ANNA), []);
        assert_eq!(seating.owned_by(ANNA), [Seat(0), Seat(1)]);
        let stored = serde_json::to_string(&seating).unwrap();
        let mut read: Seating = serde_json::from_str(&stored).unwrap();
        read.return_to_seat(ANNA);
        assert_eq!(sitters(&read), before);
    }

    #[test]
    fn equal_names_are_told_apart_in_the_order_of_sitting_down() {
        let chairs = ["Anna", "anna", "", "Cato"].map(|name| match name {
            "" => Chair::open(),
            name => Chair::person(ANNA, name),
        });
        let mut seating = Seating::new(Wish::plain(4), chairs.to_vec());
        assert_eq!(seating.names(), ["Anna", "anna (2)", "", "Cato"]);
        seating.seat(Seat(2), Chair::person(7, "\u{410}nna"));
        assert_eq!(seating.names()[2], "\u{410}nna (3)");
        seating.seat(Seat(0), Chair::bot(Seat(1), BotName::USUAL));
        assert_eq!(seating.names(), ["Cato (2)", "anna (2)", "\u{410}nna (3)", "Cato"]);
    }

    #[test]
    fn a_seat_lent_before_seats_beside_were_remembered_comes_back() {
        let stored = format!(r#"{{"substitute":{{"of":{ANNA},"bot":"senator"}}}}"#);
        let sitter: Sitter = serde_json::from_str(&stored).unwrap();
        assert_eq!(sitter.returned(), Sitter::Person(ANNA));
    }
}

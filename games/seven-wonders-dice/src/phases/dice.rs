//! Choosing a die (rules 3.1–3.5, 6.9, 6.10): what it costs, which fields it opens, what it brings.

use game::{Seat, Sink};

use crate::board::{Board, Fields, Layout, Spot};
use crate::components::{Die, SPECIAL};
use crate::phases::{marking, turn};
use crate::state::{FORUM, Rolled, SevenWondersDice, Sheet};
use crate::{Event, Illegal};

/// A seat that looks at the dice, with what is the same for all of them.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    game: &'a SevenWondersDice,
    seat: Seat,
    sheet: &'a Sheet,
    layout: &'static Layout,
    board: &'static Board,
    /// The die costs nothing.
    free: bool,
}

/// What choosing a die comes to.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    pub(crate) price: u8,
    /// Coins received for the choice.
    pub(crate) gained: u8,
    /// The fields that can be marked and paid for.
    pub(crate) fields: Fields,
}

impl<'a> Chooser<'a> {
    pub(crate) fn new(game: &'a SevenWondersDice, seat: Seat) -> Self {
        let player = &game.players[seat];
        Chooser {
            game,
            seat,
            sheet: &player.sheet,
            layout: game.layout(),
            board: game.board(seat),
            free: player.turn.builds > 0,
        }
    }

    /// What choosing a die would come to; `None` if it cannot be chosen.
    #[expect(clippy::inline_always, reason = "a listing looks at seven dice, and this halves its time")]
    #[inline(always)]
    pub(crate) fn offer(&self, rolled: Rolled) -> Option<Offer> {
        // Dice are hard to predict: everything is worked out first, and only then there is one question.
        let (price, gained) = (self.price(rolled), self.coins_for_choosing(rolled.die));
        let (left, too_dear) = (self.sheet.coins + gained).overflowing_sub(price);
        let affordable = self.board.affordable(left.saturating_add(self.sheet.resources));
        let fields = self.open_for(rolled).and(affordable);
        let possible = self.has_obtained(rolled.die) && !too_dear && !fields.is_empty();
        possible.then_some(Offer { price, gained, fields })
    }

    /// The dice that can be chosen, in the order of the forum.
    pub(crate) fn choosable(&self) -> impl Iterator<Item = Die> {
        let forum = &self.game.forum;
        let is_possible = |place: usize| u64::from(self.offer(forum[place]).is_some());
        let places = (0..FORUM).fold(0, |places, place| places | is_possible(place) << place);
        Fields(places).iter().map(|Spot(place)| forum[usize::from(place)].die)
    }

    /// The fields that can be marked with a die that is paid for.
    pub(crate) fn reached(&self, rolled: Rolled) -> Fields {
        let means = self.sheet.coins.saturating_add(self.sheet.resources);
        self.open_for(rolled).and(self.board.affordable(means))
    }

    /// The fields that a die opens, by arrows, symbol and comparison.
    pub(crate) fn open_for(&self, rolled: Rolled) -> Fields {
        let open = self.layout.by_symbol[rolled.symbol].and(self.sheet.open);
        let compared = self.layout.compared[rolled.symbol];
        if compared.is_empty() || self.wins_comparison(compared) { open } else { Fields::default() }
    }

    /// Rule 6.10: at least as many as each neighbor, more than the only opponent; as it was before the round.
    // Few faces ask for it: apart, it leaves the others small.
    #[inline(never)]
    fn wins_comparison(&self, compared: Fields) -> bool {
        let (game, seat) = (self.game, self.seat);
        let count = |seat: Seat| game.players[seat].before.marked.and(compared).len();
        let [left, right] = game.neighbors(seat);
        if game.seats == 2 {
            return count(seat) > count(left);
        }
        count(seat) >= count(left) && count(seat) >= count(right)
    }

    /// Rule 6.9.
    fn has_obtained(&self, die: Die) -> bool {
        (self.sheet.unlocked | !SPECIAL).contains(die.color())
    }

    /// Rules 3.4 and 7.6–7.7: what a die costs; nothing for a free build.
    pub(crate) fn price(&self, rolled: Rolled) -> u8 {
        if self.free || self.sheet.free_colors.contains(rolled.die.color()) {
            return 0;
        }
        let quarter = self.game.edition.file.game.quarters[usize::from(rolled.quarter) % 4];
        quarter.saturating_sub(self.sheet.discount)
    }

    /// What choosing the die brings before it is paid (ruling R6), as far as the reserve can hold it.
    fn coins_for_choosing(&self, die: Die) -> u8 {
        let gain = self.board.gain(self.sheet.marked, die.color());
        if gain == 0 { 0 } else { gain.min(self.game.edition.file.reserve.coins - self.sheet.coins) }
    }

    /// What stands in the way of a die that cannot be chosen.
    #[cold]
    fn why_not(&self, rolled: Rolled) -> Illegal {
        if !self.has_obtained(rolled.die) {
            return Illegal::DieNotObtained(rolled.die);
        }
        let compared = self.layout.compared[rolled.symbol];
        if !compared.is_empty() && !self.wins_comparison(compared) {
            return Illegal::GuildComparison;
        }
        let open = self.open_for(rolled);
        match open.iter().map(|spot| marking::price(self.game, self.seat, spot)).min() {
            None => Illegal::NothingOpen(rolled.die),
            Some(cheapest) => Illegal::CannotAfford {
                price: self.price(rolled) + cheapest,
                coins: self.sheet.coins + self.coins_for_choosing(rolled.die),
            },
        }
    }
}

/// Action A (rules 3.1–3.5).
pub(crate) fn take(
    game: &mut SevenWondersDice,
    seat: Seat,
    die: Die,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let turn = &game.players[seat].turn;
    if turn.actions == 0 && turn.builds == 0 {
        return Err(Illegal::NoActionLeft);
    }
    let rolled = game.rolled(die).ok_or(Illegal::DieNotInForum(die))?;
    let chooser = Chooser::new(game, seat);
    let Offer { price, gained, fields } = chooser.offer(rolled).ok_or_else(|| chooser.why_not(rolled))?;
    if game.players[seat].turn.builds > 0 {
        game.players[seat].turn.builds -= 1;
    } else {
        turn::spend_action(game, seat);
    }
    let player = &mut game.players[seat];
    player.sheet.coins = player.sheet.coins + gained - price;
    if gained > 0 {
        events.push(Event::CoinsGained { seat, coins: gained });
    }
    events.push(Event::DieTaken { seat, die, symbol: rolled.symbol, paid: price });
    match (fields.len(), fields.iter().next()) {
        (1, Some(spot)) => marking::mark(game, seat, spot, events),
        _ => game.players[seat].turn.marking = Some(die),
    }
    Ok(())
}

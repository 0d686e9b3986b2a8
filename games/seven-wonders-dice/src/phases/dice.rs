//! Choosing a die (rules 3.1–3.5, 6.9, 6.10): what it costs, which fields it opens, what it brings.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{Seat, Sink};

use crate::board::{Board, Fields, Layout};
use crate::components::{Color, Die, SPECIAL, Symbol};
use crate::phases::listing::Listing;
use crate::phases::{marking, turn};
use crate::state::{QUARTERS, Rolled, SevenWondersDice, Sheet};
use crate::{Action, Event, Illegal};

/// A seat that looks at the dice, with what is the same for all of them.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    game: &'a SevenWondersDice,
    seat: Seat,
    sheet: &'a Sheet,
    layout: &'static Layout,
    board: &'static Board,
    /// What a die costs in each quarter, unless it costs nothing.
    prices: [u8; QUARTERS],
    /// The colors of the dice that cost nothing.
    free: EnumSet<Color>,
    /// The colors of the dice that may be chosen (rule 6.9).
    obtained: EnumSet<Color>,
    /// The coins in hand when a die of each color has been chosen and not yet paid for.
    purse: EnumMap<Color, u8>,
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
    #[inline]
    pub(crate) fn new(game: &'a SevenWondersDice, seat: Seat) -> Self {
        let player = &game.players[seat];
        let (sheet, board) = (&player.sheet, game.board(seat));
        let numbers = &game.edition.file;
        let mut prices = numbers.game.quarters;
        for price in &mut prices {
            *price = price.saturating_sub(sheet.discount);
        }
        let mut purse = EnumMap::from_array([sheet.coins; 8]);
        for (color, coins) in board.gains(sheet.marked) {
            purse[color] = purse[color].saturating_add(coins).min(numbers.reserve.coins);
        }
        Chooser {
            game,
            seat,
            sheet,
            layout: game.layout(),
            board,
            prices,
            free: if player.turn.builds > 0 { EnumSet::all() } else { sheet.free_colors },
            obtained: sheet.unlocked | !SPECIAL,
            purse,
        }
    }

    /// What choosing a die would come to; `None` if it cannot be chosen.
    pub(crate) fn offer(&self, rolled: Rolled) -> Option<Offer> {
        let fields = self.fields(rolled);
        let (price, gained) = (self.price(rolled), self.coins_for_choosing(rolled.die));
        (!fields.is_empty()).then_some(Offer { price, gained, fields })
    }

    /// Lists the dice that can be chosen, in the order of the forum.
    pub(crate) fn list(&self, out: &mut impl Listing) {
        for &rolled in &self.game.forum {
            out.add_if(!self.fields(rolled).is_empty(), Action::Take(rolled.die));
        }
    }

    pub(crate) fn can_choose_any(&self) -> bool {
        self.game.forum.iter().any(|&rolled| !self.fields(rolled).is_empty())
    }

    /// The fields that can be marked and paid for with a die that is still to be chosen.
    #[expect(clippy::inline_always, reason = "a listing looks at seven dice, and this halves its time")]
    #[inline(always)]
    fn fields(&self, rolled: Rolled) -> Fields {
        // Dice are hard to predict: everything is worked out first, and only then there is one question.
        let color = rolled.die.color();
        let (left, too_dear) = u32::from(self.purse[color]).overflowing_sub(self.price(rolled).into());
        let affordable = self.board.affordable(left.wrapping_add(self.sheet.resources.into()));
        let fields = self.layout.by_symbol[rolled.symbol].and(self.sheet.open).and(affordable);
        let fields = fields.only_if(self.obtained.contains(color)).only_if(!too_dear);
        if self.holds_up(rolled.symbol) { fields } else { Fields::default() }
    }

    /// The fields that can be marked with a die that is paid for.
    pub(crate) fn reached(&self, rolled: Rolled) -> Fields {
        let means = u32::from(self.sheet.coins) + u32::from(self.sheet.resources);
        self.open_for(rolled).and(self.board.affordable(means))
    }

    /// The fields that a die opens, by arrows, symbol and comparison.
    pub(crate) fn open_for(&self, rolled: Rolled) -> Fields {
        let open = self.layout.by_symbol[rolled.symbol].and(self.sheet.open);
        if self.holds_up(rolled.symbol) { open } else { Fields::default() }
    }

    /// Rule 6.10: few faces compare the board with the neighbors'.
    fn holds_up(&self, symbol: Symbol) -> bool {
        let compared = self.layout.compared[symbol];
        compared.is_empty() || self.wins_comparison(compared)
    }

    /// At least as many as each neighbor, more than the only opponent; as it was before the round.
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

    /// Rules 3.4 and 7.6: what a die costs; nothing for a free build.
    pub(crate) fn price(&self, rolled: Rolled) -> u8 {
        self.prices[rolled.place_of_quarter()] * u8::from(!self.free.contains(rolled.die.color()))
    }

    /// What choosing the die brings before it is paid (ruling R6), as far as the reserve can hold it.
    fn coins_for_choosing(&self, die: Die) -> u8 {
        self.purse[die.color()] - self.sheet.coins
    }

    /// What stands in the way of a die that cannot be chosen.
    #[cold]
    fn why_not(&self, rolled: Rolled) -> Illegal {
        if !self.obtained.contains(rolled.die.color()) {
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

//! Choosing a die (rules 3.1–3.5, 6.9, 6.10): what it costs, which fields it opens, what it brings.

use enum_map::EnumMap;
use game::{Audience, Seat};

use crate::board::{Board, Fields};
use crate::components::{Color, Die, SPECIAL, Symbol};
use crate::phases::listing::Listing;
use crate::phases::{marking, turn};
use crate::state::{QUARTERS, Rolled, SevenWondersDice, Sheet};
use crate::{Acting, Action, Event, Illegal, Result};

/// A seat that looks at the dice, with what is the same for all of them.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    game: &'a SevenWondersDice,
    seat: Seat,
    sheet: &'a Sheet,
    board: &'static Board,
    /// What a die costs in each quarter, unless its color is free.
    prices: &'static [u8; QUARTERS],
    terms: Terms,
}

/// What dice of each color mean to a seat.
#[derive(Clone, Copy)]
struct Terms {
    /// Its coins with those that the choice brings (ruling R6), as far as the reserve can hold them.
    purse: [u8; COLORS],
    /// All bits of a color that costs as much as its quarter says, none of a free one.
    paid: [u8; COLORS],
    /// All bits of a color that may not be chosen (rule 6.9): more than any purse holds.
    locked: [u8; COLORS],
}

const COLORS: usize = Color::ALL.len();

/// All bits for each color of a set, and none for the others.
static BITS: [[u8; COLORS]; 1 << COLORS] = {
    let mut bits = [[0; COLORS]; 1 << COLORS];
    let mut place = 0;
    while place < COLORS << COLORS {
        let (set, color) = (place / COLORS, place % COLORS);
        bits[set][color] = if set & (1 << color) == 0 { 0 } else { u8::MAX };
        place += 1;
    }
    bits
};

impl Terms {
    // Apart, or its loop is not done for all colors at once.
    #[inline(never)]
    fn of(sheet: &Sheet, gains: EnumMap<Color, u8>, reserve: u8) -> Self {
        let mut terms = Terms { purse: [0; COLORS], paid: [0; COLORS], locked: [0; COLORS] };
        for color in 0..COLORS {
            terms.purse[color] = gains.as_array()[color].saturating_add(sheet.coins).min(reserve);
        }
        let obtained = sheet.unlocked | !SPECIAL;
        terms.paid = BITS[usize::from(!sheet.free_colors.as_u8())];
        terms.locked = BITS[usize::from(!obtained.as_u8())];
        terms
    }
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
        let (sheet, board, edition) = (&player.sheet, game.board(seat), game.edition.content());
        Chooser {
            game,
            seat,
            sheet,
            board,
            prices: if player.turn.builds > 0 { &[0; QUARTERS] } else { edition.prices(sheet.discount) },
            terms: Terms::of(sheet, *board.gains(sheet.marked), edition.file.reserve.coins),
        }
    }

    /// What choosing a die would come to; `None` if it cannot be chosen.
    #[inline]
    pub(crate) fn offer(&self, rolled: Rolled) -> Option<Offer> {
        let fields = self.fields(rolled);
        let (price, gained) = (self.price(rolled), self.coins_for_choosing(rolled.die));
        (!fields.is_empty()).then_some(Offer { price, gained, fields })
    }

    /// Lists the dice that can be chosen, in the order of the forum.
    pub(crate) fn list(&self, out: &mut impl Listing) {
        // Taken apart at once, the dice are known to be dice, and no table is asked for more than it has.
        for &Rolled { die, symbol, quarter } in &self.game.forum {
            let fields = self.fields(Rolled { die, symbol, quarter });
            out.add_if(!fields.is_empty(), Action::Take(die));
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
        let color = rolled.die.color() as usize;
        let (purse, locked) = (self.terms.purse[color], self.terms.locked[color]);
        let (left, too_dear) = purse.overflowing_sub(self.price(rolled) | locked);
        let affordable = self.board.affordable(left.wrapping_add(self.sheet.resources));
        let open = self.board.layout.by_symbol[rolled.symbol].and(self.sheet.open).and(affordable);
        compared(self.game, self.seat, rolled.symbol, open.only_if(!too_dear))
    }

    /// Rules 3.4 and 7.6: what a die costs; nothing for a free build.
    pub(crate) fn price(&self, rolled: Rolled) -> u8 {
        self.prices[rolled.place_of_quarter()] & self.terms.paid[rolled.die.color() as usize]
    }

    /// What choosing the die brings before it is paid.
    fn coins_for_choosing(&self, die: Die) -> u8 {
        self.terms.purse[die.color() as usize] - self.sheet.coins
    }

    /// What stands in the way of a die that cannot be chosen.
    #[cold]
    fn why_not(&self, rolled: Rolled) -> Illegal {
        if self.terms.locked[rolled.die.color() as usize] > 0 {
            return Illegal::DieNotObtained(rolled.die);
        }
        let compares = !self.board.layout.compared[rolled.symbol].is_empty();
        if compares && !wins_comparison(self.game, self.seat, rolled.symbol) {
            return Illegal::GuildComparison;
        }
        let open = open_for(self.game, self.seat, rolled);
        match open.iter().map(|spot| marking::price(self.game, self.seat, spot)).min() {
            None => Illegal::NothingOpen(rolled.die),
            Some(cheapest) => Illegal::CannotAfford {
                price: self.price(rolled) + cheapest,
                coins: self.sheet.coins + self.coins_for_choosing(rolled.die),
            },
        }
    }
}

/// The fields that can be marked with a die that is paid for.
pub(crate) fn reached(game: &SevenWondersDice, seat: Seat, rolled: Rolled) -> Fields {
    open_for(game, seat, rolled).and(marking::affordable(game, seat))
}

/// The fields that a die opens, by arrows, symbol and comparison.
pub(crate) fn open_for(game: &SevenWondersDice, seat: Seat, rolled: Rolled) -> Fields {
    let open = game.layout(seat).by_symbol[rolled.symbol].and(game.players[seat].sheet.open);
    compared(game, seat, rolled.symbol, open)
}

/// Rule 6.10: few faces compare the board with the neighbors'; these fields are open only to who holds up.
fn compared(game: &SevenWondersDice, seat: Seat, symbol: Symbol, fields: Fields) -> Fields {
    let compares = !game.layout(seat).compared[symbol].is_empty();
    if !compares || !fields.is_empty() && wins_comparison(game, seat, symbol) {
        fields
    } else {
        Fields::default()
    }
}

/// At least as many as each neighbor, more than the only opponent; as it was before the round.
#[cold]
fn wins_comparison(game: &SevenWondersDice, seat: Seat, symbol: Symbol) -> bool {
    let compared = |seat: Seat| game.layout(seat).compared[symbol];
    let count = |seat: Seat| game.players[seat].before.marked.and(compared(seat)).len();
    let [left, right] = game.neighbors(seat);
    let most = count(left).max(count(right));
    if game.seats == 2 { count(seat) > most } else { count(seat) >= most }
}

/// Action A (rules 3.1–3.5).
pub(crate) fn take(acting: &mut Acting<impl Audience<Event>>, die: Die) -> Result {
    let seat = acting.seat;
    let turn = &acting.game.players[seat].turn;
    if turn.actions == 0 && turn.builds == 0 {
        return Err(Illegal::NoActionLeft);
    }
    let rolled = acting.game.rolled(die).ok_or(Illegal::DieNotInForum(die))?;
    let chooser = Chooser::new(acting.game, seat);
    let Offer { price, gained, fields } = chooser.offer(rolled).ok_or_else(|| chooser.why_not(rolled))?;
    if acting.game.players[seat].turn.builds > 0 {
        acting.game.players[seat].turn.builds -= 1;
    } else {
        turn::spend_action(acting.game, seat);
    }
    let player = &mut acting.game.players[seat];
    player.sheet.coins = player.sheet.coins + gained - price;
    if gained > 0 {
        acting.tell(Event::CoinsGained { seat, coins: gained });
    }
    acting.tell(Event::DieTaken { seat, die, symbol: rolled.symbol, paid: price });
    match (fields.len(), fields.iter().next()) {
        (1, Some(spot)) => marking::mark(acting, spot),
        _ => acting.game.players[seat].turn.marking = Some(die),
    }
    Ok(())
}

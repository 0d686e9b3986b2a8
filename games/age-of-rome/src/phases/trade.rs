//! Trade cards (rules 5.12–5.18 and chapter 6): played at their moment, sold, or laid out as sets.

use game::{Seat, push_if};

use crate::action::{Action, Trio};
use crate::cards::Cards;
use crate::components::{Building, Spot, TradeCard, TradeKind};
use crate::edition::{CardEffect, TradeCards, Trigger};
use crate::phases::pieces;
use crate::state::{AgeOfRome, Window};
use crate::{Acting, Event, Illegal, Result, Stage};

/// A moment at which cards may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Placed(Spot),
    Activated,
    /// Somebody else's intrigue is activated in the province of the player.
    Attacked,
    Built,
    DoubleTaxed,
}

impl Moment {
    /// All cards whose condition this moment meets.
    fn cards(self, all: &TradeCards) -> Cards {
        let placed = all.when(Trigger::Follower);
        match self {
            Moment::Placed(Spot::Colosseum) => placed.with(all.when(Trigger::FollowerInColosseum)),
            Moment::Placed(Spot::Economic) => placed.with(all.when(Trigger::FollowerOnEconomic)),
            Moment::Placed(_) => placed,
            Moment::Activated => all.when(Trigger::Intrigue),
            Moment::Attacked => all.when(Trigger::IntrigueAgainst),
            Moment::Built => all.when(Trigger::Build),
            Moment::DoubleTaxed => all.when(Trigger::DoubleTax),
        }
    }
}

/// Rules 5.14 and 5.15, rulings R5 and R6. A card that another brought back is as good as any: no moment lasts
/// for ever, because fetching uses up the cards that fetch, drawing uses up the deck, and that is renewed once.
pub(crate) fn check_play(
    game: &AgeOfRome,
    seat: Seat,
    card: TradeCard,
    moment: Moment,
    window: &Window,
) -> Result {
    let print = &game.edition.trade_cards[card];
    if !game.players[seat].hand.contains(card) {
        return Err(Illegal::CardNotInHand(card));
    }
    if !moment.cards(&game.edition.trade_cards).contains(card) {
        return Err(Illegal::WrongMoment(card));
    }
    if window.trigger.is_some_and(|trigger| trigger != print.when) {
        return Err(Illegal::OtherCondition(card));
    }
    if would_do_something(game, seat, print.effect, window) { Ok(()) } else { Err(Illegal::NoEffect(card)) }
}

fn would_do_something(game: &AgeOfRome, seat: Seat, effect: CardEffect, window: &Window) -> bool {
    let player = &game.players[seat];
    match effect {
        CardEffect::DrawCards(_) => !window.renewed || game.trade_deck_size() > 0,
        CardEffect::RemoveAnchor => player.anchor,
        CardEffect::RecruitLegions(_) => player.legions < game.edition.player.legions,
        CardEffect::RecruitVotes(_) => player.votes < game.edition.player.votes,
        CardEffect::TakeDiscard => {
            game.trade_discard.last().is_some_and(|&top| game.edition.trade_cards[top].effect != effect)
        }
        CardEffect::DrawMissions(_) => game.missions_left() > 0,
        _ => true,
    }
}

/// The cards in hand whose condition this moment meets.
fn at_hand(game: &AgeOfRome, seat: Seat, moment: Moment) -> Cards {
    game.players[seat].hand.among(moment.cards(&game.edition.trade_cards))
}

fn playable<'a>(
    game: &'a AgeOfRome,
    seat: Seat,
    moment: Moment,
    window: &'a Window,
) -> impl Iterator<Item = TradeCard> + 'a {
    let plays = at_hand(game, seat, moment).designs();
    plays.filter(move |&card| check_play(game, seat, card, moment, window).is_ok())
}

/// Whether another card could be played now.
pub(crate) fn has_play(game: &AgeOfRome, seat: Seat, moment: Moment, window: &Window) -> bool {
    playable(game, seat, moment, window).next().is_some()
}

/// Opening a moment for cards takes at least one that can be played.
pub(crate) fn check_opening(game: &AgeOfRome, seat: Seat, moment: Moment) -> Result {
    if opens(game, seat, moment) { Ok(()) } else { Err(Illegal::NothingToPlay) }
}

/// Whether any card in hand could be played at this moment.
pub(crate) fn opens(game: &AgeOfRome, seat: Seat, moment: Moment) -> bool {
    has_play(game, seat, moment, &Window::default())
}

/// What the cards in hand could take off a price at this moment, and what denarii they could bring.
pub(crate) fn help_in_hand(game: &AgeOfRome, seat: Seat, moment: Moment) -> (u16, u16) {
    let cards = at_hand(game, seat, moment);
    let (mut relief, mut denarii) = (0, 0);
    for card in cards.designs() {
        match game.edition.trade_cards[card].effect {
            CardEffect::Relief(amount) => relief += amount * u16::from(cards.count(card)),
            CardEffect::Denarii(amount) => denarii += amount * u16::from(cards.count(card)),
            _ => {}
        }
    }
    (relief, denarii)
}

/// What a set of these cards counts as: the type of its cards that are not wild; jewels may stand in for others.
pub fn kind_of_set(game: &AgeOfRome, cards: [TradeCard; 3]) -> TradeKind {
    let kinds = cards.map(|card| game.edition.trade_cards[card].kind);
    let named = kinds.into_iter().find(|kind| !matches!(kind, TradeKind::Jewel | TradeKind::Chest));
    let jewels = kinds.contains(&TradeKind::Jewel);
    named.unwrap_or(if jewels { TradeKind::Jewel } else { TradeKind::Chest })
}

/// Rules 5.16 and 5.17, and the trade medal (rule 4.9).
pub(crate) fn check_set(game: &AgeOfRome, seat: Seat, trio: Trio) -> Result {
    let player = &game.players[seat];
    let mut rest = player.hand;
    for card in trio.cards() {
        if !rest.remove(card) {
            return Err(Illegal::CardNotInHand(card));
        }
    }
    if player.sets.len() >= game.edition.player.sets as usize {
        return Err(Illegal::TooManySets);
    }
    let kind = kind_of_set(game, trio.cards());
    let wild_jewels = game.has_medal(seat, Building::Trade);
    let fits = |card: TradeCard| match game.edition.trade_cards[card].kind {
        TradeKind::Chest => true,
        TradeKind::Jewel if wild_jewels => true,
        other => other == kind,
    };
    let complete = kind != TradeKind::Chest && trio.cards().into_iter().all(fits);
    if complete { Ok(()) } else { Err(Illegal::NotASet) }
}

pub(crate) fn check_sell(game: &AgeOfRome, seat: Seat, card: TradeCard) -> Result {
    if game.players[seat].hand.contains(card) { Ok(()) } else { Err(Illegal::NoCardToSell(card)) }
}

/// The religious medal (rule 4.10).
pub(crate) fn check_buy_glory(game: &AgeOfRome, seat: Seat) -> Result {
    let (price, purse) = (game.edition.prices.glory_with_medal, game.players[seat].denarii);
    if !game.has_medal(seat, Building::Religious) {
        return Err(Illegal::NoReligiousMedal);
    }
    if purse >= price { Ok(()) } else { Err(Illegal::TooPoorForGlory { price, purse }) }
}

pub(crate) fn check_purse(game: &AgeOfRome, seat: Seat, price: u16) -> Result {
    let purse = game.players[seat].denarii;
    if purse >= price { Ok(()) } else { Err(Illegal::TooPoor { price, purse }) }
}

/// Selling and laying out sets, any time in one's own turn.
pub(crate) fn push_card_uses(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.players[seat].hand;
    if !hand.is_empty() {
        out.extend(hand.designs().map(Action::Sell));
        push_sets(game, seat, out);
    }
}

/// A quick look before all triples are tried: three cards of a kind, chests and jewels counted as wild.
fn may_have_set(game: &AgeOfRome, seat: Seat) -> bool {
    let player = &game.players[seat];
    if player.hand_size < 3 {
        return false;
    }
    let held = |kind| player.hand.among(game.edition.trade_cards.of_kind(kind)).len();
    let wild = held(TradeKind::Chest) + held(TradeKind::Jewel);
    let most = held(TradeKind::Tool).max(held(TradeKind::Weapon)).max(held(TradeKind::Fabric));
    wild + most >= 3
}

fn push_sets(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.players[seat].hand;
    if !may_have_set(game, seat) {
        return;
    }
    for a in hand.designs() {
        for b in hand.designs().filter(|&b| b >= a) {
            for c in hand.designs().filter(|&c| c >= b) {
                let trio = Trio::new([a, b, c]);
                if check_set(game, seat, trio).is_ok() {
                    out.push(Action::MakeSet(trio));
                }
            }
        }
    }
}

/// What a player may do beside the phase in any turn of their own.
pub(crate) fn push_free(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    push_card_uses(game, seat, out);
    if check_buy_glory(game, seat).is_ok() {
        out.push(Action::BuyGlory);
    }
}

/// Cards are sold and laid out in one's own turn, and by everybody to make room for those to be drawn.
fn allows_card_uses(moment: Moment, window: &Window) -> bool {
    moment != Moment::Attacked || window.draws > 0
}

/// More cards, and what one may do with the others; going on is left to the phase.
pub(crate) fn push_window_cards(
    game: &AgeOfRome,
    seat: Seat,
    moment: Moment,
    window: &Window,
    out: &mut Vec<Action>,
) {
    out.extend(playable(game, seat, moment, window).map(Action::Play));
    if allows_card_uses(moment, window) {
        push_card_uses(game, seat, out);
    }
}

/// What can be done while cards are played.
pub(crate) fn push_window(
    game: &AgeOfRome,
    seat: Seat,
    moment: Moment,
    window: &Window,
    out: &mut Vec<Action>,
) {
    push_window_cards(game, seat, moment, window, out);
    push_if(out, window.draws == 0, Action::Proceed);
}

/// Plays a card at its moment.
pub(crate) fn play(acting: &mut Acting<impl Stage>, seat: Seat, card: TradeCard, moment: Moment) -> Result {
    let mut window = open_window(acting.game).unwrap_or_default();
    check_play(acting.game, seat, card, moment, &window)?;
    put_down(acting, seat, card, &mut window);
    go_on(acting, seat, window);
    Ok(())
}

fn open_window(game: &mut AgeOfRome) -> Option<Window> {
    game.phase.window().copied()
}

fn go_on(acting: &mut Acting<impl Stage>, seat: Seat, mut window: Window) {
    draw_at_moment(acting, seat, &mut window);
    if let Some(open) = acting.game.phase.window() {
        *open = window;
    }
}

/// There may be room now for the cards to be drawn at this moment.
fn draw_on(acting: &mut Acting<impl Stage>, seat: Seat) {
    if let Some(window) = open_window(acting.game) {
        go_on(acting, seat, window);
    }
}

/// Draws while there is room; the discard becomes the deck once (ruling R6).
fn draw_at_moment(acting: &mut Acting<impl Stage>, seat: Seat, window: &mut Window) {
    while window.draws > 0 && acting.game.has_room(seat) {
        let empty = acting.game.trade_deck.is_empty();
        let drawn = !(empty && window.renewed) && pieces::draw_card(acting, seat);
        window.renewed |= empty && drawn;
        window.draws = if drawn { window.draws - 1 } else { 0 };
    }
}

fn put_down(acting: &mut Acting<impl Stage>, seat: Seat, card: TradeCard, window: &mut Window) {
    let edition = acting.game.edition;
    let print = &edition.trade_cards[card];
    window.trigger = Some(print.when);
    window.played.add_if_counted(card);
    pieces::take_from_hand(acting, seat, card);
    acting.tell(Event::CardPlayed { seat, card });
    // The bracelets go to the discard after they have taken its top card.
    let found = if print.effect == CardEffect::TakeDiscard { acting.game.trade_discard.pop() } else { None };
    pieces::discard(acting, card);
    match print.effect {
        CardEffect::DrawCards(count) => window.draws += count,
        CardEffect::RemoveAnchor => remove_anchor(acting, seat),
        CardEffect::Relief(amount) => window.relief += amount,
        CardEffect::Glory(amount) => pieces::gain_glory(acting, seat, amount),
        CardEffect::Denarii(amount) => pieces::gain_denarii(acting, seat, amount),
        CardEffect::RecruitLegions(count) => pieces::recruit_legions(acting, seat, count),
        CardEffect::RecruitVotes(count) => pieces::recruit_votes(acting, seat, count),
        CardEffect::Cancel => window.cancelled = true,
        CardEffect::DiscordToSupply => window.spared = true,
        CardEffect::TakeDiscard => take_discard(acting, seat, found),
        CardEffect::DrawMissions(count) => pieces::deal_missions(acting, seat, count),
    }
}

fn remove_anchor(acting: &mut Acting<impl Stage>, seat: Seat) {
    acting.game.players[seat].anchor = false;
    acting.tell(Event::AnchorRemoved { seat });
}

fn take_discard(acting: &mut Acting<impl Stage>, seat: Seat, found: Option<TradeCard>) {
    if let Some(card) = found {
        pieces::take_in_hand(acting, seat, card);
        acting.tell(Event::CardTaken { seat, card });
    }
}

pub(crate) fn buy_glory(acting: &mut Acting<impl Stage>, seat: Seat) -> Result {
    check_buy_glory(acting.game, seat)?;
    acting.game.players[seat].denarii -= acting.game.edition.prices.glory_with_medal;
    acting.tell(Event::GloryBought { seat });
    pieces::gain_glory(acting, seat, 1);
    Ok(())
}

pub(crate) fn sell(acting: &mut Acting<impl Stage>, seat: Seat, card: TradeCard) -> Result {
    check_sell(acting.game, seat, card)?;
    pieces::take_from_hand(acting, seat, card);
    pieces::discard(acting, card);
    acting.game.players[seat].denarii += acting.game.edition.prices.card;
    acting.tell(Event::CardSold { seat, card });
    draw_on(acting, seat);
    Ok(())
}

pub(crate) fn make_set(acting: &mut Acting<impl Stage>, seat: Seat, trio: Trio) -> Result {
    check_set(acting.game, seat, trio)?;
    trio.cards().into_iter().for_each(|card| pieces::take_from_hand(acting, seat, card));
    acting.game.players[seat].sets.push(trio.cards());
    acting.tell(Event::SetMade { seat, cards: trio.cards() });
    draw_on(acting, seat);
    Ok(())
}

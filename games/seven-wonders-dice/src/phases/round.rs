//! The round around the turns: shaking the dice (rule 2.1), and what follows when all are done (rules 4.2, 6.5, 6.8, 8.1).

use enumset::EnumSet;
use game::{Rng, RngExt, Seat, Sink};
use strum::VariantArray;
use tinyvec::ArrayVec;

use crate::Event;
use crate::components::{Building, Color, Die, SPECIAL};
use crate::event::MOST_TOLD;
use crate::flow;
use crate::setup::colors_in;
use crate::state::{Phase, Rolled, SevenWondersDice, Turn};

/// No game is longer than this (ruling R11).
pub(crate) const MOST_ROUNDS: u16 = 150;

/// Shakes the dice and lets everybody act.
pub(crate) fn begin(game: &mut SevenWondersDice, rng: &mut impl Rng, events: &mut impl Sink<Event>) {
    game.phase = Phase::Round;
    game.round += 1;
    for rolled in &mut game.forum {
        let roll = rng.random_range(0..24_u8);
        rolled.symbol = game.edition.file.die[rolled.die].faces[usize::from(roll % 6)];
        rolled.quarter = roll / 6;
    }
    for player in &mut game.players.0[..usize::from(game.seats)] {
        player.before = player.sheet;
        player.turn = Turn::fresh();
    }
    events.push(Event::DiceShaken { round: game.round, forum: game.forum });
}

/// Nobody's choices matter to the others before this.
pub(crate) fn end_if_all_done(
    game: &mut SevenWondersDice,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) {
    if !flow::to_act(game).is_empty() {
        return;
    }
    for seat in Seat::all(game.seats) {
        events.push_with(|| turn_shown(game, seat));
        events.push_all(|| buildings_completed(game, seat));
        events.push_all(|| bonuses_shown(game, seat));
    }
    award_agora(game, events);
    replace_dice(game, rng, events);
    look_for_end(game, events);
    if game.last_round.is_some_and(|last| game.round >= last) {
        game.phase = Phase::Over;
        events.push(Event::GameEnded);
    } else {
        begin(game, rng, events);
    }
}

fn turn_shown(game: &SevenWondersDice, seat: Seat) -> Event {
    let player = &game.players[seat];
    let layout = game.layout(seat);
    let new = player.sheet.marked.without(player.before.marked).iter().map(|spot| layout.field(spot));
    let fields: ArrayVec<[_; MOST_TOLD]> = new.take(MOST_TOLD).collect();
    Event::TurnShown { seat, fields, coins: player.sheet.coins }
}

/// Rule 4.1: the buildings of the city of which the last field was marked in this round.
fn buildings_completed(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = Event> {
    let (player, layout) = (&game.players[seat], game.layout(seat));
    let is_new = |&building: &Building| {
        layout.is_complete(building, player.sheet.marked)
            && !layout.is_complete(building, player.before.marked)
    };
    let in_city = Building::VARIANTS.iter().copied().filter(|&building| building != Building::Warehouse);
    in_city.filter(is_new).map(move |building| Event::BuildingCompleted { seat, building })
}

fn bonuses_shown(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = Event> {
    let player = &game.players[seat];
    (player.sheet.bonuses - player.before.bonuses).iter().map(move |bonus| Event::BonusShown { seat, bonus })
}

/// Rule 6.5 and ruling R4.
fn award_agora(game: &mut SevenWondersDice, events: &mut impl Sink<Event>) {
    let finished = |game: &SevenWondersDice, seat: Seat| {
        game.layout(seat).is_complete(Building::Agora, game.players[seat].sheet.marked)
    };
    let first = Seat::all(game.seats).filter(|&seat| finished(game, seat)).count();
    if game.agora_finished || first == 0 {
        return;
    }
    game.agora_finished = true;
    if first > 1 && !game.variants.agora_shared {
        return;
    }
    let points = game.edition.file.agora_first.points;
    for seat in Seat::all(game.seats) {
        if finished(game, seat) {
            game.players[seat].sheet.agora_first = true;
            events.push(Event::AgoraFirst { seat, points });
        }
    }
}

/// Rule 6.8: a special die that somebody has obtained takes the place of a random grey one.
fn replace_dice(game: &mut SevenWondersDice, rng: &mut impl Rng, events: &mut impl Sink<Event>) {
    let obtained = Seat::all(game.seats)
        .fold(EnumSet::empty(), |all: EnumSet<Color>, seat| all | game.players[seat].sheet.unlocked);
    for color in (obtained & SPECIAL) - colors_in(&game.forum) {
        let is_grey = |place: &usize| game.forum[*place].die.color() == Color::Grey;
        let greys = (0..game.forum.len()).filter(is_grey).count();
        if greys == 0 {
            return;
        }
        let chosen = rng.random_range(0..greys);
        let place = (0..game.forum.len()).filter(is_grey).nth(chosen);
        if let (Some(place), Some(special)) = (place, Die::special(color)) {
            let grey = game.forum[place].die;
            game.forum[place] =
                Rolled { die: special, symbol: game.edition.file.die[special].faces[0], quarter: 0 };
            events.push(Event::DieReplaced { special, grey });
        }
    }
}

/// Rule 8.1, and ruling R11 for games that nobody ends.
fn look_for_end(game: &mut SevenWondersDice, events: &mut impl Sink<Event>) {
    let enough = usize::from(game.edition.file.game.bonuses_to_end);
    let trigger = Seat::all(game.seats).find(|&seat| game.players[seat].sheet.bonuses.len() >= enough);
    if let (None, Some(seat)) = (game.last_round, trigger) {
        game.last_round = Some(game.round + 1);
        events.push(Event::EndTriggered { seat });
    }
    if game.last_round.is_none() && game.round >= MOST_ROUNDS {
        game.last_round = Some(game.round);
        events.push(Event::RoundLimit);
    }
}

//! The round around the turns: shaking the dice (rule 2.1), and what follows when all are done (rules 4.2, 6.5, 6.8, 8.1).

use enumset::EnumSet;
use game::{Audience, RngExt, Seat, Sink};
use tinyvec::ArrayVec;

use crate::components::{Building, Color, Die, SPECIAL};
use crate::event::MOST_TOLD;
use crate::flow;
use crate::setup::colors_in;
use crate::state::{Phase, Rolled, SevenWondersDice, Turn};
use crate::{Acting, Event, Stage};

/// No game is longer than this (ruling R11).
pub(crate) const MOST_ROUNDS: u16 = 150;

/// Shakes the dice and lets everybody act.
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    acting.game.phase = Phase::Round;
    acting.game.round += 1;
    for rolled in &mut acting.game.forum {
        let roll = acting.rng.random_range(0..24_u8);
        rolled.symbol = acting.game.edition.file.die[rolled.die].faces[usize::from(roll % 6)];
        rolled.quarter = roll / 6;
    }
    for player in &mut acting.game.players.0[..usize::from(acting.game.seats)] {
        player.before = player.sheet;
        player.turn = Turn::fresh();
    }
    let quarters = acting.game.edition.file.game.quarters;
    acting.tell(Event::DiceShaken { round: acting.game.round, forum: acting.game.forum, quarters });
}

/// Nobody's choices matter to the others before this.
pub(crate) fn end_if_all_done(acting: &mut Acting<impl Stage>) {
    if !flow::to_act(acting.game).is_empty() {
        return;
    }
    for seat in Seat::all(acting.game.seats) {
        acting.events.push_with(|| turn_shown(acting.game, seat));
        acting.events.push_all(|| buildings_completed(acting.game, seat));
        acting.events.push_all(|| bonuses_shown(acting.game, seat));
        acting.events.push_all(|| attacks_shown(acting.game, seat));
    }
    award_agora(acting);
    replace_dice(acting);
    look_for_end(acting);
    if acting.game.last_round.is_some_and(|last| acting.game.round >= last) {
        acting.game.phase = Phase::Over;
        acting.tell(Event::GameEnded);
    } else {
        begin(acting);
    }
}

fn turn_shown(game: &SevenWondersDice, seat: Seat) -> Event {
    let player = &game.players[seat];
    let layout = game.layout(seat);
    let new = player.sheet.marked.without(player.before.marked).iter().map(|spot| layout.place(spot));
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
    let in_city = Building::ALL.iter().copied().filter(|&building| building != Building::Warehouse);
    in_city.filter(is_new).map(move |building| Event::BuildingCompleted { seat, building })
}

fn bonuses_shown(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = Event> {
    let player = &game.players[seat];
    (player.sheet.bonuses - player.before.bonuses).iter().map(move |bonus| Event::BonusShown { seat, bonus })
}

/// Rule 6.4: what the attacks of this round brought.
fn attacks_shown(game: &SevenWondersDice, seat: Seat) -> impl Iterator<Item = Event> {
    let (player, layout, board) = (&game.players[seat], game.layout(seat), game.board(seat));
    let new = player.sheet.marked.without(player.before.marked);
    let attacks = new.iter().filter(|spot| board.attacks[spot.0 as usize] > 0);
    attacks.map(move |spot| {
        let points = player.sheet.written[layout.attacks_before[spot.0 as usize]];
        Event::AttackShown { seat, field: layout.place(spot), points }
    })
}

/// Rule 6.5 and ruling R4.
fn award_agora(acting: &mut Acting<impl Audience<Event>>) {
    let finished = |game: &SevenWondersDice, seat: Seat| {
        game.layout(seat).is_complete(Building::Agora, game.players[seat].sheet.marked)
    };
    let first = Seat::all(acting.game.seats).filter(|&seat| finished(acting.game, seat)).count();
    if acting.game.agora_finished || first == 0 {
        return;
    }
    acting.game.agora_finished = true;
    if first > 1 && !acting.game.variants.agora_shared {
        return;
    }
    let points = acting.game.edition.file.agora_first.points;
    for seat in Seat::all(acting.game.seats) {
        if finished(acting.game, seat) {
            acting.game.players[seat].sheet.agora_first = true;
            acting.tell(Event::AgoraFirst { seat, points });
        }
    }
}

/// Rule 6.8: a special die that somebody has obtained takes the place of a random grey one.
fn replace_dice(acting: &mut Acting<impl Stage>) {
    let game = &mut *acting.game;
    let obtained = Seat::all(game.seats)
        .fold(EnumSet::empty(), |all: EnumSet<Color>, seat| all | game.players[seat].sheet.unlocked);
    for color in (obtained & SPECIAL) - colors_in(&game.forum) {
        let is_grey = |place: &usize| game.forum[*place].die.color() == Color::Grey;
        let greys = (0..game.forum.len()).filter(is_grey).count();
        if greys == 0 {
            return;
        }
        let chosen = acting.rng.random_range(0..greys);
        let place = (0..game.forum.len()).filter(is_grey).nth(chosen);
        if let (Some(place), Some(special)) = (place, Die::special(color)) {
            let grey = game.forum[place].die;
            game.forum[place] =
                Rolled { die: special, symbol: game.edition.file.die[special].faces[0], quarter: 0 };
            acting.events.push(Event::DieReplaced { special, grey });
        }
    }
}

/// Rule 8.1, and ruling R11 for games that nobody ends.
fn look_for_end(acting: &mut Acting<impl Audience<Event>>) {
    let enough = usize::from(acting.game.edition.file.game.bonuses_to_end);
    if acting.game.last_round.is_none() {
        for seat in Seat::all(acting.game.seats) {
            if acting.game.players[seat].sheet.bonuses.len() >= enough {
                acting.game.last_round = Some(acting.game.round + 1);
                acting.tell(Event::EndTriggered { seat });
            }
        }
    }
    if acting.game.last_round.is_none() && acting.game.round >= MOST_ROUNDS {
        acting.game.last_round = Some(acting.game.round);
        acting.tell(Event::RoundLimit);
    }
}

//! What a good player would make of a board: points, and how far it has come.

use game::{Foresight, Judge, MAX_SEATS, PerSeat, Seat, Spread};
use serde::{Deserialize, Serialize};

use crate::components::{BARRACKS, Building};
use crate::effect::Effect;
use crate::phases::listing::Listing;
use crate::phases::turn;
use crate::scoring;
use crate::state::{Phase, SevenWondersDice, Turn};
use crate::{Acting, Action};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub coin: f32,
    /// Coins beyond this many are hardly of use.
    pub coins_that_matter: f32,
    /// What lasts is worth this much at the beginning of the game.
    pub resource: f32,
    pub cheaper_dice: f32,
    pub free_color: f32,
    pub gain: f32,
    pub special_die: f32,
    pub defense: f32,
    /// A marked field brings its building nearer to the end.
    pub field: f32,
    /// A building that lacks only its last field.
    pub nearly_complete: f32,
    pub bonus: f32,
    /// How long a game lasts.
    pub rounds: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

const LAST_ROUND: f32 = 0.05;
/// The least that is to come while the end is not announced.
const NEXT_TO_LAST: f32 = 0.1;
/// What is to come by bonuses when there are none: the first ones tell little of the end.
const NO_BONUS_YET: f32 = 1.2;
/// A coin beyond those that matter, as a part of one that does.
const SPARE_COIN: f32 = 0.1;

impl Judge for SevenWondersDice {
    game::weights!();

    type Turn = u16;
    type Memory = ();
    /// Everybody looks at everything: two futures then differ by what was decided, not by who overlooked what.
    const FORESIGHT: Foresight =
        Foresight { turns: 16, to_a_round: true, looks: 32, temperature: 0.1, ..Foresight::USUAL };

    /// Ahead of the best rival: a bonus brings the end nearer for everybody, which is good for whoever leads.
    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let mine = self.players[seat].sheet.bonuses.len();
        let bonuses = most_bonuses(self).max(mine);
        let horizon = horizon(self, self.round, bonuses, self.last_round.is_some(), weights);
        let standing = |seat| standing(self, seat, horizon, weights);
        let rivals = Seat::all(self.seats).filter(|&rival| rival != seat).map(standing);
        standing(seat) - rivals.fold(f32::NEG_INFINITY, f32::max)
    }

    fn values(&self, weights: &Weights) -> PerSeat<f32, MAX_SEATS> {
        let horizon = horizon_for_all(self, weights);
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats) {
            values[seat] = standing(self, seat, horizon, weights);
        }
        values
    }

    /// What the turn comes to in the end: another action is worth what it brings.
    /// Without the rivals, the end counts only as far as it is not in the hands of this seat. Whoever acts last
    /// begins the next round with the same click, which makes that click neither better nor worse.
    fn glance(&self, seat: Seat, weights: &Weights) -> f32 {
        let rivals = Seat::all(self.seats).filter(|&rival| rival != seat);
        let bonuses = rivals.map(|rival| self.players[rival].sheet.bonuses.len()).max().unwrap_or(0);
        let began_a_round = self.phase == Phase::Round && self.players[seat].turn == Turn::fresh();
        let round = self.round - u16::from(began_a_round);
        let is_last_round = self.last_round.is_some() && !began_a_round;
        let horizon = horizon(self, round, bonuses, is_last_round, weights);
        let worth = |game: &SevenWondersDice| standing(game, seat, horizon, weights);
        if began_a_round { worth(self) } else { worth_at_the_end(*self, seat, worth) }
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(horizon_for_all(self, weights))
    }

    fn turn(&self, _: Seat) -> u16 {
        self.round
    }

    /// Whoever is done begins the turn again.
    fn reopen(&mut self, seat: Seat) {
        for rival in Seat::all(self.seats).filter(|&rival| rival != seat) {
            self.players[rival].turn.done = false;
        }
    }
}

/// What a turn comes to that goes on with the best click each time.
fn worth_at_the_end(mut game: SevenWondersDice, seat: Seat, worth: impl Fn(&SevenWondersDice) -> f32) -> f32 {
    let mut value = worth(&game);
    while game.phase == Phase::Round && !game.players[seat].turn.done {
        let mut clicks = Clicks { before: game, seat, worth: &worth, best: None };
        turn::list(&game, seat, &mut clicks);
        let Some(best) = clicks.best else { break };
        (game, value) = best;
    }
    value
}

/// Tries every legal click and keeps the best.
struct Clicks<'a, F> {
    before: SevenWondersDice,
    seat: Seat,
    worth: &'a F,
    best: Option<(SevenWondersDice, f32)>,
}

impl<F: Fn(&SevenWondersDice) -> f32> Listing for Clicks<'_, F> {
    fn add_if(&mut self, wanted: bool, action: Action) {
        let mut after = self.before;
        let acts = |game| turn::act(&mut Acting::new(game, self.seat, &mut (), &mut ()), action).is_ok();
        if wanted && acts(&mut after) {
            let value = (self.worth)(&after);
            if self.best.is_none_or(|(_, best)| value > best) {
                self.best = Some((after, value));
            }
        }
    }
}

/// What a board is worth by itself.
fn standing(game: &SevenWondersDice, seat: Seat, horizon: f32, weights: &Weights) -> f32 {
    let sheet = &game.players[seat].sheet;
    let points = scoring::score(game, seat, sheet) as f32 + agora_to_come(game, seat);
    let coins = f32::from(sheet.coins);
    let useful = coins.min(weights.coins_that_matter);
    let purse = (useful + SPARE_COIN * (coins - useful)) * weights.coin;
    points
        + horizon.min(1.0) * (purse + progress(game, seat, weights))
        + horizon * lasting(game, seat, weights)
}

/// Rule 6.5: whoever finishes the agora first receives these points when the round ends.
fn agora_to_come(game: &SevenWondersDice, seat: Seat) -> f32 {
    let finished = game.layout(seat).is_complete(Building::Agora, game.players[seat].sheet.marked);
    if finished && !game.agora_finished { f32::from(game.edition.file.agora_first.points) } else { 0.0 }
}

/// How much of the game is still to come when somebody has so many bonuses: 1 at the beginning, next to nothing
/// when only the last round is left.
fn horizon(
    game: &SevenWondersDice,
    round: u16,
    bonuses: usize,
    is_last_round: bool,
    weights: &Weights,
) -> f32 {
    let enough = usize::from(game.edition.file.game.bonuses_to_end);
    if is_last_round || bonuses >= enough {
        return LAST_ROUND;
    }
    let by_rounds = 1.0 - f32::from(round) / weights.rounds;
    by_rounds.min(NO_BONUS_YET - bonuses as f32 / enough as f32).max(NEXT_TO_LAST)
}

fn horizon_for_all(game: &SevenWondersDice, weights: &Weights) -> f32 {
    horizon(game, game.round, most_bonuses(game), game.last_round.is_some(), weights)
}

/// The most bonuses that anybody had before the round.
fn most_bonuses(game: &SevenWondersDice) -> usize {
    Seat::all(game.seats).map(|seat| game.players[seat].before.bonuses.len()).max().unwrap_or(0)
}

fn progress(game: &SevenWondersDice, seat: Seat, weights: &Weights) -> f32 {
    let sheet = &game.players[seat].sheet;
    let layout = game.layout(seat);
    let mut value = sheet.bonuses.len() as f32 * weights.bonus;
    for &building in Building::ALL {
        let all = layout.of_building[building];
        let marked = sheet.marked.and(all).len() as f32;
        let share = marked / all.len() as f32;
        value += marked * weights.field;
        if building != Building::Warehouse && share < 1.0 {
            value += share * share * weights.nearly_complete;
        }
    }
    value
}

fn lasting(game: &SevenWondersDice, seat: Seat, weights: &Weights) -> f32 {
    let sheet = &game.players[seat].sheet;
    let (layout, board) = (game.layout(seat), game.board(seat));
    let barracks = sheet.marked.and(layout.of_buildings(BARRACKS));
    let defenses = barracks.iter().filter(|&spot| board.effect(spot) == Effect::Defense).count();
    let gains: u16 = board.gains(sheet.marked).values().map(|&coins| u16::from(coins)).sum();
    f32::from(sheet.resources) * weights.resource
        + f32::from(sheet.discount) * weights.cheaper_dice
        + sheet.free_colors.len() as f32 * weights.free_color
        + f32::from(gains) * weights.gain
        + sheet.unlocked.len() as f32 * weights.special_die
        + defenses as f32 * weights.defense
}

//! The eight effects of intrigues (rules 3.10–3.17).

use game::Seat;

use crate::components::{Intrigue, Region};
use crate::flow;
use crate::phases::pieces;
use crate::state::AgeOfRome;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// The three intrigues of a character.
fn knows(game: &AgeOfRome, seat: Seat, intrigue: Intrigue) -> Result {
    let known = game.edition.characters[game.players[seat].character].intrigues.contains(&intrigue);
    if known { Ok(()) } else { Err(Illegal::UnknownIntrigue(intrigue)) }
}

/// Whether an effect can be carried out against the target, with the rule that forbids it.
pub(crate) fn check_effect(game: &AgeOfRome, seat: Seat, target: Seat, action: Action) -> Result {
    let victim = &game.players[target];
    let holds = |holds: bool, otherwise: Illegal| if holds { Ok(()) } else { Err(otherwise) };
    match action {
        Action::Slander => {
            knows(game, seat, Intrigue::Slander)?;
            holds(victim.glory > game.edition.track.least, Illegal::NoGloryToLose(target))
        }
        Action::Demolish => {
            knows(game, seat, Intrigue::Demolition)?;
            holds(game.has_loose_piece(target), Illegal::NoLoosePiece(target))
        }
        Action::Desert { region, replacing } => {
            knows(game, seat, Intrigue::Desertion)?;
            holds(victim.deployed[region] > 0, Illegal::NoLegionToDesert(region))?;
            holds(!replacing || game.players[seat].legions_on_board() > 0, Illegal::NoLegionOnBoard)
        }
        Action::Deceive { from, to } => {
            knows(game, seat, Intrigue::Deception)?;
            holds(from != to, Illegal::SameRegion)?;
            holds(victim.deployed[from] >= game.edition.intrigues.deception, Illegal::TooFewLegions(from))
        }
        Action::ReVote(place) => {
            knows(game, seat, Intrigue::ReVote)?;
            check_vote(game, target, place)
        }
        Action::InvalidateVote(place) => {
            knows(game, seat, Intrigue::InvalidVote)?;
            check_vote(game, target, place)
        }
        Action::SellOut => {
            knows(game, seat, Intrigue::Sold)?;
            holds(victim.hand_size > 0, Illegal::NoCardToTake(target))
        }
        Action::CollectFees => {
            knows(game, seat, Intrigue::CustomFees)?;
            holds(victim.hand_size > 0, Illegal::NoCardToTake(target))?;
            holds(game.has_room(seat), Illegal::HandFull)
        }
        _ => Err(flow::misplaced(game, seat, action)),
    }
}

/// Votes are counted from below, starting with 1.
fn check_vote(game: &AgeOfRome, target: Seat, place: u8) -> Result {
    let vote = (place as usize).checked_sub(1).and_then(|index| game.senate.get(index));
    if vote == Some(&target) { Ok(()) } else { Err(Illegal::NotTheirVote { target, place }) }
}

/// Every way in which an intrigue could be carried out.
fn actions_of(intrigue: Intrigue) -> &'static [Action] {
    use Action::{Deceive, Desert, InvalidateVote, ReVote};
    use Region::{Epirus, Macedonia, Thrace};
    match intrigue {
        Intrigue::Slander => &[Action::Slander],
        Intrigue::Demolition => &[Action::Demolish],
        Intrigue::Desertion => &[
            Desert { region: Epirus, replacing: false },
            Desert { region: Epirus, replacing: true },
            Desert { region: Macedonia, replacing: false },
            Desert { region: Macedonia, replacing: true },
            Desert { region: Thrace, replacing: false },
            Desert { region: Thrace, replacing: true },
        ],
        Intrigue::Deception => &[
            Deceive { from: Epirus, to: Macedonia },
            Deceive { from: Epirus, to: Thrace },
            Deceive { from: Macedonia, to: Epirus },
            Deceive { from: Macedonia, to: Thrace },
            Deceive { from: Thrace, to: Epirus },
            Deceive { from: Thrace, to: Macedonia },
        ],
        Intrigue::ReVote => &[ReVote(1), ReVote(2), ReVote(3), ReVote(4), ReVote(5)],
        Intrigue::InvalidVote => {
            &[InvalidateVote(1), InvalidateVote(2), InvalidateVote(3), InvalidateVote(4), InvalidateVote(5)]
        }
        Intrigue::Sold => &[Action::SellOut],
        Intrigue::CustomFees => &[Action::CollectFees],
    }
}

/// Every action by which a character could carry out an intrigue.
fn known_actions(game: &AgeOfRome, seat: Seat) -> impl Iterator<Item = Action> {
    let known = game.edition.characters[game.players[seat].character].intrigues;
    known.into_iter().flat_map(actions_of).copied()
}

pub(crate) fn push_effects(game: &AgeOfRome, seat: Seat, target: Seat, out: &mut Vec<Action>) {
    let possible = |&action: &Action| check_effect(game, seat, target, action).is_ok();
    known_actions(game, seat).filter(possible).for_each(|action| out.push(action));
}

pub(crate) fn has_effect(game: &AgeOfRome, seat: Seat, target: Seat) -> bool {
    known_actions(game, seat).any(|action| check_effect(game, seat, target, action).is_ok())
}

pub(crate) fn carry_out(acting: &mut Acting<impl Stage>, seat: Seat, target: Seat, action: Action) {
    let edition = acting.game.edition;
    match action {
        Action::Slander => pieces::lose_glory(acting, target, edition.intrigues.slander),
        Action::Demolish => pieces::remove_piece(acting, target),
        Action::Desert { region, replacing } => {
            pieces::send_home(acting, target, region);
            if replacing {
                pieces::deploy(acting, seat, region);
            }
        }
        Action::Deceive { from, to } => {
            pieces::move_legions(acting, target, from, to, edition.intrigues.deception);
        }
        Action::ReVote(place) => {
            pieces::remove_vote(acting, place as usize - 1);
            pieces::place_vote(acting, seat);
        }
        Action::InvalidateVote(place) => {
            pieces::remove_vote(acting, place as usize - 1);
            pieces::gain_glory(acting, seat, edition.intrigues.invalid_vote);
        }
        Action::SellOut => {
            pieces::lose_card(acting, target);
            pieces::gain_denarii(acting, seat, edition.intrigues.sold);
        }
        Action::CollectFees => {
            if let Some(card) = pieces::take_random(acting, target) {
                pieces::take_in_hand(acting, seat, card);
                acting.tell(Event::CardStolen { seat, from: target, card: Some(card) });
            }
        }
        _ => {}
    }
}

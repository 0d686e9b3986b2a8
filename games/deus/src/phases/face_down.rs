//! Once in a game a card may be played face down as any basic color (9.2).

use game::Seat;

use crate::components::{Card, Kind};
use crate::phases::{build, place::Sites};
use crate::state::{Deus, FaceDown, Phase, Project};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Whether a card can be played face down as anything now.
pub(crate) fn check(game: &Deus, sites: &Sites) -> Result {
    if !game.variants.face_down {
        return Err(Illegal::FaceDownNotPlayed);
    }
    if game.player(sites.seat).face_down != FaceDown::Unused {
        return Err(Illegal::FaceDownUsed);
    }
    let first_refusal = check_kind(game, sites, Kind::ALL[0]);
    Kind::ALL.iter().map(|&kind| check_kind(game, sites, kind)).find(Result::is_ok).unwrap_or(first_refusal)
}

fn check_kind(game: &Deus, sites: &Sites, kind: Kind) -> Result {
    let player = game.player(sites.seat);
    build::check_piece(game, sites, kind)?;
    let gold = price(game, sites.seat, kind);
    if player.gold < gold.into() {
        return Err(Illegal::CannotPayFaceDown { gold });
    }
    Ok(())
}

/// As much gold as the card's place in the column, counted from 1.
pub(crate) fn price(game: &Deus, seat: Seat, kind: Kind) -> u8 {
    game.player(seat).columns[kind].len() as u8 + 1
}

pub(crate) fn begin(acting: &mut Acting<impl Stage>, card: Card) -> Result {
    if !acting.game.players[acting.seat].hand.contains(card) {
        return Err(Illegal::NotInHand(card));
    }
    check(acting.game, &Sites::of(acting.game, acting.seat))?;
    acting.game.players[acting.seat].hand.remove(card);
    acting.game.players[acting.seat].face_down = FaceDown::Card(card);
    acting.game.phase = Phase::FaceDown;
    Ok(())
}

pub(crate) fn list(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    let sites = Sites::of(game, seat);
    let open = Kind::ALL.iter().copied().filter(|&kind| check_kind(game, &sites, kind).is_ok());
    out.extend(open.map(Action::As));
}

pub(crate) fn play_as(acting: &mut Acting<impl Stage>, kind: Kind) -> Result {
    let seat = acting.seat;
    check_kind(acting.game, &Sites::of(acting.game, seat), kind)?;
    let card = match acting.game.players[seat].face_down {
        FaceDown::Card(card) => Some(card),
        FaceDown::Unused | FaceDown::Hidden => None,
    };
    acting.tell(Event::PlayedFaceDown { seat, kind, card });
    let gold = price(acting.game, seat, kind);
    acting.game.players[seat].gold -= u16::from(gold);
    acting.tell(Event::PaidGold { seat, gold });
    acting.game.players[seat].columns[kind].push(None);
    acting.game.built_this_round = true;
    acting.game.phase = Phase::Place { project: Project::FaceDown(kind) };
    Ok(())
}

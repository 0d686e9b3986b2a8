//! The table of contents: which module answers for which phase.

use game::{Seat, SeatSet};

use crate::phases::trade::{self, Moment};
use crate::phases::{action, building, diplomacy, event, income, intrigue, missions, work};
use crate::state::{AgeOfRome, Labor, Phase, Scheme, Site, Talks, Taxation};
use crate::{Acting, Action, Illegal, Result, Stage};

pub(crate) fn to_act(game: &AgeOfRome) -> SeatSet {
    let choosing = missions::choosing(game);
    if !choosing.is_empty() {
        return choosing;
    }
    match &game.phase {
        Phase::Missions | Phase::Over => SeatSet::EMPTY,
        Phase::Event { recalling } => *recalling,
        Phase::Diplomacy { seat, step } => SeatSet::only(diplomacy::actor(game, *seat, *step)),
        Phase::Intrigue { seat, step } => SeatSet::only(intrigue::actor(game, *seat, step)),
        Phase::Building { seat, .. }
        | Phase::Action { seat, .. }
        | Phase::Income { seat, .. }
        | Phase::Recess { seat } => SeatSet::only(*seat),
    }
}

/// Where the game stands for a seat: whoever has missions to choose does so before anything else.
fn step(game: &AgeOfRome, seat: Seat) -> Phase {
    if game.players[seat].dealt.count > 0 { Phase::Missions } else { game.phase }
}

game::steps!(AgeOfRome, misplaced, |(game, seat, out), acting| match step(game, seat) {
    Phase::Missions => step(missions::list(game, seat, out), |action| match action {
        Action::Return(mission) => missions::give_back(acting, mission)?,
    }),
    Phase::Event { .. } => step(event::list(game, seat, out), |action| match action {
        Action::Recall(region) => event::recall(acting, region)?,
    }),
    Phase::Diplomacy { seat, step: Talks::Choose } =>
        step(diplomacy::list(game, seat, out), |action| match action {
            Action::Offer { envoy, province, building } => {
                diplomacy::offer(acting, seat, envoy, province, building)?;
            }
            Action::Done => diplomacy::end_talks(acting, seat),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Diplomacy { seat, step: Talks::Amount(offer) } =>
        step(diplomacy::list_amounts(game, seat, offer, None, out), |action| match action {
            Action::Put(denarii) => diplomacy::put(acting, seat, offer, denarii, None)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Diplomacy { seat, step: Talks::Answer { offer, last } } =>
        step(diplomacy::list_answers(game, seat, offer, last, out), |action| match action {
            Action::Accept => diplomacy::accept(acting, seat, offer),
            Action::Refuse => diplomacy::refuse(acting, seat, offer),
            Action::Demand(demand) if !last => diplomacy::demand(acting, seat, offer, demand)?,
        }),
    Phase::Diplomacy { seat, step: Talks::Reply { offer, demand } } =>
        step(diplomacy::list_amounts(game, seat, offer, Some(demand), out), |action| match action {
            Action::Put(denarii) => diplomacy::put(acting, seat, offer, denarii, Some(demand))?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Diplomacy { seat, step: Talks::Reward(offer) } =>
        step(diplomacy::list_rewards(game, seat, out), |action| match action {
            Action::TakeGlory => diplomacy::take_glory(acting, seat, offer),
            Action::TakeAction => diplomacy::spy_acts(acting, seat, offer.building),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Diplomacy { seat, step: Talks::Work(work) } =>
        step(work::list(game, seat, work, out), |action| match action {
            Action::Deploy(_) | Action::March { .. } | Action::Sell(_) | Action::MakeSet(_) => {
                diplomacy::work(acting, seat, work, action)?;
            }
        }),
    Phase::Diplomacy { seat, step: Talks::Rest } =>
        step(diplomacy::list_rest(game, seat, out), |action| match action {
            Action::Done => diplomacy::end_talks(acting, seat),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Intrigue { seat, step: Scheme::Choose } =>
        step(intrigue::list(game, seat, out), |action| match action {
            Action::Activate { province, cards } => intrigue::activate(acting, seat, province, cards)?,
            Action::Done => intrigue::end_schemes(acting, seat),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Intrigue { seat, step: Scheme::Cards { province, window } } =>
        step(trade::push_window(game, seat, Moment::Activated, &window, out), |action| match action {
            Action::Proceed if window.draws == 0 => intrigue::ask_target(acting, seat, province),
            Action::Play(card) => trade::play(acting, seat, card, Moment::Activated)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Intrigue { seat: plotter, step: Scheme::Answer { province, window } } =>
        step(trade::push_window(game, seat, Moment::Attacked, &window, out), |action| match action {
            Action::Proceed if window.draws == 0 => intrigue::strike(acting, plotter, province, window),
            Action::Play(card) => trade::play(acting, seat, card, Moment::Attacked)?,
            Action::Sell(card) if window.draws > 0 => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) if window.draws > 0 => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Intrigue { seat, step: Scheme::Effect { target } } =>
        step(intrigue::list_effects(game, seat, target, out), |action| match action {
            Action::Slander
            | Action::Demolish
            | Action::Desert { .. }
            | Action::Deceive { .. }
            | Action::ReVote(_)
            | Action::InvalidateVote(_)
            | Action::SellOut
            | Action::CollectFees => intrigue::carry_out(acting, seat, target, action)?,
            Action::Forgo => intrigue::forgo(acting, seat),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Building { seat, step: Site::Choose } =>
        step(building::list(game, seat, out), |action| match action {
            Action::Build { building, cards } => building::build(acting, seat, building, cards)?,
            Action::Done => building::end_building(acting, seat),
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Building { seat, step: Site::Cards { building, window } } =>
        step(building::list_cards(game, seat, building, &window, out), |action| match action {
            Action::Proceed => building::proceed(acting, seat, building, &window)?,
            Action::Play(card) => trade::play(acting, seat, card, Moment::Built)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Action { seat, step: Labor::Choose } =>
        step(action::list(game, seat, out), |action| match action {
            Action::Place { spot, bonus, cards } => action::place(acting, seat, spot, bonus, cards)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Action { seat, step: Labor::Cards { spot, bonus, window } } =>
        step(action::list_cards(game, seat, spot, &window, out), |action| match action {
            Action::Proceed if window.draws == 0 => action::resolve(acting, seat, spot, bonus),
            Action::BuyGlory if window.draws == 0 => trade::buy_glory(acting, seat)?,
            Action::Play(card) => trade::play(acting, seat, card, Moment::Placed(spot))?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Action { seat, step: Labor::Work(work) } =>
        step(work::list(game, seat, work, out), |action| match action {
            Action::Deploy(_) | Action::March { .. } | Action::Sell(_) | Action::MakeSet(_) => {
                action::work(acting, seat, work, action)?;
            }
        }),
    Phase::Action { seat, step: Labor::Medal } =>
        step(out.extend([Action::BuyGlory, Action::Done]), |action| match action {
            Action::BuyGlory => action::win_follower(acting, seat)?,
            Action::Done => action::pass_on(acting, Some(seat), Some(seat)),
        }),
    Phase::Action { seat, step: Labor::Attacked { attack, window } } =>
        step(trade::push_window(game, seat, Moment::Attacked, &window, out), |action| match action {
            Action::Proceed if window.draws == 0 => action::suffer(acting, attack, window),
            Action::Play(card) => trade::play(acting, seat, card, Moment::Attacked)?,
            Action::Sell(card) if window.draws > 0 => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) if window.draws > 0 => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Income { seat, step: Taxation::Choose } =>
        step(income::list(game, seat, out), |action| match action {
            Action::Tax => income::tax(acting, seat, None),
            Action::DoubleTax { cards } => income::double_tax(acting, seat, cards)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
            Action::BuyGlory => trade::buy_glory(acting, seat)?,
        }),
    Phase::Income { seat, step: Taxation::Cards(window) } =>
        step(income::list_cards(game, seat, &window, out), |action| match action {
            Action::Proceed => income::proceed(acting, seat, &window)?,
            Action::Play(card) => trade::play(acting, seat, card, Moment::DoubleTaxed)?,
            Action::Sell(card) => trade::sell(acting, seat, card)?,
            Action::MakeSet(trio) => trade::make_set(acting, seat, trio)?,
        }),
    Phase::Recess { seat } => step(out.extend([Action::BuyGlory, Action::Done]), |action| match action {
        Action::BuyGlory => income::buy_in_recess(acting, seat)?,
        Action::Done => income::end_round(acting),
    }),
    Phase::Over => step((), |action| match action {}),
});

/// Why an action that belongs to another step, or to another player, cannot be taken now.
#[cold]
pub(crate) fn misplaced(game: &AgeOfRome, seat: Seat, _: Action) -> Illegal {
    match step(game, seat) {
        _ if !to_act(game).contains(seat) => Illegal::NotYourTurn,
        Phase::Missions => Illegal::ChooseMissionFirst,
        _ => Illegal::NotNow,
    }
}

//! What cards mean, in sentences that take their numbers from the edition.

use game::{Arg, Phrase};

use crate::components::{EventCard, Mission, TradeCard};
use crate::edition::{CardEffect, Goal, Measure, Reward, Trigger, Who};
use crate::state::AgeOfRome;

fn measure_word(measure: Measure) -> Arg {
    let key = match measure {
        Measure::Population => "measure-population",
        Measure::Denarii => "measure-denarii",
        Measure::Glory => "measure-glory",
        Measure::Followers => "measure-followers",
        Measure::Discord => "measure-discord",
        Measure::Medals => "measure-medals",
        Measure::LegionsRecruited => "measure-legions-recruited",
        Measure::LegionsInRegions => "measure-legions-in-regions",
        Measure::RegionsHeld => "measure-regions-held",
        Measure::RegionsFirst => "measure-regions-first",
        Measure::VotesRecruited => "measure-votes-recruited",
        Measure::VotesInColumn => "measure-votes-in-column",
        Measure::CardsInHand => "measure-cards-in-hand",
        Measure::TradeSets => "measure-trade-sets",
        Measure::JewelSets => "measure-jewel-sets",
        Measure::SetKinds => "measure-set-kinds",
        Measure::PantheonPieces => "measure-pantheon-pieces",
        Measure::PantheonLevels => "measure-pantheon-levels",
        Measure::GoldPieces => "measure-gold-pieces",
    };
    Arg::word(key)
}

/// What a mission asks for and brings.
pub fn about_mission(game: &AgeOfRome, mission: Mission) -> Phrase {
    let print = &game.edition.missions[mission];
    let phrase = match print.goal {
        Goal::Medal(building) => {
            Phrase::new("goal-medal").with("medal", Arg::word(format!("medal-{building}")))
        }
        Goal::Most(measure) => Phrase::new("goal-most").with("measure", measure_word(measure)),
        Goal::AtLeast { measure, count } => {
            Phrase::new("goal-at-least").with("measure", measure_word(measure)).with("count", count)
        }
        Goal::Exactly { measure, count } => {
            Phrase::new("goal-exactly").with("measure", measure_word(measure)).with("count", count)
        }
        Goal::TopVote => Phrase::new("goal-top-vote"),
        Goal::BottomVote => Phrase::new("goal-bottom-vote"),
        Goal::Each(measure) => Phrase::new("goal-each").with("measure", measure_word(measure)),
    };
    phrase.with("points", print.points)
}

/// When a trade card may be played.
pub fn about_moment(game: &AgeOfRome, card: TradeCard) -> Phrase {
    Phrase::new(match game.edition.trade_cards[card].when {
        Trigger::Follower => "when-follower",
        Trigger::FollowerInColosseum => "when-follower-in-colosseum",
        Trigger::FollowerOnEconomic => "when-follower-on-economic",
        Trigger::Intrigue => "when-intrigue",
        Trigger::IntrigueAgainst => "when-intrigue-against",
        Trigger::Build => "when-build",
        Trigger::DoubleTax => "when-double-tax",
    })
}

/// What a trade card does.
pub fn about_effect(game: &AgeOfRome, card: TradeCard) -> Phrase {
    let amount = |key: &'static str, amount: u16| Phrase::new(key).with("amount", amount);
    match game.edition.trade_cards[card].effect {
        CardEffect::DrawCards(count) => amount("effect-draw-cards", count.into()),
        CardEffect::RemoveAnchor => Phrase::new("effect-remove-anchor"),
        CardEffect::Relief(relief) => amount(relief_key(game.edition.trade_cards[card].when), relief),
        CardEffect::Glory(glory) => amount("effect-glory", glory),
        CardEffect::Denarii(denarii) => amount("effect-denarii", denarii),
        CardEffect::RecruitLegions(count) => amount("effect-recruit-legions", count.into()),
        CardEffect::RecruitVotes(count) => amount("effect-recruit-votes", count.into()),
        CardEffect::Cancel => Phrase::new("effect-cancel"),
        CardEffect::DiscordToSupply => Phrase::new("effect-spare"),
        CardEffect::TakeDiscard => Phrase::new("effect-take-discard"),
        CardEffect::DrawMissions(count) => amount("effect-draw-missions", count.into()),
    }
}

/// A price is paid in denarii, a penalty in glory; at other moments nothing is, and no edition says so.
fn relief_key(when: Trigger) -> &'static str {
    match when {
        Trigger::Build => "effect-relief-build",
        Trigger::DoubleTax => "effect-relief-tax",
        Trigger::Follower
        | Trigger::FollowerInColosseum
        | Trigger::FollowerOnEconomic
        | Trigger::Intrigue
        | Trigger::IntrigueAgainst => "effect-relief",
    }
}

/// Whom an event concerns and what it brings.
pub fn about_event(game: &AgeOfRome, card: EventCard) -> Phrase {
    let print = &game.edition.events[card];
    let (key, measure) = match print.who {
        Who::Most(measure) => ("about-event-most", measure),
        Who::Fewest(measure) => ("about-event-fewest", measure),
    };
    let amount = |key: &'static str, amount: u16| Phrase::new(key).with("amount", amount);
    let reward = match print.reward {
        Reward::Denarii(denarii) => amount("effect-denarii", denarii),
        Reward::Glory(glory) => amount("effect-glory", glory),
        Reward::RecruitLegions(count) => amount("effect-recruit-legions", count.into()),
        Reward::RecruitVotes(count) => amount("effect-recruit-votes", count.into()),
        Reward::DrawCards(count) => amount("effect-draw-cards", count.into()),
        Reward::PantheonPiece => Phrase::new("effect-pantheon-piece"),
        Reward::DiscordToSupply => Phrase::new("effect-discord-to-supply"),
        Reward::DrawMissions(count) => amount("effect-draw-missions", count.into()),
        Reward::LoseDenarii(denarii) => amount("effect-lose-denarii", denarii),
        Reward::RecallLegion => Phrase::new("effect-recall-legion"),
        Reward::RecallVote => Phrase::new("effect-recall-vote"),
        Reward::LoseCard => Phrase::new("effect-lose-card"),
        Reward::DiscordFromSupply => Phrase::new("effect-discord-from-supply"),
    };
    Phrase::new(key).with("measure", measure_word(measure)).with("reward", reward)
}

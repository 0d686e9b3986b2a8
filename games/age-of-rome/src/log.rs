//! The log line of every event.

use game::{Arg, Phrase, Seat};

use crate::components::CassiusCard;
use crate::edition::Attack;
use crate::event::Event;
use crate::names::{building_name, card_name, mission_name, province_name, region_name, spot_name, who};

pub(crate) fn phrase(event: Event) -> Phrase {
    phrase_of_cards(event).unwrap_or_else(|| phrase_of_pieces(event))
}

/// Events about cards.
fn phrase_of_cards(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::DeckShuffled => Phrase::new("event-deck-shuffled"),
        Event::CardDrawn { seat, card: Some(card) } => {
            by(seat, "event-card-drawn").with("card", card_name(card))
        }
        Event::CardDrawn { seat, card: None } => by(seat, "event-some-card-drawn"),
        Event::CardPlayed { seat, card } => by(seat, "event-card-played").with("card", card_name(card)),
        Event::CardSold { seat, card } => by(seat, "event-card-sold").with("card", card_name(card)),
        Event::CardLost { seat, card } => by(seat, "event-card-lost").with("card", card_name(card)),
        Event::CardTaken { seat, card } => by(seat, "event-card-taken").with("card", card_name(card)),
        Event::CardStolen { seat, from, card: Some(card) } => {
            by(seat, "event-card-stolen").with("from", who(from)).with("card", card_name(card))
        }
        Event::CardStolen { seat, from, card: None } => {
            by(seat, "event-some-card-stolen").with("from", who(from))
        }
        Event::SetMade { seat, cards } => {
            by(seat, "event-set-made").with("cards", cards.map(card_name).to_vec())
        }
        Event::AnchorRemoved { seat } => by(seat, "event-anchor-removed"),
        Event::MissionsDealt { seat, count } => by(seat, "event-missions-dealt").with("count", count),
        Event::MissionReturned { seat, mission: Some(mission) } => {
            by(seat, "event-mission-returned").with("mission", mission_name(mission))
        }
        Event::MissionReturned { seat, mission: None } => by(seat, "event-some-mission-returned"),
        Event::EventRevealed { card } => {
            Phrase::new("event-event-revealed").with("card", Arg::word(format!("event-card-{card}")))
        }
        Event::CassiusRevealed { card } => {
            Phrase::new("event-cassius-revealed").with("card", cassius_card(card))
        }
        Event::CassiusActed { card } => Phrase::new("event-cassius-acted").with("card", cassius_card(card)),
        Event::CassiusAttacked { attack } => {
            Phrase::new("event-cassius-attacked").with("attack", Arg::word(attack_key(attack)))
        }
        Event::BattleRevealed { card } => {
            Phrase::new("event-battle-revealed").with("card", Arg::word(format!("battle-{card}")))
        }
        _ => return None,
    })
}

/// Events about pieces of a player.
fn phrase_of_pieces(event: Event) -> Phrase {
    match event {
        Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
        Event::BuildingBegan => Phrase::new("event-building-began"),
        Event::ActionBegan => Phrase::new("event-action-began"),
        Event::IncomeBegan => Phrase::new("event-income-began"),
        Event::GloryGained { seat, amount } => by(seat, "event-glory-gained").with("amount", amount),
        Event::GloryLost { seat, amount } => by(seat, "event-glory-lost").with("amount", amount),
        Event::GloryBought { seat } => by(seat, "event-glory-bought"),
        Event::MilestoneMet { seat, at } => by(seat, "event-milestone-met").with("at", at),
        Event::DenariiGained { seat, amount } => by(seat, "event-denarii-gained").with("amount", amount),
        Event::DenariiLost { seat, amount } => by(seat, "event-denarii-lost").with("amount", amount),
        Event::LegionRecruited { seat } => by(seat, "event-legion-recruited"),
        Event::VoteRecruited { seat } => by(seat, "event-vote-recruited"),
        Event::DiscordMoved { from, to } => {
            Phrase::new("event-discord-moved").with("from", who(from)).with("to", who(to))
        }
        Event::DiscordToSupply { seat } => by(seat, "event-discord-to-supply"),
        Event::DiscordFromSupply { seat } => by(seat, "event-discord-from-supply"),
        Event::VotePlaced { seat } => by(seat, "event-vote-placed"),
        Event::VoteReturned { seat } => by(seat, "event-vote-returned"),
        Event::MajorityWon { seat } => by(seat, "event-majority-won"),
        Event::PiecePlaced { seat, shared: None } => by(seat, "event-piece-placed"),
        Event::PiecePlaced { seat, shared: Some(metal) } => {
            by(seat, "event-shared-piece-placed").with("metal", Arg::word(format!("metal-{metal}")))
        }
        Event::PieceRemoved { seat } => by(seat, "event-piece-removed"),
        Event::LegionDeployed { seat, region } => {
            by(seat, "event-legion-deployed").with("region", region_name(region))
        }
        Event::LegionReturned { seat, region } => {
            by(seat, "event-legion-returned").with("region", region_name(region))
        }
        Event::LegionsMoved { seat, from, to, count } => by(seat, "event-legions-moved")
            .with("from", region_name(from))
            .with("to", region_name(to))
            .with("count", count),
        Event::GameEnded => Phrase::new("event-game-ended"),
        Event::TitleWon { seat, title } => {
            by(seat, "event-title-won").with("title", Arg::word(format!("title-{title}")))
        }
        Event::CassiusScored { points } => Phrase::new("event-cassius-scored").with("points", points),
        _ => phrase_of_turns(event),
    }
}

/// Events about the board and the order of things.
fn phrase_of_turns(event: Event) -> Phrase {
    match event {
        Event::TileBuilt { seat, province, building, level } => by(seat, "event-tile-built")
            .with("province", province_name(province))
            .with("building", building_name(building))
            .with("level", level),
        Event::MedalWon { seat, building } => {
            by(seat, "event-medal-won").with("medal", Arg::word(format!("medal-{building}")))
        }
        Event::FollowerPlaced { seat, spot, bonus } => {
            let key = if bonus { "event-follower-placed-with-bonus" } else { "event-follower-placed" };
            by(seat, key).with("spot", spot_name(spot))
        }
        Event::PlotLaid { seat, province } => {
            by(seat, "event-plot-laid").with("province", province_name(province))
        }
        Event::IntrigueActivated { seat, province, target } => by(seat, "event-intrigue-activated")
            .with("province", province_name(province))
            .with("target", who(target)),
        Event::IntrigueCancelled { seat } => by(seat, "event-intrigue-cancelled"),
        Event::IntrigueForgone { seat } => by(seat, "event-intrigue-forgone"),
        Event::OfferMade { seat, envoy, province, building } => {
            let phrase = match envoy {
                Some(envoy) => {
                    by(seat, "event-offer-made").with("envoy", Arg::word(format!("envoy-{envoy}")))
                }
                None => by(seat, "event-some-offer-made"),
            };
            phrase.with("province", province_name(province)).with("building", building_name(building))
        }
        Event::DenariiOffered { seat, denarii } => by(seat, "event-denarii-offered").with("denarii", denarii),
        Event::MoreDemanded { seat, denarii } => by(seat, "event-more-demanded").with("denarii", denarii),
        Event::OfferAccepted { seat } => by(seat, "event-offer-accepted"),
        Event::OfferRefused { seat } => by(seat, "event-offer-refused"),
        Event::EnvoyRevealed { seat, envoy } => {
            by(seat, "event-envoy-revealed").with("envoy", Arg::word(format!("envoy-{envoy}")))
        }
        Event::Taxed { seat, double: false } => by(seat, "event-taxed"),
        Event::Taxed { seat, double: true } => by(seat, "event-double-taxed"),
        Event::BoardTurned { turns: turns @ 0.. } => Phrase::new("event-board-turned").with("turns", turns),
        Event::BoardTurned { turns } => Phrase::new("event-board-turned-back").with("turns", -turns),
        Event::MissionFulfilled { seat, mission, points } => by(seat, "event-mission-fulfilled")
            .with("mission", Arg::word(format!("mission-{mission}")))
            .with("points", points),
        Event::Achieved { seat, achievement } => {
            by(seat, "event-achieved").with("achievement", Arg::word(format!("achievement-{achievement}")))
        }
        _ => Phrase::new("event-followers-returned"),
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", who(seat))
}

fn cassius_card(card: CassiusCard) -> Arg {
    Arg::word(format!("cassius-{card}"))
}

fn attack_key(attack: Attack) -> &'static str {
    match attack {
        Attack::Slander => "intrigue-slander",
        Attack::Desertion => "intrigue-desertion",
        Attack::InvalidVote => "intrigue-invalid-vote",
        Attack::Sold => "intrigue-sold",
        Attack::Demolition => "intrigue-demolition",
        Attack::Extortion => "intrigue-extortion",
    }
}

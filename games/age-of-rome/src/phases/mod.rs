//! One module per phase of the rulebook; what is allowed and what it does stand together.

pub(crate) mod action;
pub(crate) mod building;
pub(crate) mod cassius;
pub(crate) mod diplomacy;
pub(crate) mod effects;
pub(crate) mod event;
pub(crate) mod income;
pub(crate) mod intrigue;
pub(crate) mod medal;
pub(crate) mod missions;
pub(crate) mod pieces;
pub(crate) mod spots;
pub(crate) mod trade;
pub(crate) mod work;

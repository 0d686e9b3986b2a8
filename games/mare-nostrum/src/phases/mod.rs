//! The phases of a round, in the rulebook's order. Each file lists and applies its own decisions.

pub(crate) mod advanced;
pub(crate) mod battle;
pub(crate) mod building;
pub(crate) mod conquest;
pub(crate) mod exchange;
pub(crate) mod income;
pub(crate) mod legions;
pub(crate) mod military;
pub(crate) mod odysseus;
pub(crate) mod offers;
pub(crate) mod order;
pub(crate) mod payment;
pub(crate) mod price_list;
pub(crate) mod roles;
pub(crate) mod set_up;
pub(crate) mod ships;
pub(crate) mod shop;

//! One file per chapter of the numbered rules.

mod s1_pieces;
mod s2_setup;
mod s3_roles;
mod s4_trade;
mod s5_building;
mod s6_conquest;
mod s6_war;
mod s7_heroes;
mod s7_wonders;
mod s8_victory;

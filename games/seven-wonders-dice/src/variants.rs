//! What the rulebook leaves open and players may decide otherwise.

use game::{Choice, Variants};

#[game::state]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent choice")]
#[serde(rename_all = "kebab-case", default)]
pub struct DiceVariants {
    pub cities: Cities,
    /// Does a complete warehouse bring a bonus (ruling R1)?
    pub warehouse_bonus: bool,
    /// Are the two barracks two buildings (ruling R2)?
    pub barracks_apart: bool,
    /// Does a complete wonder bring a bonus (ruling R3)?
    pub wonder_bonus: bool,
    /// Do all who finish the agora in the same first round get its points (ruling R4)?
    pub agora_shared: bool,
}

/// How the boards are handed out (rule 1.1).
#[game::state(Default)]
pub enum Cities {
    #[default]
    Random,
    Chosen,
}

impl Default for DiceVariants {
    fn default() -> Self {
        DiceVariants {
            cities: Cities::Random,
            warehouse_bonus: false,
            barracks_apart: true,
            wonder_bonus: true,
            agora_shared: true,
        }
    }
}

const YES_NO: &[&str] = &["true", "false"];

impl Variants for DiceVariants {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "cities", values: &["random", "chosen"] },
        Choice { key: "warehouse-bonus", values: YES_NO },
        Choice { key: "barracks-apart", values: YES_NO },
        Choice { key: "wonder-bonus", values: YES_NO },
        Choice { key: "agora-shared", values: YES_NO },
    ];
}

//! Checking an edition: counts, sums and ranges that types cannot express.

use game::{Edition as Printable, Flaw};

use super::{CardEffect, Edition, ROUNDS, Reward, Trigger};
use crate::components::{BattleCard, Bonus, CassiusCard};

impl Printable for Edition {
    const DEFAULT: &'static str = include_str!("../../editions/default.toml");

    fn check(&self) -> Result<(), Flaw> {
        self.check_sizes()?;
        self.check_supplies()?;
        self.check_characters()?;
        self.check_trade_cards()?;
        self.check_missions_and_events()?;
        self.check_cassius()?;
        self.check_amounts()
    }
}

/// Fails with what was found and expected.
fn expect(holds: bool, field: &str, problem: impl FnOnce() -> String) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw::new(field, problem())) }
}

impl Edition {
    /// The state keeps these in small arrays.
    fn check_sizes(&self) -> Result<(), Flaw> {
        let exact = [
            ("track.rounds", self.track.rounds, ROUNDS as u8),
            ("player.intrigue-tokens", self.player.intrigue_tokens, 3),
            ("player.hand", self.player.hand, 5),
            ("player.sets", self.player.sets, 3),
            ("player.followers", self.player.followers, 1),
            ("player.most-followers", self.player.most_followers, 5),
            ("discord.spaces", self.discord.spaces, 4),
        ];
        for (field, found, expected) in exact {
            expect(found == expected, field, || format!("is {found}, this program can only do {expected}"))?;
        }
        expect((2..=6).contains(&self.player.missions_dealt), "player.missions-dealt", || {
            format!("is {}, expected 2 to 6", self.player.missions_dealt)
        })?;
        expect(self.player.legions <= 20 && self.player.votes <= 20, "player", || {
            "has more than 20 legions or votes".into()
        })?;
        let rising = self.track.moving_milestones.is_sorted() && self.track.moving_milestones[0] > 8;
        expect(rising, "track.moving-milestones", || "must rise from more than 8".into())?;
        expect(self.track.least >= 1 && self.track.length > self.track.least, "track.length", || {
            "must be longer than the least glory".into()
        })?;
        for (field, price) in [
            ("prices.glory-with-medal", self.prices.glory_with_medal),
            ("prices.denarii-per-glory", self.prices.denarii_per_glory),
            ("prices.denarii-per-glory-with-medal", self.prices.denarii_per_glory_with_medal),
        ] {
            expect(price > 0, field, || "is 0, expected at least 1".into())?;
        }
        Ok(())
    }

    fn check_supplies(&self) -> Result<(), Flaw> {
        let supplies = [
            ("supply.two", &self.supply.two),
            ("supply.three", &self.supply.three),
            ("supply.four", &self.supply.four),
        ];
        for ((field, supply), players) in supplies.into_iter().zip(2u8..) {
            let (bases, roofs) = (supply.bases.values().sum::<u8>(), supply.roofs.values().sum::<u8>());
            expect(bases == players && roofs == players, field, || {
                format!("has {bases} bases and {roofs} roofs, expected {players} of each")
            })?;
            expect(supply.tiles[0] == 4, field, || {
                format!("has {} tiles of level I, expected 4: one for each province", supply.tiles[0])
            })?;
        }
        expect(self.pantheon.base >= 1 && self.pantheon.roof >= 1, "pantheon", || {
            "a level takes at least one own piece".into()
        })
    }

    fn check_characters(&self) -> Result<(), Flaw> {
        for (character, print) in &self.characters {
            let field = format!("characters.{character}");
            let fits = print.legions <= self.player.legions
                && print.votes <= self.player.votes
                && print.discord <= self.discord.spaces;
            expect(fits, &field, || "has more legions, votes or discord than there are".into())?;
            expect(
                (self.track.least..self.track.milestone).contains(&print.glory),
                &format!("{field}.glory"),
                || {
                    format!(
                        "is {}, expected {} or more, below the first milestone",
                        print.glory, self.track.least
                    )
                },
            )?;
            let distinct = Bonus::ALL.iter().all(|bonus| print.bonuses.contains(bonus));
            expect(distinct, &format!("{field}.bonuses"), || "must name each bonus once".into())?;
        }
        let discord: u8 = self.characters.values().map(|print| print.discord).sum();
        let least: u8 = self.characters.values().map(|print| print.discord).min().unwrap_or(0);
        expect(discord.saturating_sub(2 * least) <= self.discord.markers, "discord.markers", || {
            "are fewer than four characters start with".into()
        })
    }

    fn check_trade_cards(&self) -> Result<(), Flaw> {
        let total: u8 = self.trade_cards.values().map(|print| print.copies).sum();
        expect(total <= 64, "trade-cards", || format!("are {total}, expected at most 64"))?;
        for (card, print) in self.trade_cards.iter() {
            let field = format!("trade-cards.{card}");
            expect((1..=3).contains(&print.copies) && print.starred <= print.copies, &field, || {
                "expected 1 to 3 copies and no more starred ones".into()
            })?;
            expect(print.effect.fits(print.when), &format!("{field}.effect"), || {
                "makes no sense at that moment".into()
            })?;
            if let CardEffect::DrawMissions(count) = print.effect {
                expect((2..=6).contains(&count), &field, || {
                    format!("draws {count} missions, expected 2 to 6")
                })?;
            }
        }
        Ok(())
    }

    fn check_missions_and_events(&self) -> Result<(), Flaw> {
        let plain = self.missions.values().filter(|print| !print.starred).count();
        expect(plain >= 2 * self.player.missions_dealt as usize, "missions", || {
            "too few without a star for two players".into()
        })?;
        let ordinary = self.events.values().filter(|print| !print.negative).count();
        expect(ordinary >= ROUNDS, "events", || {
            format!("{ordinary} ordinary ones, expected at least {ROUNDS}")
        })?;
        for (card, print) in &self.events {
            let field = format!("events.{card}");
            expect((1..=3).contains(&print.turns.abs()), &format!("{field}.turns"), || {
                format!("is {}, expected 1 to 3 or -1 to -3", print.turns)
            })?;
            if let Reward::DrawMissions(count) = print.reward {
                expect((2..=6).contains(&count), &field, || {
                    format!("draws {count} missions, expected 2 to 6")
                })?;
            }
        }
        Ok(())
    }

    fn check_cassius(&self) -> Result<(), Flaw> {
        let cards: u8 = self.cassius.cards_by_round.iter().sum();
        let battles: u8 = self.cassius.battles_by_round.iter().sum();
        expect(cards as usize <= CassiusCard::ALL.len(), "cassius.cards-by-round", || {
            format!("take {cards} cards, there are {}", CassiusCard::ALL.len())
        })?;
        expect(battles as usize <= BattleCard::ALL.len(), "cassius.battles-by-round", || {
            format!("take {battles} cards, there are {}", BattleCard::ALL.len())
        })?;
        let small = self.cassius.cards_by_round.iter().all(|count| (1..=2).contains(count));
        expect(small, "cassius.cards-by-round", || "expected 1 or 2 in each round".into())?;
        let levels = self.cassius.level_by_round.iter().all(|level| (1..=3).contains(level));
        expect(levels, "cassius.level-by-round", || "expected levels 1 to 3".into())?;
        expect(self.cassius.discord <= self.discord.spaces, "cassius.discord", || {
            "is more than the track holds".into()
        })
    }
}

impl Edition {
    /// Numbers beyond this are slips of the pen, and sums of them might not fit.
    const GREATEST_AMOUNT: u16 = 50;

    fn check_amounts(&self) -> Result<(), Flaw> {
        let small = |field: String, amount: u16| {
            expect(amount <= Self::GREATEST_AMOUNT, &field, || {
                format!("is {amount}, expected at most {}", Self::GREATEST_AMOUNT)
            })
        };
        for (building, print) in &self.buildings {
            for amount in print.cost.into_iter().chain(print.glory) {
                small(format!("buildings.{building}"), amount)?;
            }
        }
        for (card, print) in self.trade_cards.iter() {
            small(format!("trade-cards.{card}.effect"), print.effect.amount())?;
        }
        for (card, print) in &self.events {
            small(format!("events.{card}.reward"), print.reward.amount())?;
        }
        for (mission, print) in &self.missions {
            small(format!("missions.{mission}.points"), print.points)?;
        }
        for (character, print) in &self.characters {
            small(format!("characters.{character}.denarii"), print.denarii)?;
        }
        let tables = [("dial.penalty", &self.dial.penalty[..]), ("prices.farming", &self.prices.farming[..])];
        for (field, amounts) in tables {
            amounts.iter().try_for_each(|&amount| small(field.to_owned(), amount))?;
        }
        Ok(())
    }
}

impl Reward {
    fn amount(self) -> u16 {
        match self {
            Reward::Denarii(amount) | Reward::Glory(amount) | Reward::LoseDenarii(amount) => amount,
            Reward::RecruitLegions(count)
            | Reward::RecruitVotes(count)
            | Reward::DrawCards(count)
            | Reward::DrawMissions(count) => count.into(),
            _ => 0,
        }
    }
}

impl CardEffect {
    fn amount(self) -> u16 {
        match self {
            CardEffect::Relief(amount) | CardEffect::Glory(amount) | CardEffect::Denarii(amount) => amount,
            CardEffect::DrawCards(count)
            | CardEffect::RecruitLegions(count)
            | CardEffect::RecruitVotes(count)
            | CardEffect::DrawMissions(count) => count.into(),
            _ => 0,
        }
    }

    /// Whether the effect can be carried out at that moment.
    fn fits(self, when: Trigger) -> bool {
        match self {
            CardEffect::Relief(_) => matches!(when, Trigger::Build | Trigger::DoubleTax),
            CardEffect::Cancel | CardEffect::DiscordToSupply => when == Trigger::IntrigueAgainst,
            CardEffect::DrawCards(_) | CardEffect::TakeDiscard | CardEffect::DrawMissions(_) => {
                when != Trigger::IntrigueAgainst
            }
            _ => true,
        }
    }
}

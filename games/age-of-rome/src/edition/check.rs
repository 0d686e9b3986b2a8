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

/// Small numbers of a file can be any, so their sum may be a large one.
fn sum<'a>(counts: impl IntoIterator<Item = &'a u8>) -> u32 {
    counts.into_iter().map(|&count| u32::from(count)).sum()
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
        for ((field, supply), players) in supplies.into_iter().zip(2u32..) {
            let (bases, roofs) = (sum(supply.bases.values()), sum(supply.roofs.values()));
            expect((bases, roofs) == (players, players), field, || {
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
            let [first, second, third] = print.intrigues;
            let distinct = first != second && second != third && third != first;
            expect(distinct, &format!("{field}.intrigues"), || "must name three different ones".into())?;
        }
        let discord = sum(self.characters.values().map(|print| &print.discord));
        let least = self.characters.values().map(|print| u32::from(print.discord)).min().unwrap_or(0);
        expect(discord.saturating_sub(2 * least) <= self.discord.markers.into(), "discord.markers", || {
            "are fewer than four characters start with".into()
        })
    }

    fn check_trade_cards(&self) -> Result<(), Flaw> {
        let total = sum(self.trade_cards.values().map(|print| &print.copies));
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
        let cards = sum(&self.cassius.cards_by_round);
        let battles = sum(&self.cassius.battles_by_round);
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
        let Edition { cassius, track, .. } = self;
        for (grade, glory) in [("easy", cassius.easy), ("normal", cassius.normal), ("hard", cassius.hard)] {
            expect(glory >= track.least, &format!("cassius.{grade}"), || {
                format!("is {glory}, expected {} or more", track.least)
            })?;
        }
        expect(self.cassius.discord <= self.discord.spaces, "cassius.discord", || {
            "is more than the track holds".into()
        })
    }
}

impl Edition {
    /// Numbers beyond this are slips of the pen, and sums of them might not fit.
    const GREATEST_AMOUNT: u16 = 50;

    fn check_amounts(&self) -> Result<(), Flaw> {
        let mut fields = self.amounts_of_cards();
        fields.extend(self.amounts_of_boards());
        for (field, amounts) in fields {
            for amount in amounts {
                expect(amount <= Self::GREATEST_AMOUNT, &field, || {
                    format!("is {amount}, expected at most {}", Self::GREATEST_AMOUNT)
                })?;
            }
        }
        let pieces = self.pantheon.base.max(self.pantheon.roof);
        expect(u16::from(pieces) <= Self::GREATEST_AMOUNT, "pantheon", || {
            format!("a level takes {pieces} own pieces, expected at most {}", Self::GREATEST_AMOUNT)
        })
    }

    fn amounts_of_cards(&self) -> Vec<(String, Vec<u16>)> {
        let mut fields = Vec::new();
        for (building, print) in &self.buildings {
            fields.push((format!("buildings.{building}"), [print.cost, print.glory].concat()));
        }
        for (card, print) in self.trade_cards.iter() {
            fields.push((format!("trade-cards.{card}.effect"), vec![print.effect.amount()]));
        }
        for (card, print) in &self.events {
            fields.push((format!("events.{card}.reward"), vec![print.reward.amount()]));
        }
        for (mission, print) in &self.missions {
            fields.push((format!("missions.{mission}.points"), vec![print.points]));
        }
        for (character, print) in &self.characters {
            fields.push((format!("characters.{character}.denarii"), vec![print.denarii]));
            fields.push((format!("characters.{character}.glory"), vec![print.glory]));
        }
        for (region, print) in &self.regions {
            fields.push((format!("regions.{region}"), [print.many, print.few].concat()));
        }
        fields
    }

    fn amounts_of_boards(&self) -> Vec<(String, Vec<u16>)> {
        let Edition { prices, sets, pantheon, intrigues, cassius, .. } = self;
        let fields = [
            ("dial.penalty", self.dial.penalty.to_vec()),
            ("senate.points", self.senate.points.to_vec()),
            ("prices.farming", prices.farming.to_vec()),
            ("prices.farming-with-medal", vec![prices.farming_with_medal]),
            ("prices.majority", vec![prices.majority]),
            ("prices.majority-with-medal", vec![prices.majority_with_medal]),
            ("prices.colosseum", vec![prices.colosseum]),
            ("prices.card", vec![prices.card]),
            ("sets", vec![sets.tool, sets.weapon, sets.fabric, sets.jewel]),
            ("pantheon", vec![pantheon.own, pantheon.gold, pantheon.silver, pantheon.bronze]),
            ("intrigues", vec![intrigues.slander, intrigues.invalid_vote, intrigues.sold]),
            ("cassius", vec![cassius.easy, cassius.normal, cassius.hard]),
            ("cassius", vec![cassius.farming, cassius.no_piece, cassius.loot, cassius.medal]),
        ];
        fields.map(|(field, amounts)| (field.to_owned(), amounts)).into()
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

//! Checking an edition: counts, sums and ranges that types cannot express.

use game::edition::{Unreadable, parse};
use game::{Edition as Printable, Flaw};

use super::{CardEffect, Edition, ROUNDS, Reward, Trigger};
use crate::components::{BattleCard, Bonus, CassiusCard};

impl Printable for Edition {
    const DEFAULT: &'static str = include_str!("../../editions/default.toml");

    fn read(text: &str) -> Result<Self, Unreadable> {
        parse(text)
    }

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
            Flaw::unless(
                found == expected,
                field,
                format!("is {found}, this program can only do {expected}"),
            )?;
        }
        Flaw::unless(
            (2..=6).contains(&self.player.missions_dealt),
            "player.missions-dealt",
            format!("is {}, expected 2 to 6", self.player.missions_dealt),
        )?;
        Flaw::unless(
            self.player.legions <= 20 && self.player.votes <= 20,
            "player",
            "has more than 20 legions or votes",
        )?;
        let rising = self.track.moving_milestones.is_sorted() && self.track.moving_milestones[0] > 8;
        Flaw::unless(rising, "track.moving-milestones", "must rise from more than 8")?;
        Flaw::unless(
            self.track.least >= 1 && self.track.length > self.track.least,
            "track.length",
            "must be longer than the least glory",
        )?;
        for (field, price) in [
            ("prices.glory-with-medal", self.prices.glory_with_medal),
            ("prices.denarii-per-glory", self.prices.denarii_per_glory),
            ("prices.denarii-per-glory-with-medal", self.prices.denarii_per_glory_with_medal),
        ] {
            Flaw::unless(price > 0, field, "is 0, expected at least 1")?;
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
            Flaw::unless(
                (bases, roofs) == (players, players),
                field,
                format!("has {bases} bases and {roofs} roofs, expected {players} of each"),
            )?;
            Flaw::unless(
                supply.tiles[0] == 4,
                field,
                format!("has {} tiles of level I, expected 4: one for each province", supply.tiles[0]),
            )?;
        }
        Flaw::unless(
            self.pantheon.base >= 1 && self.pantheon.roof >= 1,
            "pantheon",
            "a level takes at least one own piece",
        )
    }

    fn check_characters(&self) -> Result<(), Flaw> {
        for (character, print) in &self.characters {
            let field = format!("characters.{character}");
            let fits = print.legions <= self.player.legions
                && print.votes <= self.player.votes
                && print.discord <= self.discord.spaces;
            Flaw::unless(fits, &field, "has more legions, votes or discord than there are")?;
            Flaw::unless(
                (self.track.least..self.track.milestone).contains(&print.glory),
                format!("{field}.glory"),
                format!(
                    "is {}, expected {} or more, below the first milestone",
                    print.glory, self.track.least
                ),
            )?;
            let distinct = Bonus::ALL.iter().all(|bonus| print.bonuses.contains(bonus));
            Flaw::unless(distinct, format!("{field}.bonuses"), "must name each bonus once")?;
            let [first, second, third] = print.intrigues;
            let distinct = first != second && second != third && third != first;
            Flaw::unless(distinct, format!("{field}.intrigues"), "must name three different ones")?;
        }
        let discord = sum(self.characters.values().map(|print| &print.discord));
        let least = self.characters.values().map(|print| u32::from(print.discord)).min().unwrap_or(0);
        Flaw::unless(
            discord.saturating_sub(2 * least) <= self.discord.markers.into(),
            "discord.markers",
            "are fewer than four characters start with",
        )
    }

    fn check_trade_cards(&self) -> Result<(), Flaw> {
        let total = sum(self.trade_cards.values().map(|print| &print.copies));
        Flaw::unless(total <= 64, "trade-cards", format!("are {total}, expected at most 64"))?;
        for (card, print) in self.trade_cards.iter() {
            let field = format!("trade-cards.{card}");
            Flaw::unless(
                (1..=3).contains(&print.copies) && print.starred <= print.copies,
                &field,
                "expected 1 to 3 copies and no more starred ones",
            )?;
            Flaw::unless(
                print.effect.fits(print.when),
                format!("{field}.effect"),
                "makes no sense at that moment",
            )?;
            if let CardEffect::DrawMissions(count) = print.effect {
                Flaw::unless(
                    (2..=6).contains(&count),
                    &field,
                    format!("draws {count} missions, expected 2 to 6"),
                )?;
            }
        }
        Ok(())
    }

    fn check_missions_and_events(&self) -> Result<(), Flaw> {
        let plain = self.missions.values().filter(|print| !print.starred).count();
        Flaw::unless(
            plain >= 2 * self.player.missions_dealt as usize,
            "missions",
            "too few without a star for two players",
        )?;
        let ordinary = self.events.values().filter(|print| !print.negative).count();
        Flaw::unless(
            ordinary >= ROUNDS,
            "events",
            format!("{ordinary} ordinary ones, expected at least {ROUNDS}"),
        )?;
        for (card, print) in &self.events {
            let field = format!("events.{card}");
            Flaw::unless(
                (1..=3).contains(&print.turns.abs()),
                format!("{field}.turns"),
                format!("is {}, expected 1 to 3 or -1 to -3", print.turns),
            )?;
            if let Reward::DrawMissions(count) = print.reward {
                Flaw::unless(
                    (2..=6).contains(&count),
                    &field,
                    format!("draws {count} missions, expected 2 to 6"),
                )?;
            }
        }
        Ok(())
    }

    fn check_cassius(&self) -> Result<(), Flaw> {
        let cards = sum(&self.cassius.cards_by_round);
        let battles = sum(&self.cassius.battles_by_round);
        Flaw::unless(
            cards as usize <= CassiusCard::ALL.len(),
            "cassius.cards-by-round",
            format!("take {cards} cards, there are {}", CassiusCard::ALL.len()),
        )?;
        Flaw::unless(
            battles as usize <= BattleCard::ALL.len(),
            "cassius.battles-by-round",
            format!("take {battles} cards, there are {}", BattleCard::ALL.len()),
        )?;
        let small = self.cassius.cards_by_round.iter().all(|count| (1..=2).contains(count));
        Flaw::unless(small, "cassius.cards-by-round", "expected 1 or 2 in each round")?;
        let levels = self.cassius.level_by_round.iter().all(|level| (1..=3).contains(level));
        Flaw::unless(levels, "cassius.level-by-round", "expected levels 1 to 3")?;
        let Edition { cassius, track, .. } = self;
        for (grade, glory) in [("easy", cassius.easy), ("normal", cassius.normal), ("hard", cassius.hard)] {
            Flaw::unless(
                glory >= track.least,
                format!("cassius.{grade}"),
                format!("is {glory}, expected {} or more", track.least),
            )?;
        }
        Flaw::unless(
            self.cassius.discord <= self.discord.spaces,
            "cassius.discord",
            "is more than the track holds",
        )
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
                Flaw::unless(
                    amount <= Self::GREATEST_AMOUNT,
                    &field,
                    format!("is {amount}, expected at most {}", Self::GREATEST_AMOUNT),
                )?;
            }
        }
        let pieces = self.pantheon.base.max(self.pantheon.roof);
        Flaw::unless(
            u16::from(pieces) <= Self::GREATEST_AMOUNT,
            "pantheon",
            format!("a level takes {pieces} own pieces, expected at most {}", Self::GREATEST_AMOUNT),
        )
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

//! Checking an edition: counts, sums and ranges that types cannot express.

use game::edition::{at_least, at_most, within};
use game::{Checked, Edition as Printable, flawless};

use super::{CardEffect, Edition, ROUNDS, Reward, Trigger};
use crate::components::{BattleCard, Bonus, CassiusCard};

impl Printable for Edition {
    game::default_edition!();

    fn check(&self) -> Checked {
        self.check_sizes()?;
        self.check_supplies()?;
        self.check_characters()?;
        self.check_trade_cards()?;
        self.check_missions_and_events()?;
        self.check_cassius()?;
        self.check_amounts()
    }
}

/// Numbers beyond this are slips of the pen, and sums of them might not fit.
const GREATEST_AMOUNT: u16 = 50;

/// Small numbers of a file can be any, so their sum may be a large one.
fn sum<'a>(counts: impl IntoIterator<Item = &'a u8>) -> u32 {
    counts.into_iter().map(|&count| u32::from(count)).sum()
}

impl Edition {
    /// The state keeps these in small arrays.
    fn check_sizes(&self) -> Checked {
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
            flawless!(found == expected, field, "is {found}, this program can only do {expected}")?;
        }
        within("player.missions-dealt", self.player.missions_dealt, 2..=6)?;
        flawless!(
            self.player.legions <= 20 && self.player.votes <= 20,
            "player",
            "has more than 20 legions or votes"
        )?;
        let rising = self.track.moving_milestones.is_sorted() && self.track.moving_milestones[0] > 8;
        flawless!(rising, "track.moving-milestones", "must rise from more than 8")?;
        flawless!(
            self.track.least >= 1 && self.track.length > self.track.least,
            "track.length",
            "must be longer than the least glory"
        )?;
        let prices = &self.prices;
        at_least("prices.glory-with-medal", prices.glory_with_medal, 1)?;
        at_least("prices.denarii-per-glory", prices.denarii_per_glory, 1)?;
        at_least("prices.denarii-per-glory-with-medal", prices.denarii_per_glory_with_medal, 1)
    }

    fn check_supplies(&self) -> Checked {
        let supplies = [
            ("supply.two", &self.supply.two),
            ("supply.three", &self.supply.three),
            ("supply.four", &self.supply.four),
        ];
        for ((field, supply), players) in supplies.into_iter().zip(2u32..) {
            let (bases, roofs) = (sum(supply.bases.values()), sum(supply.roofs.values()));
            flawless!(
                (bases, roofs) == (players, players),
                field,
                "has {bases} bases and {roofs} roofs, expected {players} of each"
            )?;
            flawless!(
                supply.tiles[0] == 4,
                field,
                "has {} tiles of level I, expected 4: one for each province",
                supply.tiles[0]
            )?;
        }
        flawless!(
            self.pantheon.base >= 1 && self.pantheon.roof >= 1,
            "pantheon",
            "a level takes at least one own piece"
        )
    }

    fn check_characters(&self) -> Checked {
        for (character, print) in &self.characters {
            let field = format!("characters.{character}");
            let fits = print.legions <= self.player.legions
                && print.votes <= self.player.votes
                && print.discord <= self.discord.spaces;
            flawless!(fits, &field, "has more legions, votes or discord than there are")?;
            let fits = (self.track.least..self.track.milestone).contains(&print.glory);
            flawless!(fits, format!("{field}.glory"), "is {}, not below the first milestone", print.glory)?;
            let distinct = Bonus::ALL.iter().all(|bonus| print.bonuses.contains(bonus));
            flawless!(distinct, format!("{field}.bonuses"), "must name each bonus once")?;
            let [first, second, third] = print.intrigues;
            let distinct = first != second && second != third && third != first;
            flawless!(distinct, format!("{field}.intrigues"), "must name three different ones")?;
        }
        let discord = sum(self.characters.values().map(|print| &print.discord));
        let least = self.characters.values().map(|print| u32::from(print.discord)).min().unwrap_or(0);
        flawless!(
            discord.saturating_sub(2 * least) <= self.discord.markers.into(),
            "discord.markers",
            "are fewer than four characters start with"
        )
    }

    fn check_trade_cards(&self) -> Checked {
        let total = sum(self.trade_cards.values().map(|print| &print.copies));
        flawless!(total <= 64, "trade-cards", "are {total}, expected at most 64")?;
        for (card, print) in self.trade_cards.iter() {
            let field = format!("trade-cards.{card}");
            flawless!(
                (1..=3).contains(&print.copies) && print.starred <= print.copies,
                &field,
                "expected 1 to 3 copies and no more starred ones"
            )?;
            flawless!(
                print.effect.fits(print.when),
                format!("{field}.effect"),
                "makes no sense at that moment"
            )?;
            if let CardEffect::DrawMissions(count) = print.effect {
                flawless!((2..=6).contains(&count), &field, "draws {count} missions, expected 2 to 6")?;
            }
        }
        Ok(())
    }

    fn check_missions_and_events(&self) -> Checked {
        let plain = self.missions.values().filter(|print| !print.starred).count();
        flawless!(
            plain >= 2 * self.player.missions_dealt as usize,
            "missions",
            "too few without a star for two players"
        )?;
        let ordinary = self.events.values().filter(|print| !print.negative).count();
        flawless!(ordinary >= ROUNDS, "events", "{ordinary} ordinary ones, expected at least {ROUNDS}")?;
        for (card, print) in &self.events {
            let field = format!("events.{card}");
            let turns = print.turns;
            let some = (1..=3).contains(&turns.abs());
            flawless!(some, format!("{field}.turns"), "is {turns}, expected 1 to 3 or -1 to -3")?;
            if let Reward::DrawMissions(count) = print.reward {
                flawless!((2..=6).contains(&count), &field, "draws {count} missions, expected 2 to 6")?;
            }
        }
        Ok(())
    }

    fn check_cassius(&self) -> Checked {
        let cards = sum(&self.cassius.cards_by_round);
        let battles = sum(&self.cassius.battles_by_round);
        let (all_cards, all_battles) = (CassiusCard::ALL.len() as u32, BattleCard::ALL.len() as u32);
        flawless!(cards <= all_cards, "cassius.cards-by-round", "take {cards} cards, there are {all_cards}")?;
        let enough = battles <= all_battles;
        flawless!(enough, "cassius.battles-by-round", "take {battles} cards, there are {all_battles}")?;
        let small = self.cassius.cards_by_round.iter().all(|count| (1..=2).contains(count));
        flawless!(small, "cassius.cards-by-round", "expected 1 or 2 in each round")?;
        let levels = self.cassius.level_by_round.iter().all(|level| (1..=3).contains(level));
        flawless!(levels, "cassius.level-by-round", "expected levels 1 to 3")?;
        let Edition { cassius, track, .. } = self;
        for (grade, glory) in [("easy", cassius.easy), ("normal", cassius.normal), ("hard", cassius.hard)] {
            flawless!(
                glory >= track.least,
                format!("cassius.{grade}"),
                "is {glory}, expected {} or more",
                track.least
            )?;
        }
        flawless!(
            self.cassius.discord <= self.discord.spaces,
            "cassius.discord",
            "is more than the track holds"
        )
    }

    fn check_amounts(&self) -> Checked {
        let mut fields = self.amounts_of_cards();
        fields.extend(self.amounts_of_boards());
        for (field, amounts) in fields {
            for amount in amounts {
                at_most(&field, amount, GREATEST_AMOUNT)?;
            }
        }
        let pieces = u16::from(self.pantheon.base.max(self.pantheon.roof));
        flawless!(pieces <= GREATEST_AMOUNT, "pantheon", "a level takes {pieces} own pieces")
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

game-name = Age of Rome
game-tagline = Followers on a turning board: build, plot and fight for glory.

## Who and where

cassius = Cassius
character-antonius = Marcus Antonius
character-lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-octavius = Gaius Octavius
character-junia = Junia Secunda
character-livia = Livia Drusilla
province-gallia = Gallia
province-italia = Italia
province-africa = Africa
province-hispania = Hispania
region-epirus = Epirus
region-macedonia = Macedonia
region-thrace = Thrace
building-military = castle
spot-military = castle
building-political = curia
spot-political = curia
building-trade = lighthouse
spot-trade = lighthouse
building-religious = temple
spot-religious = temple
building-economic = farm
spot-economic = farm
spot-colosseum = Colosseum
spot-intrigue = intrigue space
medal-military = military medal
medal-political = political medal
medal-trade = trade medal
medal-religious = religious medal
medal-economic = economic medal
bonus-military = military
bonus-political = political
bonus-trade = trade
metal-gold = gold
metal-silver = silver
metal-bronze = bronze
envoy-spy = spy
envoy-alliance = alliance
intrigue-slander = Slander
intrigue-demolition = Demolition
intrigue-desertion = Desertion
intrigue-deception = Deception
intrigue-re-vote = Re-vote
intrigue-invalid-vote = Invalid vote
intrigue-sold = Sold
intrigue-custom-fees = Customs fees
intrigue-extortion = Extortion

## Trade cards

kind-tool = tools
kind-weapon = weapons
kind-fabric = fabrics
kind-jewel = jewels
kind-chest = chests
card-sundial = Sundial
card-compass = Compass
card-groma = Groma
card-plumb-line = Plumb Line
card-sickle = Sickle
card-spatha = Spatha
card-pugio = Pugio
card-scutum = Scutum
card-trident = Trident
card-toga = Toga
card-hooded-cloak = Hooded Cloak
card-palla = Palla
card-velarium = Velarium
card-bulla = Bulla
card-snake-bracelets = Snake Bracelets
card-signet-ring = Signet Ring
card-builders-chest = Builder's Chest
card-dispatch-chest = Dispatch Chest
card-tax-chest = Tax Chest
when-follower = when you place a follower
when-follower-in-colosseum = when you place a follower in the Colosseum
when-follower-on-economic = when you place a follower on a farm
when-intrigue = when you activate an intrigue
when-intrigue-against = when an intrigue is activated in your province
when-build = when you build
when-double-tax = when you tax twice
effect-draw-cards = draw { $amount } trade { $amount ->
        [one] card
       *[other] cards
    }
effect-remove-anchor = remove your anchor card from the game
effect-relief = { $amount } less to pay
effect-relief-build = the tile costs { $amount ->
    [one] 1 denarius
   *[other] { $amount } denarii
} less
effect-relief-tax = lose { $amount } glory less
effect-glory = { $amount } glory
effect-denarii = { $amount } { $amount ->
        [one] denarius
       *[other] denarii
    }
effect-lose-denarii = minus { $amount } { $amount ->
        [one] denarius
       *[other] denarii
    }
effect-recruit-legions = recruit { $amount } { $amount ->
        [one] legion
       *[other] legions
    }
effect-recruit-votes = recruit { $amount } { $amount ->
        [one] vote
       *[other] votes
    }
effect-cancel = the intrigue has no effect
effect-spare = the discord goes to the supply
effect-take-discard = take the top card of the discard
effect-draw-missions = { $amount ->
    [one] draw 1 mission and put one back
   *[other] draw { $amount } missions and keep all but one
}
effect-pantheon-piece = a Pantheon piece
effect-discord-to-supply = one discord goes to the supply
effect-discord-from-supply = one discord from the supply
effect-recall-legion = one legion comes home
effect-recall-vote = the lowest vote comes home
effect-lose-card = a random trade card is lost

## Missions

mission-last-brick = Last Brick in the Wall
mission-first-voter = First Voter
mission-mad-trading = Mad Trading
mission-offering = Offering
mission-hard-work = Hard Work
mission-most-decorations = Most Decorations
mission-driven-by-rage = Driven by Rage
mission-discord-never-passes = Discord Never Passes
mission-triumphator = Triumphator
mission-occupation = Occupation
mission-full-muster = Full Muster
mission-great-army = Great Army
mission-voice-of-senate = Voice of the Senate
mission-last-word = Last Word
mission-old-guard = Old Guard
mission-peoples-tribune = People's Tribune
mission-merchant-prince = Merchant Prince
mission-jeweller = Jeweler
mission-mixed-cargo = Mixed Cargo
mission-full-warehouse = Full Warehouse
mission-pontifex = Pontifex
mission-golden-piety = Golden Piety
mission-temple-builder = Temple Builder
mission-favoured-by-gods = Favored by the Gods
mission-treasury = Treasury
mission-richest = Richest
mission-beloved = Beloved
mission-great-household = Great Household
goal-medal = own the { $medal }: { $points } glory
goal-most = most { $measure }: { $points } glory
goal-at-least = at least { $count } { $measure }: { $points } glory
goal-exactly = exactly { $count } { $measure }: { $points } glory
goal-top-vote = the top vote of the column: { $points } glory
goal-bottom-vote = the lowest vote of the column: { $points } glory
goal-each = { $points } glory for each of these: { $measure }
measure-population = population in front
measure-denarii = denarii
measure-glory = glory on the track
measure-followers = followers
measure-discord = discord
measure-medals = medals
measure-legions-recruited = recruited legions
measure-legions-in-regions = legions in the regions
measure-regions-held = regions with a legion
measure-regions-first = regions with first place
measure-votes-recruited = recruited votes
measure-votes-in-column = votes in the column
measure-cards-in-hand = trade cards in hand
measure-trade-sets = trade sets
measure-jewel-sets = jewel sets
measure-set-kinds = kinds of sets
measure-pantheon-pieces = Pantheon pieces
measure-pantheon-levels = finished Pantheon levels
measure-gold-pieces = gold pieces

## Event cards

event-card-census = Census
event-card-grain-dole = Grain Dole
event-card-triumph = Triumph
event-card-levy = Levy
event-card-senate-session = Senate Session
event-card-election = Election
event-card-market-day = Market Day
event-card-caravans = Caravans
event-card-festival-of-jupiter = Festival of Jupiter
event-card-vestal-blessing = Vestal Blessing
event-card-reconciliation = Reconciliation
event-card-sibylline-books = Sibylline Books
event-card-plague = Plague
event-card-famine = Famine
event-card-mutiny = Mutiny
event-card-scandal = Scandal
event-card-shipwreck = Shipwreck
event-card-ill-omens = Ill Omens
about-event-most = most { $measure }: { $reward }
about-event-fewest = fewest { $measure }: { $reward }

## Cassius

cassius-military1 = Cassius, military I
cassius-military2 = Cassius, military II
cassius-military3 = Cassius, military III
cassius-political1 = Cassius, political I
cassius-political2 = Cassius, political II
cassius-political3 = Cassius, political III
cassius-trade1 = Cassius, trade I
cassius-trade2 = Cassius, trade II
cassius-trade3 = Cassius, trade III
cassius-religious1 = Cassius, religious I
cassius-religious2 = Cassius, religious II
cassius-religious3 = Cassius, religious III
cassius-economic1 = Cassius, economic I
cassius-economic2 = Cassius, economic II
cassius-economic3 = Cassius, economic III
battle-epirus1 = Battle of Epirus 1
battle-epirus2 = Battle of Epirus 2
battle-epirus3 = Battle of Epirus 3
battle-epirus4 = Battle of Epirus 4
battle-macedonia1 = Battle of Macedonia 1
battle-macedonia2 = Battle of Macedonia 2
battle-macedonia3 = Battle of Macedonia 3
battle-macedonia4 = Battle of Macedonia 4
battle-thrace1 = Battle of Thrace 1
battle-thrace2 = Battle of Thrace 2
battle-thrace3 = Battle of Thrace 3
battle-thrace4 = Battle of Thrace 4

## Log

event-round-began = Round { $round } begins.
event-event-revealed = Event: { $card }.
event-building-began = The Building phase begins.
event-action-began = The Action phase begins.
event-income-began = The Income phase begins.
event-glory-gained = { $seat } gains { $amount } glory.
event-glory-lost = { $seat } loses { $amount } glory.
event-glory-bought = { $seat } buys glory with the religious medal.
event-milestone-met = { $seat } reaches the milestone at { $at } and gets a follower.
event-denarii-gained = { $seat } gets { $amount } { $amount ->
        [one] denarius
       *[other] denarii
    }.
event-denarii-lost = { $seat } pays { $amount ->
    [one] 1 denarius
   *[other] { $amount } denarii
}.
event-legion-recruited = { $seat } recruits a legion.
event-vote-recruited = { $seat } gains a vote.
event-deck-shuffled = The discarded trade cards are shuffled.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unknown = { $seat } draws a trade card.
event-card-played = { $seat } plays { $card }.
event-card-sold = { $seat } sells { $card }.
event-card-lost = { $seat } loses { $card }.
event-card-taken = { $seat } takes { $card } from the discard.
event-card-stolen = { $seat } takes { $card } from the hand of { $from }.
event-card-stolen-unknown = { $seat } takes a trade card from the hand of { $from }.
event-set-made = { $seat } makes a set: { $cards }.
event-anchor-removed = { $seat } is rid of the anchor card.
event-missions-dealt = { $seat } is dealt { $count } { $count ->
        [one] mission
       *[other] missions
    }.
event-mission-returned = { $seat } puts { $mission } back.
event-mission-returned-unknown = { $seat } puts a mission back.
event-discord-moved = { $to } gets a discord marker of { $from }.
event-discord-to-supply = A discord marker of { $seat } goes to the supply.
event-discord-from-supply = { $seat } gets a discord marker.
event-vote-placed = { $seat } places a vote.
event-vote-returned = A vote of { $seat } goes home.
event-majority-won = { $seat } wins a majority in the senate.
event-piece-placed-without-shared = { $seat } adds a piece to the Pantheon.
event-piece-placed = { $seat } finishes a level of the Pantheon in { $shared }.
event-piece-removed = A Pantheon piece of { $seat } is removed.
event-legion-deployed = { $seat } sends a legion to { $region }.
event-legion-returned = A legion of { $seat } comes home from { $region }.
event-legions-moved = { $count ->
        [one] A legion
       *[other] { $count } legions
    } of { $seat } { $count ->
        [one] goes
       *[other] go
    } from { $from } to { $to }.
event-tile-built = { $seat } builds a { $building } of level { $level ->
    [1] I
    [2] II
   *[other] III
} in { $province }.
event-medal-won = { $seat } wins the { $medal }.
event-follower-placed = { $seat } places a follower on the { $spot }.
event-follower-placed-bonus = { $seat } places a follower with the bonus on the { $spot }.
event-followers-returned = Followers, bonuses and activated intrigues go home.
event-plot-laid = { $seat } lays an intrigue in { $province }.
event-intrigue-activated = { $seat } activates an intrigue in { $province } against { $target }.
event-intrigue-cancelled = { $seat } escapes the intrigue.
event-intrigue-forgone = { $seat } does without the effect of the intrigue.
event-offer-made = { $seat } puts the { $envoy } on the { $building } in { $province }.
event-offer-made-unknown = { $seat } puts a diplomacy token on the { $building } in { $province }.
event-denarii-offered = { $seat } offers { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}.
event-more-demanded = { $seat } asks for { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}.
event-offer-accepted = { $seat } accepts the offer.
event-offer-refused = { $seat } refuses the offer.
event-envoy-revealed = The token of { $seat } is turned: { $envoy }.
event-taxed = { $seat } collects taxes.
event-taxed-double = { $seat } levies a double tax.
event-board-turned = The board turns clockwise by { $turns ->
    [one] a quarter
   *[other] { $turns } quarters
}.
event-board-turned-back = The board turns counterclockwise by { $turns ->
    [one] a quarter
   *[other] { $turns } quarters
}.
event-cassius-revealed = Revealed: { $card }.
event-cassius-acted = Cassius plays { $card }.
event-cassius-attacked = Cassius attacks: { $attack }.
event-battle-revealed = Battle card: { $card }.
event-game-ended = The game is over.
event-title-won = { $seat } may be called { $title }.
event-cassius-scored = Cassius has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
title-praetor = Praetor
title-imperator = Imperator
title-son-of-jupiter = Son of Jupiter
event-mission-fulfilled = { $seat } has fulfilled a mission: { $mission } ({ $points } glory).
event-achieved = { $seat } earns an achievement: { $achievement }.
achievement-hundred = a hundred points
achievement-two-jewel-sets = two jewel sets
achievement-three-of-a-kind = three sets of one type
achievement-bane-of-cassius = ninety points against Cassius
achievement-golden-pantheon = a golden Pantheon
achievement-harmony = no discord
achievement-all-medals = all five medals
achievement-glory-track = 61 on the glory track
achievement-conqueror = first in all regions
achievement-senator = twelve points in the senate
achievement-four-missions = four missions
achievement-designers = the designers' best result

## Questions

prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
prompt-missions = You were dealt { $count ->
    [one] 1 mission
   *[other] { $count } missions
}. Put one back.
prompt-recall = One of your legions must come home. From where?
prompt-talks = Make a diplomatic offer, or pass.
prompt-amount = How many denarii do you offer?
prompt-answer-offer = { $seat } offers { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
} for your { $building } of level { $level ->
    [1] I
    [2] II
   *[other] III
}.
prompt-reply = You are asked for { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}. What is your last word?
prompt-spy = Your spy is in the { $building }: glory, or its action?
prompt-intrigue = Activate an intrigue?
prompt-intrigue-cards = Which cards do you play with the intrigue?
prompt-answer-intrigue = { $seat } activates an intrigue against you. Do you answer with cards?
prompt-effect = Choose the effect against { $target }.
prompt-building = Build in the province in front of you, or finish.
prompt-building-cards = Play cards for building: { $building }.
prompt-action = Place a follower ({ $followers } left).
prompt-action-cards = Play cards before the action: { $spot }.
prompt-legions = Move a legion ({ $count } left).
prompt-make-room = Your hand is full. Make room to draw ({ $count } left).
prompt-income = Collect taxes: population { $population }; taxing twice costs { $penalty } glory.
prompt-income-cards = Play cards for taxing twice.
prompt-rest = Sell cards or make a set before the others act?
prompt-medal = All your followers are placed. Buy glory with the religious medal to win another?
prompt-last-recess = Buy glory with the religious medal before the points are counted?
prompt-recess = Buy glory with the religious medal before the board turns?

## Labels

label-return = Put { $mission } back ({ $goal })
label-recall = From { $region }
label-offer = { $envoy } on the { $building } in { $province }
label-put = { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}
label-demand = Ask for { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}
label-accept = Accept
label-refuse = Refuse
label-take-glory = Glory
label-take-action = The action of the building
label-activate = Activate in { $province } against { $target }
label-activate-cards = Activate in { $province } against { $target }, with cards
label-slander = Slander: { $glory } glory less
label-demolish = Demolition: remove a Pantheon piece
label-desert = Desertion: send a legion home from { $region }
label-desert-replacing = Desertion: replace a legion in { $region }
label-deceive = Deception: { $count ->
    [one] 1 legion
   *[other] { $count } legions
} from { $from } to { $to }
label-re-vote = Re-vote: replace vote { $place } from below
label-invalidate-vote = Invalid vote: remove vote { $place } from below
label-sell-out = Sold: a card is lost, { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
} for you
label-collect-fees = Customs fees: take a card
label-forgo = No effect
label-build = Build { $building } { $level ->
    [1] I
    [2] II
   *[other] III
} for { $price } ({ $glory } glory)
label-build-cards = Build { $building } { $level ->
    [1] I
    [2] II
   *[other] III
} for { $price } ({ $glory } glory), with cards
deed-military = move a legion
deed-political = place a vote
deed-trade = draw a card
deed-religious = Pantheon piece
deed-colosseum = glory
deed-intrigue = lay an intrigue
deed-economic = farming, { $farming ->
    [one] 1 denarius
   *[other] { $farming } denarii
}
label-place = { $spot }: { $deed }
label-place-bonus = { $spot }: { $deed }, twice with the bonus
label-place-cards = { $spot }: { $deed }, cards first
label-place-bonus-cards = { $spot }: { $deed }, twice with the bonus, cards first
label-deploy = A legion to { $region }
label-march = A legion from { $from } to { $to }
label-play = Play { $card }: { $effect }
label-proceed = Go on
label-sell = Sell { $card } for { $price ->
    [one] 1 denarius
   *[other] { $price } denarii
}
label-make-set = Make a set: { $cards } ({ $kind }, { $points })
label-buy-glory = 1 glory for { $price ->
    [one] 1 denarius
   *[other] { $price } denarii
}
label-tax = Tax: { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}
label-double-tax = Tax twice: { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}, minus { $penalty } glory
label-double-tax-cards = Tax twice with cards: { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}, minus { $penalty } glory
label-done = Done

## Refusals

illegal-not-your-turn = It is not your turn.
illegal-not-now = That cannot be done at this moment.
illegal-choose-mission-first = First put a mission back.
illegal-mission-not-dealt = { $mission } was not dealt to you.
illegal-nobody-there = Nobody sits at { $province }.
illegal-own-province = { $province } lies in front of you.
illegal-no-plot-there = You have no intrigue waiting in { $province }.
illegal-no-discord = You have no discord to pay with.
illegal-discord-track-full = The discord track of { $seat } is full.
illegal-no-effect-possible = None of your intrigues would work against { $seat }.
illegal-unknown-intrigue = Your character does not know { $intrigue }.
illegal-no-glory-to-lose = { $seat } stands on the first space of the track.
illegal-no-loose-piece = { $seat } has no piece on an unfinished level.
illegal-no-legion-to-desert = The target has no legion in { $region }.
illegal-too-few-legions = The target has fewer than two legions in { $region }.
illegal-not-their-vote = Vote { $place } from below does not belong to { $target }.
illegal-no-card-to-take = { $seat } has no trade card.
illegal-hand-full = Your hand is full.
illegal-highest-level = The { $building } already is of level III.
illegal-no-tile-left = There is no { $building } of level { $level ->
    [1] I
    [2] II
   *[other] III
} left.
illegal-too-poor = That costs { $price ->
    [one] 1 denarius
   *[other] { $price } denarii
}, and you have { $purse }.
illegal-too-poor-for-glory = A glory costs { $price ->
    [one] 1 denarius
   *[other] { $price } denarii
} with the religious medal, and you have { $purse }.
illegal-no-religious-medal = You do not have the religious medal.
illegal-no-building = There is no { $building } there.
illegal-building-full = The { $building } takes no more followers.
illegal-no-bonus = You have no bonus for that place: { $spot }.
illegal-no-intrigue-token = You have no intrigue token left.
illegal-plots-taken = All three intrigue spaces are taken.
illegal-truce = In a truce there are no intrigues.
illegal-no-opponent = Alone there are no intrigues.
illegal-no-legion-on-board = You have no legion on your board.
illegal-no-legion-there = You have no legion in { $region }.
illegal-same-region = That is the same region.
illegal-card-not-in-hand = You do not hold { $card }.
illegal-no-card-to-sell = You cannot sell { $card }: you do not hold it.
illegal-wrong-moment = { $card } is played at another moment.
illegal-other-condition = { $card } has another condition than the card played before.
illegal-no-effect = { $card } would have no effect.
illegal-nothing-to-play = You hold no card for this moment.
illegal-not-a-set = These cards are no set.
illegal-too-many-sets = You have three sets already.
illegal-penalty-too-high = You would lose { $penalty } glory and have { $glory }; one must remain.
illegal-amount-out-of-range = It must be between { $least } and { $most ->
    [one] 1 denarius
   *[other] { $most } denarii
}.

## Score sheet

score-glory = Glory track
score-military = Military
score-politics = Politics
score-trade = Trade
score-religion = Religion
score-missions = Missions
score-denarii = Denarii
score-medals = Medals
score-total = Total
lost-to-cassius = Cassius has won with { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $seat } has { $own }.
lost-to-empire = The Empire has won: { $tasks ->
    [one] 1 task is
   *[other] { $tasks } tasks are
} done, and the title of Praetor takes { $needed }.
score-tasks = Tasks
task-glory = 51 glory
task-medals = Three medals
task-regions = Two conquered regions
task-votes = Four votes
task-sets = Two sets
task-pantheon = Pantheon
task-missions = Two missions

## Board in plain text

phase-missions = missions are chosen
phase-event = event
phase-diplomacy = diplomacy
phase-intrigue = Intrigue
phase-building = Building
phase-action = Action
phase-income = Income
phase-recess = end of the round
phase-over = the end
text-round = Round { $round } of { $rounds }: { $phase }
text-event = { $event } ({ $about }); turns clockwise by { $turns }; order: { $order }
text-event-back = { $event } ({ $about }); turns counterclockwise by { $turns }; order: { $order }
text-none = none
text-nobody = nobody
text-marker = , start player marker
text-no-marker = { "" }
text-plot = { $seat }
text-plot-activated = { $seat } (activated)
text-province = { $province } ({ $seat }{ $marker }): population { $population }, taxing twice -{ $penalty }; tiles: { $tiles }; intrigues: { $plots }
text-tile = { $building } { $level ->
    [1] I
    [2] II
   *[other] III
} [{ $workers }]
text-tiles-left = { $building } { $one }/{ $two }/{ $three }
text-supply = Tiles left: { $tiles }
text-pools = Shared pieces: bases { $bases }; roofs { $roofs }
text-counted = { $count } { $what }
text-decks = Trade deck { $cards }, discard { $discard } (top: { $top }); missions { $missions }; discord { $discord }
text-milestones = Milestones: { $milestones }
text-region = { $region }: shield { $shield }, points { $flags }; { $armies }
text-army = { $seat } { $legions }
text-senate = Senate from below: { $votes }
text-cassius = automatic opponent
text-cassius-pieces = Cassius, automatic opponent: glory { $glory }, discord { $discord }, legions in regions { $deployed }, votes in the senate { $placed }
text-player = { $seat }, { $character }: glory { $glory }, denarii { $denarii }, followers { $idle } of { $followers }
text-pieces = · legions { $legions } + { $deployed } in regions, votes { $votes } + { $placed } in the senate, discord { $discord }, intrigue tokens { $plots }, bonuses: { $bonuses }; medals: { $medals }
text-character = · may plot: { $intrigues }; bonuses on the discord track from the left: { $track }
text-pantheon = · Pantheon: base { $base } + { $basetop }, roof { $roof } + { $rooftop }
text-anchor = {" "}and the anchor card
text-no-anchor = {""}
text-set = ({ $cards })
text-hand = · hand: { $count ->
    [one] 1 trade card
   *[other] { $count } trade cards
}{ $anchor }; sets: { $sets }
text-card = ·· { $count } × { $card } ({ $kind }; { $moment }: { $effect })
text-missions = · missions: { $count }
text-mission = ·· { $mission } ({ $goal })
text-cassius-cards = Cards of Cassius: { $cards }; his points now: { $total }

## Variants

variant-spies = Spies and alliances
    .about = Secret offers before the intrigues; for two to four players.
variant-spies-false = no
variant-spies-true = yes
variant-truce = Truce
    .about = No intrigues: friendlier and faster.
variant-truce-false = no
variant-truce-true = yes
variant-clockwork = Clockwork
    .about = The board always turns by a quarter, clockwise.
variant-clockwork-false = no
variant-clockwork-true = yes
variant-heroes = Heroes
    .about = No medals.
variant-heroes-false = no
variant-heroes-true = yes
variant-hard-times = Hard times
    .about = Six negative events are shuffled in.
variant-hard-times-false = no
variant-hard-times-true = yes
variant-solo = Alone
    .about = How one person plays; of no meaning for more.
variant-solo-imperial = Imperial variant
variant-solo-cassius-easy = Cassius' attack, easy
variant-solo-cassius-normal = Cassius' attack, normal
variant-solo-cassius-hard = Cassius' attack, hard

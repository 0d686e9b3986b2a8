game-name = Mare Nostrum
game-tagline = Trade, building and war around one sea.

variant-set-up = Set-up
    .about = What lies on the board at the start
variant-set-up-basic = Basic: as printed
variant-set-up-advanced = Advanced: everybody spends 36 points
variant-civilizations = Civilizations
    .about = How players get their civilizations
variant-civilizations-dealt = Dealt, the recommended ones
variant-civilizations-chosen = Chosen among the recommended ones
variant-civilizations-free = Chosen freely

nobody = nobody
civ-rome = Rome
civ-carthage = Carthage
civ-greece = Greece
civ-egypt = Egypt
civ-babylon = Babylon

card-tax = tax
    .one = tax
    .many = taxes
card-grain = grain
    .one = grain
    .many = grain
card-fish = fish
    .one = fish
    .many = fish
card-slaves = slaves
    .one = slave
    .many = slaves
card-wine = wine
    .one = wine
    .many = wine
card-metal = metal
    .one = metal
    .many = metal
card-fruit = fruit
    .one = fruit
    .many = fruit
card-livestock = livestock
    .one = livestock
    .many = livestock
card-oil = oil
    .one = oil
    .many = oil
card-gold = gold
    .one = gold
    .many = gold
card-gems = gems
    .one = gem
    .many = gems
card-perfume = perfume
    .one = perfume
    .many = perfume
card-papyrus = papyrus
    .one = papyrus
    .many = papyrus

province-gallia = Gallia
province-germania = Germania
province-dalmatia = Dalmatia
province-latium = Latium
province-italia = Italia
province-macedonia = Macedonia
province-dacia = Dacia
province-thracia = Thracia
province-achaia = Achaia
province-sardinia = Sardinia et Corsica
province-sicilia = Sicilia
province-creta = Creta
province-rhodus = Rhodus
province-cyprus = Cyprus
province-asia = Asia
province-cappadocia = Cappadocia
province-cilicia = Cilicia
province-armenia = Armenia
province-assyria = Assyria
province-babylonia = Babylonia
province-syria = Syria
province-arabia = Arabia
province-judaea = Judaea
province-sinai = Sinai
province-aegyptus = Aegyptus
province-aethiopia = Aethiopia
province-nubia = Nubia
province-cyrenaica = Cyrenaica
province-garamantia = Garamantia
province-libya = Libya
province-phasania = Phasania
province-africa = Africa
province-numidia = Numidia

sea-tyrrhenum = Mare Tyrrhenum
sea-sardoum = Mare Sardoum
sea-hadriaticum = Mare Hadriaticum
sea-ionium = Mare Ionium
sea-africum = Mare Africum
sea-aegaeum = Mare Aegaeum
sea-pontus = Pontus Euxinus
sea-cyprium = Mare Cyprium
sea-aegyptium = Mare Aegyptium
sea-phoenicium = Mare Phoenicium

city-roma = Roma
city-constantinopolis = Constantinopolis
city-athenae = Athenae
city-sparta = Sparta
city-syracusae = Syracusae
city-cnossus = Cnossus
city-rhodus = Rhodus
city-troas = Troas
city-tarsus = Tarsus
city-babylon = Babylon
city-antiochia = Antiochia
city-hierosolyma = Hierosolyma
city-alexandria = Alexandria
city-memphis = Memphis
city-thebae = Thebae
city-cyrenae = Cyrenae
city-carthago = Carthago

hero-agamemnon = Agamemnon
    .about = +2 toward director of commerce
hero-archimedes = Archimedes
    .about = +2 toward military leader
hero-helen = Helen of Troy
    .about = Once per military phase converts a legion that enters one of your provinces
hero-nebuchadnezzar = Nebuchadnezzar
    .about = A card for every city or caravan you plunder
hero-solomon = Solomon the Wise
    .about = +2 toward political leader
hero-odysseus = Odysseus
    .about = Once per trade a taker must take one of your cards instead
hero-caesar = Julius Caesar
    .about = Legions and fortresses cost 2
hero-hannibal = Hannibal
    .about = +1 on every die of your legions
hero-pericles = Pericles
    .about = Triremes cost 2 and get +1 on every die
hero-cleopatra = Cleopatra
    .about = Once per building phase swap a good for a tax or a tax for a good
hero-hammurabi = Hammurabi
    .about = One influence marker per round is free

wonder-colossus = Colossus of Rhodes
    .about = One more tax per round
wonder-hanging-gardens = Hanging Gardens
    .about = Keep one good after building
wonder-artemis = Temple of Artemis
    .about = One more good of your choice per round
wonder-zeus = Statue of Zeus
    .about = Two fortresses per province
wonder-lighthouse = Lighthouse of Alexandria
    .about = Influence anywhere
wonder-mausoleum = Mausoleum
    .about = Buildings cost one card less
wonder-pyramids = Pyramids
    .about = Win the game

role-commerce = director of commerce
role-politics = political leader
role-military = military leader
count-commerce = caravans and markets
count-politics = cities and temples
count-military = units

token-caravan = caravan
token-city = city
token-market = market
token-temple = temple

building-city = the city of { $city }
building-caravan = the caravan on { $card }
building-temple = the temple
building-market = the market

item-influence = influence in { $province }
item-building = { $building } in { $province }
item-legion = a legion in { $province }
item-fortress = a fortress in { $province }
item-trireme = a trireme in { $province }
item-hero = the hero { $hero }
item-wonder = the wonder { $wonder }

cards-of-a-kind = { $count ->
    [one] 1 { $card-one }
   *[other] { $count } { $card-many }
}
no-cards = nothing
paid = {" "}and pays { $cards }
paid-nothing = {" "}for free
lost-legion = { $count ->
    [one] one legion
   *[other] { $count } legions
}
lost-fortress = { $count ->
    [one] one fortress
   *[other] { $count } fortresses
}
lost-trireme = { $count ->
    [one] one trireme
   *[other] { $count } triremes
}

prompt-over = The game is over.
prompt-waiting = Waiting for { $seats }.
prompt-choose = Choose your civilization.
prompt-caravan = Where does your free caravan go?
prompt-advanced = Spend your building points: { $points ->
    [one] 1 is left
   *[other] { $points } are left
}.
prompt-role = Others tie for the card of the { $role }. Who gets it?
prompt-shortage = The bank is short of { $cards }. Who is served next?
prompt-artemis = Temple of Artemis: take a good.
prompt-call = How many cards must everybody offer?
prompt-offer = Offer a card in secret ({ $offered } of { $number } so far).
prompt-take = Take an offered card.
prompt-odysseus = { $taker } took { $card } from { $from }. Does Odysseus object?
prompt-forced = Odysseus makes you take one of his owner's cards.
prompt-compensate = Give one card to { $to }, who lost the last one.
prompt-name = You are { $role }: who is first?
prompt-name-after = You are { $role }: who is next, after { $civ }?
prompt-build = Buy something, or finish.
prompt-pay = Pay for { $item }: { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} to go.
prompt-keep = Hanging Gardens: which good do you keep, if any?
prompt-war = Move and fight, or finish.
prompt-helen = A foreign legion enters { $province }. Does Helen convert it?
prompt-losses = Choose what you lose in { $province }.
prompt-thinned = Too few legions are left in { $province }: give up a place.

label-choose = Play { $civ }
label-place = Put the caravan on { $card } in { $province }
label-appoint = Give the card to { $civ }
label-serve = Serve { $civ }
label-collect = Take { $card }
label-call = { $number ->
    [0] No trade
    [one] One card
   *[other] { $number } cards
}
label-offer = Offer { $card }
label-take = Take { $card } from { $from }
label-force = Object: the card goes back
label-allow = Let it stand
label-give = Give { $card }
label-name = { $civ }
label-buy = Buy { $item } { $price ->
    [0] for nothing
    [one] for 1 card
   *[other] for { $price } cards
}
label-buy-at-start = Place { $item } for { $price ->
    [one] 1 point
   *[other] { $price } points
}
label-pay-taxes = Pay with taxes
label-pay = Pay { $card }
label-swap = Swap one { $gave-one } for one { $got-one }
label-keep = Keep { $card }
label-keep-nothing = Keep no good
label-done = Finish
label-done-keeping = { $taxes ->
    [0] Finish and keep no tax
    [one] Finish and keep { $taxes } tax only
   *[other] Finish and keep { $taxes } taxes only
}
label-launch = Launch a trireme from { $province } to { $sea }
label-sail = Sail from { $from } to { $to }
label-march = March from { $from } to { $to }
label-attack = Attack { $enemy } in { $field } ({ $units ->
    [0] fortresses only
    [one] one unit
   *[other] { $units } units
})
label-convert = Convert the legion
label-spare = Let it be
label-lose-legion = Lose a legion
label-lose-fortress = Lose a fortress
label-plunder = Plunder { $building } in { $province } ({ $owner })
label-occupy = Occupy { $building } in { $province } ({ $owner })
label-leave = Leave { $building } in { $province } ({ $owner })
label-annex = Begin to annex { $province } ({ $owner })
label-leave-marker = Leave the marker in { $province } ({ $owner })

event-civ-chosen = { $seat } plays { $civ }.
event-caravan-placed = { $civ } puts a caravan on { $good } in { $at }.
event-founded = { $civ } starts with { $item }.
event-round-began = Round { $round } begins.
event-role-given = { $civ } becomes { $role }.
event-named = The { $role } names { $civ }.
event-bought-influence = { $civ } extends its influence to { $province }{ $paid }.
event-bought-city = { $civ } builds the city of { $city } in { $province }{ $paid }.
event-bought-caravan = { $civ } puts a caravan on { $card } in { $province }{ $paid }.
event-bought-temple = { $civ } builds a temple in { $province }{ $paid }.
event-bought-market = { $civ } builds a market in { $province }{ $paid }.
event-bought-legion = { $civ } raises a legion in { $province }{ $paid }.
event-bought-fortress = { $civ } builds a fortress in { $province }{ $paid }.
event-bought-trireme = { $civ } builds a trireme in { $province }{ $paid }.
event-bought-hero = { $civ } wins the hero { $hero }{ $paid }.
event-bought-wonder = { $civ } builds the wonder { $wonder }{ $paid }.
event-replaced = { $civ } replaces the influence of { $old } in { $at }.
event-swapped = Cleopatra: { $civ } swaps one { $gave-one } for one { $got-one }.
event-kept = { $civ } keeps { $taxes ->
    [one] one tax
   *[other] { $taxes } taxes
}.
event-kept-unknown = Hanging Gardens: { $civ } keeps { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-kept-card = { $civ } keeps { $taxes ->
    [one] one tax
   *[other] { $taxes } taxes
} and { $card }.
event-discarded = { $civ } discards { $cards }.
event-income = { $civ } earns { $cards }.
event-served = The bank is short of { $card }: { $civ } gets { $count } of { $claimed }.
event-collected = Temple of Artemis: { $civ } takes { $good }.
event-called = { $civ } calls { $number ->
    [0] for no trade
    [one] for one card
   *[other] for { $number } cards
}.
event-offered-unknown = { $civ } lays down a card.
event-offered = { $civ } lays down a card: { $card }.
event-sat-out = { $civ } has too few cards and sits out this trade.
event-revealed = { $civ } offers { $cards }.
event-taken = { $taker } takes a card from { $from }: { $card }.
event-exchange-forced = Odysseus of { $by }: { $taker } gives { $card } back to { $from }.
event-took-back = { $civ } takes back { $cards }.
event-compensated-unknown = { $from } compensates { $to } with a card.
event-compensated = { $from } compensates { $to } with a card: { $card }.
event-launched = { $civ } launches a trireme from { $from } to { $to }.
event-sailed = A trireme of { $civ } sails from { $from } to { $to }.
event-marched = A legion of { $civ } marches from { $from } to { $to }.
event-converted = Helen of { $by } converts a legion of { $from } in { $at }.
event-fought = { $attacker } attacks { $defender } in { $field }: { $attack } against { $defense }.
strike = { $sum } (dice { $dice })
strike-bonus = { $sum } (dice { $dice }, { $bonus })
strike-walls = +{ $points } for the fortress
strike-hero = +{ $points } for { $hero }
event-lost = { $civ } loses { $units } in { $field }.
event-plundered = { $civ } plunders { $building } in { $at }.
event-looted = Nebuchadnezzar: { $civ } gets { $card }.
event-occupied = { $civ } occupies { $building } in { $at }.
event-annexation-began = { $civ } begins to annex { $at }.
event-left = A legion of { $civ } leaves its post in { $at }.
event-occupation-ended-defeated = { $civ } no longer occupies { $at }: no legion of { $civ } is left there.
event-occupation-ended = { $civ } has to stop occupying { $at }: an enemy is left after the battle.
event-ended-pyramids = { $civ } has built the pyramids and wins!
event-ended-four-cards = { $civ } has enough heroes and wonders and wins!
event-ended-safeguard = A safeguard ends the game (R1, no rule of the box): nobody has won in so many rounds.

score-heroes = Heroes
score-wonders = Wonders
score-pyramids = Pyramids
score-total = Total

board-round = Round { $round }.
board-set-up = Set-up
board-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-own-hand = hand
board-offered = cards face down: { $count }
board-offer = offers
board-gained = gained
board-marker = marker
board-fortresses = fortresses
board-legions = legions
board-docked = in dock
board-triremes = triremes
board-bank = Bank
board-tokens = Building tokens left
board-left = To buy

illegal-not-your-turn = It is not your turn.
illegal-wrong-moment = That does not belong to this moment.
illegal-civ-taken = { $civ } is taken.
illegal-civ-left-out = { $civ } is left out at this table.
illegal-no-free-caravan = No free caravan goes there.
illegal-too-few-points = Too few points are left.
illegal-outside-start-area = { $province } is too far from your center for the set-up.
illegal-only-in-center = Legions and triremes start in the central province.
illegal-not-at-start = Only your own hero can be had at the start.
illegal-not-tied = { $civ } does not tie for this card.
illegal-not-in-bank = The bank has no { $card }.
illegal-served-already = { $civ } has nothing to get any more.
illegal-not-in-hand = You have no { $card }.
illegal-call-too-high = You may call for at most { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, as many as you hold.
illegal-not-offered = { $card } is not on offer there.
illegal-own-cards = Nobody takes their own cards.
illegal-pair-exhausted = You and { $civ } have exchanged twice in a row.
illegal-gained-in-trade = You gained { $card } in this trade; give another card.
illegal-not-waiting = { $civ } is not waiting for a turn.
illegal-cannot-pay = You hold no set of { $price ->
    [one] 1 card
   *[other] { $price } cards
}.
illegal-not-in-set = { $card } does not fit into this set.
illegal-no-marker = Your influence does not lie in { $province }.
illegal-marker-there = Influence lies already in { $province }.
illegal-out-of-reach = { $province } does not border your provinces.
illegal-fresh = Your influence in { $province } was placed only in this round.
illegal-no-such-site = { $province } has no such site.
illegal-site-taken = That stands already in { $province }.
illegal-landlocked = { $province } does not lie on a sea.
illegal-war-torn = { $province } is torn by war.
illegal-under-occupation = { $province } is under occupation.
illegal-out-of-pieces = All your pieces of this kind are on the board.
illegal-out-of-tokens = No { $token } is left.
illegal-already-bought = That card is owned already.
illegal-foreign-hero = { $hero } serves another civilization.
illegal-not-fewer-taxes = You would keep no more than { $taxes ->
    [one] 1 tax
   *[other] { $taxes } taxes
} anyway.
illegal-no-exchange = There is no such swap now.
illegal-ships-are-done = Your legions have begun to act; ships go before them.
illegal-no-ship = No trireme of yours can go from there.
illegal-no-sea-border = That sea does not border here.
illegal-no-legion = No legion of yours can march from there.
illegal-no-way = There is no way to { $province } from there.
illegal-no-enemy = { $civ } has nothing there to fight.
illegal-wrong-number = You cannot attack with that number.
illegal-fought-already = Those units have fought already.
illegal-battle-due = You must still fight in { $province }.
illegal-enemy-present = Enemies still stand in { $province }.
illegal-not-foreign = { $province } belongs to nobody or to you.
illegal-no-such-building = There is no such building in { $province }.
illegal-plundered-already = You have plundered { $province } in this turn.
illegal-no-free-legion = No legion is free in { $province }.
illegal-post-taken = A legion of yours stands there already in { $province }.
illegal-center-is-safe = { $province } is a center and is never annexed.
illegal-not-posted = No legion of yours stands there in { $province }.
illegal-just-posted = The legion in { $province } has just been put there.

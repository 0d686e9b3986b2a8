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
card-grain = grain
card-fish = fish
card-slaves = slaves
card-wine = wine
card-metal = metal
card-fruit = fruit
card-livestock = livestock
card-oil = oil
card-gold = gold
card-gems = gems
card-perfume = perfume
card-papyrus = papyrus

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
item-hero = the hero { $name }
item-wonder = the wonder { $name }

cards-of-a-kind = { $count } { $card }
no-cards = nothing
for-free = nothing
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
prompt-advanced = Spend your building points: { $points } are left.
prompt-role = Others tie for your card. Who becomes { $role }?
prompt-shortage = The bank is short of { $cards }. Who is served next?
prompt-artemis = Temple of Artemis: take a good.
prompt-call = How many cards must everybody offer?
prompt-offer = Offer a card in secret ({ $offered } of { $number } so far).
prompt-take = Take an offered card.
prompt-odysseus = { $taker } took { $card } from { $from }. Does Odysseus object?
prompt-forced = Odysseus makes you take one of his owner's cards.
prompt-compensate = Give one card to { $to }, who lost the last one.
prompt-name = You are { $role }: who is next?
prompt-build = Buy something, or finish.
prompt-pay = Pay for { $item }: { $missing } more.
prompt-keep = Hanging Gardens: which good do you keep, if any?
prompt-war = Move and fight, or finish.
prompt-helen = A foreign legion enters { $province }. Does Helen convert it?
prompt-losses = Choose what you lose in { $province }.
prompt-thinned = Too few legions are left in { $province }: give up a place.

do-choose = Play { $civ }
do-place = Put the caravan on { $card } in { $province }
do-appoint = Give the card to { $civ }
do-serve = Serve { $civ }
do-collect = Take { $card }
do-call = { $number ->
    [0] No trade
    [one] One card
   *[other] { $number } cards
}
do-offer = Offer { $card }
do-take = Take { $card } from { $from }
do-force = Object: the card goes back
do-allow = Let it stand
do-give = Give { $card }
do-name = { $civ } is next
do-buy = Buy { $item } for { $price }
do-found = Place { $item } for { $price } points
do-pay-taxes = Pay with taxes
do-pay = Pay { $card }
do-swap = Swap { $gave } for { $got }
do-keep = Keep { $card }
do-keep-nothing = Keep no good
do-done = Finish
do-done-keeping = { $taxes ->
    [0] Finish and keep no tax
    [one] Finish and keep { $taxes } tax only
   *[other] Finish and keep { $taxes } taxes only
}
do-launch = Launch a trireme from { $province } to { $sea }
do-sail = Sail from { $from } to { $to }
do-march = March from { $from } to { $to }
do-attack = Attack { $enemy } in { $field } ({ $units ->
    [0] fortresses only
    [one] one unit
   *[other] { $units } units
})
do-convert = Convert the legion
do-spare = Let it be
do-lose-legion = Lose a legion
do-lose-fortress = Lose a fortress
do-plunder = Plunder { $building } in { $province } ({ $owner })
do-occupy = Occupy { $building } in { $province } ({ $owner })
do-leave = Leave { $building } in { $province } ({ $owner })
do-annex = Begin to annex { $province } ({ $owner })
do-unhand = Leave the marker in { $province } ({ $owner })

log-chosen = { $seat } plays { $civ }.
log-caravan = { $civ } puts a caravan on { $card } in { $province }.
log-founded = { $civ } starts with { $item }.
log-round = Round { $round } begins.
log-role = { $civ } becomes { $role }.
log-named = The { $role } names { $civ }.
log-bought-influence = { $civ } extends its influence to { $province } and pays { $paid }.
log-bought-city = { $civ } builds the city of { $city } in { $province } and pays { $paid }.
log-bought-caravan = { $civ } puts a caravan on { $card } in { $province } and pays { $paid }.
log-bought-temple = { $civ } builds a temple in { $province } and pays { $paid }.
log-bought-market = { $civ } builds a market in { $province } and pays { $paid }.
log-bought-legion = { $civ } raises a legion in { $province } and pays { $paid }.
log-bought-fortress = { $civ } builds a fortress in { $province } and pays { $paid }.
log-bought-trireme = { $civ } builds a trireme in { $province } and pays { $paid }.
log-bought-hero = { $civ } wins the hero { $name } and pays { $paid }.
log-bought-wonder = { $civ } builds the wonder { $name } and pays { $paid }.
log-replaced = { $civ } replaces the influence of { $old } in { $province }.
log-swapped = Cleopatra: { $civ } swaps { $gave } for { $got }.
log-kept = { $civ } keeps { $taxes ->
    [one] one tax
   *[other] { $taxes } taxes
}{ $goods ->
    [0] .
   *[other] {" "}and a good.
}
log-kept-card = { $civ } keeps { $taxes ->
    [one] one tax
   *[other] { $taxes } taxes
} and { $card }.
log-discarded = { $civ } discards { $cards }.
log-income = { $civ } earns { $cards }.
log-served = The bank is short of { $card }: { $civ } gets { $count } of { $claimed }.
log-collected = Temple of Artemis: { $civ } takes { $card }.
log-called = { $civ } calls { $number ->
    [0] for no trade
    [one] for one card
   *[other] for { $number } cards
}.
log-offered = { $civ } lays down a card.
log-offered-card = { $civ } lays down { $card }.
log-sat-out = { $civ } has too few cards and sits out.
log-revealed = { $civ } offers { $cards }.
log-taken = { $civ } takes { $card } from { $from }.
log-forced = Odysseus of { $civ }: { $taker } gives { $card } back to { $from }.
log-took-back = { $civ } takes back { $cards }.
log-compensated = { $civ } makes it up to { $to } with a card.
log-compensated-card = { $civ } makes it up to { $to } with { $card }.
log-launched = { $civ } launches a trireme from { $province } to { $sea }.
log-sailed = { $civ } sails from { $from } to { $to }.
log-marched = { $civ } marches from { $from } to { $to }.
log-converted = Helen of { $civ } converts a legion of { $from } in { $province }.
log-fought = { $civ } attacks { $enemy } in { $field }: { $attack } ({ $mine }) against { $defense } ({ $theirs }).
log-lost = { $civ } loses { $units } in { $field }.
log-plundered = { $civ } plunders { $building } in { $province }.
log-looted = Nebuchadnezzar: { $civ } gets { $card }.
log-occupied = { $civ } occupies { $building } in { $province }.
log-annexing = { $civ } begins to annex { $province }.
log-left = A legion of { $civ } leaves its place in { $province }.
log-occupation-defeated = { $civ } no longer occupies { $province }: no legion of { $civ } is left there.
log-occupation-in-war = { $civ } has to stop occupying { $province }: an enemy is left after the battle.
log-won-pyramids = { $civ } has built the pyramids and wins!
log-won-cards = { $civ } has enough heroes and wonders and wins!
log-safeguard = A safeguard ends the game (R1, no rule of the box): nobody has won in so many rounds.

score-heroes = Heroes
score-wonders = Wonders
score-pyramids = Pyramids
score-total = Total

board-round = Round { $round }.
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
board-tokens = Tokens left:
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
illegal-call-too-high = You may call for at most { $hand } cards, as many as you hold.
illegal-not-offered = { $card } is not on offer there.
illegal-own-cards = Nobody takes his own cards.
illegal-pair-exhausted = You and { $civ } have exchanged twice in a row.
illegal-gained-in-trade = You gained { $card } in this trade; give another card.
illegal-not-waiting = { $civ } is not waiting for a turn.
illegal-cannot-pay = You hold no set of { $price } cards.
illegal-not-in-set = { $card } does not fit into this set.
illegal-no-marker = Your influence does not lie in { $province }.
illegal-marker-there = Influence lies already in { $province }.
illegal-out-of-reach = { $province } does not border your provinces.
illegal-fresh = Your influence in { $province } is from this round.
illegal-no-such-site = { $province } has no such site.
illegal-site-taken = That stands already in { $province }.
illegal-landlocked = { $province } does not lie on a sea.
illegal-war-torn = { $province } is torn by war.
illegal-under-occupation = { $province } is under occupation.
illegal-out-of-pieces = All your pieces of this kind are on the board.
illegal-out-of-tokens = No { $token } is left.
illegal-already-bought = That card is owned already.
illegal-foreign-hero = { $hero } serves another civilization.
illegal-not-fewer-taxes = { $taxes ->
    [one] You cannot end with { $taxes } tax as fewer than you may keep.
   *[other] You cannot end with { $taxes } taxes as fewer than you may keep.
}
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

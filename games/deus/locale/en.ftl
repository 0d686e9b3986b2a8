# Deus in English.

game-name = Deus
game-tagline = A card engine on a continent of flowers: columns, armies, temples and gods.

# Cards
card-galley = Galley
card-merchant-ship-wood = Merchant Ship (wood)
card-merchant-ship-clay = Merchant Ship (clay)
card-merchant-ship-stone = Merchant Ship (stone)
card-merchant-ship-wheat = Merchant Ship (wheat)
card-small-port-wood = Small Port (wood)
card-small-port-clay = Small Port (clay)
card-small-port-stone = Small Port (stone)
card-small-port-wheat = Small Port (wheat)
card-large-port = Large Port
card-sawmill = Sawmill
card-brickyard = Brickyard
card-quarry = Quarry
card-farm = Farm
card-lumber-camp = Lumber Camp
card-clay-pits = Clay Pits
card-stonecutters = Stonecutters
card-granary = Granary
card-estate = Estate
card-depot = Depot
card-school = School
card-library = Library
card-architects-office = Architect's Office
card-workshop = Workshop
card-academy = Academy
card-observatory = Observatory
card-mint = Mint
card-alchemist = Alchemist
card-insula = Insula
card-villa = Villa
card-forum = Forum
card-market = Market
card-theatre = Theater
card-baths = Baths
card-palace = Palace
card-colony = Colony
card-legion = Legion
card-war-elephants = War Elephants
card-cavalry = Cavalry
card-scouts = Scouts
card-mercenaries = Mercenaries
card-catapult = Catapult
card-archers = Archers
card-marines = Marines
card-temple-of-neptune = Temple of Neptune
card-temple-of-ceres = Temple of Ceres
card-temple-of-minerva = Temple of Minerva
card-temple-of-vesta = Temple of Vesta
card-temple-of-mars = Temple of Mars
card-temple-of-jupiter = Temple of Jupiter
card-temple-of-silvanus = Temple of Silvanus
card-temple-of-juturna = Temple of Juturna
card-temple-of-vulcan = Temple of Vulcan
card-temple-of-flora = Temple of Flora
card-temple-of-fortuna = Temple of Fortuna
card-temple-of-saturn = Temple of Saturn
card-temple-of-terminus = Temple of Terminus
card-temple-of-concordia = Temple of Concordia
card-temple-of-bellona = Temple of Bellona
card-temple-of-lares = Temple of the Lares

# Words
kind-maritime = maritime
kind-production = production
kind-scientific = scientific
kind-civil = civil
kind-military = military
color-maritime = maritime
color-production = production
color-scientific = scientific
color-civil = civil
color-military = military
color-temple = temple
piece-maritime = a ship
piece-production = a production building
piece-scientific = a scientific building
piece-civil = a civil building
piece-military = an army
resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-wheat = wheat
terrain-sea = sea
terrain-village = village
terrain-field = field
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
god-neptune = Neptune
god-ceres = Ceres
god-minerva = Minerva
god-vesta = Vesta
god-mars = Mars
god-jupiter = Jupiter
gold = gold
point = point
points = points
card = card
cards = cards
nothing = nothing
counted = { $count } { $what }
face-down-card = face-down card

# Refusals
illegal-not-your-turn = It is not your turn.
illegal-game-over = The game is over.
illegal-not-now = Something else is being decided now.
illegal-not-in-hand = You do not have { $card } in your hand.
illegal-you-have-cards = A player who has cards builds or makes an offering.
illegal-no-piece = You have no { $kind } piece on your player board.
illegal-cannot-pay = You cannot pay for { $card }, not even with gold.
illegal-cannot-pay-face-down = A face-down card costs { $gold } gold there.
illegal-nothing-to-spare = You cannot give gold for { $resource } here.
illegal-no-place = There is no region for the piece.
illegal-not-on-the-map = There is no such region on this map.
illegal-village-region = Nothing is built on a village.
illegal-wrong-terrain = Ships stand on the sea, everything else on land.
illegal-foreign-region = That region belongs to somebody else.
illegal-same-kind-there = A building of that kind already stands there.
illegal-not-at-the-edge = That region is not at the edge of the map.
illegal-too-close-to-first-regions = That is too close to the first region of another player.
illegal-not-adjacent = That region is neither yours nor next to yours.
illegal-not-a-new-settlement = That region is next to yours: building there is free.
illegal-settlement-too-dear = A new settlement costs { $points } { $points ->
        [one] point
       *[other] points
    }.
illegal-temple-too-early = This temple needs { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in every basic column.
illegal-not-own-region = A temple goes to a region of your own.
illegal-face-down-not-played = Cards are not played face down in this game.
illegal-face-down-used = You have already played a card face down.
illegal-not-the-effect = That is not what the card does.
illegal-not-in-stock = There is no { $resource } left in the supply.
illegal-none-owned = You do not have that much { $resource }.
illegal-too-many = The card does not allow that many.
illegal-too-little-gold = You have too little gold.
illegal-same-resource = Exchange it for something else.
illegal-already-sold = You have already sold { $resource }.
illegal-terrain-not-held = You hold no region that yields { $resource }.
illegal-no-pieces-left = You have no { $kind } pieces left.
illegal-kind-already-taken = Take another kind than { $kind }.
illegal-not-in-other-column = { $card } is in none of your other columns.
illegal-no-army-there = You have no army there.
illegal-army-guards-temple = That army may not leave the temple alone.
illegal-no-way-for-army = An army cannot go there.
illegal-army-already-moved = That army cannot move any more.
illegal-not-within-reach = None of your armies stands next to that player.
illegal-nothing-to-rob = There is nothing to take.
illegal-nothing-to-raid = There are no points for your armies there.
illegal-not-another-god = Jupiter acts as one of the other gods.

# Log
event-chose = { $seat } chooses a { $kind } piece.
event-chose-unknown = { $seat } chooses a piece.
event-revealed = { $seat } begins with these pieces: { $pieces }.
event-played = { $seat } plays { $card }.
event-played-face-down = { $seat } plays { $card } face down as { $kind }.
event-played-face-down-unknown = { $seat } plays a card face down as { $kind }.
event-paid = { $seat } pays { $price }.
event-paid-gold = { $seat } pays { $gold } gold.
event-placed = { $seat } places { $kind } at { $at }.
event-settled = { $seat } begins a new settlement for { $points } { $points ->
        [one] point
       *[other] points
    }.
event-placed-temple = { $seat } places a temple at { $at }.
event-resolved = { $seat } activates { $card }.
event-skipped = { $seat } forgoes what is left of { $card }.
event-halted = { $seat } moves no more armies with { $card }.
event-gained-points = { $seat } gains { $points } { $points ->
        [one] point
       *[other] points
    }.
event-gained-gold = { $seat } gains { $gold } gold.
event-gained-resource = { $seat } gains { $count } { $resource }.
event-readied = { $seat } readies { $kind }.
event-bought-resource = { $seat } buys 1 { $resource } for { $gold } gold.
event-sold-for-gold = { $seat } sells { $count } { $resource } for { $gold } gold.
event-sold-for-points = { $seat } sells { $count } { $resource } for { $points } { $points ->
        [one] point
       *[other] points
    }.
event-bought-points = { $seat } buys { $points } { $points ->
        [one] point
       *[other] points
    } for { $gold } gold.
event-exchanged = { $seat } exchanges { $gave } for { $took }.
event-marched = An army of { $seat } moves from { $from } to { $to }.
event-marched-by-ship = An army of { $seat } crosses from { $from } to { $to } by ship.
event-robbed-points = { $seat } robs { $victim } of { $points } { $points ->
        [one] point
       *[other] points
    }.
event-robbed-gold = { $seat } robs { $victim } of { $gold } gold.
event-robbed-resource = { $seat } robs { $victim } of 1 { $resource }.
event-raided = { $seat } raids the village at { $at } for { $points } { $points ->
        [one] point
       *[other] points
    }.
event-attacked = The village at { $at } is attacked: { $winners } { $count ->
        [one] gains
       *[other] each gain
    } { $points } { $points ->
        [one] point
       *[other] points
    }.
event-offered = { $seat } makes an offering with { $card } on top.
event-covered = { $seat } adds { $card } to the offering.
event-covered-unknown = { $seat } adds a card to the offering.
event-helped = { $god } helps { $seat } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-drew = { $seat } draws { $card }.
event-drew-unknown = { $seat } draws a card.
event-reshuffled = The discard pile is shuffled.
event-passed = { $seat } has no card and passes.
event-end-temples = All temples are built: round { $round } is the last.
event-end-villages = All villages have been attacked: round { $round } is the last.
event-end-stall = Nobody builds any more: round { $round } is the last.
event-end-rounds = Round { $round } is the last.
event-ended-temples = The game ends: all temples are built.
event-ended-villages = The game ends: all villages have been attacked.
event-ended-stall = A safeguard ends the game (R16, no rule of the box): nobody has built anything for several rounds.
event-ended-rounds = A safeguard ends the game (R16, no rule of the box): it has lasted too many rounds.
event-scored-temple = { $card } gives { $seat } { $points } { $points ->
        [one] point
       *[other] points
    }.

# Questions
prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
prompt-choose = Choose { $left } more { $left ->
        [one] piece
       *[other] pieces
    } in secret.
prompt-turn = Build a card or make an offering.
prompt-pass = You have no cards.
prompt-face-down = As which color do you play the card?
prompt-pay = Pay for it: { $what }. Gold may stand for resources.
prompt-place = { $what }: where do you build it?
prompt-effect = { $card }: { $effect }.
prompt-march = { $card }: move an army?
prompt-offer = Offering to { $god } with { $cards } { $cards ->
        [one] card
       *[other] cards
    }: add more?
prompt-invoke = As which god does Jupiter act?
prompt-ceres = Take { $left } more { $left ->
        [one] resource
       *[other] resources
    }.
prompt-mars = Ready { $left } more { $left ->
        [one] piece
       *[other] pieces
    }.

# Actions
label-choose = Choose a { $kind } piece
label-build = Build { $card } for { $cost }: { $effect }
label-face-down = Play { $card } face down
label-as = As a { $kind } card, for { $gold } gold
label-offer = Make an offering to { $god } with { $card } on top
label-cover = Add { $card }
label-done = That is the offering
label-invoke = As { $god }
label-pay = Pay { $price }
label-spare = Give { $gold } gold for one { $resource }
label-place = Build at { $at } ({ $terrain })
label-settle = New settlement at { $at } ({ $terrain }) for { $points } { $points ->
        [one] point
       *[other] points
    }
label-take = Take { $resource }
label-ready = Ready a { $kind } piece
label-buy = Buy { $resource }
label-sell = Sell { $count } { $resource }
label-exchange = Exchange { $gave } for { $took }
label-buy-points = Buy { $count } { $count ->
        [one] time
       *[other] times
    }
label-reactivate = Repeat { $card }: { $effect }
label-move = Move the army from { $from } to { $to }
label-rob = Rob { $victim }
label-rob-resource = Rob { $victim } of { $resource }
label-raid = Raid the village at { $at } (it has { $points ->
    [one] 1 point
   *[other] { $points } points
})
label-use = Use the effect
label-skip = Leave it
label-skip-march = No (further) move
label-pass = Pass

# Effects
effect-gain = { $each } { $what } { $per }
effect-gain-limited = { $each } { $what } { $per }, at most { $most }
effect-gain-once = { $each } { $what }
effect-harvest = 1 resource of each terrain with a { $kind } building of yours
effect-fetch = 1 resource of a terrain you hold, and { $gold } gold { $per }
effect-buy = buy { $most ->
    [one] 1 resource
   *[other] up to { $most } resources
} for { $price } gold{ $most ->
    [one] {""}
   *[other] {" "}each
}
effect-sell-for-gold = sell any amount of { $resource } for { $gold } gold each
effect-sell-for-points = sell up to { $most } { $resource } for { $points } { $points ->
        [one] point
       *[other] points
    } each
effect-sell-one-of-each = sell one of each resource for { $points } { $points ->
        [one] point
       *[other] points
    } each
effect-buy-points = pay { $gold } gold for { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $most ->
    [one] once
   *[other] up to { $most } times
}
effect-exchange = exchange { $most ->
    [one] 1 resource
   *[other] up to { $most } resources
}
effect-ready = ready { $pieces } { $pieces ->
        [one] piece
       *[other] pieces
    }
effect-ready-for-gold = pay { $gold } gold to ready { $pieces ->
    [one] 1 piece
   *[other] { $pieces } different pieces
}
effect-reactivate = repeat a card of another column
effect-march = move { $armies ->
        [one] 1 army
       *[other] up to { $armies } armies
    } { $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    }
effect-march-by-ship = move { $armies ->
    [one] 1 army
   *[other] up to { $armies } armies
} { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
}, or across a sea region with a ship of yours; a crossing brings { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-march-then = { $march }; then { $spoils }
effect-end-points = at the end { $each ->
    [one] 1 point
   *[other] { $each } points
} { $per }, at most { $most }
spoils-points = take { $count ->
    [one] 1 point
   *[other] { $count } points
} from an opponent beside one of your armies
spoils-resource = take a resource from an opponent beside one of your armies
spoils-everyone = take { $count } gold from every opponent beside your armies
spoils-conquest = { $count } gold for each empty region an army entered
spoils-raid = { $count ->
    [one] 1 point
   *[other] { $count } points
} from a village beside one of your armies
counter-once = { $every ->
    [one] for every turn
   *[other] for every { $every } turns
}
counter-regions = { $every ->
    [one] for every region you hold
   *[other] for every { $every } regions you hold
}
counter-regions-of = { $every ->
    [one] for every { $what } region you hold
   *[other] for every { $every } { $what } regions you hold
}
counter-regions-with = { $every ->
    [one] for every region of yours with at least { $count ->
            [one] 1 building
           *[other] { $count } buildings
        }
   *[other] for every { $every } regions of yours with at least { $count ->
            [one] 1 building
           *[other] { $count } buildings
        }
}
counter-richest = { $every ->
    [one] for every building in your most built-up { $what } region
   *[other] for every { $every } buildings in your most built-up { $what } region
}
counter-land-terrains = { $every ->
    [one] for every land terrain you hold
   *[other] for every { $every } land terrains you hold
}
counter-terrains-with = { $every ->
    [one] for every terrain with a { $what } building of yours
   *[other] for every { $every } terrains with a { $what } building of yours
}
counter-buildings = { $every ->
    [one] for every { $what } building of yours
   *[other] for every { $every } { $what } buildings of yours
}
counter-civil-with-others = { $every ->
    [one] for every region where a civil building of yours and at least { $count ->
            [one] 1 other stand
           *[other] { $count } others stand
        }
   *[other] for every { $every } regions where a civil building of yours and at least { $count ->
            [one] 1 other stand
           *[other] { $count } others stand
        }
}
counter-civil-by-the-sea = { $every ->
    [one] for every civil building of yours beside the sea
   *[other] for every { $every } civil buildings of yours beside the sea
}
counter-neighboring-villages = { $every ->
    [one] for every village beside your regions that has not been attacked
   *[other] for every { $every } villages beside your regions that have not been attacked
}
counter-weaker-neighbors = { $every ->
    [one] for every opponent beside any of your regions who has fewer armies than you
   *[other] for every { $every } opponents beside any of your regions who have fewer armies than you
}
counter-column = { $every ->
    [one] for every card in your { $what } column
   *[other] for every { $every } cards in your { $what } column
}
counter-full-rows = { $every ->
    [one] for every set of one card in each basic column
   *[other] for every { $every } sets of one card in each basic column
}
counter-temple-cards = { $every ->
    [one] for every temple card you have
   *[other] for every { $every } temple cards you have
}
counter-villages-won = { $every ->
    [one] for every village you won, alone or shared
   *[other] for every { $every } villages you won, alone or shared
}
counter-gold = { $every ->
    [one] for every gold you have
   *[other] for every { $every } gold you have
}
counter-resources = { $every ->
    [one] for every resource you have
   *[other] for every { $every } resources you have
}

# Board
text-round = Round { $round } (first: { $first })
text-temples = temples left: { $count }
text-villages = villages left: { $count }
text-deck = draw pile: { $count }
text-discarded = discarded: { $count }
text-last-round = last round: { $round }
text-stock = Supply
text-amounts = { $amounts }
text-shown = Discarded face up
text-covered = Your covered discards
text-legend = ~ sea, V village, f field, t forest, s swamp, m mountain; then whose region it is
text-legend-pieces = B ship, P production building, S scientific building, C civil building, A army, T temple
text-player = { $number } { $seat }
text-points = points: { $count }
text-cards = cards: { $count }
text-worth = score now: { $count }
text-column = { $kind } { $ready }+{ $supply }
text-hand = Your hand
score-tokens = Points gathered
score-temples = Temples
score-majorities = Majorities
score-total = Total

# Variants
variant-layout = Layout
    .about = How the tiles of the continent are laid.
variant-layout-recommended = Recommended
variant-layout-random = Random tiles
variant-layout-free = Random tiles and shape
variant-chosen-pieces = Chosen pieces
    .about = Everybody chooses ten pieces in secret at the start.
variant-chosen-pieces-false = Two of each kind
variant-chosen-pieces-true = Ten of one's choice
variant-face-down = Face-down card
    .about = Once in a game a card may be played face down as any basic color.
variant-face-down-false = No
variant-face-down-true = Yes
variant-small-port = Small Ports
    .about = Which numbers the Small Ports have (R18).
variant-small-port-moderate = Up to 3 for 2 points
variant-small-port-literal = Up to 6 for 4 points

# 7 Wonders Dice, English.

game-name = 7 Wonders Dice
game-tagline = Seven dice for everybody at once: raise a wonder and watch your neighbors.

variant-cities = Cities
    .about = Boards are dealt at random, or chosen one after the other.
variant-cities-random = dealt
variant-cities-chosen = chosen
variant-warehouse-bonus = Bonus for the warehouse
    .about = The warehouse does not belong to the city, so the plain game gives no bonus for it.
variant-warehouse-bonus-true = yes
variant-warehouse-bonus-false = no
variant-barracks-apart = Two barracks, two bonuses
    .about = Each barracks completes for itself, or only both together.
variant-barracks-apart-true = yes
variant-barracks-apart-false = no
variant-wonder-bonus = Bonus for the wonder
    .about = The last step of the wonder brings a bonus like any building.
variant-wonder-bonus-true = yes
variant-wonder-bonus-false = no
variant-agora-shared = First agora shared
    .about = All who finish the agora in the same first round get its points, or none of them.
variant-agora-shared-true = yes
variant-agora-shared-false = no

city-giza = Giza
city-rhodes = Rhodes
city-alexandria = Alexandria
city-babylon = Babylon
city-olympia = Olympia
city-ephesus = Ephesus
city-halicarnassus = Halicarnassus

color-grey = gray
color-blue = blue
color-green = green
color-red = red
color-yellow = yellow
color-white = white
color-black = black
color-purple = purple

die-grey-one = first gray die
    .start = First gray die
die-grey-two = second gray die
    .start = Second gray die
die-grey-three = third gray die
    .start = Third gray die
die-blue = blue die
    .start = Blue die
die-green = green die
    .start = Green die
die-red = red die
    .start = Red die
die-yellow = yellow die
    .start = Yellow die
die-white = white die
    .start = White die
die-black = black die
    .start = Black die
die-purple = purple die
    .start = Purple die

symbol-stone = stone
symbol-wood = wood
symbol-brick = brick
symbol-cloth = cloth
symbol-glass = glass
symbol-papyrus = papyrus
symbol-mask = mask
symbol-scales = scales
symbol-fountain = fountain
symbol-temple = temple
symbol-owl = owl
symbol-caduceus = caduceus
symbol-compass = compass
symbol-tablet = tablet
symbol-gear = gear
symbol-axe = axe
symbol-sword = sword
symbol-shield = shield
symbol-camel = camel
symbol-coin = coin
symbol-chest = chest
symbol-bust-blue = blue bust
symbol-bust-green = green bust
symbol-bust-red = red bust
symbol-bust-yellow = yellow bust
symbol-bust-laurel = laureled bust
symbol-spy-grey = spy: gray
symbol-spy-blue = spy: blue
symbol-spy-green = spy: green
symbol-spy-red = spy: red
symbol-spy-yellow = spy: yellow
symbol-spy-any = spy: four colors
symbol-guild-grey = guild: gray
symbol-guild-blue = guild: blue
symbol-guild-green = guild: green
symbol-guild-red = guild: red
symbol-guild-yellow = guild: yellow
symbol-guild-wonder = guild: wonder

building-warehouse = Warehouse
building-barracks-west = West barracks
building-barracks-east = East barracks
building-agora = Agora
building-market = Market
building-university = University
building-gallery = Gallery
building-guild = Guild court
building-wonder = Wonder

bonus-action = another action
bonus-cross = marking one field
bonus-coins = seven coins

field = { $building } ({ $symbol }, field { $place })
field-alone = { $building } ({ $symbol })
field-without-symbol = { $building } (field { $place })
field-step = { $building } (step { $place })
field-unknown = no such field

prompt-city = Choose your city.
prompt-wait-city = { $seat } is choosing a city.
prompt-wait = You are done; the others are still acting.
prompt-mark = Which field do you mark with the { $die }?
prompt-bonus = A building is complete: tick a bonus.
prompt-effect = Use what is left of your turn, or finish.
prompt-act = Take an action. You have { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
prompt-over = The game is over.

label-choose-city = { $city }: the steps of its wonder bring { $steps }
wonder-step = [{ $brings }]
label-take = { $die-start }: { $symbol }, { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}; { $count ->
    [one] 1 field
   *[other] { $count } fields
} to choose from
label-take-one = { $die-start }: { $symbol }, { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}. { $field }
label-mark = { $field }, { $price ->
    [0] no coins
    [one] 1 coin
   *[other] { $price } coins
}: { $brings }
label-wonder = Build the wonder: { $field }, { $price ->
    [0] no coins
    [one] 1 coin
   *[other] { $price } coins
}: { $brings }
label-pass = Pass: +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }
label-tick = Bonus: { $bonus }
label-finish = Finish the turn

brings-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
brings-attack = attack for { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $defenses ->
    [one] 1 defense
   *[other] { $defenses } defenses
}
brings-attack-written = attack that brought { $points ->
    [one] 1 point
   *[other] { $points } points
}
brings-nothing = nothing by itself
effect-resource = a resource
effect-defense = a defense
effect-coins = +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }
effect-per = { $each } per field of { $of }: coins now, points at the end
effect-per-gallery = a point per field of the gallery
effect-cheaper-dice = dice cost 1 less
effect-free = { $color } dice are free
effect-gain = +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    } for choosing a { $color } die
effect-unlock = the { $color } die
effect-cross = mark { $count ->
    [one] 1 field
   *[other] up to { $count } fields
} of { $of }
effect-build = build with a free die
effect-action = another action

event-city-chosen = { $seat } chose { $city }.
event-dice-shaken = Round { $round }: { $dice } (in brackets the price of the die).
shaken-die = { $symbol } ({ $price })
event-die-taken = { $seat } chose the { $die } ({ $symbol }) { $paid ->
    [0] for free
    [one] for 1 coin
   *[other] for { $paid } coins
}.
event-marked = { $seat } marked { $field } { $paid ->
    [0] for free
    [one] for 1 coin
   *[other] for { $paid } coins
}.
event-attack-written = { $seat } wrote { $points ->
    [one] 1 point
   *[other] { $points } points
} for an attack: { $field }.
event-coins-gained = { $seat } gained { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
event-passed = { $seat } passed for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
event-bonus-ticked = { $seat } ticked a bonus: { $bonus }.
event-turn-shown = { $seat } marked { $fields }, and has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-nothing-marked = { $seat } marked nothing and has { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
event-building-completed = { $seat } has completed a building: { $building }.
event-agora-first = { $seat } is first to finish the agora: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-die-replaced = The { $special } takes the place of the { $grey } in the forum.
event-end-triggered = { $seat } has the third bonus: one more round is played.
event-round-limit = A safeguard ends the game (R11, no rule of the box): it has lasted too many rounds.
event-game-ended = The game is over.

illegal-not-your-turn = You have finished this round.
illegal-cities-chosen = The cities have been chosen.
illegal-choose-city-first = First choose a city.
illegal-city-taken = { $city } is taken.
illegal-die-not-in-forum = The { $die } is not in the forum.
illegal-die-not-obtained = You have not obtained the { $die }.
illegal-no-action-left = You have no action left in this round.
illegal-nothing-open = Nothing on your board can be marked with the { $die } now.
illegal-cannot-afford = This costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
illegal-guild-comparison = You had too few fields of that building when the round began: at least as many as each neighbor, and with two players more than the opponent.
illegal-wonder-complete = Your wonder is complete.
illegal-mark-first = First mark a field with the die you took.
illegal-no-mark-due = Nothing allows you to mark a field now: first take a die.
illegal-no-such-field = There is no field { $field }.
illegal-already-marked = { $field } is marked already.
illegal-not-open = The arrows lead to another field before { $field }.
illegal-out-of-reach = { $field } cannot be marked with this.
illegal-no-bonus-due = You have completed no building just now.
illegal-bonus-ticked = You have ticked this bonus already: { $bonus }.
illegal-tick-first = First tick a bonus.
illegal-act-first = First take an action; passing is one.

score-total = Total

text-heading = Round { $round }
text-ending = one more round
text-last-round = last round
text-choosing = The players are choosing their cities
text-over = The game is over
text-legend = ■ marked, a number: open, needs so many resources, · closed; lanes divided by |; $ coins; ★ points
text-neighbors = The player listed after you sits on your left, the one listed before you on your right
text-forum = Forum
text-die = { $die-start } [{ $symbol } ${ $price }]
text-word = { $word }
text-player = { $seat } · { $city }: ★{ $points }, ${ $coins }, resources { $resources }
text-cityless = { $seat } · no city yet
text-board = board
text-extras = also
text-unlocked = { $color } die
text-agora-first = first agora
text-ticked = bonus ticked: { $bonus }

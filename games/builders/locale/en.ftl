# The Builders: Antiquity, English.

game-name = The Builders: Antiquity
game-tagline = Hire a crew, finish monuments, mind your purse: 17 points end it.

resource-stone = stone
resource-wood = wood
resource-architecture = architecture
resource-decoration = decoration

tool-hammer = Hammer
tool-saw = Saw
tool-set-square = Set square
tool-brush = Brush

hand-a1 = Apprentice A1
hand-a2 = Apprentice A2
hand-a3 = Apprentice A3
hand-a4 = Apprentice A4
hand-l1 = Laborer L1
hand-l2 = Laborer L2
hand-l3 = Laborer L3
hand-l4 = Laborer L4
hand-c1 = Craftsman C1
hand-c2 = Craftsman C2
hand-c3 = Craftsman C3
hand-c4 = Craftsman C4
hand-c5 = Craftsman C5
hand-c6 = Craftsman C6
hand-m1 = Master M1
hand-m2 = Master M2
hand-m3 = Master M3
hand-m4 = Master M4
freed-s1 = Free worker S1
hand-s1 = Slave S1
    .freed = Free worker S1
freed-s2 = Free worker S2
hand-s2 = Slave S2
    .freed = Free worker S2
freed-s3 = Free worker S3
hand-s3 = Slave S3
    .freed = Free worker S3
freed-s4 = Free worker S4
hand-s4 = Slave S4
    .freed = Free worker S4
freed-s5 = Free worker S5
hand-s5 = Slave S5
    .freed = Free worker S5
freed-s6 = Free worker S6
hand-s6 = Slave S6
    .freed = Free worker S6
hand-sawmill = Sawmill
hand-architects-table = Architect's table
hand-scaffolding = Scaffolding
hand-hoist = Hoist

building-house = House
building-market = Market
building-quarry = Quarry
building-watering-trough = Watering trough
building-trading-post = Trading post
building-camel-stable = Camel stable
building-shop = Shop
building-rural-house = Rural house
building-armoury = Armory
building-shipyard = Shipyard
building-harbour = Harbor
building-archery-range = Archery range
building-town-hall = Town hall
building-noble-house = Noble house
building-urban-house = Urban house
building-temple = Temple
building-barracks = Barracks
building-fortress = Fortress
building-school-of-philosophy = School of philosophy
building-forum = Forum
building-ziggurat = Ziggurat
building-palace-of-assur = Palace of Assur
building-lighthouse-of-alexandria = Lighthouse of Alexandria
building-theatre = Theater
building-tower-of-babel = Tower of Babel
building-sphinx = Sphinx
building-hanging-gardens = Hanging Gardens
building-colossus-of-rhodes = Colossus of Rhodes
building-pyramid = Pyramid
building-sawmill = Sawmill
building-architects-table = Architect's table
building-scaffolding = Scaffolding
building-hoist = Hoist

prompt-wait = { $seat } is to move.
prompt-turn = { $actions ->
    [0] Your turn: no actions left
    [one] Your turn: 1 action left
   *[other] Your turn: { $actions } actions left
}, { $coins ->
    [one] 1 sesterce
   *[other] { $coins } sesterces
}.{ $actions ->
    [0] {" "}Buy an action or end the turn.
   *[other] {""}
}
prompt-teach = Who goes to the university ({ $resource })?
prompt-send = Where does { $hand } go to work?
prompt-settle = The game is over. Free slaves and repay loans while you can.
prompt-over = The game is over.

label-start = Start { $building } (+{ $reward ->
    [one] 1 sesterce
   *[other] { $reward } sesterces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
})
label-start-machine = Start { $building } (machine that gives { $gives }, +{ $reward ->
    [one] 1 sesterce
   *[other] { $reward } sesterces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
})
label-recruit = Recruit { $hand } ({ $gives }, wage { $wage })
label-buy-slave = Buy { $hand } ({ $gives }) for { $price }
label-buy-tool = Buy the { $tool } for { $price }
label-take-loan = Take a loan: +{ $gain ->
    [one] 1 sesterce
   *[other] { $gain } sesterces
}
label-enroll = University: { $resource }, for { $price }
label-teach = Educate { $hand } (then gives { $gives }, wage { $wage })
label-free = Free { $hand }: may use tools and learn, but wants a wage
label-free-at-scoring = Free { $hand } for { $price ->
    [one] 1 sesterce
   *[other] { $price } sesterces
}
label-send = Send { $hand } ({ $gives }, wage { $wage })
label-equip = with the { $tool }
label-work = at { $building } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
})
label-work-finishes = at { $building }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: finishes it! +{ $reward ->
    [one] 1 sesterce
   *[other] { $reward } sesterces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-work-missing = at { $building }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, then missing { $missing }
label-take-coins = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} → { $coins ->
    [one] 1 sesterce
   *[other] { $coins } sesterces
}
label-buy-action = One more action for { $price ->
    [one] 1 sesterce
   *[other] { $price } sesterces
}
label-repay = Repay a loan for { $price ->
    [one] 1 sesterce
   *[other] { $price } sesterces
}
label-settle = Settle in the best way
label-end = End
label-end-with-actions = { $actions ->
    [one] End the turn (1 action unused)
   *[other] End the turn ({ $actions } actions unused)
}

event-round-began = Round { $round }.
event-site-started = { $seat } started a building: { $building }.
event-building-revealed = New in the row: { $building }.
event-worker-recruited = { $seat } recruited { $hand }.
event-worker-revealed = New in the row: { $hand }.
event-slave-bought = { $seat } bought { $slave }.
event-slave-freed = { $seat } freed { $slave }.
event-tool-bought = { $seat } bought the { $tool }.
event-loan-taken = { $seat } took a loan of { $gain ->
    [one] 1 sesterce
   *[other] { $gain } sesterces
}.
event-educated = { $seat } sent { $hand } to the university of { $resource }.
event-sent-without-tool = { $seat } sent { $hand } to { $building }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, wage { $wage }.
event-sent = { $seat } sent { $hand } with the { $tool } to { $building }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, wage { $wage }.
event-finished = { $seat } finished { $building }: +{ $reward ->
    [one] 1 sesterce
   *[other] { $reward } sesterces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-coins-taken = { $seat } took { $coins ->
    [one] 1 sesterce
   *[other] { $coins } sesterces
} for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
event-action-bought = { $seat } bought another action.
event-goal-reached = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: this is the last round.
event-stalled = A safeguard ends the game (R8, no rule of the box): nobody gets on any more.
event-slave-freed-at-scoring = { $seat } freed { $slave } at the final settlement.
event-loan-repaid = { $seat } repaid a loan.
event-game-ended = The game is over.

illegal-not-your-turn = It is not your turn.
illegal-in-the-middle = First finish what you have begun.
illegal-nothing-begun = There is nothing begun that this would continue: first send a hand or choose a university.
illegal-game-ending = The game is over; only slaves and loans can still be settled.
illegal-building-not-in-row = { $building } does not lie in the row.
illegal-worker-not-in-row = { $hand } does not lie in the row.
illegal-needs-actions = This takes { $needed ->
    [one] 1 action
   *[other] { $needed } actions
}, and you have { $left } left.
illegal-cannot-afford = This costs { $price ->
    [one] 1 sesterce
   *[other] { $price } sesterces
}, and you have { $purse }.
illegal-already-invested = You have invested in this turn already.
illegal-slave-not-for-sale = { $hand } is not for sale.
illegal-tool-not-for-sale = The { $tool } is not for sale any more.
illegal-no-loan-left = There is no loan left.
illegal-no-university-left = This university is taken.
illegal-nobody-to-teach = You have no idle worker whom this university would help.
illegal-not-idle = { $hand } is at work and stays there until the building is finished.
illegal-not-idle-to-free = { $hand } is at work and can be freed only afterwards.
illegal-not-idle-to-teach = { $hand } is at work and can be educated only afterwards.
illegal-not-your-hand = { $hand } does not work for you.
illegal-not-a-slave = { $hand } is no slave.
illegal-already-free = { $hand } is free already.
illegal-slave-cannot-learn = { $hand } must be freed before going to university.
illegal-machine-cannot-learn = { $hand } is a machine and cannot learn.
illegal-already-educated = { $hand } has been to university.
illegal-nothing-to-learn = This university would teach { $hand } nothing new.
illegal-no-site = You have no site to send anybody to.
illegal-not-your-site = { $building } is no site of yours.
illegal-slave-cannot-hold-tool = { $hand } is a slave and may not hold a tool.
illegal-machine-cannot-hold-tool = { $hand } is a machine and holds no tool.
illegal-holds-tool = { $hand } holds a tool already.
illegal-tool-not-idle = The { $tool } is not idle in your hands.
illegal-no-such-rate = Money can be taken for one, two or three actions.
illegal-no-loan-to-repay = You have no loan to repay.
illegal-only-at-the-end = Loans are settled after the last round.

score-buildings = Buildings and machines
score-slaves = Slaves not freed
score-loans = Loans not repaid
score-coins = Sesterces
score-total = Total

text-heading = Round { $round } · start player: { $seat }
text-last-round = last round
text-legend = resources in the order stone, wood, architecture, decoration; $ sesterces; ★ points; * educated
text-legend-machine = → a machine, and what it gives once it is built
text-sites = Buildings to start ({ $left } more in the deck)
text-workers = Workers to recruit ({ $left } more in the deck)
text-slaves = Slaves for sale
text-investments = Other investments
text-tools = tools: { $tools }
text-loans = loans: { $loans }
text-universities = universities: { $universities }
text-building = { $building } [{ $needs } ${ $reward } ★{ $points }]
text-machine = { $building } [{ $needs } ${ $reward } ★{ $points } → { $gives }]
text-tool = { $tool } [{ $gives }]
text-hand = { $hand } [{ $gives } ${ $wage }]
text-word = { $word }
text-player = { $seat }: ★{ $points }, ${ $coins }, loans { $loans }
text-site = at { $building }, missing [{ $missing }]
text-idle = idle
text-finished = finished

# Words that only the web page and the board say.

board-title = The Builders: Antiquity
board-about = Hire, train and pay workers to finish great buildings. Seventeen points call the end.
board-time = 30 min
board-emblem = a treadwheel crane lifts a column drum

board-phase-building = Building
board-phase-last-round = Last round
board-phase-settlement = Settlement

board-market = Market
board-slaves = Slaves
board-tools = Tools
board-loans = Loans
board-universities = Universities
board-left-of = { $left } of { $all }
board-gone = all taken
board-get = get
board-at-the-end = at the end:
board-or = or
board-raises-to = to { $amount }
board-raises-by = +{ $amount }
board-machine-gives = what the machine gives when it is finished
board-idle-worker = an idle worker
board-building-row = Building sites
board-worker-row = Workers
board-in-the-deck = { $cards ->
    [0] the deck is empty
   *[other] { $cards } in the deck
}
board-empty-place = empty place
board-wage = wage

board-kind-apprentice = Apprentice
board-kind-laborer = Laborer
board-kind-craftsman = Craftsman
board-kind-master = Master
board-kind-slave = Slave
board-kind-freed = Free worker
board-kind-machine = Machine

board-you = { $seat } (you)
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-coins = { $coins ->
    [one] 1 sesterce
   *[other] { $coins } sesterces
}
board-total = total { $score }
board-ends-the-game = the game ends at { $points }
board-race = Points so far; the game ends at { $points }
board-start-player = start player
board-next = next
board-to-move = to move
board-others = The others
board-players = The players
board-fixed-order = always in this order
board-amount = { $amount } { $resource }
board-no-goods = nothing

board-my-sites = My sites
board-no-sites = No site yet: start one of the buildings above.
board-nobody-at-work = nobody at work yet
board-in-place = { $done } of { $all } in place
board-next-hand = next hand here
board-finishes = Finishes it
board-then-missing = then missing
board-then-left = left after it
board-too-dear = needs

board-crew = My crew, idle
board-idle = Idle
board-at-work = at work: { $hands }
board-nobody-idle = Everybody is at work.
board-finished = Finished
board-nothing-finished = nothing yet
board-unsettled = open at the end: slave −{ $slave }, loan −{ $loan }
board-selected = selected
board-free = Free
board-loan = Loan
board-reconstructed = The numbers of this card are reconstructed.

board-actions-left = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
board-buy-action = One more
board-take-coins = Take sesterces
board-end-turn = End turn
board-done = Done

# What stands above actions of one kind in the list.
list-start = Start a building
list-recruit = Recruit a worker
list-slave = Buy slaves
list-tool = Buy tools
list-university = Choose a university
list-teach = Educate a worker
list-free = Free slaves
list-send = Send to work
list-with = With a tool
list-at = To a site
list-coins = Take sesterces

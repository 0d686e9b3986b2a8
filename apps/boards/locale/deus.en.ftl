# Words that only the web page and the board say.

board-title = Deus
board-about = Cards stacked by color fire again and again while you settle a map of flowers.
board-time = 60–90 min
board-emblem = a temple on a flower of seven regions

board-phase-building = Building
board-phase-ending = Last rounds

board-map = The continent
board-until-the-end = Until the end
board-temples-left = { $all ->
    [one] { $left } of 1 temple left
   *[other] { $left } of { $all } temples left
}
board-villages-left = { $all ->
    [one] { $left } of 1 village left
   *[other] { $left } of { $all } villages left
}
board-last-round = Round { $round } is the last.
board-to-draw = to draw
board-discarded = discarded
board-supply = Supply
board-village-gone = This village has been attacked.
board-offering = Offerings
board-god-neptune = { $gold } gold for each card, and a ship
board-god-ceres = a resource for each card, and a production piece
board-god-minerva = one more card for each card, and a scientific piece
board-god-vesta = { $one ->
    [one] 1 point
   *[other] { $one } points
}, or { $more } for more cards, and a civil piece
board-god-mars = any piece for each card
board-god-jupiter = as one of the other five

board-you = { $seat } (you)
board-first = first
board-total = total { $score }
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-cards-of = { $limit ->
    [one] { $cards } of at most 1 card
   *[other] { $cards } of at most { $limit } cards
}
board-regions = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}
board-villages-won = { $villages ->
    [one] 1 village won
   *[other] { $villages } villages won
}
board-ready = pieces ready to be built

board-empty-hand = No cards in hand.
board-offer-to = Offer to { $god }
board-face-down = Face down
board-reconstructed = The numbers of this card are reconstructed.
board-pay = Pay
board-instead-of = instead of

board-columns = My columns
board-columns-about = When a card is added, its column fires from the bottom to the top.
board-face-down-is = face down: { $card }
board-none-ready = none ready
board-in-supply = { $pieces } in supply
board-temples = temples
board-next-temple = { $cards ->
    [0] The first may be built at any time.
    [one] The next needs a card in every column.
   *[other] The next needs { $cards } cards in every column.
}

# What stands above actions of one kind in the list.
list-choose = Choose a piece
list-build = Build
list-face-down = Play face down
list-as = Play it as
list-offer = Make an offering
list-cover = Add to the offering
list-invoke = Call on
list-spare = Pay with gold
list-place = Build at
list-settle = New settlement
list-take = Take
list-ready = Ready a piece
list-buy = Buy
list-sell = Sell
list-exchange = Exchange
list-buy-points = Buy points
list-reactivate = Repeat a card
list-move = Move an army
list-rob = Rob
list-raid = Raid a village

# The toy, English.

game-name = Toy
game-tagline = Bid, dig, win.

label-bid = Bid the { $card }
label-dig = Dig
label-sell = Sell a coin
label-done = Done

prompt-bid = { $pot } in the pot: bid a card.
prompt-turn = Coins left: { $coins }. Dig or sell.
prompt-wait = Others decide.
prompt-over = The game is over.

board-line = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

illegal-already-bid = You have bid.
illegal-not-in-hand = You do not hold the { $card }.
illegal-no-bidding = Nobody bids now.
illegal-not-your-turn = It is not your turn.

event-round-began = Round { $round } begins with { $pot } in the pot.
event-drew = { $seat } draws the { $card }.
event-drew-unknown = { $seat } draws a card.
event-bid = { $seat } bids the { $card }.
event-bid-unknown = { $seat } bids a card.
event-revealed = { $seat } has bid the { $card }.
event-pot-taken = { $seat } takes { $coins } from the pot.
event-dug = { $seat } digs and finds nothing.
event-dug-found = { $seat } digs and finds a treasure.
event-sold = { $seat } sells a coin.
event-game-ended = The game is over.

score-treasures = Treasures
score-sales = Coins sold
score-total = Total

# Words that only the web page and the board say.

board-title = Age of Rome
board-about = Four provinces turn past the players. Build, vote and plot through nine rounds.
board-time = 90 min
board-emblem = a laurel wreath inside a turning ring of four provinces

board-glory = Glory
board-milestone = A milestone gives a follower:
board-round = Round { $round } of { $rounds }
board-left = { $number } left
board-no-event = The first event comes when the missions are chosen.
board-turns = { $number ->
    [one] A quarter turn clockwise
   *[other] { $number } quarters clockwise
}
board-turns-back = { $number ->
    [one] A quarter turn counterclockwise
   *[other] { $number } quarters counterclockwise
}
board-comes-to-you = after income: { $province } comes to you
board-order = Order of play
board-trade-deck = Trade
board-discard = Discard
board-missions = Missions
board-discord = Discord
board-senate = Senate
board-newest = newest on top
board-majority = Your three on top:
board-next-out = next to fall out
board-regions = Battle regions
board-shield = { $number ->
    [one] conquered with 1 legion
   *[other] conquered with { $number } legions
}
board-conquered = conquered
board-legions-of = { $shield ->
    [one] { $here } of 1 legion
   *[other] { $here } of { $shield } legions
}
board-no-place = no place
board-deploy = Send a legion
board-recall = Bring one home
board-march = March to { $region }
board-desert-replacing = Desertion, replace it
board-deceive = Deceive to { $region }
board-supply = Supply
board-cost = cost
board-gives = gives
board-bases = bases
board-roofs = roofs
board-wheel = The wheel of provinces
board-start-player = start player
board-before-you = before you
board-with-cards = with cards
board-no-higher = nothing to build
board-taxes = Taxes
board-to-move = to move
board-denarii = denarii
board-cards-in-hand = trade cards in hand
board-anchor = anchor card in hand
board-anchor-about = takes a place in your hand until a card removes it
board-secret-missions = Secret missions
board-put-one-back = put one back
board-intrigue-tokens = intrigue tokens; faint ones lie on provinces
board-glory-of = { $number } glory
board-total = total { $number }
board-pantheon = Pantheon
board-pantheon-of = Pantheon of { $seat }
board-hand = Hand
board-held = { $held } of { $most }
board-no-cards = no cards
board-wild = wild
board-set-worth = set { $number }
board-sell = sell
board-sets = Sets
board-three-of-a-kind = three of one type
board-now = { $number ->
    [one] now 1 point
   *[other] now { $number } points
}
board-intrigues = Intrigues
board-here = here
board-in = in { $province }
board-activate = Activate
board-used = used
board-ready = ready
board-placed = placed
board-not-yet = not yet yours
board-covered = covered
board-open = free
board-about-slander = the target loses { $amount } glory
board-about-demolition = a piece of an unfinished level of the target's Pantheon is removed
board-about-desertion = a legion of the target goes home, and one of yours may replace it
board-about-deception = { $amount ->
    [one] 1 legion of the target goes
   *[other] { $amount } legions of the target go
} to another region
board-about-re-vote = a vote of the target goes home, yours goes on top
board-about-invalid-vote = a vote of the target goes home, { $amount } glory for you
board-about-sold = the target loses a random card, { $amount ->
    [one] 1 denarius
   *[other] { $amount } denarii
} for you
board-about-custom-fees = take a random card of the target
board-offer = { $seat } put { $envoy } on the { $building } { $level ->
    [1] I
    [2] II
   *[other] III
} in { $province }: { $denarii ->
    [one] 1 denarius
   *[other] { $denarii } denarii
}.
board-some-envoy = a token face down
board-demand = ask for
board-play-cards = Now is the moment for cards.
board-played = played:
board-relief = { $number } less to pay
board-still-to-draw = { $number } to draw: make room
board-you = { $seat } (you)
board-followers = Followers: { $home } ready, { $away } placed
board-legions = Legions: { $home } at home, { $away } in the regions
board-votes = Votes: { $home } at home, { $away } in the senate
board-discord-and-bonuses = Bonuses and discord
board-reconstructed = The text of this card is reconstructed.

# What stands above actions of one kind in the list.
list-return = Put back a mission
list-recall = Recall a legion
list-offer = Put down a diplomacy token
list-put = Offer denarii
list-demand = Ask for more
list-activate = Activate an intrigue
list-desertion = Desertion
list-deception = Deception
list-re-vote = Re-vote
list-invalid-vote = Invalid vote
list-build = Build
list-place = Place a follower
list-deploy = Send a legion
list-march = Move a legion
list-play = Play a card
list-sell = Sell a card
list-set = Make a set
list-buy = Buy glory
list-take = Use the spy

# Words that only the web page and the board say.

board-title = Mare Nostrum
board-about = Trade, build and fight around the inland sea. Four heroes or wonders, or the Pyramids, win.
board-time = 2–3 h
board-emblem = a trireme under sail

board-phase-start = Set-up
board-phase-roles = Roles
board-phase-trade = Trade
board-phase-building = Building
board-phase-war = War

board-council = Roles and order
board-to-decide = decides
board-moves = moves
board-next = next
board-waits = waits
board-done = done
board-points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}

board-trade = Trade table
board-trade-about = Whoever is taken from takes next, but never three times running between the same two.
board-called = cards from each:
board-calls = calls how many cards everybody offers
board-on-offer = { $cards ->
    [0] Nothing on offer
    [one] 1 card on offer
   *[other] { $cards } cards on offer
}
board-may-take = you may take
board-picks = picks
board-taken = Taken
board-then-picks = Then { $civ } takes next.
board-not-now = Not now: you have exchanged with each other twice in a row.
board-cards-in-hand = cards in hand

board-map = Map of the inland sea
board-reconstructed = The borders and sites of this map are reconstructed.
board-orders = Orders
board-orders-about = Choose units; their ways are on the map and here.
board-ready = { $units } ready
board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

board-you = { $civ }, you
board-provinces = { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
board-to-win = { $needs ->
    [one] { $has } of 1 hero or wonder to win
   *[other] { $has } of { $needs } heroes and wonders to win
}
board-stock = Still in stock
board-legion = legion
board-fortress = fortress
board-trireme = trireme
board-my-hand = My hand
board-no-cards = no cards
board-paying = In the set; still missing: { $missing }
board-next-income = Next income, as the board stands
board-income = income
board-works = Heroes and wonders
board-works-to-buy = Heroes and wonders to buy
board-works-about = One set each: taxes only, or goods that are all different. The fourth wins, and so do the Pyramids.
board-hero = hero
board-wonder = wonder
board-neutral = Neutral:

board-bank-about = cards and building tokens that are left
board-prices = Prices in cards
board-kept-taxes = After building only { $taxes ->
    [one] 1 tax
   *[other] { $taxes } taxes
} may be kept.

# What stands above actions of one kind in the list.
list-choose = Choose a civilization
list-place = Place a caravan
list-appoint = Pass on the role
list-serve = Who is served
list-collect = Take a good
list-call = Cards to offer
list-offer = Offer
list-take = Take
list-give = Give
list-name = Who is next
list-buy = Buy
list-pay = Pay
list-swap = Swap
list-keep = Keep
list-launch = Launch
list-sail = Sail
list-march = March
list-attack = Attack
list-lose = Lose
list-plunder = Plunder
list-occupy = Occupy
list-leave = Leave a post
list-annex = Annex

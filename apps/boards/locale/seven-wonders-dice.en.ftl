# Words that only the web page and the board say.

board-title = 7 Wonders Dice
board-about = One shake of the dice, everybody builds at once. Three bonuses call the last round.
board-time = 25–30 min
board-emblem = three dice before a pyramid

board-phase-cities = Cities
board-phase-round = Everybody acts
board-phase-last-round = Last round

board-forum = The forum: seven dice in four quarters
board-forum-hint = rim: price of a quarter, tags: your price
board-free = free
board-die-shows = { $die }: { $symbol }

board-others = The others
board-players = The players
board-enlarge = Enlarge the sheet of { $name }
board-chosen = chosen
board-choosing = choosing
board-on-left = on your left
board-on-right = on your right
board-both-sides = on both your sides

board-your-city = your city
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
board-reconstructed = The numbers printed here are reconstructed.

board-due-bonus = Tick a bonus
board-due-cross = Mark without a die
board-due-build = Build with a free die
board-due-action = One more action
board-pass = Pass

board-west = West
board-east = East
board-guild = Guild
board-my-attacks = your attacks −{ $defenses }
board-their-attacks = their attacks −{ $defenses }
board-agora-first = first to finish
board-agora-mine = you were first
board-agora-gone = finished by another

board-fx-cheaper = all dice
board-fx-free = free
board-fx-gain = gain
board-fx-unlock = die
board-fx-cross = mark
board-fx-build = free die
board-fx-action = action

board-reserve = Gold reserve
board-reserve-of = { $coins } of { $most }
board-bonuses = Bonuses
board-bonuses-end = one per finished building; the last round comes with number { $bonuses }
board-ticked = ticked

# What stands above actions of one kind in the list.
list-city = Choose a city
list-take = Choose a die
list-mark = Mark a field
list-wonder = Build the wonder
list-bonus = Tick a bonus

# The program itself, English.

error = error
warning = warning
file-not-found = There is no file or folder of this name: { $path }
file-forbidden = This may not be read or written: { $path }
file-is-a-folder = This is a folder, not a file: { $path }
file-no-text = This is no text file: { $path }
file-no-space = There is no space left for { $path }.
file-trouble = The system refuses { $path }. In detail: “{ $problem }”
editions-no-folder = This is no folder: { $path }
editions-unknown-game = { $path } is not named after a game ({ $known }).

menu-welcome = Five board games of the ancient world.
menu-game = Which game?
menu-players = How many players ({ $least }–{ $most })?

name-player = Player { $number }
name-bot = Bot { $number }

play-no-game = Name a game, or load one with `--load FILE`.
play-too-many-players = { $count ->
    [one] 1 player
   *[other] { $count } players
} cannot sit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
play-too-many-names = { $count ->
    [one] 1 name is
   *[other] { $count } names are
} too many for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
play-commitment = Seed promised as { $hash }
play-share = You added to the luck: { $share }
play-help-hint = Type the number of an action or its notation; `help` lists everything else.
play-help = number or notation: do it · undo: take back · why ACTION: which rule forbids it · hint: what a bot would do
    board: draw again · log: what happened · save FILE · quit
play-hand-over = { $seat }, it is your turn. Press Enter when nobody else looks.
play-end-of-input = No more input: the game stops here.
play-undone = Taken back.
play-allowed = `{ $action }` is allowed.
play-rule = (rule { $rule })
play-hint = { $label } → wins { $chance } %
play-save-where = Where to? Type `save FILE`.
play-saved = Saved as { $file }.

undo-nothing = There is nothing to take back.
undo-too-late = Something became known or somebody else has acted since: this cannot be taken back.

winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

replay-resumed = The log of this game was made by an older version of the rules; it goes on from its snapshot.

verify-fair = Fair: the promised seed leads through { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} to this end.
verify-fair-so-far = Fair so far: the promised seed leads through { $moves ->
    [one] the one move
   *[other] all { $moves } moves
}. The game is not over.
verify-other-seed = Not fair: this is not the seed that was promised.
verify-differs = Not as recorded: record { $record }: { $problem }
verify-other-seed-of-origin = Not fair: the first { $moves ->
    [one] move comes
   *[other] { $moves } moves come
} from another game, and this is not the seed that was promised there.
verify-shared = Up to move { $moves } the luck is that of another game, promised there as { $hash }. This file cannot prove that it was: compare it with what that table showed.
verify-fair-since = Fair from move { $from } on: the seed that this table promised leads through the rest of the game ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in all).
verify-none-own = { $moves ->
    [one] Its one move does not follow
   *[other] None of its { $moves } moves follow
} from what this table promised.
verify-shares = { $count ->
    [one] One player added to the luck.
   *[other] { $count } players added to the luck.
}

edition-good = This edition can be played; the source is stated for { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
edition-summary = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: { $rulebook } from the rulebook, { $published } published, { $reconstructed } reconstructed

simulate-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
} cannot sit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one for each, or one for all.
simulate-bot = bot
simulate-wins = win share (95 %)
simulate-score = mean score (95 %)
simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} on average, { $unfinished } ended by a safeguard; decisions/s: { $speed }

ladder-rating = rating (Elo, 95 %)
ladder-share = wins against the bot below
ladder-games = games

fit-result = Surprise about who won games kept back: { $even } with even chances, { $before } with the present weights, { $after } with the new ones.
tune-alone = Weights are found by playing against others: at least 2 players are needed.
tune-result = In { $games ->
    [one] 1 game
   *[other] { $games } games
} alone against the present weights the new ones won { $share }; { $even } would be even.

report-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} for { $players } between { $bots }; { $unfinished ->
    [one] 1 was
   *[other] { $unfinished } were
} ended by a safeguard. Bars carry their 95 % interval.
report-seat = Seat { $number }
report-side = { $side }
report-by-seat = Win share by seat
report-by-side = Win share by civilization, city or character
report-scores = Final scores
report-rounds = Length in rounds
report-sources = Points by source
report-everybody = everybody
report-winners = winners
report-numbers = Numbers
report-games = games
report-uses = What happens, and to whom it helps
report-uses-about = How often a line of the log belongs to a player, and how often these players win compared with the others. It shows what goes along with winning, not what causes it.
report-use = what
report-share = of all players
report-with = wins with it (95 %)
report-without = without
report-correlation = correlation

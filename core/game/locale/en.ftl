# What is said in every game, English.

misread-unknown = `{ $text }` is no action. Actions begin with: { $known }.
misread-incomplete = There is more to say: { $form }
misread-unfit = `{ $word }` does not fit. It is written: { $form }

options-seats = { $found ->
    [one] One player
   *[other] { $found } players
} cannot play this game: it is for { $least } to { $most }.
options-variant = There is no variant `{ $key }`; this game knows: { $known }.
options-value = The variant `{ $key }` cannot be `{ $found }`; it can be: { $allowed }.
options-clash = The variant `{ $variant }` cannot be played by { $seats ->
    [one] one player
   *[other] { $seats } players
}.

wish-no-edition = There is no edition `{ $name }`.
wish-bad-edition = The edition cannot be used. In detail: “{ $problem }”

open-not-a-game-file = This is no game file. In detail: “{ $problem }”
open-other-format = This file has another format than this version of Pentapolis reads: `{ $found }` instead of `{ $expected }`.
open-other-game = This is a game of { $found }, expected { $expected }.
open-options = The options in the file cannot be used. In detail: “{ $problem }”
open-edition = The edition in the file cannot be used. In detail: “{ $problem }”
open-broken = Neither the log nor the snapshot in the file can be used. In detail: “{ $problem }”

unknown-game = There is no game `{ $name }`; there are: { $known }.

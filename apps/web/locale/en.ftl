# Words of the web pages in English.

## Frame
skip = Skip to the content
skip-actions = Skip to what you can do
nav-main = Main
nav-tables = Tables
nav-games = Games
nav-rules = Rules
nav-bots = Bots
language = Language
menu = Menu
theme-dark = Dark theme
theme-light = Light theme
theme-system = Theme of the system

## What went wrong
oops-home = To the tables
oops-not-found = There is nothing here. A link may be incomplete, or its table is gone.
oops-no-name = For this we need to know who you are: type a name first.
oops-not-yours = This is not yours to do.
oops-not-now = That cannot be done at this table now.
oops-stale = The table had moved on; nothing was changed. This is how it stands now.
oops-too-often = That was too much in too short a time. Please wait a minute.
oops-one-hint = One hint at a time: the one you asked for is still being thought about.
oops-too-many-undos = At this table moves were taken back very often within the last hour. Play on, or try again in a little while.
oops-busy = Too many people want the same at this moment. Please try again in a few seconds.
oops-name-taken = Somebody else keeps this name with a password. Please choose another one.
oops-wrong-password = This name and this password do not belong together.
oops-foreign = This request came from another site, so nothing was done.
oops-trouble = Something went wrong on our side. Nothing of yours is lost; please try again.
oops-broken = The game of this table cannot be opened. Its moves are kept.
oops-garbled = What was sent cannot be read.
oops-too-large = What was sent is too large.
oops-empty-name = A name needs at least one letter.
oops-long-name = A name can have 40 letters at most.
oops-short-password = A password needs at least 8 characters.
oops-not-sure = Please tick the box if you are sure.
oops-seats = This game cannot be played by so many.
oops-message = A message needs 1 to 500 letters.
oops-chat-full = Everything has been said at this table: its chat is full.
oops-file-later = The game file contains all secrets; it can be fetched when the game is over.

## Who I am
guest = Guest
who-title = Who you are
who-type-name = Type a name
who-your-name = Your name
who-new-name = New name
who-go = Go
who-rename = Rename
who-have-password = I have a password
who-you-are = You are { $name }
who-keep = Keep this name on other devices
who-keep-about = With a password the name is yours alone, here and on your other devices. No e-mail is needed; a lost password cannot be recovered.
who-keep-go = Keep it
who-password = Password
who-change-password = Change the password
who-change-about = All other devices are signed out by it.
who-old-password = Old password
who-old-wrong = This is not your old password. Nothing was changed.
who-new-password = New password
sessions-title = Where you are signed in
sessions-about = Each of these browsers acts in your name. Whichever you do not know, sign it out and change your password.
session-device = { $browser } on { $system }
session-unknown = an unknown device
session-used = last used: { $ago }
session-this = this device
session-end = Sign it out
who-sign-in = Sign in
who-sign-in-about = For those who keep their name with a password.
who-leave = Leaving
who-sign-out = Sign out
who-sign-out-about = Your tables wait for you; sign in again with your password.
who-sign-out-guest = A guest who signs out cannot come back to their seats. Keep your name first if you want to.
who-everywhere = on all devices
who-delete = Delete my data
who-delete-about = Your name and your messages are deleted, and bots play on in your seats. This cannot be undone.
who-delete-sure = I am sure

## Home
home-welcome = Five games of the ancient world
home-hello = Welcome, { $name }
home-guest = You play as a guest; this browser remembers you.
home-kept = Your name is kept with a password.
home-code = Invite link or code
home-join = Join
home-your-turn = Your turn
home-mine = Your tables
home-play = Play
home-five = Five games
home-five-about = One click and you play; bots take the other seats.
home-against-bots = Play against bots now
home-open = Open tables
home-watch = Watch
home-finished = Finished
home-all = all
home-none = None at the moment.
home-open-table = Open
home-replay = Replay
home-watch-one = Watch
game-time = How long it takes
row-waiting = { $names } · { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
row-running = { $names } to act · round { $round }
row-finished = { $names } won, { $scores }
row-lost = { $names } lost, { $scores }
row-over = over
round = round { $number }
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## My games
mine-title = My games
mine-going-on = Going on
mine-none = You have not played here yet. On the home page one click begins a game.
mine-nobody = We do not know who you are yet. Begin a game as a guest, or sign in if you keep your name with a password.
mine-pages = Pages
mine-page = page { $number }
mine-newer = Newer
mine-older = Older

## New table
new-table = New table
new-about = Everything here is set for a good evening; change only what you want otherwise.
new-game = Game
new-seats = Seats
new-how-many = How many players
new-seat = Seat { $number }
new-open-about = the first who opens the link takes it
new-level = How strong
new-bot-about = A bot sees only what its seat may see.
new-beside-about = Somebody beside you plays on this device; a hand-over screen hides the cards between you.
new-beside-name = Their name
new-variants = Variants
new-variants-about = the plain game is chosen
new-edition = Edition
new-edition-about = the numbers printed on the components
new-who = Who may come
new-by-link = By link
new-by-link-about = Only those who have the link can sit down or watch.
new-public = Public
new-public-about = On everyone's home page; anyone may take an open seat.
new-spectators = Spectators
new-spectators-about = They see what lies open on the table, never a hand.
new-invite-about = You get a link to send; the game starts when every seat is taken or you say so.
new-open = Open the table
sitter-me = Me
sitter-open = Open
sitter-bot = Bot
sitter-beside = Beside me
symbol-eagle = eagle
symbol-trident = trident
symbol-olive = olive branch
symbol-sun = sun
symbol-lyre = lyre
symbol-dolphin = dolphin
symbol-bull = bull
edition-default = As printed
edition-see = Where the numbers come from
edition-title = { $game }: the edition
edition-correct = Is a number different in your box? Correct it in a copy of the file below and start the server with it: --editions FOLDER.
edition-doubtful = { $count ->
    [0] Nothing is reconstructed
    [one] One entry is reconstructed or has a note
   *[other] { $count } entries are reconstructed or have a note
}
edition-file = The file
source-rulebook = rulebook
source-published = published elsewhere
source-reconstructed = reconstructed

## Bots
bot-random = Random
    .about = Plays anything that is allowed.
bot-greedy = Greedy
    .about = Looks to the end of its own turn.
bot-ismcts = Search
    .about = Thinks a thousand games ahead.
bot-ismcts-random = Search by luck
    .about = Thinks a thousand games ahead, played at random.
bot-novice = novice
    .about = Has just learned the game and makes the mistakes of people who have.
bot-citizen = citizen
    .about = Plays a whole turn at a time, sometimes misjudges where it leads, and answers at once.
bot-senator = senator
    .about = Plays the best end of its own turn, and answers at once.
bot-consul = consul
    .about = Thinks ahead for everybody at the table, up to three seconds for each decision.
bots-about = Bots see what a person in their seat would see, and nothing else. They think on threads of their own, so no page waits for them.
bots-strength = How strong they are
bots-strength-about = How many of a hundred games one of them wins against three of the level before it (a novice: against three who play at random), with four players; 25 would be even. Below it, how much stronger it is in Elo. A consul was held to a tenth of what it may think.
bots-rating = { $wins } %
bots-rating-elo = +{ $elo }

## Seats
seat-open = open
seat-bot = { $name } ({ $level })
seat-substitute = a bot plays
seat-resigned = has left
person-side = { $name } ({ $side })
seat-thinks = to act

## Waiting
wait-title = The table waits for players
wait-seats = Who plays
wait-free = { $free ->
    [0] all seats are taken
    [one] one seat is free
   *[other] { $free } seats are free
}
wait-sit = Sit down here
wait-start = Start now
wait-start-about = Bots take the seats that are still open.
wait-leave = Stand up
wait-invite = Invite
wait-link = Invite link
wait-copy = Copy
wait-copied = Copied
wait-qr = Point a phone at it: a name, and you sit at the table. No sign-up.
wait-qr-name = The link as a QR code

## At the table
your-turn = Your turn
waiting-for = Waiting for { $names }
ended = { $count ->
    [one] The game is over: { $names } has won
   *[other] The game is over: { $names } share the victory
}
ended-early = The game was ended before its end
board = Board
board-plain = Board as text
board-drawn = Board as drawing
undo = Undo
undo-nothing = There is nothing of yours to take back.
undo-too-late = Something became known or somebody else has acted since: this cannot be taken back.
actions = What I can do
actions-filter = Find an action
hint = What would a bot do?
hint-title = A bot would think of
hint-chance = wins { $percent } % of the time
hint-best = best
hint-about = Chance to win, as it shows in games that go on from here in a bot's mind.
hint-best-by = best by { $percent } %
hint-then = Then:
hint-reply = Most likely after it:
hint-close = Close the hint
since = Since your last turn
since-all = all { $count }
log = Log
log-all = all of it
chat = Chat
chat-message = Message to the table
chat-send = Send
side = Log, chat and players
side-people = Players
views = Part of the table
view-board = Board
view-mine = Mine
view-others = Others
rule = rule { $number }
resumed = The rules of this program were corrected since this game began; it goes on from where it stood.
commitment = The seed of this game was promised before the first move:
luck = Luck
luck-promised = Promised for this table, before you add anything:
luck-share = A word of your own that is mixed into the luck (empty: your browser adds a random number)
shares = After that promise, the players added:
share-of = { $seat }: { $share }
shares-count = { $count ->
    [one] One player added to the luck after the promise, so nobody could choose it.
   *[other] { $count } players added to the luck after the promise, so nobody could choose it.
}
broken-title = This game cannot be opened
broken-about = The program cannot read this game any more. Nothing is lost: all its moves are kept, and a corrected version of the program will open it. Whoever runs this server finds the reason in its log.
back-to-table = To the table
hand-over-to = Please hand the device to { $name }
hand-over-about = Nobody's cards are shown until then.
hand-over-go = I am { $name }
end-proposed = { $names } would like to end the game now.
end-agree = End it
end-withdraw = Play on after all
rematch = Play again
rematch-open = The same players play again.
menu-to-bot = A bot plays for me
menu-to-bot-sure = Let a bot play your seat until you take it back?
lent-seat = A bot plays for you.
menu-take-back = Take it back
menu-propose-end = Propose to end the game
menu-propose-end-sure = Propose to all players to end this game now?
menu-resign = Leave the game
menu-resign-sure = Leave for good? A bot plays on for you.
keys-about = Arrow keys go from one thing you can do to the next, here and on the board; Enter does it.
zoom-in = Enlarge
zoom-out = Make smaller
zoom-whole = Show the whole map
live-on = Connected
live-off = Not connected
live-lost = Not connected. Trying again …
live-unsent = There is no connection: this was not sent. Please press it again in a moment.
live-refresh = Refresh
live-sound = Sound when it is my turn
live-notify = Notify me when it is my turn
live-pace = Show moves of others
live-choosing = First click or tap
choosing-auto = a mouse acts, a finger chooses
choosing-click = acts at once
choosing-tap = only chooses
pace-off = at once
pace-fast = quickly
pace-calm = calmly
pace-slow = slowly
score-sheet = Score sheet
score-points = Points
decided-by = What decided it: { $what } ({ $points } more than { $name }).
decided-by-tie-break = { $name } has as many points: the tie-break decided.

## Replay
replay-title = Replay
replay-over = finished
replay-running = so far, as you saw it
replay-start = The game begins.
replay-share = Share
replay-shared = Address copied
replay-standing = After this move
replay-file = Game file
replay-at = Move { $number } of { $last }
replay-jump = Jump
replay-eyes = Through whose eyes
replay-public = Everybody's
replay-moves = Moves
replay-first = First move
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-turn-on = One turn on
replay-last = Last move
replay-chart = Points of all players over the moves
analysis-title = Chance to win, as a bot sees it
analysis-soon = The chances to win are being computed.
analysis-turns = Turning points
analysis-no-turns = The game had none: it was decided step by step.
analysis-move = Move { $number }
replay-points = Points
play-on-title = What if, from move { $number }?
play-on-about = A new table opens in this position: take any seat, bots take the others. What is still to be drawn is drawn anew.
play-on-as = Play on as
commitment-over = The revealed seed is in the game file.
commitment-running = The seed is revealed when the game is over.
verify = What is this?
verify-title = Was the luck fair?
verify-later = The seed is revealed when the game is over; then everybody can check it.
verify-fair = Yes: the revealed seed is the promised one, and { $moves ->
    [one] its one move follows
   *[other] all { $moves } moves and draws follow
} from it.
verify-other-seed = No: the seed is not the one that was promised.
verify-differs = No: from record { $record } on the game differs from what the seed says.
verify-fair-so-far = So far, yes: { $moves ->
    [one] the one move follows
   *[other] all { $moves } moves and draws follow
} from the promised seed.
verify-other-seed-of-origin = No: the first { $moves ->
    [one] move comes
   *[other] { $moves } moves come
} from another game, and the seed is not the one that was promised there.
verify-shared = Up to move { $moves } the luck is that of another game, whose promise was { $hash }. Compare it with what that table showed: this table cannot prove it.
verify-fair-since = From move { $from } on, yes: the revealed seed is the one this table promised, and the rest of the game ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in all) follows from it.
verify-none-own = { $moves ->
    [one] The one move does not follow
   *[other] None of the { $moves } moves follow
} from what this table promised.
verify-shares = { $count ->
    [one] One player added to the luck after the promise.
   *[other] { $count } players added to the luck after the promise.
}
verify-broken = This file cannot be replayed.
verify-about = Before the first move every table publishes the SHA-256 of its secret seed. All draws follow from the seed and the number of the move. When the game is over the seed is in the game file, so anybody can play all draws again and see that nothing was changed. You can do it on your own machine:
verify-shares-about = The promise is published before anybody sits down. Then each player’s browser adds a random number, or the player a word, and all draws follow from the seed and these together: nobody, the host of the server included, can choose the luck.
import-title = Bring a game file
import-about = A finished game becomes a replay; a game that goes on is played on by you.
import-choose = Choose a file
import-paste = or paste it here
import-go = Open it
import-no-file = This is not a game file of Pentapolis, or a part of it is missing. Please choose the file that “Game file” gave you, or paste the whole of it.
import-edition = The file comes with an edition of its own that cannot be used here.
import-too-many = This server cannot take more editions from files now.
import-broken = This is a game file, but the game in it cannot be opened: something in it was changed or is missing.
import-too-long = The file has { $records ->
    [one] 1 record
   *[other] { $records } records
}, more than any game.
import-large-edition = The edition in the file is too large.
import-details = What the program says

## Rules
rules-title = { $game }: the rules
rules-count = { $rules ->
    [one] 1 numbered rule
   *[other] { $rules } numbered rules
} and { $rulings ->
    [one] 1 ruling
   *[other] { $rulings } rulings
}. Every refusal and many lines of a log lead here.
rules-language = Language of the rules
rules-contents = Contents
rules-others = Other games
rules-search = Search the rules
rules-find = Find
rules-close = Close the rules
rules-found = { $count ->
    [0] No rule says this
    [one] One rule says this
   *[other] { $count } rules say this
}
rules-legend = Marks on this page
rules-rule = Rule
rules-rule-about = what the rulebook says, in our words
rules-ruling = Ruling
rules-ruling-about = where the rulebook is silent, with the reason
rules-why-not = At the table, a click on something that cannot be done changes nothing and names the rule that stands in the way.
about-unofficial = Pentapolis is an unofficial implementation. No publisher or author of these games has endorsed it; if you enjoy a game here, buy the box.

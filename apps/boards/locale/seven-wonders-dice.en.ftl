# Words that only the web page and the board say.

board-title = 7 Wonders Dice
board-about = One shake of the dice, everybody builds at once. Three bonuses call the last round.
board-time = 25–30 min
board-emblem = three dice before a pyramid

# Words that only the web page and the board say.

board-title = Deus
board-about = Cards stacked by colour fire again and again while you settle a map of flowers.
board-time = 60–90 min
board-emblem = a temple on a flower of seven regions

# Words that only the web page and the board say.

board-title = Age of Rome
board-about = Four provinces turn past the players. Build, vote and plot through nine rounds.
board-time = 90 min
board-emblem = a laurel wreath inside a turning ring of four provinces

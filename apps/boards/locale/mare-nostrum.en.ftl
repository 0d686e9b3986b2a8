# Words that only the web page and the board say.

board-title = Mare Nostrum
board-about = Trade, build and fight around the inland sea. Four heroes or wonders, or the Pyramids, win.
board-time = 2–3 h
board-emblem = a trireme under sail

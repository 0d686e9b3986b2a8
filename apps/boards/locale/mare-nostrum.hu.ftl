# Words that only the web page and the board say.

board-title = Mare Nostrum
board-about = Kereskedj, építkezz és harcolj a beltenger körül. Négy hős vagy csoda, vagy a piramisok hozzák a győzelmet.
board-time = 2–3 óra
board-emblem = trireme kibontott vitorlával

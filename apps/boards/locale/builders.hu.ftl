# Words that only the web page and the board say.

board-title = Építők: Antikvitás
board-about = Bérelj, képezz és fizess munkásokat, hogy nagy épületeket fejezzenek be. Tizenhét pontnál jön a vége.
board-time = 30 perc
board-emblem = taposókerekes daru emel egy oszlopdobot

# Words that only the web page and the board say.

board-title = Róma dicsősége
board-about = Négy provincia fordul el a játékosok előtt. Építkezz, szavazz és szőj ármányt kilenc fordulón át.
board-time = 90 perc
board-emblem = babérkoszorú négy provincia forgó gyűrűjében

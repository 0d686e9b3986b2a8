# Words that only the web page and the board say.

board-title = Deus
board-about = A szín szerint egymásra rakott kártyák újra meg újra hatnak, miközben benépesíted a virágokból rakott térképet.
board-time = 60–90 perc
board-emblem = templom hét régió virágán

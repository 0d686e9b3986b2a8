# Words that only the web page and the board say.

board-title = The Builders: Antiquity
board-about = Hire, train and pay workers to finish great buildings. Seventeen points call the end.
board-time = 30 min
board-emblem = a treadwheel crane lifts a column drum

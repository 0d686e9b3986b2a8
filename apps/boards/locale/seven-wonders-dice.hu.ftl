# Words that only the web page and the board say.

board-title = 7 csoda: kockajáték
board-about = Egyetlen dobás, és mindenki egyszerre épít. A harmadik bónusz hozza az utolsó fordulót.
board-time = 25–30 perc
board-emblem = három kocka egy piramis előtt

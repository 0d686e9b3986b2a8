# Words that only the web page and the board say.

board-title = 7 csoda: kockajáték
board-about = Egyetlen dobás, és mindenki egyszerre épít. A harmadik bónusz hozza az utolsó fordulót.
board-time = 25–30 perc
board-emblem = három kocka egy piramis előtt

board-phase-cities = Városok
board-phase-round = Mindenki cselekszik
board-phase-last-round = Utolsó forduló

board-forum = A fórum: hét kocka négy negyedben
board-forum-hint = perem: a negyed ára; címke: a te árad
board-free = ingyen
board-die-shows = { $die }: { $symbol }

board-others = A többiek
board-players = A játékosok
board-enlarge = { $name } táblája nagyban
board-chosen = választott
board-choosing = választ
board-on-left = bal oldali szomszédod
board-on-right = jobb oldali szomszédod
board-both-sides = mindkét oldalról szomszédod

board-your-city = a te városod
board-points = { $points } pont
board-coins = { $coins } érme
board-resources = { $resources } erőforrás
board-reconstructed = Az itt látható számokat mi rekonstruáltuk.

board-due-bonus = Pipálj ki egy bónuszt
board-due-cross = Jelölés kocka nélkül
board-due-build = Építés ingyenes kockával
board-due-action = Még egy akció
board-pass = Passz

board-west = Nyugat
board-east = Kelet
board-guild = Céh
board-my-attacks = támadásod −{ $defenses }
board-their-attacks = támadásuk −{ $defenses }
board-agora-first = aki elsőként befejezi
board-agora-mine = te voltál az első
board-agora-gone = más fejezte be elsőként

board-fx-cheaper = mindegyik
board-fx-free = ingyen
board-fx-gain = bevétel
board-fx-unlock = kocka
board-fx-cross = jelölés
board-fx-build = ingyen
board-fx-action = akció

board-reserve = Aranytartalék
board-reserve-of = { $coins } / { $most }
board-bonuses = Bónuszok
board-bonuses-end = minden kész épületért egy; a { $bonuses }. hozza az utolsó fordulót
board-ticked = kipipálva

# What stands above actions of one kind in the list.
list-city = Város választása
list-take = Kocka választása
list-mark = Mező megjelölése
list-wonder = A csoda építése
list-bonus = Bónusz kipipálása

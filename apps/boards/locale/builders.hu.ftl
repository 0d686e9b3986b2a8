# Words that only the web page and the board say.

board-title = Építők: Antikvitás
board-about = Bérelj, képezz és fizess munkásokat, hogy nagy épületeket fejezzenek be. Tizenhét pontnál jön a vége.
board-time = 30 perc
board-emblem = taposókerekes daru emel egy oszlopdobot

board-phase-building = Építkezés
board-phase-last-round = Utolsó forduló
board-phase-settlement = Végső pontozás

board-market = Piac
board-slaves = Rabszolgák
board-tools = Szerszámok
board-loans = Kölcsönök
board-universities = Egyetemek
board-left-of = { $left } / { $all }
board-gone = elfogyott
board-get = kapsz
board-at-the-end = a végén:
board-or = vagy
board-raises-to = → { $amount }
board-raises-by = +{ $amount }
board-machine-gives = amit a gép elkészülte után ad
board-idle-worker = tétlen munkásnak
board-building-row = Épületek
board-worker-row = Munkások
board-in-the-deck = { $cards ->
    [0] a pakli üres
   *[other] { $cards } a pakliban
}
board-empty-place = üres hely
board-wage = bér

board-kind-apprentice = Tanonc
board-kind-laborer = Segédmunkás
board-kind-craftsman = Mesterlegény
board-kind-master = Mester
board-kind-slave = Rabszolga
board-kind-freed = Szabad munkás
board-kind-machine = Gép

board-you = { $seat } (te)
board-points = { $points } pont
board-coins = { $coins } sestertius
board-total = összesen { $score }
board-ends-the-game = { $points } pontnál vége
board-race = Az eddigi pontok; { $points } pontnál vége a játéknak
board-start-player = kezdőjátékos
board-next = következik
board-to-move = ő lép
board-others = A többiek
board-players = A játékosok
board-fixed-order = mindig ebben a sorrendben
board-amount = { $amount } { $resource }
board-no-goods = semmi

board-my-sites = Építkezéseim
board-no-sites = Még nincs építkezésed: kezdj el egyet a fenti épületek közül.
board-nobody-at-work = még senki sem dolgozik itt
board-in-place = { $done } / { $all } kész
board-next-hand = a következő ide
board-finishes = Elkészül
board-then-missing = utána hiányzik
board-then-left = utána marad
board-too-dear = kell hozzá

board-crew = Tétlen csapatom
board-idle = Tétlen
board-at-work = dolgozik: { $hands }
board-nobody-idle = Mindenki dolgozik.
board-finished = Kész
board-nothing-finished = még semmi
board-unsettled = ha a végén rendezetlen: rabszolga −{ $slave }, kölcsön −{ $loan }
board-selected = kiválasztva
board-free = Felszabadítás
board-loan = Kölcsön
board-reconstructed = E lap számai rekonstruáltak.

board-actions-left = még { $actions } akció
board-buy-action = Még egy
board-take-coins = Pénz felvétele
board-end-turn = Kör vége
board-done = Kész

# What stands above actions of one kind in the list.
list-start = Építkezés megkezdése
list-recruit = Munkás felbérlése
list-slave = Rabszolga vásárlása
list-tool = Szerszám vásárlása
list-university = Egyetem választása
list-teach = Munkás taníttatása
list-free = Rabszolga felszabadítása
list-send = Munkás munkába állítása
list-with = Szerszámmal
list-at = Építkezésre
list-coins = Pénz felvétele

# A játékszer, magyarul.

game-name = Játékszer
game-tagline = Licitálj, áss, győzz.

label-bid = Letesz: { $card }
label-dig = Ás
label-sell = Elad egy érmét
label-done = Kész

prompt-bid = A kasszában { $pot } érme van: tegyél le egy lapot.
prompt-turn = Maradt érmék: { $coins }. Áss, vagy adj el!
prompt-wait = Mások döntenek.
prompt-over = A játék véget ért.

board-line = { $seat }: { $points } pont, { $coins } érme

illegal-already-bid = Már letettél egy lapot.
illegal-not-in-hand = Ez a lap nincs a kezedben: { $card }.
illegal-no-bidding = Most senki sem tesz le lapot.
illegal-not-your-turn = Most nem te következel.

event-round-began = Kezdődik a következő forduló ({ $round }), a kasszában { $pot } érme van.
event-drew = { $seat } húz: { $card }.
event-drew-unknown = { $seat } húz egy lapot.
event-bid = { $seat } letesz: { $card }.
event-bid-unknown = { $seat } letesz egy lapot.
event-revealed = { $seat } lapja: { $card }.
event-pot-taken = { $seat } elvisz { $coins } érmét a kasszából.
event-dug = { $seat } ás, és nem talál semmit.
event-dug-found = { $seat } ás, és kincset talál.
event-sold = { $seat } elad egy érmét.
event-game-ended = A játék véget ért.

score-treasures = Kincsek
score-sales = Eladott érmék
score-total = Összesen

# Words that only the web page and the board say.

board-title = Róma dicsősége
board-about = Négy provincia fordul el a játékosok előtt. Építkezz, szavazz és szőj ármányt kilenc fordulón át.
board-time = 90 perc
board-emblem = babérkoszorú négy provincia forgó gyűrűjében

board-glory = Dicsőség
board-milestone = A mérföldkő követőt ad:
board-round = { $round }/{ $rounds }. forduló
board-left = még { $number }
board-no-event = Az első esemény a küldetések kiválasztása után jön.
board-turns = { $number ->
    [one] Negyed fordulat jobbra
   *[other] { $number } negyedfordulat jobbra
}
board-turns-back = { $number ->
    [one] Negyed fordulat balra
   *[other] { $number } negyedfordulat balra
}
board-comes-to-you = a bevétel után eléd kerül: { $province }
board-order = Körsorrend
board-trade-deck = Kártyák
board-discard = Dobópakli
board-missions = Küldetések
board-discord = Viszály
board-senate = Szenátus
board-newest = felül a legújabb
board-majority = Ha a felső három a tiéd:
board-next-out = ez esik ki először
board-regions = Harci régiók
board-shield = { $number } légió hódítja meg
board-conquered = meghódítva
board-legions-of = { $here } / { $shield } légió
board-no-place = helyezés nélkül
board-deploy = Légió ide
board-recall = Egy hazatér
board-march = Átvonulás: { $region }
board-desert-replacing = Hitehagyás cserével
board-deceive = Megtévesztés: { $region }
board-supply = Készlet
board-cost = ára
board-gives = ad
board-bases = alapok
board-roofs = tetők
board-wheel = A provinciák kereke
board-start-player = kezdőjátékos
board-before-you = előtted
board-with-cards = kártyákkal
board-no-higher = nincs mit építeni
board-taxes = Adó
board-to-move = ő lép
board-denarii = dénár
board-cards-in-hand = kereskedelmi kártya kézben
board-anchor = horgonykártya kézben
board-anchor-about = helyet foglal a kezedben, amíg egy kártya el nem távolítja
board-secret-missions = Titkos küldetések
board-put-one-back = egyet tegyél vissza
board-intrigue-tokens = ármányjelzők; a halványak provinciákon fekszenek
board-glory-of = { $number } dicsőség
board-total = összesen { $number }
board-pantheon = Pantheon
board-pantheon-of = Pantheon: { $seat }
board-hand = Kézben
board-held = { $held } / { $most }
board-no-cards = nincs kártyád
board-wild = bármi lehet
board-set-worth = szett { $number }
board-sell = eladás
board-sets = Szettek
board-three-of-a-kind = három egyforma típus
board-now = most { $number } pont
board-intrigues = Ármányok
board-here = itt
board-in = { $province }
board-activate = Aktiválás
board-used = elhasználva
board-ready = kész
board-placed = lehelyezve
board-not-yet = még nem a tiéd
board-covered = letakarva
board-open = szabad
board-about-slander = a célpont { $amount } dicsőséget veszít
board-about-demolition = a célpont Pantheonjának befejezetlen szintjéről lekerül egy elem
board-about-desertion = a célpont egy légiója hazatér, helyére a tiéd állhat
board-about-deception = a célpont { $amount } légiója másik régióba megy
board-about-re-vote = a célpont egy szavazata hazatér, a tiéd kerül felülre
board-about-invalid-vote = a célpont egy szavazata hazatér, neked { $amount } dicsőség
board-about-sold = a célpont elveszít egy véletlen kártyát, neked { $amount } dénár
board-about-custom-fees = elveszed a célpont egy véletlen kártyáját
board-offer = { $seat } ajánlata ({ $envoy }): { $building } { $level ->
    [1] I
    [2] II
   *[other] III
}, { $province }, { $denarii } dénár.
board-some-envoy = lefordított jelző
board-demand = kérj
board-play-cards = Most játszhatsz ki kártyát.
board-played = kijátszva:
board-relief = { $number } dénárral kevesebb
board-still-to-draw = még { $number } kártyát húzol: csinálj helyet
board-you = { $seat } (te)
board-followers = Követők: { $home } kész, { $away } lehelyezve
board-legions = Légiók: { $home } otthon, { $away } a régiókban
board-votes = Szavazatok: { $home } otthon, { $away } a szenátusban
board-discord-and-bonuses = Bónuszok és viszály
board-reconstructed = E kártya szövege rekonstruált.

# What stands above actions of one kind in the list.
list-return = Küldetés visszatétele
list-recall = Légió visszahívása
list-offer = Diplomáciajelző lerakása
list-put = Felajánlott dénár
list-demand = Kért összeg
list-activate = Ármány aktiválása
list-desertion = Hitehagyás
list-deception = Megtévesztés
list-re-vote = Újraszavazás
list-invalid-vote = Érvénytelen szavazat
list-build = Építés
list-place = Követő lehelyezése
list-deploy = Légió lehelyezése
list-march = Légió mozgatása
list-play = Kártya kijátszása
list-sell = Kártya eladása
list-set = Szett létrehozása
list-buy = Dicsőség vásárlása
list-take = A kém haszna

# A program maga, magyarul.

error = hiba
warning = figyelem
file-not-found = Nincs ilyen nevű fájl vagy mappa: { $path }
file-forbidden = Ezt nem szabad olvasni vagy írni: { $path }
file-is-a-folder = Ez mappa, nem fájl: { $path }
file-no-text = Ez nem szövegfájl: { $path }
file-no-space = Nincs több hely ehhez: { $path }
file-trouble = A rendszer ezt nem engedi: { $path }. Részletek (a rendszer szavaival): „{ $problem }”
editions-no-folder = Ez nem mappa: { $path }
editions-unknown-game = { $path }: nem egy játék neve ({ $known }).

menu-welcome = Öt társasjáték az ókori világból.
menu-game = Melyik játék?
menu-players = Hány játékos ({ $least }–{ $most })?

name-player = { $number }. játékos
name-bot = { $number }. gép

play-no-game = Nevezz meg egy játékot, vagy tölts be egyet: `--load FÁJL`.
play-too-many-players = { $count } játékos nem fér el { $seats } helyen.
play-too-many-names = { $count } név túl sok { $seats } helyre.
play-commitment = A megígért kiinduló szám lenyomata { $hash }
play-share = Amit te tettél hozzá a szerencséhez: { $share }
play-help-hint = Írd be egy lépés számát vagy jelölését; a `help` felsorolja a többit.
play-help = szám vagy jelölés: lépés · undo: visszavonás · why LÉPÉS: melyik szabály tiltja · hint: mit tenne a gép
    board: tábla újra · log: mi történt · save FÁJL: mentés · quit: kilépés
play-hand-over = { $seat }, te következel. Nyomj Entert, ha más nem látja.
play-end-of-input = Nincs több bemenet: a játék itt megáll.
play-undone = Visszavonva.
play-allowed = `{ $action }`: szabad.
play-rule = ({ $rule } szabály)
play-hint = { $label } → nyerési esély: { $chance } %
play-save-where = Hová? Írd be: `save FÁJL`.
play-saved = Elmentve ide: { $file }.

undo-nothing = Nincs mit visszavonni.
undo-too-late = Azóta kiderült valami, vagy más is lépett: ez már nem vonható vissza.

winners = { $count ->
    [one] Győztes: { $names }.
   *[other] Osztoznak a győzelmen: { $names }.
}

replay-resumed = A játék naplója a szabályok egy régebbi változatával készült; a mentett állásból folytatódik.

verify-fair = Tiszta játék: a megígért kiinduló szám mind a { $moves } lépésen át ide vezet.
verify-fair-so-far = Eddig tiszta: a megígért kiinduló szám mind a { $moves } lépést igazolja. A játék még nem ért véget.
verify-other-seed = Nem tiszta: nem ez a megígért kiinduló szám.
verify-differs = Nem egyezik a feljegyzettel: { $record }. bejegyzés: { $problem }
verify-other-seed-of-origin = Nem tiszta: az első { $moves } lépés egy másik játszmából való, és nem ez az ott megígért kiinduló szám.
verify-shared = Az első { $moves } lépésben egy másik játszma szerencséje dönt; ott ez volt az ígéret: { $hash }. Hogy valóban ez volt-e, ez a fájl nem bizonyíthatja: vesd össze azzal, amit annál az asztalnál láttatok.
verify-fair-since = Tiszta játék { A($from) }. lépéstől: az asztal megígért kiinduló száma vezet végig a többi lépésen (összesen { $moves }).
verify-none-own = A { $moves } lépés közül egy sem következik abból, amit ez az asztal megígért.
verify-shares = { $count } játékos tett hozzá a szerencséhez.

edition-good = Ezzel a kiadással lehet játszani; { $entries } tétel nevezi meg a forrását.
edition-summary = { $entries } tétel: { $rulebook } a szabálykönyvből, { $published } máshol közölt, { $reconstructed } rekonstruált

simulate-bots = { $count } gép nem ülhet { $seats } helyen: nevezz meg mindegyikhez egyet, vagy egyet mindhez.
simulate-bot = gép
simulate-wins = győzelmi arány (95 %)
simulate-score = átlagpont (95 %)
simulate-summary = { $games } játék, átlagosan { $rounds } forduló; { $unfinished } játékot biztosíték zárt le; { $speed } döntés/mp

ladder-rating = értékszám (Élő, 95 %)
ladder-share = nyerés az alatta álló ellen
ladder-games = játék

fit-result = Meglepetés a félretett játékok győztesein: egyenlő esélyekkel { $even }, a mostani súlyokkal { $before }, az újakkal { $after }.
tune-alone = A súlyokat mások elleni játékból számoljuk: legalább 2 játékos kell.
tune-result = Az új súlyok { $games } játékban egyedül a mostaniak ellen { $share } arányban nyertek; { $even } volna döntetlen.

report-summary = { $games } játék, { $players } játékos: { $bots }; { $unfinished } játékot biztosíték zárt le. Az oszlopokon a 95 %-os tartomány látszik.
report-seat = { $number }. hely
report-side = { $side }
report-by-seat = Győzelmi arány helyek szerint
report-by-side = Győzelmi arány civilizáció, város vagy szereplő szerint
report-scores = Végeredmények
report-rounds = Hossz fordulókban
report-sources = Pontok forrás szerint
report-everybody = mindenki
report-winners = győztesek
report-numbers = Számok
report-games = játék
report-uses = Mi történik, és kinek használ
report-uses-about = A játékosok mekkora részéről szól egy-egy naplósor, és ők milyen gyakran nyernek a többiekhez képest. Azt mutatja, mi jár együtt a győzelemmel, nem azt, hogy mi okozza.
report-use = mi
report-share = a játékosok közül
report-with = ezzel nyer (95 %)
report-without = enélkül
report-correlation = korreláció

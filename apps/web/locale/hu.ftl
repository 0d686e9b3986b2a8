# A weboldalak szavai magyarul.

## Keret
skip = Ugrás a tartalomhoz
skip-actions = Ugrás a lehetséges lépésekhez
nav-main = Főmenü
nav-tables = Asztalok
nav-games = Játékok
nav-rules = Szabályok
nav-bots = Gépi játékosok
language = Nyelv
menu = Menü
theme-dark = Sötét téma
theme-light = Világos téma
theme-system = A rendszer témája

## Ami nem sikerült
oops-home = Az asztalokhoz
oops-not-found = Itt nincs semmi. Talán hiányos a hivatkozás, vagy az asztal már nincs meg.
oops-no-name = Ehhez tudnunk kell, ki vagy: előbb írj be egy nevet.
oops-not-yours = Ezt nem te teheted meg.
oops-not-now = Ezt most nem lehet ennél az asztalnál.
oops-stale = Az asztalnál közben lépés történt; semmi sem változott. Így áll most.
oops-too-often = Ez túl sok volt ilyen rövid idő alatt. Várj egy percet!
oops-one-hint = Egyszerre egy tipp: azon, amit kértél, még gondolkodik a gép.
oops-too-many-undos = Ennél az asztalnál az elmúlt órában nagyon sok lépést vontak vissza. Játssz tovább, vagy próbáld meg kicsit később!
oops-busy = Most túl sokan akarják ugyanezt. Próbáld újra néhány másodperc múlva!
oops-name-taken = Ezt a nevet más őrzi jelszóval. Válassz másikat!
oops-wrong-password = Ez a név és ez a jelszó nem tartozik össze.
oops-foreign = Ez a kérés egy másik oldalról jött, ezért nem történt semmi.
oops-trouble = Nálunk hiba történt. Semmid sem veszett el; próbáld újra!
oops-broken = Ennek az asztalnak a játszmáját nem lehet megnyitni. A lépései megmaradtak.
oops-garbled = A küldött adat nem olvasható.
oops-too-large = A küldött adat túl nagy.
oops-empty-name = A névhez legalább egy betű kell.
oops-long-name = A név legfeljebb 40 betű lehet.
oops-short-password = A jelszó legalább 8 karakter legyen.
oops-not-sure = Ha biztos vagy benne, jelöld be a négyzetet.
oops-seats = Ezt a játékot nem lehet ennyien játszani.
oops-message = Egy üzenet 1–500 betű lehet.
oops-chat-full = Ennél az asztalnál már mindent elmondtatok: a csevegés betelt.
oops-file-later = A játékfájlban minden titok benne van; a játék végén tölthető le.

## Ki vagyok
guest = Vendég
who-title = Ki vagy
who-type-name = Írj be egy nevet
who-your-name = A neved
who-new-name = Új név
who-go = Mehet
who-rename = Átnevezés
who-have-password = Van jelszavam
who-you-are = Te vagy { $name }
who-keep = Név megőrzése más eszközökön is
who-keep-about = Jelszóval a név csak a tiéd, itt és a többi eszközödön is. E-mail-cím nem kell; az elveszett jelszót nem lehet pótolni.
who-keep-go = Megőrzöm
who-password = Jelszó
who-change-password = Jelszó megváltoztatása
who-change-about = Ezzel minden más eszközödön kilépsz.
who-old-password = Régi jelszó
who-old-wrong = Nem ez a régi jelszavad. Semmi sem változott.
who-new-password = Új jelszó
sessions-title = Hol vagy belépve
sessions-about = Ezek a böngészők a te nevedben lépnek. Amelyiket nem ismered, azt léptesd ki, és változtasd meg a jelszavad.
session-device = { $browser }, { $system }
session-unknown = ismeretlen eszköz
session-used = utoljára használva: { $ago }
session-this = ez az eszköz
session-end = Kiléptetés
who-sign-in = Belépés
who-sign-in-about = Azoknak, akik jelszóval őrzik a nevüket.
who-leave = Távozás
who-sign-out = Kilépés
who-sign-out-about = Az asztalaid megvárnak; a jelszavaddal újra beléphetsz.
who-sign-out-guest = A kilépő vendég nem térhet vissza a helyeire. Ha szeretnéd, előbb őrizd meg a neved.
who-everywhere = minden eszközön
who-delete = Adataim törlése
who-delete-about = A neved és az üzeneteid törlődnek, a helyeiden gépi játékosok játszanak tovább. Ezt nem lehet visszavonni.
who-delete-sure = Biztos vagyok benne

## Kezdőlap
home-welcome = Öt játék az ókori világból
home-hello = Üdv, { $name }!
home-guest = Vendégként játszol; ez a böngésző emlékszik rád.
home-kept = A nevedet jelszó őrzi.
home-code = Meghívó vagy kód
home-join = Csatlakozás
home-your-turn = Te jössz
home-mine = Az asztalaid
home-play = Játék
home-five = Öt játék
home-five-about = Egy kattintás, és játszol; a többi helyre gépi játékos ül.
home-against-bots = Játék gépek ellen
home-open = Szabad asztalok
home-watch = Nézhető
home-finished = Befejezett
home-all = mind
home-none = Most egy sincs.
home-open-table = Megnyitás
home-replay = Visszajátszás
home-watch-one = Nézem
game-time = Mennyi ideig tart
row-waiting = { $names } · { $free } szabad hely
row-running = { $names } következik · { $round }. forduló
row-finished = { $names } nyert, { $scores }
row-lost = { $names } vesztett, { $scores }
row-over = vége
round = { $number }. forduló
ago-now = az imént
ago-minutes = { $count } perce
ago-hours = { $count } órája
ago-days = { $count ->
    [one] tegnap
   *[other] { $count } napja
}

## Játszmáim
mine-title = Játszmáim
mine-going-on = Folyamatban
mine-none = Itt még nem játszottál. A kezdőlapon egy kattintással elkezdheted.
mine-nobody = Még nem tudjuk, ki vagy. Kezdj egy játékot vendégként, vagy lépj be, ha jelszóval őrzöd a neved.
mine-pages = Oldalak
mine-page = { $number }. oldal
mine-newer = Újabbak
mine-older = Régebbiek

## Új asztal
new-table = Új asztal
new-about = Minden készen áll egy jó estéhez; csak azon változtass, amin szeretnél.
new-game = Játék
new-seats = Helyek
new-how-many = Hány játékos
new-seat = { $number }. hely
new-open-about = azé, aki elsőnek nyitja meg a meghívót
new-level = Milyen erős
new-bot-about = A gépi játékos csak azt látja, amit a helyéről látni szabad.
new-beside-about = Aki melletted ül, ezen az eszközön játszik; közben átadó képernyő rejti el a lapokat.
new-beside-name = A neve
new-variants = Változatok
new-variants-about = az alapjáték van kiválasztva
new-edition = Kiadás
new-edition-about = az alkotóelemekre nyomtatott számok
new-who = Ki jöhet
new-by-link = Meghívóval
new-by-link-about = Csak az ülhet le vagy nézheti, akinél ott a meghívó.
new-public = Nyilvános
new-public-about = Mindenki kezdőlapján látszik; bárki elfoglalhat egy szabad helyet.
new-spectators = Nézők
new-spectators-about = Azt látják, ami nyíltan az asztalon van, kézben tartott lapot soha.
new-invite-about = Kapsz egy meghívót, amit elküldhetsz; a játék akkor indul, ha minden hely elkelt, vagy ha elindítod.
new-open = Asztal megnyitása
sitter-me = Én
sitter-open = Szabad
sitter-bot = Gép
sitter-beside = Mellettem
symbol-eagle = sas
symbol-trident = szigony
symbol-olive = olajág
symbol-sun = nap
symbol-lyre = líra
symbol-dolphin = delfin
symbol-bull = bika
edition-default = Ahogy nyomtatták
edition-see = Honnan valók a számok
edition-title = { $game }: a kiadás
edition-correct = A te dobozodban más szám áll? Javítsd ki az alábbi fájl egy másolatában, és indítsd vele a szervert: --editions MAPPA.
edition-doubtful = { $count ->
    [0] Semmi sincs kikövetkeztetve
   *[other] { $count } bejegyzés kikövetkeztetett, vagy megjegyzés van hozzá
}
edition-file = A fájl
source-rulebook = szabálykönyv
source-published = máshol megjelent
source-reconstructed = kikövetkeztetett

## Gépi játékosok
bot-random = véletlen
    .about = Bármit megtesz, amit szabad.
bot-greedy = mohó
    .about = A saját köre végéig lát előre.
bot-ismcts = kereső
    .about = Ezer játszmát gondol végig előre.
bot-ismcts-random = véletlen kereső
    .about = Ezer véletlen játszmát gondol végig előre.
bot-novice = újonc
    .about = Most tanulta a játékot, és úgy hibázik, ahogy a kezdők szoktak.
bot-citizen = polgár
    .about = Egész körben gondolkodik, de néha rosszul ítéli meg, mire vezet; azonnal lép.
bot-senator = szenátor
    .about = A saját körét a lehető legjobban fejezi be, és azonnal lép.
bot-consul = konzul
    .about = Az asztalnál mindenki helyett előre gondolkodik, döntésenként legfeljebb három másodpercig.
bots-about = A gépi játékosok azt látják, amit a helyükön egy ember látna, semmi mást. Külön szálakon gondolkodnak, így egy oldal sem vár rájuk.
bots-strength = Milyen erősek
bots-strength-about = Négy játékosnál száz játszmából ennyit nyer meg az előtte álló szint három játékosa ellen (az újonc három véletlenül lépő ellen); egyenlő erőknél ez 25 volna. Alatta az, hogy hány Élő-ponttal erősebb. A konzul itt csak tizedannyit gondolkodhatott, mint egyébként.
bots-rating = { $wins } %
bots-rating-elo = +{ $elo }

## Helyek
seat-open = szabad
seat-bot = { $name } ({ $level })
seat-substitute = gép játszik
seat-resigned = távozott
person-side = { $name } ({ $side })
seat-thinks = következik

## Várakozás
wait-title = Az asztal játékosokra vár
wait-seats = Kik játszanak
wait-free = { $free ->
    [0] minden hely elkelt
   *[other] { $free } hely szabad
}
wait-sit = Ide ülök
wait-start = Indulhat
wait-start-about = A még szabad helyekre gépi játékos ül.
wait-leave = Felállok
wait-invite = Meghívó
wait-link = Meghívó hivatkozás
wait-copy = Másolás
wait-copied = Kimásolva
wait-qr = Irányítsd rá a telefont: egy név, és már az asztalnál ülsz. Regisztráció nem kell.
wait-qr-name = A hivatkozás QR-kódként

## Az asztalnál
your-turn = Te jössz
waiting-for = { $names } következik
ended = { $count ->
    [one] Vége a játéknak: { $names } nyert
   *[other] Vége a játéknak: közös győzelem: { $names }
}
ended-early = A játékot a vége előtt befejezték
board = Tábla
board-plain = Tábla szövegként
board-drawn = Tábla rajzként
undo = Visszavonás
undo-nothing = Nincs mit visszavonnod.
undo-too-late = Azóta kiderült valami, vagy más is lépett: ez már nem vonható vissza.
actions = Amit tehetek
actions-filter = Lépés keresése
hint = Mit tenne egy gép?
hint-title = Egy gép erre gondolna
hint-chance = { $percent } % eséllyel nyer
hint-best = legjobb
hint-about = A nyerés esélye: a gép innen sokszor továbbjátszotta gondolatban.
hint-best-by = legjobb, +{ $percent } %
hint-then = Azután:
hint-reply = Erre valószínűleg:
hint-close = A tipp bezárása
since = Az előző köröd óta
since-all = mind: { $count }
log = Napló
log-all = az egész
chat = Beszélgetés
chat-message = Üzenet az asztalnak
chat-send = Küldés
side = Napló, beszélgetés és játékosok
side-people = Játékosok
views = Az asztal része
view-board = Tábla
view-mine = Enyém
view-others = Többiek
rule = { $number } szabály
resumed = A program szabályait a játék kezdete óta javították; a játék onnan folytatódik, ahol állt.
commitment = A játék magját az első lépés előtt megígértük:
luck = Szerencse
luck-promised = Ennek az asztalnak az ígérete, mielőtt bármit hozzátennél:
luck-share = Egy saját szó, amelyet a szerencsébe keverünk (üresen a böngésződ tesz hozzá egy véletlen számot)
shares = Az ígéret után a játékosok ezt tették hozzá:
share-of = { $seat }: { $share }
shares-count = { $count } játékos tett hozzá a szerencséhez az ígéret után, így senki sem választhatta meg.
broken-title = Ezt a játszmát nem lehet megnyitni
broken-about = A program most nem tudja elolvasni ezt a játszmát. Semmi sem veszett el: minden lépése megmaradt, és a program javított változata meg fogja nyitni. Az okot a kiszolgáló üzemeltetője a naplóban találja.
back-to-table = Az asztalhoz
hand-over-to = { $name } következik: add át az eszközt!
hand-over-about = Addig senkinek a lapjai nem látszanak.
hand-over-go = Én vagyok { $name }
end-proposed = { $names } szeretné most befejezni a játékot.
end-agree = Fejezzük be
end-withdraw = Mégis játsszunk tovább
rematch = Újra játszunk
rematch-open = Ugyanezek a játékosok újra játszanak.
menu-to-bot = Játsszon helyettem gép
menu-to-bot-sure = Játsszon gép a helyeden, amíg vissza nem veszed?
lent-seat = Most gép játszik helyetted.
menu-take-back = Visszaveszem
menu-propose-end = Javaslat a befejezésre
menu-propose-end-sure = Javaslod mindenkinek, hogy most fejezzétek be a játékot?
menu-resign = Kilépés a játékból
menu-resign-sure = Végleg távozol? Helyetted gép játszik tovább.
keys-about = A nyílbillentyűk itt és a táblán is a következő lehetséges lépésre visznek, az Enter végrehajtja.
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-whole = A teljes térkép
live-on = Kapcsolódva
live-off = Nincs kapcsolat
live-lost = Nincs kapcsolat. Újra próbálkozunk…
live-unsent = Nincs kapcsolat: ezt nem sikerült elküldeni. Nyomd meg újra egy kicsit később!
live-refresh = Frissítés
live-sound = Hang, ha én jövök
live-notify = Értesítés, ha én jövök
live-pace = Mások lépései
live-choosing = Az első kattintás vagy érintés
choosing-auto = egérrel lép, ujjal csak kijelöl
choosing-click = mindig lép
choosing-tap = mindig csak kijelöl
pace-off = egyszerre
pace-fast = gyorsan
pace-calm = nyugodtan
pace-slow = lassan
score-sheet = Pontozólap
score-points = Pontok
decided-by = Ez döntött: { $what }, { $points } ponttal a második ({ $name }) előtt.
decided-by-tie-break = A másodiknak ({ $name }) ugyanennyi pontja van: a holtversenyt a szabály döntötte el.

## Visszajátszás
replay-title = Visszajátszás
replay-over = befejezett
replay-running = eddig, ahogy te láttad
replay-start = A játék kezdődik.
replay-share = Megosztás
replay-shared = Cím kimásolva
replay-standing = Állás a lépés után
replay-file = Játékfájl
replay-at = Lépés: { $number } / { $last }
replay-jump = Ugrás
replay-eyes = Kinek a szemével
replay-public = Mindenkiével
replay-moves = Lépések
replay-first = Első lépés
replay-turn-back = Egy körrel vissza
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-on = Egy lépéssel előre
replay-turn-on = Egy körrel előre
replay-last = Utolsó lépés
replay-chart = A játékosok pontjai lépésenként
analysis-title = Nyerési esély, ahogy egy gép látja
analysis-soon = A nyerési esélyek számítása folyik.
analysis-turns = Fordulópontok
analysis-no-turns = Nem volt ilyen: a játék lépésről lépésre dőlt el.
analysis-move = { $number }. lépés
replay-points = Pontok
play-on-title = Mi lett volna, ha: { $number }. lépés
play-on-about = Új asztal nyílik ebből az állásból: foglald el bármelyik helyet, a többire gép ül. Amit még húzni kell, az újra húzódik.
play-on-as = Tovább mint
commitment-over = A felfedett mag a játékfájlban van.
commitment-running = A magot a játék végén fedjük fel.
verify = Mi ez?
verify-title = Tisztességes volt a szerencse?
verify-later = A magot a játék végén fedjük fel; akkor bárki ellenőrizheti.
verify-fair = Igen: a felfedett mag a megígért, és mind a { $moves } lépés és húzás belőle következik.
verify-other-seed = Nem: a mag nem az, amit megígértek.
verify-differs = Nem: { A($record) }. bejegyzéstől a játék eltér attól, amit a mag mond.
verify-fair-so-far = Eddig igen: mind a { $moves } lépés és húzás a megígért magból következik.
verify-other-seed-of-origin = Nem: az első { $moves } lépés egy másik játszmából való, és a mag nem az, amit ott megígértek.
verify-shared = Az első { $moves } lépésben egy másik játszma szerencséje dönt, amelynek ígérete ez volt: { $hash }. Vesd össze azzal, amit annál az asztalnál láttatok: ez az asztal nem bizonyíthatja.
verify-fair-since = Igen, { A($from) }. lépéstől: a felfedett mag az, amit ez az asztal megígért, és a többi lépés (összesen { $moves }) belőle következik.
verify-none-own = A { $moves } lépés közül egy sem következik abból, amit ez az asztal megígért.
verify-shares = { $count } játékos tett hozzá a szerencséhez az ígéret után.
verify-broken = Ezt a fájlt nem lehet újrajátszani.
verify-about = Az első lépés előtt minden asztal közzéteszi titkos magjának SHA-256 lenyomatát. Minden húzás a magból és a lépés számából következik. A játék végén a mag a játékfájlba kerül, így bárki újrajátszhat minden húzást, és láthatja, hogy semmi sem változott. A saját gépeden is megteheted:
verify-shares-about = Az ígéret azelőtt jelenik meg, hogy bárki leülne. Utána minden játékos böngészője hozzátesz egy véletlen számot, vagy a játékos egy szót, és minden húzás a magból és ezekből együtt következik: a szerencsét senki sem választhatja meg, a kiszolgáló gazdája sem.
import-title = Játékfájl behozása
import-about = A befejezett játékból visszajátszás lesz; a folyamatban lévőt te játszod tovább.
import-choose = Válassz egy fájlt
import-paste = vagy illeszd be ide
import-go = Megnyitás
import-no-file = Ez nem Pentapolis-játékfájl, vagy hiányzik belőle valami. Válaszd azt a fájlt, amelyet a „Játékfájl” gomb adott, vagy illeszd be az egészet.
import-edition = A fájlban saját kiadás van, és az itt nem használható.
import-too-many = Ez a szerver most nem tud több kiadást fájlból fogadni.
import-broken = Ez játékfájl, de a benne lévő játszmát nem lehet megnyitni: valami megváltozott vagy hiányzik belőle.
import-too-long = A fájlban { $records } bejegyzés van, több, mint bármely játszmában.
import-large-edition = A fájlban lévő kiadás túl nagy.
import-details = Amit a program mond

## Szabályok
rules-title = { $game }: a szabályok
rules-count = { $rules } számozott szabály és { $rulings } döntés. Minden elutasítás és a napló sok sora ide vezet.
rules-language = A szabályok nyelve
rules-contents = Tartalom
rules-others = Többi játék
rules-search = Keresés a szabályokban
rules-find = Keresés
rules-close = A szabályok bezárása
rules-found = { $count ->
    [0] Egy szabály sem mondja ezt
   *[other] { $count } szabály mondja ezt
}
rules-legend = Jelek ezen az oldalon
rules-rule = Szabály
rules-rule-about = amit a szabálykönyv mond, a mi szavainkkal
rules-ruling = Döntés
rules-ruling-about = ahol a szabálykönyv hallgat, indoklással
rules-why-not = Az asztalnál ha olyasmire kattintasz, amit nem lehet, semmi sem változik, és megtudod, melyik szabály tiltja.
about-unofficial = A Pentapolis nem hivatalos megvalósítás. A játékok kiadói és szerzői nem hagyták jóvá; ha tetszik egy játék, vedd meg a dobozát.

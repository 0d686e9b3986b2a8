# 7 Wonders Dice, magyarul.

game-name = 7 csoda: kockajáték
game-tagline = Hét kocka, mindenki egyszerre: emelj csodát, és tartsd szemmel a szomszédaidat.

variant-cities = Városok
    .about = A táblákat véletlenül osztjuk, vagy egymás után választjátok.
variant-cities-random = osztva
variant-cities-chosen = választva
variant-warehouse-bonus = Bónusz a raktárért
    .about = A raktár nem a városhoz tartozik, ezért az alapjátékban nem jár érte bónusz.
variant-warehouse-bonus-true = igen
variant-warehouse-bonus-false = nem
variant-barracks-apart = Két kaszárnya, két bónusz
    .about = A két kaszárnya külön-külön készül el, vagy csak együtt.
variant-barracks-apart-true = igen
variant-barracks-apart-false = nem
variant-wonder-bonus = Bónusz a csodáért
    .about = A csoda utolsó lépése is bónuszt hoz, mint bármely épületé.
variant-wonder-bonus-true = igen
variant-wonder-bonus-false = nem
variant-agora-shared = Megosztott első agora
    .about = Aki ugyanabban az első fordulóban fejezi be az agorát, mind megkapja a pontot, vagy egyikük sem.
variant-agora-shared-true = igen
variant-agora-shared-false = nem

city-giza = Gíza
city-rhodes = Rodosz
city-alexandria = Alexandria
city-babylon = Babilon
city-olympia = Olümpia
city-ephesus = Epheszosz
city-halicarnassus = Halikarnasszosz

color-grey = szürke
color-blue = kék
color-green = zöld
color-red = piros
color-yellow = sárga
color-white = fehér
color-black = fekete
color-purple = lila

die-grey-one = 1. szürke kocka
    .acc = 1. szürke kockát
    .nom = 1. szürke kocka
    .ins = 1. szürke kockával
die-grey-two = 2. szürke kocka
    .acc = 2. szürke kockát
    .nom = 2. szürke kocka
    .ins = 2. szürke kockával
die-grey-three = 3. szürke kocka
    .acc = 3. szürke kockát
    .nom = 3. szürke kocka
    .ins = 3. szürke kockával
die-blue = Kék kocka
    .acc = kék kockát
    .nom = kék kocka
    .ins = kék kockával
die-green = Zöld kocka
    .acc = zöld kockát
    .nom = zöld kocka
    .ins = zöld kockával
die-red = Piros kocka
    .acc = piros kockát
    .nom = piros kocka
    .ins = piros kockával
die-yellow = Sárga kocka
    .acc = sárga kockát
    .nom = sárga kocka
    .ins = sárga kockával
die-white = Fehér kocka
    .acc = fehér kockát
    .nom = fehér kocka
    .ins = fehér kockával
die-black = Fekete kocka
    .acc = fekete kockát
    .nom = fekete kocka
    .ins = fekete kockával
die-purple = Lila kocka
    .acc = lila kockát
    .nom = lila kocka
    .ins = lila kockával

symbol-stone = kő
symbol-wood = fa
symbol-brick = tégla
symbol-cloth = szövet
symbol-glass = üveg
symbol-papyrus = papirusz
symbol-mask = álarc
symbol-scales = mérleg
symbol-fountain = szökőkút
symbol-temple = templom
symbol-owl = bagoly
symbol-caduceus = hírnökpálca
symbol-compass = körző
symbol-tablet = tábla
symbol-gear = fogaskerék
symbol-axe = fejsze
symbol-sword = kard
symbol-shield = pajzs
symbol-camel = teve
symbol-coin = érme
symbol-chest = láda
symbol-bust-blue = kék mellszobor
symbol-bust-green = zöld mellszobor
symbol-bust-red = piros mellszobor
symbol-bust-yellow = sárga mellszobor
symbol-bust-laurel = babérkoszorús mellszobor
symbol-spy-grey = kém: szürke
symbol-spy-blue = kém: kék
symbol-spy-green = kém: zöld
symbol-spy-red = kém: piros
symbol-spy-yellow = kém: sárga
symbol-spy-any = kém: négy szín
symbol-guild-grey = céh: szürke
symbol-guild-blue = céh: kék
symbol-guild-green = céh: zöld
symbol-guild-red = céh: piros
symbol-guild-yellow = céh: sárga
symbol-guild-wonder = céh: csoda

building-warehouse = Raktár
building-barracks-west = Nyugati kaszárnya
building-barracks-east = Keleti kaszárnya
building-agora = Agora
building-market = Piac
building-university = Egyetem
building-gallery = Szoborpark
building-guild = Céhépület
building-wonder = Csoda

bonus-action = még egy akció
bonus-cross = egy mező megjelölése
bonus-coins = hét érme

field = { $building } ({ $symbol }, { $place }. mező)
field-alone = { $building } ({ $symbol })
field-without-symbol = { $building } ({ $place }. mező)
field-step = { $building } ({ $place }. lépés)
field-unknown = nincs ilyen mező

prompt-city = Válassz várost.
prompt-wait-city = { $seat } várost választ.
prompt-wait = Kész vagy; a többiek még cselekszenek.
prompt-mark = Melyik mezőt jelölöd meg { A($die-ins) }?
prompt-bonus = Elkészült egy épület: pipálj ki egy bónuszt.
prompt-effect = Használd fel, ami a körödből maradt, vagy fejezd be.
prompt-act = Hajts végre egy akciót. { $coins } érméd van.
prompt-over = A játék véget ért.

label-choose-city = { $city }: csodájának lépései ezt hozzák: { $steps }
wonder-step = [{ $brings }]
label-take = { $die }: { $symbol }, { $price ->
    [0] ingyen
   *[other] { $price } érme
}; { $count } mező közül választhatsz
label-take-one = { $die }: { $symbol }, { $price ->
    [0] ingyen
   *[other] { $price } érme
}. { $field }
label-mark = { $field }, { $price ->
    [0] érme nélkül
   *[other] { $price } érme
}: { $brings }
label-wonder = A csoda építése: { $field }, { $price ->
    [0] érme nélkül
   *[other] { $price } érme
}: { $brings }
label-pass = Passz: +{ $coins } érme
label-tick = Bónusz: { $bonus }
label-finish = A kör befejezése

brings-points = { $points } pont
brings-attack = támadás { $points } pontért ({ $defenses } védelem ellen)
brings-attack-written = támadás, amely { $points } pontot hozott
brings-nothing = önmagában semmi
effect-resource = egy erőforrás
effect-defense = egy védelem
effect-coins = +{ $coins } érme
effect-per = minden mezőért { $each } ({ $of }): most érme, a végén pont
effect-per-gallery = a szoborpark minden mezőjéért egy pont
effect-cheaper-dice = a kockák 1 érmével olcsóbbak
effect-free = a { $color } kockák ingyenesek
effect-gain = +{ $coins } érme { $color } kocka választásakor
effect-unlock = a { $color } kocka
effect-cross = { $count ->
    [one] 1 mező
   *[other] legfeljebb { $count } mező
} megjelölése ({ $of })
effect-build = építés ingyenes kockával
effect-action = még egy akció

event-city-chosen = { $seat } városa: { $city }.
event-dice-shaken = { $round }. forduló: { $dice } (zárójelben a kocka költsége).
shaken-die = { $symbol } ({ $price })
event-die-taken = { $seat } { A($die-acc) } választotta ({ $symbol }), { $paid ->
    [0] ingyen
   *[other] { $paid } érméért
}.
event-marked = { $seat } { $paid ->
    [0] ingyen
   *[other] { $paid } érméért
} megjelölte: { $field }.
event-attack-written = { $seat } támadása { $points } pontot hozott: { $field }.
event-coins-gained = { $seat } { $coins } érmét kapott.
event-passed = { $seat } passzolt { $coins } érméért.
event-bonus-ticked = { $seat } bónuszt pipált ki: { $bonus }.
event-turn-shown = { $seat } megjelölte: { $fields }; { $coins } érméje van.
event-nothing-marked = { $seat } semmit sem jelölt meg; { $coins } érméje van.
event-building-completed = { $seat } befejezett egy épületet: { $building }.
event-agora-first = { $seat } elsőként fejezte be az agorát: { $points } pont.
event-die-replaced = Csere a fórumban: { A($grey-nom) } helyére { A($special-nom) } kerül.
event-end-triggered = { $seat } kipipálta a harmadik bónuszt: még egy fordulót játszunk.
event-round-limit = Egy biztosíték zárja le a játékot (R11, nem a doboz szabálya): túl sok forduló telt el.
event-game-ended = A játék véget ért.

illegal-not-your-turn = Ebben a fordulóban már végeztél.
illegal-cities-chosen = A városok már megvannak.
illegal-choose-city-first = Előbb válassz várost.
illegal-city-taken = { $city } már foglalt.
illegal-die-not-in-forum = Nincs a fórumban { A($die-nom) }.
illegal-die-not-obtained = Még nem szerezted meg { A($die-acc) }.
illegal-no-action-left = Ebben a fordulóban nincs több akciód.
illegal-nothing-open = Most semmit nem jelölhetsz meg { A($die-ins) } a tábládon.
illegal-cannot-afford = Ez { $price } érmébe kerül, és { $coins } érméd van.
illegal-guild-comparison = A forduló elején túl kevés meződ volt azon az épületen: legalább annyi kell, mint külön-külön a szomszédaidnak, két játékosnál pedig több, mint az ellenfélnek.
illegal-wonder-complete = A csodád elkészült.
illegal-mark-first = Előbb jelölj meg egy mezőt a választott kockával.
illegal-no-mark-due = Most semmi nem engedi mező megjelölését: előbb válassz kockát.
illegal-no-such-field = Nincs ilyen mező: { $field }.
illegal-already-marked = { $field }: már meg van jelölve.
illegal-not-open = { $field }: a nyilak előbb másik mezőhöz vezetnek.
illegal-out-of-reach = { $field }: ezzel nem jelölhető meg.
illegal-no-bonus-due = Most nem fejeztél be épületet.
illegal-bonus-ticked = Ezt a bónuszt már kipipáltad: { $bonus }.
illegal-tick-first = Előbb pipálj ki egy bónuszt.
illegal-act-first = Előbb hajts végre egy akciót; a passz is az.

score-total = Összesen

text-heading = { $round }. forduló
text-ending = még egy forduló jön
text-last-round = utolsó forduló
text-choosing = Városválasztás
text-over = A játék véget ért
text-legend = ■ megjelölve, szám: nyitott, ennyi erőforrás kell, · zárva; a sorokat | választja el; $ érme; ★ pont
text-neighbors = A listán utánad álló játékos ül balra tőled, az előtted álló jobbra
text-forum = Fórum
text-die = { $die } [{ $symbol } ${ $price }]
text-word = { $word }
text-player = { $seat } · { $city }: ★{ $points }, ${ $coins }, erőforrás { $resources }
text-cityless = { $seat } · még nincs városa
text-board = tábla
text-extras = továbbá
text-unlocked = { $color } kocka
text-agora-first = első agora
text-ticked = kipipált bónusz: { $bonus }

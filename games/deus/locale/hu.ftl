# Deus magyarul.

game-name = Deus
game-tagline = Kártyák, oszlopok és egy virágokból kirakott kontinens: hadseregek, templomok, istenek.

# Kártyák
card-galley = Gálya
    .def = a Gályát
card-merchant-ship-wood = Kereskedőhajó (fa)
    .def = a Kereskedőhajót (fa)
card-merchant-ship-clay = Kereskedőhajó (agyag)
    .def = a Kereskedőhajót (agyag)
card-merchant-ship-stone = Kereskedőhajó (kő)
    .def = a Kereskedőhajót (kő)
card-merchant-ship-wheat = Kereskedőhajó (búza)
    .def = a Kereskedőhajót (búza)
card-small-port-wood = Kis kikötő (fa)
    .def = a Kis kikötőt (fa)
card-small-port-clay = Kis kikötő (agyag)
    .def = a Kis kikötőt (agyag)
card-small-port-stone = Kis kikötő (kő)
    .def = a Kis kikötőt (kő)
card-small-port-wheat = Kis kikötő (búza)
    .def = a Kis kikötőt (búza)
card-large-port = Nagy kikötő
    .def = a Nagy kikötőt
card-sawmill = Fűrészmalom
    .def = a Fűrészmalmot
card-brickyard = Téglavető
    .def = a Téglavetőt
card-quarry = Kőbánya
    .def = a Kőbányát
card-farm = Gazdaság
    .def = a Gazdaságot
card-lumber-camp = Favágótábor
    .def = a Favágótábort
card-clay-pits = Agyaggödrök
    .def = az Agyaggödröket
card-stonecutters = Kőfaragók
    .def = a Kőfaragókat
card-granary = Magtár
    .def = a Magtárat
card-estate = Uradalom
    .def = az Uradalmat
card-depot = Raktár
    .def = a Raktárat
card-school = Iskola
    .def = az Iskolát
card-library = Könyvtár
    .def = a Könyvtárat
card-architects-office = Építésziroda
    .def = az Építészirodát
card-workshop = Műhely
    .def = a Műhelyt
card-academy = Akadémia
    .def = az Akadémiát
card-observatory = Csillagvizsgáló
    .def = a Csillagvizsgálót
card-mint = Pénzverde
    .def = a Pénzverdét
card-alchemist = Alkimista
    .def = az Alkimistát
card-insula = Bérház
    .def = a Bérházat
card-villa = Villa
    .def = a Villát
card-forum = Fórum
    .def = a Fórumot
card-market = Piac
    .def = a Piacot
card-theatre = Színház
    .def = a Színházat
card-baths = Fürdő
    .def = a Fürdőt
card-palace = Palota
    .def = a Palotát
card-colony = Kolónia
    .def = a Kolóniát
card-legion = Légió
    .def = a Légiót
card-war-elephants = Harci elefántok
    .def = a Harci elefántokat
card-cavalry = Lovasság
    .def = a Lovasságot
card-scouts = Felderítők
    .def = a Felderítőket
card-mercenaries = Zsoldosok
    .def = a Zsoldosokat
card-catapult = Katapult
    .def = a Katapultot
card-archers = Íjászok
    .def = az Íjászokat
card-marines = Tengerészgyalogság
    .def = a Tengerészgyalogságot
card-temple-of-neptune = Neptunus temploma
    .def = Neptunus templomát
card-temple-of-ceres = Ceres temploma
    .def = Ceres templomát
card-temple-of-minerva = Minerva temploma
    .def = Minerva templomát
card-temple-of-vesta = Vesta temploma
    .def = Vesta templomát
card-temple-of-mars = Mars temploma
    .def = Mars templomát
card-temple-of-jupiter = Jupiter temploma
    .def = Jupiter templomát
card-temple-of-silvanus = Silvanus temploma
    .def = Silvanus templomát
card-temple-of-juturna = Juturna temploma
    .def = Juturna templomát
card-temple-of-vulcan = Vulcanus temploma
    .def = Vulcanus templomát
card-temple-of-flora = Flora temploma
    .def = Flora templomát
card-temple-of-fortuna = Fortuna temploma
    .def = Fortuna templomát
card-temple-of-saturn = Saturnus temploma
    .def = Saturnus templomát
card-temple-of-terminus = Terminus temploma
    .def = Terminus templomát
card-temple-of-concordia = Concordia temploma
    .def = Concordia templomát
card-temple-of-bellona = Bellona temploma
    .def = Bellona templomát
card-temple-of-lares = Larok temploma
    .def = a Larok templomát

# Szavak
kind-maritime = tengeri
kind-production = termelő
kind-scientific = tudományos
kind-civil = polgári
kind-military = katonai
color-maritime = tengeri
color-production = termelő
color-scientific = tudományos
color-civil = polgári
color-military = katonai
color-temple = templom
piece-maritime = hajót
piece-production = termelőépületet
piece-scientific = tudományos épületet
piece-civil = polgári épületet
piece-military = hadsereget
resource-wood = fa
    .acc = fát
resource-clay = agyag
    .acc = agyagot
resource-stone = kő
    .acc = követ
resource-wheat = búza
    .acc = búzát
terrain-sea = tenger
    .poss = tengered
terrain-village = falu
    .poss = falud
terrain-field = mező
    .poss = meződ
terrain-forest = erdő
    .poss = erdőd
terrain-swamp = mocsár
    .poss = mocsarad
terrain-mountain = hegy
    .poss = hegyed
god-neptune = Neptunus
    .dat = Neptunusnak
god-ceres = Ceres
    .dat = Ceresnek
god-minerva = Minerva
    .dat = Minervának
god-vesta = Vesta
    .dat = Vestának
god-mars = Mars
    .dat = Marsnak
god-jupiter = Jupiter
    .dat = Jupiternek
gold = arany
point = pont
points = pont
card = kártya
cards = kártya
nothing = semmi
counted = { $count } { $what }
face-down-card = képpel lefelé lévő kártya

# Elutasítások
illegal-not-your-turn = Nem te következel.
illegal-game-over = A játék véget ért.
illegal-not-now = Most valami másról kell dönteni.
illegal-not-in-hand = Nincs a kezedben ez a kártya: { $card }.
illegal-you-have-cards = Akinek van kártyája, épít vagy áldoz.
illegal-no-piece = Nincs { $kind } épület a játékostábládon.
illegal-cannot-pay = Nem tudod kifizetni, arannyal sem: { $card }.
illegal-cannot-pay-face-down = A képpel lefelé lévő kártya ott { $gold } aranyba kerül.
illegal-nothing-to-spare = Itt nem adhatsz aranyat ehelyett: { $resource }.
illegal-no-place = Nincs régió, ahová az épület kerülhetne.
illegal-not-on-the-map = Nincs ilyen régió ezen a térképen.
illegal-village-region = Falura nem lehet építeni.
illegal-wrong-terrain = Hajó csak tengeren, minden más csak szárazföldön állhat.
illegal-foreign-region = Az a régió másé.
illegal-same-kind-there = Ilyen fajta épület már áll ott.
illegal-not-at-the-edge = Az a régió nem a térkép szélén van.
illegal-too-close-to-first-regions = Az túl közel van egy másik játékos első régiójához.
illegal-not-adjacent = Az a régió nem a tiéd, és nem is szomszédos a tieddel.
illegal-not-a-new-settlement = Az a régió szomszédos a tieddel: ott ingyen építhetsz.
illegal-settlement-too-dear = Az új település { $points } pontba kerül.
illegal-temple-too-early = Ehhez a templomhoz minden alaposzlopban { $cards } kártya kell.
illegal-not-own-region = A templom saját régióra kerül.
illegal-face-down-not-played = Ebben a játékban nem lehet képpel lefelé játszani.
illegal-face-down-used = Már játszottál ki kártyát képpel lefelé.
illegal-not-the-effect = A kártya nem ezt teszi.
illegal-not-in-stock = A készletben nincs több { $resource }.
illegal-none-owned = Nincs ennyi nyersanyagod: { $resource }.
illegal-too-many = A kártya nem enged ennyit.
illegal-too-little-gold = Kevés az aranyad.
illegal-same-resource = Másfajtára cseréld.
illegal-already-sold = Ezt már eladtad: { $resource }.
illegal-terrain-not-held = Nincs olyan régiód, amely ezt adja: { $resource }.
illegal-no-pieces-left = Elfogyott a személyes készletedből ez az épület: { $kind }.
illegal-kind-already-taken = Más fajtát válassz, ezt már elvetted: { $kind }.
illegal-not-in-other-column = Egyik másik oszlopodban sincs: { $card }.
illegal-no-army-there = Nincs ott hadsereged.
illegal-army-guards-temple = Ez a hadsereg nem hagyhatja magára a templomot.
illegal-no-way-for-army = Oda nem mehet hadsereg.
illegal-army-already-moved = Ez a hadsereg már nem mozoghat.
illegal-not-within-reach = Egyik hadsereged sem áll annak a játékosnak a régiója mellett.
illegal-nothing-to-rob = Nincs mit elvenni.
illegal-nothing-to-raid = Ott nincs pont a hadseregeidnek.
illegal-not-another-god = Jupiter a másik öt isten egyikeként segít.

# Napló
event-chose = { $seat } egy { $kind } épületet választ.
event-chose-unknown = { $seat } épületet választ.
event-revealed = { $seat } ezekkel az épületekkel kezd: { $pieces }.
event-played = { $seat } kijátssza { $card-def }.
event-played-face-down = { $seat } képpel lefelé, { $kind } kártyaként kijátssza { $card-def }.
event-played-face-down-unknown = { $seat } képpel lefelé, { $kind } kártyaként kijátszik egy kártyát.
event-paid = { $seat } fizet: { $price }.
event-paid-gold = { $seat } { $gold } aranyat fizet.
event-placed = { $seat } { $kind } tesz ide: { $at }.
event-settled = { $seat } új települést kezd { $points } pontért.
event-placed-temple = { $seat } templomot tesz ide: { $at }.
event-resolved = { $seat } kártyája aktiválódik: { $card }.
event-skipped = { $seat } lemond a maradék hatásról: { $card }.
event-halted = { $seat } nem mozgat (több) hadsereget: { $card }.
event-gained-points = { $seat } { $points } pontot kap.
event-gained-gold = { $seat } { $gold } aranyat kap.
event-gained-resource = { $seat } { $count } { $resource-acc } kap.
event-readied = { $seat } { $kind } tesz a játékostáblájára.
event-bought-resource = { $seat } 1 { $resource-acc } vesz { $gold } aranyért.
event-sold-for-gold = { $seat } { $count } { $resource-acc } ad el { $gold } aranyért.
event-sold-for-points = { $seat } { $count } { $resource-acc } ad el { $points } pontért.
event-bought-points = { $seat } { $points } pontot vesz { $gold } aranyért.
event-exchanged = { $seat } cserél: { $gave-acc } ad, { $took-acc } kap.
event-marched = { $seat } hadserege lép: { $from } → { $to }.
event-marched-by-ship = { $seat } hadserege hajóval átkel: { $from } → { $to }.
event-robbed-points = { $seat } rabol: { $victim } { $points } pontot ad át.
event-robbed-gold = { $seat } rabol: { $victim } { $gold } aranyat ad át.
event-robbed-resource = { $seat } rabol: { $victim } 1 { $resource-acc } ad át.
event-raided = { $seat } kifosztja a falut ({ $at }), és { $points } pontot kap.
event-attacked = Támadás éri a falut ({ $at }): { $winners } { $count ->
    [one] {""}
   *[other] fejenként{" "}
}{ $points } pontot kap.
event-offered = { $seat } áldozatot mutat be, legfelül: { $card }.
event-covered = { $seat } az áldozathoz teszi { $card-def }.
event-covered-unknown = { $seat } egy kártyát tesz az áldozathoz.
event-helped = { $seat } { $cards } kártyát áldozott: { $god } segít.
event-drew = { $seat } kártyát húz: { $card }.
event-drew-unknown = { $seat } kártyát húz.
event-reshuffled = A dobópaklit megkeverjük, és új húzópakli lesz belőle.
event-passed = { $seat } kártya híján passzol.
event-end-temples = Minden templom felépült: { A($round) }. forduló az utolsó.
event-end-villages = Minden falut támadás ért: { A($round) }. forduló az utolsó.
event-end-stall = Már senki sem épít: { A($round) }. forduló az utolsó.
event-end-rounds = { $round }. forduló: ez az utolsó.
event-ended-temples = A játék véget ér: minden templom felépült.
event-ended-villages = A játék véget ér: minden falut támadás ért.
event-ended-stall = Egy biztosíték zárja le a játékot (R16, nem a doboz szabálya): fordulók óta senki sem épített.
event-ended-rounds = Egy biztosíték zárja le a játékot (R16, nem a doboz szabálya): túl sok forduló telt el.
event-scored-temple = { $card }: { $seat } { $points } pontot kap.

# Kérdések
prompt-over = A játék véget ért.
prompt-wait = { $seats } következik.
prompt-choose = Válassz titokban még { $left } épületet.
prompt-turn = Építs egy kártyával, vagy mutass be áldozatot.
prompt-pass = Nincs kártyád.
prompt-face-down = Milyen színű kártyaként játszod ki?
prompt-pay = Fizesd ki: { $what }. A nyersanyag arannyal kiváltható.
prompt-place = { $what }: hová építed?
prompt-effect = { $card }: { $effect }.
prompt-march = { $card }: mozgatsz hadsereget?
prompt-offer = Áldozat { $god-dat }, { $cards } kártyával: teszel hozzá?
prompt-invoke = Melyik istenként segít Jupiter?
prompt-ceres = Végy el még { $left } nyersanyagot.
prompt-mars = Tegyél még { $left } épületet a játékostábládra.

# Lépések
label-choose = Választás: { $kind } épület
label-build = Építés: { $card }, ára { $cost }; { $effect }
label-face-down = { $card } kijátszása képpel lefelé
label-as = Így: { $kind } kártyaként, { $gold } aranyért
label-offer = Áldozat { $god-dat }, legfelül: { $card }
label-cover = Hozzá: { $card }
label-done = Ennyi az áldozat
label-invoke = { $god }
label-pay = Fizetés: { $price }
label-spare = Egy { $resource } helyett { $gold } arany
label-place = Építés itt: { $at } ({ $terrain })
label-settle = Új település itt: { $at } ({ $terrain }), { $points } pontért
label-take = Elvétel: { $resource }
label-ready = Játékostáblára: { $kind } épület
label-buy = Vétel: { $resource }
label-sell = Eladás: { $count } { $resource }
label-exchange = Csere: { $gave } helyett { $took }
label-buy-points = Pontvásárlás { $count } alkalommal
label-reactivate = Ismétlés: { $card }; { $effect }
label-move = Hadsereg mozgatása: { $from } → { $to }
label-rob = Rablás: { $victim }
label-rob-resource = Rablás: { $victim }, { $resource }
label-raid = A falu kifosztása ({ $at }, { $points } pont van rajta)
label-use = A hatás használata
label-skip = Nem kérem
label-skip-march = Nem mozgatok (többet)
label-pass = Passz

# Hatások
effect-gain = { $each } { $what } { $per }
effect-gain-limited = { $each } { $what } { $per }, legfeljebb { $most }
effect-gain-once = { $each } { $what }
effect-harvest = 1 nyersanyag minden tereptípusból, ahol { $kind } épületed áll
effect-fetch = 1 nyersanyag az egyik régiód terepéről, és { $gold } arany { $per }
effect-buy = { $most ->
    [one] 1 nyersanyag vásárlása { $price } aranyért
   *[other] legfeljebb { $most } nyersanyag vásárlása, darabja { $price } arany
}
effect-sell-for-gold = bármennyi { $resource } eladása, darabja { $gold } arany
effect-sell-for-points = legfeljebb { $most } { $resource } eladása, darabja { $points } pont
effect-sell-one-of-each = mindegyik nyersanyagból egy eladása, darabja { $points } pont
effect-buy-points = { $gold } aranyért { $points } pont, legfeljebb { $most } alkalommal
effect-exchange = legfeljebb { $most } nyersanyag cseréje
effect-ready = { $pieces } épület a játékostáblára
effect-ready-for-gold = { $gold } aranyért { $pieces } különböző épület a játékostáblára
effect-reactivate = egy másik oszlop egyik kártyájának ismétlése
effect-march = { $armies ->
        [one] 1 hadsereg
       *[other] legfeljebb { $armies } hadsereg
    } mozgatása { $steps ->
        [one] 1 lépést
       *[other] legfeljebb { $steps } lépést
    }
effect-march-by-ship = { $armies ->
    [one] 1 hadsereg
   *[other] legfeljebb { $armies } hadsereg
} mozgatása { $steps ->
    [one] 1 lépést
   *[other] legfeljebb { $steps } lépést
}, vagy átkelés olyan tengeren, ahol hajód áll; az átkelés { $points } pont
effect-march-then = { $march }; aztán { $spoils }
effect-end-points = a végén { $each } pont { $per }, legfeljebb { $most }
spoils-points = { $count } pont elvétele egy hadsereged melletti ellenféltől
spoils-resource = egy nyersanyag elvétele egy hadsereged melletti ellenféltől
spoils-everyone = { $count } arany elvétele a hadseregeid melletti összes ellenféltől
spoils-conquest = { $count } arany minden elfoglalt üres régió után
spoils-raid = { $count } pont egy hadsereged melletti faluról
counter-once = { $every ->
    [one] minden alkalommal
   *[other] minden { $every }. alkalommal
}
counter-regions = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}régiód után
counter-regions-of = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $what-poss } után
counter-regions-with = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}legalább { $count } épületes régiód után
counter-richest = a legjobban beépített { $what-poss } minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}épülete után
counter-land-terrains = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}szárazföldi tereptípusod után
counter-terrains-with = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}olyan tereptípus után, ahol { $what } épületed áll
counter-buildings = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}{ $what } épületed után
counter-civil-with-others = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}olyan régiód után, ahol a polgári épületed mellett legalább { $count } másik is áll
counter-civil-by-the-sea = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}tenger melletti polgári épületed után
counter-neighboring-villages = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}olyan szomszédos falu után, amelyet még nem ért támadás
counter-weaker-neighbors = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}olyan ellenfél után, akivel bármelyik régiód szomszédos, és kevesebb hadserege van nálad
counter-column = { $what } oszlopod minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}kártyája után
counter-full-rows = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}olyan sor után, amelyhez mind az öt alaposzlopodban van kártya
counter-temple-cards = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}templomkártyád után
counter-villages-won = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}egyedül vagy megosztva elnyert falu után
counter-gold = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}aranyad után
counter-resources = minden { $every ->
    [one] {""}
   *[other] { $every }{" "}
}nyersanyagod után

# Tábla
text-round = { $round }. forduló (kezdő: { $first })
text-temples = megmaradt templom: { $count }
text-villages = megmaradt falu: { $count }
text-deck = húzópakli: { $count }
text-discarded = dobópakli: { $count }
text-last-round = utolsó forduló: { $round }
text-stock = Készlet
text-amounts = { $amounts }
text-shown = Látható eldobott kártyák
text-covered = Saját takart eldobott kártyáid
text-legend = ~ tenger, V falu, f mező, t erdő, s mocsár, m hegy; utána, hogy kié a régió
text-legend-pieces = B hajó, P termelőépület, S tudományos épület, C polgári épület, A hadsereg, T templom
text-player = { $number } { $seat }
text-points = pont: { $count }
text-cards = kártya: { $count }
text-worth = jelenlegi érték: { $count }
text-column = { $kind } { $ready }+{ $supply }
text-hand = A kezed
score-tokens = Gyűjtött pontok
score-temples = Templomok
score-majorities = Többségek
score-total = Összesen

# Változatok
variant-layout = Elrendezés
    .about = Hogyan kerülnek le a kontinens lapkái.
variant-layout-recommended = Ajánlott
variant-layout-random = Véletlen lapkák
variant-layout-free = Véletlen lapkák és alak
variant-chosen-pieces = Választott épületek
    .about = Az elején mindenki titokban tíz épületet választ.
variant-chosen-pieces-false = Fajtánként kettő
variant-chosen-pieces-true = Tíz választott
variant-face-down = Képpel lefelé
    .about = Játékonként egyszer egy kártya képpel lefelé bármelyik alapszínként kijátszható.
variant-face-down-false = Nem
variant-face-down-true = Igen
variant-small-port = Kis kikötők
    .about = Milyen számok vannak a Kis kikötőkön (R18).
variant-small-port-moderate = Legfeljebb 3, darabja 2 pont
variant-small-port-literal = Legfeljebb 6, darabja 4 pont

game-name = Róma dicsősége
game-tagline = Követők egy forgó táblán: építs, szőj ármányt, és küzdj a dicsőségért.

## Who and where

cassius = Cassius
character-antonius = Marcus Antonius
character-lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-octavius = Gaius Octavius
character-junia = Junia Secunda
character-livia = Livia Drusilla
province-gallia = Gallia
    .in = Galliában
province-italia = Itália
    .in = Itáliában
province-africa = Afrika
    .in = Afrikában
province-hispania = Hispánia
    .in = Hispániában
region-epirus = Epirusz
    .in = Epiruszban
    .to = Epiruszba
    .from = Epiruszból
region-macedonia = Makedónia
    .in = Makedóniában
    .to = Makedóniába
    .from = Makedóniából
region-thrace = Trákia
    .in = Trákiában
    .to = Trákiába
    .from = Trákiából
building-military = vár
    .acc = várat
    .on = váron
    .to = várra
spot-military = vár
    .to = várra
building-political = kúria
    .acc = kúriát
    .on = kúrián
    .to = kúriára
spot-political = kúria
    .to = kúriára
building-trade = világítótorony
    .acc = világítótornyot
    .on = világítótornyon
    .to = világítótoronyra
spot-trade = világítótorony
    .to = világítótoronyra
building-religious = templom
    .acc = templomot
    .on = templomon
    .to = templomra
spot-religious = templom
    .to = templomra
building-economic = gazdaság
    .acc = gazdaságot
    .on = gazdaságon
    .to = gazdaságra
spot-economic = gazdaság
    .to = gazdaságra
spot-colosseum = Colosseum
    .to = Colosseumra
spot-intrigue = ármánymező
    .to = ármánymezőre
medal-military = katonai medál
    .acc = katonai medált
medal-political = politikai medál
    .acc = politikai medált
medal-trade = kereskedelmi medál
    .acc = kereskedelmi medált
medal-religious = vallási medál
    .acc = vallási medált
medal-economic = gazdasági medál
    .acc = gazdasági medált
bonus-military = katonai
bonus-political = politikai
bonus-trade = kereskedelmi
metal-gold = arany
metal-silver = ezüst
metal-bronze = bronz
envoy-spy = kém
    .acc = kémet
envoy-alliance = szövetség
    .acc = szövetséget
intrigue-slander = Rágalmazás
intrigue-demolition = Rombolás
intrigue-desertion = Hitehagyás
intrigue-deception = Megtévesztés
intrigue-re-vote = Újraszavazás
intrigue-invalid-vote = Érvénytelen szavazat
intrigue-sold = Eladott
intrigue-custom-fees = Egyedi díjak
intrigue-extortion = Zsarolás

## Trade cards

kind-tool = eszköz
kind-weapon = fegyver
kind-fabric = szövet
kind-jewel = ékszer
kind-chest = láda
card-sundial = Napóra
    .acc = Napórát
card-compass = Körző
    .acc = Körzőt
card-groma = Groma
    .acc = Gromát
card-plumb-line = Függőón
    .acc = Függőónt
card-sickle = Sarló
    .acc = Sarlót
card-spatha = Spatha
    .acc = Spathát
card-pugio = Pugio
    .acc = Pugiót
card-scutum = Scutum
    .acc = Scutumot
card-trident = Szigony
    .acc = Szigonyt
card-toga = Tóga
    .acc = Tógát
card-hooded-cloak = Csuklyás köpeny
    .acc = Csuklyás köpenyt
card-palla = Palla
    .acc = Pallát
card-velarium = Velárium
    .acc = Veláriumot
card-bulla = Bulla
    .acc = Bullát
card-snake-bracelets = Kígyókarkötők
    .acc = Kígyókarkötőket
card-signet-ring = Pecsétgyűrű
    .acc = Pecsétgyűrűt
card-builders-chest = Építőmester ládája
    .acc = Építőmester ládáját
card-dispatch-chest = Futárláda
    .acc = Futárládát
card-tax-chest = Adóláda
    .acc = Adóládát
when-follower = amikor lehelyezel egy követőt
when-follower-in-colosseum = amikor a Colosseumra helyezel követőt
when-follower-on-economic = amikor gazdasági épületre helyezel követőt
when-intrigue = amikor aktiválsz egy ármányt
when-intrigue-against = amikor a provinciádban ármányt aktiválnak
when-build = amikor építesz
when-double-tax = amikor duplán adóztatsz
effect-draw-cards = húzz { $amount } kereskedelmi kártyát
effect-remove-anchor = távolítsd el a horgonykártyádat a játékból
effect-relief = { $amount } ponttal kevesebb
effect-relief-build = a lapka { $amount } dénárral olcsóbb
effect-relief-tax = { $amount } dicsőséggel kevesebbet veszítesz
effect-glory = { $amount } dicsőség
effect-denarii = { $amount } dénár
effect-lose-denarii = mínusz { $amount } dénár
effect-recruit-legions = toborozz { $amount } légiót
effect-recruit-votes = szerezz { $amount } szavazatot
effect-cancel = az ármány hatástalan
effect-spare = a viszály a készletbe kerül
effect-take-discard = vedd el a dobópakli felső lapját
effect-draw-missions = húzz { $amount } küldetést, és egy kivételével tartsd meg
effect-pantheon-piece = egy Pantheon-elem
effect-discord-to-supply = egy viszály a készletbe kerül
effect-discord-from-supply = egy viszály a készletből
effect-recall-legion = egy légió hazatér
effect-recall-vote = a legalsó szavazat hazatér
effect-lose-card = egy véletlen kereskedelmi kártya elvész

## Missions

mission-last-brick = Utolsó tégla a falban
mission-first-voter = Első szavazó
mission-mad-trading = Őrült kereskedés
mission-offering = Felajánlás
mission-hard-work = Kemény munka
mission-most-decorations = Legtöbb kitüntetés
mission-driven-by-rage = Haragtól fűtve
mission-discord-never-passes = A viszály sosem múlik
mission-triumphator = Triumfátor
mission-occupation = Megszállás
mission-full-muster = Teljes mozgósítás
mission-great-army = Nagy sereg
mission-voice-of-senate = A szenátus hangja
mission-last-word = Az utolsó szó
mission-old-guard = A régi gárda
mission-peoples-tribune = Néptribunus
mission-merchant-prince = Kereskedőfejedelem
mission-jeweller = Ékszerész
mission-mixed-cargo = Vegyes rakomány
mission-full-warehouse = Teli raktár
mission-pontifex = Pontifex
mission-golden-piety = Arany kegyesség
mission-temple-builder = Templomépítő
mission-favoured-by-gods = Az istenek kegyeltje
mission-treasury = Kincstár
mission-richest = A leggazdagabb
mission-beloved = A nép kedvence
mission-great-household = Nagy háztartás
goal-medal = legyen nálad a { $medal }: { $points } dicsőség
goal-most = a legtöbb { $measure }: { $points } dicsőség
goal-at-least = legalább { $count } { $measure }: { $points } dicsőség
goal-exactly = pontosan { $count } { $measure }: { $points } dicsőség
goal-top-vote = az oszlop legfelső szavazata: { $points } dicsőség
goal-bottom-vote = az oszlop legalsó szavazata: { $points } dicsőség
goal-each = darabonként { $points } dicsőség: { $measure }
measure-population = népesség maga előtt
measure-denarii = dénár
measure-glory = dicsőség a sávon
measure-followers = követő
measure-discord = viszály
measure-medals = medál
measure-legions-recruited = toborzott légió
measure-legions-in-regions = légió a régiókban
measure-regions-held = régió, ahol van légió
measure-regions-first = régió, ahol első
measure-votes-recruited = megszerzett szavazat
measure-votes-in-column = szavazat az oszlopban
measure-cards-in-hand = kereskedelmi kártya a kézben
measure-trade-sets = kereskedelmi szett
measure-jewel-sets = ékszer szett
measure-set-kinds = szett-típus
measure-pantheon-pieces = Pantheon-elem
measure-pantheon-levels = befejezett Pantheon-szint
measure-gold-pieces = arany elem

## Event cards

event-card-census = Népszámlálás
event-card-grain-dole = Gabonaosztás
event-card-triumph = Diadalmenet
event-card-levy = Sorozás
event-card-senate-session = Szenátusi ülés
event-card-election = Választás
event-card-market-day = Vásárnap
event-card-caravans = Karavánok
event-card-festival-of-jupiter = Jupiter ünnepe
event-card-vestal-blessing = Vesta-szüzek áldása
event-card-reconciliation = Megbékélés
event-card-sibylline-books = Sibylla-könyvek
event-card-plague = Járvány
event-card-famine = Éhínség
event-card-mutiny = Zendülés
event-card-scandal = Botrány
event-card-shipwreck = Hajótörés
event-card-ill-omens = Baljós előjelek
about-event-most = a legtöbb { $measure }: { $reward }
about-event-fewest = a legkevesebb { $measure }: { $reward }

## Cassius

cassius-military1 = Cassius, katonai I
cassius-military2 = Cassius, katonai II
cassius-military3 = Cassius, katonai III
cassius-political1 = Cassius, politikai I
cassius-political2 = Cassius, politikai II
cassius-political3 = Cassius, politikai III
cassius-trade1 = Cassius, kereskedelmi I
cassius-trade2 = Cassius, kereskedelmi II
cassius-trade3 = Cassius, kereskedelmi III
cassius-religious1 = Cassius, vallási I
cassius-religious2 = Cassius, vallási II
cassius-religious3 = Cassius, vallási III
cassius-economic1 = Cassius, gazdasági I
cassius-economic2 = Cassius, gazdasági II
cassius-economic3 = Cassius, gazdasági III
battle-epirus1 = Epirusz, 1. csata
battle-epirus2 = Epirusz, 2. csata
battle-epirus3 = Epirusz, 3. csata
battle-epirus4 = Epirusz, 4. csata
battle-macedonia1 = Makedónia, 1. csata
battle-macedonia2 = Makedónia, 2. csata
battle-macedonia3 = Makedónia, 3. csata
battle-macedonia4 = Makedónia, 4. csata
battle-thrace1 = Trákia, 1. csata
battle-thrace2 = Trákia, 2. csata
battle-thrace3 = Trákia, 3. csata
battle-thrace4 = Trákia, 4. csata

## Log

event-round-began = Kezdődik { A($round) }. forduló.
event-event-revealed = Esemény: { $card }.
event-building-began = Kezdődik az Építés fázis.
event-action-began = Kezdődik az Akció fázis.
event-income-began = Kezdődik a Bevétel fázis.
event-glory-gained = { $seat } { $amount } dicsőséget kap.
event-glory-lost = { $seat } { $amount } dicsőséget veszít.
event-glory-bought = { $seat } dicsőséget vesz a vallási medállal.
event-milestone-met = { $seat } eléri a mérföldkövet ({ $at }), és követőt kap.
event-denarii-gained = { $seat } { $amount } dénárt kap.
event-denarii-lost = { $seat } { $amount } dénárt fizet.
event-legion-recruited = { $seat } légiót toboroz.
event-vote-recruited = { $seat } szavazatot szerez.
event-deck-shuffled = A dobópaklit megkeverik.
event-card-drawn = { $seat } kereskedelmi kártyát húz: { $card }.
event-card-drawn-unknown = { $seat } kereskedelmi kártyát húz.
event-card-played = { $seat } kijátssza { A($card-acc) }.
event-card-sold = { $seat } eladja { A($card-acc) }.
event-card-lost = { $seat } elveszíti { A($card-acc) }.
event-card-taken = { $seat } elveszi { A($card-acc) } a dobópakliból.
event-card-stolen = { $seat } elveszi { $from } egyik kártyáját: { $card }.
event-card-stolen-unknown = { $seat } elveszi { $from } egyik kereskedelmi kártyáját.
event-set-made = { $seat } szettet alkot: { $cards }.
event-anchor-removed = { $seat } megszabadul a horgonykártyától.
event-missions-dealt = { $seat } { $count } küldetést kap.
event-mission-returned = { $seat } visszatesz egy küldetést: { $mission }.
event-mission-returned-unknown = { $seat } visszatesz egy küldetést.
event-discord-moved = { $to } megkapja { $from } egyik viszályjelzőjét.
event-discord-to-supply = { $seat } egyik viszályjelzője a készletbe kerül.
event-discord-from-supply = { $seat } viszályjelzőt kap.
event-vote-placed = { $seat } szavazatot helyez le.
event-vote-returned = { $seat } egyik szavazata visszakerül a játékostáblájára.
event-majority-won = { $seat } többséget szerez a szenátusban.
event-piece-placed-without-shared = { $seat } elemet tesz a Pantheonjára.
event-piece-placed = { $seat } befejezi Pantheonja egyik szintjét ({ $shared }).
event-piece-removed = { $seat } egyik Pantheon-eleme lekerül.
event-legion-deployed = { $seat } légiót helyez le { $region-in }.
event-legion-returned = { $seat } egyik légiója visszakerül a játékostáblájára { $region-from }.
event-legions-moved = { $seat } { $count ->
    [one] egyik légiója
   *[other] { $count } légiója
} { $from-from } { $to-to } vonul.
event-tile-built = { $seat } { $level ->
    [1] I.
    [2] II.
   *[other] III.
} szintű { $building-acc } épít { $province-in }.
event-medal-won = { $seat } megszerzi a { $medal-acc }.
event-follower-placed = { $seat } követőt helyez { A($spot-to) }.
event-follower-placed-bonus = { $seat } bónusszal helyez követőt { A($spot-to) }.
event-followers-returned = A követők, a bónuszjelzők és az aktivált ármányjelzők visszakerülnek a játékostáblákra.
event-plot-laid = { $seat } ármányt helyez le { $province-in }.
event-intrigue-activated = { $seat } ármányt aktivál { $province-in } { $target } ellen.
event-intrigue-cancelled = { $seat } kivédi az ármányt.
event-intrigue-forgone = { $seat } lemond az ármány hatásáról.
event-offer-made = { $seat } { $envoy-acc } tesz { A($building-to) } { $province-in }.
event-offer-made-unknown = { $seat } diplomáciajelzőt tesz { A($building-to) } { $province-in }.
event-denarii-offered = { $seat } { $denarii } dénárt ajánl.
event-more-demanded = { $seat } { $denarii } dénárt kér.
event-offer-accepted = { $seat } elfogadja az ajánlatot.
event-offer-refused = { $seat } elutasítja az ajánlatot.
event-envoy-revealed = Felfordul { $seat } jelzője: { $envoy }.
event-taxed = { $seat } adóztat.
event-taxed-double = { $seat } duplán adóztat.
event-board-turned = A tábla { $turns ->
    [one] egy negyedet
   *[other] { $turns } negyedet
} fordul az óramutató járásával megegyező irányba.
event-board-turned-back = A tábla { $turns ->
    [one] egy negyedet
   *[other] { $turns } negyedet
} fordul az óramutató járásával ellentétes irányba.
event-cassius-revealed = Felfordul: { $card }.
event-cassius-acted = Cassius kijátszik egy kártyát: { $card }.
event-cassius-attacked = Cassius támad: { $attack }.
event-battle-revealed = Harci kártya: { $card }.
event-game-ended = A játék véget ért.
event-title-won = { $seat } címe: { $title }.
event-cassius-scored = Cassius pontszáma: { $points }.
title-praetor = Praetor császár
title-imperator = Imperator
title-son-of-jupiter = Jupiter fia
event-mission-fulfilled = { $seat } teljesített egy küldetést: { $mission } ({ $points } dicsőség).
event-achieved = { $seat } teljesítménye: { $achievement }.
achievement-hundred = száz pont
achievement-two-jewel-sets = két ékszer szett
achievement-three-of-a-kind = három szett ugyanabból a típusból
achievement-bane-of-cassius = kilencven pont Cassius ellen
achievement-golden-pantheon = arany Pantheon
achievement-harmony = viszály nélkül
achievement-all-medals = mind az öt medál
achievement-glory-track = 61 a dicsőségsávon
achievement-conqueror = első minden harci régióban
achievement-senator = tizenkét pont a szenátusoszlopban
achievement-four-missions = négy küldetés
achievement-designers = a szerző legjobb pontszáma

## Questions

prompt-over = A játék véget ért.
prompt-wait = { $seats } következik.
prompt-missions = { $count } küldetést kaptál. Tegyél vissza egyet!
prompt-recall = Egy légiódnak haza kell térnie. Honnan?
prompt-talks = Tegyél diplomáciai ajánlatot, vagy passzolj!
prompt-amount = Hány dénárt ajánlasz?
prompt-answer-offer = { $seat } { $denarii } dénárt ajánl. Az épület: { $building }, { $level ->
    [1] I.
    [2] II.
   *[other] III.
} szint.
prompt-reply = { $denarii } dénárt kérnek tőled. Mi a végső ajánlatod?
prompt-spy = A kémed bejutott ({ $building }): dicsőség vagy az akciója?
prompt-intrigue = Aktiválsz ármányt?
prompt-intrigue-cards = Milyen kártyát játszol ki az ármányhoz?
prompt-answer-intrigue = { $seat } ármányt aktivál ellened. Válaszolsz kártyával?
prompt-effect = Válassz ármányhatást { $target } ellen!
prompt-building = Építs az előtted lévő provinciában, vagy fejezd be!
prompt-building-cards = Játssz ki kártyát az építéshez: { $building }.
prompt-action = Helyezz le egy követőt (még { $followers })!
prompt-action-cards = Játssz ki kártyát az akció előtt: { $spot }.
prompt-legions = Mozgass egy légiót (még { $count })!
prompt-make-room = Tele van a kezed. Csinálj helyet a húzáshoz (még { $count })!
prompt-income = Adóztass: a népesség { $population }, a dupla adóztatás { $penalty } dicsőségbe kerül.
prompt-income-cards = Játssz ki kártyát a dupla adóztatáshoz!
prompt-rest = Eladsz kártyát, vagy alkotsz szettet, mielőtt a többiek jönnek?
prompt-medal = Minden követőd a helyén van. Veszel dicsőséget a vallási medállal, hogy kapj még egyet?
prompt-last-recess = Veszel dicsőséget a vallási medállal a végső pontozás előtt?
prompt-recess = Veszel dicsőséget a vallási medállal, mielőtt a tábla fordul?

## Labels

label-return = Visszateszem: { $mission } ({ $goal })
label-recall = { $region-from }
label-offer = { $envoy } { A($building-to) } { $province-in }
label-put = { $denarii } dénár
label-demand = { $denarii } dénárt kérek
label-accept = Elfogadom
label-refuse = Elutasítom
label-take-glory = Dicsőség
label-take-action = Az épület akciója
label-activate = Aktiválás { $province-in } { $target } ellen
label-activate-cards = Aktiválás { $province-in } { $target } ellen, kártyával
label-slander = Rágalmazás: { $glory } dicsőséggel kevesebb
label-demolish = Rombolás: egy Pantheon-elem lekerül
label-desert = Hitehagyás: egy légió hazatér { $region-from }
label-desert-replacing = Hitehagyás: légiócsere { $region-in }
label-deceive = Megtévesztés: { $count } légió { $from-from } { $to-to }
label-re-vote = Újraszavazás: { A($place) }. szavazat alulról
label-invalidate-vote = Érvénytelen szavazat: { A($place) }. szavazat alulról
label-sell-out = Eladott: egy kártya elvész, { $denarii } dénár a tiéd
label-collect-fees = Egyedi díjak: elveszel egy kártyát
label-forgo = Lemondás a hatásról
label-build = Építés: { $building }, { $level ->
    [1] I.
    [2] II.
   *[other] III.
} szint, { $price } dénár ({ $glory } dicsőség)
label-build-cards = Építés: { $building }, { $level ->
    [1] I.
    [2] II.
   *[other] III.
} szint, { $price } dénár ({ $glory } dicsőség), kártyával
deed-military = légió mozgatása
deed-political = szavazat lehelyezése
deed-trade = kártya húzása
deed-religious = Pantheon-elem
deed-colosseum = dicsőség
deed-intrigue = ármány lehelyezése
deed-economic = gazdálkodás, { $farming } dénár
label-place = { $spot }: { $deed }
label-place-bonus = { $spot }: { $deed }, bónusszal kétszer
label-place-cards = { $spot }: { $deed }, előbb kártya
label-place-bonus-cards = { $spot }: { $deed }, bónusszal kétszer, előbb kártya
label-deploy = Légió { $region-to }
label-march = Légió { $from-from } { $to-to }
label-play = Kijátszás: { $card } ({ $effect })
label-proceed = Tovább
label-sell = Eladás: { $card }, { $price } dénár
label-make-set = Szett: { $cards } ({ $kind }, { $points })
label-buy-glory = 1 dicsőség { $price } dénárért
label-tax = Adó: { $denarii } dénár
label-double-tax = Dupla adó: { $denarii } dénár, mínusz { $penalty } dicsőség
label-double-tax-cards = Dupla adó kártyával: { $denarii } dénár, mínusz { $penalty } dicsőség
label-done = Kész

## Refusals

illegal-not-your-turn = Nem te vagy soron.
illegal-not-now = Ezt most nem lehet megtenni.
illegal-choose-mission-first = Előbb tegyél vissza egy küldetést!
illegal-mission-not-dealt = Ezt a küldetést nem te kaptad: { $mission }.
illegal-nobody-there = Senki sem ül itt: { $province }.
illegal-own-province = { $province } előtted fekszik.
illegal-no-plot-there = Nincs várakozó ármányod { $province-in }.
illegal-no-discord = Nincs viszályod, amivel fizethetnél.
illegal-discord-track-full = { $seat } viszálysávja tele van.
illegal-no-effect-possible = Egyik ármányod sem hatna { $seat } ellen.
illegal-unknown-intrigue = A karaktered nem ismeri ezt: { $intrigue }.
illegal-no-glory-to-lose = { $seat } a sáv első mezőjén áll.
illegal-no-loose-piece = { $seat } befejezetlen szintjén nincs saját elem.
illegal-no-legion-to-desert = A célpontnak nincs légiója { $region-in }.
illegal-too-few-legions = A célpontnak nincs két légiója { $region-in }.
illegal-not-their-vote = Alulról { A($place) }. szavazat gazdája nem { $target }.
illegal-no-card-to-take = { $seat } kezében nincs kereskedelmi kártya.
illegal-hand-full = Tele van a kezed.
illegal-highest-level = Már III. szintű: { $building }.
illegal-no-tile-left = Nincs több { $level ->
    [1] I.
    [2] II.
   *[other] III.
} szintű lapka: { $building }.
illegal-too-poor = Ez { $price } dénárba kerül, és { $purse } dénárod van.
illegal-too-poor-for-glory = Egy dicsőség a vallási medállal { $price } dénárba kerül, és { $purse } dénárod van.
illegal-no-religious-medal = Nincs nálad a vallási medál.
illegal-no-building = Nincs ott ilyen épület: { $building }.
illegal-building-full = Nem fér több követő ide: { $building }.
illegal-no-bonus = Ide nincs bónuszod: { $spot }.
illegal-no-intrigue-token = Nincs több ármányjelződ.
illegal-plots-taken = Mindhárom ármánymező foglalt.
illegal-truce = Fegyverszünetben nincs ármány.
illegal-no-opponent = Egyedül nincs ármány.
illegal-no-legion-on-board = Nincs légiód a játékostábládon.
illegal-no-legion-there = Nincs légiód { $region-in }.
illegal-same-region = Ez ugyanaz a régió.
illegal-card-not-in-hand = Nincs a kezedben ez a kártya: { $card }.
illegal-no-card-to-sell = Nem adhatod el, mert nincs a kezedben: { $card }.
illegal-wrong-moment = Ezt máskor lehet kijátszani: { $card }.
illegal-other-condition = Más a feltétele, mint az előző lapnak: { $card }.
illegal-no-effect = Nem lenne hatása: { $card }.
illegal-nothing-to-play = Nincs kártyád ehhez a pillanathoz.
illegal-not-a-set = Ezek a lapok nem alkotnak szettet.
illegal-too-many-sets = Már három szetted van.
illegal-penalty-too-high = { $penalty } dicsőséget veszítenél, és { $glory } van; egynek meg kell maradnia.
illegal-amount-out-of-range = { $least } és { $most } dénár közötti összeg lehet.

## Score sheet

score-glory = Dicsőségsáv
score-military = Katonaság
score-politics = Politika
score-trade = Kereskedelem
score-religion = Vallás
score-missions = Küldetések
score-denarii = Dénárok
score-medals = Medálok
score-total = Összesen
lost-to-cassius = Cassius győzött { $points } ponttal; { $seat } pontszáma { $own }.
lost-to-empire = A birodalom győzött: { $tasks } feladat teljesült, és a Praetor címhez { $needed } kell.
score-tasks = Feladatok
task-glory = 51 dicsőség
task-medals = Három medál
task-regions = Két meghódított régió
task-votes = Négy szavazat
task-sets = Két szett
task-pantheon = Pantheon
task-missions = Két küldetés

## Board in plain text

phase-missions = küldetések választása
phase-event = esemény
phase-diplomacy = diplomácia
phase-intrigue = Ármány
phase-building = Építés
phase-action = Akció
phase-income = Bevétel
phase-recess = a forduló vége
phase-over = vége
text-round = { $round }/{ $rounds }. forduló: { $phase }
text-event = { $event } ({ $about }); fordulás óramutató szerint: { $turns }; sorrend: { $order }
text-event-back = { $event } ({ $about }); fordulás óramutatóval szemben: { $turns }; sorrend: { $order }
text-none = nincs
text-nobody = senki
text-marker = , kezdőjátékos-jelölő
text-no-marker = { "" }
text-plot = { $seat }
text-plot-activated = { $seat } (aktivált)
text-province = { $province } ({ $seat }{ $marker }): népesség { $population }, dupla adó -{ $penalty }; lapkák: { $tiles }; ármányok: { $plots }
text-tile = { $building } { $level ->
    [1] I
    [2] II
   *[other] III
} [{ $workers }]
text-tiles-left = { $building } { $one }/{ $two }/{ $three }
text-supply = Maradt lapkák: { $tiles }
text-pools = Közös elemek: alapok { $bases }; tetők { $roofs }
text-counted = { $count } { $what }
text-decks = Kereskedelmi pakli { $cards }, dobópakli { $discard } (felül: { $top }); küldetések { $missions }; viszály { $discord }
text-milestones = Mérföldkövek: { $milestones }
text-region = { $region }: pajzs { $shield }, pont { $flags }; { $armies }
text-army = { $seat } { $legions }
text-senate = Szenátusoszlop alulról: { $votes }
text-cassius = automatikus ellenfél
text-cassius-pieces = Cassius, automatikus ellenfél: dicsőség { $glory }, viszály { $discord }, légiók a régiókban { $deployed }, szavazatok az oszlopban { $placed }
text-player = { $seat }, { $character }: dicsőség { $glory }, dénár { $denarii }, követők { $idle }/{ $followers }
text-pieces = · légiók { $legions } + { $deployed } a régiókban, szavazatok { $votes } + { $placed } az oszlopban, viszály { $discord }, ármányjelzők { $plots }, bónuszok: { $bonuses }; medálok: { $medals }
text-character = · ármányai: { $intrigues }; bónuszok a viszálysávon balról: { $track }
text-pantheon = · Pantheon: alap { $base } + { $basetop }, tető { $roof } + { $rooftop }
text-anchor = {" "}és a horgonykártya
text-no-anchor = {""}
text-set = ({ $cards })
text-hand = · kéz: { $count } kereskedelmi kártya{ $anchor }; szettek: { $sets }
text-card = ·· { $count } × { $card } ({ $kind }; { $moment }: { $effect })
text-missions = · küldetések: { $count }
text-mission = ·· { $mission } ({ $goal })
text-cassius-cards = Cassius kártyái: { $cards }; jelenlegi pontjai: { $total }

## Variants

variant-spies = Kémek és szövetségek
    .about = Titkos ajánlatok az ármányok előtt; két-négy játékosnak.
variant-spies-false = nem
variant-spies-true = igen
variant-truce = Fegyverszünet
    .about = Nincs ármány: barátságosabb és gyorsabb.
variant-truce-false = nem
variant-truce-true = igen
variant-clockwork = Óramű
    .about = A tábla mindig egy negyedet fordul az óramutató járása szerint.
variant-clockwork-false = nem
variant-clockwork-true = igen
variant-heroes = Hősök
    .about = Nincsenek medálok.
variant-heroes-false = nem
variant-heroes-true = igen
variant-hard-times = Nehéz idők
    .about = Hat negatív esemény is a pakliba kerül.
variant-hard-times-false = nem
variant-hard-times-true = igen
variant-solo = Egyedül
    .about = Hogyan játszik egy személy; többeknél nem számít.
variant-solo-imperial = Császári változat
variant-solo-cassius-easy = Cassius támadása, könnyű
variant-solo-cassius-normal = Cassius támadása, közepes
variant-solo-cassius-hard = Cassius támadása, nehéz

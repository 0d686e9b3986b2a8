# Words that only the web page and the board say.

board-title = Mare Nostrum
board-about = Kereskedj, építkezz és harcolj a beltenger körül. Négy hős vagy világcsoda, vagy a piramisok hozzák a győzelmet.
board-time = 2–3 óra
board-emblem = triérész kibontott vitorlával

board-phase-start = Felállás
board-phase-roles = Szerepek
board-phase-trade = Kereskedelmi fázis
board-phase-building = Építési fázis
board-phase-war = Katonai fázis

board-council = Szerepek és sorrend
board-to-decide = dönt
board-moves = lép
board-next = következik
board-waits = vár
board-done = kész
board-points-left = { $points } pont maradt

board-trade = Kereskedőasztal
board-trade-about = Akitől elvettek egy kártyát, az választ következőnek; ugyanaz a két játékos legfeljebb kétszer cserél egymás után.
board-called = kért kártyák fejenként:
board-calls = megmondja, hány kártyát ajánljon fel mindenki
board-on-offer = { $cards ->
    [0] Nincs ajánlat
   *[other] { $cards } felajánlott kártya
}
board-may-take = vehetsz belőle
board-picks = választ
board-taken = Elvett kártyák
board-then-picks = Utána { $civ } választ.
board-not-now = Most nem: kétszer egymás után cseréltetek egymással.
board-cards-in-hand = kézben tartott kártyák

board-map = A beltenger térképe
board-reconstructed = A térkép határai és helyei rekonstruáltak.
board-orders = Parancsok
board-orders-about = Válassz egységet; útjai a térképen és itt láthatók.
board-ready = { $units } kész
board-dice = { $dice } kocka

board-you = { $civ } (te)
board-provinces = { $provinces } tartomány
board-to-win = { $has } hős és világcsoda a győzelemhez kellő { $needs } közül
board-stock = Készletben
board-legion = légió
board-fortress = erőd
board-trireme = triérész
board-my-hand = Kártyáim
board-no-cards = nincs kártya
board-paying = A készletben; még hiányzik: { $missing }
board-next-income = Következő jövedelem a mostani állás szerint
board-income = jövedelem
board-works = Hősök és világcsodák
board-works-to-buy = Megvehető hősök és világcsodák
board-works-about = Egy-egy készletért: csupa adó vagy csupa különböző áru. A negyedik győz, és a piramisok is.
board-hero = hős
board-wonder = világcsoda
board-neutral = Semleges:

board-bank-about = megmaradt kártyák és épületjelzők
board-prices = Árak kártyában
board-kept-taxes = Az építési fázis után csak { $taxes } adó maradhat kézben.

# What stands above actions of one kind in the list.
list-choose = Civilizáció választása
list-place = Karaván elhelyezése
list-appoint = A szerepkártya továbbadása
list-serve = Ki kapjon a bankból
list-collect = Árukártya elvétele
list-call = Cserére kért kártyák
list-offer = Felajánlás cserére
list-take = Kártya elvétele
list-give = Kártya átadása
list-name = Ki következik
list-buy = Vásárlás
list-pay = Fizetés
list-swap = Csere a bankkal
list-keep = Megtartás
list-launch = Triérész kifutása
list-sail = Tengeri mozgás
list-march = Légió mozgása
list-attack = Támadás
list-lose = Veszteség
list-plunder = Kifosztás
list-occupy = Megszállás
list-leave = Légió levétele a helyéről
list-annex = Bekebelezés

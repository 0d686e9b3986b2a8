# Words that only the web page and the board say.

board-title = Mare Nostrum
board-about = Kereskedj, építkezz és harcolj a beltenger körül. Négy hős vagy világcsoda, vagy a piramisok hozzák a győzelmet.
board-time = 2–3 óra
board-emblem = triérész kibontott vitorlával

board-phase-start = Felállás
board-phase-roles = Szerepek
board-phase-trade = Kereskedés
board-phase-building = Építkezés
board-phase-war = Háború

board-council = Tisztségek és sorrend
board-to-decide = dönt
board-moves = lép
board-next = következik
board-waits = vár
board-done = kész
board-points-left = { $points } pont maradt

board-trade = Kereskedőasztal
board-trade-about = Akitől elvettek egy lapot, az választ következőnek; ugyanaz a két játékos legfeljebb kétszer cserél egymás után.
board-called = kért lapok fejenként:
board-calls = megmondja, hány lapot ajánljon fel mindenki
board-on-offer = { $cards ->
    [0] Nincs ajánlat
   *[other] { $cards } felajánlott lap
}
board-may-take = vehetsz belőle
board-picks = választ
board-taken = Elvett lapok
board-then-picks = Utána { $civ } választ.
board-not-now = Most nem: kétszer egymás után cseréltetek egymással.
board-cards-in-hand = kézben tartott lapok

board-map = A beltenger térképe
board-reconstructed = A térkép határai és helyei rekonstruáltak.
board-orders = Parancsok
board-orders-about = Válassz egységet; útjai a térképen és itt láthatók.
board-ready = { $units } kész
board-dice = { $dice } kocka

board-you = { $civ } (te)
board-provinces = { $provinces } tartomány
board-to-win = { $has } hős és csoda a győzelemhez kellő { $needs } közül
board-stock = Készletben
board-legion = légió
board-fortress = erőd
board-trireme = triérész
board-my-hand = Lapjaim
board-no-cards = nincs lap
board-paying = A készletben; még hiányzik: { $missing }
board-next-income = Következő jövedelem a mostani állás szerint
board-income = jövedelem
board-works = Hősök és csodák
board-works-to-buy = Megvehető hősök és csodák
board-works-about = Egy-egy készletért: csupa adó vagy csupa különböző áru. A negyedik győz, és a piramisok is.
board-hero = hős
board-wonder = csoda
board-neutral = Semleges:

board-bank-about = megmaradt lapok és épületjelzők
board-prices = Árak lapban
board-kept-taxes = Építkezés után csak { $taxes } adó maradhat kézben.

# What stands above actions of one kind in the list.
list-choose = Nemzetek
list-place = Karaván elhelyezése
list-appoint = Kinevezés
list-serve = Ki következik
list-collect = Begyűjtés
list-call = Lapok bekérése
list-offer = Felajánlás
list-take = Elvétel
list-give = Átadás
list-name = Ki következik
list-buy = Vásárlás
list-pay = Fizetés
list-swap = Csere
list-keep = Megtartás
list-launch = Kifutás
list-sail = Hajózás
list-march = Menetelés
list-attack = Támadás
list-lose = Veszteség
list-plunder = Fosztogatás
list-occupy = Elfoglalás
list-leave = Elhagyás
list-annex = Bekebelezés

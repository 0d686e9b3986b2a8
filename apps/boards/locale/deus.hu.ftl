# Words that only the web page and the board say.

board-title = Deus
board-about = A szín szerint egymásra rakott kártyák újra meg újra hatnak, miközben benépesíted a virágokból rakott térképet.
board-time = 60–90 perc
board-emblem = templom hét régió virágán

board-phase-building = Építés
board-phase-ending = Utolsó fordulók

board-map = A kontinens
board-until-the-end = A játék végéig
board-temples-left = { $all } templomból { $left } maradt
board-villages-left = { $all } faluból { $left } maradt
board-last-round = Utolsó forduló: { $round }.
board-to-draw = húzható
board-discarded = eldobott
board-supply = Készlet
board-village-gone = Ezt a falut már megtámadták.
board-offering = Áldozatok
board-god-neptune = laponként { $gold } arany, és egy hajó
board-god-ceres = laponként egy nyersanyag, és egy termelő épület
board-god-minerva = laponként eggyel több lap, és egy tudományos épület
board-god-vesta = { $one } pont, több kártyáért { $more }, és egy polgári épület
board-god-mars = laponként egy tetszőleges bábu
board-god-jupiter = a másik öt egyikeként

board-you = { $seat } (te)
board-first = kezdő
board-total = összesen { $score }
board-cards = { $cards } lap
board-cards-of = { $cards } lap (legfeljebb { $limit })
board-regions = { $regions } régió
board-villages-won = { $villages } elfoglalt falu
board-ready = építésre kész bábuk

board-empty-hand = Nincs lap a kezedben.
board-offer-to = Áldozat: { $god }
board-face-down = Lefordítva
board-reconstructed = E lap számai rekonstruáltak.
board-pay = Fizetsz
board-instead-of = ehelyett:

board-columns = Oszlopaim
board-columns-about = Új lap hozzáadásakor az egész oszlop érvényesül, alulról fölfelé.
board-face-down-is = lefordítva: { $card }
board-none-ready = nincs kész
board-in-supply = { $pieces } a készletben
board-temples = templomok
board-next-temple = { $cards ->
    [0] Az első bármikor megépíthető.
    [one] A következőhöz minden oszlopban kell egy lap.
   *[other] A következőhöz minden oszlopban kell { $cards } lap.
}

# What stands above actions of one kind in the list.
list-choose = Bábu választása
list-build = Építés
list-face-down = Kijátszás képpel lefelé
list-as = Kijátszás mint
list-offer = Áldozat
list-cover = Hozzáadás az áldozathoz
list-invoke = Megszólítás
list-spare = Fizetés arannyal
list-place = Építés itt
list-settle = Új település
list-take = Elvétel
list-ready = Bábu előkészítése
list-buy = Vásárlás
list-sell = Eladás
list-exchange = Csere
list-buy-points = Pont vásárlása
list-reactivate = Lap megismétlése
list-move = Sereg mozgatása
list-rob = Rablás
list-raid = Falu fosztogatása

# Words that only the web page and the board say.

board-title = Deus
board-about = A szín szerint egymásra rakott kártyák újra meg újra aktiválódnak, miközben benépesíted a virágokból rakott térképet.
board-time = 60–90 perc
board-emblem = templom hét régió virágán

board-phase-building = Építés
board-phase-ending = Utolsó fordulók

board-map = A kontinens
board-until-the-end = A játék végéig
board-temples-left = { $all } templomból { $left } maradt
board-villages-left = { $all } faluból { $left } maradt
board-last-round = Utolsó forduló: { $round }.
board-to-draw = húzópakli
board-discarded = dobópakli
board-supply = Készlet
board-village-gone = Ezt a falut már megtámadták.
board-offering = Áldozatok
board-god-neptune = kártyánként { $gold } arany, és egy hajó
board-god-ceres = kártyánként egy nyersanyag, és egy termelőépület
board-god-minerva = kártyánként eggyel több kártya húzása, és egy tudományos épület
board-god-vesta = { $one } pont, több kártyáért { $more }, és egy polgári épület
board-god-mars = kártyánként egy tetszőleges épület
board-god-jupiter = a másik öt egyikeként

board-you = { $seat } (te)
board-first = kezdő
board-total = összesen { $score }
board-cards = { $cards } kártya
board-cards-of = { $cards } kártya (legfeljebb { $limit })
board-regions = { $regions } régió
board-villages-won = { $villages } megtámadott falu
board-ready = építésre kész épületek

board-empty-hand = Nincs kártya a kezedben.
board-offer-to = Áldozat: { $god }
board-face-down = Képpel lefelé
board-reconstructed = E kártya számai rekonstruáltak.
board-pay = Fizetsz
board-instead-of = ehelyett:

board-columns = Oszlopaim
board-columns-about = Új kártya hozzáadásakor az egész oszlop aktiválódik, alulról felfelé.
board-face-down-is = képpel lefelé: { $card }
board-none-ready = nincs kész
board-in-supply = { $pieces } a készletben
board-temples = templomok
board-next-temple = { $cards ->
    [0] Az első bármikor megépíthető.
    [one] A következőhöz minden oszlopban kell egy kártya.
   *[other] A következőhöz minden oszlopban kell { $cards } kártya.
}

# What stands above actions of one kind in the list.
list-choose = Épület választása
list-build = Építés
list-face-down = Kijátszás képpel lefelé
list-as = Kijátszás más kártyaként
list-offer = Áldozat
list-cover = Hozzáadás az áldozathoz
list-invoke = Jupiter segítsége
list-spare = Fizetés arannyal
list-place = Építés itt
list-settle = Új település
list-take = Nyersanyag elvétele
list-ready = Épület a játékostáblára
list-buy = Nyersanyag vásárlása
list-sell = Nyersanyag eladása
list-exchange = Nyersanyag cseréje
list-buy-points = Pont vásárlása
list-reactivate = Kártya ismétlése
list-move = Hadsereg mozgatása
list-rob = Rablás
list-raid = Falu kifosztása

# Ami minden játékban elhangzik, magyarul.

misread-unknown = „{ $text }” nem lépés. A lépések így kezdődnek: { $known }.
misread-incomplete = Ez még nem teljes: { $form }
misread-unfit = „{ $word }” ide nem illik. Így kell írni: { $form }

options-seats = { $found } játékossal nem játszható: { $least }–{ $most } játékosnak való.
options-variant = Nincs ilyen változat: { $key }. Ez a játék ezeket ismeri: { $known }.
options-value = A következő változat nem lehet „{ $found }”: { $key }. Lehetséges értékei: { $allowed }.
options-clash = Ez a változat { $seats } játékossal nem játszható: { $variant }.

wish-no-edition = Nincs ilyen kiadás: { $name }.
wish-bad-edition = A kiadás nem használható. Részletek (angolul): „{ $problem }”

open-not-a-game-file = Ez nem játékfájl. Részletek (angolul): „{ $problem }”
open-other-format = A fájl formátumát ez a Pentapolis nem ismeri: „{ $found }” helyett ezt várja: „{ $expected }”.
open-other-game = Ez egy másik játék mentése: { $found }, nem { $expected }.
open-options = A fájlban lévő beállítások nem használhatók. Részletek (angolul): „{ $problem }”
open-edition = A fájlban lévő kiadás nem használható. Részletek (angolul): „{ $problem }”
open-broken = A fájlnak sem a naplója, sem a pillanatképe nem használható. Részletek (angolul): „{ $problem }”

unknown-game = Nincs ilyen játék: { $name }. Ezek vannak: { $known }.

# SC-3.11 až 3.13, SC-1.7, SC-1.21 Pochod

option-march = Pochodovat

ask-march_from = Ze které provincie vyrazíte?
ask-march_to = Kam vyrazí jednotky { NAME($origin, case: "from") }?
ask-units = Kolik { NAME($unit, case: "pl_gen") } vyrazí { NAME($place, case: "from") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).

no-march-without-units = Nemáte na mapě žádné pozemní jednotky.
no-march-points = Žádná tamní jednotka nemá dost bodů pohybu.
no-march-gold = Na tento pochod nemáte dost zlata.
no-march-attack = Tuto provincii ovládá někdo jiný; vstup by byl útokem.
no-march-stop-in-transit = Zde smíte projít, ale ne zůstat, a dál už nedojdete.
no-march-nowhere = Vedle není provincie, do které by tyto jednotky směly pochodem vstoupit.

log-march = { NAME($seat) } vede { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
} { NAME($origin, case: "from") } { NAME($target, case: "to") } { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-land-taken = { NAME($seat) } zabírá neutrální provincii { NAME($place) }.

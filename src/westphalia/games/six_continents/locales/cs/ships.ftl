# SC-5.1, SC-5.13, SC-5.14, SC-14.1 Nákup a plavba lodí a kutrů

option-buy_ship = Koupit lodě
option-sail = Vyplout
option-ships = Lodě
option-boat = Rybářský kutr

ask-buy_ship = Kterou loď koupíte?
ask-ship_zone = Kde spustíte na vodu { NAME($ship, case: "acc") }?
ask-ship_count = Kolik { NAME($ship, case: "pl_gen") } koupíte po { $price ->
    [one] { $price } minci
   *[other] { $price } mincích
}?
ask-sail_from = Ze které námořní provincie vyplujete?
ask-sail_what = Co vypluje { NAME($zone, case: "from") }?
ask-sail_to = Kam poplují lodě { NAME($zone, case: "from") }?
ask-sail_ships = Kolik { NAME($ship, case: "pl_gen") } opustí { NAME($zone, case: "acc") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-sail_cargo = Kolik { NAME($unit, case: "pl_gen") } na palubě opustí { NAME($zone, case: "acc") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-boat_to = Kam popluje rybářský kutr { NAME($zone, case: "from") }?

no-gold-for-ship = Nemáte na to dost zlata.
no-second-boat = V této námořní provincii už jeden rybářský kutr je.
no-ship-can-sail = Nemáte na moři lodě ani kutry.
no-ship-with-mp = Žádná tamní loď ani kutr už nemůže plout dál.
no-room-for-cargo = Náklad by se nevešel na transportní lodě, které plují, nebo na ty, které zůstávají.

log-ship-bought = { NAME($seat) } spouští { NAME($zone, case: "in") } na vodu { COUNT($count, $ship, case: "acc") }.
log-sheet-ship-bought = { NAME($seat) } kupuje { COUNT($count, $ship, case: "acc") }.
log-sail = { NAME($seat) } pluje { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }: { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}{ $soldiers ->
    [0] { "" }
    [one] , na palubě { $soldiers } voják
    [few] , na palubě { $soldiers } vojáci
   *[other] , na palubě { $soldiers } vojáků
}.
log-boat-sails = Rybářský kutr { NAME($seat, case: "gen") } pluje { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }.

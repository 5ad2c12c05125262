# SC-5.1 až 5.8, 5.12, 5.15, 5.16 Nalodění, vylodění, vyslání lodí

option-load = Nalodit jednotky na transportní lodě
option-land = Vysadit jednotky z transportních lodí
option-dispatch = Vypravit jednotky nebo loď na moře
option-transfer = Přepravit jednotky z přístavu do přístavu
option-landing_ship = Vyslat výsadkovou loď
option-construction_ship = Vyslat stavební loď

ask-load_at = Kde se jednotky nalodí?
ask-load_zone = Ve které námořní provincii čekají transportní lodě na jednotky { NAME($place, case: "from") }?
ask-load_units = Kolik { NAME($unit, case: "pl_gen") } se { NAME($place, case: "in") } nalodí? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-land_from = Ze které námořní provincie se jednotky vylodí?
ask-land_at = Kde se vylodí jednotky z lodí { NAME($zone, case: "in") }?
ask-land_units = Kolik { NAME($unit, case: "pl_gen") } se { NAME($place, case: "in") } vylodí? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-dispatch_what = Co vypravíte?
ask-transfer_from = Ze kterého přístavu jednotky vyplují?
ask-transfer_to = Do kterého přístavu poplují jednotky { NAME($origin, case: "from") }?
ask-transfer_units = Kolik { NAME($unit, case: "pl_gen") } vypluje { NAME($place, case: "from") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-transfer_slaves = Kolik otroků z národa { NAME($nation, case: "gen") } vypluje { NAME($origin, case: "from") } { NAME($target, case: "to") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count }.
ask-landing_port = Ze kterého přístavu výsadková loď vypluje?
ask-landing_units = Kolik { NAME($unit, case: "pl_gen") } se { NAME($place, case: "in") } nalodí na výsadkovou loď? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-landing_target = Kde má přistát výsadková loď { NAME($origin, case: "from") }? Nikdo jiný se to nedozví.
ask-construction_target = Kde má stavební loď postavit přístav?

no-room-on-transports = Na vašich transportních lodích není dost místa.
no-units-to-load = Ve funkčním přístavu u vašich transportních lodí není žádná jednotka s body pohybu.
no-cargo-to-land = Na vašich transportních lodích není žádná jednotka s body pohybu.
no-gold-to-land = Na tento výsadek nemáte dost zlata.
no-other-working-port = Potřebujete dva funkční přístavy.
no-units-in-port = V žádném funkčním přístavu není jednotka s body pohybu.
no-gold-for-transfer = Na tuto přepravu nemáte dost zlata.
no-landing-ship = Nemáte výsadkovou loď.
no-room-on-landing-ship = Výsadková loď uveze nejvýše 10 vojáků.
no-landing-inland = Tato provincie neleží na pobřeží.
no-landing-at-departure = Loď odtud vyplouvá.
no-construction-ship = Nemáte stavební loď.
no-port-inland = Tato provincie neleží na pobřeží.
no-port-in-capital = V hlavním městě se nic nestaví.
no-second-port = Přístav tu už stojí.

log-loaded = { NAME($seat) } naloďuje { NAME($place, case: "in") } { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
}.
log-landed = { NAME($seat) } vyloďuje { NAME($place, case: "in") } { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
} { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-unloaded = { $n ->
    [one] { $n } voják { NAME($seat, case: "gen") } opouští
    [few] { $n } vojáci { NAME($seat, case: "gen") } opouštějí
   *[other] { $n } vojáků { NAME($seat, case: "gen") } opouští
} transportní lodě { NAME($zone, case: "in") }.
log-reembarked = { $n ->
    [one] { $n } voják { NAME($seat, case: "gen") } se vrací
    [few] { $n } vojáci { NAME($seat, case: "gen") } se vracejí
   *[other] { $n } vojáků { NAME($seat, case: "gen") } se vrací
} na transportní lodě { NAME($zone, case: "in") }.
log-transfer = { NAME($seat) } přepravuje po moři { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
} { NAME($origin, case: "from") } { NAME($place, case: "to") } { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-landing-ship-sails = Výsadková loď { NAME($seat, case: "gen") } vyplouvá { NAME($origin, case: "from") } a veze { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
}; do cíle dorazí v kole { $round }.
log-construction-ship-sails = Stavební loď { NAME($seat, case: "gen") } pluje { NAME($place, case: "to") }; dorazí tam v kole { $round }.

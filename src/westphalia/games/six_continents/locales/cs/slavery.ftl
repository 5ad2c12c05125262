# SC-15 Otroctví

option-move_slaves = Přesunout otroky
option-kill_slaves = Zabít otroky

ask-take_slaves = Pokusíte se { NAME($place, case: "in") } zajmout otroky z národa { NAME($nation, case: "gen") } (šance { $chance } %)?
ask-kill_new_slaves = Kolik nových otroků z národa { NAME($nation, case: "gen") } { NAME($place, case: "in") } zabijete?
ask-kill_found_slaves = Kolik otroků z národa { NAME($nation, case: "gen") } nalezených { NAME($place, case: "in") } zabijete? Ostatní si ponecháte.
ask-slave_revolt_next = Otroci z národa { NAME($nation, case: "gen") } se bouří. Která provincie je na řadě?
ask-move_slaves_from = Ze které provincie otroky přesunete?
ask-move_slaves_to = Kam půjdou otroci { NAME($origin, case: "from") }?
ask-move_slaves_number = Kolik otroků z národa { NAME($nation, case: "gen") } půjde { NAME($origin, case: "from") } { NAME($target, case: "to") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-kill_slaves_where = Kde otroky zabijete?
ask-kill_slaves_nation = Otroky kterého národa { NAME($place, case: "in") } zabijete?
ask-kill_slaves_number = Kolik otroků z národa { NAME($nation, case: "gen") } { NAME($place, case: "in") } zabijete?
ask-free_slave_where = Jeden z vašich otroků získává svobodu. Ve které provincii?
ask-free_slave_nation = Otrok kterého národa { NAME($place, case: "in") } získá svobodu?

no-slaves-held = Nemáte žádné otroky.
no-slaves-points = Tito otroci už nemají body pohybu.
no-slaves-nowhere = Neovládáte žádnou provincii, která s nimi sousedí.
no-slaves-beyond = Otroci se přesouvají jen mezi provinciemi, které ovládáte.

log-slaves-taken = { NAME($seat) } { NAME($place, case: "in") } zotročuje { $count ->
    [one] { $count } člověka
    [few] { $count } lidi
   *[other] { $count } lidí
} z národa { NAME($nation, case: "gen") } (hod { $roll }, úspěch při { $chance } a méně).
log-slaves-escaped = { NAME($seat) } se { NAME($place, case: "in") } marně pokouší zajmout otroky (hod { $roll }, úspěch při { $chance } a méně).
log-slaves-killed = { NAME($seat) } zabíjí { NAME($place, case: "in") } { $count ->
    [one] { $count } otroka
    [few] { $count } otroky
   *[other] { $count } otroků
} z národa { NAME($nation, case: "gen") }.
log-slaves-kept = { NAME($seat) } si { NAME($place, case: "in") } ponechává { $count ->
    [one] { $count } otroka
    [few] { $count } otroky
   *[other] { $count } otroků
} z národa { NAME($nation, case: "gen") }.
log-slaves-freed = { NAME($seat) } osvobozuje { NAME($place, case: "in") } { $count ->
    [one] { $count } krajana, který se chápe zbraně
    [few] { $count } krajany, kteří se chápou zbraní
   *[other] { $count } krajanů, kteří se chápou zbraní
}.
log-slaves-quiet = Otroci z národa { NAME($nation, case: "gen") } v moci { NAME($seat, case: "gen") } zůstávají v klidu (hod { $roll }, vzpoura při { $chance } a méně).
log-slave-revolt = Otroci z národa { NAME($nation, case: "gen") } v moci { NAME($seat, case: "gen") } se bouří (hod { $roll }, vzpoura při { $chance } a méně).
log-slaves-vanished = Z hlavního města { NAME($place, case: "in") } { $count ->
    [one] prchá { $count } otrok
    [few] prchají { $count } otroci
   *[other] prchá { $count } otroků
} z národa { NAME($nation, case: "gen") } v moci { NAME($seat, case: "gen") }.
log-slaves-moved = { NAME($seat) } přesouvá { $count ->
    [one] { $count } otroka
    [few] { $count } otroky
   *[other] { $count } otroků
} { NAME($origin, case: "from") } { NAME($target, case: "to") }.
log-slave-freed = Otrok z národa { NAME($nation, case: "gen") } v moci { NAME($seat, case: "gen") } získává { NAME($place, case: "in") } svobodu.

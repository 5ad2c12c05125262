# SC-15 Niewolnictwo

option-move_slaves = Przeprowadź niewolników
option-kill_slaves = Zabij niewolników

ask-take_slaves = Próbujesz wziąć { NAME($place, case: "in") } niewolników z narodu { NAME($nation, case: "gen") } (szansa { $chance }%)?
ask-kill_new_slaves = Ilu nowych niewolników z narodu { NAME($nation, case: "gen") } zabijasz { NAME($place, case: "in") }?
ask-kill_found_slaves = Ilu zastanych { NAME($place, case: "in") } niewolników z narodu { NAME($nation, case: "gen") } zabijasz? Pozostałych zatrzymujesz.
ask-slave_revolt_next = Niewolnicy z narodu { NAME($nation, case: "gen") } buntują się. Która prowincja jest następna?
ask-move_slaves_from = Z której prowincji wyruszają niewolnicy?
ask-move_slaves_to = Dokąd idą niewolnicy { NAME($origin, case: "from") }?
ask-move_slaves_number = { NAME($origin) }: { $count ->
    [one] { $count } niewolnik
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") } (punkty ruchu: { $mp }). Ilu idzie { NAME($target, case: "to") }?
ask-kill_slaves_where = Gdzie zabijasz niewolników?
ask-kill_slaves_nation = Niewolników z czyjego narodu zabijasz { NAME($place, case: "in") }?
ask-kill_slaves_number = Ilu niewolników z narodu { NAME($nation, case: "gen") } zabijasz { NAME($place, case: "in") }?
ask-free_slave_where = Jeden z twoich niewolników odzyskuje wolność. W której prowincji?
ask-free_slave_nation = Niewolnik z czyjego narodu odzyskuje wolność { NAME($place, case: "in") }?

no-slaves-held = Nie masz niewolników.
no-slaves-points = Ci niewolnicy nie mają już punktów ruchu.
no-slaves-nowhere = Nie kontrolujesz żadnej sąsiedniej prowincji.
no-slaves-beyond = Niewolnicy przechodzą tylko między prowincjami, które kontrolujesz.

log-slaves-taken = { NAME($seat) } bierze { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") } { NAME($place, case: "in") } (rzut { $roll }, potrzeba { $chance } lub mniej).
log-slaves-escaped = { NAME($seat) } na próżno próbuje wziąć niewolników { NAME($place, case: "in") } (rzut { $roll }, potrzeba { $chance } lub mniej).
log-slaves-killed = { NAME($seat) } zabija { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") } { NAME($place, case: "in") }.
log-slaves-kept = { NAME($seat) } zatrzymuje { NAME($place, case: "in") } { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") }.
log-slaves-freed = { NAME($seat) } uwalnia { NAME($place, case: "in") } { $count ->
    [one] { $count } rodaka, który chwyta
   *[other] { $count } rodaków, którzy chwytają
} za broń.
log-slaves-quiet = Niewolnicy z narodu { NAME($nation, case: "gen") } w rękach { NAME($seat, case: "gen") } zachowują spokój (rzut { $roll }, bunt przy { $chance } lub mniej).
log-slave-revolt = Niewolnicy z narodu { NAME($nation, case: "gen") } w rękach { NAME($seat, case: "gen") } buntują się (rzut { $roll }, bunt przy { $chance } lub mniej).
log-slaves-vanished = { NAME($seat) } traci { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") }, { $count ->
    [one] który ucieka
   *[other] którzy uciekają
} ze stolicy ({ NAME($place) }).
log-slaves-moved = { NAME($seat) } przeprowadza { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
} { NAME($origin, case: "from") } { NAME($target, case: "to") }.
log-slave-freed = { NAME($seat) } traci niewolnika z narodu { NAME($nation, case: "gen") }, uwolnionego { NAME($place, case: "in") }.

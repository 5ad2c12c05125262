# SC-15 Рабство

option-move_slaves = Переместить рабов
option-kill_slaves = Убить рабов

ask-take_slaves = Пытаетесь захватить { NAME($place, case: "in") } рабов из народа { NAME($nation, case: "gen") } (шанс { $chance } %)?
ask-kill_new_slaves = Скольких новых рабов из народа { NAME($nation, case: "gen") } убиваете { NAME($place, case: "in") }?
ask-kill_found_slaves = Скольких рабов из народа { NAME($nation, case: "gen") }, найденных { NAME($place, case: "in") }, убиваете? Остальных вы оставляете себе.
ask-slave_revolt_next = Рабы из народа { NAME($nation, case: "gen") } восстают. Какая провинция следующая?
ask-move_slaves_from = Из какой провинции уходят рабы?
ask-move_slaves_to = Куда идут рабы { NAME($origin, case: "from") }?
ask-move_slaves_number = { NAME($origin) }: { $count ->
    [one] { $count } раб
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько идёт { NAME($target, case: "to") }?
ask-kill_slaves_where = Где убиваете рабов?
ask-kill_slaves_nation = Рабов из чьего народа убиваете { NAME($place, case: "in") }?
ask-kill_slaves_number = Скольких рабов из народа { NAME($nation, case: "gen") } убиваете { NAME($place, case: "in") }?
ask-free_slave_where = Один из ваших рабов получает свободу. В какой провинции?
ask-free_slave_nation = Раб из чьего народа получает свободу { NAME($place, case: "in") }?

no-slaves-held = У вас нет рабов.
no-slaves-points = У этих рабов не осталось очков движения.
no-slaves-nowhere = Вы не контролируете ни одной соседней провинции.
no-slaves-beyond = Рабы перемещаются только между провинциями, которые вы контролируете.

log-slaves-taken = { NAME($seat) } захватывает { $count ->
    [one] { $count } раба
    [2] { $count } рабов
    [3] { $count } рабов
    [4] { $count } рабов
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") } { NAME($place, case: "in") } (выпало { $roll }, нужно { $chance } или меньше).
log-slaves-escaped = { NAME($seat) } безуспешно пытается захватить рабов { NAME($place, case: "in") } (выпало { $roll }, нужно { $chance } или меньше).
log-slaves-killed = { NAME($seat) } убивает { $count ->
    [one] { $count } раба
    [2] { $count } рабов
    [3] { $count } рабов
    [4] { $count } рабов
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") } { NAME($place, case: "in") }.
log-slaves-kept = { NAME($seat) } оставляет себе { NAME($place, case: "in") } { $count ->
    [one] { $count } раба
    [2] { $count } рабов
    [3] { $count } рабов
    [4] { $count } рабов
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") }.
log-slaves-freed = { NAME($seat) } освобождает { NAME($place, case: "in") } { $count ->
    [1] { $count } соотечественника: он берётся
    [one] { $count } соотечественника: они берутся
    [2] { $count } соотечественников: они берутся
    [3] { $count } соотечественников: они берутся
    [4] { $count } соотечественников: они берутся
    [few] { $count } соотечественника: они берутся
   *[many] { $count } соотечественников: они берутся
} за оружие.
log-slaves-quiet = Рабы { NAME($seat, case: "gen") } из народа { NAME($nation, case: "gen") } остаются покорными (выпало { $roll }, восстание — при { $chance } и меньше).
log-slave-revolt = Рабы { NAME($seat, case: "gen") } из народа { NAME($nation, case: "gen") } восстают (выпало { $roll }, восстание — при { $chance } и меньше).
log-slaves-vanished = { NAME($seat) } теряет { $count ->
    [one] { $count } раба
    [2] { $count } рабов
    [3] { $count } рабов
    [4] { $count } рабов
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") }: побег из столицы ({ NAME($place) }).
log-slaves-moved = { NAME($seat) } переводит { $count ->
    [one] { $count } раба
    [2] { $count } рабов
    [3] { $count } рабов
    [4] { $count } рабов
    [few] { $count } раба
   *[many] { $count } рабов
} { NAME($origin, case: "from") } { NAME($target, case: "to") }.
log-slave-freed = Раб { NAME($seat, case: "gen") } из народа { NAME($nation, case: "gen") } получает свободу { NAME($place, case: "in") }.

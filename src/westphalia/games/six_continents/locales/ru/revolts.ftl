# SC-20 Восстания

option-bribe = Подкупить мятежников
option-contest = Оспорить подкуп
option-pass = Спасовать

ask-revolt_where = { $count ->
    [one] Восстаёт { $count } солдат
    [few] Восстают { $count } солдата
   *[many] Восстают { $count } солдат
}. В какой провинции?
ask-rebel_unit = Из какого отряда { NAME($place, case: "in") } солдат переходит к мятежникам?
ask-militia_where = { $count ->
    [one] Появляется { $count } мятежник
    [few] Появляются { $count } мятежника
   *[many] Появляется { $count } мятежников
}. В какой из ваших пустых провинций?
ask-bribe = В какой провинции подкупаете мятежников?
ask-contest_bribe = { NAME($seat) } предлагает мятежникам { NAME($place, case: "in") } { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}. Оспариваете подкуп?

no-bribe-anywhere = Мятежники не контролируют ни одной провинции.
no-bribe-savages = Дикарей нельзя подкупить.
no-bribe-gold = Нужно по 3 монеты на каждого мятежника, а у вас столько нет.

log-incited-revolt = Агенты подстрекают к восстанию { $count ->
    [one] { $count } солдата
    [2] { $count } солдат
    [3] { $count } солдат
    [4] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
} { NAME($seat, case: "gen") }.
log-no-revolt = Солдаты { NAME($seat, case: "gen") } сохраняют верность (выпало { $roll }, восстание — при { $chance } и меньше).
log-revolt = { $count ->
    [one] Восстаёт { $count } солдат
    [few] Восстают { $count } солдата
   *[many] Восстают { $count } солдат
} { NAME($seat, case: "gen") } (выпало { $roll }, восстание — при { $chance } и меньше).
log-revolt-lapsed = { $count ->
    [one] Ещё { $count } мятежник не появляется
    [few] Ещё { $count } мятежника не появляются
   *[many] Ещё { $count } мятежников не появляются
}: у { NAME($seat, case: "gen") } больше нет солдат, которые могли бы восстать.
log-rebel-province = { $count ->
    [one] { $count } мятежник захватывает
    [few] { $count } мятежника захватывают
   *[many] { $count } мятежников захватывают
} { NAME($place, case: "acc") }.
log-fight-inside = { NAME($place) }: { $count ->
    [one] { $count } мятежник
    [few] { $count } мятежника
   *[many] { $count } мятежников
} против { $defenders ->
    [one] { $defenders } верного солдата
   *[other] { $defenders } верных солдат
} { NAME($seat, case: "gen") }.
log-rebels-beaten = Верные солдаты { NAME($seat, case: "gen") } подавляют восстание { NAME($place, case: "in") }.
log-bribe-offered = { NAME($seat) } предлагает мятежникам { NAME($place, case: "in") } { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-bribe-contested = { NAME($seat) } оспаривает подкуп мятежников { NAME($place, case: "in") }.
log-bribed = { NAME($seat) } платит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
} и переманивает на свою сторону { $count ->
    [one] { $count } мятежника
    [2] { $count } мятежников
    [3] { $count } мятежников
    [4] { $count } мятежников
    [few] { $count } мятежника
   *[many] { $count } мятежников
} { NAME($place, case: "in") }.

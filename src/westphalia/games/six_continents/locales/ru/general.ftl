# SC-1 Общие правила

option-relinquish = Отказаться от провинции

ask-relinquish = От какой провинции отказываетесь?
ask-lose_unit = Вы теряете { $n ->
    [one] { $n } солдата
    [2] { $n } солдат
    [3] { $n } солдат
    [4] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
}. Какой отряд несёт потери{ $n ->
    [1] { "" }
   *[other] { " " }первым
}?
ask-lose_where = Где гибнет солдат ({ NAME($unit) })?

no-relinquish-not-yours = Отказаться можно только от провинции, которой вы владеете и которую контролируете.
no-relinquish-capital = От столицы отказаться нельзя.
no-relinquish-units = Там ещё есть ваши отряды или рабы.
no-relinquish-nothing = У вас нет пустой провинции, от которой можно отказаться.

log-explorers-lost = Внутренняя экспедиция { NAME($place, case: "in") } потеряна.
log-ungarrisoned-returned = Провинция { NAME($place) } остаётся без гарнизона и возвращается к { NAME($seat, case: "dat") }.
log-ungarrisoned-neutral = Провинция { NAME($place) } остаётся без гарнизона и становится нейтральной.
log-relinquished = { NAME($seat) } отказывается от { NAME($place, case: "gen") }.
log-annexed = { NAME($seat) } присоединяет { NAME($place, case: "acc") }; для { NAME($other, case: "gen") } эта провинция потеряна навсегда.
log-war = { NAME($seat) } вступает в войну { NAME($other, case: "with") }.
log-eliminated = { NAME($seat) } выбывает из игры.
log-resigned = { NAME($seat) } сдаётся.
log-soldiers-died = { NAME($seat) } теряет { $n ->
    [one] { $n } солдата
    [2] { $n } солдат
    [3] { $n } солдат
    [4] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
} { NAME($place, case: "in") }.
log-deserter = { NAME($seat) }: солдат { NAME($place, case: "in") } переходит к мятежникам ({ NAME($unit) }).

# Общие действия: смена национального фокуса и государственной религии

option-change_focus = Смена национального фокуса
ask-focus_way = Что меняете?
option-both = Кубики и карты
option-cubes = Кубики
option-cards = Карты
ask-focus_type = Какую власть монарха увеличиваете?
ask-focus_from = Из какого запаса берёте кубик?
ask-focus_count = Сколько карт сбрасываете? Возьмёте на одну меньше.
ask-focus_discard = Какую карту сбрасываете?
ask-focus_draw = Из какой колоды берёте карту?
ask-from_discards = Берёте карту из колоды или сброшенную карту за кубик её типа и 2 дуката?
no-focus-twice = В этом раунде вы уже меняли национальный фокус.
no-focus = У вас нет ни кубика, который можно переместить, ни карты, которую можно обменять.
log-focus = { NAME($seat) } { AGREE($seat) ->
    [plural] меняют
   *[other] меняет
} национальный фокус.
log-focus-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] превращают
   *[other] превращает
} 1 кубик власти монарха в { NAME($power, case: "acc") }.
log-focus-cards = { NAME($seat) } { AGREE($seat) ->
    [plural] меняют
   *[other] меняет
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
log-card-bought = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} из сброса карту «{ NAME($card) }».

option-change_faith = Смена государственной религии
ask-new_faith = Что принимаете?
option-change = Другую религию
option-counter_reform = Контрреформацию
ask-faith_marriage = От какого королевского брака отказываетесь?
ask-faith_from = Из какой области убираете кубик влияния?
ask-faith_to = Где размещаете кубик влияния?
ask-faith_unrest = В каком городе { NAME($area, case: "in") } начинаются беспорядки?
no-faith-age = Государственную религию можно сменить только начиная с эпохи II.
no-faith-change = Эту государственную религию нельзя сменить действием.
no-faith-emperor = Император может принять только официальную религию Империи.
no-faith-papal = Папская область всегда остаётся католической.
log-state-religion = { $religion ->
    [none] У { NAME($seat, case: "gen") } больше нет государственной религии.
   *[other] Государственная религия { NAME($seat, case: "gen") } теперь — { NAME($religion) }.
}

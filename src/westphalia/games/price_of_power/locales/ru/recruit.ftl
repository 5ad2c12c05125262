# Рекрутирование отрядов

option-recruit = Рекрутирование отрядов
option-units = Сухопутные отряды
option-ships = Корабли
ask-recruit_what = Что рекрутируете?
ask-recruit_area = В какой области рекрутируете отряд?
ask-recruit_unit = Какой отряд рекрутируете?
ask-recruit_into = Отряд останется отдельным или войдёт в армию?
ask-recruit_by = За счёт чьего военного потенциала набираете союзный отряд?
ask-build_port = В каком порту строите корабль?
ask-build_ship = Какой корабль строите?
ask-build_where = Где он встанет?
ask-build_as = Пойдёт один или в составе флота?
ask-recruit_battle_first = Какое сражение проводится первым?
no-recruit = Сейчас вы никого не можете рекрутировать.
log-recruited = { NAME($seat) } { AGREE($seat) ->
    [plural] рекрутируют
   *[other] рекрутирует
} { NAME($unit, case: "acc_one") } { NAME($area, case: "in") }.
log-built-ship = { NAME($seat) } { AGREE($seat) ->
    [plural] строят
   *[other] строит
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.

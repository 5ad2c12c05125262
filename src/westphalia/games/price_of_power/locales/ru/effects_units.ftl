# Отряды и корабли, которые дают и отнимают карты

ask-gain_unit_area = В какой области появляется отряд?
ask-gain_unit = Какой отряд получаете?
ask-gain_unit_into = Отряд останется отдельным или войдёт в армию?
ask-gain_ship_port = В каком порту появляется корабль?
ask-gain_ship_sea = В какой морской области появляется корабль?
ask-gain_ship = Какой корабль получаете?
ask-gain_ship_where = Где он встанет?
ask-remove_unit_area = Из какой области убираете отряд?
ask-remove_unit = Какой отряд убираете?
ask-ship_to_remove = Откуда убираете корабль?
ask-ship_to_remove_owner = Чей корабль убираете?
ask-pirate_to_remove = Из какого торгового узла убираете пиратский корабль?
option-pirates = Пиратский корабль
ask-general_of = У какого королевства забираете генерала?
ask-general_to_take = Какого генерала забираете?
ask-general_into = Какую из ваших армий он возглавит?
ask-may_take_general = Переманиваете генерала врага?
ask-may_gain_units = Берёте отряд?
ask-may_gain_ships = Берёте корабль?
log-unit-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { NAME($unit, case: "acc_one") } { NAME($area, case: "in") }.
log-ship-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-ship-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-pirate-removed = Пиратский корабль покидает узел { NAME($node) }.

# Символы событий

ask-single_rebel_die = Вы бросаете один кубик повстанцев: для какой области?
ask-ignore_uprising = Восстание аборигенов: какой эффект вы игнорируете?
ask-uprising_town = Восстание аборигенов: в каком дальнем городе начинаются беспорядки?
ask-lost_at_sea = Потеря в море: в какой морской области гибнет корабль { NAME($seat, case: "gen") }?
ask-ship_lost_at_sea = Потеря в море: какой корабль { NAME($seat, case: "gen") } гибнет { NAME($sea, case: "in") }?
ask-pirate_node = В каком торговом узле появляются пираты?
ask-pirate_to_lift = Для узла { NAME($node) } не осталось пиратских кораблей. Из какого узла вы берёте корабль?
ask-cardinal_dies = В какой ячейке курии умирает кардинал?
ask-attrition_area = Истощение: в какой области вы теряете отряд?
ask-attrition_unit = Истощение: какой отряд вы теряете { NAME($area, case: "in") }?
ask-disloyal_area = Нелояльные вассалы: в какой области?
ask-disloyal_rebels = Размещаете { NAME($area, case: "in") } ещё и повстанцев? Вы активный игрок и не обязаны этого делать.
option-ignore_loss = Сохранить колониста
option-ignore_unrest = Сохранить спокойствие в дальних городах
option-ignore_nothing = Ничего не игнорировать
option-ship_on_slot = Лёгкий корабль в ячейке защиты торговли
option-ship_at_sea = Лёгкий корабль вне ячейки
option-fleet_light = Лёгкий корабль флота
option-fleet_heavy = Тяжёлый корабль флота
option-fleet_damaged = Повреждённый тяжёлый корабль флота
option-fleet_galley = Галера флота
log-colonist-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} колониста.
log-lost-at-sea = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { NAME($ship, case: "acc") } { NAME($sea, case: "in") }.
log-pirates = В узле { NAME($node) } появляются пираты.
log-pirates-move = Пираты уходят из узла { NAME($other_node) } в узел { NAME($node) }.
log-cardinal-dies = Умирает кардинал { NAME($seat, case: "gen") }.
log-power-struggle = Начинается борьба за власть: «{ NAME($struggle) }».
log-next-struggle = Следующая борьба за власть: «{ NAME($struggle) }».

# Динамические неигровые королевства

ask-dnpr_expands = Какое королевство расширяется?
ask-dnpr_target = Куда { AGREE($realm) ->
    [plural] расширяются
   *[other] расширяется
} { NAME($realm) }?
ask-dnpr_cb = { NAME($realm) } { AGREE($realm) ->
    [plural] занимают
   *[other] занимает
} провинцию вашего союзника. Размещаете жетон CB?
ask-dnpr_token_to_lift = Жетонов динамических неигровых королевств не осталось. Какой вы переносите?
log-dnpr-expands = { NAME($realm) } { AGREE($realm) ->
    [plural] занимают
   *[other] занимает
} провинцию { NAME($province) }.
log-dnpr-token-lifted = Жетон { NAME($realm, case: "gen") } убран { NAME($province, case: "from") }.
log-pirates-sunk = В узле { NAME($node) } { $n ->
    [one] потоплен { $n } пиратский корабль
    [few] потоплено { $n } пиратских корабля
   *[many] потоплено { $n } пиратских кораблей
}.
no-dnpr-own-token = Там уже лежит его жетон.
no-dnpr-capital = Столицу занять нельзя.
no-dnpr-occupied = Провинция оккупирована.
no-dnpr-ally = Провинция принадлежит его союзнику.
no-dnpr-core = Это основная провинция игрока.

# Заразные верования

ask-spread_from = Какая группа областей распространяет своё верование? Назовите её первую область.
ask-spread_to = Какая область принимает это верование ({ NAME($religion) })?
ask-spread_diverse = В какой католической области воцаряется разнообразие верований?
ask-revolution_capital = В какой столице начинается революция?
ask-revolution_far = Где ещё вспыхивает революция?
ask-faith_token_to_lift = Для области { NAME($area) } не осталось жетонов. Из какой области вы берёте жетон?
option-no_token = Без жетона
no-spread-distant = У дальних областей нет религии.
no-spread-steadfast = Православные и мусульманские области не меняют религию.
no-spread-same = В этой области уже исповедуют это верование.
no-spread-placed = Жетон, размещённый в этом ходу, не заменяется.

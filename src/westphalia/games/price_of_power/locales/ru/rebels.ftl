# Повстанцы

ask-rebel_area = Для какой области бросаете теперь кубики повстанцев?
ask-rebel_result = Какой результат применяете теперь?
ask-rebel_unit = Какой отряд теряете?
ask-rebel_province = Какую провинцию захватывают повстанцы?
ask-exhaust_from = Где истощаете регулярный отряд?
ask-rebel_calm = Из какой провинции убираете беспорядки?
ask-rebel_siege = Повстанцы осаждают область { NAME($area) }: какая провинция падёт теперь?
ask-dnpr_colour = Провинция { NAME($province) } освобождена: какого цвета её жетон?
ask-rebel_to_lift = Для области { NAME($area) } не осталось отрядов повстанцев. Из какой области вы берёте отряд?
option-rebellion = Восстание
option-lose_2_ducats = Потеря 2 дукатов
option-lose_1_monarch_power = Потеря 1 кубика власти монарха
option-exhaust_1_manpower = Истощение 1 рекрута
option-remove_1_unrest = Снятие 1 жетона беспорядков
option-available = Доступные рекруты

log-rebel-die = { NAME($seat) } { AGREE($seat) ->
    [plural] бросают
   *[other] бросает
} кубик повстанцев { NAME($area, case: "in") }: { $result ->
    [rebellion] восстание
    [lose_2_ducats] потеря 2 дукатов
    [lose_1_monarch_power] потеря 1 кубика власти монарха
    [exhaust_1_manpower] истощение 1 рекрута
    [remove_1_unrest] снятие 1 жетона беспорядков
   *[no_effect] без эффекта
}.
log-rebellion-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { NAME($unit, case: "acc_one") } из-за восстания { NAME($area, case: "in") }.
log-exhausted = { NAME($seat) } { AGREE($seat) ->
    [plural] истощают
   *[other] истощает
} 1 рекрута.
log-rebel-town = Повстанцы захватывают провинцию { NAME($province) } у { NAME($seat, case: "gen") }.
log-liberated = Провинция { NAME($province) } освобождена и теперь принадлежит { NAME($realm, case: "dat") }.
log-shaken-off = Провинция { NAME($province) } свергает власть { NAME($seat, case: "gen") }.
log-liberated-from = Провинция { NAME($province) } освобождена от оккупации { NAME($seat, case: "ins") }.
log-rebels = Новые повстанцы { NAME($area, case: "in") }: { $n } { $n ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}.
log-rebels-move = Повстанцы переходят { NAME($area, case: "from") } { NAME($other_area, case: "to") }: { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}.
log-rebels-disperse = Отряд повстанцев { NAME($area, case: "in") } рассеивается.

# Религиозные повстанцы

option-follow_rebels = Принять религию религиозных повстанцев
log-religious-rebels-gone = Религиозные повстанцы { NAME($area, case: "in") } расходятся по домам.
log-rebel-town-gone = Повстанцы оставляют провинцию { NAME($province) }.
no-religious-rebels-rule = За этим столом играют без религиозных повстанцев.
no-religious-rebels = Религиозные повстанцы не удерживают вашу столицу и ещё 2 ваши провинции.
no-religious-rebels-diverse = Разнообразие верований не может быть государственной религией.

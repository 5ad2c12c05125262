# Рекруты

ask-surplus_from = Рекрутов у вас стало меньше. Откуда отряд возвращается в ваш запас?
ask-surplus_unit = Какой отряд возвращается в ваш запас?
ask-exhaust_unit = Какой отряд истощаете?
option-exhausted = Истощённые рекруты

log-disbanded = { NAME($seat) } { AGREE($seat) ->
    [plural] расформировывают
   *[other] расформировывает
} { NAME($unit, case: "acc_one") } { NAME($area, case: "in") }.
log-manpower = Рекрутов у { NAME($seat, case: "gen") } теперь { $value }.
log-exhausted-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] истощают
   *[other] истощает
} отряд { NAME($area, case: "in") }.
log-surplus = { NAME($seat) } { AGREE($seat) ->
    [plural] возвращают
   *[other] возвращает
} в запас 1 рекрута.
log-surplus-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] распускают
   *[other] распускает
} лишний отряд { NAME($area, case: "in") }.

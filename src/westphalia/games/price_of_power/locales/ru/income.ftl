# Фаза 4: доход и содержание

ask-reduce_costs = Доход { $income }, расходы { $costs }: в казне будет { $value }. Хотите сначала сократить расходы или взять заём?
ask-unpaid = Доход { $income }, расходы { $costs }: в казне стало бы { $value }. На всё не хватает. Что делаете?
ask-fire_advisor = Какого советника увольняете?
ask-disband_where = Где расформировываете отряд?
ask-disband_unit = Какой отряд расформировываете?
ask-disband_ship = Где находится корабль, от которого отказываетесь?
ask-discard_ducats = Сколько дукатов сбрасываете, прежде чем будет подсчитана коррупция?
ask-corruption_adm = Коррупция обходится в { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} административной власти. Сколько платите? Каждый неоплаченный кубик — это жетон процентов.
ask-less_power = Стабильность −3: какой власти получаете на 1 кубик меньше?
option-fire = Уволить советника
option-disband = Расформировать отряд
option-scrap = Отказаться от корабля в море
option-recall = Отозвать корабль в порт
option-recall_fleet = Отозвать флот в порт
option-loan = Взять заём
option-loan_later = Взять заём после уплаты расходов: без процентов в этом раунде

log-income = Доход { NAME($seat, case: "gen") } за вычетом расходов: { $n }; в казне: { $value }.
log-corruption = { NAME($seat) } { AGREE($seat) ->
    [plural] платят
   *[other] платит
} за коррупцию { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} административной власти и { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
   *[many] { $value } жетонов
} процентов.
log-fleet-recalled = Флот { NAME($seat, case: "gen") } возвращается { NAME($sea, case: "from") } в порт { NAME($province) }.

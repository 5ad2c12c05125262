# Исследование

option-explore = Исследование
ask-explore_ship = Сначала перемещаете лёгкий корабль к дальнему континенту?
ask-explore_roll = На кубике { $number }{ $hazard ->
    [0] { "" }
   *[other] { " " }и опасность экспедиции
}. Используете этот результат?
ask-discover = Какую область открываете?
ask-lost_ship = Исследование не удалось. Где теряете корабль?
option-no_ship = Без корабля
option-use = Использовать
option-roll_again = Перебросить за 1 кубик дипломатической власти
option-fail = Смириться с неудачей
no-explore-area = Ни одна область, которую можно открыть, не соседствует с вашим королевством или, благодаря «Поискам Нового Света», с вашими кораблями.
log-explore-roll = { NAME($seat) } { AGREE($seat) ->
    [plural] проводят
   *[other] проводит
} исследование: на кубике { $number }{ $hazard ->
    [0] { "" }
   *[other] { " " }и опасность экспедиции
}.
log-nothing-discovered = { NAME($seat) } ничего не { AGREE($seat) ->
    [plural] находят
   *[other] находит
}.
log-discovered = { NAME($seat) } { AGREE($seat) ->
    [plural] открывают
   *[other] открывает
} область { NAME($area) }.
log-exploration-failed = Исследование { NAME($seat, case: "gen") } заканчивается неудачей.
log-ship-lost-exploring = Корабль { NAME($seat, case: "gen") } пропадает { NAME($space, case: "in") }.

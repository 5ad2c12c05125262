# RE-5.24 Moves

ask-march_to = Куда идёт { NAME($general) }?
ask-sail_to = Куда плывёт { NAME($general) }?
ask-road_to = Стратегическое перемещение ({ NAME($general) }): { $n ->
    [one] остался { $n } шаг
    [few] осталось { $n } шага
   *[many] осталось { $n } шагов
}. Куда дальше?
option-halt = Остановиться
ask-take_along = { NAME($general, case: "The") } идёт { NAME($place, case: "to") }. Сколько отрядов идёт с ним?
ask-left_unit = { NAME($general, case: "The") } оставляет { NAME($place, case: "in") } { $n ->
    [1] { $n } отряд. Кто его берёт?
    [one] { $n } отряд. Кто берёт один из них?
    [few] { $n } отряда. Кто берёт один из них?
   *[many] { $n } отрядов. Кто берёт один из них?
}
ask-passing_garrison = { NAME($general, case: "The") } проходит через { NAME($place, case: "acc") }. Оставить гарнизон?
ask-consent = { NAME($other) }: { NAME($power) } { AGREE($power) ->
    [plural] просят
   *[other] просит
} пропустить { NAME($place, case: "to") } своего генерала ({ NAME($general) }). Вы согласны?
option-consent = Согласиться
no-consent = Союзник не дал согласия.
no-route-of-nobody = Этот морской путь никто не контролирует.
no-foreign-route = Этот морской путь контролируете не вы и не ваш друг.
no-route-here = Здесь не начинается ни один морской путь.
no-border-here = Здесь нет сухопутной границы.
no-foreign-road = Стратегическое перемещение возможно только по своим и дружественным землям.
no-rival-on-road = При стратегическом перемещении нельзя входить на территорию с генералом соперника.
log-marches = { NAME($power) }: { NAME($general) } выступает { NAME($origin, case: "from") } { NAME($place, case: "to") } { $n ->
    [0] без отрядов
    [one] с { $n } отрядом
   *[other] с { $n } отрядами
}.
log-sails = { NAME($power) }: { NAME($general) } плывёт { NAME($place, case: "to") } { $n ->
    [0] без отрядов
    [one] с { $n } отрядом
   *[other] с { $n } отрядами
} (морской путь: { NAME($route) }).
log-strategic = { NAME($power) }: { NAME($general) } совершает стратегическое перемещение { NAME($origin, case: "from") } { NAME($place, case: "to") } { $n ->
    [0] без отрядов
    [one] с { $n } отрядом
   *[other] с { $n } отрядами
}.
log-strategic-step = { NAME($power) }: { NAME($general) } идёт { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-consents = { NAME($power) } { AGREE($power) ->
    [plural] пропускают
   *[other] пропускает
} { NAME($place, case: "to") } генерала { NAME($other, case: "gen") } ({ NAME($general) }).
log-consent-refused = { NAME($power) } не { AGREE($power) ->
    [plural] пропускают
   *[other] пропускает
} { NAME($place, case: "to") } генерала { NAME($other, case: "gen") } ({ NAME($general) }).
log-units-lost = { NAME($power) }: { NAME($general) } оставляет и теряет { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}.

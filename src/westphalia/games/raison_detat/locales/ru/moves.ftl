# RE-5.24 Moves

ask-march_to = Куда идёт { NAME($general) }?
ask-sail_to = Куда плывёт { NAME($general) }?
ask-road_to = Стратегическое перемещение ({ NAME($general) }), осталось шагов: { $n }. Куда дальше?
option-halt = Остановиться
ask-take_along = Сколько отрядов идёт с генералом? { NAME($general, case: "The") } → { NAME($place) }.
ask-left_unit = { NAME($general, case: "The") } оставляет отряды ({ NAME($place) }): { $n }. Кто берёт один?
ask-passing_garrison = { NAME($general, case: "The") } проходит через территорию { NAME($place) }. Оставить гарнизон?
ask-consent = Просьба о проходе ({ NAME($power) } → { NAME($other) }): { NAME($general) } → { NAME($place) }. Вы согласны?
option-consent = Согласиться
no-consent = Союзник не дал согласия.
no-route-of-nobody = Этот морской путь никто не контролирует.
no-foreign-route = Этот морской путь контролируете не вы и не ваш друг.
no-route-here = Здесь не начинается ни один морской путь.
no-border-here = Здесь нет сухопутной границы.
no-foreign-road = Стратегическое перемещение идёт только по своим и дружественным землям.
no-rival-on-road = Стратегическое перемещение не входит на территорию с генералом соперника.
log-marches = { NAME($power) }: { NAME($general) } выступает, { NAME($origin) } → { NAME($place) }, отряды: { $n }.
log-sails = { NAME($power) }: { NAME($general) } плывёт → { NAME($place) } ({ NAME($route) }), отряды: { $n }.
log-strategic = { NAME($power) }: { NAME($general) }, стратегическое перемещение, { NAME($origin) } → { NAME($place) }, отряды: { $n }.
log-strategic-step = { NAME($power) }: { NAME($general) } в пути, { NAME($origin) } → { NAME($place) }.
log-consents = { NAME($power) }: согласие ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-consent-refused = { NAME($power) }: отказ ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-units-lost = { NAME($power) }: оставлено и потеряно отрядов ({ NAME($general) }): { $n }.

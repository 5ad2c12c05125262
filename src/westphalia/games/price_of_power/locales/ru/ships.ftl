# Корабли, порты и ячейки защиты торговли

option-slot = В ячейку защиты торговли
option-no_slot = Без ячейки

ask-ship_from = Откуда перемещаете лёгкий корабль?
ask-ship_to = Куда идёт лёгкий корабль?
ask-ship_slot = Ставите его в ячейку защиты торговли?
ask-displace = Все ячейки заняты. Чей корабль вытесняете?
ask-scrap_ship = От какого корабля отказываетесь?
ask-recall_from = Из какой морской области отзываете лёгкий корабль?
ask-recall_to = В какой порт он возвращается?
ask-leave_port_to = Провинция { NAME($province) } потеряна. Куда идут ваши корабли?
ask-leave_lost_port = Провинция { NAME($province) } больше не дружественная. Куда идёт корабль?

log-ship-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] перемещают
   *[other] перемещает
} лёгкий корабль { NAME($space, case: "from") } { NAME($sea, case: "to") }.
log-displaced = { NAME($seat) } { AGREE($seat) ->
    [plural] вытесняют
   *[other] вытесняет
} корабль { NAME($other, case: "gen") } { NAME($sea, case: "in") }.
log-ship-scrapped = { NAME($seat) } { AGREE($seat) ->
    [plural] отказываются
   *[other] отказывается
} от корабля { NAME($space, case: "in") }.
log-ship-recalled = { NAME($seat) } { AGREE($seat) ->
    [plural] отзывают
   *[other] отзывает
} лёгкий корабль { NAME($sea, case: "from") } в порт { NAME($province) }.
log-leave-port = Корабли { NAME($seat, case: "gen") } покидают порт { NAME($province) } и уходят { NAME($sea, case: "to") }.
log-ships-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} корабли в порту { NAME($province) }: ни один путь в море не открыт.
log-ships-repaired = Повреждённые тяжёлые корабли { NAME($seat, case: "gen") } отремонтированы в порту { NAME($province) }.
log-galleys-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] возвращают
   *[other] возвращает
} в запас { $n ->
    [one] { $n } галеру
    [few] { $n } галеры
   *[many] { $n } галер
}: плыть дальше нельзя.
log-slot-taken = Лёгкий корабль { NAME($seat, case: "gen") } защищает торговлю { NAME($sea, case: "in") }.

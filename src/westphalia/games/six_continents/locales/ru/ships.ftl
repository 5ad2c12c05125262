# SC-5.1, SC-5.13, SC-5.14, SC-14.1 Покупка и движение кораблей и катеров

option-buy_ship = Купить корабли
option-sail = Отправиться в плавание
option-ships = Корабли
option-boat = Рыболовный катер

ask-buy_ship = Какой корабль покупаете?
ask-ship_zone = Где спускаете на воду { NAME($ship, case: "acc") }?
ask-ship_count = Сколько { NAME($ship, case: "pl_gen") } покупаете по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
   *[many] { $price } монет
}?
ask-sail_from = Из какой морской провинции отплываете?
ask-sail_what = Что отплывает { NAME($zone, case: "from") }?
ask-sail_to = Куда плывут корабли { NAME($zone, case: "from") }?
ask-sail_ships = { NAME($zone) }: { COUNT($count, $ship) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько отплывает?
ask-sail_cargo = { NAME($zone) }: на борту { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько плывёт вместе с кораблями?
ask-boat_to = Куда плывёт рыболовный катер { NAME($zone, case: "from") }?

no-gold-for-ship = На это у вас не хватает монет.
no-second-boat = В этой морской провинции уже есть рыболовный катер.
no-ship-can-sail = У вас нет в море ни кораблей, ни катеров.
no-ship-with-mp = Ни один корабль или катер там больше не может двигаться.
no-room-for-cargo = Груз не поместится на уходящих или на остающихся транспортных кораблях.

log-ship-bought = { NAME($seat) } спускает на воду { COUNT($count, $ship, case: "acc") } { NAME($zone, case: "in") }.
log-sheet-ship-bought = { NAME($seat) } покупает { COUNT($count, $ship, case: "acc") }.
log-sail = { NAME($seat) } ведёт { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}{ $soldiers ->
    [0] { "" }
    [one] { " " }с { $soldiers } солдатом на борту
   *[other] { " " }с { $soldiers } солдатами на борту
} { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }.
log-boat-sails = Рыболовный катер { NAME($seat, case: "gen") } плывёт { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }.

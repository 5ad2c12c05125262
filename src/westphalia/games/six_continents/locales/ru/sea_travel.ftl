# SC-5.1–5.8, 5.12, 5.15, 5.16 Погрузка, высадка, отправка

option-load = Погрузить отряды на транспортные корабли
option-land = Высадить десант с транспортных кораблей
option-dispatch = Отправить корабль или отряды морем
option-transfer = Перевезти отряды из порта в порт
option-landing_ship = Отправить десантный корабль
option-construction_ship = Отправить строительный корабль

ask-load_at = Где отряды поднимаются на борт?
ask-load_zone = Где стоят транспортные корабли для отрядов { NAME($place, case: "from") }?
ask-load_units = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько поднимается на борт?
ask-land_from = Из какой морской провинции высаживаете десант?
ask-land_at = Где высаживаете десант { NAME($zone, case: "from") }?
ask-land_units = На борту { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько высаживается { NAME($place, case: "in") }?
ask-dispatch_what = Что отправляете?
ask-transfer_from = Из какого порта отплывают отряды?
ask-transfer_to = В какой порт плывут отряды { NAME($origin, case: "from") }?
ask-transfer_units = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько отплывает?
ask-transfer_slaves = { NAME($origin) }: { $count ->
    [one] { $count } раб
    [few] { $count } раба
   *[many] { $count } рабов
} из народа { NAME($nation, case: "gen") }. Сколько плывёт { NAME($target, case: "to") }?
ask-landing_port = Из какого порта выходит десантный корабль?
ask-landing_units = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько поднимается на десантный корабль?
ask-landing_target = Где высадится десант { NAME($origin, case: "from") }? Больше никто этого не узнает.
ask-construction_target = Где строительный корабль построит порт?

no-room-on-transports = На ваших транспортных кораблях не хватает места.
no-units-to-load = В действующих портах рядом с вашими транспортными кораблями нет отрядов с очками движения.
no-cargo-to-land = На ваших транспортных кораблях нет отрядов с очками движения.
no-gold-to-land = На этот десант у вас не хватает монет.
no-other-working-port = Нужны два действующих порта.
no-units-in-port = В действующих портах нет отрядов с очками движения.
no-gold-for-transfer = На эту перевозку у вас не хватает монет.
no-landing-ship = У вас нет десантного корабля.
no-room-on-landing-ship = Десантный корабль берёт не больше 10 солдат.
no-landing-inland = У этой провинции нет выхода к морю.
no-landing-at-departure = Корабль выходит именно отсюда.
no-construction-ship = У вас нет строительного корабля.
no-port-inland = У этой провинции нет выхода к морю.
no-port-in-capital = В столице ничего нельзя строить.
no-second-port = Здесь уже есть порт.

log-loaded = { NAME($seat) }: { $soldiers ->
    [one] { $soldiers } солдат поднимается
    [few] { $soldiers } солдата поднимаются
   *[many] { $soldiers } солдат поднимаются
} на борт { NAME($place, case: "in") }.
log-landed = { NAME($seat) } высаживает { $soldiers ->
    [one] { $soldiers } солдата
    [2] { $soldiers } солдат
    [3] { $soldiers } солдат
    [4] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
} { NAME($place, case: "in") } { $gold ->
    [0] бесплатно
    [one] за { $gold } монету
    [few] за { $gold } монеты
   *[many] за { $gold } монет
}.
log-unloaded = { NAME($seat) }: { $n ->
    [one] { $n } солдат сходит
    [few] { $n } солдата сходят
   *[many] { $n } солдат сходят
} с транспортных кораблей { NAME($zone, case: "in") }.
log-reembarked = { NAME($seat) }: { $n ->
    [one] { $n } солдат возвращается
    [few] { $n } солдата возвращаются
   *[many] { $n } солдат возвращаются
} на транспортные корабли { NAME($zone, case: "in") }.
log-transfer = { NAME($seat) } перевозит морем { $soldiers ->
    [one] { $soldiers } солдата
    [2] { $soldiers } солдат
    [3] { $soldiers } солдат
    [4] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
} { NAME($origin, case: "from") } { NAME($place, case: "to") } { $gold ->
    [0] бесплатно
    [one] за { $gold } монету
    [few] за { $gold } монеты
   *[many] за { $gold } монет
}.
log-landing-ship-sails = Десантный корабль { NAME($seat, case: "gen") } { $soldiers ->
    [0] без солдат
    [one] с { $soldiers } солдатом
   *[other] с { $soldiers } солдатами
} на борту отплывает { NAME($origin, case: "from") }; прибытие в раунде { $round }.
log-construction-ship-sails = Строительный корабль { NAME($seat, case: "gen") } направляется { NAME($place, case: "to") }; прибытие в раунде { $round }.

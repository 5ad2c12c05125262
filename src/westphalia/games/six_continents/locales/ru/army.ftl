# SC-18 Армия

option-recruit = Набрать солдат
option-exchange = Обменять отряды
option-caravan = Собрать или разделить караваны
option-join = Собрать караван
option-split = Разделить караван
option-dig_in = Окопаться
option-disband = Распустить отряды или списать корабли
option-cargo = Отряды на транспортных кораблях

ask-recruit = Какие отряды набираете?
ask-recruit_number = Сколько { NAME($unit, case: "pl_gen") } набираете по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
   *[many] { $price } монет
}?
ask-exchange = Какие отряды отдаёте?
ask-exchange_for = На что меняете { NAME($unit, case: "acc") }?
ask-exchange_number = Сколько раз меняете отряды на { NAME($unit, case: "acc") }?
ask-caravan = Собираете караван или разделяете?
ask-caravan_place = В какой провинции собираете или разделяете караван?
ask-caravan_number = Сколько караванов собираете { NAME($place, case: "in") }?
ask-caravan_split = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько разделяете?
ask-dig_in = В какой провинции окапываетесь?
ask-disband_where = Где распускаете отряды или списываете корабли?
ask-disband_unit = Какие отряды распускаете?
ask-disband_number = Сколько { NAME($unit, case: "pl_gen") } распускаете?
ask-disband_zone = В какой морской провинции списываете корабль?
ask-disband_ship = Какой корабль списываете { NAME($zone, case: "in") }?

no-recruiting-place = Без столицы и без временного места набора набирать солдат нельзя.
no-recruiting-red = Красные жетоны во временном месте набора не позволяют набирать и обменивать отряды.
no-recruit-limit = Лимит набора на этот ход исчерпан: два солдата за каждую провинцию, которой вы владеете и которую контролируете.
no-recruit-gold = На это у вас не хватает монет.
no-recruit-level = Для этого отряда нужна столица уровня { $level }.
no-exchange-too-few = В месте набора не хватает отрядов для такого обмена.
no-exchange-level = Уровень вашей столицы не позволяет получить такой отряд.
no-exchange-outside-capital = Отряды обменивают только в собственной столице.
no-caravan-pair = Для каравана в одной провинции нужны кавалерия с 2 очками движения и артиллерия с полным запасом очков движения.
no-caravan-to-split = У вас там нет каравана.
no-caravan-split-fought = Караван, сражавшийся в этом ходу, разделить нельзя.
no-dig-in-automatic = Пехота окапывается сама.
no-dig-in-infantry = У пехоты там не осталось очков движения, чтобы окопаться.
no-dig-in-here = В столице и в провинции с бункером окопаться нельзя.
no-dig-in-twice = Эти войска уже окопались.
no-disband-nothing = У вас нет ни отрядов, ни кораблей.

log-recruited = { NAME($seat) } набирает { $count ->
    [2] { COUNT($count, $unit, case: "acc") }
    [3] { COUNT($count, $unit, case: "acc") }
    [4] { COUNT($count, $unit, case: "acc") }
    [few] { COUNT($count, $unit) }
   *[other] { COUNT($count, $unit, case: "acc") }
} { NAME($place, case: "in") } за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-exchanged = { NAME($seat) } обменивает отряды { NAME($place, case: "in") } и получает { $count ->
    [2] { COUNT($count, $unit, case: "acc") }
    [3] { COUNT($count, $unit, case: "acc") }
    [4] { COUNT($count, $unit, case: "acc") }
    [few] { COUNT($count, $unit) }
   *[other] { COUNT($count, $unit, case: "acc") }
}.
log-caravan-joined = { NAME($seat) } собирает { $count ->
    [one] { $count } караван
    [few] { $count } каравана
   *[many] { $count } караванов
} { NAME($place, case: "in") }.
log-caravan-split = { NAME($seat) } разделяет { $count ->
    [one] { $count } караван
    [few] { $count } каравана
   *[many] { $count } караванов
} { NAME($place, case: "in") }.
log-dug-in = { NAME($seat) } окапывается { NAME($place, case: "in") }.
log-disbanded = { NAME($seat) } распускает { $count ->
    [2] { COUNT($count, $unit, case: "acc") }
    [3] { COUNT($count, $unit, case: "acc") }
    [4] { COUNT($count, $unit, case: "acc") }
    [few] { COUNT($count, $unit) }
   *[other] { COUNT($count, $unit, case: "acc") }
} { NAME($place, case: "in") }.
log-cargo-disbanded = { NAME($seat) } распускает { $count ->
    [2] { COUNT($count, $unit, case: "acc") }
    [3] { COUNT($count, $unit, case: "acc") }
    [4] { COUNT($count, $unit, case: "acc") }
    [few] { COUNT($count, $unit) }
   *[other] { COUNT($count, $unit, case: "acc") }
} на транспортных кораблях { NAME($zone, case: "in") }.
log-ship-disbanded = { NAME($seat) } списывает { NAME($ship, case: "acc") } { NAME($zone, case: "in") }.

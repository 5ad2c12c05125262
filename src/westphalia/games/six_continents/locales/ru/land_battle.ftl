# SC-8 Сухопутные битвы

option-continue = Продолжать бой
option-plunder = Разграбить провинцию
option-landing = Десант

ask-attack = Какую провинцию атакуете?
ask-attack_from = Из какой провинции отряды атакуют { NAME($target, case: "acc") }?
ask-join_landing = Поддержат ли десант { NAME($target, case: "in") } сухопутные отряды? Если да, то откуда?
ask-attack_units = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько идёт в атаку?
ask-loss = Вы проиграли схватку { NAME($place, case: "in") }. Какой отряд несёт потери?
ask-loss_group = Какая группа несёт потери { NAME($place, case: "in") } ({ NAME($unit) })?
ask-continue_battle = { NAME($place) }: у вас { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
}, у защитника — { $defenders }. Продолжаете бой?
ask-plunder = Провинция { NAME($place) } взята. { $gold ->
    [0] За переход платить не нужно. Разграбите её?
    [one] Заплатите за переход { $gold } монету или разграбите её?
    [few] Заплатите за переход { $gold } монеты или разграбите её?
   *[many] Заплатите за переход { $gold } монет или разграбите её?
}

no-attack-target = Рядом с вашими отрядами нет провинций, которые контролирует другая сила.
no-attack-enemy = Эту провинцию никто другой не контролирует.
no-attack-adjacent = Рядом с ней нет ваших отрядов.
no-attack-points = У ваших отрядов рядом с ней не осталось очков движения.
no-attack-truce = Между вами действует перемирие.
no-attack-gold = Разграбить её нельзя, а на переход у вас не хватает монет.
no-plunder-tokens = Провинцию с 4 и более красными жетонами нельзя разграбить.
no-plunder-else-gold = На переход у вас не хватает монет.

log-attack = { NAME($seat) } атакует { NAME($place, case: "acc") } силами { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдат
}; у { NAME($other, case: "gen") } там { $defenders ->
    [0] нет войск
    [one] { $defenders } солдат
    [few] { $defenders } солдата
   *[many] { $defenders } солдат
}.
log-attack-rebels = { NAME($seat) } атакует { NAME($place, case: "acc") } силами { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдат
}; { $defenders ->
    [one] обороняется { $defenders } мятежник
    [few] обороняются { $defenders } мятежника
   *[many] обороняются { $defenders } мятежников
}.
log-attack-savages = { NAME($seat) } атакует { NAME($place, case: "acc") } силами { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдат
}; { $defenders ->
    [one] обороняется { $defenders } дикарь
    [few] обороняются { $defenders } дикаря
   *[many] обороняются { $defenders } дикарей
}.
log-rolls-for-savages = { NAME($seat) } бросает кубики за дикарей { NAME($place, case: "in") }.
log-rolls-for-rebels = { NAME($seat) } бросает кубики за мятежников { NAME($place, case: "in") }.
log-exchange = { NAME($place) }: атакующий выбрасывает { $roll } (всего { $total }), защитник — { $other_roll } (всего { $other_total }).
log-loss = { NAME($seat) } теряет солдата { NAME($place, case: "in") } ({ NAME($unit) }).
log-withdrawn = { NAME($seat) } отходит и прекращает битву { NAME($place, case: "in") }.
log-withdrawn-to = Солдаты { NAME($seat, case: "gen") } возвращаются { NAME($place, case: "to") }.
log-musters = { NAME($seat) } посылает { $n ->
    [one] { $n } солдата
    [2] { $n } солдат
    [3] { $n } солдат
    [4] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
} { NAME($origin, case: "from") } атаковать { NAME($target, case: "acc") }.
log-province-taken = { NAME($seat) } захватывает { NAME($place, case: "acc") }.
log-attack-failed = Атака { NAME($seat, case: "gen") } на { NAME($place, case: "acc") } отбита.
log-march-paid = { NAME($seat) } платит за переход { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-plundered = { NAME($seat) } грабит { NAME($place, case: "acc") }.
log-bunker-lowered = Бункер { NAME($place, case: "in") } повреждён: остаётся уровень { $level }.

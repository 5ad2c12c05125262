# Боты: что они делают, карта за картой

log-bot-card = { NAME($seat) }: открыта карта бота № { $number } (в колоде { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}).
log-bot-tries = { NAME($seat) }: { $action ->
    [event] событие
    [military] военное действие
    [diplomacy] дипломатия
    [naval] морское действие
    [explore] исследование
    [colonize] колонизация
    [unrest] подавление беспорядков
    [convert] обращение области в веру
    [papal_curia] папская курия
    [spy] шпионы
    [idea] новая идея
    [focus_economy] фокус на экономике
    [focus_expansion] фокус на расширении
    [focus_politics] фокус на политике
   *[focus_war] фокус на войне
}.
log-bot-impossible = { NAME($seat) }: невозможно — { $why ->
    [power] не хватает власти бота
    [taken] событие уже взято
    [no_event] для бота не осталось событий
    [manpower] нет ни отрядов, ни доступных рекрутов
    [target] на схеме нет подходящей цели
    [full] нет места для влияния
    [port] негде построить корабль
    [colony] нет территории для колонизации
    [calm] нет беспорядков
    [faith] нет области для обращения
    [curia] больше нельзя получить кардинала
    [opponent] ни у кого из соперников нет города без беспорядков
    [milestone] эта цель уже выполнена
    [enough] для этой эпохи идей достаточно
   *[idea] нет подходящей идеи
}.
log-bot-chart = { NAME($seat) }: по { $chart ->
    [military] военной
   *[diplomatic] дипломатической
} схеме выпало { $n }.
log-bot-target = { NAME($seat) }: цель — { NAME($realm) }.
log-bot-target-territory = { NAME($seat) }: цель — свободная территория { NAME($province) }.
log-bot-no-target = { NAME($seat) }: { NAME($realm) } — неподходящая цель ({ $why ->
    [quest] нет идеи, открывающей Новый Свет
    [claimed] претензии уже есть во всех областях
    [own] собственных земель не осталось
    [ally] союз
    [truce] перемирие
    [passed] этот игрок спасовал
    [patron] союзник спасовал или связан перемирием
    [emperor] защищает император
    [war] война уже идёт
    [vassal] вассал
    [influence] слишком большое влияние
    [strong] слишком большая сила
    [player] королевство игрока
    [large] слишком крупное динамическое неигровое королевство
   *[distant] дальнее королевство
}).
log-bot-die = { NAME($seat) }: на кубике выпало { $n }.
log-bot-opponent = { NAME($seat) }: выбор соперника, на кубике выпало { $n } — { $n ->
    [1] тот, у кого больше всего престижа
    [2] тот, у кого больше всего престижа
    [3] тот, у кого больше всего престижа
   *[other] тот, у кого самый высокий налоговый доход
}.
log-bot-defends = { NAME($seat) }: враги во владениях бота, он обороняется.
log-bot-besieges = { NAME($seat) }: армия ведёт осаду.
log-bot-power = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} власть бота: { $n } (всего { $value }).
log-bot-power-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} власть бота: { $n } (осталось { $value }).
log-bot-paid = { NAME($seat) } { AGREE($seat) ->
    [plural] тратят
   *[other] тратит
} власть бота: { $n } (осталось { $value }).
log-bot-cube = { NAME($seat) }: кубик взят из { $what ->
    [spent] потраченной власти бота
   *[available] доступной власти бота
}.
log-bot-income = { NAME($seat) }: потраченная власть бота сброшена, получена новая.
log-bot-recruits = { NAME($seat) } { AGREE($seat) ->
    [plural] набирают
   *[other] набирает
} { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
} { NAME($area, case: "in") }.
log-bot-lays-down = { NAME($seat) }: { $n ->
    [one] { $n } лишний отряд возвращается
    [few] { $n } лишних отряда возвращаются
   *[many] { $n } лишних отрядов возвращаются
} из области { NAME($area) } в доступные рекруты.
log-bot-army-home = Армия { NAME($seat, case: "gen") } уходит с карты (область { NAME($area) }).
log-bot-ship = У { NAME($seat, case: "gen") } новый корабль { NAME($sea, case: "in") }.
log-bot-ship-hit = { NAME($seat) }: корабль, который считается за три, получает { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}, но остаётся на плаву.
log-bot-sails = { NAME($seat) }: { $n ->
    [one] { $n } корабль переходит
    [few] { $n } корабля переходят
   *[many] { $n } кораблей переходят
} { NAME($sea, case: "from") } { NAME($other_sea, case: "to") }.
log-bot-spies = { NAME($seat) } { AGREE($seat) ->
    [plural] отправляют
   *[other] отправляет
} шпионов против { NAME($other, case: "gen") }.
log-bot-focus = { NAME($seat) }: фокус этого раунда — { $focus ->
    [economy] экономика
    [expansion] расширение
    [politics] политика
   *[war] война
}.
log-bot-rebel-die = { NAME($seat) }: кубик повстанцев — { $result ->
    [rebellion] восстание
    [lose_2_ducats] потеря 2 дукатов
    [lose_1_monarch_power] потеря 1 кубика власти монарха
    [exhaust_1_manpower] истощение 1 рекрута
    [remove_1_unrest] снятие 1 жетона беспорядков
   *[no_effect] без эффекта
}.
log-bot-deck = { NAME($seat) }: колода бота перемешана, в ней { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
log-white-peace-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] отклоняют
   *[other] отклоняет
} белый мир { NAME($realm, case: "with") }.
log-colonists-gone = { NAME($seat) }: свободных территорий не осталось, все колонисты сброшены.
log-bot-falls = { NAME($realm) } больше не { AGREE($realm) ->
    [plural] владеют
   *[other] владеет
} провинциями, и бот выходит из игры.
log-bot-expected = В следующем раунде в игру вступит новый бот: { NAME($realm) }.
log-bot-enters = В игру вступает новый бот: { NAME($realm) }.
log-bot-takes-over = Место игрока занимает бот: { NAME($realm) }.
log-solo-result = { NAME($seat) }, итог игры: { $result ->
    [great] великая победа
    [full] победа
    [minor] малая победа
   *[defeat] поражение
}.
ask-entering_bot = Какое королевство вступит в игру под управлением бота?
no-bot-power = Боту не хватает власти.

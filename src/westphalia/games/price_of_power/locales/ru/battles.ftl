# Сухопутные и морские сражения

option-no_general = Никто
option-no_admiral = Никого
option-no_battle_action = Без боевого действия
option-weather_gage = Наветренная сторона
option-innovatory_tactics = Новаторская тактика
option-esprit_de_corps = Esprit de corps
option-superior_tactics = Превосходная тактика
option-inspired_leadership = Вдохновляющее лидерство
option-naval_maneuver = Морской манёвр
option-infantry_dice = Кубики пехоты
option-cavalry_dice = Кубики кавалерии
option-add_imperial = Добавить имперские отряды
option-keep_imperial = Оставить их в резерве
option-imperial_unit = Имперский отряд
option-stay = Остаться
option-retreat = Отступить
option-rebels = Повстанцы
option-sink_damaged = Потопить повреждённый корабль
option-damage_another = Повредить другой корабль
option-take_prize = Взять его
option-leave_prize = Отпустить его
option-prize_to_fleet = Взять его во флот
ask-main_defender = Кто главный защитник?
ask-battle_card = Поручаете командование генералу?
ask-battle_appoint = Какой армией он командует?
ask-battle_general = Какой генерал командует?
ask-battle_admiral = Назначаете адмирала?
ask-muslim_dice = Какие кубики бросаете в этом сражении?
ask-imperial_units = Вступают ли имперские отряды в сражение?
ask-drill_die = Идея «Военная муштра»: какой кубик вражеского генерала убираете?
ask-battle_action = Разыгрываете боевое действие?
ask-helping_hand = Поможете неигровому королевству боевым действием?
ask-hold_back = С пиратами сражаются все ваши корабли. Какой корабль вы оставите в стороне?
ask-any_die = Какой кубик добавляете?
ask-faction_first = Какая из равных сил понесёт следующую потерю?
ask-casualty = Какой отряд теряете?
ask-casualty_army = Откуда убираете потерянный отряд?
ask-retreat = Остаётесь или отступаете, теряя ещё один отряд?
ask-sunk_ship = На какой корабль приходится попадание?
ask-heavy_hit = Потопить повреждённый тяжёлый корабль или повредить другой?
ask-prize = Какой из потерянных вами кораблей захватывает враг?
ask-capture = Берёте захваченный корабль ({ NAME($ship, case: "acc") })?
ask-naval_retreat = Остаётесь или отступаете, теряя один корабль?
ask-naval_retreat_to = Куда отступают ваши корабли?
log-battle = Начинается сражение { NAME($area, case: "in") }.
log-naval-battle = Начинается морское сражение { NAME($sea, case: "in") }.
log-improvised-leader = Командовать может персонаж с верхней карты военной колоды: «{ NAME($card) }».
log-drill = { NAME($seat) } { AGREE($seat) ->
    [plural] убирают
   *[other] убирает
} кубик вражеского генерала благодаря военной муштре.
log-charge = Благородные рыцари { NAME($seat, case: "gen") } идут в атаку: { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}.
log-battle-action = { NAME($seat) } { AGREE($seat) ->
    [plural] разыгрывают
   *[other] разыгрывает
} боевое действие: «{ NAME($card) }».
log-battle-side = { $side ->
    [attacker] Атакующий
   *[defender] Защитник
}: { NAME($realm) }, { $arm ->
    [ships] { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[other] { $n } кораблей
    }
   *[units] { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
}.
log-battle-rebels = { $side ->
    [attacker] Атакующий
   *[defender] Защитник
}: { $arm ->
    [ships] пираты
   *[units] повстанцы
}, { $arm ->
    [ships] { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[other] { $n } кораблей
    }
   *[units] { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
}.
log-exchange = Раунд сражения { $number }: у атакующего { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}, у защитника { $losses ->
    [one] { $losses } попадание
    [few] { $losses } попадания
   *[many] { $losses } попаданий
}.
log-npr-casualties = Потери { NAME($realm, case: "gen") }: { $arm ->
    [ships] { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[other] { $n } кораблей
    }
   *[units] { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
}.
log-rebel-casualties = { $arm ->
    [ships] Потери пиратов
   *[units] Потери повстанцев
}: { $arm ->
    [ships] { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[other] { $n } кораблей
    }
   *[units] { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
}.
log-casualty = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { NAME($unit, case: "acc_one") } { NAME($area, case: "in") }.
log-ship-sunk = Морское сражение { NAME($sea, case: "in") }: тонет { NAME($ship) } { NAME($seat, case: "gen") }.
log-ship-damaged = Морское сражение { NAME($sea, case: "in") }: получает повреждения { NAME($ship) } { NAME($seat, case: "gen") }.
log-ship-captured = { NAME($seat) } { AGREE($seat) ->
    [plural] захватывают
   *[other] захватывает
} { NAME($ship, case: "acc") } { NAME($sea, case: "in") }.
log-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] отступают
   *[other] отступает
} из области { NAME($area) }.
log-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] отступают
   *[other] отступает
} { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-npr-retreats = Защитники отступают из области { NAME($area) }.
log-naval-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] отступают
   *[other] отступает
} из морской области { NAME($sea) }.
log-naval-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] отступают
   *[other] отступает
} { NAME($sea, case: "from") } и { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} курс на { NAME($space, case: "acc") }.
log-npr-sails-away = Корабли выходят из сражения { NAME($sea, case: "in") }.
log-battle-won = Атакующий побеждает { NAME($area, case: "in") }.
log-battle-lost = Защитник побеждает { NAME($area, case: "in") }.
log-battle-drawn = { NAME($area) }: в сражении не уцелел никто.
log-naval-won = Атакующий побеждает { NAME($sea, case: "in") }.
log-naval-lost = Защитник побеждает { NAME($sea, case: "in") }.
log-naval-drawn = { NAME($sea) }: в сражении не уцелел никто.
log-invasion = { NAME($realm) } { AGREE($realm) ->
    [plural] вторгаются
   *[other] вторгается
} в область { NAME($area) }.

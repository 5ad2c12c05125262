# Папская курия

option-papal_action = Папское действие
option-excommunicate = Отлучить правителя от церкви
option-call_crusade = Призвать к крестовому походу
no-papal-age = Папские действия заканчиваются вместе с эпохой Реформации.
no-papal-not-controller = Папское действие может совершить только папский контролёр.
no-papal-token = В этом раунде папское действие уже совершено.
no-excommunication-target = Других католических королевств нет.
no-crusade-area = Мусульманским королевствам принадлежит там меньше 2 провинций.
no-cardinal-not-catholic = Кардиналы есть только у католических королевств.
no-cardinal-holds-roma = Тот, кто контролирует Рим, больше не получает кардиналов.

ask-papal_action = Какое папское действие совершаете?
ask-excommunicate = Чьего правителя отлучаете от церкви?
ask-cardinal_to_lose = В какой ячейке теряете кардинала?
ask-crusade_area = Против какой области призываете к крестовому походу?
ask-crusade_target = Крестовый поход { NAME($area, case: "to") }: кому сразу и бесплатно объявляете войну?
ask-crusaders_where = Где размещаете отряд наёмной пехоты для крестового похода?
ask-crusaders_army = К какой армии он присоединяется?

log-cardinal = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} кардинала.
log-cardinal-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} кардинала.
log-roma = { NAME($seat) } { AGREE($seat) ->
    [plural] занимают
   *[other] занимает
} в курии ячейку Рима.
log-roma-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} в курии ячейку Рима.
log-excommunicated = { NAME($seat) } { AGREE($seat) ->
    [plural] отлучают
   *[other] отлучает
} от церкви правителя { NAME($realm, case: "gen") }.
log-crusade = { NAME($seat) } { AGREE($seat) ->
    [plural] призывают
   *[other] призывает
} к крестовому походу { NAME($area, case: "to") }.
log-crusade-over = Крестовый поход завершён ({ NAME($area) }): { $result ->
    [freed] ни одно мусульманское королевство больше не владеет там провинцией
    [held] мусульманские королевства ещё владеют там провинциями
   *[deserted] никто не откликнулся на призыв
}.

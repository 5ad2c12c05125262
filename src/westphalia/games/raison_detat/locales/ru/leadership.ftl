# RE-5.9 Leadership

ask-leadership = { NAME($power) }: командование. Что вы делаете?
option-place = Выставить генералов
option-recall = Снять генералов с поля
option-draw_card = Взять карту
option-gain_morale = Получить 1 очко боевого духа
ask-place_general = { NAME($power) }: какой генерал выходит на поле?
ask-place_where = { NAME($power) }: где встанет { NAME($general) }?
ask-recall = { NAME($power) }: какой генерал покидает поле?
ask-recalled_unit = { NAME($general, case: "The") } покидает { NAME($place, case: "acc") }. С ним { $n ->
    [1] { $n } отряд. Куда идёт этот отряд?
    [one] { $n } отряд. Куда идёт один из них?
    [few] { $n } отряда. Куда идёт один из них?
   *[many] { $n } отрядов. Куда идёт один из них?
}
no-general-off-board = Вне поля нет ни одного генерала.
no-general-on-board = На поле нет ни одного генерала.
no-place-for-general = Нет территории, где можно выставить генерала.
no-general-on-foreign-land = Генерала выставляют на своей территории.
no-general-beside-rival = Там стоит генерал соперника.
no-exile-abroad = Из изгнания генерал возвращается на родную территорию.
no-more-morale = Боевой дух уже на пределе.
log-gains-morale = { NAME($power) } { AGREE($power) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
log-no-leadership = { NAME($power) } не { AGREE($power) ->
    [plural] используют
   *[other] использует
} командование.
log-placed = { NAME($power) }: { NAME($general) } выходит на поле { NAME($place, case: "in") } { $n ->
    [0] без отрядов
    [one] с { $n } отрядом
   *[other] с { $n } отрядами
}.
log-recalled = { NAME($power) }: { NAME($general) } покидает { NAME($place, case: "acc") } и уходит с поля{ $n ->
    [0] { "" }
    [one] , потеряв { $n } отряд
    [few] , потеряв { $n } отряда
   *[many] , потеряв { $n } отрядов
}.
log-handed-over = { NAME($power) }: { NAME($giver) } отдаёт { $n ->
    [1] { $n } отряд, его
    [one] { $n } отряд, их
    [few] { $n } отряда, их
   *[many] { $n } отрядов, их
} получает { NAME($general) }.

# RE-5.19 Movement

ask-arbiter = { NAME($power) }: перемещение. Кто ваш арбитр?
ask-move = { NAME($power) }: ход перемещения № { $number }. Какой генерал идёт?
ask-way = Как движется { NAME($general) }?
option-march = Марш
option-sail = Морское перемещение
option-strategic = Стратегическое перемещение
ask-next_battle = { NAME($power) }: какая битва следующая?
ask-leave_garrison = { NAME($power) }: оставить гарнизон { NAME($place, case: "in") }? Какой генерал даёт отряд?
ask-another_turn = { NAME($power) }: просить ещё один ход перемещения? Арбитр: { NAME($other) }. Цена: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
option-ask = Просить арбитра
ask-grant = { NAME($power) } { AGREE($power) ->
    [plural] просят
   *[other] просит
} ещё об одном ходе перемещения. За согласие { NAME($other) } { AGREE($other) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа. Разрешить?
option-grant = Разрешить
no-ally-as-arbiter = Арбитр не может быть из вашей коалиции.
no-own-power-as-arbiter = Арбитром не может быть держава того же игрока.
no-second-move = Он уже двигался в этом ходу.
no-way-to-move = Ему некуда идти.
log-no-movement = У { NAME($power, case: "gen") } нет генералов на поле, перемещения не будет.
log-arbiter = { NAME($power) } { AGREE($power) ->
    [plural] выбирают
   *[other] выбирает
} арбитром { NAME($other, case: "acc") }.
log-turn-granted = { NAME($power) } { AGREE($power) ->
    [plural] разрешают
   *[other] разрешает
} { NAME($other, case: "dat") } ещё один ход перемещения за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
log-turn-refused = { NAME($power) } не { AGREE($power) ->
    [plural] разрешают
   *[other] разрешает
} { NAME($other, case: "dat") } ещё один ход перемещения.

# RE-5.19 Movement

ask-arbiter = { NAME($power) }: перемещение. Кто ваш арбитр?
ask-move = { NAME($power) }: ход перемещения { $number }. Какой генерал идёт?
ask-way = Как движется { NAME($general) }?
option-march = Марш
option-sail = Морское перемещение
option-strategic = Стратегическое перемещение
ask-next_battle = { NAME($power) }: какая битва следующая?
ask-leave_garrison = { NAME($power) }: оставить гарнизон ({ NAME($place) })? Какой генерал даёт отряд?
ask-another_turn = { NAME($power) }: просить ещё один ход перемещения? Арбитр: { NAME($other) }. Цена: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
option-ask = Просить арбитра
ask-grant = { NAME($power) }: просьба о ещё одном ходе перемещения. За согласие { NAME($other) } { AGREE($other) ->
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
log-no-movement = { NAME($power) }: на поле нет генералов, перемещения не будет.
log-arbiter = { NAME($power) }: арбитр — { NAME($other) }.
log-turn-granted = { NAME($power) }: ещё один ход перемещения за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа ({ NAME($other) }).
log-turn-refused = { NAME($power) }: отказ в ещё одном ходе перемещения ({ NAME($other) }).

# RE-5.19 Movement

ask-arbiter = { NAME($power) }: перемещение. Кто ваш арбитр?
ask-move = { NAME($power) }: ход перемещения { $number }. Какой генерал идёт?
option-exchange = Передать отряды
ask-regroup = { NAME($power) }: передать отряды после битв?
ask-way = Как движется { NAME($general) }?
option-march = Марш
option-sail = Морское перемещение
option-strategic = Стратегическое перемещение
ask-exchange_from = { NAME($power) }: какой генерал отдаёт отряды?
ask-exchange_to = { NAME($giver) } отдаёт отряды. Кому?
ask-exchange_units = Сколько отрядов, { NAME($giver) } → { NAME($general) }?
ask-exchange_tired = Сколько из { $n } уже двигались?
ask-next_battle = { NAME($power) }: какая битва следующая?
ask-leave_garrison = { NAME($power) }: оставить гарнизон ({ NAME($place) })? Какой генерал даёт отряд?
ask-another_turn = { NAME($power) }: просить ещё один ход перемещения? Арбитр: { NAME($other) }. Цена: { $n } боевого духа.
option-ask = Просить арбитра
ask-grant = { NAME($power) }: ещё один ход перемещения за { $n } боевого духа? Арбитр: { NAME($other) }.
option-grant = Разрешить
no-ally-as-arbiter = Арбитр не может быть из вашей коалиции.
no-own-power-as-arbiter = Арбитром не может быть держава того же игрока.
no-second-move = Он уже двигался в этом ходе.
no-way-to-move = Ему некуда идти.
log-no-movement = { NAME($power) }: нет генералов на поле, нет перемещения.
log-arbiter = { NAME($power) }: арбитр – { NAME($other) }.
log-turn-granted = { NAME($power) }: ещё один ход перемещения за { $n } боевого духа ({ NAME($other) }).
log-turn-refused = { NAME($power) }: отказ в ещё одном ходе перемещения ({ NAME($other) }).

# Фаза 2: действия

ask-turn = { $n ->
    [0] Ваш ход. Что делаете?
    [1] Ваш последний ход в этом раунде. Что делаете?
   *[other] Осталось ходов в этом раунде: { $n }. Что делаете?
}
ask-after_action = Выполняете малое действие или завершаете ход?
option-end = Завершить ход
option-pass = Спасовать
no-pass-before-event = Прежде чем спасовать, нужно взять событие.
no-action-but-event = Ваш последний ход отведён событию, которое вы ещё не взяли.
log-actions = Раунд { $number }: начинается фаза действий.
log-phase = Фаза { $number }, { $number ->
    [3] мир и восстания
    [4] доход и содержание
   *[other] очистка
}
log-turn = Ход { NAME($seat, case: "gen") }.
log-passed = Пас № { $number }: { NAME($seat) }.
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] завершают
   *[other] завершает
} последний ход этого раунда.

# Фаза 2: действия

ask-turn = Ваш ход. Что делаете?
ask-after_action = Выполняете малое действие или завершаете ход?
option-end = Завершите ход
option-pass = Спасуйте
no-pass-before-event = Прежде чем спасовать, нужно взять событие.
no-action-but-event = Ваш последний ход отведён событию, которое вы ещё не взяли.
log-actions = Раунд { $number }: начинается фаза действий.
log-turn = Ход { NAME($seat, case: "gen") }.
log-passed = { NAME($seat) } пасует под номером { $number }.
log-finished = { NAME($seat) } завершает последний ход этого раунда.

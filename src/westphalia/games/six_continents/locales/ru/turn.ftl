# SC-3 Порядок хода и меню действий

ask-action = Ваш ход: что делаете?
option-end = Завершить ход
option-give_up = Отказаться от чего-либо

ask-give_up = От чего отказываетесь?

log-round = Раунд { $number }
log-turn = { NAME($seat) }, ход { $number }

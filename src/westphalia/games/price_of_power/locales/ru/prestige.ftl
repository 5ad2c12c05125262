# Миссии и цели

log-mission = { NAME($seat) } { AGREE($seat) ->
    [plural] выполняют
   *[other] выполняет
} миссию «{ NAME($mission) }».
log-milestone = { NAME($seat) } { AGREE($seat) ->
    [plural] выполняют
   *[other] выполняет
} цель «{ NAME($milestone) }».
ask-complete_mission = Сейчас можно выполнить миссию. Выполняете какую-нибудь?
ask-which_mission = Какую миссию вы выполняете?
option-complete_mission = Выполнить миссию
option-later = Не сейчас
no-mission-fulfilled = Вы не выполнили условий ни одной миссии на руке.
log-struggle = Борьба за власть завершена: «{ NAME($struggle) }».
log-struggle-areas = Престиж за поля сражений («{ NAME($struggle) }»):
log-struggle-criterion = Условие { $n } («{ NAME($struggle) }»):

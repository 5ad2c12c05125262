# События

option-event = Событие
ask-which_event = Какое событие берёте?
ask-appoint_heir = Назначаете нового правителя ({ NAME($character) })?
ask-buy_heir = Платите 2 кубика административной власти за нового правителя ({ NAME($character) })?
no-event-taken = В этом раунде вы уже взяли событие.
log-event-up = Открывается событие «{ NAME($event) }».
log-event = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} событие «{ NAME($event) }».
log-unpicked = Событие «{ NAME($event) }» никто не взял: действуют только его символы.
log-heir-declined = { NAME($seat) } не { AGREE($seat) ->
    [plural] платят
   *[other] платит
} за нового правителя ({ NAME($character) }).

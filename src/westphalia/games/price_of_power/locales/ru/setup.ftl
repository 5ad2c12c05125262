# Начальные карты

ask-extra_power = Какую власть монарха добавляете?
ask-appoint_first = Назначаете персонажа с одной из своих первых карт?
ask-exchange_card = Какую карту меняете на другую из той же колоды?
ask-discard_card = Какую карту сбрасываете? В начале игры на руке остаётся не больше четырёх карт.
ask-start_mission = С какой миссии начинаете?

# Правила отдельных сценариев

ask-balance_ally = Вы сильно отстаёте: какое королевство станет вашим союзником?
ask-swedish_event = Какое событие попадает в колоду новой эпохи?
log-won-at-once = { NAME($seat) } { AGREE($seat) ->
    [plural] побеждают
   *[other] побеждает
}.
log-balance = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} союзника: { NAME($realm) }.
log-swedish-event = Дания разыгрывает в этой эпохе событие «{ NAME($event) }».
option-give_partner = Передать дукаты партнёру
no-partner-ducats = У вас нет дукатов.
ask-partner_ducats = Сколько дукатов вы передаёте { NAME($other, case: "dat") }?
log-partner-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] передают
   *[other] передаёт
} { $n ->
    [one] { $n } дукат
    [few] { $n } дуката
   *[many] { $n } дукатов
} { NAME($other, case: "dat") }.

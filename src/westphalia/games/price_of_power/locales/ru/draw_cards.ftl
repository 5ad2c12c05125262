# Фаза 1: добор карт

ask-draw_from = Из какой колоды берёте карту?
ask-keep_card = Какие из взятых карт оставляете, по 2 дуката за каждую?
ask-mission_step = Берёте миссию или заменяете?
ask-take_mission = Какую миссию берёте?
ask-return_mission = Какую миссию возвращаете?
option-take_mission = Взять миссию
option-replace_mission = Заменить миссию

no-cards-left = Все карты этой колоды на руках или в игре.

log-events-revealed = Раунд { $number }: открываются события.
log-cards-kept = { NAME($seat) } { AGREE($seat) ->
    [plural] оставляют
   *[other] оставляет
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
log-card-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] сбрасывают
   *[other] сбрасывает
} карту «{ NAME($card) }».
log-mission-taken = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} миссию.
log-mission-seen = Ваша миссия: «{ NAME($mission) }».
log-mission-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] возвращают
   *[other] возвращает
} миссию.

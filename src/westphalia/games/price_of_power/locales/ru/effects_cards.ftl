# Карты действий на картах

ask-card_to_give_back = Какую из взятых карт сбрасываете?
ask-card_from_discards = Какую карту берёте из сброса?
ask-may_draw_cards = Берёте предложенные карты?

log-card-taken = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} из сброса карту «{ NAME($card) }».

# Karty akcji na kartach

ask-card_to_give_back = Którą z dobranych kart odrzucasz?
ask-card_from_discards = Którą kartę bierzesz spośród odrzuconych?
ask-may_draw_cards = Dobierasz karty, które daje karta?

log-card-taken = { NAME($seat) } { AGREE($seat) ->
    [plural] biorą
   *[other] bierze
} spośród odrzuconych kartę „{ NAME($card) }”.

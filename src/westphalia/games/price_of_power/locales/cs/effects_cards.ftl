# Karty akcí na kartách

ask-card_to_give_back = Kterou z dobraných karet odhodíte?
ask-card_from_discards = Kterou kartu si vezmete z odhozených?
ask-may_draw_cards = Doberete karty, které karta dává?

log-card-taken = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} z odhozených kartu „{ NAME($card) }“.

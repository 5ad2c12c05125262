# Action cards by cards

ask-card_to_give_back = Which of the drawn cards do you discard?
ask-card_from_discards = Which card do you take from the discards?
ask-may_draw_cards = Do you draw the cards that the card grants?

log-card-taken = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} “{ NAME($card) }” from the discards.

# RE-6.13 Laying cards

ask-lay = { NAME($power) }: battle in { NAME($place, case: "the") }. What do you lay?
option-face_down = A card face down
option-reveal = A 2 face up: turn an enemy card up
option-discard = A 3 face up: discard an enemy card
option-pass = Pass
ask-lay_on = { NAME($power) }: on whose pile?
ask-lay_card = { NAME($power) }: which card?
ask-target_pile = { NAME($power) }: a card from which pile?
ask-target_card = { NAME($power) }: which card in { NAME($other, case: "the") }{ AGREE($other) ->
    [plural] ’
   *[other] ’s
} pile, counted from the first laid?
no-two-in-hand = There is no 2 in your hand.
no-card-to-reveal = The other side has no face-down card.
no-three-in-hand = There is no 3 in your hand.
no-card-to-discard = The other side has no card yet.
log-passes = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] pass
   *[other] passes
}.
log-lays = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] lay
   *[other] lays
} a card face down.
log-lays-up = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] lay
   *[other] lays
} a { $card ->
    [hidden] card
   *[other] { NAME($card) }
} face up.
log-reveals = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] turn
   *[other] turns
} up one of { NAME($other, case: "the") }{ AGREE($other) ->
    [plural] ’
   *[other] ’s
} cards{ $card ->
    [hidden] { "" }
   *[other] { ": " }{ NAME($card) }
}.
log-discards = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] discard
   *[other] discards
} one of { NAME($other, case: "the") }{ AGREE($other) ->
    [plural] ’
   *[other] ’s
} { $card ->
    [hidden] face-down cards
   *[other] cards: { NAME($card) }
}.

# RE-6.13 Laying cards

ask-lay = { NAME($power) }: battle in { NAME($place) }. What do you lay?
option-face_down = A card face down
option-reveal = A 2 face up: turn an enemy card up
option-discard = A 3 face up: discard an enemy card
option-pass = Pass
ask-lay_on = { NAME($power) }: on whose pile?
ask-lay_card = { NAME($power) }: which card?
ask-target_pile = { NAME($power) }: a card from which pile?
ask-target_card = { NAME($power) }: which card in the pile, counted from the first laid ({ NAME($other) })?
no-two-in-hand = There is no 2 in your hand.
no-card-to-reveal = The other side has no face-down card.
no-three-in-hand = There is no 3 in your hand.
no-card-to-discard = The other side has no card yet.
log-passes = { NAME($power) }: pass.
log-lays = { NAME($power) }: a card face down.
log-lays-up = { NAME($power) }: a { NAME($card) } face up.
log-reveals = { NAME($power) }: a card is turned up ({ NAME($other) }): { NAME($card) }.
log-discards = { NAME($power) }: a card is discarded ({ NAME($other) }): { NAME($card) }.

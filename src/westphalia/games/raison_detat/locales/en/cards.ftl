# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: you are over the hand limit. Cards still to discard: { $n }. Which one do you discard?
log-hand-limit = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] discard
   *[other] discards
} { $n } { $n ->
    [one] card
   *[other] cards
} over the hand limit.
log-draws = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] draw
   *[other] draws
} { $n } { $n ->
    [one] card
   *[other] cards
}.
log-drew = The card drawn by { NAME($power, case: "the") } is a { NAME($card) }.
log-reshuffle = The discard pile is shuffled into a new deck of { $n } { $n ->
    [one] card
   *[other] cards
}.

# RE-9 Minor Powers

ask-bid = How much Morale do you bid for control of { NAME($other, case: "the") }?
log-bid = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] bid
   *[other] bids
} { $n } for { NAME($other, case: "the") }.
log-controls = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] gain
   *[other] gains
} control of { NAME($other, case: "the") } for { $n } Morale.
log-sees-hand = { NAME($power, case: "The") }{ AGREE($power) ->
    [plural] ’
   *[other] ’s
} hand: { $cards }.
log-minor-skips = { NAME($power) }: a Minor Power does not extend Influence.

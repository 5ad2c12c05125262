# Phase 5: Cleanup

ask-discard_to_limit = You hold more than 5 cards. Which one do you discard?
log-colonists = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } { $n ->
    [one] Colonist
   *[other] Colonists
}.
log-merchants-back = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Merchants are ready again.
log-focus-over = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} National Focus cube returns to the supply.
log-discarded = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] discard
   *[other] discards
} “{ NAME($card) }”.
log-first-player = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] are
   *[other] is
} now First Player.
log-plague-over = The plague is over.
log-round-over = Round { $number } is over.

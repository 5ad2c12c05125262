# Phase 5: Cleanup

ask-discard_to_limit = You hold more than 5 cards. Which one do you discard?
log-colonists = { NAME($seat) } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } { $n ->
    [one] Colonist
   *[other] Colonists
}.
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] discard
   *[other] discards
} { NAME($card) }.
log-first-player = { NAME($seat) } { AGREE($seat) ->
    [plural] are
   *[other] is
} now First Player.

# Phase 5: Cleanup

ask-discard_to_limit = You hold more than 5 cards. Which one do you discard?
log-colonists = { NAME($seat) } gains { $n } { $n ->
    [one] Colonist
   *[other] Colonists
}.
log-discarded = { NAME($seat) } discards { NAME($card) }.
log-first-player = { NAME($seat) } is now First Player.

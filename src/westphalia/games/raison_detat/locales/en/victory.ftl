# RE-10 Victory

log-influence = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] gain
   *[other] gains
} { $n } Influence and now { AGREE($power) ->
    [plural] have
   *[other] has
} { $total }.
log-wins = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] win
   *[other] wins
} with { $n } Influence.
log-time-limit = The last round ({ $n }) is over.

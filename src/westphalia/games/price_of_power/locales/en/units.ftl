# Manpower

ask-surplus_from = Your Manpower has fallen. From where does a Unit return to your supply?
ask-surplus_unit = Which Unit returns to your supply?
ask-exhaust_unit = Which Unit do you exhaust?
option-exhausted = Exhausted Manpower

log-disbanded = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] disband
   *[other] disbands
} 1 { NAME($unit) } in { NAME($area, case: "the") }.
log-manpower = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Manpower is now { $value }.
log-exhausted-unit = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] exhaust
   *[other] exhausts
} a Unit in { NAME($area, case: "the") }.
log-surplus = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] return
   *[other] returns
} 1 Manpower to the supply.
log-surplus-unit = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] disband
   *[other] disbands
} a surplus Unit in { NAME($area, case: "the") }.

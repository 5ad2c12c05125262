# Manpower

ask-surplus_from = Your Manpower has fallen. From where does a Unit return to your supply?
ask-surplus_unit = Which Unit returns to your supply?
ask-exhaust_unit = Which Unit do you exhaust?
option-exhausted = Exhausted Manpower

log-disbanded = { NAME($seat) } { AGREE($seat) ->
    [plural] disband
   *[other] disbands
} 1 { NAME($unit) } in { NAME($area) }.
log-manpower = { NAME($seat) } { AGREE($seat) ->
    [plural] have
   *[other] has
} a Manpower of { $value }.
log-exhausted-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] exhaust
   *[other] exhausts
} a Unit in { NAME($area) }.
log-surplus = { NAME($seat) } { AGREE($seat) ->
    [plural] return
   *[other] returns
} 1 Manpower to the supply.
log-surplus-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] disband
   *[other] disbands
} a surplus Unit in { NAME($area) }.

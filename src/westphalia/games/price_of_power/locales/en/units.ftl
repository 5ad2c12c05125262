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

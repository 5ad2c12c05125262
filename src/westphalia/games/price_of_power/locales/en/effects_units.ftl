# Units and ships that cards give and take

ask-gain_unit_area = In which Area does the Unit appear?
ask-gain_unit = Which Unit do you gain?
ask-gain_unit_into = On its own, or in which Army?
ask-gain_ship_port = In which Port does the ship appear?
ask-gain_ship_sea = In which Sea Zone does the ship appear?
ask-gain_ship = Which ship do you gain?
ask-gain_ship_where = Where is the ship placed?
ask-remove_unit_area = From which Area do you remove a Unit?
ask-remove_unit = Which Unit do you remove?
ask-ship_to_remove = Where do you remove a ship from?
ask-ship_to_remove_owner = Whose ship do you remove?
ask-pirate_to_remove = From which Trade Node do you remove a Pirate Ship?
option-pirates = A Pirate Ship
ask-general_of = From which Realm do you take a General?
ask-general_to_take = Which General do you take?
ask-general_into = Which of your Armies does the General lead?
ask-may_take_general = Do you take a General from an Enemy?
ask-may_gain_units = Do you take the Unit?
ask-may_gain_ships = Do you take the ship?
log-unit-gained = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} 1 { NAME($unit) } in { NAME($area, case: "the") }.
log-ship-gained = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} a { NAME($ship) } in { NAME($space, case: "the") }.
log-ship-removed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a { NAME($ship) } in { NAME($space, case: "the") }.
log-pirate-removed = A Pirate Ship leaves the { NAME($node) } Trade Node.

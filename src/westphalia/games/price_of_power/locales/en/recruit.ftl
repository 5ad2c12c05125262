# Recruit Units

option-recruit = Recruit Units
option-units = Land Units
option-ships = Ships
ask-recruit_what = What do you recruit?
ask-recruit_area = In which Area?
ask-recruit_unit = Which Unit?
ask-recruit_into = On its own, or in which Army?
ask-recruit_by = Whose Military Capacity supports the Allied Unit?
ask-build_port = In which Port do you build a ship?
ask-build_ship = Which ship?
ask-build_where = Where is the ship placed?
ask-build_as = Does it sail alone, or in the Fleet?
ask-recruit_battle_first = Which battle is fought first?
no-recruit = You can’t recruit anything now.
log-recruited = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] recruit
   *[other] recruits
} 1 { NAME($unit) } in { NAME($area, case: "the") }.
log-built-ship = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] build
   *[other] builds
} a { NAME($ship) } in { NAME($space, case: "the") }.

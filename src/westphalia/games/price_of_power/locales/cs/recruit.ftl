# Verbování jednotek

option-recruit = Verbování jednotek
option-units = Pozemní jednotky
option-ships = Lodě
ask-recruit_what = Co naverbujete?
ask-recruit_area = Ve které oblasti?
ask-recruit_unit = Kterou jednotku?
ask-recruit_into = Samostatně, nebo do kterého vojska?
ask-recruit_by = Čí vojenská kapacita podpoří spojeneckou jednotku?
ask-build_port = Ve kterém přístavu postavíte loď?
ask-build_ship = Kterou loď?
ask-build_where = Kde bude kotvit?
ask-build_as = Popluje sama, nebo v loďstvu?
ask-recruit_battle_first = Která bitva se svede jako první?
no-recruit = Teď nemůžete nic naverbovat.
log-recruited = { NAME($seat) } { AGREE($seat) ->
    [plural] verbují
   *[other] verbuje
} { NAME($area, case: "in") } jednotku { NAME($unit, case: "gen") }.
log-built-ship = { NAME($seat) } { AGREE($seat) ->
    [plural] stavějí
   *[other] staví
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.

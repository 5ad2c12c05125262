# Verbování jednotek

option-recruit = Verbování jednotek
option-units = Pozemní jednotky
option-ships = Lodě
ask-recruit_what = Co naverbujete?
ask-recruit_area = Ve které oblasti budete verbovat?
ask-recruit_unit = Kterou jednotku naverbujete?
ask-recruit_into = Zůstane jednotka samostatná, nebo se připojí k některému vojsku?
ask-recruit_by = Čí vojenská kapacita podpoří spojeneckou jednotku?
ask-build_port = Ve kterém přístavu postavíte loď?
ask-build_ship = Kterou loď postavíte?
ask-build_where = Kde bude loď kotvit?
ask-build_as = Popluje loď sama, nebo v loďstvu?
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

# Jednotky a lodě, které karty dávají a berou

ask-gain_unit_area = Ve které oblasti se jednotka objeví?
ask-gain_unit = Kterou jednotku získáte?
ask-gain_unit_into = Zůstane jednotka samostatná, nebo se připojí k některému vojsku?
ask-gain_ship_port = Ve kterém přístavu se loď objeví?
ask-gain_ship_sea = Ve které námořní zóně se loď objeví?
ask-gain_ship = Kterou loď získáte?
ask-gain_ship_where = Kde bude loď kotvit?
ask-remove_unit_area = Ze které oblasti odstraníte jednotku?
ask-remove_unit = Kterou jednotku odstraníte?
ask-ship_to_remove = Kde odstraníte loď?
ask-ship_to_remove_owner = Čí loď odstraníte?
ask-pirate_to_remove = Ze kterého centra obchodu odstraníte pirátskou loď?
option-pirates = Pirátská loď
ask-general_of = Které říši generála vezmete?
ask-general_to_take = Kterého generála získáte?
ask-general_into = Kterému z vašich vojsk bude velet?
ask-may_take_general = Vezmete nepříteli generála?
ask-may_gain_units = Vezmete si jednotku?
ask-may_gain_ships = Vezmete si loď?
log-unit-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { NAME($area, case: "in") } jednotku { NAME($unit, case: "gen") }.
log-ship-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-ship-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-pirate-removed = Pirátská loď opouští centrum { NAME($node) }.

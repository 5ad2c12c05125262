# SC-18 Army

option-recruit = Recruit
option-exchange = Exchange units
option-caravan = Form or split caravans
option-join = Form a caravan
option-split = Split a caravan
option-dig_in = Dig in
option-disband = Disband units or ships
option-cargo = Units on transports

ask-recruit = Which units do you recruit?
ask-recruit_number = How many { NAME($unit, case: "other") } do you recruit for { $price } gold each?
ask-exchange = Which units do you exchange?
ask-exchange_for = What do you take in exchange for { NAME($unit) }?
ask-exchange_number = How many times do you make the exchange for { NAME($unit) }?
ask-caravan = Form or split a caravan?
ask-caravan_place = In which province?
ask-caravan_number = How many caravans do you form { NAME($place, case: "in") }?
ask-caravan_split = How many { NAME($unit, case: "other") } { NAME($place, case: "in") } do you split? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-dig_in = In which province do you dig in?
ask-disband_where = Where do you disband units or ships?
ask-disband_unit = Which units do you disband?
ask-disband_number = How many { NAME($unit, case: "other") } do you disband?
ask-disband_zone = In which sea?
ask-disband_ship = Which ship { NAME($zone, case: "in") } do you disband?

no-recruiting-place = Without your capital or a temporary recruitment place, you can’t recruit.
no-recruiting-red = Red tokens in your temporary recruitment place prevent recruiting and exchanging.
no-recruit-limit = That is more than you may recruit this turn: the limit is two soldiers for each province you own and control.
no-recruit-gold = You don’t have the gold for it.
no-recruit-level = Your capital must be at level { $level } for this unit.
no-exchange-too-few = There are not enough units in your recruiting place for this exchange.
no-exchange-level = Your capital’s level does not allow the unit you would receive.
no-exchange-outside-capital = Units can be exchanged only in your own capital.
no-caravan-pair = A caravan needs a cavalry unit with 2 movement points and an artillery unit that has not moved, in one province.
no-caravan-to-split = You have no caravan there.
no-caravan-split-fought = A caravan that fought this turn can’t be split.
no-dig-in-automatic = Infantry digs in automatically.
no-dig-in-infantry = No infantry there has movement points left to dig in.
no-dig-in-here = In a capital or beside a bunker, units can’t dig in.
no-dig-in-twice = This stack is already dug in.
no-disband-nothing = You have neither units nor ships to disband.

log-recruited = { NAME($seat) } recruits { COUNT($count, $unit) } { NAME($place, case: "in") } for { $gold } gold.
log-exchanged = { NAME($seat) } exchanges units { NAME($place, case: "in") } and receives { COUNT($count, $unit) }.
log-caravan-joined = { NAME($seat) } forms { $count } { $count ->
    [one] caravan
   *[other] caravans
} { NAME($place, case: "in") }.
log-caravan-split = { NAME($seat) } splits { $count } { $count ->
    [one] caravan
   *[other] caravans
} { NAME($place, case: "in") }.
log-dug-in = { NAME($seat) }: the infantry { NAME($place, case: "in") } digs in.
log-disbanded = { NAME($seat) } disbands { COUNT($count, $unit) } { NAME($place, case: "in") }.
log-cargo-disbanded = { NAME($seat) } disbands { COUNT($count, $unit) } on transports { NAME($zone, case: "in") }.
log-ship-disbanded = { NAME($seat) } disbands a { NAME($ship) } { NAME($zone, case: "in") }.

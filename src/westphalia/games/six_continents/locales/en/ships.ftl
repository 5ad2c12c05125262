# SC-5.1, SC-5.13, SC-5.14, SC-14.1 Buying and sailing ships and boats

option-buy_ship = Buy ships
option-sail = Sail
option-ships = Ships
option-boat = The fishing boat

ask-buy_ship = Which ship do you buy?
ask-ship_zone = Where is the { NAME($ship) } launched?
ask-ship_count = How many { NAME($ship, case: "other") } do you buy for { $price } gold each?
ask-sail_from = From which sea do you sail?
ask-sail_what = What sails from { NAME($zone) }?
ask-sail_to = Where do the ships from { NAME($zone) } sail to?
ask-sail_ships = How many { NAME($ship, case: "other") } sail from { NAME($zone) }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-sail_cargo = How many { NAME($unit, case: "other") } aboard leave { NAME($zone) } with the ships? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-boat_to = Where does the fishing boat from { NAME($zone) } sail to?

no-gold-for-ship = You can’t pay for it.
no-second-boat = Another fishing boat is in this sea.
no-ship-can-sail = You have neither ships nor boats at sea.
no-ship-with-mp = No ship or boat there can move another step.
no-room-for-cargo = The cargo would not fit on the transports that go or on those that stay.

log-ship-bought = { NAME($seat) } launches { COUNT($count, $ship) } { NAME($zone, case: "in") }.
log-sheet-ship-bought = { NAME($seat) } buys { COUNT($count, $ship) }.
log-sail = { NAME($seat) } sails { $count } { $count ->
    [one] ship
   *[other] ships
}{ $soldiers ->
    [0] { "" }
    [one] { " " }with { $soldiers } soldier aboard
   *[other] { " " }with { $soldiers } soldiers aboard
} from { NAME($zone) } to { NAME($other_zone) }.
log-boat-sails = { NAME($seat) }’s fishing boat sails from { NAME($zone) } to { NAME($other_zone) }.

# SC-5.1 to 5.8, 5.12, 5.15, 5.16 Loading, landing, dispatching

option-load = Load transports
option-land = Land from transports
option-dispatch = Dispatch by sea
option-transfer = Transfer from port to port
option-landing_ship = Send a landing ship
option-construction_ship = Send a construction ship

ask-load_at = Where do your units go aboard?
ask-load_zone = Which transports do the units from { NAME($place) } board?
ask-load_units = How many { NAME($unit, case: "other") } { NAME($place, case: "in") } go aboard? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-land_from = From which sea do your units land?
ask-land_at = Where do the units from { NAME($zone) } land?
ask-land_units = How many { NAME($unit, case: "other") } land { NAME($place, case: "in") }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-dispatch_what = What do you dispatch?
ask-transfer_from = From which port do your units leave?
ask-transfer_to = To which port do the units from { NAME($origin) } go?
ask-transfer_units = How many { NAME($unit, case: "other") } leave { NAME($place) }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-transfer_slaves = How many slaves of { NAME($nation) }’s nation leave { NAME($origin) } for { NAME($target) }? You hold { $count }.
ask-landing_port = From which port does the landing ship leave?
ask-landing_units = How many { NAME($unit, case: "other") } { NAME($place, case: "in") } board the landing ship? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-landing_target = Where should the landing ship from { NAME($origin) } land? Nobody else will know.
ask-construction_target = Where should the construction ship build a port?

no-room-on-transports = There is not enough room on your transports.
no-units-to-load = No unit with movement points stands in a working port beside your transports.
no-cargo-to-land = No unit with movement points is aboard your transports.
no-gold-to-land = You can’t pay for this landing.
no-other-working-port = You need two working ports.
no-units-in-port = No unit with movement points stands in a working port.
no-gold-for-transfer = You can’t pay for this transfer.
no-landing-ship = You have no landing ship.
no-room-on-landing-ship = A landing ship carries 10 soldiers at most.
no-landing-inland = This province has no coast.
no-landing-at-departure = The ship leaves from here.
no-construction-ship = You have no construction ship.
no-port-inland = This province has no coast.
no-port-in-capital = Nothing may be built in a capital.
no-second-port = There is already a port there.

log-loaded = { NAME($seat) }: { $soldiers } { $soldiers ->
    [one] soldier boards
   *[other] soldiers board
} ship { NAME($place, case: "in") }.
log-landed = { NAME($seat) } lands { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
} { NAME($place, case: "in") } for { $gold } gold.
log-unloaded = { NAME($seat) }: { $n ->
    [one] { $n } soldier leaves
   *[other] { $n } soldiers leave
} the transports { NAME($zone, case: "in") }.
log-reembarked = { NAME($seat) }: { $n ->
    [one] { $n } soldier returns
   *[other] { $n } soldiers return
} to the transports { NAME($zone, case: "in") }.
log-transfer = { NAME($seat) } ships { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
} from { NAME($origin) } to { NAME($place) } for { $gold } gold.
log-landing-ship-sails = { NAME($seat) }’s landing ship leaves { NAME($origin) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}; it arrives in round { $round }.
log-construction-ship-sails = { NAME($seat) }’s construction ship sails for { NAME($place) }; it arrives in round { $round }.

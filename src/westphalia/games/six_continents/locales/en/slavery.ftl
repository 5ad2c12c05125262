# SC-15 Slavery

option-move_slaves = Move slaves
option-kill_slaves = Kill slaves

ask-take_slaves = Do you try to take slaves of { NAME($nation) }’s nation { NAME($place, case: "in") } ({ $chance }%)?
ask-kill_new_slaves = How many of the new slaves of { NAME($nation) }’s nation { NAME($place, case: "in") } do you kill?
ask-kill_found_slaves = How many of the slaves of { NAME($nation) }’s nation found { NAME($place, case: "in") } do you kill? You keep the rest.
ask-slave_revolt_next = Slaves of { NAME($nation) }’s nation revolt. Which province comes next?
ask-move_slaves_from = From which province do your slaves move?
ask-move_slaves_to = Where do the slaves from { NAME($origin) } go?
ask-move_slaves_number = How many slaves of { NAME($nation) }’s nation go from { NAME($origin) } to { NAME($target) }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-kill_slaves_where = Where do you kill slaves?
ask-kill_slaves_nation = Slaves of which nation do you kill { NAME($place, case: "in") }?
ask-kill_slaves_number = How many slaves of { NAME($nation) }’s nation { NAME($place, case: "in") } do you kill?
ask-free_slave_where = One of your slaves is freed. In which province?
ask-free_slave_nation = A slave of which nation is freed { NAME($place, case: "in") }?

no-slaves-held = You hold no slaves.
no-slaves-points = These slaves have no movement points left.
no-slaves-nowhere = You control no province next to them.
no-slaves-beyond = Slaves move only between provinces you control.

log-slaves-taken = { NAME($seat) } takes { $count } { $count ->
    [one] slave
   *[other] slaves
} of { NAME($nation) }’s nation { NAME($place, case: "in") } (rolled { $roll }, needed { $chance } or less).
log-slaves-escaped = { NAME($seat) } tries in vain to take slaves { NAME($place, case: "in") } (rolled { $roll }, needed { $chance } or less).
log-slaves-killed = { NAME($seat) } kills { $count } { $count ->
    [one] slave
   *[other] slaves
} of { NAME($nation) }’s nation { NAME($place, case: "in") }.
log-slaves-kept = { NAME($seat) } keeps { $count } { $count ->
    [one] slave
   *[other] slaves
} of { NAME($nation) }’s nation { NAME($place, case: "in") }.
log-slaves-freed = { NAME($seat) } frees { $count } { $count ->
    [one] compatriot
   *[other] compatriots
} { NAME($place, case: "in") }, who { $count ->
    [one] takes
   *[other] take
} up arms.
log-slaves-quiet = The slaves of { NAME($nation) }’s nation held by { NAME($seat) } stay quiet (rolled { $roll }, revolt at { $chance } or less).
log-slave-revolt = The slaves of { NAME($nation) }’s nation held by { NAME($seat) } revolt (rolled { $roll }, revolt at { $chance } or less).
log-slaves-vanished = { $count } { $count ->
    [one] slave
   *[other] slaves
} of { NAME($nation) }’s nation held by { NAME($seat) } { $count ->
    [one] escapes
   *[other] escape
} from the capital ({ NAME($place) }).
log-slaves-moved = { NAME($seat) } moves { $count } { $count ->
    [one] slave
   *[other] slaves
} from { NAME($origin) } to { NAME($target) }.
log-slave-freed = A slave of { NAME($nation) }’s nation held by { NAME($seat) } { NAME($place, case: "in") } is freed.

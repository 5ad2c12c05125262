# Ships, ports and Trade Protection slots

option-slot = On a Trade Protection slot
option-no_slot = Without a slot

ask-ship_from = Where do you move a Light Ship from?
ask-ship_to = Where does the Light Ship go?
ask-ship_slot = Does it take a Trade Protection slot?
ask-displace = All slots are taken. Whose ship do you displace?
ask-scrap_ship = Which ship do you give up?
ask-recall_from = From which Sea Zone do you recall a Light Ship?
ask-recall_to = To which port does it return?
ask-leave_port_to = { NAME($province, case: "The") } is lost. Where do your ships go?
ask-leave_lost_port = { NAME($province, case: "The") } is no longer friendly. Where does the ship go?

log-ship-moved = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] move
   *[other] moves
} a Light Ship from { NAME($space, case: "the") } to { NAME($sea, case: "the") }.
log-displaced = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] displace
   *[other] displaces
} one of { NAME($other, case: "the") }{ AGREE($other) ->
    [plural] ’
   *[other] ’s
} ships in { NAME($sea, case: "the") }.
log-ship-scrapped = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up a ship in { NAME($space, case: "the") }.
log-ship-recalled = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] recall
   *[other] recalls
} a Light Ship from { NAME($sea, case: "the") } to { NAME($province, case: "the") }.
log-leave-port = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} ships leave { NAME($province, case: "the") } for { NAME($sea, case: "the") }.
log-ships-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} ships in { NAME($province, case: "the") }: no route to the sea is open.
log-ships-repaired = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} damaged Heavy Ships are repaired in { NAME($province, case: "the") }.
log-galleys-lost = { $n ->
    [one] One
   *[other] { $n }
} of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Galleys can’t go on: { $n ->
    [one] it returns
   *[other] they return
} to the supply.
log-slot-taken = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Light Ships protects trade in { NAME($sea, case: "the") }.

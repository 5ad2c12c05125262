# Ships, ports and Trade Protection slots

option-slot = On a Trade Protection slot
option-no_slot = Without a slot

ask-ship_from = From where do you move a Light Ship?
ask-ship_to = Where does the Light Ship go?
ask-ship_slot = Does it take a Trade Protection slot?
ask-displace = All slots are taken. Whose ship do you displace?
ask-scrap_ship = Which ship do you give up?
ask-recall_from = From which Sea Zone do you recall a Light Ship?
ask-recall_to = To which port does it return?
ask-leave_port_to = { NAME($province) } is lost. Where do your ships go?
ask-leave_lost_port = { NAME($province) } is no longer friendly. Where does the ship go?

log-ship-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] move
   *[other] moves
} a Light Ship from { NAME($space) } to { NAME($sea) }.
log-displaced = { NAME($seat) } { AGREE($seat) ->
    [plural] displace
   *[other] displaces
} a ship of { NAME($other) } in { NAME($sea) }.
log-ship-scrapped = { NAME($seat) } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up a ship in { NAME($space) }.
log-ship-recalled = { NAME($seat) } { AGREE($seat) ->
    [plural] recall
   *[other] recalls
} a Light Ship from { NAME($sea) } to { NAME($province) }.
log-leave-port = Ships of { NAME($seat) } leave { NAME($province) } for { NAME($sea) }.
log-ships-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} ships in { NAME($province) }: no way to the sea is open.
log-slot-taken = A Light Ship of { NAME($seat) } protects trade in { NAME($sea) }.

# Události

option-event = Událost
ask-which_event = Kterou událost vyhodnotíte?
ask-appoint_heir = Stane se vaším vládcem { NAME($character) }?
ask-buy_heir = Zaplatíte 2 kostky správy za nového vládce ({ NAME($character) })?
no-event-taken = V tomto kole už máte událost vyhodnocenou.
log-event-up = Událost „{ NAME($event) }“ se otáčí lícem nahoru.
log-event = { NAME($seat) } { AGREE($seat) ->
    [plural] vyhodnocují
   *[other] vyhodnocuje
} událost „{ NAME($event) }“.
log-unpicked = Událost „{ NAME($event) }“ si nikdo nevybral: platí jen její symboly.
log-heir-declined = { NAME($seat) } { AGREE($seat) ->
    [plural] odmítají
   *[other] odmítá
} zaplatit za nového vládce ({ NAME($character) }).

# Events

option-event = Take an Event
ask-which_event = Which Event do you take?
ask-appoint_heir = Does { NAME($character) } become your Ruler?
ask-buy_heir = Do you pay 2 ADM to make { NAME($character) } your Ruler?
no-event-taken = You have already taken your Event this Round.
log-event-up = The Event “{ NAME($event) }” is turned face up.
log-event = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} the Event “{ NAME($event) }”.
log-unpicked = Nobody has taken the Event “{ NAME($event) }”: only its symbols count.
log-heir-declined = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] do
   *[other] does
} not pay for { NAME($character) }.

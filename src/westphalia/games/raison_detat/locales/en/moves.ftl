# RE-5.24 Moves

ask-march_to = { NAME($general) }: where does he march?
ask-sail_to = { NAME($general) }: where does he sail?
ask-road_to = { NAME($general, case: "The") }’s Strategic Move, steps left: { $n }. Where next?
option-halt = Halt
ask-take_along = { NAME($general, case: "The") } goes to { NAME($place, case: "the") }. How many Units go with him?
ask-left_unit = { NAME($general, case: "The") } leaves { $n } { $n ->
    [one] Unit
   *[other] Units
} behind in { NAME($place, case: "the") }. { $n ->
    [one] Who takes it?
   *[other] Who takes one?
}
ask-passing_garrison = { NAME($general, case: "The") } passes through { NAME($place, case: "the") }. Leave a Garrison?
ask-consent = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] ask
   *[other] asks
} { NAME($other, case: "the") } to let { NAME($general, case: "the") } enter { NAME($place, case: "the") }. Do you consent?
option-consent = Consent
no-consent = The Ally has refused consent.
no-route-of-nobody = Nobody controls this Sea Route.
no-foreign-route = The Sea Route is neither yours nor a friend’s.
no-route-here = No Sea Route begins here.
no-border-here = There is no land border here.
no-foreign-road = A Strategic Move may cross only your own and friends’ land.
no-rival-on-road = A Strategic Move never enters a territory with a rival General.
log-marches = { NAME($power) }: { NAME($general, case: "the") } marches from { NAME($origin, case: "the") } to { NAME($place, case: "the") } { $n ->
    [0] without Units
    [one] with 1 Unit
   *[other] with { $n } Units
}.
log-sails = { NAME($power) }: { NAME($general, case: "the") } sails to { NAME($place, case: "the") } { $n ->
    [0] without Units
    [one] with 1 Unit
   *[other] with { $n } Units
} ({ NAME($route) }).
log-strategic = { NAME($power) }: { NAME($general, case: "the") } makes a Strategic Move from { NAME($origin, case: "the") } to { NAME($place, case: "the") } { $n ->
    [0] without Units
    [one] with 1 Unit
   *[other] with { $n } Units
}.
log-strategic-step = { NAME($power) }: { NAME($general, case: "the") } moves on from { NAME($origin, case: "the") } to { NAME($place, case: "the") }.
log-consents = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] let
   *[other] lets
} { NAME($other, case: "the") } move { NAME($general, case: "the") } into { NAME($place, case: "the") }.
log-consent-refused = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] do
   *[other] does
} not let { NAME($other, case: "the") } move { NAME($general, case: "the") } into { NAME($place, case: "the") }.
log-units-lost = { NAME($power) }: { NAME($general, case: "the") } leaves { $n } { $n ->
    [one] Unit
   *[other] Units
} behind; { $n ->
    [one] it is
   *[other] they are
} lost.

# RE-5.24 Moves

ask-march_to = { NAME($general) }: where does he march?
ask-sail_to = { NAME($general) }: where does he sail?
ask-road_to = Strategic Move of { NAME($general, case: "the") }, steps left: { $n }. Where next?
option-halt = Halt
ask-take_along = { NAME($general) } → { NAME($place) }: how many Units go with him?
ask-left_unit = { NAME($general, case: "The") } leaves Units behind in { NAME($place) }: { $n }. Who takes one?
ask-passing_garrison = { NAME($general, case: "The") } passes { NAME($place) }. Leave a Garrison?
ask-consent = Request from { NAME($power, case: "the") } to { NAME($other, case: "the") }: { NAME($general, case: "the") } → { NAME($place) }. Do you consent?
option-consent = Consent
no-consent = The Ally has refused consent.
no-route-of-nobody = Nobody controls this Sea Route.
no-foreign-route = The Sea Route is neither yours nor a friend’s.
no-route-here = No Sea Route begins here.
no-border-here = There is no land border here.
no-foreign-road = A Strategic Move goes over your own and friends’ land only.
no-rival-on-road = A Strategic Move never enters a territory with a rival General.
log-marches = { NAME($power) }: { NAME($general, case: "the") } marches, { NAME($origin) } → { NAME($place) }, Units: { $n }.
log-sails = { NAME($power) }: { NAME($general, case: "the") } sails to { NAME($place) } ({ NAME($route) }), Units: { $n }.
log-strategic = { NAME($power) }: { NAME($general, case: "the") }, Strategic Move, { NAME($origin) } → { NAME($place) }, Units: { $n }.
log-strategic-step = { NAME($power) }: { NAME($general, case: "the") } on the road, { NAME($origin) } → { NAME($place) }.
log-consents = { NAME($power) }: consent ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-consent-refused = { NAME($power) }: consent refused ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-units-lost = { NAME($power) }: Units left behind and lost ({ NAME($general) }): { $n }.

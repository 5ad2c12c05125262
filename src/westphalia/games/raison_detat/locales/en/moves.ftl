# RE-5.24 Moves

ask-march_to = { NAME($general) }: where does he march?
ask-sail_to = { NAME($general) }: where does he sail?
ask-road_to = Strategic Move of { NAME($general) }, steps left: { $n }. Where next?
option-halt = Halt
ask-take_along = { NAME($general) } → { NAME($place) }: how many Units go with him?
ask-left_unit = { NAME($general) } leaves Units behind in { NAME($place) }: { $n }. Who takes one?
ask-passing_garrison = { NAME($general) } passes { NAME($place) }. Leave a Garrison?
ask-consent = Request of { NAME($power, case: "the") } to { NAME($other, case: "the") }: { NAME($general) } → { NAME($place) }. Do you consent?
option-consent = Consent
no-consent = The Ally has refused consent.
no-route-of-nobody = Nobody controls this Sea Route.
no-foreign-route = The Sea Route is neither yours nor a friend’s.
no-route-here = No Sea Route begins here.
no-border-here = There is no land border here.
no-foreign-road = A Strategic Move goes over own and friends’ land only.
no-rival-on-road = A Strategic Move never enters a territory with a rival General.
log-marches = { NAME($power) }: { NAME($general) } marches, { NAME($origin) } → { NAME($place) }, Units: { $n }.
log-sails = { NAME($power) }: { NAME($general) } sails to { NAME($place) } ({ NAME($route) }), Units: { $n }.
log-strategic = { NAME($power) }: { NAME($general) }, Strategic Move, { NAME($origin) } → { NAME($place) }, Units: { $n }.
log-strategic-step = { NAME($power) }: { NAME($general) } on the road, { NAME($origin) } → { NAME($place) }.
log-consents = { NAME($power) }: consent ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-consent-refused = { NAME($power) }: consent refused ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-units-lost = { NAME($power) }: Units left behind and lost ({ NAME($general) }): { $n }.

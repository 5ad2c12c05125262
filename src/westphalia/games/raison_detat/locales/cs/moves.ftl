# RE-5.24 Moves

ask-march_to = Kam bude pochodovat { NAME($general) }?
ask-sail_to = Kam popluje { NAME($general) }?
ask-road_to = Strategický přesun ({ NAME($general) }): kam dál? { $n ->
    [one] Zbývá { $n } krok.
    [few] Zbývají { $n } kroky.
   *[other] Zbývá { $n } kroků.
}
option-halt = Zastavit
ask-take_along = { NAME($general, case: "The") } vyráží { NAME($place, case: "to") }. Kolik oddílů půjde s ním?
ask-left_unit = { NAME($general, case: "The") } zanechává { NAME($place, case: "in") } { $n ->
    [one] { $n } oddíl. Kdo ho převezme?
    [few] { $n } oddíly. Kdo jeden převezme?
   *[other] { $n } oddílů. Kdo jeden převezme?
}
ask-passing_garrison = { NAME($general, case: "The") } prochází územím { NAME($place) }. Zanechá tam posádku?
ask-consent = { NAME($power) } { AGREE($power) ->
    [plural] žádají
   *[other] žádá
} { NAME($other, case: "acc") } o průchod: { NAME($general) } chce vstoupit { NAME($place, case: "to") }. Souhlasíte?
option-consent = Souhlasit
no-consent = Spojenec nesouhlasil.
no-route-of-nobody = Tuto námořní trasu nikdo neovládá.
no-foreign-route = Námořní trasa nepatří vám ani příteli.
no-route-here = Nezačíná zde žádná námořní trasa.
no-border-here = Není zde pozemní hranice.
no-foreign-road = Strategický přesun vede jen přes vlastní a přátelská území.
no-rival-on-road = Strategický přesun nikdy nevstupuje na území s generálem soupeře.
log-marches = { NAME($power) }: { NAME($general) } pochoduje { NAME($origin, case: "from") } { NAME($place, case: "to") } { $n ->
    [0] bez oddílů
    [one] s { $n } oddílem
    [few] se { $n } oddíly
   *[other] s { $n } oddíly
}.
log-sails = { NAME($power) }: { NAME($general) } pluje { NAME($place, case: "to") } { $n ->
    [0] bez oddílů
    [one] s { $n } oddílem
    [few] se { $n } oddíly
   *[other] s { $n } oddíly
} ({ NAME($route) }).
log-strategic = { NAME($power) }: { NAME($general) } se strategicky přesouvá { NAME($origin, case: "from") } { NAME($place, case: "to") } { $n ->
    [0] bez oddílů
    [one] s { $n } oddílem
    [few] se { $n } oddíly
   *[other] s { $n } oddíly
}.
log-strategic-step = { NAME($power) }: { NAME($general) } je na cestě { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-consents = { NAME($power) } { AGREE($power) ->
    [plural] dovolují
   *[other] dovoluje
} { NAME($other, case: "dat") } vstup { NAME($place, case: "to") } (generál: { NAME($general) }).
log-consent-refused = { NAME($power) } { AGREE($power) ->
    [plural] nedovolují
   *[other] nedovoluje
} { NAME($other, case: "dat") } vstup { NAME($place, case: "to") } (generál: { NAME($general) }).
log-units-lost = { NAME($power) }: { NAME($general) } zanechává a ztrácí { $n ->
    [one] { $n } oddíl
    [few] { $n } oddíly
   *[other] { $n } oddílů
}.

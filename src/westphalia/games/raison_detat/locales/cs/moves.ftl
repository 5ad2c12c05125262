# RE-5.24 Moves

ask-march_to = Kam pochoduje { NAME($general) }?
ask-sail_to = Kam pluje { NAME($general) }?
ask-road_to = Strategický přesun ({ NAME($general) }), zbývající kroky: { $n }. Kam dál?
option-halt = Zastavit
ask-take_along = Kolik oddílů jde s generálem? { NAME($general, case: "The") } → { NAME($place) }.
ask-left_unit = { NAME($general, case: "The") } zanechává oddíly ({ NAME($place) }): { $n }. Kdo jeden převezme?
ask-passing_garrison = { NAME($general, case: "The") } je na průchodu ({ NAME($place) }). Zanechat posádku?
ask-consent = Žádost o průchod ({ NAME($power) } → { NAME($other) }): { NAME($general) } → { NAME($place) }. Souhlasíte?
option-consent = Souhlasit
no-consent = Spojenec odmítl souhlas.
no-route-of-nobody = Tuto námořní trasu nikdo neovládá.
no-foreign-route = Námořní trasa není vaše ani přítelova.
no-route-here = Nezačíná zde žádná námořní trasa.
no-border-here = Není zde pozemní hranice.
no-foreign-road = Strategický přesun vede jen přes vlastní a přátelská území.
no-rival-on-road = Strategický přesun nikdy nevstupuje na území s generálem soupeře.
log-marches = { NAME($power) }: { NAME($general) } pochoduje, { NAME($origin) } → { NAME($place) }, oddíly: { $n }.
log-sails = { NAME($power) }: { NAME($general) } pluje → { NAME($place) } ({ NAME($route) }), oddíly: { $n }.
log-strategic = { NAME($power) }: { NAME($general) }, strategický přesun, { NAME($origin) } → { NAME($place) }, oddíly: { $n }.
log-strategic-step = { NAME($power) }: { NAME($general) } na cestě, { NAME($origin) } → { NAME($place) }.
log-consents = { NAME($power) }: souhlas ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-consent-refused = { NAME($power) }: souhlas odmítnut ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-units-lost = { NAME($power) }: zanechané a ztracené oddíly ({ NAME($general) }): { $n }.

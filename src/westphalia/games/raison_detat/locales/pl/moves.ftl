# RE-5.24 Moves

ask-march_to = Dokąd maszeruje { NAME($general) }?
ask-sail_to = Dokąd płynie { NAME($general) }?
ask-road_to = Ruch strategiczny ({ NAME($general) }), pozostałe kroki: { $n }. Dokąd dalej?
option-halt = Zatrzymaj się
ask-take_along = Ile oddziałów rusza z generałem? { NAME($general, case: "The") } → { NAME($place) }.
ask-left_unit = { NAME($general, case: "The") } zostawia oddziały ({ NAME($place) }): { $n }. Kto przejmuje jeden z nich?
ask-passing_garrison = { NAME($general, case: "The") } przechodzi przez terytorium { NAME($place) }. Zostawić garnizon?
ask-consent = Prośba o przejście ({ NAME($power) } → { NAME($other) }): { NAME($general) } → { NAME($place) }. Zgadzasz się?
option-consent = Zgoda
no-consent = Sojusznik odmówił zgody.
no-route-of-nobody = Nikt nie kontroluje tego szlaku morskiego.
no-foreign-route = Szlak morski nie jest ani twój, ani sojusznika.
no-route-here = Nie zaczyna się tu żaden szlak morski.
no-border-here = Nie ma tu granicy lądowej.
no-foreign-road = Ruch strategiczny prowadzi tylko przez ziemie własne i sojuszników.
no-rival-on-road = Ruch strategiczny nigdy nie wkracza na terytorium z generałem rywala.
log-marches = { NAME($power) }: { NAME($general) } maszeruje, { NAME($origin) } → { NAME($place) }, oddziały: { $n }.
log-sails = { NAME($power) }: { NAME($general) } płynie → { NAME($place) } ({ NAME($route) }), oddziały: { $n }.
log-strategic = { NAME($power) }: { NAME($general) }, ruch strategiczny, { NAME($origin) } → { NAME($place) }, oddziały: { $n }.
log-strategic-step = { NAME($power) }: { NAME($general) } w drodze, { NAME($origin) } → { NAME($place) }.
log-consents = { NAME($power) }: zgoda ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-consent-refused = { NAME($power) }: brak zgody ({ NAME($other) }), { NAME($general) } → { NAME($place) }.
log-units-lost = { NAME($power) }: pozostawione i stracone oddziały ({ NAME($general) }): { $n }.

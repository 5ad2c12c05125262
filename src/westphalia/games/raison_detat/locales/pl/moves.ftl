# RE-5.24 Moves

ask-march_to = Dokąd maszeruje { NAME($general) }?
ask-sail_to = Dokąd płynie { NAME($general) }?
ask-road_to = Ruch strategiczny ({ NAME($general) }), pozostałe kroki: { $n }. Dokąd idzie dalej?
option-halt = Zatrzymaj się
ask-take_along = { NAME($general, case: "The") } rusza { NAME($place, case: "to") }. Ile oddziałów idzie z nim?
ask-left_unit = { NAME($general, case: "The") } zostawia oddziały { NAME($place, case: "in") } ({ $n }). Kto przejmuje jeden z nich?
ask-passing_garrison = { NAME($general, case: "The") } przechodzi przez terytorium { NAME($place) }. Zostawiasz garnizon?
ask-consent = { NAME($power) } { AGREE($power) ->
    [plural] proszą
   *[other] prosi
} { NAME($other, case: "acc") } o zgodę: { NAME($general) } chce wejść { NAME($place, case: "to") }. Zgadzasz się?
option-consent = Zgódź się
no-consent = Sojusznik odmówił zgody.
no-route-of-nobody = Nikt nie kontroluje tego szlaku morskiego.
no-foreign-route = Szlak morski nie jest ani twój, ani sojusznika.
no-route-here = Nie zaczyna się tu żaden szlak morski.
no-border-here = Nie ma tu granicy lądowej.
no-foreign-road = Ruch strategiczny prowadzi tylko przez ziemie własne i sojuszników.
no-rival-on-road = Ruch strategiczny nigdy nie wkracza na terytorium z generałem rywala.
log-marches = { NAME($power) }: { NAME($general) } maszeruje { NAME($origin, case: "from") } { NAME($place, case: "to") } (oddziały: { $n }).
log-sails = { NAME($power) }: { NAME($general) } płynie { NAME($place, case: "to") } (szlak: { NAME($route) }, oddziały: { $n }).
log-strategic = { NAME($power) }: { NAME($general) } przechodzi ruchem strategicznym { NAME($origin, case: "from") } { NAME($place, case: "to") } (oddziały: { $n }).
log-strategic-step = { NAME($power) }: { NAME($general) } jest w drodze { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-consents = { NAME($power) } { AGREE($power) ->
    [plural] przepuszczają
   *[other] przepuszcza
} { NAME($other, case: "acc") }: { NAME($general) } może wejść { NAME($place, case: "to") }.
log-consent-refused = { NAME($power) } nie { AGREE($power) ->
    [plural] przepuszczają
   *[other] przepuszcza
} { NAME($other, case: "gen") }: { NAME($general) } nie może wejść { NAME($place, case: "to") }.
log-units-lost = { NAME($power) }: { NAME($general) } zostawia i traci { $n } { $n ->
    [one] oddział
    [few] oddziały
   *[many] oddziałów
}.

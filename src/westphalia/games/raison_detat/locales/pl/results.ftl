# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } ponosi klęskę. Dokąd idzie?
option-capital = Do stolicy
ask-retreat = { NAME($power) }: bitwa { NAME($place, case: "in") } kończy się remisem. Dokąd wycofuje się { NAME($general) }?
ask-take_control = { NAME($power) }: zamieniasz oddział w garnizon { NAME($place, case: "in") }? Czyj to oddział?
log-pile = { NAME($power) }, { NAME($general) } – karty: { $cards }, razem: { $n }.
log-garrison-pile = { NAME($power) }, garnizon – karty: { $cards }, razem: { $n }.
log-totals = Razem: { $attack } do { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } traci oddział (pozostało: { $n }).
log-battle-drawn = Bitwa { NAME($place, case: "in") } kończy się remisem.
log-battle-won = Bitwa { NAME($place, case: "in") }: { AGREE($power) ->
    [plural] zwyciężają
   *[other] zwycięża
} { NAME($power) }, { AGREE($other) ->
    [plural] przegrywają
   *[other] przegrywa
} { NAME($other) }.
log-garrison-beaten = Garnizon { NAME($power, case: "gen") } { NAME($place, case: "in") } zostaje pokonany.
log-retreats = { NAME($power) }: { NAME($general) } wycofuje się { NAME($place, case: "to") }.
log-retreats-off = { NAME($power) }: { NAME($general) } wycofuje się poza planszę.
log-flees = { NAME($power) }: { NAME($general) } ucieka { NAME($place, case: "to") }.
log-flees-off = { NAME($power) }: { NAME($general) } ucieka poza planszę.
log-fives = { NAME($power) } { AGREE($power) ->
    [plural] tracą
   *[other] traci
} za piątki { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.

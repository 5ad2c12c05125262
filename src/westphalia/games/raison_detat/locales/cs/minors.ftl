# RE-9 Minor Powers

ask-bid = Kolik bodů morálky nabídnete za ovládnutí { NAME($other, case: "gen") }?
log-bid = { NAME($power) } { AGREE($power) ->
    [plural] nabízejí
   *[other] nabízí
} za ovládnutí { NAME($other, case: "gen") } { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
log-controls = { NAME($power) } { AGREE($power) ->
    [plural] získávají
   *[other] získává
} za { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky vládu nad { NAME($other, case: "ins") }.
log-sees-hand = { NAME($power) }, karty v ruce: { $cards }.
log-minor-skips = { NAME($power) }: vedlejší mocnost nerozšiřuje vliv.

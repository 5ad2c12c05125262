# RE-9 Minor Powers

ask-bid = Kolik morálky nabízíte za ovládnutí { NAME($other, case: "gen") }?
log-bid = { NAME($power) }: nabídka { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: ovládnutí { NAME($other, case: "gen") } za { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
log-sees-hand = { NAME($power) }, karty v ruce: { $cards }
log-minor-skips = { NAME($power) }: vedlejší mocnost nerozšiřuje vliv.

# RE-9 Minor Powers

ask-bid = Ile morale oferujesz za kontrolę nad { NAME($other, case: "ins") }?
log-bid = { NAME($power) }: oferta { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: kontrola nad { NAME($other, case: "ins") } za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-sees-hand = { NAME($power) }, karty na ręce: { $cards }
log-minor-skips = { NAME($power) }: pomniejsze mocarstwo nie poszerza wpływu.

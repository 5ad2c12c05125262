# RE-9 Minor Powers

ask-bid = Ile punktów morale oferujesz za kontrolę nad { NAME($other, case: "ins") }?
log-bid = { NAME($power) } { AGREE($power) ->
    [plural] oferują
   *[other] oferuje
} { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale za kontrolę nad { NAME($other, case: "ins") }.
log-controls = { NAME($power) } { AGREE($power) ->
    [plural] przejmują
   *[other] przejmuje
} kontrolę nad { NAME($other, case: "ins") } za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-sees-hand = { NAME($power) }, karty na ręce: { $cards }.
log-minor-skips = { NAME($power) }: pomniejsze mocarstwo nie poszerza wpływu.
